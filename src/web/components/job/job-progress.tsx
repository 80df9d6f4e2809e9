import type { ReactNode } from 'react';
import { useRevalidator } from 'react-router';
import type { JobProgress } from '#contract/entities/project.ts';
import { ProgressBar } from '#web/components/ui/progress-bar.tsx';
import { toast } from '#web/components/ui/toasts.ts';
import { useLanguage } from '#web/i18n/language.tsx';
import { isRunning, useJob } from './use-job.ts';

interface JobPanelProps {
  job: JobProgress | null;
  /** A button beside the bar, usually to cancel. */
  action?: ReactNode;
  /** After the page has reloaded its data. */
  onEnd?: (job: JobProgress) => void;
}

/** A bar with the job's own text, gone when it is done. The page then reloads its data. */
export function JobPanel({ job, action, onEnd }: JobPanelProps) {
  const language = useLanguage();
  const { revalidate } = useRevalidator();
  const now = useJob(job, (end) => {
    const words = end.text[language];
    if (end.state === 'failed') toast.error({ title: words, ms: null });
    else toast.success(words);
    revalidate();
    onEnd?.(end);
  });
  if (!isRunning(now)) return null;
  return (
    <div className="flex flex-wrap items-center gap-x-8 gap-y-3 rounded-lg border border-line bg-surface px-5 py-4">
      <ProgressBar
        className="min-w-52 flex-1"
        label={now.text[language]}
        text={`${Math.round(now.percent)} %`}
        value={now.state === 'waiting' ? null : now.percent}
      />
      {action}
    </div>
  );
}

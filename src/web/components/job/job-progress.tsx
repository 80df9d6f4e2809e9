import { type ReactNode, useEffect, useRef, useState } from 'react';
import { CallFailed } from '#contract/client.ts';
import type { JobProgress } from '#contract/entities/project.ts';
import { api } from '#web/browser-client.ts';
import { useRevalidate } from '#web/components/actions/use-revalidate.ts';
import { toast } from '#web/components/toasts/toasts.ts';
import { ProgressBar } from '#web/components/ui/progress-bar.tsx';
import { useLanguage } from '#web/i18n/language.tsx';

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
  const revalidate = useRevalidate();
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

/** Often enough to look alive, rarely enough for a server with many viewers. */
const POLL_MS = 1000;
/** A lost connection is retried with growing delays. */
const MAX_BACKOFF_MS = 15_000;

type RunningJob = JobProgress & { state: 'waiting' | 'running' };

export const isRunning = (job: JobProgress | null | undefined): job is RunningJob =>
  job?.state === 'waiting' || job?.state === 'running';

/** The newer of the last answer and the page's data, which may contain the end first when the page reloads them. */
export const newestOf = (job: JobProgress | null, seen: JobProgress | null): JobProgress | null =>
  seen !== null && seen.id === job?.id && isRunning(job) ? seen : job;

/**
 * Follows a background job to its end. `onEnd` is called once for each job, with its last state. The answer of an action
 * names its job as running for good, so one that has ended is not followed again.
 */
export function useJob(job: JobProgress | null, onEnd: (job: JobProgress) => void): JobProgress | null {
  const [seen, setSeen] = useState<Record<string, JobProgress>>({});
  const ended = useRef(onEnd);
  /** The job whose end has not been seen. */
  const followed = useRef<string | null>(null);
  useEffect(() => {
    ended.current = onEnd;
  });
  const newest = newestOf(job, (job && seen[job.id]) ?? null);
  const id = isRunning(newest) ? newest.id : null;
  useEffect(() => {
    const before = followed.current;
    followed.current = id;
    const show = (found: JobProgress) => {
      setSeen((all) => ({ ...all, [found.id]: found }));
      if (isRunning(found)) return;
      if (followed.current === found.id) followed.current = null;
      ended.current(found);
    };
    // The page's data no longer have it running, and may not say how it ended.
    if (before && before !== id) api.getJobProgress({ params: { id: before } }).then(show, () => undefined);
    if (!id) return;
    let timer: ReturnType<typeof setTimeout>;
    let isLeft = false;
    const ask = async (pause: number) => {
      const found = await api.getJobProgress({ params: { id } }).catch((error: unknown) => error);
      if (isLeft) return;
      // Gone: it was cleaned up after its end.
      if (found instanceof CallFailed && found.status === 404) return;
      if (found instanceof Error) return wait(Math.min(pause * 2, MAX_BACKOFF_MS));
      const now = found as JobProgress;
      show(now);
      if (isRunning(now)) wait(POLL_MS);
    };
    const wait = (pause: number) => {
      timer = setTimeout(() => ask(pause), pause);
    };
    wait(POLL_MS / 2);
    return () => {
      isLeft = true;
      clearTimeout(timer);
    };
  }, [id]);
  return newest;
}

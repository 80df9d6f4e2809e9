import { useEffect } from 'react';
import type { AuditSummary } from '#contract/entities/audit.ts';
import type { JobProgress } from '#contract/entities/project.ts';
import { useConfirmation } from '#web/components/actions/use-confirmation.tsx';
import { useRevalidate } from '#web/components/actions/use-revalidate.ts';
import { isRunning, JobPanel } from '#web/components/job/job-progress.tsx';
import { Button } from '#web/components/ui/button.tsx';
import { ProgressBar } from '#web/components/ui/progress-bar.tsx';
import { useTexts } from '#web/i18n/language.tsx';
import { auditsTexts } from '#web/i18n/project/audits.ts';

/** Poll interval of the list if no job can be followed. */
const POLL_MS = 2000;

interface RunningAuditProps {
  audit: AuditSummary;
  job: JobProgress | null;
  onCancel: () => Promise<void>;
}

/** A running audit. Its job reports progress; an audit resumed by another worker uses its own counts. */
export function RunningAudit({ audit, job, onCancel }: RunningAuditProps) {
  const texts = useTexts(auditsTexts);
  const { ask, modal } = useConfirmation();
  const cancel = (
    <>
      <Button
        size="sm"
        variant="outline"
        onClick={() =>
          ask({
            title: texts.cancelTitle,
            description: texts.cancelText,
            confirm: texts.cancel,
            cancel: texts.keepRunning,
            onConfirm: onCancel,
          })
        }
      >
        {texts.cancel}
      </Button>
      {modal}
    </>
  );
  if (isRunning(job)) return <JobPanel key={job.id} job={job} action={cancel} />;
  return (
    <div className="flex flex-wrap items-center gap-x-8 gap-y-3 rounded-lg border border-line bg-surface px-5 py-4">
      <RecheckButton />
      <ProgressBar
        className="min-w-52 flex-1"
        label={texts.running}
        text={texts.pagesOf(audit.pagesDone, audit.pagesPlanned)}
        value={audit.pagesDone}
        max={Math.max(1, audit.pagesPlanned)}
      />
      {cancel}
    </div>
  );
}

function RecheckButton() {
  const revalidate = useRevalidate();
  useEffect(() => {
    const timer = setInterval(revalidate, POLL_MS);
    return () => clearInterval(timer);
  }, [revalidate]);
  return null;
}

import { useState } from 'react';
import type { JobProgress, SubPage } from '#contract/entities/project.ts';
import { isRunning, JobPanel } from '#web/components/job/job-progress.tsx';
import { Button } from '#web/components/ui/button.tsx';
import { Choice } from '#web/components/ui/choice.tsx';
import { Modal } from '#web/components/ui/modal.tsx';
import { commonTexts } from '#web/i18n/common.ts';
import { useTexts } from '#web/i18n/language.tsx';
import { subPagesTexts } from '#web/i18n/project/sub-pages.ts';

interface ScreenshotWindowProps {
  page: SubPage | null;
  job: JobProgress | null;
  onTake: (page: SubPage, wait: number) => void;
  onClose: () => void;
}

/** The call accepts 0 to 10,000 ms. */
const SECONDS = [0, 1, 2, 5, 10];

/** The last image of a page, and a new one. Slow pages get extra time after loading. */
export default function ScreenshotModal({ page, job, onTake, onClose }: ScreenshotWindowProps) {
  const texts = useTexts(subPagesTexts);
  const common = useTexts(commonTexts);
  const [seconds, setSeconds] = useState(1);
  const [endedId, setEndedId] = useState<string | null>(null);
  const isTaking = isRunning(job) && job.id !== endedId;
  return (
    <Modal
      open={page !== null}
      onClose={onClose}
      size="lg"
      title={texts.screenshot}
      description={page?.path}
      texts={common}
      footer={
        <Button variant="signal" disabled={isTaking} onClick={() => page && onTake(page, seconds * 1000)}>
          {page?.screenshotUrl ? texts.takeAgain : texts.take}
        </Button>
      }
    >
      <div className="grid gap-5">
        {/* Mounted anew each time the modal opens: it must not follow an ended job again. */}
        <JobPanel job={isTaking ? job : null} onEnd={({ id }) => setEndedId(id)} />
        {page?.screenshotUrl ? (
          <img
            src={page.screenshotUrl}
            alt={texts.screenshotAlt(page.path)}
            className="max-h-[60dvh] w-full rounded-lg border border-line object-cover object-top"
          />
        ) : (
          <p className="rounded-lg border border-line border-dashed px-6 py-12 text-center text-ink-faint text-sm">
            {texts.noScreenshot}
          </p>
        )}
        <Choice
          className="max-w-60"
          label={texts.wait}
          value={String(seconds)}
          onChange={(value) => setSeconds(Number(value))}
          options={SECONDS.map((value) => ({ value: String(value), label: texts.waitSeconds(value) }))}
        />
      </div>
    </Modal>
  );
}

import type { JobProgress } from '#contract/entities/project.ts';
import { JobPanel } from '../../../components/job/job-progress.tsx';
import { Button } from '../../../components/ui/button.tsx';
import { useTexts } from '../../../i18n/language.tsx';
import { subPagesTexts } from '../../../i18n/project/sub-pages.ts';

/** Reading a whole site can be stopped. */
export function ReadingProgress({ job, onStop }: { job: JobProgress; onStop: () => void }) {
  const texts = useTexts(subPagesTexts);
  const stop = (
    <Button size="sm" variant="outline" onClick={onStop}>
      {texts.stop}
    </Button>
  );
  return <JobPanel job={job} action={job.name === 'crawl-site' && stop} />;
}

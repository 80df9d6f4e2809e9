import { Link } from 'react-router';
import type { Monitoring } from '#contract/calls/monitoring.ts';
import { useAction } from '#web/components/actions/use-action.ts';
import { VerdictLine } from '#web/components/monitoring/verdict-words.tsx';
import { Button } from '#web/components/ui/button.tsx';
import { useTexts } from '#web/i18n/language.tsx';
import { statusTexts, verdictTexts } from '#web/i18n/project/monitoring-status.ts';
import { useProject } from '#web/layouts/project.tsx';
import { usePathTo } from '#web/paths.ts';

interface WatchLineProps {
  monitoring: Monitoring;
  /** The site is being read: its progress is on the dashboard. */
  isReading: boolean;
}

/** The state of the previews; while pages are left to check, with the button that starts it. */
export default function WatchLine({ monitoring, isReading }: WatchLineProps) {
  const texts = useTexts(verdictTexts);
  const { checkNow, checking } = useTexts(statusTexts);
  const path = usePathTo()('monitoring', { projectSlug: useProject().slug });
  const { act, isBusy } = useAction({}, path);
  const { isWatched, openIncidents, pages } = monitoring;
  return (
    <VerdictLine monitoring={monitoring}>
      <span className="flex flex-wrap items-center gap-x-4 gap-y-2">
        {isWatched && openIncidents === 0 && pages.seen < pages.watched && (
          <Button
            size="sm"
            variant="outline"
            disabled={isReading}
            state={isBusy('check') ? 'loading' : 'idle'}
            loadingText={checking}
            onClick={() => act('check')}
          >
            {checkNow}
          </Button>
        )}
        <Link to={path} className="inline-flex min-h-6 items-center text-link">
          {openIncidents === 0 ? texts.toMonitoring : texts.toIncidents}
        </Link>
      </span>
    </VerdictLine>
  );
}

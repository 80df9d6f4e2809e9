import { Link } from 'react-router';
import type { Monitoring } from '#contract/calls/monitoring.ts';
import { VerdictLine } from '#web/components/monitoring/verdict-words.tsx';
import { useTexts } from '#web/i18n/language.tsx';
import { verdictTexts } from '#web/i18n/project/monitoring-status.ts';
import { useProject } from '#web/layouts/project.tsx';
import { usePathTo } from '#web/paths.ts';

export default function WatchLine({ monitoring }: { monitoring: Monitoring }) {
  const texts = useTexts(verdictTexts);
  const pathTo = usePathTo();
  return (
    <VerdictLine monitoring={monitoring}>
      <Link
        to={pathTo('monitoring', { projectSlug: useProject().slug })}
        className="inline-flex min-h-6 items-center text-link"
      >
        {monitoring.openIncidents === 0 ? texts.toMonitoring : texts.toIncidents}
      </Link>
    </VerdictLine>
  );
}

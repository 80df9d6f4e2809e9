import { Link } from 'react-router';
import type { Monitoring } from '#contract/monitoring.ts';
import { writeNumber } from '#domain/format/numbers.ts';
import { CircleCheck, TriangleAlert } from '#web/components/ui/icons.tsx';
import { useLanguage, useTexts } from '../../../i18n/language.tsx';
import { watchLineTexts } from '../../../i18n/project/watch-line.ts';
import { useProject } from '../../../layouts/project.tsx';
import { usePathTo } from '../../../paths.ts';

/** Nothing is said before the first page was checked, and nothing on a plan without monitoring unless it is broken. */
export const hasWatchLine = ({ isWatched, openIncidents, pages }: Monitoring): boolean =>
  openIncidents > 0 || (isWatched && pages.seen > 0);

export function WatchLine({ monitoring: { openIncidents, pages } }: { monitoring: Monitoring }) {
  const texts = useTexts(watchLineTexts);
  const language = useLanguage();
  const pathTo = usePathTo();
  const isFine = openIncidents === 0;
  const Sign = isFine ? CircleCheck : TriangleAlert;
  return (
    <section className={`flex gap-3 rounded-lg px-5 py-4 text-sm ${isFine ? 'bg-good-soft' : 'bg-bad-soft'}`}>
      <Sign aria-hidden className={`mt-0.5 size-4 shrink-0 ${isFine ? 'text-good' : 'text-bad'}`} />
      <div className="flex min-w-0 flex-1 flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <p>
          <strong className={`font-[550] ${isFine ? 'text-good' : 'text-bad'}`}>
            {isFine ? texts.fine : texts.open(writeNumber(openIncidents, language))}
          </strong>{' '}
          {isFine
            ? texts.fineText(writeNumber(pages.seen, language))
            : texts.openText(writeNumber(pages.faulty, language))}
        </p>
        <Link
          to={pathTo('monitoring', { projectSlug: useProject().slug })}
          className="inline-flex min-h-6 items-center text-link"
        >
          {isFine ? texts.toMonitoring : texts.toIncidents}
        </Link>
      </div>
    </section>
  );
}

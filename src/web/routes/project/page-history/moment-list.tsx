import { Link, useSearchParams } from 'react-router';
import type { PreviewComparison, Snapshot } from '#contract/calls/monitoring.ts';
import { fullDate } from '#domain/format/dates.ts';
import { Score } from '#web/components/audit/score.tsx';
import { usePaging } from '#web/components/listing/list-query.ts';
import { buttonClass } from '#web/components/ui/button.tsx';
import { Pager } from '#web/components/ui/pager.tsx';
import { Timestamp } from '#web/components/ui/timestamp.tsx';
import { useLanguage, useTexts } from '#web/i18n/language.tsx';
import { pageHistoryTexts } from '#web/i18n/project/page-history.ts';
import { useTimeZone } from '#web/root-data.ts';

interface MomentListProps {
  history: { items: Snapshot[]; total: number; page: number; perPage: number };
  comparison: PreviewComparison | null;
}

/** Every moment at which the preview changed; two of them are chosen. Links, so that a comparison can be sent on. */
export function MomentList({ history, comparison }: MomentListProps) {
  const texts = useTexts(pageHistoryTexts);
  const language = useLanguage();
  const timeZone = useTimeZone();
  const paging = usePaging(history, { staysInPlace: true });
  const [query] = useSearchParams();
  const [before, after] = [comparison?.before.seenAt, comparison?.after.seenAt];
  const to = (name: 'before' | 'after', moment: string) => {
    const next = new URLSearchParams(query);
    const chosen = { before, after, [name]: moment };
    for (const [key, value] of Object.entries(chosen)) if (value) next.set(key, value);
    return `?${next}`;
  };
  const mayChoose = history.total > 1;
  return (
    <section>
      <div className="mb-4">
        <h2 className="text-xl">{texts.moments}</h2>
        {mayChoose && <p className="mt-1 text-ink-soft text-sm">{texts.chooseTwo}</p>}
      </div>
      <ol className="divide-y divide-line border-line border-y">
        {history.items.map((moment) => (
          <li
            key={moment.seenAt}
            className="grid gap-x-6 gap-y-2 py-4 text-sm sm:grid-cols-[9rem_minmax(0,1fr)_auto] sm:items-center"
          >
            <span className="figures text-ink-faint">
              <Timestamp iso={moment.seenAt} isFull />
            </span>
            <p className="[overflow-wrap:anywhere]">{moment.text[language]}</p>
            <div className="flex items-center gap-3">
              <Score score={moment.score} />
              {mayChoose &&
                (['before', 'after'] as const).map((name) => {
                  const isChosen = moment.seenAt === (name === 'before' ? before : after);
                  const words = name === 'before' ? texts.chooseBefore : texts.chooseAfter;
                  return (
                    <Link
                      key={name}
                      to={to(name, moment.seenAt)}
                      preventScrollReset
                      aria-current={isChosen ? 'true' : undefined}
                      aria-label={words(fullDate(new Date(moment.seenAt), timeZone, language))}
                      className={buttonClass(isChosen ? 'chosen' : 'outline', 'sm')}
                    >
                      {texts[name]}
                    </Link>
                  );
                })}
            </div>
          </li>
        ))}
      </ol>
      {paging && <Pager {...paging} />}
    </section>
  );
}

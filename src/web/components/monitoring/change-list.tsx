import { Link } from 'react-router';
import type { Snapshot } from '#contract/calls/monitoring.ts';
import { Score } from '#web/components/audit/score.tsx';
import { usePaging } from '#web/components/listing/list-query.ts';
import { useHistoryPath } from '#web/components/page-links/use-page-links.ts';
import { buttonClass } from '#web/components/ui/button.tsx';
import { EmptyState } from '#web/components/ui/empty-state.tsx';
import { Pager } from '#web/components/ui/pager.tsx';
import { Timestamp } from '#web/components/ui/timestamp.tsx';
import { appScreenTexts } from '#web/i18n/app/screens.ts';
import { useLanguage, useTexts } from '#web/i18n/language.tsx';
import { monitoringTexts } from '#web/i18n/project/monitoring.ts';

interface ChangeListProps {
  changes: { items: Snapshot[]; total: number; page: number; perPage: number };
}

/** The time line of a project: which preview changed when, and how. */
export function ChangeList({ changes }: ChangeListProps) {
  const own = useTexts(appScreenTexts.monitoringChanges);
  const paging = usePaging(changes);
  if (changes.items.length === 0) {
    return (
      <div className="rounded-lg border border-line">
        <EmptyState level={2} drawing="pages" title={own.emptyTitle} description={own.emptyText} />
      </div>
    );
  }
  return (
    <div>
      <ol className="divide-y divide-line border-line border-y">
        {changes.items.map((change) => (
          <ChangeRow key={`${change.subPageId} ${change.seenAt}`} change={change} />
        ))}
      </ol>
      {paging && <Pager {...paging} />}
    </div>
  );
}

function ChangeRow({ change }: { change: Snapshot }) {
  const texts = useTexts(monitoringTexts);
  const language = useLanguage();
  const toHistory = useHistoryPath();
  return (
    <li className="grid gap-x-6 gap-y-1.5 py-4 text-sm sm:grid-cols-[9rem_minmax(0,1fr)_auto]">
      <span className="figures text-ink-faint">
        <Timestamp iso={change.seenAt} isFull />
      </span>
      <div className="min-w-0">
        <p className="font-[550] [overflow-wrap:anywhere]">{change.title ?? change.path}</p>
        {change.title !== null && <p className="text-ink-faint text-xs [overflow-wrap:anywhere]">{change.path}</p>}
        <p className="mt-1 text-ink-soft [overflow-wrap:anywhere]">{change.text[language]}</p>
      </div>
      <div className="flex items-center gap-4 sm:justify-end">
        <Score score={change.score} />
        <Link
          to={toHistory(change.subPageId, { after: change.seenAt })}
          aria-label={texts.compareOf(change.path)}
          className={buttonClass('outline', 'sm')}
        >
          {texts.compare}
        </Link>
      </div>
    </li>
  );
}

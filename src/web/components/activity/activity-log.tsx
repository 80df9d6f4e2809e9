import { Link, useSearchParams } from 'react-router';
import type { ActivityEntry } from '#contract/calls/activity.ts';
import { activities } from '#domain/access/activity.ts';
import { NoResults } from '#web/components/listing/list-search.tsx';
import { ButtonLink, buttonClass } from '#web/components/ui/button.tsx';
import { EmptyState } from '#web/components/ui/empty-state.tsx';
import { Download } from '#web/components/ui/icons.tsx';
import { type Column, Table } from '#web/components/ui/table.tsx';
import { Timestamp } from '#web/components/ui/timestamp.tsx';
import { activityTexts } from '#web/i18n/app/activity.ts';
import { commonTexts } from '#web/i18n/common.ts';
import { useLanguage, useTexts } from '#web/i18n/language.tsx';
import { usePathTo } from '#web/paths.ts';
import { useTimeZone } from '#web/root-data.ts';
import { ActivityFilter, activityFilters } from './activity-filter.tsx';
import { describeActivity } from './activity-words.ts';

interface ActivityLogProps {
  log: { items: readonly ActivityEntry[]; next: number | null };
  texts: { heading: string; emptyTitle: string; emptyText: string };
  exportPath: string;
  /** With project and client: for the super admin. */
  isAll?: boolean;
}

/** Newest first, paged by links: nothing shifts when new rows come in. */
export function ActivityLog({ log, texts: own, exportPath, isAll = false }: ActivityLogProps) {
  const texts = useTexts(activityTexts);
  const common = useTexts(commonTexts);
  const columns = useActivityColumns(isAll);
  const [query] = useSearchParams();
  const filters = new URLSearchParams(
    activityFilters.flatMap((name) => (query.get(name) ? [[name, query.get(name) ?? '']] : [])),
  );
  const isNarrowed = filters.size > 0 || query.has('before');
  const withBefore = (before: number) => `?${new URLSearchParams([...filters, ['before', String(before)]])}`;
  return (
    <div className="grid gap-6">
      <ActivityFilter isAll={isAll} />
      <Table
        rows={log.items}
        keyOf={({ id }) => String(id)}
        columns={columns}
        texts={{ ...common, caption: own.heading }}
        empty={
          <div className="rounded-lg border border-line">
            {isNarrowed ? (
              <NoResults title={texts.nothingFound} description={texts.nothingFoundText} showAll={texts.showAll} />
            ) : (
              <EmptyState level={2} drawing="people" title={own.emptyTitle} description={own.emptyText} />
            )}
          </div>
        }
      />
      <div className="flex flex-wrap gap-3">
        {query.has('before') && log.items.length > 0 && (
          <Link to={`?${filters}`} className={buttonClass('quiet')}>
            {texts.newest}
          </Link>
        )}
        {log.next !== null && (
          <Link to={withBefore(log.next)} className={buttonClass('outline')}>
            {texts.older}
          </Link>
        )}
        {log.items.length > 0 && (
          <ButtonLink
            href={filters.size > 0 ? `${exportPath}?${filters}` : exportPath}
            variant="outline"
            download
            icon={<Download aria-hidden className="size-4" />}
          >
            {texts.exportCsv}
          </ButtonLink>
        )}
      </div>
    </div>
  );
}

function useActivityColumns(isAll: boolean): Column<ActivityEntry>[] {
  const texts = useTexts(activityTexts);
  const language = useLanguage();
  const timeZone = useTimeZone();
  const pathTo = usePathTo();
  return [
    { key: 'action', header: texts.action, main: true, cell: ({ action }) => activities[action][language] },
    {
      key: 'who',
      header: texts.who,
      cell: ({ action, actor, actingAdmin }) =>
        actor ? (
          <span className="block [overflow-wrap:anywhere] md:text-left">
            {actor.name}
            {actor.name !== actor.email && <span className="block text-ink-faint text-xs">{actor.email}</span>}
            {actingAdmin && <span className="block text-bad text-xs">{texts.actedBy(actingAdmin.email)}</span>}
          </span>
        ) : (
          <span className="text-ink-faint">{action === 'plan-ended' ? texts.bySystem : texts.visitorOrDeleted}</span>
        ),
    },
    {
      key: 'about',
      header: texts.details,
      cell: (entry) => (
        <span className="[overflow-wrap:anywhere]">{describeActivity(entry, language, timeZone) || '–'}</span>
      ),
    },
    ...(isAll
      ? [
          {
            key: 'project',
            header: texts.project,
            cell: ({ projectSlug }: ActivityEntry) =>
              projectSlug ? (
                <Link to={pathTo('settingsActivity', { projectSlug })} className="text-link">
                  {projectSlug}
                </Link>
              ) : (
                '–'
              ),
          },
          {
            key: 'client',
            header: texts.client,
            cell: ({ client }: ActivityEntry) => (client ? <code className="text-xs">{client}</code> : '–'),
          },
        ]
      : []),
    { key: 'time', header: texts.time, align: 'end', cell: ({ createdAt }) => <Timestamp iso={createdAt} /> },
  ];
}

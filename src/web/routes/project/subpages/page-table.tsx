import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { SubPage } from '#contract/entities/project.ts';
import { Score } from '#web/components/audit/score.tsx';
import { usePaging } from '#web/components/listing/list-query.ts';
import { NoResults } from '#web/components/listing/list-search.tsx';
import { usePageLinks } from '#web/components/page-links/use-page-links.ts';
import { RouteName } from '#web/components/route-name/route-name.tsx';
import { Badge } from '#web/components/ui/badge.tsx';
import { EmptyState } from '#web/components/ui/empty-state.tsx';
import { Table } from '#web/components/ui/table.tsx';
import { Timestamp } from '#web/components/ui/timestamp.tsx';
import { appScreenTexts } from '#web/i18n/app/screens.ts';
import { imageTypeOfRow, imageTypeTexts } from '#web/i18n/audit/reports.ts';
import { commonTexts } from '#web/i18n/common.ts';
import { useTexts } from '#web/i18n/language.tsx';
import { subPagesTexts } from '#web/i18n/project/sub-pages.ts';
import { PageMenu, type PageMenuProps } from './page-menu.tsx';
import type { SubPagesData } from './sub-pages.server.ts';

interface PageTableProps extends Omit<PageMenuProps, 'page' | 'busy'> {
  list: SubPagesData['list'];
  routes: SubPagesData['routes'];
  filter: SubPagesData['filter'];
  fetchButton: ReactNode;
  isBusy: (intent: string, id: string) => boolean;
}

export function PageTable({ list, routes, filter, fetchButton, isBusy, ...menu }: PageTableProps) {
  const texts = useTexts(subPagesTexts);
  const own = useTexts(appScreenTexts.subPages);
  const common = useTexts(commonTexts);
  const types = useTexts(imageTypeTexts);
  const { toDesigns } = usePageLinks();
  const routeOf = ({ routeId }: SubPage) => routes.find(({ id }) => id === routeId);
  const isNarrowed = filter.search !== '' || filter.routeId !== null || filter.isIgnored;
  return (
    <Table
      rows={list.items}
      keyOf={({ uuid }) => uuid}
      paging={usePaging(list)}
      texts={{ ...common, caption: own.heading }}
      empty={
        <div className="rounded-lg border border-line">
          {isNarrowed ? (
            <NoResults
              title={texts.nothingFound}
              description={filter.isIgnored && !filter.search ? texts.nothingIgnored : texts.nothingFoundText}
              showAll={texts.clear}
            />
          ) : (
            <EmptyState
              level={2}
              drawing="pages"
              title={own.emptyTitle}
              description={own.emptyText}
              action={fetchButton}
            />
          )}
        </div>
      }
      actions={(page) => (
        <PageMenu
          {...menu}
          page={page}
          busy={['refresh', 'ignore', 'restore', 'delete'].some((intent) => isBusy(intent, page.uuid))}
        />
      )}
      columns={[
        { key: 'page', header: texts.page, main: true, cell: (page) => <PageName page={page} /> },
        {
          key: 'route',
          header: texts.route,
          cell: (page) => {
            const route = routeOf(page);
            return (
              route && (
                <Link to={toDesigns(route.id)} className="relative hover:underline">
                  <RouteName route={route} />
                </Link>
              )
            );
          },
        },
        {
          key: 'image',
          header: texts.image,
          className: 'md:max-lg:hidden',
          cell: ({ result, routeTemplateId, imageUrl }) => (
            <span className="inline-flex flex-wrap items-center gap-2">
              {result && types[imageTypeOfRow(result.imageType, imageUrl)]}
              {routeTemplateId !== null && <Badge tone="info">{texts.hasOwnDesign}</Badge>}
            </span>
          ),
        },
        {
          key: 'score',
          header: texts.score,
          align: 'end',
          cell: ({ result }) => result && <Score score={result.score} />,
        },
        {
          key: 'read',
          header: texts.read,
          align: 'end',
          cell: ({ fetchedAt, dataStatus }) => (
            <span className="inline-flex flex-wrap items-center justify-end gap-2">
              {dataStatus === 1 && <Badge tone="warn">{texts.dataStatus1}</Badge>}
              {dataStatus === 2 && <Badge tone="warn">{texts.dataStatus2}</Badge>}
              {fetchedAt ? <Timestamp iso={fetchedAt} /> : <span className="text-ink-faint">{texts.notRead}</span>}
            </span>
          ),
        },
      ]}
    />
  );
}

/** Its link covers the whole row; what else can be pressed there lies above it (`relative`). */
function PageName({ page }: { page: SubPage }) {
  const { toAudit } = usePageLinks();
  return (
    <Link
      to={toAudit(page.path)}
      title={page.url}
      className="grid grid-cols-[3.75rem_minmax(0,1fr)] items-center gap-3 text-left after:absolute after:inset-0 after:content-['']"
    >
      <span aria-hidden className="block aspect-[1.91] overflow-hidden rounded-sm border border-line bg-sunken">
        {page.imageUrl && (
          <img src={page.imageUrl} alt="" loading="lazy" decoding="async" className="size-full object-cover" />
        )}
      </span>
      <span className="min-w-0 md:max-w-80">
        <span className="block truncate">{page.title ?? page.path}</span>
        <span className="block truncate font-normal text-ink-faint text-xs">{page.path}</span>
      </span>
    </Link>
  );
}

import { Link, useSearchParams } from 'react-router';
import type { IncidentPage } from '#contract/calls/monitoring.ts';
import { usePaging } from '#web/components/listing/list-query.ts';
import { useHistoryPath } from '#web/components/page-links/use-page-links.ts';
import { Badge } from '#web/components/ui/badge.tsx';
import { buttonClass } from '#web/components/ui/button.tsx';
import { EmptyState } from '#web/components/ui/empty-state.tsx';
import { Table } from '#web/components/ui/table.tsx';
import { Timestamp } from '#web/components/ui/timestamp.tsx';
import { appScreenTexts } from '#web/i18n/app/screens.ts';
import { commonTexts } from '#web/i18n/common.ts';
import { useTexts } from '#web/i18n/language.tsx';
import { incidentTexts } from '#web/i18n/project/monitoring.ts';

interface AffectedPagesProps {
  pages: { items: IncidentPage[]; total: number; page: number; perPage: number };
  /** The one whose two states are above. */
  comparedId: number | null;
}

export function AffectedPages({ pages, comparedId }: AffectedPagesProps) {
  const texts = useTexts(incidentTexts);
  const own = useTexts(appScreenTexts.incident);
  const toHistory = useHistoryPath();
  const [query] = useSearchParams();
  const toComparison = (subPageId: number) => {
    const next = new URLSearchParams(query);
    next.set('compare', String(subPageId));
    return `?${next}#comparison`;
  };
  return (
    <section>
      <h2 className="mb-4 text-xl">{texts.affected}</h2>
      <Table
        rows={pages.items}
        keyOf={({ subPageId }) => String(subPageId)}
        paging={usePaging(pages, { staysInPlace: true })}
        texts={{ ...useTexts(commonTexts), caption: texts.affected }}
        empty={
          <div className="rounded-lg border border-line">
            <EmptyState drawing="pages" title={own.emptyTitle} description={own.emptyText} />
          </div>
        }
        actions={(page) =>
          page.subPageId === comparedId ? (
            <span className="px-3 text-ink-faint text-sm">{texts.compared}</span>
          ) : (
            // A firewall or a certificate leaves no trace in the page itself.
            page.before !== null &&
            page.after !== null &&
            page.before !== page.after && (
              <Link
                to={toComparison(page.subPageId)}
                aria-label={texts.compareOf(page.path)}
                className={buttonClass('outline', 'sm')}
              >
                {texts.compare}
              </Link>
            )
          )
        }
        columns={[
          {
            key: 'page',
            header: texts.page,
            main: true,
            className: 'max-md:pr-28',
            cell: (page) => (
              <span className="block min-w-0 text-left [overflow-wrap:anywhere]">
                <Link to={toHistory(page.subPageId)} className="text-link">
                  {page.title ?? page.path}
                </Link>
                {page.title !== null && <span className="block font-normal text-ink-faint text-xs">{page.path}</span>}
              </span>
            ),
          },
          {
            key: 'state',
            header: texts.state,
            cell: ({ clearedAt }) => (
              <Badge tone={clearedAt ? 'good' : 'bad'}>{clearedAt ? texts.fixed : texts.faulty}</Badge>
            ),
          },
          { key: 'since', header: texts.since, cell: ({ since }) => <Timestamp iso={since} isFull /> },
        ]}
      />
    </section>
  );
}

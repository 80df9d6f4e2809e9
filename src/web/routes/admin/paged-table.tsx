import { useSearchParams } from 'react-router';
import type { DrawingName } from '#web/components/brand/drawing.tsx';
import { NoResults } from '#web/components/listing/nothing-found.tsx';
import { useListSort } from '#web/components/listing/use-list-sort.ts';
import { usePaging } from '#web/components/paging/use-paging.ts';
import { EmptyState } from '#web/components/ui/empty-state.tsx';
import { Table, type TableProps } from '#web/components/ui/table.tsx';
import { adminListTexts } from '#web/i18n/admin/admin.ts';
import { commonTexts } from '#web/i18n/common.ts';
import { useTexts } from '#web/i18n/language.tsx';

interface EmptyListProps {
  /** Shown if the list is empty. */
  drawing: DrawingName;
  texts: { emptyTitle: string; emptyText: string };
}

export interface PagedTableProps<Row>
  extends Pick<TableProps<Row>, 'columns' | 'actions' | 'keyOf'>,
    Pick<EmptyListProps, 'drawing'> {
  list: { items: Row[] } & Parameters<typeof usePaging>[0];
  texts: { heading: string; emptyTitle: string; emptyText: string };
}

/** A paged list of the super admin; its headings order the whole list. */
export function PagedTable<Row>({ list, texts, drawing, ...table }: PagedTableProps<Row>) {
  const common = useTexts(commonTexts);
  return (
    <Table
      {...table}
      rows={list.items}
      paging={usePaging(list)}
      {...useListSort()}
      texts={{ ...common, caption: texts.heading }}
      empty={<EmptyList {...{ drawing, texts }} />}
    />
  );
}

/** Nothing there yet, or nothing that matches. */
export function EmptyList({ drawing, texts }: EmptyListProps) {
  const lists = useTexts(adminListTexts);
  const [query] = useSearchParams();
  const isNarrowed = ['search', 'state', 'status'].some((name) => query.get(name));
  return (
    <div className="rounded-lg border border-line">
      {isNarrowed ? (
        <NoResults title={lists.nothingFound} description={lists.nothingFoundText} showAll={lists.showAll} />
      ) : (
        <EmptyState level={2} drawing={drawing} title={texts.emptyTitle} description={texts.emptyText} />
      )}
    </div>
  );
}

import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import type { ListColumn, ListColumns } from '#contract/admin-lists/admin-list.ts';
import type { DrawingName } from '#web/components/brand/drawing.tsx';
import { useListSort, usePaging } from '#web/components/listing/list-query.ts';
import { NoResults } from '#web/components/listing/list-search.tsx';
import { EmptyState } from '#web/components/ui/empty-state.tsx';
import { type Column, Table, type TableProps } from '#web/components/ui/table.tsx';
import { Timestamp } from '#web/components/ui/timestamp.tsx';
import { adminListTexts } from '#web/i18n/admin/admin.ts';
import { commonTexts } from '#web/i18n/common.ts';
import { useLanguage, useTexts } from '#web/i18n/language.tsx';

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

/** How a row's cells look, for the columns whose definition does not say it. */
export type Cells<Row, Columns> = {
  [Key in keyof Columns as Columns[Key] extends { show: unknown } | { hidden: true } ? never : Key]: (
    row: Row,
  ) => ReactNode;
};

interface ListOfColumns<Columns> {
  columns: Columns;
}

export function useListColumns<Row, Columns extends ListColumns<Row>>(
  list: ListOfColumns<Columns>,
  cells: Cells<Row, Columns>,
): Column<Row>[] {
  const language = useLanguage();
  const drawn = cells as Partial<Record<string, (row: Row) => ReactNode>>;
  return Object.entries<ListColumn<Row>>(list.columns)
    .filter(([, { hidden }]) => !hidden)
    .map(([key, { heading, sort, show, align }]) => ({
      key,
      header: heading[language],
      sortable: sort !== undefined,
      align: align ?? (show && show[0] !== 'text' ? 'end' : 'start'),
      cell: drawn[key] ?? ((row) => show && shown(show[0], row[show[1]])),
    }));
}

function shown(how: NonNullable<ListColumn<object>['show']>[0], value: unknown): ReactNode {
  if (how === 'text' || how === 'number') return value as string | number | null;
  if (typeof value !== 'string') return '–';
  return <Timestamp iso={value} isDay={how === 'day'} isFull={how === 'full moment'} />;
}

import type { ReactNode } from 'react';
import type { ListColumn, ListColumns } from '#contract/admin-lists/admin-list.ts';
import type { Column } from '#web/components/ui/table.tsx';
import { Moment } from '#web/components/ui/timestamp.tsx';
import { useLanguage } from '#web/i18n/language.tsx';

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
  return <Moment iso={value} isDay={how === 'day'} isFull={how === 'full moment'} />;
}

import clsx from 'clsx';
import type { ReactNode } from 'react';
import { ArrowDown, ArrowUp, ChevronsUpDown } from '#web/components/ui/icons.tsx';
import { Pager, type PagerProps } from './pager.tsx';
import { Skeleton } from './skeleton.tsx';
import { nextSort, type Sort } from './table-order.ts';

export interface Column<Row> {
  key: string;
  header: string;
  cell: (row: Row) => ReactNode;
  sortable?: boolean;
  /** Figures are right-aligned, so that their digits line up. */
  align?: 'start' | 'end';
  /** The cell that names the row; on a phone it heads the card. */
  main?: boolean;
  className?: string;
}
interface TableTexts {
  /** Accessible name of the table. */
  caption: string;
  loading: string;
  /** Heading of the actions column, for screen readers only. */
  actions: string;
}
export interface TableProps<Row> {
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  keyOf: (row: Row) => string;
  actions?: (row: Row) => ReactNode;
  sort?: Sort | null;
  onSort?: (sort: Sort) => void;
  paging?: PagerProps;
  loading?: boolean;
  /** Shown instead of rows; usually an <EmptyState/>. */
  empty: ReactNode;
  texts: TableTexts;
}

// On a phone every row becomes a card by CSS alone. Browsers then drop the table semantics, so they are declared again.
const role = (name: string) => ({ role: name });
const SKELETON_ROWS = ['a', 'b', 'c', 'd', 'e'];

export function Table<Row>(props: TableProps<Row>) {
  const { columns, rows, keyOf, actions, sort, onSort, paging, loading = false, empty, texts } = props;
  if (!loading && rows.length === 0) return empty;
  return (
    <div aria-busy={loading || undefined}>
      <table {...role('table')} className="block w-full text-sm md:table">
        <caption className="sr-only">{loading ? `${texts.caption}: ${texts.loading}` : texts.caption}</caption>
        <thead {...role('rowgroup')} className="sr-only md:not-sr-only md:table-header-group">
          <tr {...role('row')} className="border-line-strong/60 border-b">
            {columns.map((column) => (
              <HeaderCell key={column.key} column={column} sort={sort} onSort={onSort} />
            ))}
            {actions && (
              <th {...role('columnheader')} className="w-px">
                <span className="sr-only">{texts.actions}</span>
              </th>
            )}
          </tr>
        </thead>
        <tbody {...role('rowgroup')} className="block md:table-row-group">
          {loading
            ? SKELETON_ROWS.map((key) => <LoadingRow key={key} cells={columns.length + (actions ? 1 : 0)} />)
            : rows.map((row) => (
                <tr
                  key={keyOf(row)}
                  {...role('row')}
                  className="relative block border-line border-b py-4 transition-colors duration-150 md:table-row md:hover:bg-hover/60"
                >
                  {columns.map((column) => (
                    <BodyCell key={column.key} column={column} row={row} hasActions={actions !== undefined} />
                  ))}
                  {actions && (
                    <td
                      {...role('cell')}
                      className="absolute top-3 right-0 md:static md:table-cell md:py-2 md:pl-4 md:text-right"
                    >
                      <div className="inline-flex items-center gap-1">{actions(row)}</div>
                    </td>
                  )}
                </tr>
              ))}
        </tbody>
      </table>
      {paging && <Pager {...paging} />}
    </div>
  );
}

function HeaderCell<Row>({ column, sort, onSort }: { column: Column<Row> } & Pick<TableProps<Row>, 'sort' | 'onSort'>) {
  const sorted = sort?.key === column.key ? sort.direction : null;
  const Arrow = sorted === 'asc' ? ArrowUp : sorted === 'desc' ? ArrowDown : ChevronsUpDown;
  const end = column.align === 'end';
  return (
    <th
      {...role('columnheader')}
      scope="col"
      aria-sort={sorted === 'asc' ? 'ascending' : sorted === 'desc' ? 'descending' : undefined}
      className={clsx(
        'h-10 px-4 align-middle font-normal text-ink-faint first:pl-0 last:pr-0',
        end ? 'text-right' : 'text-left',
        column.className,
      )}
    >
      {column.sortable && onSort ? (
        <button
          type="button"
          onClick={() => onSort(nextSort(sort, column.key))}
          className={clsx(
            'inline-flex min-h-6 items-center gap-1.5 align-middle hover:text-ink',
            end ? 'flex-row-reverse text-right' : 'text-left',
            sorted && 'text-ink',
          )}
        >
          {column.header}
          <Arrow aria-hidden className={clsx('size-3.5', !sorted && 'opacity-60')} />
        </button>
      ) : (
        column.header
      )}
    </th>
  );
}

function BodyCell<Row>({ column, row, hasActions }: { column: Column<Row>; row: Row; hasActions: boolean }) {
  return (
    <td
      {...role('cell')}
      className={clsx(
        'flex items-baseline justify-between gap-6 md:table-cell md:px-4 md:py-3 md:first:pl-0 md:last:pr-0',
        column.main ? 'pr-12 pb-1 font-[550] text-ink md:pr-4' : 'py-0.5 text-ink-soft',
        // On phones the buttons are beside the main cell; the next line begins below them.
        column.main && hasActions && 'min-h-9',
        column.align === 'end' && 'md:text-right',
        column.className,
      )}
    >
      {!column.main && (
        <span aria-hidden className="shrink-0 text-ink-faint md:hidden">
          {column.header}
        </span>
      )}
      <span className={clsx('min-w-0', !column.main && 'text-right md:[text-align:inherit]')}>{column.cell(row)}</span>
    </td>
  );
}

function LoadingRow({ cells }: { cells: number }) {
  return (
    <tr {...role('row')} aria-hidden className="block border-line border-b py-4 md:table-row">
      {Array.from({ length: cells }, (_, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: placeholders have no identity
        <td key={at} {...role('cell')} className="block py-1.5 md:table-cell md:px-4 md:py-4 md:first:pl-0">
          <Skeleton width={at === 0 ? '70%' : '45%'} />
        </td>
      ))}
    </tr>
  );
}

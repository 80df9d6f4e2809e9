import { Fragment, type ReactNode, Suspense, useCallback, useState } from 'react';
import { useSearchParams } from 'react-router';
import type { AdminList, ListColumns } from '#contract/admin-lists/admin-list.ts';
import { isoOf } from '#domain/language.ts';
import { DeleteButton } from '#web/components/actions/action-buttons.tsx';
import { useAction } from '#web/components/actions/use-action.ts';
import { useConfirmation } from '#web/components/actions/use-confirmation.tsx';
import type { DrawingName } from '#web/components/brand/drawing.tsx';
import { useListSort, usePaging } from '#web/components/listing/list-query.ts';
import { Button } from '#web/components/ui/button.tsx';
import { Table } from '#web/components/ui/table.tsx';
import { sortRows } from '#web/components/ui/table-order.ts';
import { adminTableTexts } from '#web/i18n/admin/admin.ts';
import { adminScreenTexts } from '#web/i18n/app/screens/admin.ts';
import { commonTexts } from '#web/i18n/common.ts';
import { useLanguage, useTexts } from '#web/i18n/language.tsx';
import { ListTools } from './list-tools.tsx';
import { type Cells, EmptyList, useListColumns } from './paged-table.tsx';

interface EditedListProps<Row, Columns extends ListColumns<Row>> {
  screen: keyof typeof adminScreenTexts;
  list: AdminList<Row, Columns, undefined>;
  rows: readonly Row[];
  cells: Cells<Row, Columns>;
  drawing: DrawingName;
  /** How buttons and confirmations name a row. */
  nameOf: (row: Row) => string;
  /** A warning before a row is deleted, besides that this cannot be undone. */
  deleteNote?: string;
  /** Additional buttons of a row. */
  moreActions?: (row: Row) => ReactNode;
  /** The button for a new row; without it rows come from elsewhere. */
  addWords?: string;
  /** The editor of a row; null is a new one. */
  editWindow: (props: { open: boolean; onClose: () => void; row: Row | null }) => ReactNode;
}

/** As many as the paged lists have. */
const PER_PAGE = 25;

/** A table of the super admin whose rows are edited in a modal. It is small: searched, sorted and paged in the page. */
export function EditedList<Row extends { id: number }, Columns extends ListColumns<Row>>(
  props: EditedListProps<Row, Columns>,
) {
  const { list, screen, cells, drawing, nameOf, deleteNote, moreActions, addWords, editWindow } = props;
  const own = useTexts(adminScreenTexts[screen]);
  const texts = useTexts(adminTableTexts);
  const common = useTexts(commonTexts);
  const [query] = useSearchParams();
  const { sort, onSort } = useListSort();
  const [first, ...others] = useListColumns(list, cells);
  const sorted = useFoundRows(list, props.rows);
  const last = Math.max(1, Math.ceil(sorted.length / PER_PAGE));
  const page = Math.min(last, Math.max(1, Math.trunc(Number(query.get('page'))) || 1));
  const paging = usePaging({ total: sorted.length, page, perPage: PER_PAGE });
  const { edit, close, window: editing } = useEditing(props.rows);
  const { act } = useAction({ delete: texts.deleted });
  const { ask, modal: question } = useConfirmation();
  const confirmDelete = (row: Row) =>
    ask({
      title: texts.deleteQuestion(nameOf(row)),
      description: [deleteNote, texts.noUndo].filter(Boolean).join(' '),
      confirm: texts.delete,
      onConfirm: () => act('delete', { id: String(row.id) }),
    });
  return (
    <>
      <div className="grid gap-6">
        <ListTools list={list}>
          {addWords && (
            <Button variant="signal" onClick={() => edit(null)}>
              {addWords}
            </Button>
          )}
        </ListTools>
        <Table
          {...{ sort, onSort }}
          columns={first ? [{ ...first, main: true, className: 'max-md:pr-40' }, ...others] : []}
          empty={<EmptyList drawing={drawing} texts={own} />}
          {...(paging && { paging })}
          rows={sorted.slice((page - 1) * PER_PAGE, page * PER_PAGE)}
          keyOf={({ id }) => String(id)}
          texts={{ ...common, caption: own.heading }}
          actions={(row) => (
            <>
              {moreActions?.(row)}
              <Button size="sm" variant="outline" label={`${texts.edit}: ${nameOf(row)}`} onClick={() => edit(row)}>
                {texts.edit}
              </Button>
              <DeleteButton label={texts.deleteThis(nameOf(row))} onClick={() => confirmDelete(row)} />
            </>
          )}
        />
      </div>
      {question}
      {editing && (
        <Suspense fallback={null}>
          <Fragment key={editing.key}>{editWindow({ open: editing.open, onClose: close, row: editing.row })}</Fragment>
        </Suspense>
      )}
    </>
  );
}

/** The rows that contain the searched words, in the order of the clicked heading or the list's own. */
function useFoundRows<Row, Columns extends ListColumns<Row>>(
  { columns, whole }: AdminList<Row, Columns, undefined>,
  rows: readonly Row[],
): Row[] {
  const language = useLanguage();
  const [query] = useSearchParams();
  const { sort } = useListSort();
  const wanted = (query.get('search') ?? '').toLowerCase();
  const found = rows.filter((row) => whole?.words(row, language).some((word) => word?.toLowerCase().includes(wanted)));
  const sortValue = [sort?.key, whole?.order]
    .map((key) => (key !== undefined && Object.hasOwn(columns, key) ? columns[key]?.sort : undefined))
    .find((value) => typeof value === 'function');
  return sortRows(found, (row) => sortValue?.(row, language), sort?.direction ?? 'asc', isoOf[language]);
}

/**
 * The row in the modal. It is looked up in the list after every response, so that the modal knows what the row says
 * now; a new key for every opening clears earlier input.
 */
function useEditing<Row extends { id: number }>(rows: readonly Row[]) {
  const [editing, setEditing] = useState<{ id: number | null; opening: number; open: boolean } | null>(null);
  const close = useCallback(() => setEditing((now) => now && { ...now, open: false }), []);
  return {
    edit: (row: Row | null) =>
      setEditing((now) => ({ id: row?.id ?? null, opening: (now?.opening ?? 0) + 1, open: true })),
    close,
    window: editing && {
      key: editing.opening,
      open: editing.open,
      row: editing.id === null ? null : (rows.find(({ id }) => id === editing.id) ?? null),
    },
  };
}

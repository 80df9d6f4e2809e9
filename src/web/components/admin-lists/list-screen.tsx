import type { ReactNode } from 'react';
import {
  type AdminList,
  type AnyAdminList,
  type ListChoice,
  type ListColumns,
  type SortKey,
  sortKeysOf,
} from '#contract/admin-lists/admin-list.ts';
import { listQuery, sortQuery } from '#web/components/listing/list-query.ts';
import type { Column } from '#web/components/ui/table.tsx';
import { adminScreenTexts } from '#web/i18n/app/screens/admin.ts';
import { useTexts } from '#web/i18n/language.tsx';
import { Screen } from '#web/layouts/parts/screen.tsx';
import { ListTools } from './list-tools.tsx';
import { type Cells, PagedTable, type PagedTableProps, useListColumns } from './paged-table.tsx';

interface ListScreenProps<Row, Columns extends ListColumns<Row>, Choice extends ListChoice | undefined>
  extends Pick<PagedTableProps<Row>, 'actions' | 'drawing'> {
  screen: keyof typeof adminScreenTexts;
  list: AdminList<Row, Columns, Choice>;
  page: PagedTableProps<Row>['list'];
  cells: Cells<Row, Columns>;
  keyOf?: (row: Row) => string;
  /** Columns before those of the definition. */
  before?: readonly Column<Row>[];
  /** A column left out of this view. */
  without?: keyof Columns;
  /** On a phone: room for the buttons beside the row's name. */
  mainClass?: string | undefined;
  counts?: Readonly<Record<string, number>>;
  /** Instead of what the screen says while it is empty. */
  emptyTexts?: { emptyTitle: string; emptyText: string } | false;
  headerLink?: ReactNode;
  /** Modals. */
  children?: ReactNode;
}

/** A paged list of the super admin by its definition: heading, search, choice, export, table. */
export function ListScreen<
  Row extends { id: number | string },
  Columns extends ListColumns<Row>,
  Choice extends ListChoice | undefined,
>(props: ListScreenProps<Row, Columns, Choice>) {
  const {
    screen,
    list,
    page,
    cells,
    before = [],
    without,
    mainClass,
    counts,
    emptyTexts,
    headerLink,
    children,
  } = props;
  const own = useTexts(adminScreenTexts[screen]);
  const defined = useListColumns(list, cells).filter(({ key }) => key !== without);
  const [first, ...others] = [...before, ...defined];
  return (
    <Screen heading={own.heading} actions={headerLink}>
      <div className="grid gap-6">
        <ListTools {...{ list, counts }} />
        <PagedTable
          list={page}
          keyOf={props.keyOf ?? (({ id }) => String(id))}
          texts={{ ...own, ...emptyTexts }}
          drawing={props.drawing}
          columns={first ? [{ className: mainClass, ...first, main: true }, ...others] : []}
          {...(props.actions && { actions: props.actions })}
        />
      </div>
      {children}
    </Screen>
  );
}

type Chosen<Choice> = [Choice] extends [{ name: infer Name extends string; values: infer Values }]
  ? { [Key in Name]?: keyof Values }
  : unknown;

export type AdminListQuery<List extends AnyAdminList> = {
  page: number;
  search?: string;
  sort?: SortKey<List>;
  direction?: 'asc' | 'desc';
} & Chosen<NonNullable<List['choice']>>;

/** Page, search, order and choice of a list, as in the URL; what the list does not have is ignored. */
export function adminListQuery<List extends AnyAdminList>(list: List, url: URL): AdminListQuery<List> {
  const { name, values } = list.choice ?? { name: '', values: {} };
  const chosen = Object.keys(values).find((value) => value === url.searchParams.get(name));
  const query = { ...listQuery(url), ...sortQuery(url, sortKeysOf(list)), ...(chosen && { [name]: chosen }) };
  return query as AdminListQuery<List>;
}

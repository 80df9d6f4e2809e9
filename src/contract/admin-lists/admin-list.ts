import type { CsvValue } from '#domain/format/csv.ts';
import type { Language, Text } from '#domain/language.ts';

// What a list of the super admin is, apart from how its cells look: the call takes its orders from here, the query its
// columns, the screen its headings, search and choice, and the CSV file everything. Free of zod: browsers load it.

export interface ListColumn<Row> {
  heading: Text;
  /** `true`: the call orders the list. A function: the value by which the page orders a list that it has whole. */
  sort?: true | ((row: Row, language: Language) => string | number | null);
  /** A field that is shown as it is; the screen draws the other cells. Figures and times are right-aligned. */
  show?: readonly [how: 'text' | 'number' | 'day' | 'moment' | 'full moment', field: PlainField<Row>];
  align?: 'end';
  /** The call orders by it, the screen has no such column. */
  hidden?: true;
}

/** A choice beside the search, in the address under its name. */
export interface ListChoice {
  name: 'state' | 'status';
  /** No choice. */
  all: Text;
  values: Readonly<Record<string, Text>>;
}

/** Headings in both languages, and the field or the value. Times are ISO 8601, for machines. */
type CsvColumn<Row> = readonly [en: string, de: string, value: PlainField<Row> | ((row: Row) => CsvValue)];
type PlainField<Row> = { [Key in keyof Row]: Row[Key] extends CsvValue ? Key : never }[keyof Row];

export type ListColumns<Row> = Readonly<Record<string, ListColumn<Row>>>;

export interface AdminList<Row, Columns extends ListColumns<Row>, Choice extends ListChoice | undefined> {
  /** In the address of its CSV file, and the file's name. */
  name: string;
  call: `list${string}`;
  searchFor: Text;
  choice?: Choice;
  /** In the order of the screen; the first names the row. */
  columns: Columns;
  /** In the order of the file; a list without it is not exported. */
  csv?: readonly CsvColumn<Row>[];
  /** The call returns every row at once; the page searches these words and has an order of its own. */
  whole?: { words: (row: Row, language: Language) => readonly (string | null)[]; order: keyof Columns & string };
}

/** A list whose rows do not matter. */
export interface AnyAdminList {
  name: string;
  call: string;
  searchFor: Text;
  choice?: ListChoice | undefined;
  columns: Readonly<Record<string, Pick<ListColumn<never>, 'heading' | 'hidden'> & { sort?: unknown }>>;
  csv?: readonly (readonly [en: string, de: string, value: unknown])[];
  whole?: object;
}

/** Keeps the names of columns and choices as types. */
export const adminList =
  <Row>() =>
  <const Columns extends ListColumns<Row>, const Choice extends ListChoice | undefined = undefined>(
    list: AdminList<Row, Columns, Choice>,
  ) =>
    list as typeof list & { choice: Choice };

/** What a list can be ordered by. */
export type SortKey<List extends { columns: object }> = {
  [Key in keyof List['columns']]: List['columns'][Key] extends { sort: unknown } ? Key & string : never;
}[keyof List['columns']];

export const sortKeysOf = <List extends AnyAdminList>(list: List): SortKey<List>[] =>
  Object.keys(list.columns).filter((key) => list.columns[key]?.sort) as SortKey<List>[];

/** A list's file: its headings in a language, and the values of a row. */
export function csvOf<Row extends object>(csv: NonNullable<AnyAdminList['csv']>, language: Language) {
  const columns = csv as readonly CsvColumn<Row>[];
  return {
    headings: columns.map(([en, de]) => ({ en, de })[language]),
    valuesOf: (row: Row) =>
      columns.map(([, , value]) => (typeof value === 'function' ? value(row) : (row[value] as CsvValue))),
  };
}

import type { Api } from '#contract/client.ts';
import type { CsvValue } from '#domain/format/csv.ts';

interface Paging {
  page: number;
  perPage: number;
  search?: string;
}

export interface ExportedList {
  columns: readonly string[];
  rows(api: Api, url: URL, paging: Paging): Promise<{ rows: CsvValue[][]; total: number }>;
}

/** Heading → field of the row, or a value computed from it. */
type Columns<Row> = Record<string, PlainField<Row> | ((row: Row) => CsvValue)>;
type PlainField<Row> = { [Key in keyof Row]: Row[Key] extends CsvValue ? Key : never }[keyof Row];

/** A paged list. */
export const paged = <Row>(
  ask: (api: Api, url: URL, paging: Paging) => Promise<{ items: Row[]; total: number }>,
  columns: Columns<Row>,
): ExportedList => ({
  columns: Object.keys(columns),
  rows: async (api, url, paging) => {
    const { items, total } = await ask(api, url, paging);
    return { total, rows: items.map((row) => valuesOf(row, columns)) };
  },
});

/** An unpaged list. */
export const whole = <Row>(ask: (api: Api) => Promise<Row[]>, columns: Columns<Row>): ExportedList =>
  paged(async (api, _, { page }) => {
    const all = await ask(api);
    return { items: page === 1 ? all : [], total: all.length };
  }, columns);

const valuesOf = <Row>(row: Row, columns: Columns<Row>): CsvValue[] =>
  Object.values(columns).map((column) =>
    typeof column === 'function' ? column(row) : (row[column] as Row[keyof Row] & CsvValue),
  );

/** The choice above a list, as in the URL. */
export function stateOf<State extends string>(url: URL, states: readonly State[]) {
  const state = states.find((one) => one === url.searchParams.get('state'));
  return state ? { state } : {};
}

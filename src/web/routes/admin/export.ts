import { data, type LoaderFunctionArgs } from 'react-router';
import { type AnyAdminList, csvOf } from '#contract/admin-lists/admin-list.ts';
import { adminLists } from '#contract/admin-lists/index.ts';
import type { Api } from '#contract/client.ts';
import { CSV_START, type CsvValue, csvLine, csvSeparator } from '#domain/format/csv.ts';
import { requireSuperadmin } from '#web/access/visitor.server.ts';
import { adminListQuery } from '#web/components/admin-lists/list-screen.tsx';
import { apiContext } from '#web/context.ts';
import { answerOf } from '#web/forms/call-api.server.ts';
import { languageOfPath } from '#web/i18n/language.tsx';

/** As many rows as a spreadsheet can handle comfortably; the search narrows longer lists. */
const MAX_ROWS = 20_000;
const PAGE_SIZE = 100;

type Row = Record<string, unknown>;

/** A list of the super admin as CSV, page by page through the same call as its screen. */
export async function loader({ params, url, context }: LoaderFunctionArgs) {
  requireSuperadmin(context);
  const list = adminLists.find(({ name, csv }) => csv && name === params.list);
  if (!list?.csv) throw data(null, { status: 404 });
  const language = languageOfPath(url.pathname);
  const { headings, valuesOf } = csvOf<Row>(list.csv, language);
  const line = (values: readonly CsvValue[]) => csvLine(values, csvSeparator[language]);
  let text = CSV_START + line(headings);
  for await (const rows of pagesOf(list, url, context.get(apiContext)))
    text += rows.map((row) => line(valuesOf(row))).join('');
  return new Response(text, {
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="linkbild-${list.name}.csv"`,
      'cache-control': 'no-store',
    },
  });
}

async function* pagesOf(list: AnyAdminList, url: URL, api: Api): AsyncGenerator<Row[]> {
  // The definition names the call, a test that it exists and returns such rows.
  const calls = api as unknown as Record<string, (input?: object) => Promise<unknown>>;
  const ask = (input?: object) => answerOf(async () => calls[list.call]?.(input));
  if (list.whole) {
    yield (await ask()) as Row[];
    return;
  }
  for (let page = 1; page <= MAX_ROWS / PAGE_SIZE; page++) {
    const query = { ...adminListQuery(list, url), page, perPage: PAGE_SIZE };
    const { items, total } = (await ask({ query })) as { items: Row[]; total: number };
    yield items;
    if (items.length === 0 || page * PAGE_SIZE >= total) return;
  }
}

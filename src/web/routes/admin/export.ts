import { data, type LoaderFunctionArgs } from 'react-router';
import { CSV_START, type CsvValue, csvLine, csvSeparator } from '#domain/format/csv.ts';
import { requireSuperadmin } from '../../access/visitor.server.ts';
import { listQuery } from '../../components/listing/list-query.ts';
import { apiContext } from '../../context.ts';
import { answerOf } from '../../forms/call-api.server.ts';
import { languageOfPath } from '../../i18n/language.tsx';
import { headingIn } from './export/headings.ts';
import { exportedLists } from './export/lists.server.ts';

/** As many rows as a spreadsheet can handle comfortably; the search narrows longer lists. */
const MAX_ROWS = 20_000;
const PAGE_SIZE = 100;

/** A list of the super admin as CSV, page by page through the same call as its screen. */
export async function loader({ params, url, context }: LoaderFunctionArgs) {
  requireSuperadmin(context);
  const name = params.list ?? '';
  const list = Object.hasOwn(exportedLists, name) ? exportedLists[name] : null;
  if (!list) throw data(null, { status: 404 });
  const api = context.get(apiContext);
  const { search } = listQuery(url);
  const language = languageOfPath(url.pathname);
  const line = (values: readonly CsvValue[]) => csvLine(values, csvSeparator[language]);
  let text = CSV_START + line(list.columns.map((heading) => headingIn(heading, language)));
  for (let page = 1; page <= MAX_ROWS / PAGE_SIZE; page++) {
    const paging = { page, perPage: PAGE_SIZE, ...(search ? { search } : {}) };
    const { rows, total } = await answerOf(() => list.rows(api, url, paging));
    text += rows.map(line).join('');
    if (rows.length === 0 || page * PAGE_SIZE >= total) break;
  }
  return new Response(text, {
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="linkbild-${name}.csv"`,
      'cache-control': 'no-store',
    },
  });
}

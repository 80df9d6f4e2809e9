import { data, type LoaderFunctionArgs } from 'react-router';
import { CSV_START, csvLine } from '#domain/format/csv.ts';
import { requireSuperadmin } from '../../access/visitor.server.ts';
import { listQuery } from '../../components/listing/list-query.ts';
import { apiContext } from '../../context.ts';
import { answerOf } from '../../forms/attempt.server.ts';
import { exportedLists } from './export/lists.server.ts';

/** As many rows as a spreadsheet is still pleasant with; the search narrows what is longer. */
const MOST_ROWS = 20_000;
const A_PAGE = 100;

/** A list of the super admin as CSV, page by page through the same call as its screen. */
export async function loader({ params, url, context }: LoaderFunctionArgs) {
  requireSuperadmin(context);
  const name = params.list ?? '';
  const list = Object.hasOwn(exportedLists, name) ? exportedLists[name] : null;
  if (!list) throw data(null, { status: 404 });
  const api = context.get(apiContext);
  const { search } = listQuery(url);
  let text = CSV_START + csvLine(list.columns);
  for (let page = 1; page <= MOST_ROWS / A_PAGE; page++) {
    const paging = { page, perPage: A_PAGE, ...(search ? { search } : {}) };
    const { rows, total } = await answerOf(() => list.rows(api, url, paging));
    text += rows.map((row) => csvLine(row)).join('');
    if (rows.length === 0 || page * A_PAGE >= total) break;
  }
  return new Response(text, {
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="linkbild-${name}.csv"`,
      'cache-control': 'no-store',
    },
  });
}

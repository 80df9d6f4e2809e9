import { data } from 'react-router';
import type { Api } from '#contract/client.ts';
import { pageOfQuery } from '#web/components/listing/list-query.ts';
import { answerOf, attempt } from '#web/forms/call-api.server.ts';

/**
 * The moments of a page, and two of them compared: those in the address, otherwise the newest and the one before it.
 * A moment shows how the page was then, so the one before is a millisecond earlier.
 */
export async function loadPageHistory(api: Api, projectId: number, subPageId: string, url: URL) {
  const params = { id: subPageId };
  const [page, history, { retentionMonths }] = await answerOf(() =>
    Promise.all([
      api.getSubPage({ params }),
      api.getPageHistory({ params, query: { page: pageOfQuery(url) } }),
      api.getMonitoring({ params: { id: String(projectId) } }),
    ]),
  );
  // The call knows the page by its id alone: under another project's address it does not exist.
  if (page.projectId !== projectId) throw data(null, { status: 404 });
  const after = momentOf(url, 'after') ?? history.items[0]?.seenAt ?? null;
  const before = momentOf(url, 'before') ?? (after && new Date(Date.parse(after) - 1).toISOString());
  const isRequested = url.searchParams.has('before') || url.searchParams.has('after');
  const compared =
    before !== null && after !== null
      ? await attempt(() => api.comparePreviews({ params, query: { before, after } }))
      : null;
  const comparison = compared?.ok ?? null;
  return { page, history, retentionMonths, comparison, isGone: isRequested && comparison === null };
}

function momentOf(url: URL, name: 'before' | 'after'): string | null {
  const time = Date.parse(url.searchParams.get(name) ?? '');
  return Number.isNaN(time) ? null : new Date(time).toISOString();
}

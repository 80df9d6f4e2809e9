import type { IncidentPage } from '#contract/calls/monitoring.ts';
import type { Api } from '#contract/client.ts';
import { pageOfQuery } from '#web/components/listing/list-query.ts';
import { answerOf, attempt } from '#web/forms/call-api.server.ts';

/** There may be hundreds. */
const PER_PAGE = 50;

/** An incident, and one of its pages before and after: the requested one, otherwise the first that changed. */
export async function loadIncident(api: Api, projectId: number, incidentUuid: string, url: URL) {
  const { incident, pages } = await answerOf(() =>
    api.getIncident({
      params: { id: String(projectId), incidentId: incidentUuid },
      query: { page: pageOfQuery(url), perPage: PER_PAGE },
    }),
  );
  const wanted = Number(url.searchParams.get('compare'));
  const chosen = pages.items.find(({ subPageId }) => subPageId === wanted) ?? pages.items.find(canCompare) ?? null;
  const comparison = chosen && (await compare(api, chosen));
  return { incident, pages, chosen, comparison };
}

/** The shop's firewall or a certificate leaves no trace in the page itself. */
const canCompare = ({ before, after }: IncidentPage) => before !== null && after !== null && before !== after;

async function compare(api: Api, { subPageId, before, after }: IncidentPage) {
  if (before === null || after === null || before === after) return null;
  const compared = await attempt(() =>
    api.comparePreviews({ params: { id: String(subPageId) }, query: { before, after } }),
  );
  return compared.ok ?? null;
}

import type { Api } from '#contract/client.ts';
import { answerOf } from '../../forms/call-api.server.ts';

const WORST = 5;

export function loadHome(api: Api, projectId: number) {
  const params = { id: String(projectId) };
  return answerOf(async () => {
    const [shop, routes, templates, audits] = await Promise.all([
      api.getShop({ params }),
      api.listRoutes({ params }),
      api.listTemplates({ params }),
      api.listAudits({ params, query: { perPage: 5 } }),
    ]);
    const newest = audits.items.find(({ score }) => score !== null) ?? null;
    const audit = newest && (await api.getAudit({ params: { id: newest.uuid } }));
    const worst = (audit?.pages ?? [])
      .flatMap(({ path, score, title }) => (score === null ? [] : [{ path, score, title }]))
      .sort((one, other) => one.score - other.score)
      .slice(0, WORST);
    const shown = routes
      .map((route) => ({
        path: route.path,
        isFallback: route.isFallback,
        templates: templates
          .filter(({ routeId }) => routeId === route.id)
          .map(({ uuid, name, state }) => ({ uuid, name, isLive: state === 'live' })),
      }))
      .filter(({ templates: own }) => own.length > 0);
    const isChecking = audits.items.some(({ status }) => status !== 'completed');
    return { shop, score: newest?.score ?? null, isChecking, worst, routes: shown };
  });
}
export type ShopHome = Awaited<ReturnType<typeof loadHome>>;

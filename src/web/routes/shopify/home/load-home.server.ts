import type { Api } from '#contract/client.ts';
import type { Route } from '#contract/entities/project.ts';
import type { ListedTemplate } from '#contract/entities/template.ts';
import { answerOf } from '#web/forms/call-api.server.ts';

const WORST = 5;

export function loadHome(api: Api, projectId: number) {
  const params = { id: String(projectId) };
  return answerOf(async () => {
    const [shop, routes, templates, audits, project, shares] = await Promise.all([
      api.getShop({ params }),
      api.listRoutes({ params }),
      api.listTemplates({ params }),
      api.listAudits({ params, query: { perPage: 5 } }),
      api.getProject({ params }),
      api.listCrawls({ params, query: { kind: 'share', perPage: 1 } }),
    ]);
    const [latest] = audits.items;
    const newest = audits.items.find(({ score }) => score !== null) ?? null;
    const audit = newest && (await api.getAudit({ params: { id: newest.uuid } }));
    const worst = (audit?.pages ?? [])
      .flatMap(({ path, score, title }) => (score === null ? [] : [{ path, score, title }]))
      .filter(({ score }) => score < 100)
      .sort((one, other) => one.score - other.score)
      .slice(0, WORST);
    const isRunning = latest !== undefined && latest.status !== 'completed';
    return {
      shop,
      score: newest?.score ?? null,
      /** The pages that the score is of. */
      sample: newest && { pagesPlanned: newest.pagesPlanned, pagesKnown: newest.pagesKnown },
      worst,
      running: isRunning ? { done: latest.pagesDone, planned: latest.pagesPlanned } : null,
      /** The newest check ended without a score. */
      hasFailed: latest !== undefined && latest.failure !== null,
      routes: routes.map((route) => shownRoute(route, templates)),
      /** The newest share, and the page to share while there is none: a product, which has a photo and a price to show. */
      firstShare: {
        ...{ projectUuid: project.uuid, url: sharedPage(routes) ?? project.full },
        newest: shares.items[0] ?? null,
      },
    };
  });
}
const sharedPage = (routes: readonly Route[]) =>
  (routes.find(({ path }) => path === '/products/*') ?? routes[0])?.sampleSubPage?.url;

export type ShopHome = Awaited<ReturnType<typeof loadHome>>;

function shownRoute(route: Route, templates: readonly ListedTemplate[]) {
  const { id, path, isFallback, subPageCount, sampleSubPage } = route;
  return {
    ...{ id, path, isFallback },
    pages: subPageCount,
    example: sampleSubPage && (sampleSubPage.title ?? sampleSubPage.path),
    templates: templates
      .filter(({ routeId, state }) => routeId === id && (state === 'live' || state === 'inactive'))
      .map(({ uuid, name, state, baseRouteTemplateId, previewUrl }) => ({
        ...{ uuid, name, isLive: state === 'live', baseId: baseRouteTemplateId },
        imagePath: `/template/${uuid}/picture${new URL(previewUrl, 'http://api').search}`,
      })),
  };
}
export type ShopRoute = ReturnType<typeof shownRoute>;

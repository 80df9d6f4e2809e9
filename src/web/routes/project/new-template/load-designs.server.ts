import type { Api } from '#contract/client.ts';
import { answerOf } from '#web/forms/call-api.server.ts';

/** The list comes best first; three rows of three. */
const RECOMMENDED = 9;

/** Without a route in the URL: the one with the most pages, which a shop cares about first. */
export function loadDesigns(api: Api, projectId: number, routeUuid: string | null) {
  const params = { id: String(projectId) };
  return answerOf(async () => {
    const routes = await api.listRoutes({ params });
    const largest = routes
      .filter(({ isFallback }) => !isFallback)
      .toSorted((a, b) => b.subPageCount - a.subPageCount)[0];
    const route = routes.find(({ uuid }) => uuid === routeUuid) ?? largest ?? routes[0] ?? null;
    if (!route) return { routes, route: null, designs: [], recommended: [] };
    const [fitting, all] = await Promise.all([
      api.listRouteBaseTemplates({ params: { id: String(route.id) }, query: {} }),
      api.listBaseTemplates(),
    ]);
    // Designs for other kinds of pages come after; their images show sample data.
    const others = all.filter(({ id }) => !fitting.some((one) => one.id === id));
    return {
      routes,
      route,
      designs: [...fitting, ...others],
      recommended: fitting.slice(0, RECOMMENDED).map(({ id }) => id),
    };
  });
}
export type Design = Awaited<ReturnType<typeof loadDesigns>>['designs'][number];

import type { Api } from '#contract/client.ts';
import type { Language } from '#domain/language.ts';
import { templateName } from '#domain/template/own-titles.ts';
import { answerOf, attempt } from '#web/forms/call-api.server.ts';

/** How many pages can be browsed without searching. */
const LEAVES = 12;

/** The data that both tools start with: the template, its route, pages to draw it with, and the project's assets. */
export function loadStudio(api: Api, projectId: number, templateId: string, language: Language) {
  const params = { id: String(projectId) };
  return answerOf(async () => {
    const [template, routes, templates, { ok: assets = [] }, project] = await Promise.all([
      api.getTemplate({ params: { id: templateId } }),
      api.listRoutes({ params }),
      api.listTemplates({ params }),
      // A template can be edited without its assets.
      attempt(() => api.listAssets({ params })),
      api.getProject({ params }),
    ]);
    const route = routes.find(({ id }) => id === template.routeId) ?? null;
    const pages = await api.listSubPages({
      params,
      query: { perPage: LEAVES, ...(route === null ? {} : { routeId: route.id }) },
    });
    const wanted = template.subPageId ?? route?.sampleSubPageId ?? null;
    const sample =
      pages.items.find(({ id }) => id === wanted) ??
      (wanted === null ? null : (await attempt(() => api.getSubPage({ params: { id: String(wanted) } }))).ok) ??
      pages.items[0] ??
      null;
    return {
      template: { ...template, name: templateName(template.name, language) },
      route,
      others: templates.filter(
        ({ id, routeId, state }) => id !== template.id && routeId === template.routeId && state === 'live',
      ),
      pages: pages.items.map(({ id, url, path, title }) => ({ id, url, path, title })),
      /** Of this type of page: what a typed text would stand on. */
      pageCount: pages.total,
      sample: sample && { id: sample.id, url: sample.url, path: sample.path, title: sample.title },
      assets,
      project,
    };
  });
}
export type StudioData = Awaited<ReturnType<typeof loadStudio>>;

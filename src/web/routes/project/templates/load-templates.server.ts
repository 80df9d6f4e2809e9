import type { Api } from '#contract/client.ts';
import type { BaseRouteTemplate } from '#contract/entities/template.ts';
import { withPagesFirst } from '#domain/routing/routes.ts';
import { findUnreadable } from '#web/components/integration/unreadable-site.server.ts';
import { answerOf, attempt } from '#web/forms/call-api.server.ts';

/** Base templates beside a route's own; all of them are on the page for a new template. */
const SUGGESTED = 6;

/** A section per route, those with pages first, with its own templates and some designs to choose from. */
export function loadTemplates(api: Api, projectId: number) {
  const params = { id: String(projectId) };
  return answerOf(async () => {
    const [routes, templates, comparisons, unreadable] = await Promise.all([
      api.listRoutes({ params }),
      api.listTemplates({ params }),
      api.compareTemplates({ params }),
      findUnreadable(api, projectId),
    ]);
    const sections = await Promise.all(
      routes.toSorted(withPagesFirst).map(async (route) => {
        const own = templates.filter(({ routeId }) => routeId === route.id);
        const used = new Set(own.map(({ baseRouteTemplateId }) => baseRouteTemplateId));
        // A route whose designs cannot be listed still shows its own.
        const { ok: designs = [] } = await attempt(() =>
          api.listRouteBaseTemplates({ params: { id: String(route.id) }, query: {} }),
        );
        return {
          route,
          own,
          comparison: comparisons.find(({ routeId }) => routeId === route.id) ?? null,
          suggestions: designs
            .filter(({ id }) => !used.has(id))
            .slice(0, SUGGESTED)
            .map(suggestion),
        };
      }),
    );
    return { sections, unreadable };
  });
}
export type TemplateSection = Awaited<ReturnType<typeof loadTemplates>>['sections'][number];

const suggestion = ({ id, uuid, title, previewUrl }: BaseRouteTemplate) => ({ id, uuid, title, previewUrl });
export type Suggestion = ReturnType<typeof suggestion>;

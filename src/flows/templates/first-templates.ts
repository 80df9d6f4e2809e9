import type { Language } from '#domain/language.ts';
import type { CardKind } from '#domain/template/base-template.ts';
import { cardKindOf } from '#domain/template/card-kind.ts';
import { recommendTemplates } from '#domain/template/recommend-templates.ts';
import { listRouteRows, type RouteRow } from '#io/db/queries/pages/routes.ts';
import type { ProjectRow } from '#io/db/queries/projects/projects.ts';
import { type BaseRouteTemplateRow, listBaseRouteTemplates } from '#io/db/queries/templates/base-templates.ts';
import {
  addRouteTemplateRow,
  countOnRoute,
  lockRoute,
  type RouteTemplateRow,
} from '#io/db/queries/templates/route-templates.ts';
import type { Io } from '#io/io.ts';
import { designOfBase, titleOfBase } from './base-template-design.ts';

/** Designs by name for a route, the first of them live. Null: the most suitable one for the route. */
export type Choice = (route: RouteRow) => { live: string[]; inactive: string[] } | null;

/** A new project has images from the start: every route without a template gets the most suitable design. */
export async function addFirstTemplates(
  io: Pick<Io, 'db'>,
  project: Pick<ProjectRow, 'id' | 'locales' | 'baseTemplates'>,
  choose: Choice = () => null,
): Promise<void> {
  const [routes, all] = await Promise.all([listRouteRows(io.db, project.id), listBaseRouteTemplates(io.db)]);
  const offered = all.filter(({ name }) => project.baseTemplates.includes(name));
  const language = languageOf(project.locales);
  for (const route of routes) {
    const chosen = choose(route);
    const best = bestFor(offered.length > 0 ? offered : all, kindOfRoute(route));
    const named = (names: string[]) => names.flatMap((name) => all.find((base) => base.name === name) ?? []);
    const live = chosen ? named(chosen.live) : best ? [best] : [];
    await io.db.transaction(async (db) => {
      // Another worker or person was faster: a route with a template is left alone.
      if (!(await lockRoute(db, project.id, route.id)) || (await countOnRoute(db, route.id)).all > 0) return;
      const row = (base: BaseRouteTemplateRow, state: RouteTemplateRow['state']) => ({
        ...designOfBase(base),
        projectId: project.id,
        routeId: route.id,
        name: titleOfBase(base)[language],
        state,
      });
      for (const base of live) await addRouteTemplateRow(db, row(base, 'live'));
      for (const base of chosen ? named(chosen.inactive) : []) await addRouteTemplateRow(db, row(base, 'inactive'));
    });
  }
}

/** The fallback takes whatever no other route matches: the home page, imprint, cart. */
const kindOfRoute = (route: RouteRow): CardKind => (route.isFallback ? 'page' : cardKindOf(route.path));

function bestFor(all: BaseRouteTemplateRow[], kind: CardKind): BaseRouteTemplateRow | null {
  for (const { name } of recommendTemplates(kind)) {
    const base = all.find((row) => row.name === name);
    if (base) return base;
  }
  return all.find(({ pageKinds }) => pageKinds.length === 0 || pageKinds.includes(kind)) ?? all[0] ?? null;
}

/** Names of templates are written once: in German if the site's main URL is a German page. */
function languageOf(locales: Record<string, string>): Language {
  const named = Object.entries(locales).filter(([code]) => code !== 'x-default');
  const main = named.find(([, url]) => url === locales['x-default']) ?? named[0];
  return main?.[0].startsWith('de') ? 'de' : 'en';
}

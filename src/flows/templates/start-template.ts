import { ApiError } from '#contract/errors.ts';
import { type Language, languageNamed, type Text } from '#domain/language.ts';
import type { CardKind } from '#domain/template/base-template.ts';
import { cardKindOf } from '#domain/template/card-kind.ts';
import { baseTemplates, recommendTemplates } from '#domain/template/recommend-templates.ts';
import { baseTemplateOf, templateOf } from '#flows/guards/refusals.ts';
import { listRouteRows, type RouteRow } from '#io/db/queries/pages/routes.ts';
import type { ProjectRow } from '#io/db/queries/projects/projects.ts';
import { type BaseRouteTemplateRow, listBaseRouteTemplates } from '#io/db/queries/templates/base-templates.ts';
import {
  addRouteTemplateRow,
  countOnRoute,
  findUntouchedDraft,
  listRouteTemplates,
  lockRoute,
  type RouteTemplateRow,
} from '#io/db/queries/templates/route-templates.ts';
import { BASE_VARIANT } from '#io/db/schema/templates.ts';
import type { Io } from '#io/io.ts';
import { addTemplate } from './save-template.ts';

// New templates: from a base template, empty, or from another template.

interface OnRoute {
  projectId: number;
  routeId: number;
  language: Language;
}

/** An untouched draft of the same design is continued. */
export async function startConfiguration(
  io: Io,
  { projectId, routeId, language, baseTemplateId }: OnRoute & { baseTemplateId: number | string },
): Promise<RouteTemplateRow> {
  const base = await baseTemplateOf(io, { id: baseTemplateId });
  const begun = await findUntouchedDraft(io.db, routeId, base.id);
  const name = titleOfBase(base)[language];
  return begun ?? addTemplate(io, { ...designOfBase(base), projectId, routeId, name, state: 'draft' }, language);
}

/** Empty without a base template. */
export async function startDesign(
  io: Io,
  wanted: OnRoute & { name?: string | undefined; baseTemplateId?: number | string | undefined },
): Promise<RouteTemplateRow> {
  const { projectId, routeId, language, baseTemplateId } = wanted;
  const base = baseTemplateId === undefined ? null : await baseTemplateOf(io, { id: baseTemplateId });
  const name = wanted.name || (base ? titleOfBase(base)[language] : sheetName[language]);
  const design = base ? designOfBase(base) : { html: emptySheet };
  return addTemplate(io, { ...design, projectId, routeId, name, state: 'draft' }, language);
}

/** The page's title on it: something to select and move from the start. */
const emptySheet = `<div data-id="card" style="display:flex;flex-direction:column;justify-content:center;width:100%;height:100%;padding:80px;background-color:{{ c.surface }}">
  <h1 data-id="title" style="font-family:{{ font }};font-weight:700;font-size:72px;line-height:1.15;color:{{ c.text }}">{{ title }}</h1>
</div>`;
const sheetName = { en: 'My template', de: 'Meine Vorlage' };

export async function duplicateTemplate(
  io: Io,
  { projectId, templateId, language }: { projectId: number; templateId: number; language: Language },
): Promise<RouteTemplateRow> {
  const template = await templateOf(io, projectId, templateId);
  const { routeId } = template;
  if (routeId === null) throw new ApiError('TEMPLATE_WITHOUT_ROUTE');
  const name = copyName(template.name, await listRouteTemplates(io.db, projectId, routeId), language);
  const { html, style, data, appearance, type, variants, selectedVariant, baseRouteTemplateId, updateData } = template;
  const design = { html, style, data, appearance, type, variants, selectedVariant, baseRouteTemplateId, updateData };
  return addTemplate(io, { ...design, projectId, routeId, name, state: 'inactive' }, language);
}

/** `Sale (copy)`, `Sale (copy 2)`: never `Sale (copy) (copy)`. */
function copyName(name: string, others: { name: string }[], language: Language): string {
  const word = { en: 'copy', de: 'Kopie' }[language];
  const bare = name.replace(/ \((?:copy|Kopie)(?: \d+)?\)$/, '').slice(0, 80);
  for (let number = 1; ; number++) {
    const candidate = `${bare} (${number === 1 ? word : `${word} ${number}`})`;
    if (!others.some((other) => other.name === candidate)) return candidate;
  }
}

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
      // A template was added concurrently: a route that has one is left alone.
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

/** Names of templates are written once: in the language of the site's main URL, if it is one of ours. */
function languageOf(locales: Record<string, string>): Language {
  const named = Object.entries(locales).filter(([code]) => code !== 'x-default');
  const main = named.find(([, url]) => url === locales['x-default']) ?? named[0];
  return languageNamed(main?.[0].slice(0, 2));
}

/**
 * A route template made from a base template. Its variant supplies style and data; the template itself holds only what
 * people change.
 */
function designOfBase({ id, html, style, data, variants }: BaseRouteTemplateRow) {
  const first = variants.find(({ name }) => name === BASE_VARIANT) ?? variants[0];
  return { baseRouteTemplateId: id, html, style, data, variants, selectedVariant: first?.name ?? BASE_VARIANT };
}

/** The name that the super admin gave it; otherwise ours are named by the code, and others by their name. */
export const titleOfBase = ({ name, titles }: Pick<BaseRouteTemplateRow, 'name' | 'titles'>): Text =>
  titles ?? baseTemplates.find((known) => known.name === name)?.title ?? { en: name, de: name };

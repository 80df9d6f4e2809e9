import { ApiError } from '#contract/errors.ts';
import type { Language } from '#domain/language.ts';
import { type CardKind, cardKinds } from '#domain/template/base-template.ts';
import { cardKindOf } from '#domain/template/card-kind.ts';
import { dataOfPage } from '#domain/template/page-data.ts';
import { type Offered, recommendTemplates } from '#domain/template/recommend-templates.ts';
import { templateFieldsOf } from '#flows/drawing/draw-image.ts';
import { subPageIdOf } from '#flows/guards/refusals.ts';
import { readMetaTags } from '#flows/read-page/read-page.ts';
import { findScope } from '#io/db/queries/projects/access.ts';
import {
  type BaseRouteTemplateRow,
  listBaseRouteTemplates,
  upsertBaseRouteTemplate,
} from '#io/db/queries/templates/base-templates.ts';
import { findRouteTemplate } from '#io/db/queries/templates/route-templates.ts';
import type { Io } from '#io/io.ts';
import { designToDraw } from './draw-preview.ts';
import { drawRequestOf } from './draw-template.ts';

// Which base templates are offered, best first; and where new ones come from.

interface OnRoute {
  projectId: number;
  routeId: number;
  subPageId?: number | string | undefined;
  language: Language;
}

/** For a page of the route. */
export async function offerOnRoute(io: Io, { projectId, routeId, language, subPageId: page }: OnRoute) {
  const subPageId = page === undefined ? undefined : await subPageIdOf(io, projectId, page);
  const [rows, request] = await Promise.all([
    listBaseRouteTemplates(io.db),
    drawRequestOf(io, { projectId, template: designToDraw(null), routeId, subPageId, language }),
  ]);
  const data = request.page ? (templateFieldsOf(io, request) as unknown as Offered) : undefined;
  // A project may be limited to some of them; names that no longer exist are ignored.
  const given = rows.filter(({ name }) => request.project.baseTemplates.includes(name));
  return { subPageId, rows: bestFirst(given.length > 0 ? given : rows, request.kind, data) };
}

/** By the page's content; if it cannot be read, by its URL alone. */
export async function offerForUrl(io: Io, url: string): Promise<BaseRouteTemplateRow[]> {
  const kind = cardKindOf(new URL(url).pathname);
  const meta = await readMetaTags(io, { url, nocache: false, details: true }).catch(notReadable);
  const rows = await listBaseRouteTemplates(io.db);
  const fitting = rows.filter(({ pageKinds }) => pageKinds.length === 0 || pageKinds.includes(kind));
  return bestFirst(fitting, kind, meta ? dataOfPage(meta) : undefined);
}

const notReadable = (error: unknown) => {
  if (error instanceof ApiError) return null;
  throw error;
};

/** Those made for the kind of page, best first; then those for any page; then the rest. */
function bestFirst(rows: BaseRouteTemplateRow[], kind: CardKind, page: Offered | undefined): BaseRouteTemplateRow[] {
  const best = recommendTemplates(kind, page).map(({ name }) => name);
  const place = (row: BaseRouteTemplateRow) => {
    const at = best.indexOf(row.name);
    if (at >= 0) return at;
    const fits = row.pageKinds.length === 0 || row.pageKinds.includes(kind);
    return fits ? best.length : best.length + 1;
  };
  return rows.toSorted((one, other) => place(one) - place(other));
}

interface NewBase {
  name: string;
  preferredRoutePath: string | null;
  /** The template whose design it copies, of any project. */
  templateId: number | string;
  overrides: boolean;
}

/** Makes a customer's template a base template for all. */
export async function makeBaseTemplate(io: Io, wanted: NewBase): Promise<BaseRouteTemplateRow> {
  const { name, preferredRoutePath, templateId, overrides } = wanted;
  const scope = await findScope(io.db, 'template', templateId);
  const template = scope && (await findRouteTemplate(io.db, scope.projectId, scope.id));
  if (!template) throw new ApiError('NOT_FOUND');
  const { html, style, data, variants } = template;
  const kind = preferredRoutePath ? cardKindOf(preferredRoutePath) : null;
  const pageKinds = kind ? cardKinds.filter((one) => one === kind) : [];
  const row = { name, preferredRoutePath, pageKinds, html, style, data, variants };
  const made = await upsertBaseRouteTemplate(io.db, row, { overrides });
  if (!made) throw new ApiError('BASE_TEMPLATE_EXISTS');
  return made;
}

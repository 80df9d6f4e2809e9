import { ApiError } from '#contract/errors.ts';
import { type CardKind, cardKinds } from '#domain/template/base-template.ts';
import { cardKindOf } from '#domain/template/card-kind.ts';
import { dataOfPage } from '#domain/template/page-data.ts';
import { type Offered, recommendTemplates } from '#domain/template/recommend-templates.ts';
import { fieldsOf } from '#flows/draw-image.ts';
import { templateWish } from '#flows/draw-template.ts';
import { readMetaTags } from '#flows/read-meta-tags.ts';
import {
  type BaseRouteTemplateRow,
  findBaseRouteTemplate,
  listBaseRouteTemplates,
  putBaseRouteTemplate,
  setBasePreview,
} from '#io/db/queries/base-route-templates.ts';
import { findRouteTemplate } from '#io/db/queries/route-templates.ts';
import { findScope } from '#io/db/queries/scopes.ts';
import type { Handler } from '../handler.ts';
import { pageIdOf, redrawBase, toDraw } from './pictures.ts';
import { shownBase } from './shown.ts';

export const listBaseTemplates: Handler<'listBaseTemplates'> = async ({ io }) =>
  (await listBaseRouteTemplates(io.db)).map((row) => shownBase(io, row));

export const listRouteBaseTemplates: Handler<'listRouteBaseTemplates'> = async (input) => {
  const { io, projectId, entityId: routeId, language, query } = input;
  const subPageId = await pageIdOf(io, projectId, query.subPageId);
  const [rows, wish] = await Promise.all([
    listBaseRouteTemplates(io.db),
    templateWish(io, { projectId, template: toDraw(null), routeId, subPageId, language }),
  ]);
  const page = wish.page ? (fieldsOf(io, wish) as unknown as Offered) : undefined;
  // A project may be given some of them only; one named there that is gone counts for nothing.
  const given = rows.filter(({ name }) => wish.project.baseTemplates.includes(name));
  return inOrder(given.length > 0 ? given : rows, wish.kind, page).map((row) =>
    shownBase(io, row, { routeId, subPageId }),
  );
};

/** Those made for the kind of page, best first; then those for any page; then the rest. */
function inOrder(rows: BaseRouteTemplateRow[], kind: CardKind, page: Offered | undefined): BaseRouteTemplateRow[] {
  const best = recommendTemplates(kind, page).map(({ name }) => name);
  const place = (row: BaseRouteTemplateRow) => {
    const at = best.indexOf(row.name);
    if (at >= 0) return at;
    const fits = row.pageKinds.length === 0 || row.pageKinds.includes(kind);
    return fits ? best.length : best.length + 1;
  };
  return rows.toSorted((one, other) => place(one) - place(other));
}

/** By what the page says; where it cannot be read, by its address alone. */
export const getTemplateRecommendations: Handler<'getTemplateRecommendations'> = async ({ io, query }) => {
  const kind = cardKindOf(new URL(query.url).pathname);
  const meta = await readMetaTags(io, { url: query.url, nocache: false, details: true }).catch(notReadable);
  const rows = await listBaseRouteTemplates(io.db);
  const fitting = rows.filter(({ pageKinds }) => pageKinds.length === 0 || pageKinds.includes(kind));
  return inOrder(fitting, kind, meta ? dataOfPage(meta) : undefined).map((row) => shownBase(io, row));
};

const notReadable = (error: unknown) => {
  if (error instanceof ApiError) return null;
  throw error;
};

export const createBaseRouteTemplate: Handler<'createBaseRouteTemplate'> = async ({ io, body }) => {
  const scope = await findScope(io.db, 'template', body.routeTemplateId);
  const template = scope && (await findRouteTemplate(io.db, scope.projectId, scope.id));
  if (!template) throw new ApiError('NOT_FOUND');
  const { html, style, data, variants } = template;
  const kind = body.preferredRoutePath ? cardKindOf(body.preferredRoutePath) : null;
  const row = {
    name: body.name,
    preferredRoutePath: body.preferredRoutePath || null,
    pageKinds: kind ? cardKinds.filter((one) => one === kind) : [],
    html,
    style,
    data,
    variants,
  };
  const made = await putBaseRouteTemplate(io.db, row, { overrides: body.overrideExistingBaseTemplate });
  if (!made) throw new ApiError('BASE_TEMPLATE_EXISTS');
  return shownBase(io, made);
};

/** Drawn now, so that whoever asked learns what is wrong with it; a fresh address makes browsers ask for it. */
export const updateBaseRouteTemplatePreview: Handler<'updateBaseRouteTemplatePreview'> = async (input) => {
  const { io, params, language } = input;
  const base = await findBaseRouteTemplate(io.db, { id: params.id });
  if (!base) throw new ApiError('NOT_FOUND');
  const drawnFrom = await redrawBase(io, base, language);
  return shownBase(io, (await setBasePreview(io.db, base.id, drawnFrom)) ?? base);
};

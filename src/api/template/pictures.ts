import type { PictureAnswer } from '#contract/call.ts';
import { ApiError } from '#contract/errors.ts';
import type { Language } from '#domain/language.ts';
import { cardKinds } from '#domain/template/base-template.ts';
import { samplePage } from '#domain/template/sample-page.ts';
import { type DrawWish, drawImage, drawnFromOf } from '#flows/draw-image.ts';
import { type DrawableTemplate, drawOrRefuse, pageDataOf, refuseFault, templateWish } from '#flows/draw-template.ts';
import { createNewestOnly } from '#flows/newest-only.ts';
import { readMetaTags } from '#flows/read-meta-tags.ts';
import { saveTemplate } from '#flows/save-template.ts';
import { type BaseRouteTemplateRow, findBaseRouteTemplate } from '#io/db/queries/base-route-templates.ts';
import { findRouteTemplate } from '#io/db/queries/route-templates.ts';
import { findScope } from '#io/db/queries/scopes.ts';
import { BASE_VARIANT } from '#io/db/schema/template-variant.ts';
import type { Io } from '#io/io.ts';
import { definedOf } from '../defined-of.ts';
import type { Handler } from '../handler.ts';
import { shownTemplate } from './shown.ts';

export const getTemplatePicture: Handler<'getTemplatePicture'> = async (input) => {
  const { io, projectId, entityId, language, query, request } = input;
  const template = await findRouteTemplate(io.db, projectId, entityId);
  if (!template) throw new ApiError('NOT_FOUND');
  const subPageId = await pageIdOf(io, projectId, query.subPageId);
  const { routeId } = template;
  const wish = await templateWish(io, {
    projectId,
    template: withVariant(template, query.variant),
    routeId,
    subPageId,
    language,
  });
  return pictureOf(io, wish, request);
};

export const getRouteBaseTemplatePicture: Handler<'getRouteBaseTemplatePicture'> = async (input) => {
  const { io, projectId, entityId: routeId, language, params, query, request } = input;
  const base = await findBaseRouteTemplate(io.db, { id: params.baseTemplateId });
  if (!base) throw new ApiError('NOT_FOUND');
  const subPageId = await pageIdOf(io, projectId, query.subPageId);
  const template = withVariant(toDraw(base), query.variant);
  return pictureOf(io, await templateWish(io, { projectId, template, routeId, subPageId, language }), request);
};

export const getBaseTemplatePicture: Handler<'getBaseTemplatePicture'> = async ({
  io,
  language,
  params,
  query,
  request,
}) => {
  const base = await findBaseRouteTemplate(io.db, { id: params.id });
  if (!base) throw new ApiError('NOT_FOUND');
  return pictureOf(io, wishOfBase(base, language, query.variant), request);
};

function wishOfBase(base: BaseRouteTemplateRow, language: Language, variant?: string): DrawWish {
  const kind = cardKinds.find((one) => one === base.pageKinds[0]) ?? 'page';
  const template = withVariant(toDraw(base), variant);
  return { project: nobody, template, meta: samplePage(kind, language), assets: [] };
}

/** Past everything that was kept of it; returns what it was drawn from. */
export async function redrawBase(io: Io, base: BaseRouteTemplateRow, language: Language): Promise<string> {
  const wish = wishOfBase(base, language);
  const key = drawnFromOf(io, wish);
  const { picture } = await drawOrRefuse(io, { ...wish, format: 'jpeg' });
  io.pictureCache.set(`drawn ${key}`, picture.bytes);
  return key;
}

/** A base template on any page, for whoever tries it out before there is a project. */
export const getTemplatePreviewImage: Handler<'getTemplatePreviewImage'> = async ({ io, body }) => {
  const base = await findBaseRouteTemplate(io.db, { name: body.templateName });
  if (!base) throw new ApiError('NOT_FOUND');
  const meta = await readMetaTags(io, { url: body.url, nocache: false, details: true });
  const template = withVariant(toDraw(base), body.variant);
  const { picture } = await drawOrRefuse(io, { project: nobody, template, meta, assets: [], format: 'jpeg' });
  return { base64: base64Of(picture.bytes), contentType: picture.contentType };
};

const newestOnly = createNewestOnly();

/** What the configurator and the designer show while somebody changes a template. */
export const updateTemplateImage: Handler<'updateTemplateImage'> = async (input) => {
  const { io, projectId, entityId, user, language, body, query } = input;
  const { subPageId: page, save = true, version, sessionId, ...change } = body;
  const draw = async () => {
    const [template, subPageId] = await Promise.all([
      findRouteTemplate(io.db, projectId, entityId),
      pageIdOf(io, projectId, page),
    ]);
    if (!template) throw new ApiError('NOT_FOUND');
    const next = { ...template, ...definedOf(change) };
    const wish = await templateWish(io, { projectId, template: next, routeId: template.routeId, subPageId, language });
    const { width, height, format } = query;
    const drawn = await drawOrRefuse(io, { ...wish, width, height, format, squints: true });
    const hasChange = Object.keys(definedOf(change)).length > 0;
    const stored =
      save && hasChange
        ? await saveTemplate(io, {
            projectId,
            id: template.id,
            change: definedOf(change),
            version,
            language,
            isDrawn: true,
          })
        : next;
    return { wish, drawn, stored };
  };
  const { wish, drawn, stored } = sessionId
    ? await newestOnly(`${user.id} ${entityId} ${sessionId}`, draw)
    : await draw();
  const { elements, warnings, missingImages, picture } = drawn;
  return {
    base64: base64Of(picture.bytes),
    mimeType: picture.contentType,
    routeTemplate: await shownTemplate(io, wish.project.uuid, stored),
    elements,
    warnings,
    missingImages,
    pageData: pageDataOf(io, wish),
    subPage: wish.page && { id: wish.page.id, url: wish.page.url, path: wish.page.path, title: wish.page.title },
  };
};

/** The picture, from memory where it was drawn a moment ago; not drawn at all where the browser has it. */
async function pictureOf(io: Io, wish: DrawWish, request: Request): Promise<PictureAnswer> {
  const key = drawnFromOf(io, wish);
  const etag = `"${key}"`;
  if (request.headers.get('if-none-match') === etag)
    return { bytes: new Uint8Array(), contentType: 'image/jpeg', etag };
  const known = io.pictureCache.get(`drawn ${key}`);
  if (known) return { bytes: Uint8Array.from(known), contentType: 'image/jpeg', etag };
  // One whose photo did not come in time is tried once more: the second asking mostly finds it.
  const first = await drawImage(io, { ...wish, format: 'jpeg' });
  const isWorthAnother = first.ok && first.missingImages.length > 0;
  const drawn = isWorthAnother ? await drawImage(io, { ...wish, format: 'jpeg' }) : first;
  if (!drawn.ok) return refuseFault(drawn);
  const { bytes, contentType } = drawn.picture;
  // A card without its photo is shown, but neither kept nor called by the whole card's name.
  if (drawn.missingImages.length > 0)
    return { bytes: Uint8Array.from(bytes), contentType, etag: `"${key}-incomplete"` };
  io.pictureCache.set(`drawn ${key}`, bytes);
  return { bytes: Uint8Array.from(bytes), contentType, etag };
}

/** A page of the project by its number or uuid; anybody else's is not found. */
export async function pageIdOf(
  io: Io,
  projectId: number,
  id: number | string | undefined,
): Promise<number | undefined> {
  if (id === undefined) return undefined;
  const page = await findScope(io.db, 'sub-page', id);
  if (page?.projectId !== projectId) throw new ApiError('NOT_FOUND');
  return page.id;
}

/** A base template as if a route had it; null for a look at the page alone. */
export function toDraw(base: BaseRouteTemplateRow | null): DrawableTemplate {
  const { html = '', style = {}, data = {}, variants = [] } = base ?? {};
  return { html, style, data, appearance: {}, variants, selectedVariant: variants[0]?.name ?? BASE_VARIANT };
}

function withVariant<Template extends DrawableTemplate>(template: Template, variant: string | undefined): Template {
  const isKnown = template.variants.some(({ name }) => name === variant);
  return variant !== undefined && isKnown ? { ...template, selectedVariant: variant } : template;
}

/** No project behind the picture: the page's own brand shows. */
const nobody: DrawWish['project'] = {
  uuid: '00000000-0000-0000-0000-000000000000',
  title: null,
  logoUrl: null,
  primaryColor: null,
  baseRouteTemplateDataParams: {},
  locales: {},
};

const base64Of = (bytes: Uint8Array) =>
  Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('base64');

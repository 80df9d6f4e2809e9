import type { ImageAnswer } from '#contract/call.ts';
import type { Language } from '#domain/language.ts';
import { cardKinds } from '#domain/template/base-template.ts';
import { samplePage } from '#domain/template/sample-page.ts';
import { type DrawRequest, drawImage, drawnFromOf } from '#flows/drawing/draw-image.ts';
import { baseTemplateOf, subPageIdOf, templateOf } from '#flows/guards/refusals.ts';
import { readMetaTags } from '#flows/read-page/read-page.ts';
import { type BaseRouteTemplateRow, setBasePreview } from '#io/db/queries/templates/base-templates.ts';
import { BASE_VARIANT } from '#io/db/schema/templates.ts';
import type { Io } from '#io/io.ts';
import { type DrawableTemplate, drawOrReject, drawRequestOf, rejectTemplateError } from './draw-template.ts';
import { saveTemplate } from './save-template.ts';

// Images of templates for people who choose and edit them.

interface Look {
  language: Language;
  variant?: string | undefined;
  /** The etag of the browser's cached image. */
  knownEtag: string | null;
}

interface OnPage extends Look {
  projectId: number;
  /** A page of the project instead of the route's sample page. */
  subPageId?: number | string | undefined;
}

export async function previewTemplate(io: Io, look: OnPage & { templateId: number }): Promise<ImageAnswer> {
  const { projectId, templateId, variant, language } = look;
  const stored = await templateOf(io, projectId, templateId);
  const template = withVariant(stored, variant);
  const subPageId = await idOfPage(io, look);
  const request = await drawRequestOf(io, { projectId, template, routeId: stored.routeId, subPageId, language });
  return imageOf(io, request, look.knownEtag);
}

/** A base template on a page of the route. */
export async function previewBaseOnRoute(
  io: Io,
  look: OnPage & { routeId: number; baseTemplateId: number | string },
): Promise<ImageAnswer> {
  const { projectId, routeId, variant, language } = look;
  const template = withVariant(designToDraw(await baseTemplateOf(io, { id: look.baseTemplateId })), variant);
  const subPageId = await idOfPage(io, look);
  const request = await drawRequestOf(io, { projectId, template, routeId, subPageId, language });
  return imageOf(io, request, look.knownEtag);
}

/** A base template on sample data. */
export async function previewBase(io: Io, look: Look & { baseTemplateId: number | string }): Promise<ImageAnswer> {
  const base = await baseTemplateOf(io, { id: look.baseTemplateId });
  return imageOf(io, drawRequestOfBase(base, look.language, look.variant), look.knownEtag);
}

/** A base template on any page, for people who try it before there is a project. */
export async function previewBaseOnUrl(
  io: Io,
  { url, templateName, variant }: { url: string; templateName: string; variant?: string | undefined },
) {
  const base = await baseTemplateOf(io, { name: templateName });
  const meta = await readMetaTags(io, { url, nocache: false, details: true });
  const template = withVariant(designToDraw(base), variant);
  const { image } = await drawOrReject(io, { project: unbranded, template, meta, assets: [], format: 'jpeg' });
  return image;
}

/** Drawn now, bypassing all caches, so that the person learns what is wrong with it. */
export async function redrawBase(
  io: Io,
  baseTemplateId: number | string,
  language: Language,
): Promise<BaseRouteTemplateRow> {
  const base = await baseTemplateOf(io, { id: baseTemplateId });
  const request = drawRequestOfBase(base, language);
  const key = drawnFromOf(io, request);
  const { image } = await drawOrReject(io, { ...request, format: 'jpeg' });
  io.imageCache.set(`drawn ${key}`, image.bytes);
  return (await setBasePreview(io.db, base.id, key)) ?? base;
}

/** A base template as if a route had it; null to preview the page alone. */
export function designToDraw(base: BaseRouteTemplateRow | null): DrawableTemplate {
  const { html = '', style = {}, data = {}, variants = [] } = base ?? {};
  return { html, style, data, appearance: {}, variants, selectedVariant: variants[0]?.name ?? BASE_VARIANT };
}

const idOfPage = async (io: Io, { projectId, subPageId }: OnPage) =>
  subPageId === undefined ? undefined : subPageIdOf(io, projectId, subPageId);

function drawRequestOfBase(base: BaseRouteTemplateRow, language: Language, variant?: string): DrawRequest {
  const kind = cardKinds.find((one) => one === base.pageKinds[0]) ?? 'page';
  const template = withVariant(designToDraw(base), variant);
  return { project: unbranded, template, meta: samplePage(kind, language), assets: [] };
}

/** The image, cached if it was drawn recently; not drawn at all if the browser has it. */
async function imageOf(io: Io, request: DrawRequest, knownEtag: string | null): Promise<ImageAnswer> {
  const key = drawnFromOf(io, request);
  const etag = `"${key}"`;
  if (knownEtag === etag) return { bytes: new Uint8Array(), contentType: 'image/jpeg', etag };
  const known = io.imageCache.get(`drawn ${key}`);
  if (known) return { bytes: Uint8Array.from(known), contentType: 'image/jpeg', etag };
  // If the photo did not arrive in time, drawing is retried once: the second attempt usually succeeds.
  const first = await drawImage(io, { ...request, format: 'jpeg' });
  const isWorthAnother = first.ok && first.missingImages.length > 0;
  const drawn = isWorthAnother ? await drawImage(io, { ...request, format: 'jpeg' }) : first;
  if (!drawn.ok) return rejectTemplateError(drawn);
  const { bytes, contentType } = drawn.image;
  // A card without its photo is shown, but neither cached nor given the complete card's etag.
  if (drawn.missingImages.length > 0)
    return { bytes: Uint8Array.from(bytes), contentType, etag: `"${key}-incomplete"` };
  io.imageCache.set(`drawn ${key}`, bytes);
  return { bytes: Uint8Array.from(bytes), contentType, etag };
}

function withVariant<Template extends DrawableTemplate>(template: Template, variant: string | undefined): Template {
  const isKnown = template.variants.some(({ name }) => name === variant);
  return variant !== undefined && isKnown ? { ...template, selectedVariant: variant } : template;
}

/** No project behind the image: the page's own brand is used. */
const unbranded: DrawRequest['project'] = {
  uuid: '00000000-0000-0000-0000-000000000000',
  title: null,
  logoUrl: null,
  primaryColor: null,
  baseRouteTemplateDataParams: {},
  locales: {},
};

interface Edit {
  projectId: number;
  templateId: number;
  userId: number;
  /** For an open editor: its newer request makes an older one pointless. */
  sessionId?: string | undefined;
  subPageId?: number | string | undefined;
  /** Only what the person changed. */
  change: Parameters<typeof saveTemplate>[1]['change'];
  saves: boolean;
  version?: number | undefined;
  size: Pick<DrawRequest, 'width' | 'height' | 'format'>;
  language: Language;
}

/** The preview in the configurator and the designer while a template is being edited. */
export function drawEditedTemplate(io: Io, edit: Edit) {
  const { templateId, userId, sessionId } = edit;
  return sessionId
    ? io.latestDraw(`${userId} ${templateId} ${sessionId}`, () => drawAndSave(io, edit))
    : drawAndSave(io, edit);
}

async function drawAndSave(io: Io, edit: Edit) {
  const { projectId, change, version, language } = edit;
  const [template, subPageId] = await Promise.all([
    templateOf(io, projectId, edit.templateId),
    edit.subPageId === undefined ? undefined : subPageIdOf(io, projectId, edit.subPageId),
  ]);
  const next = { ...template, ...change };
  const request = await drawRequestOf(io, {
    projectId,
    template: next,
    routeId: template.routeId,
    subPageId,
    language,
  });
  const drawn = await drawOrReject(io, { ...request, ...edit.size, squints: true });
  const isSaved = edit.saves && Object.keys(change).length > 0;
  const stored = isSaved
    ? await saveTemplate(io, { projectId, id: template.id, change, version, language, isDrawn: true })
    : next;
  return { request, drawn, stored };
}

import type { PictureAnswer } from '#contract/call.ts';
import { ApiError } from '#contract/errors.ts';
import type { Language } from '#domain/language.ts';
import { cardKinds } from '#domain/template/base-template.ts';
import { samplePage } from '#domain/template/sample-page.ts';
import { type DrawWish, drawImage, drawnFromOf } from '#flows/draw-image.ts';
import { type DrawableTemplate, drawOrRefuse, refuseFault } from '#flows/draw-template.ts';
import type { BaseRouteTemplateRow } from '#io/db/queries/base-route-templates.ts';
import { findScope } from '#io/db/queries/scopes.ts';
import { BASE_VARIANT } from '#io/db/schema/template-variant.ts';
import type { Io } from '#io/io.ts';

/** Past everything that was kept of it; returns what it was drawn from. */
export async function redrawBase(io: Io, base: BaseRouteTemplateRow, language: Language): Promise<string> {
  const wish = wishOfBase(base, language);
  const key = drawnFromOf(io, wish);
  const { picture } = await drawOrRefuse(io, { ...wish, format: 'jpeg' });
  io.pictureCache.set(`drawn ${key}`, picture.bytes);
  return key;
}

/** The picture, from memory where it was drawn a moment ago; not drawn at all where the browser has it. */
export async function pictureOf(io: Io, wish: DrawWish, request: Request): Promise<PictureAnswer> {
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

export function withVariant<Template extends DrawableTemplate>(
  template: Template,
  variant: string | undefined,
): Template {
  const isKnown = template.variants.some(({ name }) => name === variant);
  return variant !== undefined && isKnown ? { ...template, selectedVariant: variant } : template;
}

/** No project behind the picture: the page's own brand shows. */
export const nobody: DrawWish['project'] = {
  uuid: '00000000-0000-0000-0000-000000000000',
  title: null,
  logoUrl: null,
  primaryColor: null,
  baseRouteTemplateDataParams: {},
  locales: {},
};

export const base64Of = (bytes: Uint8Array) =>
  Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('base64');

export function wishOfBase(base: BaseRouteTemplateRow, language: Language, variant?: string): DrawWish {
  const kind = cardKinds.find((one) => one === base.pageKinds[0]) ?? 'page';
  const template = withVariant(toDraw(base), variant);
  return { project: nobody, template, meta: samplePage(kind, language), assets: [] };
}

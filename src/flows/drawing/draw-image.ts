import { createHash } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import { assetImageUrl, type ImageFormat } from '#domain/images/image-address.ts';
import { ownImageOf, withoutOwnImages } from '#domain/images/own-images.ts';
import type { MetaTagData } from '#domain/meta/meta-tag-data.ts';
import { cardData } from '#domain/template/base-template.ts';
import { designOf, type StoredTemplate } from '#domain/template/design-of.ts';
import { dataOfPage } from '#domain/template/page-data.ts';
import type { ProjectRow } from '#io/db/queries/projects/projects.ts';
import type { AssetRow } from '#io/db/queries/templates/assets.ts';
import type { Io } from '#io/io.ts';
import type { AssetFont } from '#io/render/fonts/fonts.ts';
import type { EncodedImage } from '#io/render/processes/render-job.ts';
import type { RenderError, RenderRequest, RenderResult } from '#io/render/renderer.ts';

// Project + template + page → image. Nothing is stored here, and nothing is thrown for a template or a page that cannot
// be drawn: the reason is returned as a value, with the position in the template if there is one.

export interface DrawRequest {
  project: Pick<ProjectRow, 'uuid' | 'title' | 'logoUrl' | 'primaryColor' | 'baseRouteTemplateDataParams' | 'locales'>;
  template: StoredTemplate & { type?: string };
  /** The page's metadata, read with details. */
  meta: MetaTagData;
  /** All of the project's, see listAssetRows. */
  assets: readonly AssetRow[];
  width?: number;
  height?: number;
  format?: ImageFormat;
  /** Also report what is unreadable at the sizes platforms show. */
  squints?: boolean;
  /** Default: the project's, which its live images use. */
  quota?: string;
}

export type DrawFailure =
  | RenderError
  | { ok: false; reason: 'no-own-image'; detail: string; where?: undefined; place?: undefined };
type Drawn = Extract<RenderResult, { ok: true }>;
export type DrawnImage = { ok: true; image: EncodedImage } & Pick<Drawn, 'elements' | 'warnings' | 'missingImages'>;
export type DrawResult = DrawnImage | DrawFailure;

type Parts = Pick<Io, 'renderer' | 'files' | 'safeFetch' | 'settings' | 'imageCache'>;

/**
 * `html` draws the card; both redirect types draw the page's own image as a large card, for places that show an image.
 */
export async function drawImage(io: Parts, request: DrawRequest): Promise<DrawResult> {
  if (request.template.type && request.template.type !== 'html') return improveOwnImage(io, request);
  const drawn = await io.renderer.render(await renderRequest(io, request));
  if (!drawn.ok) return drawn;
  const { ok, elements, warnings, missingImages, ...image } = drawn;
  return { ok, image, elements, warnings, missingImages };
}

/** The data that a template's Liquid sees for this page: the fields the designer offers. */
export function templateFieldsOf(io: Pick<Io, 'settings'>, request: DrawRequest): Record<string, unknown> {
  const { project, meta, template, assets } = request;
  const { data, appearance } = designOf(template, project.baseRouteTemplateDataParams);
  const page = dataOfPage(withoutOwnImages(meta, io.settings.imagesUrl), {
    name: project.title,
    shownName: appearance.siteName,
    logoUrl: appearance.logoUrl ?? project.logoUrl,
    primaryColor: appearance.primaryColor ?? project.primaryColor,
    language: appearance.language ?? Object.keys(project.locales)[0] ?? null,
  });
  const card = cardData(page, data);
  const named = Object.fromEntries(assets.map((asset) => [asset.name, assetValue(io, project.uuid, asset)]));
  // The project's own font.
  const own = assets.find(({ type, fileKey, value }) => type === 'font' && fileKey && value === data.font);
  return { ...card, ...(own ? { font: own.value } : {}), assets: named };
}

const assetValue = (io: Pick<Io, 'settings'>, projectUuid: string, { type, fileKey, value }: AssetRow) =>
  type === 'image' && fileKey ? assetImageUrl(io.settings.imagesUrl, projectUuid, fileKey) : value;

async function renderRequest(io: Parts, request: DrawRequest): Promise<RenderRequest> {
  const { html, style } = designOf(request.template, request.project.baseRouteTemplateDataParams);
  return {
    quota: request.quota ?? request.project.uuid,
    html,
    style,
    data: templateFieldsOf(io, request),
    fonts: await assetFonts(io, request, `${html} ${JSON.stringify(request.template)}`),
    loadImage: (url) => loadImage(io, request.project.uuid, url),
    ...(request.width === undefined ? {} : { width: request.width }),
    ...(request.height === undefined ? {} : { height: request.height }),
    ...(request.format === undefined ? {} : { format: request.format }),
    ...(request.squints ? { squints: true } : {}),
  };
}

/** Only those that the template uses. A font whose file is missing is omitted: the card is drawn with ours. */
async function assetFonts(io: Parts, { assets, project }: DrawRequest, source: string): Promise<AssetFont[]> {
  const wanted: AssetRow[] = [];
  for (const asset of assets.filter(({ type, fileKey }) => type === 'font' && fileKey)) {
    if (source.includes(asset.value) || source.includes(asset.name)) wanted.push(asset);
    // A template of a megabyte takes milliseconds for each of up to 500 fonts: other requests are answered between.
    await setImmediate();
  }
  const fonts = await Promise.all(
    wanted.map(async ({ value, fileKey, payload }) => {
      const data = fileKey ? await storedBytes(io, project.uuid, fileKey) : null;
      if (!data) return [];
      // Registered with one weight, a variable font would have only that one.
      const weight = payload?.weights ? Number.NaN : Number(payload?.weight);
      const style = payload?.style === 'italic' ? ('italic' as const) : undefined;
      return [
        { family: value, data, ...(weight >= 1 && weight <= 1000 ? { weight } : {}), ...(style ? { style } : {}) },
      ];
    }),
  );
  return fonts.flat();
}

/** For a photo of a page or an asset. Larger ones take longer to load than a card may take to draw. */
const MAX_PHOTO_BYTES = 10_000_000;

/** The project's own assets directly from storage, everything else by safe fetch, cached for some minutes. */
async function loadImage(io: Parts, projectUuid: string, url: string): Promise<Uint8Array | null> {
  const own = `${io.settings.imagesUrl}/${projectUuid}/assets/`;
  if (url.startsWith(own)) return storedBytes(io, projectUuid, `assets/${projectUuid}/${url.slice(own.length)}`);
  const known = io.imageCache.get(url);
  if (known) return known;
  const { userAgent } = io.settings;
  const answer = await io.safeFetch.fetch(url, { userAgent, accept: 'image/*', maxBytes: MAX_PHOTO_BYTES });
  if (!answer.ok) return null;
  io.imageCache.set(url, answer.body);
  return answer.body;
}

async function storedBytes(io: Parts, projectUuid: string, key: string): Promise<Uint8Array | null> {
  if (!key.startsWith(`assets/${projectUuid}/`)) return null;
  const known = io.imageCache.get(key);
  if (known) return known;
  const stored = await io.files.get(key).catch(() => null);
  if (stored) io.imageCache.set(key, stored.bytes);
  return stored?.bytes ?? null;
}

async function improveOwnImage(io: Parts, request: DrawRequest): Promise<DrawResult> {
  const { project, meta, width, height, format, quota = project.uuid } = request;
  const url = ownImageOf(meta, io.settings.imagesUrl);
  const bytes = url ? await loadImage(io, project.uuid, url).catch(() => null) : null;
  if (!url || !bytes) return { ok: false, reason: 'no-own-image', detail: url ?? '' };
  const size = {
    quota,
    ...(width ? { width } : {}),
    ...(height ? { height } : {}),
    ...(format ? { format } : {}),
  };
  const improved = await io.renderer.improveImage(bytes, size);
  if (!improved.ok) return improved;
  const { ok: _, ...image } = improved;
  return { ok: true, image, elements: [], warnings: [], missingImages: [] };
}

/** Incremented when drawing itself changes so that every stored image should be redrawn. */
const DRAWING = 1;

/** Short hash of everything an image is drawn from: the same hash, the same image. */
export function drawnFromOf(io: Pick<Io, 'settings'>, request: DrawRequest): string {
  const { template, project } = request;
  const parts =
    template.type && template.type !== 'html'
      ? [template.type, ownImageOf(request.meta, io.settings.imagesUrl)]
      : [designOf(template, project.baseRouteTemplateDataParams), templateFieldsOf(io, request)];
  return createHash('sha256')
    .update(JSON.stringify([DRAWING, parts]))
    .digest('hex')
    .slice(0, 16);
}

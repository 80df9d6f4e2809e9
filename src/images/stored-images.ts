import { type OgImageType, ogImageType } from '#domain/enumerations.ts';
import { fallbackCard, plainFallback, typeOf } from '#flows/serve-image/fallback-image.ts';
import { isFromFuture } from '#flows/serve-image/redraw-page.ts';
import { once, runInBackground, type ServingIo, storedImage } from '#flows/serve-image/serving.ts';
import { drawRoutePreview } from '#flows/templates/draw-route-preview.ts';
import { findSubPageByUuid } from '#io/db/queries/pages/sub-pages.ts';
import { findStoredImage } from '#io/db/queries/templates/og-images.ts';
import type { ServedProject } from '#io/db/queries/templates/served-images.ts';
import { contentHash } from '#io/files/file-store.ts';
import { cacheControls, cacheTagOf, type ImageResponse, type RequestHead, sendImage } from './image-response.ts';
import { isUuid } from './image-urls.ts';

// Images in storage with their own URL: drafts, demos, screenshots, assets, route previews. `file` is what follows the
// project's uuid.

const fileName = /^([0-9a-f-]{32,36})\.(jpg|jpeg|png|webp|gif|svg|avif)$/i;
const types: ReadonlyMap<string, string> = new Map(
  Object.entries({
    jpg: 'image/jpeg',
    jpeg: 'image/jpeg',
    png: 'image/png',
    webp: 'image/webp',
    gif: 'image/gif',
    svg: 'image/svg+xml',
    avif: 'image/avif',
  }),
);

/** Pages show a plain card instead of a broken image. */
export const noImage = (request: RequestHead): ImageResponse =>
  sendImage(request, {
    bytes: plainFallback(),
    contentType: 'image/jpeg',
    etag: 'none',
    cacheControl: 'public, max-age=60',
    status: 404,
  });

/** Still an image, because the requesting page displays whatever it receives. */
export function tooManyImages(request: RequestHead, retryAfterSeconds: number): ImageResponse {
  const { headers, body } = noImage(request);
  return {
    status: 429,
    headers: { ...headers, 'cache-control': 'no-store', 'retry-after': String(retryAfterSeconds) },
    body,
  };
}

interface StoredFile {
  key: string;
  contentType: string;
  cacheControl: string;
  projectUuid: string;
}

async function sendStored(
  io: ServingIo,
  request: RequestHead,
  { key, contentType, cacheControl, projectUuid }: StoredFile,
): Promise<ImageResponse> {
  const bytes = await storedImage(io, key);
  if (!bytes) return noImage(request);
  const cacheTag = cacheTagOf(projectUuid);
  return sendImage(request, { bytes, contentType, etag: contentHash(bytes), cacheControl, cacheTag });
}

/** `{imageUuid}.jpg` under the host of drafts or demos. */
export async function sendRendered(
  io: ServingIo,
  request: RequestHead,
  { projectUuid, file, type }: { projectUuid: string; file: string; type: OgImageType },
): Promise<ImageResponse> {
  const [, imageUuid = ''] = fileName.exec(file) ?? [];
  if (!isUuid(imageUuid.toLowerCase())) return noImage(request);
  const image = await findStoredImage(io.db, projectUuid, imageUuid.toLowerCase(), type);
  if (!image) return noImage(request);
  const { storageKey: key, contentType } = image;
  return sendStored(io, request, { key, contentType, cacheControl: cacheControls.version, projectUuid });
}
export const extensionTypes = { drafts: ogImageType.DRAFT, demos: ogImageType.DEMO } as const;

/** `assets/{hash}.png`: the URL is the key, and the key names the content. Fonts are not served. */
export async function sendAsset(io: ServingIo, request: RequestHead, projectUuid: string, file: string) {
  const [, , extension = ''] = fileName.exec(file) ?? [];
  const contentType = types.get(extension.toLowerCase());
  if (!contentType) return noImage(request);
  // A file may outlive its project for a while. Without the database we cannot tell, so the image is served.
  const isGone = await io.serving.projects.get(projectUuid).then(
    (served) => served === null,
    () => false,
  );
  if (isGone) return noImage(request);
  const key = `assets/${projectUuid}/${file}`;
  return sendStored(io, request, { key, contentType, cacheControl: cacheControls.asset, projectUuid });
}

/** `{subPageUuid}.png`. */
export async function sendScreenshot(io: ServingIo, request: RequestHead, projectUuid: string, file: string) {
  const subPageUuid = file.replace(/\.png$/, '').toLowerCase();
  if (!file.endsWith('.png') || !isUuid(subPageUuid)) return noImage(request);
  const key = `screenshots/${projectUuid}/${subPageUuid}.png`;
  const subPage = await findSubPageByUuid(io.db, subPageUuid);
  const stored = subPage?.screenshotKey === key ? await io.files.get(key) : null;
  if (!stored) return noImage(request);
  const { bytes } = stored;
  return sendImage(request, {
    bytes,
    contentType: 'image/png',
    etag: contentHash(bytes),
    cacheControl: cacheControls.current,
    cacheTag: cacheTagOf(projectUuid),
  });
}

/**
 * `route-previews/{routeId}.jpg`: drawn at the first request, and again in the background when a template has changed.
 */
export async function sendRoutePreview(io: ServingIo, request: RequestHead, projectUuid: string, file: string) {
  const served = await io.serving.projects.get(projectUuid);
  const id = Number(/^(\d{1,10})\.jpe?g$/.exec(file)?.[1]);
  const route = served?.routes.find((candidate) => candidate.id === id);
  if (!served || !route) return noImage(request);
  const bytes = await previewOf(io, served, route);
  return sendImage(request, {
    bytes: bytes ?? (await fallbackCard(io, served)),
    contentType: bytes ? typeOf(bytes) : 'image/jpeg',
    etag: contentHash(bytes ?? new Uint8Array()),
    cacheControl: cacheControls.fallback,
    cacheTag: cacheTagOf(projectUuid),
  });
}

async function previewOf(io: ServingIo, served: ServedProject, route: ServedProject['routes'][number]) {
  const key = `preview ${route.id}`;
  const draw = async () => {
    const preview = await drawRoutePreview(io, served, route);
    io.serving.projects.drop(served.project.uuid);
    return preview.ok ? preview.bytes : null;
  };
  const stored = route.previewImageKey ? await storedImage(io, route.previewImageKey).catch(() => null) : null;
  if (!stored) return once(io, key, draw).result.catch(() => null);
  const newest = Math.max(
    ...served.templates.filter(({ routeId }) => routeId === route.id).map(({ updatedAt }) => updatedAt.getTime()),
  );
  const cause = `${key} ${newest}`;
  const isOlder = newest > route.updatedAt.getTime() || isFromFuture(route.updatedAt, io.now());
  if (isOlder && !io.serving.tried.get(cause)) {
    io.serving.tried.set(cause, true);
    runInBackground(io, key, draw);
  }
  return stored;
}

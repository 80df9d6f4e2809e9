import { readFileSync } from 'node:fs';
import { crawlState } from '#domain/enumerations.ts';
import { ownImageOf, redirectTarget } from '#domain/images/own-images.ts';
import { extractMeta } from '#domain/meta/extract-meta.ts';
import type { MetaTagData } from '#domain/meta/meta-tag-data.ts';
import { matchRoute } from '#domain/routing/routes.ts';
import { textBold } from '#domain/template/base-templates/text-bold.ts';
import { drawImage } from '#flows/drawing/draw-image.ts';
import { findMeta, type ServedProject } from '#io/db/queries/templates/served-images.ts';
import { probeImage } from '#io/fetch/pages/probe-image.ts';
import { contentHash } from '#io/files/file-store.ts';
import { packageFile } from '#io/package-files.ts';
import { once, type ServedImage, type ServingIo, storedImage } from './serving.ts';

// An image request of a known project never gets an error page or a broken image. Each step may fail; the next is
// simpler, and the last is part of the code.

/** The requested page that has no image. */
export interface MissingImage {
  /** The requested page, if known. */
  url: string | null;
  subPageId: number | null;
  /**
   * `default-only`: no live template, or no such page. `beyond-plan`: nothing of the page type, but the image that the
   * page has without us, because our tag has taken its place.
   */
  why: 'failed' | 'beyond-plan' | 'default-only';
  /** Of a page that is not stored. */
  ownImage?: string | null;
}

export async function fallbackImage(io: ServingIo, served: ServedProject, missing: MissingImage): Promise<ServedImage> {
  const { project, routes } = served;
  const about = { projectId: project.id, subPageId: missing.subPageId, routeTemplateId: null, url: missing.url };
  const route = missing.url ? matchRoute(routes, missing.url) : null;
  const keys = [missing.why === 'failed' ? route?.previewImageKey : null, project.fallbackImageKey];
  for (const key of keys) {
    const bytes = key ? await storedImage(io, key).catch(() => null) : null;
    if (bytes) return imageOf(bytes, about);
  }
  const own = missing.why === 'default-only' ? null : await ownImage(io, served, missing).catch(() => null);
  if (own) return { kind: 'redirect', location: own, state: crawlState.Redirected, ...about };
  return imageOf(await fallbackCard(io, served), about);
}

async function ownImage(
  io: ServingIo,
  served: ServedProject,
  { subPageId, ownImage: known }: MissingImage,
): Promise<string | null> {
  if (known) return redirectUrl(io, served, known);
  const meta = subPageId === null ? null : await findMeta(io.db, subPageId);
  return meta ? ownImageUrl(io, served, meta) : null;
}

/** The site's name in its own colours: what a project shows if it has nothing else. */
export async function fallbackCard(io: ServingIo, served: ServedProject): Promise<Uint8Array> {
  const { project, assets, changedAt } = served;
  const key = `brand-card ${project.uuid} ${changedAt.getTime()}`;
  const known = io.serving.bytes.get(key);
  if (known) return known;
  const drawn = await once(io, key, () =>
    drawImage(io, {
      project,
      assets,
      meta: extractMeta({ body: new Uint8Array(), url: project.full, contentType: null }),
      template: {
        html: textBold.html,
        style: {},
        appearance: {},
        variants: textBold.variants.map(({ name, data, style }) => ({ name, data, style: { ...style } })),
        selectedVariant: 'Base',
        data: {
          title: project.title ?? new URL(project.full).hostname.replace(/^www\./, ''),
          description: project.description ?? '',
        },
      },
    }),
  ).result.catch(() => null);
  if (!drawn?.ok) return plainFallback();
  io.serving.bytes.set(key, drawn.image.bytes);
  return drawn.image.bytes;
}

let plain: Uint8Array | null = null;

/** A plain grey card without text: valid wherever an image is expected, and available even if everything else fails. */
export function plainFallback(): Uint8Array {
  plain ??= Uint8Array.from(readFileSync(packageFile('src/flows/serve-image/plain-card.jpg')));
  return plain;
}

const imageOf = (bytes: Uint8Array, about: Pick<ServedImage, 'projectId' | 'subPageId' | 'routeTemplateId' | 'url'>) =>
  ({
    kind: 'image',
    bytes,
    contentType: typeOf(bytes),
    etag: contentHash(bytes),
    freshness: 'fallback',
    state: crawlState.Cached,
    status: 200,
    ...about,
  }) satisfies ServedImage;

/** Previews and fallback images may be any of the three. */
export function typeOf(bytes: Uint8Array): string {
  if (bytes[0] === 0x89) return 'image/png';
  return bytes[0] === 0x52 ? 'image/webp' : 'image/jpeg';
}

/** Unknown project: a plain image, and a status that makes caches drop what they had. */
export const noProjectImage = (): ServedImage => ({ ...imageOf(plainFallback(), nobody), status: 404 });
const nobody = { projectId: null, subPageId: null, routeTemplateId: null, url: null };

export const plainFallbackImage = (projectId: number | null): ServedImage =>
  imageOf(plainFallback(), { projectId, subPageId: null, routeTemplateId: null, url: null });

const PROBE_MS = 2_000;

/** The URL of the page's own image, if visitors may be redirected there. */
export function ownImageUrl(io: ServingIo, served: ServedProject, meta: MetaTagData): Promise<string | null> {
  return redirectUrl(io, served, ownImageOf(meta, io.settings.imagesUrl));
}

/** On a host of the project, and verified to be an image. */
async function redirectUrl(io: ServingIo, { project }: ServedProject, image: string | null): Promise<string | null> {
  const { probed } = io.serving;
  const location = image ? redirectTarget(image, project) : null;
  if (!location) return null;
  const known = probed.get(location);
  if (known) return known.isImage ? location : null;
  const probe = () =>
    probeImage(io.safeFetch, location, { userAgent: io.settings.userAgent, signal: AbortSignal.timeout(PROBE_MS) });
  const { ok: isImage } = await once(io, `probe ${location}`, probe).result;
  probed.set(location, { isImage });
  return isImage ? location : null;
}

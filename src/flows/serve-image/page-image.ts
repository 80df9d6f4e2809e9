import { ownImageOf } from '#domain/images/own-images.ts';
import { redirectTarget } from '#domain/images/redirect-target.ts';
import type { MetaTagData } from '#domain/meta/meta-tag-data.ts';
import type { ServedProject } from '#io/db/queries/templates/served-images.ts';
import { probeImage } from '#io/fetch/pages/probe-image.ts';
import { once, type ServingIo } from './serving.ts';

const POLL_MS = 2_000;

/**
 * The URL of the page's own image, if visitors may be redirected there: on a host of the project, and verified to be an
 * image.
 */
export async function placeOfOwnImage(
  io: ServingIo,
  { project }: ServedProject,
  meta: MetaTagData,
): Promise<string | null> {
  const { probed } = io.serving;
  const image = ownImageOf(meta, io.settings.imagesUrl);
  const location = image ? redirectTarget(image, project) : null;
  if (!location) return null;
  const known = probed.get(location);
  if (known) return known.isImage ? location : null;
  const look = () =>
    probeImage(io.safeFetch, location, { userAgent: io.settings.userAgent, signal: AbortSignal.timeout(POLL_MS) });
  const { ok: isImage } = await once(io, `probe ${location}`, look).result;
  probed.set(location, { isImage });
  return isImage ? location : null;
}

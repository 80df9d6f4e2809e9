import { formatOfExtension, readLivePath } from '#domain/images/image-address.ts';
import type { LiveImageRequest } from '#flows/serve-image/serve-image.ts';
import { formatFor } from './image-response.ts';
import { projectOfPath } from './image-urls.ts';

/** `og.jpg`, `og.png`, `og.webp`, and `og` for callers that leave it open. */
const simple = /^og(?:\.(\w{3,4}))?$/;

/** What the URL of a live image requests; `rest` is what follows the host's own path. Null: not a live image. */
export function readLiveImageRequest(
  rest: string,
  query: URLSearchParams,
  accept: string | undefined,
): LiveImageRequest | null {
  const known = projectOfPath(rest);
  if (!known) return null;
  const { projectUuid } = known;
  const [, extension] = simple.exec(known.rest) ?? [];
  if (simple.test(known.rest)) {
    const written = extension === undefined ? 'jpeg' : formatOfExtension(extension);
    return written && { projectUuid, version: null, url: query.get('url') ?? '', format: formatFor(written, accept) };
  }
  const live = readLivePath(known.rest);
  return live && { projectUuid, version: live.version, path: live.path, format: formatFor(live.format, accept) };
}

import { formatOfExtension, readLivePath } from '#domain/images/image-address.ts';
import type { LiveImageRequest } from '#flows/serve-image/serve-image.ts';
import type { Settings } from '#io/io.ts';
import { formatFor } from './image-response.ts';

export type ImageUrlRule = 'images' | 'drafts' | 'demos' | 'screenshots' | 'qr';

/** No page has a longer URL. */
export const MAX_URL_CHARACTERS = 8_000;

export type ImageAddresses = Pick<Settings, 'imagesUrl' | 'draftsUrl' | 'demosUrl' | 'screenshotsUrl' | 'qrUrl'>;

/**
 * Which image host a request is for. By default each is a path of the one origin; if it has a host of its own (and no
 * path), the Host header decides. `rest` is what follows, percent-encoded as received.
 */
export function createImageUrls(settings: ImageAddresses) {
  const addresses: [ImageUrlRule, string][] = [
    ['images', settings.imagesUrl],
    ['drafts', settings.draftsUrl],
    ['demos', settings.demosUrl],
    ['screenshots', settings.screenshotsUrl],
    ['qr', settings.qrUrl],
  ];
  const places = addresses.map(([place, address]) => {
    const { host, pathname } = new URL(address);
    return { place, host, prefix: pathname.replace(/(?<!\/)\/+$/, '') };
  });
  return {
    /** True if the Host header decides which image host is meant. */
    hasOwnHosts: places.some(({ prefix }) => prefix === ''),
    find(host: string | undefined, pathname: string): { place: ImageUrlRule; rest: string } | null {
      for (const { place, prefix, host: own } of places) {
        if (prefix === '' && host !== own) continue;
        if (pathname === prefix) return { place, rest: '' };
        if (pathname.startsWith(`${prefix}/`)) return { place, rest: pathname.slice(prefix.length + 1) };
      }
      return null;
    },
  };
}

const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
export const isUuid = (text: string) => uuid.test(text);

/** `{projectUuid}/{rest}`; upper case in a uuid is the same uuid. */
export function projectOfPath(rest: string): { projectUuid: string; rest: string } | null {
  const projectUuid = rest.slice(0, 36).toLowerCase();
  return rest[36] === '/' && isUuid(projectUuid) ? { projectUuid, rest: rest.slice(37) } : null;
}

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

import type { IncomingMessage, ServerResponse } from 'node:http';
import { declaredSourceOf } from '#domain/agents/agent.ts';
import { crawlState } from '#domain/enumerations.ts';
import type { ImageFormat } from '#domain/images/image-address.ts';
import type { LiveImageRequest } from '#flows/serve-image/serve-image.ts';
import type { ServedImage } from '#flows/serve-image/serving.ts';
import type { CrawlLog } from '#io/crawl-log/crawl-log.ts';
import {
  acceptsJpeg,
  cacheControls,
  cacheTagOf,
  type ImageResponse,
  matches,
  type RequestHead,
  sendImage,
  sendRedirect,
} from './image-response.ts';
import { type createImageUrls, MAX_URL_CHARACTERS, readLiveImageRequest } from './image-urls.ts';
import { type CachedLiveImage, createLiveImageCache } from './live-image-cache.ts';

// Live images of pages. Two code paths: `sendCached` for recently requested ones, directly from Node's request;
// `answer` for everything else. Both log every fetch, and neither waits for the log.

export interface LiveImages {
  /** Sends a cached image. False: nothing was sent, the request goes on to `answer`. */
  sendCached(request: IncomingMessage, response: ServerResponse): boolean;
  /** Drops the cached images of a deleted project. */
  drop(projectId: number): void;
  /** Null: not the URL of a live image. */
  answer(request: RequestHead, place: LiveImageUrl): Promise<ImageResponse> | null;
}

interface LiveImageUrl {
  /** Path and query as in the request. */
  address: string;
  /** After the host's own path. */
  rest: string;
  query: URLSearchParams;
}

interface Parts {
  serve(call: LiveImageRequest): Promise<ServedImage>;
  crawlLog: Pick<CrawlLog, 'note'>;
  places: ReturnType<typeof createImageUrls>;
  /** Keeps images out of the cache that were being drawn when their project was deleted. */
  isDeleted?(projectUuid: string): boolean;
  now(): number;
}

export function createLiveImages({ serve, crawlLog, places, now, isDeleted = () => false }: Parts): LiveImages {
  const cached = createLiveImageCache(now);
  const withHost = (host: string | undefined, address: string) => (places.hasOwnHosts ? `${host} ${address}` : address);

  /**
   * Only the simple form has a query that matters, and its key always includes one, so made-up queries do not fill the
   * cache.
   */
  function keyOf(host: string | undefined, address: string, isSimple: boolean) {
    const mark = address.indexOf('?');
    const known = isSimple ? (mark < 0 ? `${address}?` : address) : mark < 0 ? address : address.slice(0, mark);
    return withHost(host, known);
  }

  /** Images in our own screens are not shares. */
  const isOwnScreen = (fetchSite: string | undefined) => fetchSite === 'same-origin';

  function note(request: RequestHead, address: string, image: ServedImage, status: number, milliseconds: number) {
    const { projectId, subPageId, routeTemplateId, url, state } = image;
    if (projectId === null || isOwnScreen(request.header('sec-fetch-site'))) return;
    const fetched = { projectId, subPageId, routeTemplateId, url, state };
    const source = declaredSourceOf(address);
    crawlLog.note(fetched, { userAgent: request.header('user-agent'), source, status, milliseconds });
  }

  function keep(key: string, written: ImageFormat, call: LiveImageRequest, image: ServedImage) {
    // A fallback image is not cached: the next request may get the real one.
    if (image.kind !== 'image' || image.freshness === 'fallback' || call.format !== written) return;
    if (isDeleted(call.projectUuid)) return;
    const about = { varies: written === 'jpeg', cacheTag: cacheTagOf(call.projectUuid) };
    cached.put(key, { ...image, state: crawlState.Cached }, about);
  }

  /**
   * The cached image if it may still be sent. The first request for a stale image refreshes it; so does every request
   * for an old one.
   */
  function ready(host: string, address: string): CachedLiveImage | null {
    const found = cached.get(keyOf(host, address, false)) ?? cached.get(keyOf(host, address, true));
    if (!found) return null;
    if (found.age === 'fresh' || (found.age === 'stale' && found.cached.isRefreshing)) return found.cached;
    found.cached.isRefreshing = true;
    return null;
  }

  return {
    drop: cached.drop,
    sendCached({ url: address = '', method, headers }, response) {
      const { host = '', accept, range } = headers;
      if ((method !== 'GET' && method !== 'HEAD') || range !== undefined || !acceptsJpeg(accept)) return false;
      const found = ready(host, address);
      if (!found) return false;
      const isSame = matches(headers['if-none-match'], found.etag);
      if (isSame) response.writeHead(304, found.notModified).end();
      else response.writeHead(200, found.headers).end(method === 'HEAD' ? undefined : found.body);
      if (!isOwnScreen(headers['sec-fetch-site'] as string | undefined)) {
        crawlLog.note(found.fetched, {
          userAgent: headers['user-agent'],
          source: declaredSourceOf(address),
          status: isSame ? 304 : 200,
          milliseconds: 0,
        });
      }
      return true;
    },

    answer(request, place) {
      const call =
        place.address.length > MAX_URL_CHARACTERS
          ? null
          : readLiveImageRequest(place.rest, place.query, request.header('accept'));
      const plain = call && readLiveImageRequest(place.rest, place.query, undefined);
      if (!call || !plain) return null;
      return (async () => {
        const started = now();
        const key = keyOf(request.header('host'), place.address, call.path === undefined);
        let image = await serve(call);
        // An older real image is better than a fallback image.
        const before =
          image.kind === 'image' && image.freshness === 'fallback' && image.status === 200 ? cached.get(key) : null;
        if (before && call.format === plain.format) image = { ...before.cached.image, freshness: 'fallback' };
        keep(key, plain.format, call, image);
        const answer =
          image.kind === 'redirect'
            ? sendRedirect(image.location)
            : sendImage(request, {
                ...image,
                cacheControl: cacheControls[image.freshness],
                varies: plain.format === 'jpeg',
                cacheTag: cacheTagOf(call.projectUuid),
              });
        note(request, place.address, image, answer.status, Math.max(0, Math.round(now() - started)));
        return answer;
      })();
    },
  };
}

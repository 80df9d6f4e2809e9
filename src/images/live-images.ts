import type { IncomingMessage, ServerResponse } from 'node:http';
import { crawlState } from '#domain/enumerations.ts';
import { formatOfExtension, type ImageFormat, readLivePath } from '#domain/images/image-address.ts';
import type { ServedImage } from '#flows/serve-image/served-image.ts';
import type { Serving } from '#flows/serve-image/serving.ts';
import { type ImageCall, serveImage } from '#flows/serve-image.ts';
import type { CrawlLog } from '#io/crawls/crawl-log.ts';
import {
  type Answer,
  type Asking,
  acceptsJpeg,
  answerPicture,
  answerRedirect,
  cacheControls,
  formatFor,
} from './answer.ts';
import { createHotPictures, isNotModified } from './hot-pictures.ts';
import { type createImagePlaces, MAX_ADDRESS, projectOfRest } from './image-places.ts';

// Live pictures of pages. Two ways in: `sendHot` straight from Node's request for what was asked a moment ago, `answer` for
// everything else. Both log every fetch, and neither waits for the log.

export interface LiveImages {
  /** True: answered. */
  sendHot(request: IncomingMessage, response: ServerResponse): boolean;
  /** Null: the address is not that of a live picture. */
  answer(asking: Asking, place: LivePlace): Promise<Answer> | null;
}

export interface LivePlace {
  /** Path and query as they stand in the request. */
  address: string;
  /** Behind the host's own path. */
  rest: string;
  query: URLSearchParams;
}

type Parts = { serving: Serving; crawlLog: CrawlLog; places: ReturnType<typeof createImagePlaces>; now: () => number };

/** `og.jpg`, `og.png`, `og.webp`, and `og` for whoever leaves it open. */
const simple = /^og(?:\.(\w{3,4}))?$/;

export function createLiveImages({ serving, crawlLog, places, now }: Parts): LiveImages {
  const hot = createHotPictures(now);
  const withHost = (host: string | undefined, address: string) => (places.hasOwnHosts ? `${host} ${address}` : address);

  /** A query means something in the simple form only, whose keys always have one: made-up queries fill no memory. */
  function keyOf(host: string | undefined, address: string, isSimple: boolean) {
    const mark = address.indexOf('?');
    const known = isSimple ? (mark < 0 ? `${address}?` : address) : mark < 0 ? address : address.slice(0, mark);
    return withHost(host, known);
  }

  function callOf({ rest, query }: LivePlace, accept: string | undefined): ImageCall | null {
    const known = projectOfRest(rest);
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

  function note(asking: Asking, image: ServedImage, status: number, milliseconds: number) {
    const { projectId, subPageId, routeTemplateId, url, state } = image;
    // Pictures in our own screens are not shares.
    if (projectId === null || asking.header('sec-fetch-site') === 'same-origin') return;
    const userAgent = asking.header('user-agent');
    crawlLog.note({ projectId, userAgent, state, status, milliseconds, subPageId, routeTemplateId, url });
  }

  function keep(key: string, written: ImageFormat, call: ImageCall, image: ServedImage) {
    // A stand-in is not kept: the next call may get the real one.
    if (image.kind === 'picture' && image.freshness !== 'fallback' && call.format === written)
      hot.put(key, { ...image, state: crawlState.Cached }, written === 'jpeg');
  }

  return {
    sendHot(request, response) {
      const { url = '', headers, method } = request;
      const found = hot.get(keyOf(headers.host, url, false)) ?? hot.get(keyOf(headers.host, url, true));
      if (!found || found.age === 'old' || headers.range !== undefined) return false;
      if ((method !== 'GET' && method !== 'HEAD') || !acceptsJpeg(headers.accept)) return false;
      const { picture, body, headers: ready, notModified } = found.hot;
      // The first to see a stale picture looks at it the slow way; meanwhile it is sent to the others.
      if (found.age === 'stale' && !found.hot.isAsked) {
        found.hot.isAsked = true;
        return false;
      }
      const isSame = isNotModified(found.hot, headers['if-none-match']);
      if (isSame) response.writeHead(304, notModified).end();
      else response.writeHead(200, ready).end(method === 'HEAD' ? undefined : body);
      if (headers['sec-fetch-site'] !== 'same-origin' && picture.projectId !== null) {
        crawlLog.note({
          projectId: picture.projectId,
          userAgent: headers['user-agent'],
          state: crawlState.Cached,
          status: isSame ? 304 : 200,
          milliseconds: 0,
          subPageId: picture.subPageId,
          routeTemplateId: picture.routeTemplateId,
          url: picture.url,
        });
      }
      return true;
    },

    answer(asking, place) {
      const call = place.address.length > MAX_ADDRESS ? null : callOf(place, asking.header('accept'));
      const plain = call && callOf(place, undefined);
      if (!call || !plain) return null;
      return (async () => {
        const started = now();
        const key = keyOf(asking.header('host'), place.address, call.path === undefined);
        let image = await serveImage(serving, call);
        // Better the real picture of a while ago than a stand-in.
        const before =
          image.kind === 'picture' && image.freshness === 'fallback' && image.status === 200 ? hot.get(key) : null;
        if (before && call.format === plain.format) image = { ...before.hot.picture, freshness: 'fallback' };
        keep(key, plain.format, call, image);
        const answer =
          image.kind === 'redirect'
            ? answerRedirect(image.location)
            : answerPicture(asking, {
                ...image,
                cacheControl: cacheControls[image.freshness],
                varies: plain.format === 'jpeg',
              });
        note(asking, image, answer.status, Math.max(0, Math.round(now() - started)));
        return answer;
      })();
    },
  };
}

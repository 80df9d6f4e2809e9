import { Hono } from 'hono';
import { clientOf } from '#api/client-of.ts';
import { limits } from '#contract/limits.ts';
import { countAgainst } from '#flows/limiter.ts';
import { noProjectImage } from '#flows/serve-image/fall-back.ts';
import { forgetProject, type ServingIo } from '#flows/serve-image/serving.ts';
import { serveImage } from '#flows/serve-image.ts';
import type { Io } from '#io/io.ts';
import { type Asking, responseOf } from './answer.ts';
import { createDeletedProjects, type DeletedProjects } from './deleted-projects.ts';
import { createImagePlaces, type ImagePlace, MAX_ADDRESS, projectOfRest } from './image-places.ts';
import { createLiveImages, type LiveImages } from './live-images.ts';
import { createQrCodes } from './qr.ts';
import { createReportHosts } from './reports.ts';
import { createSketchHosts } from './sketches.ts';
import {
  answerAsset,
  answerDrawn,
  answerRoutePreview,
  answerScreenshot,
  noPicture,
  placeTypes,
  tooManyPictures,
} from './stored-images.ts';

type Parts = ServingIo & Pick<Io, 'screenshots' | 'crawlLog' | 'keys'>;

export interface ImageHosts {
  app: Hono;
  live: LiveImages;
  deleted: DeletedProjects;
}

/** The image hosts: no session, no cookies, cache headers, and never an error page in place of a picture. */
export function createImageHosts(io: Parts): ImageHosts {
  const places = createImagePlaces(io.settings);
  const deleted = createDeletedProjects(io, (project) => {
    live.forget(project.projectId);
    forgetProject(io, project.projectUuid);
  });
  const live: LiveImages = createLiveImages({
    serve: async (call) => (deleted.has(call.projectUuid) ? noProjectImage() : serveImage(io, call)),
    isDeleted: deleted.has,
    crawlLog: io.crawlLog,
    places,
    now: io.uptime,
  });
  const answerQr = createQrCodes(io);
  const app = new Hono();

  async function answer(
    asking: Asking,
    place: Exclude<ImagePlace, 'qr'>,
    address: string,
    rest: string,
    query: URLSearchParams,
  ) {
    const known = address.length > MAX_ADDRESS ? null : projectOfRest(rest);
    if (!known) return noPicture(asking);
    const { projectUuid, rest: file } = known;
    if (deleted.has(projectUuid)) return noPicture(asking);
    if (place === 'screenshots') return answerScreenshot(io, asking, projectUuid, file);
    if (place !== 'images') return answerDrawn(io, asking, { projectUuid, file, type: placeTypes[place] });
    if (file.startsWith('assets/')) return answerAsset(io, asking, projectUuid, file.slice('assets/'.length));
    if (file.startsWith('route-previews/'))
      return answerRoutePreview(io, asking, projectUuid, file.slice('route-previews/'.length));
    return (await live.answer(asking, { address, rest, query })) ?? noPicture(asking);
  }

  // First, because the pictures of reports stand below the images' address without being a project's.
  app.route('/', createReportHosts(io));
  app.route('/', createSketchHosts(io));
  app.use(async (context, next) => {
    const { pathname, search, searchParams, host } = new URL(context.req.url);
    const found = places.find(context.req.header('host') ?? host, pathname);
    if (!found) return next();
    const { method } = context.req;
    if (method !== 'GET' && method !== 'HEAD')
      return new Response(null, { status: 405, headers: { allow: 'GET, HEAD' } });
    const asking: Asking = { method, header: (name) => context.req.header(name) };
    try {
      const { place, rest } = found;
      if (place === 'qr') {
        const state = await countAgainst(io, limits.qrCodes, clientOf(io.settings, context));
        if (state.isOver) return responseOf(tooManyPictures(asking, state.resetSeconds));
        return responseOf(await answerQr({ asking, rest, query: searchParams }));
      }
      return responseOf(await answer(asking, place, pathname + search, rest, searchParams));
    } catch (error) {
      io.log.error({ err: error, path: pathname.slice(0, 500) }, 'an image host failed');
      return responseOf(noPicture(asking));
    }
  });
  return { app, live, deleted };
}

import { Hono } from 'hono';
import { limits } from '#contract/limits.ts';
import { isLanguage } from '#domain/language.ts';
import { readProfilePicture } from '#flows/accounts/profile-picture.ts';
import { createCampaignImages } from '#flows/campaigns/campaigns.ts';
import { countAgainst } from '#flows/guards/rate-limit.ts';
import { noProjectImage } from '#flows/serve-image/fallback-image.ts';
import { serveImage } from '#flows/serve-image/serve-image.ts';
import { dropProjectCaches, type ServingIo } from '#flows/serve-image/serving.ts';
import { clientOf } from '#http/client-address.ts';
import type { Io } from '#io/io.ts';
import { createBadgeHosts } from './badges.ts';
import { createDeletedProjects, type DeletedProjects } from './deleted-projects.ts';
import { createExampleImageHosts } from './example-images.ts';
import { type RequestHead, responseOf, sendFile } from './image-response.ts';
import { createImageUrls, type ImageUrlRule, MAX_URL_CHARACTERS, projectOfPath } from './image-urls.ts';
import { createLiveImages, type LiveImages } from './live-images.ts';
import { createQrCodes } from './qr.ts';
import { createReportHosts } from './reports.ts';
import {
  extensionTypes,
  noImage,
  sendAsset,
  sendRendered,
  sendRoutePreview,
  sendScreenshot,
  tooManyImages,
} from './stored-images.ts';

type Parts = ServingIo & Pick<Io, 'screenshots' | 'crawlLog' | 'keys'>;

export interface ImageHosts {
  app: Hono;
  live: LiveImages;
  deleted: DeletedProjects;
}

/** The image hosts: no session, no cookies, cache headers, and never an error page in place of an image. */
export function createImageHosts(io: Parts): ImageHosts {
  const places = createImageUrls(io.settings);
  const deleted = createDeletedProjects(io, (project) => {
    live.drop(project.projectId);
    dropProjectCaches(io, project.projectUuid);
  });
  const live: LiveImages = createLiveImages({
    serve: async (call) => (deleted.has(call.projectUuid) ? noProjectImage() : serveImage(io, call)),
    isDeleted: deleted.has,
    crawlLog: io.crawlLog,
    places,
    now: io.uptime,
  });
  const sendQrCode = createQrCodes(io);
  const app = new Hono();

  async function answer(
    request: RequestHead,
    place: Exclude<ImageUrlRule, 'qr'>,
    address: string,
    rest: string,
    query: URLSearchParams,
  ) {
    const known = address.length > MAX_URL_CHARACTERS ? null : projectOfPath(rest);
    if (!known) return noImage(request);
    const { projectUuid, rest: file } = known;
    if (deleted.has(projectUuid)) return noImage(request);
    if (place === 'screenshots') return sendScreenshot(io, request, projectUuid, file);
    if (place !== 'images') return sendRendered(io, request, { projectUuid, file, type: extensionTypes[place] });
    if (file.startsWith('assets/')) return sendAsset(io, request, projectUuid, file.slice('assets/'.length));
    if (file.startsWith('route-previews/'))
      return sendRoutePreview(io, request, projectUuid, file.slice('route-previews/'.length));
    return (await live.answer(request, { address, rest, query })) ?? noImage(request);
  }

  // First, because the images of reports are below the image path without belonging to a project.
  app.route('/', createReportHosts(io));
  app.route('/', createExampleImageHosts(io));
  app.route('/', createCampaignHosts(io));
  app.route('/', createBadgeHosts(io));
  app.get('/people/:file', async (context) => {
    const bytes = await readProfilePicture(io, context.req.path);
    return bytes ? sendFile(bytes, 'image/jpeg', { isPublic: false }) : new Response(null, { status: 404 });
  });
  app.use(async (context, next) => {
    const { pathname, search, searchParams, host } = new URL(context.req.url);
    const found = places.find(context.req.header('host') ?? host, pathname);
    if (!found) return next();
    const { method } = context.req;
    if (method !== 'GET' && method !== 'HEAD')
      return new Response(null, { status: 405, headers: { allow: 'GET, HEAD' } });
    const request: RequestHead = { method, header: (name) => context.req.header(name) };
    try {
      const { place, rest } = found;
      if (place === 'qr') {
        const state = await countAgainst(io, limits.qrCodes, clientOf(io.settings, context));
        if (state.isOver) return responseOf(tooManyImages(request, state.resetSeconds));
        return responseOf(await sendQrCode({ request, rest, query: searchParams }));
      }
      return responseOf(await answer(request, place, pathname + search, rest, searchParams));
    } catch (error) {
      io.log.error({ err: error, path: pathname.slice(0, 500) }, 'an image host failed');
      return responseOf(noImage(request));
    }
  });
  return { app, live, deleted };
}

type CampaignImageParts = Parameters<typeof createCampaignImages>[0] & Pick<Io, 'settings'>;

/** Below the image path, served like a customer's image: any version gives the current one. */
function createCampaignHosts(io: CampaignImageParts): Hono {
  const hosts = new Hono();
  const imageOf = createCampaignImages(io);
  const images = new URL(io.settings.imagesUrl).pathname.replace(/\/$/, '');
  hosts.get(`${images}/site/campaign/:version/:file{[a-z0-9-]+-(?:en|de)\\.jpg}`, async (context) => {
    const [, token = '', language = ''] = /^(.+)-(en|de)\.jpg$/.exec(context.req.param('file')) ?? [];
    const bytes = isLanguage(language) ? await imageOf(token, language) : null;
    if (!bytes) return context.redirect(`/og/default-${language}.jpg`);
    return sendFile(bytes, 'image/jpeg', { isPublic: true });
  });
  return hosts;
}

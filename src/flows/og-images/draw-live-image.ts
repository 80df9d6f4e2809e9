import { ApiError } from '#contract/errors.ts';
import { limitTexts } from '#domain/billing/limits.ts';
import { type DrawRequest, drawImage } from '#flows/drawing/draw-image.ts';
import { projectOf } from '#flows/guards/find-or-refuse.ts';
import { limitReached } from '#flows/guards/limit-reached.ts';
import { liveTemplate } from '#flows/serve-image/live-template.ts';
import { redrawPage } from '#flows/serve-image/redraw-page.ts';
import { drawRoutePreview } from '#flows/templates/draw-route-preview.ts';
import { rejectTemplateError } from '#flows/templates/draw-template.ts';
import { findSubPage } from '#io/db/queries/pages/sub-pages.ts';
import { findMeta, findServedPage, findServedProject } from '#io/db/queries/templates/served-images.ts';
import type { Io } from '#io/io.ts';

/** The current live image of a page, drawn now instead of at the first request for it. */
export async function drawLiveImage(io: Io, { projectId, subPageId }: { projectId: number; subPageId: number }) {
  const [project, known] = await Promise.all([projectOf(io, projectId), findSubPage(io.db, projectId, subPageId)]);
  const served = await findServedProject(io.db, project.uuid);
  const page = known && served && (await findServedPage(io.db, projectId, [known.url]));
  if (!known || !served || !page) throw new ApiError('NOT_FOUND');
  const template = await liveTemplate(io, served, page);
  if (!template) throw new ApiError('NO_LIVE_TEMPLATE');
  const drawn = await redrawPage(io, { served, page, template, version: null, format: 'jpeg' });
  if (drawn.ok) return { project, image: drawn.image, path: known.path, templateName: template.name };
  if (drawn.reason === 'over-limit') throw limitReached('subPages', limitTexts.subPages(served.plan.subPagesIncluded));
  const meta = await findMeta(io.db, known.id);
  if (drawn.reason === 'unread' || !meta) throw new ApiError('PAGE_NOT_READABLE');
  return refuseDrawing(io, { project, template, assets: served.assets, meta });
}

/** Drawn once more to locate the template error. */
async function refuseDrawing(io: Io, request: DrawRequest): Promise<never> {
  const drawn = await drawImage(io, request);
  if (drawn.ok) throw new ApiError('PICTURE_NOT_DRAWN');
  return rejectTemplateError(drawn);
}

/** The image shown for the route when a page's own is unavailable. */
export async function drawRouteImage(io: Io, { projectId, routeId }: { projectId: number; routeId: number }) {
  const served = await findServedProject(io.db, (await projectOf(io, projectId)).uuid);
  const route = served?.routes.find(({ id }) => id === routeId);
  if (!served || !route) throw new ApiError('NOT_FOUND');
  const preview = await drawRoutePreview(io, served, route);
  if (!preview.ok) throw new ApiError(preview.reason === 'no-page' ? 'ROUTE_WITHOUT_PAGE' : 'PICTURE_NOT_DRAWN');
}

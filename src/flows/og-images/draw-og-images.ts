import { ApiError } from '#contract/errors.ts';
import { pageFailureTexts } from '#domain/audit/texts/page-failure-texts.ts';
import { limitTexts } from '#domain/billing/limits.ts';
import { type OgImageType, ogImageType } from '#domain/enumerations.ts';
import type { Language } from '#domain/language.ts';
import { updateMetaTagData } from '#flows/crawl/update-meta-tag-data.ts';
import { type DrawRequest, drawImage } from '#flows/drawing/draw-image.ts';
import { pageToDraw } from '#flows/drawing/page-to-draw.ts';
import { storeImage } from '#flows/drawing/store-image.ts';
import { limitReached, projectOf, templateOf } from '#flows/guards/refusals.ts';
import { liveTemplate } from '#flows/serve-image/live-template.ts';
import { redrawPage } from '#flows/serve-image/redraw-page.ts';
import { drawRoutePreview } from '#flows/templates/draw-route-preview.ts';
import { drawOrReject, drawRequestOf, rejectTemplateError } from '#flows/templates/draw-template.ts';
import { enqueueRedraw } from '#flows/templates/save-template.ts';
import { findSubPage } from '#io/db/queries/pages/sub-pages.ts';
import { listAssetRows } from '#io/db/queries/templates/og-images.ts';
import { changeRouteTemplate, upsertTemplateDraft } from '#io/db/queries/templates/route-templates.ts';
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

interface OnUrl {
  projectId: number;
  templateId: number;
  url: string;
  sessionId?: string | undefined;
  type: OgImageType;
}

/** The template on a page of the site, read now if it is unknown; stored under an unguessable URL. */
export async function drawTemplateOnUrl(io: Io, { projectId, templateId, url, sessionId, type }: OnUrl) {
  const [project, template, assets] = await Promise.all([
    projectOf(io, projectId),
    templateOf(io, projectId, templateId),
    listAssetRows(io.db, projectId),
  ]);
  const page = await pageToDraw(io, project, url);
  if (!page.ok) {
    if (page.reason === 'other-site' || page.reason === 'no-address') throw new ApiError('PAGE_NOT_OF_SITE');
    throw new ApiError('PAGE_NOT_READABLE', { fields: { url: [pageFailureTexts[page.reason]] } });
  }
  const { image: encoded } = await drawOrReject(io, { project, template, assets, meta: page.meta });
  if (sessionId) await upsertTemplateDraft(io.db, { projectId, routeTemplateId: templateId, sessionId, url: page.url });
  const { subPageId } = page;
  const image = await storeImage(io, { project, type, encoded, routeTemplateId: templateId, subPageId });
  const known = subPageId === null ? null : await findSubPage(io.db, projectId, subPageId);
  return { project, image, path: known?.path ?? null, templateName: template.name };
}

/** Redraws the template's own image, with the page's data read again if the template says so. */
export async function refreshTemplateImage(
  io: Io,
  { projectId, templateId, language }: { projectId: number; templateId: number; language: Language },
) {
  const template = await templateOf(io, projectId, templateId);
  const wanted = { projectId, template, routeId: template.routeId, language };
  const first = await drawRequestOf(io, wanted);
  if (first.page && template.updateData) await updateMetaTagData(io, projectId, first.page.id);
  const request = template.updateData ? await drawRequestOf(io, wanted) : first;
  const { image: encoded } = await drawOrReject(io, request);
  const { project } = request;
  const of = { routeTemplateId: template.id, subPageId: request.page?.id ?? null };
  await storeImage(io, { project, type: ogImageType.DRAFT, encoded, ...of });
  // Gives the preview a new URL; the images of pages are redrawn too.
  const changed = await changeRouteTemplate(io.db, projectId, template.id, { redraw: true });
  await enqueueRedraw(io, io.db, template);
  return { project, template: changed ?? template };
}

import { ApiError } from '#contract/errors.ts';
import { pageFailureWords } from '#domain/audit/page-failure-words.ts';
import { limitWords } from '#domain/billing/limit-words.ts';
import { type OgImageType, ogImageType } from '#domain/enumerations.ts';
import { drawImage } from '#flows/draw-image.ts';
import { drawRoutePreview } from '#flows/draw-route-preview.ts';
import { drawOrRefuse, refuseFault, templateWish } from '#flows/draw-template.ts';
import { pageToDraw } from '#flows/page-to-draw.ts';
import { redrawSoon } from '#flows/save-template.ts';
import { liveTemplate } from '#flows/serve-image/live-template.ts';
import { redrawPage } from '#flows/serve-image/redraw-page.ts';
import { storeImage } from '#flows/store-image.ts';
import { updateMetaTagData } from '#flows/update-meta-tag-data.ts';
import { listOgImages as findImages, listAssetRows } from '#io/db/queries/og-images.ts';
import { findProject, type ProjectRow } from '#io/db/queries/projects.ts';
import { changeRouteTemplate, findRouteTemplate, type RouteTemplateRow } from '#io/db/queries/route-templates.ts';
import { findServedPage, findServedProject } from '#io/db/queries/serving.ts';
import { findSubPage } from '#io/db/queries/sub-pages.ts';
import { putTemplateDraft } from '#io/db/queries/template-drafts.ts';
import type { Io } from '#io/io.ts';
import type { Handler } from '../handler.ts';
import { routeOf } from '../route/routes.ts';
import { shownImage, shownTemplate } from './shown.ts';

/** Lists that are not paged: the newest ones say how a page or template looks; the rest is history. */
const NEWEST = 100;

export const listOgImages: Handler<'listOgImages'> = async ({ io, projectId, query }) => {
  const { uuid } = await projectOf(io, projectId);
  const { items, total } = await findImages(io.db, { ...query, projectId });
  return { items: items.map((image) => shownImage(io, uuid, image)), total, page: query.page, perPage: query.perPage };
};

export const listTemplateOgImages: Handler<'listTemplateOgImages'> = async ({ io, projectId, entityId }) => {
  const { uuid } = await projectOf(io, projectId);
  const { items } = await findImages(io.db, { projectId, routeTemplateId: entityId, perPage: NEWEST });
  return items.map((image) => shownImage(io, uuid, image));
};

export const listSubPageOgImages: Handler<'listSubPageOgImages'> = async ({ io, projectId, entityId }) => {
  const { uuid } = await projectOf(io, projectId);
  const { items } = await findImages(io.db, { projectId, subPageId: entityId, perPage: NEWEST });
  return items.map((image) => shownImage(io, uuid, image));
};

export const createDraftOgImage: Handler<'createDraftOgImage'> = (input) =>
  drawnFor(input.io, input.projectId, input.entityId, input.body, ogImageType.DRAFT);

export const createDemoOgImage: Handler<'createDemoOgImage'> = (input) =>
  drawnFor(input.io, input.projectId, input.entityId, input.body, ogImageType.DEMO);

/** The template on a page of the site, read now where it is not known; stored under an address that nobody guesses. */
async function drawnFor(
  io: Io,
  projectId: number,
  templateId: number,
  { url, sessionId }: { url: string; sessionId?: string | undefined },
  type: OgImageType,
) {
  const [project, template, assets] = await Promise.all([
    projectOf(io, projectId),
    templateOf(io, projectId, templateId),
    listAssetRows(io.db, projectId),
  ]);
  const page = await pageToDraw(io, project, url);
  if (!page.ok) {
    if (page.reason === 'other-site' || page.reason === 'no-address') throw new ApiError('PAGE_NOT_OF_SITE');
    throw new ApiError('PAGE_NOT_READABLE', { fields: { url: [pageFailureWords[page.reason]] } });
  }
  const { picture } = await drawOrRefuse(io, { project, template, assets, meta: page.meta });
  if (sessionId) await putTemplateDraft(io.db, { projectId, routeTemplateId: templateId, sessionId, url: page.url });
  const image = await storeImage(io, {
    project,
    type,
    picture,
    routeTemplateId: templateId,
    subPageId: page.subPageId,
  });
  const known = page.subPageId === null ? null : await findSubPage(io.db, projectId, page.subPageId);
  return shownImage(io, project.uuid, { image, path: known?.path ?? null, templateName: template.name });
}

/** The template's own picture drawn anew, with the page's data read again where the template says so. */
export const refreshTemplateImage: Handler<'refreshTemplateImage'> = async ({ io, projectId, entityId, language }) => {
  const template = await templateOf(io, projectId, entityId);
  const wanted = { projectId, template, routeId: template.routeId, language };
  const first = await templateWish(io, wanted);
  if (first.page && template.updateData) await updateMetaTagData(io, projectId, first.page.id);
  const wish = template.updateData ? await templateWish(io, wanted) : first;
  const { picture } = await drawOrRefuse(io, wish);
  const subPageId = wish.page?.id ?? null;
  await storeImage(io, {
    project: wish.project,
    type: ogImageType.DRAFT,
    picture,
    routeTemplateId: template.id,
    subPageId,
  });
  // Gives the preview a fresh address; the pictures of pages are drawn again with it.
  const changed = await changeRouteTemplate(io.db, projectId, template.id, { redraw: true });
  await redrawSoon(io, io.db, template);
  return shownTemplate(io, wish.project.uuid, changed ?? template);
};

/** The picture that stands for the route wherever a page's own cannot be had. */
export const updateRouteOgImage: Handler<'updateRouteOgImage'> = async ({ io, projectId, entityId }) => {
  const served = await findServedProject(io.db, (await projectOf(io, projectId)).uuid);
  const route = served?.routes.find(({ id }) => id === entityId);
  if (!served || !route) throw new ApiError('NOT_FOUND');
  const preview = await drawRoutePreview(io, served, route);
  if (!preview.ok && preview.reason === 'no-page') throw new ApiError('ROUTE_WITHOUT_PAGE');
  if (!preview.ok) throw new ApiError('PICTURE_NOT_DRAWN');
  return routeOf(io, projectId, entityId);
};

/** The live picture of a page as it should be now, drawn at once instead of at the first call for it. */
export const drawLiveOgImage: Handler<'drawLiveOgImage'> = async ({ io, projectId, entityId }) => {
  const [project, known] = await Promise.all([projectOf(io, projectId), findSubPage(io.db, projectId, entityId)]);
  const served = await findServedProject(io.db, project.uuid);
  const page = known && served && (await findServedPage(io.db, projectId, [known.url]));
  if (!known || !served || !page) throw new ApiError('NOT_FOUND');
  const template = await liveTemplate(io, served, page);
  if (!template) throw new ApiError('NO_LIVE_TEMPLATE');
  const drawn = await redrawPage(io, { served, page, template, version: null, format: 'jpeg' });
  if (!drawn.ok) {
    if (drawn.reason === 'over-limit')
      throw new ApiError('LIMIT_REACHED', { text: limitWords.subPages(served.plan.subPagesIncluded) });
    if (drawn.reason === 'unread') throw new ApiError('PAGE_NOT_READABLE');
    return refuseDrawing(io, { project, template, assets: served.assets, page: known });
  }
  return shownImage(io, project.uuid, { image: drawn.image, path: known.path, templateName: template.name });
};

/** Drawn once more to say where the template is at fault. */
async function refuseDrawing(
  io: Io,
  {
    project,
    template,
    assets,
    page,
  }: {
    project: ProjectRow;
    template: RouteTemplateRow;
    assets: Awaited<ReturnType<typeof listAssetRows>>;
    page: NonNullable<Awaited<ReturnType<typeof findSubPage>>>;
  },
): Promise<never> {
  if (!page.metaData) throw new ApiError('PAGE_NOT_READABLE');
  const wish = { project, template, assets, meta: page.metaData };
  const drawn = await drawImage(io, wish);
  if (drawn.ok) throw new ApiError('PICTURE_NOT_DRAWN');
  return refuseFault(drawn);
}

async function projectOf(io: Io, id: number): Promise<ProjectRow> {
  const project = await findProject(io.db, id);
  if (!project) throw new ApiError('PROJECT_NOT_FOUND');
  return project;
}

async function templateOf(io: Io, projectId: number, id: number): Promise<RouteTemplateRow> {
  const template = await findRouteTemplate(io.db, projectId, id);
  if (!template) throw new ApiError('NOT_FOUND');
  return template;
}

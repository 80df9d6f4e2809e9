import { ApiError } from '#contract/errors.ts';
import { limitWords } from '#domain/billing/limit-words.ts';
import { drawImage } from '#flows/draw-image.ts';
import { refuseFault } from '#flows/draw-template.ts';
import { projectOf } from '#flows/find-or-refuse.ts';
import { liveTemplate } from '#flows/serve-image/live-template.ts';
import { redrawPage } from '#flows/serve-image/redraw-page.ts';
import type { listAssetRows } from '#io/db/queries/og-images.ts';
import type { ProjectRow } from '#io/db/queries/projects.ts';
import type { RouteTemplateRow } from '#io/db/queries/route-templates.ts';
import { findServedPage, findServedProject } from '#io/db/queries/serving.ts';
import { findSubPage } from '#io/db/queries/sub-pages.ts';
import type { Io } from '#io/io.ts';
import type { Handler } from '../handler.ts';
import { shownImage } from '../template/shown.ts';

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

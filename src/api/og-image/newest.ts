import { ApiError } from '#contract/errors.ts';
import { pageFailureWords } from '#domain/audit/page-failure-words.ts';
import type { OgImageType } from '#domain/enumerations.ts';
import { drawOrRefuse } from '#flows/draw-template.ts';
import { projectOf, templateOf } from '#flows/find-or-refuse.ts';
import { pageToDraw } from '#flows/page-to-draw.ts';
import { storeImage } from '#flows/store-image.ts';
import { listAssetRows } from '#io/db/queries/og-images.ts';
import { findSubPage } from '#io/db/queries/sub-pages.ts';
import { putTemplateDraft } from '#io/db/queries/template-drafts.ts';
import type { Io } from '#io/io.ts';
import { shownImage } from '../template/shown.ts';
/** Lists that are not paged: the newest ones say how a page or template looks; the rest is history. */
export const NEWEST = 100;

/** The template on a page of the site, read now where it is not known; stored under an address that nobody guesses. */
export async function drawnFor(
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

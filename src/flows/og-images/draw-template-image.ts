import { ApiError } from '#contract/errors.ts';
import { pageFailureTexts } from '#domain/audit/texts/failure-texts.ts';
import { type OgImageType, ogImageType } from '#domain/enumerations.ts';
import type { Language } from '#domain/language.ts';
import { updateMetaTagData } from '#flows/crawl/update-meta-tag-data.ts';
import { pageToDraw } from '#flows/drawing/page-to-draw.ts';
import { storeImage } from '#flows/drawing/store-image.ts';
import { projectOf, templateOf } from '#flows/guards/find-or-refuse.ts';
import { drawOrReject, drawRequestOf } from '#flows/templates/draw-template.ts';
import { enqueueRedraw } from '#flows/templates/save-template.ts';
import { findSubPage } from '#io/db/queries/pages/sub-pages.ts';
import { listAssetRows } from '#io/db/queries/templates/og-images.ts';
import { changeRouteTemplate, upsertTemplateDraft } from '#io/db/queries/templates/route-templates.ts';
import type { Io } from '#io/io.ts';

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

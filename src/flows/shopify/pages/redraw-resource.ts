import { liveTemplate } from '#flows/serve-image/live-template.ts';
import { redrawPage } from '#flows/serve-image/redraw-page.ts';
import { findProject } from '#io/db/queries/projects/projects.ts';
import { listDrawnShopPages } from '#io/db/queries/shopify/pages.ts';
import {
  findServedPage,
  findServedProject,
  rankOfPage,
  type ServedProject,
} from '#io/db/queries/templates/served-images.ts';
import type { Io } from '#io/io.ts';
import { imageVersion } from '#io/shopify/image-version.ts';

/**
 * The job: redraws existing images of a product or collection at the URL the theme now prints, before they are
 * requested. Never spends a credit: images beyond the plan are only drawn on request.
 */
export async function redrawResource(
  io: Io,
  { projectId, resource }: { projectId: number; resource: string },
  signal: AbortSignal,
): Promise<void> {
  const project = await findProject(io.db, projectId);
  const served = project && (await findServedProject(io.db, project.uuid));
  if (!served) return;
  for (const { url, data } of await listDrawnShopPages(io.db, projectId, resource)) {
    if (signal.aborted) throw new Error('asked to stop');
    const drawn = await redrawOne(io, served, url, imageVersion(data));
    if (drawn && !drawn.ok) io.log.info({ reason: drawn.reason, url }, 'a changed page was not drawn');
  }
}

async function redrawOne(io: Io, served: ServedProject, url: string, version: string | null) {
  const page = await findServedPage(io.db, served.project.id, [url]);
  const template = page && (await liveTemplate(io, served, page));
  if (!page || !template || template.type === 'redirected') return null;
  if ((await rankOfPage(io.db, served.project.id, page)) >= served.pageLimit) return null;
  // Prices of a market are only known from its own pages.
  const mustRead = !page.isFromShop;
  return redrawPage(io, { served, page, template, version, format: 'jpeg', mustRead });
}

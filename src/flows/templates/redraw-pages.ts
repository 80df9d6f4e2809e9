import { liveTemplate } from '#flows/serve-image/live-template.ts';
import { redrawPage } from '#flows/serve-image/redraw-page.ts';
import { findProject } from '#io/db/queries/projects/projects.ts';
import {
  findServedPage,
  findServedProject,
  listDrawnPages,
  type ServedProject,
} from '#io/db/queries/templates/served-images.ts';
import type { Io } from '#io/io.ts';

/** Pages per read of the list. */
const BATCH = 100;

/** A template was set to redraw: pages with an image get their new one now, not at the next request for it. */
export async function redrawPages(
  io: Io,
  template: { projectId: number; routeTemplateId: number },
  signal: AbortSignal,
): Promise<void> {
  const project = await findProject(io.db, template.projectId);
  const served = project && (await findServedProject(io.db, project.uuid));
  if (!served) return;
  for (let after = 0; ; ) {
    const pages = await listDrawnPages(io.db, { ...template, after, most: BATCH });
    for (const { id, url } of pages) {
      if (signal.aborted) throw new Error('asked to stop');
      await redrawOne(io, served, url);
      after = id;
    }
    if (pages.length < BATCH) return;
  }
}

async function redrawOne(io: Io, served: ServedProject, url: string) {
  const page = await findServedPage(io.db, served.project.id, [url]);
  const template = page && (await liveTemplate(io, served, page));
  if (!page || !template || template.type === 'redirected') return;
  await redrawPage(io, { served, page, template, version: null, format: 'jpeg' });
}

import type { JobPayload } from '#contract/jobs.ts';
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
/** After this another project gets its turn, because a shop with thousands of pages takes half an hour. */
const TURN_MS = 10_000;

/**
 * A template was set to redraw: pages with an image get their new one now, not at the next request for it. `after` is the
 * last page of the turn before; what is left is a job at the end of the queue.
 */
export async function redrawPages(
  io: Io,
  { after: last = 0, ...template }: JobPayload<'redraw-pages'>,
  { signal, turnMs = TURN_MS }: { signal: AbortSignal; turnMs?: number },
): Promise<void> {
  const since = performance.now();
  const project = await findProject(io.db, template.projectId);
  const served = project && (await findServedProject(io.db, project.uuid));
  if (!served) return;
  for (let after = last; ; ) {
    const pages = await listDrawnPages(io.db, { ...template, after, most: BATCH });
    for (const { id, url } of pages) {
      if (signal.aborted) throw new Error('asked to stop');
      if (after > last && performance.now() - since >= turnMs) {
        const { routeTemplateId } = template;
        // A key of its own, so that a redraw requested in the meantime starts again at the first page.
        const singletonKey = `template-${routeTemplateId}-after-${after}`;
        return void (await io.queue.enqueue(io.db, 'redraw-pages', { ...template, after }, { singletonKey }));
      }
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

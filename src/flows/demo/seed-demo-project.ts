import type { Text } from '#domain/language.ts';
import { startAudit } from '#flows/audit/start-audit.ts';
import { fetchSubPages } from '#flows/crawl/fetch-sub-pages.ts';
import { readSubPages } from '#flows/crawl/refresh-sub-pages.ts';
import { updateMetaTagData } from '#flows/crawl/update-meta-tag-data.ts';
import { readSite } from '#flows/projects/create-project.ts';
import { liveTemplate } from '#flows/serve-image/live-template.ts';
import { redrawPage } from '#flows/serve-image/redraw-page.ts';
import { drawRoutePreview } from '#flows/templates/draw-route-preview.ts';
import { addFirstTemplates } from '#flows/templates/start-template.ts';
import { newestAudit } from '#io/db/queries/audits/audits.ts';
import { isSeeded, markSeeded, subscribeDemoProject } from '#io/db/queries/operation/seeds.ts';
import { listSubPages } from '#io/db/queries/pages/sub-pages.ts';
import { findProject, findProjectBySlug } from '#io/db/queries/projects/projects.ts';
import { findServedPage, findServedProject } from '#io/db/queries/templates/served-images.ts';
import { seedDemoCrawls } from '#io/db/seeds/demo-crawls.ts';
import type { Io } from '#io/io.ts';

const SEED = 'demo-pages-and-audit';
const TEMPLATES_SEED = 'demo-templates';

/** Two live designs on the products, so that their figures can be compared; alternatives elsewhere. */
const choices: ReadonlyMap<string, { live: string[]; inactive: string[] }> = new Map(
  Object.entries({
    '/products/*': { live: ['product-split', 'product-spotlight'], inactive: ['product-sale'] },
    '/collections/*': { live: ['collection-mosaic'], inactive: ['collage-grid'] },
    '/pages/*': { live: ['page-band'], inactive: ['text-bold'] },
    '/blogs/*': { live: ['blog-cover'], inactive: [] },
    '*': { live: ['home-hero'], inactive: ['logo-only'] },
  }),
);
/** Pages of a route that have an image from the start. */
const IMAGES_PER_ROUTE = 1;

/** At the first start with a sample shop: the demo project gets its pages and an audit, like any project. */
export async function enqueueDemoSeed(io: Io, hasShop: boolean): Promise<void> {
  if (!hasShop || ((await isSeeded(io.db, SEED)) && (await isSeeded(io.db, TEMPLATES_SEED)))) return;
  await io.queue.enqueue(io.db, 'seed-demo-project', {}, { singletonKey: 'seed-demo-project' });
}

/** The job. Takes a second or two, because the sample shop is on this machine; may run twice. */
export async function seedDemoProject(
  io: Io,
  { signal }: { signal: AbortSignal; report(percent: number, text: Text): Promise<void> },
): Promise<void> {
  const project = await findProjectBySlug(io.db, 'demo');
  if (!project) return;
  if (await isSeeded(io.db, SEED)) return decorate(io, project.id);
  await subscribeDemoProject(io.db, project.id);
  await readSite(io, project, { signal });
  await fetchSubPages(io, (await findProjectBySlug(io.db, 'demo')) ?? project, { signal });
  await seedDemoCrawls(io.db, project.id, io.now());
  await readSubPages(io, project.id, { which: 'stale' });
  if (!(await newestAudit(io.db, project.id))) await startAudit(io, { projectId: project.id, trigger: 'seed' });
  await markSeeded(io.db, SEED);
  await decorate(io, project.id);
}

/** Templates, and the first images drawn with them. */
async function decorate(io: Io, projectId: number): Promise<void> {
  const project = await findProject(io.db, projectId);
  if (!project || (await isSeeded(io.db, TEMPLATES_SEED))) return;
  await addFirstTemplates(io, project, ({ path }) => choices.get(path) ?? null);
  const served = await findServedProject(io.db, project.uuid);
  for (const route of served?.routes ?? []) {
    const { items } = await listSubPages(io.db, { projectId, routeId: route.id, page: 1, perPage: IMAGES_PER_ROUTE });
    for (const { id, url, fetchedAt } of items) {
      // The crawl may not have read it yet.
      if (fetchedAt === null) await updateMetaTagData(io, projectId, id);
      const page = await findServedPage(io.db, projectId, [url]);
      const template = served && page && (await liveTemplate(io, served, page));
      const request = template && { served, page, template, version: null, format: 'jpeg' as const };
      // The machine is busy during the first start, so an image that took too long is retried once.
      if (request && !(await redrawPage(io, request)).ok) await redrawPage(io, request);
    }
    if (served) await drawRoutePreview(io, served, route);
  }
  await markSeeded(io.db, TEMPLATES_SEED);
}

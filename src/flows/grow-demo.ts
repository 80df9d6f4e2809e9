import type { Text } from '#domain/language.ts';
import { newestAudit } from '#io/db/queries/audits.ts';
import { findProjectBySlug } from '#io/db/queries/projects.ts';
import { giveDemoPlan, isSown } from '#io/db/queries/seeds.ts';
import type { Io } from '#io/io.ts';
import { readSite } from './create-project.ts';
import { fetchSubPages } from './fetch-sub-pages.ts';
import { readSubPages } from './read-sub-pages.ts';
import { startAudit } from './start-audit.ts';

const SEED = 'demo-pages-and-audit';

/** At the first start with a sample shop: the demo project gets its pages and an audit, as any project does. */
export async function plantDemo(io: Io, hasShop: boolean): Promise<void> {
  if (!hasShop || (await isSown(io.db, SEED))) return;
  await io.queue.enqueue(io.db, 'grow-demo', {}, { singletonKey: 'grow-demo' });
}

/** The job. The sample shop is on this machine, so it takes a second or two; may run twice. */
export async function growDemo(
  io: Io,
  { signal }: { signal: AbortSignal; report(percent: number, text: Text): Promise<void> },
): Promise<void> {
  const project = await findProjectBySlug(io.db, 'demo');
  if (!project) return;
  await giveDemoPlan(io.db, project.id);
  await readSite(io, project, signal);
  await fetchSubPages(io, (await findProjectBySlug(io.db, 'demo')) ?? project, signal);
  await readSubPages(io, project.id, { which: 'stale' });
  if (!(await newestAudit(io.db, project.id))) await startAudit(io, { projectId: project.id, trigger: 'seed' });
  await isSown(io.db, SEED, { remember: true });
}

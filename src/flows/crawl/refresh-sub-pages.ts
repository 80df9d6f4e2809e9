import type { Text } from '#domain/language.ts';
import { findProject } from '#io/db/queries/projects/projects.ts';
import type { Io } from '#io/io.ts';
import { fetchSubPages, revalidatePages } from './fetch-sub-pages.ts';
import { readSubPages } from './read-sub-pages.ts';

interface Run {
  signal: AbortSignal;
  report(percent: number, text: Text): Promise<void>;
}

/** The job: the sitemap again; new and changed pages are then read by a separate crawl. */
export async function refreshSubPages(
  io: Io,
  { projectId, asked = [] }: { projectId: number; asked?: string[] | undefined },
  { signal, report }: Run,
): Promise<void> {
  const project = await findProject(io.db, projectId);
  if (!project) return;
  await report(10, { en: 'Reading the sitemap', de: 'Die Sitemap wird gelesen' });
  const { taken, found, hasDates } = await fetchSubPages(io, project, { signal, asked });
  if (!hasDates) {
    await report(60, { en: 'Checking which pages have changed', de: 'Geänderte Seiten werden gesucht' });
    await revalidatePages(io, projectId, signal);
  }
  await readSubPages(io, projectId, { which: 'stale', findsLinks: found === 0 });
  await report(100, { en: `Done: ${taken} pages`, de: `Fertig: ${taken} Seiten` });
}

import { type JudgedTags, judgeTags } from '#domain/site/judge-tags.ts';
import { listRouteRows } from '#io/db/queries/pages/routes.ts';
import { listAuditable } from '#io/db/queries/pages/sub-pages.ts';
import type { ProjectRow } from '#io/db/queries/projects/projects.ts';
import { fetchMeta } from '#io/fetch/pages/fetch-meta.ts';
import type { Io } from '#io/io.ts';

/** The home page and one page of every route. */
export async function chooseSamples(io: Io, project: ProjectRow): Promise<string[]> {
  const routes = new Set((await listRouteRows(io.db, project.id)).map(({ id }) => id));
  const chosen = [project.full];
  for (const { url, routeId } of await listAuditable(io.db, project.id)) {
    if (routeId !== null && routes.delete(routeId) && !chosen.includes(url)) chosen.push(url);
  }
  return chosen;
}

/** Where a store with a password sends everybody; below a language too. */
const passwordPage = /^\/(?:[a-z]{2}(?:-[a-z]{2,4})?\/)?password\/?$/i;

/** What the page says about its image; null: it could not be read. */
export async function readSample(
  io: Io,
  project: ProjectRow,
  url: string,
  signal?: AbortSignal,
): Promise<JudgedTags | null> {
  const { userAgent, imagesUrl } = io.settings;
  const options = { userAgent, details: false, ...(signal ? { signal } : {}) };
  const read = await fetchMeta(io.politeFetch, url, options);
  if (!read.ok || passwordPage.test(new URL(read.page.finalUrl).pathname)) return null;
  return judgeTags(read.meta, { imagesUrl, projectUuid: project.uuid });
}

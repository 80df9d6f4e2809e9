import { extractMeta } from '#domain/meta/extract-meta.ts';
import { listRouteRows } from '#io/db/queries/pages/routes.ts';
import { listAuditable } from '#io/db/queries/pages/sub-pages.ts';
import type { ProjectRow } from '#io/db/queries/projects/projects.ts';
import { fetchPage } from '#io/fetch/pages/fetch-page.ts';
import type { Io } from '#io/io.ts';

export interface PreviewCheck {
  /** Pages read, and those whose only og:image is ours. */
  pages: number;
  own: number;
  /** Addresses of the others. */
  problems: string[];
}

/** The home page and one page of every route, with the theme's copy. */
export async function checkPreview(
  io: Io,
  project: ProjectRow,
  preview: URLSearchParams,
  signal?: AbortSignal,
): Promise<PreviewCheck> {
  const routes = new Set((await listRouteRows(io.db, project.id)).map(({ id }) => id));
  const chosen = [project.full];
  for (const { url, routeId } of await listAuditable(io.db, project.id)) {
    if (routeId !== null && routes.delete(routeId) && !chosen.includes(url)) chosen.push(url);
  }
  const check: PreviewCheck = { pages: 0, own: 0, problems: [] };
  const ours = `${io.settings.imagesUrl}/${project.uuid}/`;
  for (const address of chosen) {
    const url = new URL(address);
    for (const [name, value] of preview) url.searchParams.set(name, value);
    const { userAgent } = io.settings;
    const page = await fetchPage(io.politeFetch, url.href, { userAgent, ...(signal ? { signal } : {}) });
    check.pages += 1;
    const meta = page.ok
      ? extractMeta({ body: page.html, url: page.finalUrl, contentType: page.contentType, details: false })
      : null;
    const isOwn = meta?.og.images.length === 1 && meta.og.images[0]?.url.startsWith(ours) === true;
    if (isOwn) check.own += 1;
    else check.problems.push(address);
  }
  return check;
}

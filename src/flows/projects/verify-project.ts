import { extractMeta } from '#domain/meta/extract-meta.ts';
import type { MetaTagData } from '#domain/meta/meta-tag-data.ts';
import { changeProject, type ProjectRow } from '#io/db/queries/projects.ts';
import { listAuditable } from '#io/db/queries/sub-pages.ts';
import { fetchPage } from '#io/fetch/pages/fetch-page.ts';
import type { Io } from '#io/io.ts';

/** Pages checked besides the home page: a theme may print the tag on products only. */
const OTHER_PAGES = 2;

/** A page without our tag: the image it names first, and who wrote that tag where the surroundings tell. */
export interface OtherTag {
  url: string;
  image: string | null;
  writtenBy: string | null;
}
export type Integration = { integrated: true } | { integrated: false; pages: OtherTag[] };

/**
 * Whether our tag is on the live page: the first og:image is ours, since platforms take the first, or the linkbild meta
 * tag names the project. Null if no page could be read.
 */
export async function findIntegration(io: Io, project: ProjectRow): Promise<Integration | null> {
  const others = (await listAuditable(io.db, project.id))
    .filter(({ url }) => url !== project.full)
    .slice(0, OTHER_PAGES)
    .map(({ url }) => url);
  const pages: OtherTag[] = [];
  for (const url of [project.full, ...others]) {
    const page = await fetchPage(io.politeFetch, url, { userAgent: io.settings.userAgent });
    if (!page.ok) continue;
    const meta = extractMeta({ body: page.html, url: page.finalUrl, contentType: page.contentType });
    if (hasOurTag(meta, project.uuid, io.settings.imagesUrl)) return { integrated: true };
    pages.push(firstImage(page.finalUrl, meta));
  }
  return pages.length > 0 ? { integrated: false, pages } : null;
}

function firstImage(url: string, meta: MetaTagData): OtherTag {
  const tag = meta.tags.find(({ key, place }) => key === 'og:image' && place !== 'comment' && place !== 'template');
  return { url, image: meta.og.images[0]?.url ?? null, writtenBy: tag?.writtenBy ?? null };
}

function hasOurTag(meta: MetaTagData, projectUuid: string, imagesUrl: string): boolean {
  const first = meta.og.images[0]?.url ?? '';
  if (first.startsWith(`${imagesUrl}/${projectUuid}/`)) return true;
  // A tag in a comment or template does not count.
  return meta.tags.some(
    ({ key, value, place }) =>
      key === 'linkbild' && value.toLowerCase() === projectUuid && place !== 'comment' && place !== 'template',
  );
}

/** Verification is permanent: a badge that comes and goes with every theme change would help nobody. */
export async function verifyProject(io: Io, project: ProjectRow): Promise<{ project: ProjectRow; pages: OtherTag[] }> {
  if (project.verifiedAt) return { project, pages: [] };
  const found = await findIntegration(io, project);
  if (!found?.integrated) return { project, pages: found?.pages ?? [] };
  const change = { verifiedAt: io.now(), state: 'active' } as const;
  return { project: (await changeProject(io.db, project.id, change)) ?? project, pages: [] };
}

import { judgePage } from '#domain/audit/judge-page.ts';
import { firstImage } from '#domain/audit/run-audit.ts';
import { crawlWords } from '#domain/crawl/crawl-words.ts';
import type { Text } from '#domain/language.ts';
import { findProject } from '#io/db/queries/projects.ts';
import { findSubPage, saveReadData } from '#io/db/queries/sub-pages.ts';
import { fetchPage } from '#io/fetch/fetch-page.ts';
import type { Io } from '#io/io.ts';
import { gatherEvidence } from './audit-page.ts';

/** One page read now, because somebody asks. Returns why not, in words; what was known stays then. */
export async function updateMetaTagData(io: Io, projectId: number, subPageId: number): Promise<Text | null> {
  const [project, subPage] = await Promise.all([
    findProject(io.db, projectId),
    findSubPage(io.db, projectId, subPageId),
  ]);
  if (!project || !subPage) return crawlWords['not-found'];
  const { userAgent, imagesUrl } = io.settings;
  const page = await fetchPage(io.politeDoor, subPage.url, { userAgent });
  if (!page.ok) return crawlWords[page.reason];
  const options = { userAgent, imagesUrls: [imagesUrl], pageType: project.pageType };
  const evidence = await gatherEvidence(io.politeDoor, page, options);
  const changed = page.lastModified === null ? Number.NaN : Date.parse(page.lastModified);
  await saveReadData(io.db, projectId, subPageId, {
    title: evidence.meta.og.title ?? evidence.meta.title,
    imageUrl: firstImage(evidence)?.url ?? null,
    metaData: evidence.meta,
    result: judgePage(evidence),
    etag: page.etag,
    lastModifiedAt: Number.isNaN(changed) ? null : new Date(changed),
  });
  return null;
}

import { firstImage } from '#domain/audit/audit-page.ts';
import { type CrawlFailure, crawlFailureTexts } from '#domain/crawl/crawl-failure-texts.ts';
import type { Text } from '#domain/language.ts';
import type { MetaTagData } from '#domain/meta/meta-tag-data.ts';
import { gatherEvidence } from '#flows/page-audit/audit-url.ts';
import { findSubPage, saveReadData } from '#io/db/queries/pages/sub-pages.ts';
import { findProject } from '#io/db/queries/projects/projects.ts';
import { fetchPage } from '#io/fetch/pages/fetch-page.ts';
import type { Io } from '#io/io.ts';

type ReadPage = { ok: true; meta: MetaTagData } | { ok: false; reason: CrawlFailure };

/** Reads one page on request. Returns why not, as text; known data is then kept. */
export async function updateMetaTagData(io: Io, projectId: number, subPageId: number): Promise<Text | null> {
  const read = await readOnePage(io, projectId, subPageId);
  return read.ok ? null : crawlFailureTexts[read.reason];
}

export async function readOnePage(
  io: Io,
  projectId: number,
  subPageId: number,
  signal?: AbortSignal,
): Promise<ReadPage> {
  const [project, subPage] = await Promise.all([
    findProject(io.db, projectId),
    findSubPage(io.db, projectId, subPageId),
  ]);
  if (!project || !subPage) return { ok: false, reason: 'not-found' };
  const { userAgent, imagesUrl } = io.settings;
  const page = await fetchPage(io.politeFetch, subPage.url, { userAgent, ...(signal ? { signal } : {}) });
  if (!page.ok) return { ok: false, reason: page.reason };
  const options = { userAgent, imagesUrls: [imagesUrl], pageType: project.pageType, scores: true };
  const read = await gatherEvidence(io.politeFetch, page, options);
  if (!read.ok) return read;
  const { evidence, scores } = read.judged;
  if (!scores) throw new Error('A page was read and not scored');
  const changed = page.lastModified === null ? Number.NaN : Date.parse(page.lastModified);
  await saveReadData(io.db, projectId, subPageId, {
    title: evidence.meta.og.title ?? evidence.meta.title,
    imageUrl: firstImage(evidence)?.url ?? null,
    metaData: evidence.meta,
    result: scores,
    etag: page.etag,
    lastModifiedAt: Number.isNaN(changed) ? null : new Date(changed),
  });
  return { ok: true, meta: evidence.meta };
}

import { type CrawlFailure, crawlFailureTexts } from '#domain/crawl/crawl-failure-texts.ts';
import type { Text } from '#domain/language.ts';
import type { MetaTagData } from '#domain/meta/meta-tag-data.ts';
import { type Look, rememberedProbes, seen, unreadLook } from '#flows/watch/look-at-page.ts';
import { createRecorder } from '#flows/watch/record-readings.ts';
import type { Db } from '#io/db/db.ts';
import { findSubPage, saveReadData } from '#io/db/queries/pages/sub-pages.ts';
import { findProject } from '#io/db/queries/projects/projects.ts';
import { fetchPage, type PageResult } from '#io/fetch/pages/fetch-page.ts';
import type { Io } from '#io/io.ts';

type ReadPage = { ok: true; meta: MetaTagData } | { ok: false; reason: CrawlFailure };

/** Reads one page on request. On failure returns the reason as text and leaves the stored data unchanged. */
export async function updateMetaTagData(io: Io, projectId: number, subPageId: number): Promise<Text | null> {
  const read = await readOnePage(io, projectId, subPageId);
  return read.ok ? null : crawlFailureTexts[read.reason];
}

/** Reads one page for its owner or because its site reports a change. */
export async function readOnePage(
  io: Io,
  projectId: number,
  subPageId: number,
  signal: AbortSignal = new AbortController().signal,
): Promise<ReadPage> {
  const [project, subPage] = await Promise.all([
    findProject(io.db, projectId),
    findSubPage(io.db, projectId, subPageId),
  ]);
  if (!project || !subPage) return { ok: false, reason: 'not-found' };
  const { url } = subPage;
  const { userAgent, imagesUrl } = io.settings;
  const readAt = io.now();
  const base = { safeFetch: io.politeFetch, userAgent, signal };
  const context = { ...base, project, imagesUrls: [imagesUrl], probe: rememberedProbes(base) };
  const page = await fetchPage(io.politeFetch, url, { userAgent, signal });
  const look = page.ok ? await seen(context, page) : unreadLook(page.reason);
  const recorder = look.outcome === 'postponed' ? null : await createRecorder(io, project, signal);
  const prepared = look.outcome === 'postponed' ? undefined : await recorder?.prepare([{ url, look, readAt }]);
  const save = async (db: Db) => {
    if (!page.ok || look.outcome !== 'seen') return;
    const changed = page.lastModified === null ? Number.NaN : Date.parse(page.lastModified);
    const lastModifiedAt = Number.isNaN(changed) ? null : new Date(changed);
    await saveReadData(db, projectId, subPageId, { ...look.read, lastModifiedAt });
  };
  if (recorder && prepared) await recorder.save(io.db, prepared, save);
  else await save(io.db);
  if (look.outcome === 'seen') return { ok: true, meta: look.read.metaData };
  return { ok: false, reason: whyUnread(page, look) };
}

function whyUnread(page: PageResult, look: Look): CrawlFailure {
  if (!page.ok) return page.reason;
  if (look.outcome === 'unreadable') return look.reason;
  return look.outcome === 'gone' ? 'other-site' : 'busy';
}

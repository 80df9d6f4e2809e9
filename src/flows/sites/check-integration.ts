import { crawlFailureTexts } from '#domain/crawl/crawl-failure-texts.ts';
import type { Language } from '#domain/language.ts';
import { isOursFirst, type JudgedTags, judgeTags } from '#domain/site/judge-tags.ts';
import { projectOf } from '#flows/guards/refusals.ts';
import { listAuditable } from '#io/db/queries/pages/sub-pages.ts';
import type { ProjectRow } from '#io/db/queries/projects/projects.ts';
import { fetchMeta } from '#io/fetch/pages/fetch-meta.ts';
import type { Io } from '#io/io.ts';
import { markVerified } from './verify-project.ts';

/** The home page and one each of up to four page types: a theme may print the tag on some only. */
const MAX_PAGES = 5;

type CheckedPage =
  | (JudgedTags & { url: string })
  | { url: string; ok: false; state: 'unreadable'; images: []; writtenBy: null; reason: string };

/** The tags of the live pages. Ours coming first on one of them verifies the project, as its own check does. */
export async function checkIntegration(io: Io, projectId: number, language: Language) {
  const project = await projectOf(io, projectId);
  const pages = await Promise.all(
    (await pagesToCheck(io, project)).map((url) => checkPage(io, project, url, language)),
  );
  const readable = pages.filter((page): page is JudgedTags & { url: string } => page.state !== 'unreadable');
  const isIntegrated = readable.some(({ state }) => isOursFirst(state));
  const verified = isIntegrated ? await markVerified(io, project) : project;
  return {
    pages,
    oursOn: readable.filter(({ ok }) => ok).length,
    readable: readable.length,
    verified: verified.verifiedAt !== null,
  };
}

async function pagesToCheck(io: Io, project: ProjectRow): Promise<string[]> {
  const listed = (await listAuditable(io.db, project.id)).filter(({ url }) => url !== project.full);
  const firsts = [...new Map(listed.toReversed().map((page) => [page.routeId, page])).values()].toReversed();
  const rest = listed.filter((page) => !firsts.includes(page));
  return [project.full, ...[...firsts, ...rest].map(({ url }) => url)].slice(0, MAX_PAGES);
}

async function checkPage(io: Io, project: ProjectRow, url: string, language: Language): Promise<CheckedPage> {
  const read = await fetchMeta(io.politeFetch, url, { userAgent: io.settings.userAgent, details: false });
  if (!read.ok) {
    const reason = crawlFailureTexts[read.reason][language];
    return { url, ok: false, state: 'unreadable', images: [], writtenBy: null, reason };
  }
  return { url, ...judgeTags(read.meta, { imagesUrl: io.settings.imagesUrl, projectUuid: project.uuid }) };
}

import { crawlFailureTexts } from '#domain/crawl/crawl-failure-texts.ts';
import type { Language } from '#domain/language.ts';
import {
  haveSameUrl,
  isOursFirst,
  type JudgedTags,
  judgeTags,
  type NamingPage,
  namedPage,
  namesItself,
} from '#domain/site/judge-tags.ts';
import { projectOf } from '#flows/guards/refusals.ts';
import { listAuditable } from '#io/db/queries/pages/sub-pages.ts';
import type { ProjectRow } from '#io/db/queries/projects/projects.ts';
import { fetchMeta } from '#io/fetch/pages/fetch-meta.ts';
import type { Io } from '#io/io.ts';
import { markVerified } from './verify-project.ts';

/** The home page and one each of up to four page types: a theme may print the tag on some only. */
const MAX_PAGES = 5;

/** `other-page`: the plain tag was copied with the address of another page in it. */
type Judged = Omit<JudgedTags, 'state'> & { url: string; state: JudgedTags['state'] | 'other-page' };
type CheckedPage =
  | Judged
  | { url: string; ok: false; state: 'unreadable'; images: []; writtenBy: null; reason: string };

/** The tags of the live pages. Ours coming first on one of them verifies the project, as its own check does. */
export async function checkIntegration(io: Io, projectId: number, language: Language) {
  const project = await projectOf(io, projectId);
  const checked = await Promise.all(
    (await pagesToCheck(io, project)).map((url) => checkPage(io, project, url, language)),
  );
  const naming = checked.flatMap(({ named }) => named ?? []);
  const isCopied = haveSameUrl(naming);
  const pages = checked.map(
    ({ page, named }): CheckedPage =>
      isCopied && named && page.state === 'ours' && !namesItself(named)
        ? { ...page, ok: false, state: 'other-page' }
        : page,
  );
  const readable = pages.filter((page): page is Judged => page.state !== 'unreadable');
  const isIntegrated = !isCopied && readable.some(({ state }) => state !== 'other-page' && isOursFirst(state));
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

interface Checked {
  page: CheckedPage;
  /** Of the plain tag, which names the page whose image it requests. */
  named?: NamingPage;
}

async function checkPage(io: Io, project: ProjectRow, url: string, language: Language): Promise<Checked> {
  const read = await fetchMeta(io.politeFetch, url, { userAgent: io.settings.userAgent, details: false });
  if (!read.ok) {
    const reason = crawlFailureTexts[read.reason][language];
    return { page: { url, ok: false, state: 'unreadable', images: [], writtenBy: null, reason } };
  }
  const owner = { imagesUrl: io.settings.imagesUrl, projectUuid: project.uuid };
  const judged = judgeTags(read.meta, owner);
  const named = namedPage(judged, owner);
  const own = [url, read.page.finalUrl, read.meta.canonical];
  return { page: { url, ...judged }, ...(named === null ? {} : { named: { named, own } }) };
}

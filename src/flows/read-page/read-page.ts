import { ApiError } from '#contract/errors.ts';
import type { Text } from '#domain/language.ts';
import type { MetaTagData } from '#domain/meta/meta-tag-data.ts';
import type { SelectedTexts } from '#domain/meta/select-texts.ts';
import { rejectPage } from '#flows/page-audit/check-page.ts';
import { changeSubPage, findSubPageById } from '#io/db/queries/pages/sub-pages.ts';
import { findProject } from '#io/db/queries/projects/projects.ts';
import { fetchMeta } from '#io/fetch/pages/fetch-meta.ts';
import { fetchPage } from '#io/fetch/pages/fetch-page.ts';
import type { Io } from '#io/io.ts';

interface PageToRead {
  url: string;
  /** Read the page again although it was read recently. */
  nocache: boolean;
  /** Also read the body: JSON-LD, first images. */
  details: boolean;
  signal?: AbortSignal;
}

/** The metadata of any page, as named by docs/specification.md#s3.9. */
export async function readMetaTags(io: Io, { url, nocache, details, signal }: PageToRead): Promise<MetaTagData> {
  const key = `${details} ${url}`;
  const known = nocache ? null : io.recentMetaTags.get(key);
  if (known) return known;
  const { userAgent } = io.settings;
  const read = await fetchMeta(io.safeFetch, url, { userAgent, details, ...(signal ? { signal } : {}) });
  if (!read.ok) return rejectPage(read.reason, 'url');
  io.recentMetaTags.set(key, read.meta);
  return read.meta;
}

interface Selection {
  url: string;
  selectors: Record<string, string>;
  /** Whose quota of the render processes it uses. */
  quota: string;
  signal?: AbortSignal;
}

export async function readSelectorData(io: Io, { url, selectors, quota, signal }: Selection): Promise<SelectedTexts> {
  const page = await fetchPage(io.safeFetch, url, { userAgent: io.settings.userAgent, ...(signal ? { signal } : {}) });
  if (!page.ok) return rejectPage(page.reason, 'url');
  const { html: body, finalUrl, contentType } = page;
  const answer = await io.renderer.selectTexts({ page: { body, url: finalUrl, contentType }, selectors }, { quota });
  if (answer.ok) return answer.selected;
  if (answer.reason === 'busy') throw new ApiError('RENDERER_BUSY', { retryAfterSeconds: 1 });
  throw new ApiError('VALIDATION_FAILED', { fields: { selectors: [tooLong] } });
}

const tooLong = {
  en: 'Searching this page takes too long. Use simpler selectors.',
  de: 'Die Suche auf dieser Seite dauert zu lange. Verwenden Sie einfachere Selektoren.',
};

interface Run {
  signal: AbortSignal;
  report(percent: number, text: Text): Promise<void>;
}

/** The job: one page in a browser, its image in the store. A page that cannot be photographed keeps its old image. */
export async function takeScreenshot(io: Io, subPageId: number, wait: number, { signal, report }: Run): Promise<void> {
  const subPage = await findSubPageById(io.db, subPageId);
  const project = subPage && (await findProject(io.db, subPage.projectId));
  if (!subPage || !project) return;
  await report(10, { en: 'Opening the page', de: 'Die Seite wird geöffnet' });
  const shot = await io.screenshots.take(subPage.url, wait, signal);
  if (!shot.ok) {
    io.log.info({ subPageId, detail: shot.detail }, 'no screenshot');
    return report(100, {
      en: 'The screenshot couldn’t be taken. Try again later.',
      de: 'Der Screenshot ließ sich nicht aufnehmen. Versuchen Sie es später erneut.',
    });
  }
  const key = `screenshots/${project.uuid}/${subPage.uuid}.png`;
  await io.files.put(key, shot.png);
  await changeSubPage(io.db, project.id, subPage.id, { screenshotKey: key });
  await report(100, { en: 'The screenshot is ready', de: 'Der Screenshot ist fertig' });
}

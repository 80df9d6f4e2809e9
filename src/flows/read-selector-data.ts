import { pageFailureWords } from '#domain/audit/page-failure-words.ts';
import { decodeHtml } from '#domain/meta/decode-html.ts';
import { type SelectedTexts, selectTexts } from '#domain/meta/select-texts.ts';
import { fetchPage } from '#io/fetch/fetch-page.ts';
import type { Io } from '#io/io.ts';
import { refuseProblem } from './look-at-page.ts';

interface Wanted {
  url: string;
  selectors: Record<string, string>;
  signal?: AbortSignal;
}

export async function readSelectorData(io: Io, { url, selectors, signal }: Wanted): Promise<SelectedTexts> {
  const page = await fetchPage(io.door, url, { userAgent: io.settings.userAgent, ...(signal ? { signal } : {}) });
  if (!page.ok)
    return refuseProblem(
      { stage: 'failed', reason: page.reason, status: page.status ?? null, text: pageFailureWords[page.reason] },
      'url',
    );
  return selectTexts(decodeHtml(page.html, page.finalUrl, page.contentType), selectors);
}

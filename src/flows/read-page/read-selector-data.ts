import { ApiError } from '#contract/errors.ts';
import type { SelectedTexts } from '#domain/meta/select-texts.ts';
import { rejectPage } from '#flows/page-audit/check-page.ts';
import { fetchPage } from '#io/fetch/pages/fetch-page.ts';
import type { Io } from '#io/io.ts';

interface Wanted {
  url: string;
  selectors: Record<string, string>;
  /** Whose quota of the render processes it uses. */
  share: string;
  signal?: AbortSignal;
}

export async function readSelectorData(io: Io, { url, selectors, share, signal }: Wanted): Promise<SelectedTexts> {
  const page = await fetchPage(io.safeFetch, url, { userAgent: io.settings.userAgent, ...(signal ? { signal } : {}) });
  if (!page.ok) return rejectPage(page.reason, 'url');
  const { html: body, finalUrl, contentType } = page;
  const answer = await io.renderer.selectTexts({ page: { body, url: finalUrl, contentType }, selectors }, { share });
  if (answer.ok) return answer.selected;
  if (answer.reason === 'busy') throw new ApiError('RENDERER_BUSY', { retryAfterSeconds: 1 });
  throw new ApiError('VALIDATION_FAILED', { fields: { selectors: [tooLong] } });
}

const tooLong = {
  en: 'Searching this page takes too long. Use simpler selectors.',
  de: 'Die Suche auf dieser Seite dauert zu lange. Verwenden Sie einfachere Selektoren.',
};

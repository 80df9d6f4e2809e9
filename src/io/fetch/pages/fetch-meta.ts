import type { MetaTagData } from '#domain/meta/meta-tag-data.ts';
import type { SafeFetch } from '#io/fetch/fetch-types.ts';
import { quotaOf } from '#io/page-reader/page-reader.ts';
import { fetchPage, type PageOptions, type PageResult } from './fetch-page.ts';

export type MetaResult =
  | { ok: true; page: Extract<PageResult, { ok: true }>; meta: MetaTagData }
  | Extract<PageResult, { ok: false }>;

/** One page and what it says about itself; with details also from its body (JSON-LD, first images). */
export async function fetchMeta(
  safeFetch: SafeFetch,
  url: string,
  { details, ...options }: PageOptions & { details: boolean },
): Promise<MetaResult> {
  const page = await fetchPage(safeFetch, url, options);
  if (!page.ok) return page;
  const { html: body, finalUrl, contentType } = page;
  const read = await safeFetch.reader.run('meta', { body, url: finalUrl, contentType, details }, quotaOf(finalUrl));
  return read.ok ? { ok: true, page, meta: read.value } : unreadPage(page, read.reason);
}

/** A page that was fetched and could not be read. */
export const unreadPage = (
  { url, finalUrl, status, redirects }: Extract<PageResult, { ok: true }>,
  reason: 'too-complex' | 'busy',
): Extract<PageResult, { ok: false }> => ({ ok: false, reason, url, finalUrl, status, redirects });

import { extractMeta } from '#domain/meta/extract-meta.ts';
import type { MetaTagData } from '#domain/meta/meta-tag-data.ts';
import { rejectPage } from '#flows/page-audit/check-page.ts';
import { fetchPage } from '#io/fetch/pages/fetch-page.ts';
import type { Io } from '#io/io.ts';

interface Wanted {
  url: string;
  /** Read the page again although it was read recently. */
  nocache: boolean;
  /** Also read the body: JSON-LD, first images. */
  details: boolean;
  signal?: AbortSignal;
}

/** The metadata of any page, as named by docs/specification.md#s3.9. */
export async function readMetaTags(io: Io, { url, nocache, details, signal }: Wanted): Promise<MetaTagData> {
  const key = `${details} ${url}`;
  const known = nocache ? null : io.recentMetaTags.get(key);
  if (known) return known;
  const page = await fetchPage(io.safeFetch, url, { userAgent: io.settings.userAgent, ...(signal ? { signal } : {}) });
  if (!page.ok) return rejectPage(page.reason, 'url');
  const meta = extractMeta({ body: page.html, url: page.finalUrl, contentType: page.contentType, details });
  io.recentMetaTags.set(key, meta);
  return meta;
}

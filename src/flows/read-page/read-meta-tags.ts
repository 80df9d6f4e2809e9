import type { MetaTagData } from '#domain/meta/meta-tag-data.ts';
import { rejectPage } from '#flows/page-audit/check-page.ts';
import { fetchMeta } from '#io/fetch/pages/fetch-meta.ts';
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
  const { userAgent } = io.settings;
  const read = await fetchMeta(io.safeFetch, url, { userAgent, details, ...(signal ? { signal } : {}) });
  if (!read.ok) return rejectPage(read.reason, 'url');
  io.recentMetaTags.set(key, read.meta);
  return read.meta;
}

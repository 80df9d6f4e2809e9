import type { PageEvidence } from '../emulation/page-evidence.ts';

// The best values a page offers for each tag it lacks, used for the tags to paste.

export const suggestTitle = ({ meta }: PageEvidence): string | null =>
  meta.og.title ?? meta.twitter.title ?? meta.title ?? meta.product?.name ?? null;

export const suggestDescription = ({ meta }: PageEvidence): string | null =>
  meta.og.description ?? meta.description ?? meta.twitter.description ?? null;

export const suggestSiteName = ({ meta }: PageEvidence): string =>
  meta.og.siteName ?? meta.siteName ?? meta.urlData.hostname.replace(/^www\./, '');

/** The page's own image: from the tags, the product, or the first in the page; https whenever possible. */
export function suggestImage({ meta }: PageEvidence): string | null {
  const first = meta.og.images[0] ?? meta.twitter.images[0];
  const url = first?.secureUrl ?? first?.url ?? meta.product?.images[0] ?? meta.ogImageAlternatives[0] ?? null;
  return url?.replace(/^http:\/\/(?!localhost|127\.)/, 'https://') ?? null;
}

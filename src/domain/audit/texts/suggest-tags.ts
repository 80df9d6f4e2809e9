import type { PageEvidence } from '../emulation/page-evidence.ts';

// The best words a page has for each tag it lacks: what the tags to paste are made of.

export const suggestTitle = ({ meta }: PageEvidence): string | null =>
  meta.og.title ?? meta.twitter.title ?? meta.title ?? meta.product?.name ?? null;

export const suggestDescription = ({ meta }: PageEvidence): string | null =>
  meta.og.description ?? meta.description ?? meta.twitter.description ?? null;

export const suggestSiteName = ({ meta }: PageEvidence): string =>
  meta.og.siteName ?? meta.siteName ?? meta.urlData.hostname.replace(/^www\./, '');

/** The address of an own image: the tags', the product's, or the first of the page; always https where it can be. */
export function suggestImage({ meta }: PageEvidence): string | null {
  const first = meta.og.images[0] ?? meta.twitter.images[0];
  const url = first?.secureUrl ?? first?.url ?? meta.product?.images[0] ?? meta.ogImageAlternatives[0] ?? null;
  return url?.replace(/^http:\/\/(?!localhost|127\.)/, 'https://') ?? null;
}

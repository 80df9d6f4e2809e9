import type { PageEvidence } from '#domain/audit/emulation/page-evidence.ts';
import type { MetaTag } from '#domain/meta/meta-tag-data.ts';

// The evidence for a browser that tries other tags. A page may hold megabytes of tags; no platform shows more than a
// few hundred characters of any.

/** Ordinary pages have 30 to 80 tags with 10,000 characters of text in all, and as many again in their markup. */
const MAX_TAGS = 500;
const MAX_TEXT = 200_000;
/** The longest text any platform shows has 1,000; an address may have 2,000. */
const MAX_VALUE = 2_000;
const MAX_IMAGES = 10;
const MAX_ICONS = 20;

/** Gives the same audit as the whole evidence, unless the page exceeds these bounds. */
export function compactEvidence(evidence: PageEvidence): PageEvidence {
  const { meta } = evidence;
  return {
    ...evidence,
    meta: {
      ...meta,
      // Translations of the page: no check reads them, and a shop may list hundreds.
      locales: {},
      ...(meta.jsonLdImages && { jsonLdImages: meta.jsonLdImages.slice(0, MAX_IMAGES) }),
      ogImageAlternatives: meta.ogImageAlternatives.slice(0, MAX_IMAGES),
      favicons: meta.favicons.slice(0, MAX_ICONS),
      tags: withinBudget(meta.tags.filter(isRead).slice(0, MAX_TAGS).map(compact)),
    },
  };
}

const isRead = (tag: MetaTag) => tag.extra?.hreflang === undefined;

const compact = (tag: MetaTag): MetaTag => ({ ...tag, value: tag.value.slice(0, MAX_VALUE) });

function withinBudget(tags: readonly MetaTag[]): MetaTag[] {
  let left = MAX_TEXT;
  return tags.filter(({ value, raw }) => {
    left -= value.length + raw.length;
    return left >= 0;
  });
}

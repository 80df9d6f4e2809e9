import type { PageAudit } from '#domain/audit/audit-page.ts';
import { causeOf, mayBeRead } from '#domain/audit/checks/find-cause.ts';
import type { EmulatedPage, Platform } from '#domain/audit/platform-rules.ts';
import { withEvidence } from '#domain/audit/platforms/evidence.ts';
import { platforms } from '#domain/audit/platforms/index.ts';
import type { MetaTag } from '#domain/meta/meta-tag-data.ts';
import type { IgnoredTag, Origin } from './card.ts';
import { emulatePage } from './emulate-page.ts';
import type { PageEvidence } from './page-evidence.ts';
import { evidenceFor } from './page-reach.ts';

// Where each part of a card comes from: the tag, its byte, and why other tags with the same meaning were not used.

/** Tags that mean the same on some platform. */
const families = {
  title: ['og:title', 'twitter:title', 'title'],
  description: ['og:description', 'twitter:description', 'description'],
  image: ['og:image', 'og:image:url', 'twitter:image', 'twitter:image:src'],
  siteName: ['og:site_name'],
} as const;
type Field = keyof typeof families;
const fields = Object.keys(families) as Field[];

/** The audit of a single page, with the origins of its cards. Audits of whole sites go without: they are stored. */
export const withOrigins = (audit: PageAudit, evidence: PageEvidence): PageAudit => ({
  ...audit,
  platforms: audit.platforms.map((judged) => {
    const platform = platforms[judged.platform];
    const own = evidenceFor(evidence, platform);
    const origins = originsOf(platform, own, emulatePage(own, platform));
    return { ...judged, card: { ...judged.card, origins } };
  }),
});

function originsOf(platform: Platform, evidence: PageEvidence, seen: EmulatedPage): Origin[] {
  return fields.flatMap((field): Origin[] => {
    const value = field === 'image' ? (seen.images[0]?.rawUrl ?? null) : seen[field];
    const used = value === null ? null : usedTag(platform, seen, field, value);
    const ignored = ignoredTags(platform, evidence, field, used);
    if (value === null && ignored.length === 0) return [];
    const tag = used?.key ?? (value === null ? null : seen.isOembed ? 'oEmbed' : 'JSON-LD');
    return [withEvidence({ field, tag, byte: used?.offset ?? null, ignored }, platform, field)];
  });
}

function usedTag({ tags }: Platform, seen: EmulatedPage, field: Field, value: string): MetaTag | null {
  const keys = tags[field].flat();
  const isOfField = (tag: MetaTag, key: string) =>
    field === 'image'
      ? tag.key === key || tag.key === `${key}:url` || tag.key === `${key}:src`
      : tag.key === key && (key === 'title') === (tag.element === 'title');
  for (const key of keys) {
    const found = seen.tags.find((tag) => isOfField(tag, key) && tag.value === value);
    if (found) return found;
  }
  return null;
}

/** A longer list would not explain anything. */
const MAX_IGNORED = 4;

function ignoredTags(platform: Platform, { meta }: PageEvidence, field: Field, used: MetaTag | null): IgnoredTag[] {
  const family: readonly string[] = families[field];
  const keys = platform.tags[field].flat();
  return meta.tags
    .filter((tag) => family.includes(tag.key) && mayBeRead(tag) && tag.offset !== used?.offset)
    .slice(0, MAX_IGNORED)
    .map((tag) => ({ tag: tag.key, byte: tag.offset, why: whyIgnored(tag, platform, keys) }));
}

function whyIgnored(tag: MetaTag, platform: Platform, keys: readonly string[]): IgnoredTag['why'] {
  const cause = causeOf(tag, platform);
  if (cause === 'isInsideWindow') return 'window';
  if (cause === 'isInHead') return 'head';
  if (cause === 'usesPropertyAttribute') return 'attribute';
  return keys.some((key) => tag.key === key || tag.key.startsWith(`${key}:`)) ? 'other-first' : 'not-read';
}

import { knownImage } from '#domain/audit/emulation/card-image.ts';
import { emulatePage } from '#domain/audit/emulation/emulate-page.ts';
import { pageBarrier } from '#domain/audit/emulation/page-reach.ts';
import { rejectImage } from '#domain/audit/emulation/reject-image.ts';
import type { Platform, Sources } from '#domain/audit/platform-rules.ts';
import type { MetaTag } from '#domain/meta/meta-tag-data.ts';
import { counts } from '#domain/meta/tag-reading.ts';
import { passIf, type Subject, whyRefused } from './check.ts';
import type { CheckId } from './check-id.ts';
import { isLeftOutByTag } from './left-out.ts';
import type { Outcome } from './outcome.ts';

// Why something is missing. The check named here is the cause; what fails because of it is listed below it. No advice
// says "add" about a tag that the page has.

type Place = Pick<Subject, 'evidence' | 'platform' | 'seen'>;

/** The check that says why the platform does not see a tag that is in the page; null: there is no such tag. */
export function whyUnseen({ evidence, platform, seen }: Place, sources: Sources): CheckId | null {
  const keys = sources.flat();
  for (const tag of evidence.meta.tags) {
    if (!keys.includes(tag.key) || !mayBeRead(tag) || seen.tags.includes(tag)) continue;
    const cause = causeOf(tag, platform);
    if (cause !== null) return cause;
  }
  return null;
}

/** `title` is the element; empty tags are as good as missing. */
export const mayBeRead = (tag: MetaTag): boolean =>
  counts(tag) &&
  tag.value !== '' &&
  tag.attribute !== 'itemprop' &&
  (tag.key === 'title') === (tag.element === 'title');

export function causeOf(tag: MetaTag, { windowBytes, tagReading }: Platform): CheckId | null {
  if (windowBytes !== null && tag.endOffset > windowBytes) return 'isInsideWindow';
  const isOg = tag.element === 'meta' && tag.key.startsWith('og:');
  if (isOg && !tagReading.ogAttributes.some((attribute) => attribute === tag.attribute)) return 'usesPropertyAttribute';
  const isHeadOnly = tagReading.headOnly === 'all' || (tagReading.headOnly === 'title' && tag.element === 'title');
  return tag.place === 'body' && isHeadOnly ? 'isInHead' : null;
}

const fields = ['title', 'description', 'siteName', 'image'] as const;

/**
 * Keys of the tags whose part of the card would change if the platform read by other rules. A tag that the platform
 * cannot see matters only if no other tag gives the same value.
 */
export function keysMissed({ evidence, platform, seen }: Place, other: Partial<Platform>): string[] {
  const after = emulatePage(evidence, { ...platform, ...other });
  const differs = (field: (typeof fields)[number]) =>
    field === 'image' ? seen.images[0]?.url !== after.images[0]?.url : seen[field] !== after[field];
  return fields.filter(differs).flatMap((field) => platform.tags[field].flat());
}

/** Passes if the platform sees it; otherwise fails, with the check that says why if the page has it after all. */
export function passIfSeen(isSeen: boolean, place: Place, sources: Sources): Outcome {
  if (isSeen) return passIf(true);
  const causedBy = whyUnseen(place, sources);
  return causedBy === null ? passIf(false) : { outcome: 'fail', causedBy };
}

/** Which check explains that there is no card; null: none, the reason stands for itself. */
export function whyWithheld({ platform, seen, evidence }: Place): CheckId | null {
  if (pageBarrier(evidence, platform) !== null)
    return evidence.pageReach?.[platform.id]?.outcome === 'robots' ? 'isAllowedByRobots' : 'isPageReachable';
  const { maxRedirects } = platform;
  if (maxRedirects !== null && (evidence.redirects?.length ?? 0) > maxRedirects) return 'hasFewRedirects';
  if (isLeftOutByTag({ platform, seen, evidence })) return 'isIndexable';
  const isShownWith = (changed: Partial<Subject['seen']>) =>
    platform.whyNoCard?.({ ...seen, ...changed }, evidence) === null;
  if (seen.title === null && isShownWith({ title: 'Title' })) return 'hasTitle';
  if (seen.description === null && isShownWith({ description: 'Description' })) return 'hasDescription';
  const twitterCard = 'summary_large_image';
  if (isShownWith({ twitterCard })) return 'hasValidTwitterCard';
  // Both are missing: each is an issue of its own.
  return seen.title === null && isShownWith({ twitterCard, title: 'Title' }) ? 'hasTitle' : null;
}

/** Which check explains that a card has no image of the page; null: none, the reason stands for itself. */
export function whyNoImage({ platform, seen, evidence }: Place): CheckId | null {
  const { image } = seen;
  if (image.state === 'none') return 'hasOgImage';
  if (image.state === 'refused') return image.tag.isWeb || image.tag.isRelative ? whyRefused(image.tag) : null;
  if (image.state === 'failed') return 'isImageReachable';
  const known = knownImage(image.tag, evidence);
  if (rejectImage(platform, known) !== null) {
    if (rejectImage(platform, { ...known, type: null }) === null) return 'isValidImageType';
    if (rejectImage(platform, { ...known, bytes: null }) === null) return 'fileSizeOk';
    return platform.checks.hasMinSize === undefined ? 'hasMinWidth' : 'hasMinSize';
  }
  const { width, height, bytes } = known;
  if (width === null || height === null) return null;
  const { layout } = platform.layout(
    { width, height, ratio: width / height, bytes },
    { ...seen, twitterCard: 'summary_large_image' },
  );
  if (layout !== 'none' && layout !== 'hidden') return 'hasValidTwitterCard';
  return platform.minSize?.fits({ width, height }) === false ? 'hasMinSize' : null;
}

import { type EmulatedPage, type Platform, ruleNames } from '#domain/audit/platform-rules.ts';
import { withEvidence } from '#domain/audit/platforms/evidence.ts';
import type { SourceId } from '#domain/audit/platforms/sources.ts';
import type { CardOutline, EmulatedCard, Reason, VariantContent } from './card.ts';
import { type ImageOnCard, imageOnCard, knownImage } from './card-image.ts';
import { characters, cutText } from './cut-text.ts';
import { emulatePage } from './emulate-page.ts';
import type { PageEvidence } from './page-evidence.ts';
import { pageBarrier } from './page-reach.ts';
import { sizeClassOf } from './size-class.ts';

/** The card a platform makes of a page. Everything specific to a platform is in its file under platforms/. */
export function toCard(
  platform: Platform,
  evidence: PageEvidence,
  seen = emulatePage(evidence, platform),
): EmulatedCard {
  const host = platform.host(new URL(evidence.finalUrl));
  const { outline, drawn, withheld, limit } = drawOutline(platform, evidence, seen);
  const { title, description, imageSource } = outline;
  const isDrawn = imageSource !== null;
  return {
    platform: platform.id,
    ...outline,
    siteName: seen.siteName ?? (platform.siteNameFallsBackToHost ? host : null),
    host,
    url: evidence.finalUrl,
    moreImages:
      isDrawn && platform.showsSeveralImages
        ? seen.images.slice(1, platform.maxImages).map((it) => knownImage(it, evidence))
        : [],
    imageSize: isDrawn ? sizeClassOf(drawn.image) : 'none',
    favicon: evidence.meta.favicon?.url ?? null,
    fields: platform.showsFields ? seen.fields.filter((field) => field.label !== null && field.data !== null) : [],
    accentColor: platform.accentColor?.(seen) ?? null,
    isShown: withheld === null,
    ...variantsOf(platform, evidence, { ...outline, isShown: withheld === null }),
    reasons: [
      ...drawn.why,
      ...cutReasons(platform, seen, { title, description }),
      ...(limit && description !== seen.description ? [limit.why] : []),
      ...(withheld === null && seen.creator ? [creditOf(seen.creator)] : []),
      ...(platform.note ? [platform.note] : []),
    ],
    ...(withheld === null && {
      ...(seen.author && { author: seen.author }),
      ...(seen.creator && { creator: seen.creator }),
      ...(seen.isVideo && { isVideo: true as const }),
    }),
    ...(withheld === null && platform.addToCard?.(evidence)),
  };
}

const creditOf = (account: string): Reason => ({
  en: `fediverse:creator names ${account}. Mastodon links to it below the card if that account allows this domain.`,
  de: `fediverse:creator nennt ${account}. Mastodon verlinkt das Konto unter der Karte, wenn es diese Domain erlaubt.`,
});

/** The part of the card that checks need; crawls of whole sites draw no more than that (score-page.ts). */
export function drawOutline(platform: Platform, evidence: PageEvidence, seen: EmulatedPage) {
  const withheld = pageBarrier(evidence, platform) ?? withheldBy(platform, seen, evidence);
  const drawn: ImageOnCard = withheld
    ? { layout: 'none', image: null, source: null, why: [withheld] }
    : imageOnCard(platform, seen, evidence);
  const { layout } = drawn;
  const limit = platform.descriptionLimit?.(seen) ?? null;
  const permitted = seen.description === null || limit?.characters === 0 ? null : seen.description;
  const cut = limit === null ? platform.cut.description : characters(limit.characters);
  const imageSource = layout === 'none' ? null : drawn.source;
  const outline: CardOutline = {
    layout,
    title: seen.title === null ? null : cutText(seen.title, platform.cut.title),
    description: permitted === null ? null : cutText(permitted, cut),
    image: imageSource === null ? null : drawn.image,
    imageSource,
    lines: platform.lines(layout, seen),
  };
  return { outline, drawn, withheld, limit };
}

/** Only where something is different: clients that agree are one card. */
function variantsOf(
  platform: Platform,
  evidence: PageEvidence,
  first: VariantContent,
): Pick<EmulatedCard, 'client' | 'variants'> {
  const variants = platform.variants.flatMap(({ client, source, why, rules }) => {
    const { layout: layoutOf, ...others } = rules;
    const layout: Platform['layout'] = layoutOf
      ? (image, seen) => ({ layout: layoutOf(image, seen), why })
      : platform.layout;
    const made: Platform = {
      ...platform,
      ...others,
      layout,
      evidence: sourcedBy(source),
      contradictedBy: {},
      variants: [],
    };
    const { outline, withheld } = drawOutline(made, evidence, emulatePage(evidence, made));
    const content: VariantContent = { ...outline, isShown: withheld === null };
    if (looksOf(content) === looksOf(first) && showsSameLines(content, first)) return [];
    return [{ ...content, client, why: withEvidence(why, made, 'layout') }];
  });
  return { ...(variants.length > 0 && platform.client && { client: platform.client }), variants };
}

const sourcedBy = (source: SourceId): Platform['evidence'] =>
  Object.fromEntries(ruleNames.map((rule) => [rule, [source]]));

const looksOf = ({ layout, title, description, image, isShown }: VariantContent): string =>
  JSON.stringify(isShown ? [layout, title, description, image?.url] : null);

/** Narrower lines than any client draws: a text this short fits, whatever the number of lines. */
const MIN_LINE_CHARACTERS = 25;

/** Clients that allow different numbers of lines differ only in texts that reach the smaller one. */
function showsSameLines(one: VariantContent, other: VariantContent): boolean {
  return (['title', 'description'] as const).every((field) => {
    const [a, b] = [one.lines[field], other.lines[field]];
    return a === b || (one[field]?.length ?? 0) <= Math.min(a, b) * MIN_LINE_CHARACTERS;
  });
}

function withheldBy(platform: Platform, seen: EmulatedPage, evidence: PageEvidence): Reason | null {
  const { name, maxRedirects } = platform;
  const count = evidence.redirects?.length ?? 0;
  if (maxRedirects !== null && count > maxRedirects) {
    const text = {
      en: `The link redirects ${count} times. ${name} follows ${maxRedirects} at most.`,
      de: `Der Link leitet ${count}-mal weiter. ${name} folgt höchstens ${maxRedirects}-mal.`,
    };
    return withEvidence(text, platform, 'redirects');
  }
  const why = platform.whyNoCard?.(seen, evidence) ?? null;
  return why && withEvidence(why, platform, 'whyNoCard');
}

function cutReasons(
  platform: Platform,
  seen: EmulatedPage,
  card: { title: string | null; description: string | null },
): Reason[] {
  const reasons: Reason[] = [];
  if (card.title !== seen.title && platform.cut.title) {
    const { length, unit } = platform.cut.title;
    const de = unit === 'bytes' ? 'Bytes' : 'Zeichen';
    const text = {
      en: `${platform.name} cuts the title off after ${length} ${unit}.`,
      de: `${platform.name} kürzt den Titel nach ${length} ${de}.`,
    };
    reasons.push(withEvidence(text, platform, 'cut'));
  }
  if (card.description !== seen.description && platform.cut.description) {
    const { length, unit } = platform.cut.description;
    const de = unit === 'bytes' ? 'Bytes' : 'Zeichen';
    const text = {
      en: `${platform.name} cuts the description off after ${length} ${unit}.`,
      de: `${platform.name} kürzt die Beschreibung nach ${length} ${de}.`,
    };
    reasons.push(withEvidence(text, platform, 'cut'));
  }
  return reasons;
}

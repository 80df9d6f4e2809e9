import type { PageAudit } from '#domain/audit/audit-page.ts';
import { isKnownRule } from '#domain/audit/checks/check.ts';
import type { CheckId } from '#domain/audit/checks/check-id.ts';
import { checks } from '#domain/audit/checks/index.ts';
import type { TagEdit } from '#domain/audit/edit/edit-tags.ts';
import type { Fix } from '#domain/audit/fixes/fix.ts';
import { gainText } from '#domain/audit/fixes/gain-text.ts';
import { streamedTags } from '#domain/audit/fixes/systems/frameworks.ts';
import type { SiteSystem } from '#domain/audit/fixes/systems/site-system.ts';
import { systemFixOf } from '#domain/audit/fixes/systems/system-fix.ts';
import { platforms as rules } from '#domain/audit/platforms/index.ts';
import type { PlatformId } from '#domain/audit/platforms/platform-id.ts';
import { type Issue, issuesOf, measureTheSame } from '#domain/audit/scoring/issues.ts';
import type { Losses } from '#domain/audit/scoring/losses.ts';
import { orderIssues } from '#domain/audit/scoring/order-issues.ts';
import type { Text } from '#domain/language.ts';
import { describeCheck } from './describe-check.ts';
import { headlineOf } from './headline.ts';
import type { Gain, IssueTexts } from './issue-texts.ts';

/** Issues of a page in words, those first that bring most. */
export const describeIssues = (audit: PageAudit): IssueTexts[] =>
  orderIssues(issuesOf(audit).map((issue) => describeIssue(issue, audit)));

/** `audit`: of the page that it was found on. `pages`: how many have it. */
export function describeIssue(
  issue: Issue,
  audit: Pick<PageAudit, 'url' | 'isShopify' | 'system' | 'fixes' | 'image'>,
  pages = 1,
): IssueTexts {
  const { id, level, platforms } = issue;
  const fix = (issue.lacksFix ? null : audit.fixes?.find((one) => one.id === id)) ?? null;
  const edits = fix?.change.kind === 'edit' ? fix.change.edits : null;
  const { headline, text, advice: said } = saidOf(issue, audit);
  const advice = said && pages > 1 ? ofPage(said, audit.url) : said;
  // Duplicate tags are removed, not pasted.
  const done = fix && id !== 'hasNoDuplicateTags' ? systemFixOf(editsOf(fix), systemIn(audit), pages) : null;
  const streamed = id === 'isInHead' && systemIn(audit)?.name === 'next' ? streamedTags : null;
  return {
    id,
    level,
    platforms: knownOn(id, platforms),
    text: headline?.text ?? text,
    detail: headline && headline.text.en !== text.en ? text : null,
    advice:
      streamed?.advice ??
      betterImage(fix) ??
      (fix?.replaces && !done && advice ? joined(advice, replaceText(fix)) : advice),
    where:
      streamed?.where ??
      (done && (fix?.replaces && systemIn(audit) === null ? joined(done.where, replaceText(fix)) : done.where)),
    paste: streamed?.paste ?? done?.code ?? null,
    doneByUs: audit.image?.isOurs ? null : doneByUs(id),
    consequences: consequencesOf(issue, audit, headline?.names ?? null),
    limits: limitsOf(issue),
    gain: fix && gainOf(fix),
    edits,
  };
}

/** A limit that only the specification sets is scored, but not presented as the platform's own. */
function knownOn(id: CheckId, platforms: readonly PlatformId[]): PlatformId[] {
  const { rule } = checks[id];
  const known = platforms.filter((platform) => rule === undefined || isKnownRule(rules[platform], rule));
  return known.length > 0 ? known : [...platforms];
}

/** Figures of one page do not hold for all pages that have the issue. */
function ofPage({ en, de }: Text, url: string): Text {
  const path = URL.parse(url)?.pathname ?? url;
  return {
    en: en
      .replace(/^It(’s| has) (?=\d)/, `On ${path}, it$1 `)
      .replace(/^(?=(?:og:url|twitter:card) is )/, `On ${path}, `),
    de: de
      .replace(/^Es (hat|ist) (?=\d)/, `Auf ${path} $1 es `)
      .replace(/^(og:url|twitter:card) ist /, `Auf ${path} ist $1 `)
      .replace(/^Mit (?=\d)/, `Auf ${path}: Mit `),
  };
}

/** A system has a place for what does not exist yet as well; a tag to paste needs its value. */
function editsOf({ id, change }: Fix): TagEdit[] {
  if (change.kind === 'edit') return change.edits;
  if (change.kind === 'new-text') return [{ key: change.key, value: '' }];
  if (change.kind !== 'new-image' || id !== 'hasOgImage') return [];
  return ['og:image', 'og:image:width', 'og:image:height'].map((key) => ({ key, value: '' }));
}

/** The image is there: nobody has to make one. */
function betterImage(fix: Fix | null): Text | null {
  if (fix?.change.kind !== 'first-image') return null;
  const { url, width, height } = fix.change;
  return {
    en: `Your page lists a better image after the first one: ${url} (${width}×${height} px). Put it first.`,
    de: `Ihre Seite nennt nach dem ersten ein besseres Bild: ${url} (${width} × ${height} px). Setzen Sie es an den Anfang.`,
  };
}

/** "Missing" and "replace it" would contradict each other: a tag without a value is both. */
const replaceText = ({ replaces }: Fix): Text =>
  replaces === 'empty'
    ? { en: 'Replace the empty tag.', de: 'Ersetzen Sie das leere Tag.' }
    : { en: 'Replace the existing tag.', de: 'Ersetzen Sie das vorhandene Tag.' };

const joined = (one: Text, other: Text): Text => ({ en: `${one.en} ${other.en}`, de: `${one.de} ${other.de}` });

const systemIn = ({ system, isShopify }: Pick<PageAudit, 'isShopify' | 'system'>): SiteSystem | null =>
  system ?? (isShopify ? { name: 'shopify', plugin: null } : null);

function gainOf({ points, images, cards }: Fix): Gain | null {
  const text = gainText({ points, images, cards });
  return text && { points, images, cards, text };
}

/** In the words of the platforms where the check itself fails. */
function saidOf({ id, facts, platforms, parts, losses }: Issue, audit: Pick<PageAudit, 'isShopify'>) {
  const own = parts.filter((part) => part.id === id).map(({ platform }) => platform);
  const about = own.length > 0 ? own : platforms;
  const said = describeCheck({ id, outcome: 'fail', facts }, about[0] ?? 'whatsapp', audit, about);
  return { ...said, headline: headlineOf({ id, losses, about, facts }) };
}

function consequencesOf(
  { id, parts }: Issue,
  audit: Pick<PageAudit, 'isShopify'>,
  named: keyof Losses | null,
): IssueTexts['consequences'] {
  const saidAbove: readonly CheckId[] = named === null ? [] : (saidBy[named] ?? []);
  const others = parts.filter((part) => part.id !== id && isTelling(part, id) && !saidAbove.includes(part.id));
  // Said with the names of the platforms by the other.
  const isSaid = others.some((part) => part.id === 'isNoOgImage');
  const telling = others.filter((part) => part.id !== 'hasOgImage' || !isSaid);
  return [...new Set(telling.map((part) => part.id))].map((other) => {
    const same = telling.filter((part) => part.id === other);
    const platforms = same.map(({ platform }) => platform);
    const facts = same[0]?.facts ?? {};
    const { text } = describeCheck({ id: other, outcome: 'fail', facts }, platforms[0] ?? 'whatsapp', audit, platforms);
    return { id: other, platforms, text };
  });
}

const saidBy: Partial<Record<keyof Losses, readonly CheckId[]>> = {
  cards: ['hasCard'],
  images: ['isNoOgImage', 'hasOgImage'],
  otherImages: ['isNoOgImage', 'hasOgImage', 'hasNoOgImageAlternative'],
  titles: ['hasTitle'],
  descriptions: ['hasDescription'],
};

const sizesAndShapes: readonly CheckId[] = [
  'hasMinSize',
  'hasMinWidth',
  'hasMinHeight',
  'hasGoodImageRatio',
  'hasPerfectImageRatio',
];

/** What was measured or is missing. Without an image, its format and size follow from nothing that anybody saw. */
function isTelling({ id, kind, facts }: Issue['parts'][number], cause: CheckId): boolean {
  // What such a page lacks does not matter: it is not the page that was requested.
  if (cause === 'isRequestedPage' || cause === 'isFilledByServer') return false;
  if (id === 'hasCard' && cause === 'isIndexable') return false;
  // The same image, measured again.
  if (sizesAndShapes.includes(id) && sizesAndShapes.includes(cause)) return false;
  if (id === 'isNoOgImage') return cause !== 'hasOgImage' && cause !== 'isImageReachable';
  if (id === 'hasNoOgImageAlternative') return facts.used === 'yes';
  // It is there: its cause says where.
  if (id === 'ogUrlIsCanonical') return facts.ogUrl !== null;
  return kind === 'meta' || id === 'hasOgImage' || Object.keys(facts).length > 0;
}

/** Of the check itself, or of the one that measures the same on a platform; only if there is more than one number. */
function limitsOf({ id, parts }: Issue): IssueTexts['limits'] {
  const limits = new Map<PlatformId, IssueTexts['limits'][number]>();
  for (const { platform, facts, id: part } of parts) {
    const text = measureTheSame(part, id) ? checks[part].limit?.({ facts, platform: rules[platform] }) : null;
    if (text && !limits.has(platform)) limits.set(platform, { platform, text });
  }
  const all = [...limits.values()];
  return new Set(all.map(({ text }) => text.en)).size > 1 ? all : [];
}

/** Faults of the image that a page gets rid of once its og:image is ours: own file, right size, format, weight, https. */
const ofTheImage: readonly CheckId[] = [
  'hasOgImage',
  'isGenericImage',
  'isImageReachable',
  'isValidImageType',
  'hasGoodImageRatio',
  'hasPerfectImageRatio',
  'hasMinSize',
  'hasMinWidth',
  'hasMinHeight',
  'fileSizeOk',
  'hasSafeFileSize',
  'hasFastImage',
  'hasLastingImageUrl',
];

const weDoThis: Text = {
  en: 'Linkbild does this for you: every page gets its own image, in the right size and format.',
  de: 'Linkbild nimmt Ihnen das ab: Jede Seite bekommt ein eigenes Bild in passender Größe und passendem Format.',
};

const doneByUs = (id: CheckId): Text | null => (ofTheImage.includes(id) ? weDoThis : null);

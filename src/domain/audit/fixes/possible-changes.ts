import type { CheckId } from '#domain/audit/checks/check-id.ts';
import type { TagEdit } from '#domain/audit/edit/edit-tags.ts';
import { isSharedImage } from '#domain/audit/emulation/image-type.ts';
import { type PageEvidence, probeOf } from '#domain/audit/emulation/page-evidence.ts';
import type { Issue } from '#domain/audit/scoring/issues.ts';
import {
  suggestAvailability,
  suggestDescription,
  suggestImage,
  suggestPrice,
  suggestSiteName,
  suggestTitle,
} from '#domain/audit/texts/suggest-tags.ts';
import { counts } from '#domain/meta/tag-reading.ts';
import type { Change } from './fix.ts';
import { systemOf } from './systems/site-system.ts';

// Changes that could fix an issue, the smallest first. Only with values that the page itself has: people would paste an
// invented text or size as it is. Whether a change helps is found out by trying it (find-fixes.ts).

/** An image of this kind passes every limit. */
const smallFile = { bytes: 250_000 } as const;
const goodSize = { width: 1200, height: 630 } as const;

type Maker = (evidence: PageEvidence, issue: Issue) => Change[];

const edit = (...edits: (TagEdit | null)[]): Change[] =>
  edits.every((one) => one !== null) ? [{ kind: 'edit', edits }] : [];

const setTo = (key: string, value: string | null): TagEdit | null => (value === null ? null : { key, value });

const move: Maker = () => [{ kind: 'move' }];
const otherFile =
  (file: Extract<Change, { kind: 'file' }>['file']): Maker =>
  () => [{ kind: 'file', file }];

/** With the description where a platform takes both or neither (Discord). */
const title: Maker = (evidence) => {
  const title = setTo('og:title', suggestTitle(evidence));
  const description = setTo('og:description', suggestDescription(evidence));
  return [
    ...edit(title),
    ...edit(title, description),
    ...edit(setTo('title', suggestTitle(evidence))),
    { kind: 'new-text', key: 'og:title' },
  ];
};

const description: Maker = (evidence) => {
  const title = setTo('og:title', suggestTitle(evidence));
  const description = setTo('og:description', suggestDescription(evidence));
  // Google reads no og:description.
  return [
    ...edit(description),
    ...edit(title, description),
    ...edit(setTo('description', suggestDescription(evidence))),
    { kind: 'new-text', key: 'og:description' },
  ];
};

const ogUrl: Maker = (evidence) => {
  const { meta, finalUrl } = evidence;
  // A page that calls itself the home page has its tags from a template: one page's address would stand on all.
  const isOfTemplate = meta.canonical === null && meta.tags.some(({ key, value }) => key === 'og:url' && value !== '');
  if (isOfTemplate && systemOf(evidence) === null) return [];
  return edit({ key: 'og:url', value: meta.canonical ?? finalUrl.replace(/\/index\.\w{3,5}$/, '/') });
};

const image: Maker = (evidence) => {
  const found = suggestImage(evidence);
  if (found === null) return [{ kind: 'new-image' }];
  const edits = [
    { key: 'og:image', value: found.url },
    { key: 'og:image:width', value: String(found.width) },
    { key: 'og:image:height', value: String(found.height) },
  ];
  return [...edit(...edits), { kind: 'new-image' }];
};

/** One of the further images that the page lists, if it is large enough and has the shape of a card. */
const betterImage: Maker = ({ meta, images }) =>
  meta.og.images.slice(1).flatMap(({ url }): Change[] => {
    const probe = probeOf({ images }, url);
    if (!probe?.ok || probe.width < 600 || probe.height < 315 || probe.type === 'svg' || isSharedImage(url)) return [];
    const { width, height } = probe;
    return [{ kind: 'first-image', url, width, height }];
  });

/** Moving an existing image to the front is easier than making a new one. */
const orBetter =
  (other: Maker): Maker =>
  (evidence, issue) => [...betterImage(evidence, issue), ...other(evidence, issue)];

/** Directives that may accompany the permission without changing its meaning. */
const harmlessRules = /^(?:index|follow|all|max-snippet:-1|max-video-preview:-1|max-image-preview:standard)$/;

const largePreview: Maker = ({ meta, robotsHeader }) => {
  if (robotsHeader !== undefined) return [];
  const rules = meta.tags
    .filter(({ key, element }) => element === 'meta' && (key === 'robots' || key === 'googlebot'))
    .flatMap(({ value }) =>
      value
        .toLowerCase()
        .split(',')
        .map((rule) => rule.trim()),
    );
  if (!rules.every((rule) => harmlessRules.test(rule))) return [];
  return edit({ key: 'robots', value: 'max-image-preview:large' });
};

const largeCard: TagEdit = { key: 'twitter:card', value: 'summary_large_image' };

const card: Maker = (evidence, issue) => [...edit(largeCard), ...title(evidence, issue)];

const https: Maker = ({ meta, images }) => {
  const [first] = meta.og.images;
  if (first === undefined) return [];
  const url = first.secureUrl ?? first.url.replace(/^http:/, 'https:');
  // Only an address that was requested and answers.
  return probeOf({ images }, url)?.ok ? edit({ key: 'og:image', value: url }, ...declaredSize(first)) : [];
};

const absolute: Maker = ({ meta, images }) => {
  const [first] = meta.og.images;
  return first && /^https?:/.test(first.url) && probeOf({ images }, first.url)?.ok
    ? edit({ key: 'og:image', value: first.url }, ...declaredSize(first))
    : [];
};

const declaredSize = ({ width, height }: { width: number | null; height: number | null }): TagEdit[] => [
  ...(width === null ? [] : [{ key: 'og:image:width', value: String(width) }]),
  ...(height === null ? [] : [{ key: 'og:image:height', value: String(height) }]),
];

const realSize: Maker = ({ meta, images }) => {
  const [first, second] = meta.og.images;
  const probe = first && probeOf({ images }, first.url);
  // Sizes of several images cannot be distinguished by their keys.
  if (!probe?.ok || second !== undefined) return [];
  return edit(...declaredSize(probe));
};

/** The first of each stays, with its value. */
const singles: Maker = ({ meta }, { facts }) => {
  const keys = String(facts.tags ?? '').split(', ');
  const edits = keys.flatMap((key): TagEdit[] => {
    const first = meta.tags.find(
      (tag) => tag.key === key && counts(tag) && tag.value !== '' && (key === 'title') === (tag.element === 'title'),
    );
    return first ? [{ key, value: first.value }] : [];
  });
  return edits.length > 0 ? edit(...edits) : [];
};

const MAX_REWRITTEN = 12;

/** Every og: tag that occurs once: several images would become one. */
const asProperty: Maker = ({ meta }) => {
  const wrong = meta.tags.filter((tag) => tag.key.startsWith('og:') && tag.attribute !== 'property' && counts(tag));
  const edits = wrong.map(({ key, value }) => ({ key, value }));
  return edits.length > 0 && edits.length <= MAX_REWRITTEN ? edit(...edits) : [];
};

const makers: Partial<Record<CheckId, Maker>> = {
  hasCard: card,
  hasTitle: title,
  hasDescription: description,
  hasOgImage: image,
  hasSitename: (evidence) => [
    ...edit(setTo('og:site_name', suggestSiteName(evidence))),
    { kind: 'new-text', key: 'og:site_name' },
  ],
  hasValidTwitterCard: () => edit(largeCard),
  twitterData1: (evidence) => [
    ...edit(...suggestPrice(evidence), ...suggestAvailability(evidence)),
    ...edit(...suggestPrice(evidence)),
  ],
  twitterData2: (evidence) => edit(...suggestAvailability(evidence)),
  isFilledByServer: () => [{ kind: 'fill' }],
  allowsLargeImage: largePreview,
  isInsideWindow: move,
  isInHead: move,
  isAllowedByRobots: () => [{ kind: 'admit', what: 'page' }],
  isPageReachable: () => [{ kind: 'admit', what: 'page' }],
  isImageReachable: orBetter(() => [{ kind: 'admit', what: 'image' }, { kind: 'new-image' }]),
  hasHttpsImage: https,
  hasAbsoluteImageUrl: absolute,
  declaredSizeIsReal: realSize,
  hasNoDuplicateTags: singles,
  usesPropertyAttribute: asProperty,
  ogUrlIsCanonical: ogUrl,
  fileSizeOk: orBetter(otherFile(smallFile)),
  hasSafeFileSize: otherFile(smallFile),
  isValidImageType: orBetter(otherFile({ type: 'jpeg' })),
  hasGoodImageRatio: orBetter(otherFile(goodSize)),
  hasPerfectImageRatio: otherFile(goodSize),
  hasMinSize: orBetter(otherFile(goodSize)),
  hasMinWidth: orBetter(otherFile(goodSize)),
  hasMinHeight: orBetter(otherFile(goodSize)),
  isNoOgImage: otherFile({ ...goodSize, ...smallFile, type: 'jpeg' }),
  isGenericImage: orBetter(() => [{ kind: 'own-image' }]),
};

export const possibleChanges = (issue: Issue, evidence: PageEvidence): Change[] =>
  makers[issue.id]?.(evidence, issue) ?? [];

import type { Text } from '#domain/language.ts';
import type { TagAttribute } from '#domain/meta/meta-tag-data.ts';
import { type CheckId, furtherCheckIds } from '../checks/check-id.ts';
import type { Card, CardLayout } from '../emulation/card.ts';
import type { Cut } from '../emulation/cut-text.ts';
import type { Elsewhere, EmulatedPage } from '../emulation/emulate-page.ts';
import type { ImageType } from '../emulation/image-probe.ts';
import type { PageEvidence } from '../emulation/page-evidence.ts';
import { evidenceFor } from '../emulation/page-reach.ts';
import { toCard } from '../emulation/to-card.ts';
import { type PlatformId, platformNames, type Standing, standingOf } from './platform-id.ts';
import type { SourceId } from './sources.ts';

/** Tag keys in the platform's order of preference. A group: whichever comes first in the page. */
export type Sources = readonly (string | readonly string[])[];

/** How the platform finds a tag. Compared by identity: platforms that read alike share one (visible-tags.ts). */
export interface TagReading {
  /** Attributes in which it accepts og: tags. */
  ogAttributes: readonly TagAttribute[];
  /**
   * `any`: in any letters, also in a list of keys. `whole`: in any letters, but alone in its attribute. `exact`: letter
   * by letter, so that `OG:Title` is not found.
   */
  keys: 'any' | 'whole' | 'exact';
  /** An element with a `name` is read by that alone, and its `property` is ignored. */
  prefersName: boolean;
  /** What counts only inside the head; null: everything counts everywhere. */
  headOnly: 'all' | 'title' | null;
  /**
   * An empty tag: `skip` takes the next one with the same key, `is-missing` goes on to the next key, `is-value` ends the
   * search with nothing.
   */
  emptyTag: 'skip' | 'is-missing' | 'is-value';
}

export const usualReading: TagReading = {
  ogAttributes: ['property', 'name'],
  keys: 'any',
  prefersName: false,
  headOnly: null,
  emptyTag: 'skip',
};

/** Null: no such limit is specified or documented. */
export interface ImageLimits {
  types: readonly ImageType[] | null;
  maxBytes: number | null;
  minWidth: number | null;
  minHeight: number | null;
  /** Width divided by height. */
  maxRatio: number | null;
}

export interface LayoutWithReason {
  layout: CardLayout;
  why: Text;
}

export interface SizedImage {
  width: number;
  height: number;
  /** Width divided by height. */
  ratio: number;
  /** Null if the server does not say. */
  bytes: number | null;
}

/** The parts of a platform's rules that its guide explains one by one, each with its evidence. */
export const ruleNames = [
  'userAgent',
  'robots',
  'window',
  'redirects',
  'title',
  'description',
  'siteName',
  'image',
  'fallbackImage',
  'twitterCard',
  'types',
  'bytes',
  'size',
  'layout',
  'cut',
  'lines',
  'host',
  'withholds',
  'cache',
] as const;
export type RuleName = (typeof ruleNames)[number];

export interface PlatformRules {
  id: PlatformId;
  /** Where each rule comes from. Without a source it is assumed: an empty list says so, and platforms.test.ts asks for one. */
  evidence: Partial<Record<RuleName, readonly SourceId[]>>;
  /** The newest documented spelling; sites respond differently to each. */
  userAgent: string;
  /** The name under which the crawler looks for itself in robots.txt; null: it does not obey robots.txt, as far as known. */
  robotsName: string | null;
  /**
   * Firewalls check this crawler by its addresses and shut out others under its name: a refusal to us would prove
   * nothing, so it is not asked for. robots.txt counts all the same.
   */
  crawlerIsVerified: boolean;
  /** More than these it does not follow; null if no limit is known. */
  maxRedirects: number | null;
  /** Bytes of HTML the platform reads; null if no limit is documented. */
  windowBytes: number | null;
  tags: { title: Sources; description: Sources; image: Sources; siteName: Sources };
  tagReading: TagReading;
  twitterCardWins: 'first' | 'last';
  /** Whether twitter:card has a value that lets the platform show the image at its best. */
  acceptsTwitterCard: (card: string | null) => boolean;
  /** `from-root`: only if they begin with a slash. */
  relativeImages: 'resolve' | 'from-root' | 'refuse';
  /** The tag of the alternative text; null: `:alt` behind the image's own tag. */
  imageAlt: string | null;
  /** Prefers og:image:secure_url over og:image. */
  prefersSecureUrl: boolean;
  /** What it takes from elsewhere than the tags, or from the tags by rules of its own: oEmbed, JSON-LD, pairs. */
  readsElsewhere: ((seen: EmulatedPage, evidence: PageEvidence) => Partial<Elsewhere>) | null;
  /** Asks for the page's oEmbed answer (flows/audit/read-oembed.ts). */
  readsOembed: boolean;
  /** What it uses if no tag names an image. */
  fallbackImage: 'page' | 'icon' | null;
  /** The icon for `fallbackImage`; by default touch icons first, the largest first. */
  icon: ((seen: EmulatedPage, evidence: PageEvidence) => string | null) | null;
  /** What the checks measure: the specification's numbers, otherwise documented ones. */
  scored: ImageLimits;
  /**
   * Beyond these limits the image is not drawn. Often laxer than what is scored: the platform's documented behaviour.
   */
  shown: ImageLimits;
  /** The dimension check: by default both sides of `scored`. */
  minSize: { label: Text; fits: (size: { width: number; height: number }) => boolean } | null;
  goodRatio: readonly [number, number];
  perfectRatio: readonly [number, number];
  /** The layout for an image of known size, and why. */
  layout: (image: SizedImage, seen: EmulatedPage) => LayoutWithReason;
  otherLayout: ((layout: CardLayout, image: { width: number }) => Card['otherLayout']) | null;
  cut: { title: Cut | null; description: Cut | null };
  /** Without `seen`: of a page with nothing special. */
  lines: (layout: CardLayout, seen?: EmulatedPage) => { title: number; description: number };
  host: (url: URL) => string;
  /** Shows the host if og:site_name is missing. */
  siteNameFallsBackToHost: boolean;
  /** Text above the title: the site's name or the domain. Null: the domain is at the bottom of the card. */
  heading: 'site-name' | 'host' | null;
  /** Where the image is: a large one above or below the text, a small one left or right of it. */
  imagePlace: { large: 'above' | 'below'; small: 'left' | 'right' };
  /** Requires, follows or lists og:url (docs/platforms.md, the platform's tags). */
  readsUrl: boolean;
  showsSeveralImages: boolean;
  /** More than these are not shown. */
  maxImages: number;
  showsFields: boolean;
  accentColor: ((seen: EmulatedPage) => string | null) | null;
  /** How much of the description the page itself permits (Google's nosnippet and max-snippet); null: all of it. */
  descriptionLimit: ((seen: EmulatedPage) => { characters: number; why: Text } | null) | null;
  /** Why there would be no card at all; null: there is one. */
  withholds: ((seen: EmulatedPage, evidence: PageEvidence) => Text | null) | null;
  /** What only a whole card needs, not its outline: Discord's component embed. */
  completes: ((evidence: PageEvidence) => Partial<Pick<Card, 'component'>>) | null;
  /** Shown under every card of the platform (Skype has closed). */
  note: Text | null;
  /** Weights of the platform's own checks, on top of the base checks (docs/specification.md#s9.10). */
  ownChecks: Partial<Record<CheckId, number>>;
}

export interface Platform extends PlatformRules {
  name: string;
  /** `tags.image` as one text: platforms with the same one find the same images. */
  imageOrder: string;
  standing: Standing;
  /** Every check that runs for the platform, with its weight; 0: advice only. */
  checks: Partial<Record<CheckId, number>>;
  toCard: (evidence: PageEvidence) => Card;
}

/**
 * Base check weight 1 (docs/specification.md#s9.10). These four carry a level in the specification
 * (docs/specification.md#s3.12) and are judged on every platform.
 */
export const baseChecks = { hasTitle: 1, hasDescription: 1, hasOgImage: 1, isSingleImage: 1 } as const;

/** Run everywhere without weight: the additional checks, and the image type, which the multiplier accounts for. */
const adviceChecks: readonly CheckId[] = [
  ...furtherCheckIds,
  'isNoOgImage',
  'isGenericImage',
  'isStaticImage',
  'isDynamicImage',
];

export const noLimits: ImageLimits = { types: null, maxBytes: null, minWidth: null, minHeight: null, maxRatio: null };

/**
 * docs/specification.md#s5.9: jpg, jpeg, png and webp; the specification's default for platforms without a list of
 * their own.
 */
export const defaultTypes: readonly ImageType[] = ['jpeg', 'png', 'webp'];

type Optional = 'shown' | 'minSize' | keyof typeof usual;

const usual = {
  evidence: {},
  robotsName: null,
  crawlerIsVerified: false,
  maxRedirects: null,
  windowBytes: null,
  tagReading: usualReading,
  twitterCardWins: 'first',
  acceptsTwitterCard: () => true,
  relativeImages: 'resolve',
  imageAlt: null,
  prefersSecureUrl: false,
  readsElsewhere: null,
  readsOembed: false,
  fallbackImage: null,
  icon: null,
  // docs/decisions/009-what-the-specification-leaves-open.md#audit: 1.7–2.1 is good, 1.85–1.98 perfect for the large-card platforms.
  goodRatio: [1.7, 2.1],
  perfectRatio: [1.85, 1.98],
  otherLayout: null,
  cut: { title: null, description: null },
  lines: () => ({ title: 2, description: 2 }),
  host: (url: URL) => withoutWww(url),
  siteNameFallsBackToHost: false,
  heading: null,
  imagePlace: { large: 'above', small: 'left' },
  readsUrl: false,
  showsSeveralImages: false,
  maxImages: 10,
  showsFields: false,
  accentColor: null,
  descriptionLimit: null,
  withholds: null,
  completes: null,
  note: null,
} satisfies Partial<PlatformRules>;

export function platform(rules: Omit<PlatformRules, Optional> & Partial<Pick<PlatformRules, Optional>>): Platform {
  const advice: Partial<Record<CheckId, number>> = Object.fromEntries(adviceChecks.map((id) => [id, 0]));
  const made: Platform = {
    ...usual,
    shown: rules.scored,
    minSize: minSizeOf(rules.scored),
    ...rules,
    name: platformNames[rules.id],
    imageOrder: JSON.stringify(rules.tags.image),
    standing: standingOf(rules.id),
    checks: { ...advice, ...baseChecks, ...rules.ownChecks },
    toCard: (evidence) => toCard(made, evidenceFor(evidence, made)),
  };
  return made;
}

function minSizeOf({ minWidth, minHeight }: ImageLimits): PlatformRules['minSize'] {
  if (minWidth === null || minHeight === null) return null;
  const label = `${minWidth}×${minHeight} px`;
  return { label: { en: label, de: label }, fits: ({ width, height }) => width >= minWidth && height >= minHeight };
}

export const withoutWww = (url: URL): string => url.host.replace(/^www\./, '');

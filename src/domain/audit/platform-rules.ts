import type { Text } from '#domain/language.ts';
import type { LabelledData, MetaTag, TagAttribute } from '#domain/meta/meta-tag-data.ts';
import type { CheckId } from './checks/check-id.ts';
import type { CardLayout, EmulatedCard } from './emulation/card.ts';
import type { Cut } from './emulation/cut-text.ts';
import type { ImageProbe, ImageProbeReason, ImageType } from './emulation/image-probe.ts';
import type { PageEvidence } from './emulation/page-evidence.ts';
import type { PlatformId, Standing } from './platforms/platform-id.ts';
import type { SourceId } from './platforms/sources.ts';

// The types of a platform's rules, and of a page as read by them. Rules (platforms/) and their reader (emulation/)
// both build on these types, and only the rules import the reader.

/** A preview image as its tags declare it. */
export interface TagImage {
  url: string;
  rawUrl: string;
  secureUrl: string | null;
  width: number | null;
  height: number | null;
  alt: string | null;
  /** The tag has no host: some platforms do not follow such URLs. */
  isRelative: boolean;
  isWeb: boolean;
}

/** What the platform gets when it requests the image. */
export type FetchedImage =
  | { state: 'none' }
  /** The tag has no URL this platform would follow. */
  | { state: 'refused'; tag: TagImage }
  /** Not requested yet. */
  | { state: 'pending'; tag: TagImage }
  | { state: 'failed'; tag: TagImage; reason: ImageProbeReason }
  | { state: 'loaded'; tag: TagImage; probe: Extract<ImageProbe, { ok: true }> };

export interface EmulatedPage {
  tags: MetaTag[];
  title: string | null;
  description: string | null;
  siteName: string | null;
  twitterCard: string | null;
  /** In the platform's order; the first one is used. */
  images: TagImage[];
  image: FetchedImage;
  fields: LabelledData[];
  /** A line of its own on Discord, in place of the description on Mastodon. */
  author: string | null;
  /** The account that a page names as its author's (`fediverse:creator`). */
  creator: string | null;
  /** The `X-Robots-Tag` header. */
  robotsHeader: string | null;
  /** The image is the first frame of a video that plays in the card. */
  isVideo: boolean;
  /** The card is made of the page's oEmbed answer, whatever its tags say. */
  isOembed: boolean;
}

/** Fields that a platform takes from other sources than tags, or by its own rules. */
export type NonTagFields = Pick<
  EmulatedPage,
  'title' | 'description' | 'siteName' | 'twitterCard' | 'images' | 'author' | 'creator' | 'isVideo' | 'isOembed'
>;

/** Tag keys in the platform's order of preference. A group: whichever comes first in the page. */
export type Sources = readonly (string | readonly string[])[];

/** How the platform finds a tag. Compared by identity: platforms that read alike share one (visible-tags.ts). */
export interface TagReading {
  /** Attributes in which it accepts og: tags. */
  ogAttributes: readonly TagAttribute[];
  /**
   * `any`: in any case, also in a list of keys. `whole`: in any case, but alone in its attribute. `exact`:
   * case-sensitive, so that `OG:Title` is not found.
   */
  keys: 'any' | 'whole' | 'exact';
  /** An element with a `name` is read by that alone, and its `property` is ignored. */
  prefersName: boolean;
  /** Tags that count only inside the head; null: every tag counts everywhere. */
  headOnly: 'all' | 'title' | null;
  /**
   * An empty tag: `skip` takes the next one with the same key, `is-missing` goes on to the next key, `is-value` ends
   * the search with nothing.
   */
  emptyTag: 'skip' | 'is-missing' | 'is-value';
}

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
  'imageAddress',
  'fallbackImage',
  'twitterCard',
  'types',
  'bytes',
  'size',
  'layout',
  'cut',
  'lines',
  'host',
  'whyNoCard',
  'cache',
] as const;
export type RuleName = (typeof ruleNames)[number];

export interface PlatformRules {
  id: PlatformId;
  /**
   * Where each rule comes from: first the source that it follows, then others that say the same. Without a source it is
   * assumed: an empty list says so, and evidence.test.ts asks for one.
   */
  evidence: Partial<Record<RuleName, readonly SourceId[]>>;
  /** Sources that say something else: the rule is contested. */
  contradictedBy: Partial<Record<RuleName, readonly SourceId[]>>;
  /** The newest documented spelling; sites respond differently to each. */
  userAgent: string;
  /**
   * The name under which the crawler looks for itself in robots.txt; null: it does not obey robots.txt, as far as
   * known.
   */
  robotsName: string | null;
  /**
   * Firewalls verify this crawler by IP address and reject us under its user agent, so we do not send it. robots.txt
   * still counts.
   */
  crawlerIsVerified: boolean;
  /** How many redirects it follows; null if no limit is known. */
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
  /** Only images at an https address are fetched. */
  needsSecureImage: boolean;
  /** The tag of the alternative text; null: `:alt` behind the image's own tag. */
  imageAlt: string | null;
  /** Prefers og:image:secure_url over og:image. */
  prefersSecureUrl: boolean;
  /** Takes fields from other sources than tags (oEmbed, JSON-LD), or from tags by its own rules (pairs). */
  readOtherSources: ((seen: EmulatedPage, evidence: PageEvidence) => Partial<NonTagFields>) | null;
  /** Asks for the page's oEmbed answer (flows/page-audit/audit-url.ts). */
  readsOembed: boolean;
  /** The image if no tag names one: the page's first, its largest of those that are known, an icon. */
  fallbackImage: 'page' | 'largest' | 'icon' | null;
  /** The icon for `fallbackImage`; by default touch icons first, the largest first. */
  icon: ((seen: EmulatedPage, evidence: PageEvidence) => string | null) | null;
  /** The limits that checks measure: the specification's numbers, otherwise documented ones. */
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
  /** The client or place that these rules draw, where others differ. */
  client: Text | null;
  variants: readonly PlatformVariant[];
  cut: { title: Cut | null; description: Cut | null };
  /** If `seen` is absent: for a page with nothing special. */
  lines: (layout: CardLayout, seen?: EmulatedPage) => { title: number; description: number };
  host: (url: URL) => string;
  /** Without a description tag it uses text of the page, so a missing tag is no issue. */
  usesPageText: boolean;
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
  whyNoCard: ((seen: EmulatedPage, evidence: PageEvidence) => Text | null) | null;
  /** Parts that only a complete card has: Discord's component embed. */
  addToCard: ((evidence: PageEvidence) => Partial<Pick<EmulatedCard, 'component'>>) | null;
  /** Shown under every card of the platform (Skype has closed). */
  note: Text | null;
  /** Weights of the platform's own checks, on top of the base checks (docs/specification.md#s9.10). */
  ownChecks: Partial<Record<CheckId, number>>;
}

/** Another client of the platform, or another place in it: what it does differently, and who says so. */
interface PlatformVariant {
  client: Text;
  source: SourceId;
  why: Text;
  rules: Partial<Omit<PlatformRules, 'id' | 'evidence' | 'contradictedBy' | 'variants' | 'layout'>> & {
    /** Its reason is `why`. */
    layout?: (image: SizedImage, seen: EmulatedPage) => CardLayout;
  };
}

export interface Platform extends PlatformRules {
  name: string;
  /** `tags.image` as one text: platforms with the same one find the same images. */
  imageOrder: string;
  standing: Standing;
  /** Every check that runs for the platform, with its weight; 0: advice only. */
  checks: Partial<Record<CheckId, number>>;
  toCard: (evidence: PageEvidence) => EmulatedCard;
}

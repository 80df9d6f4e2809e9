import { type CheckId, furtherCheckIds } from '#domain/audit/checks/check-id.ts';
import type { ImageType } from '#domain/audit/emulation/image-probe.ts';
import { evidenceFor } from '#domain/audit/emulation/page-reach.ts';
import { toCard } from '#domain/audit/emulation/to-card.ts';
import type { ImageLimits, Platform, PlatformRules, TagReading } from '#domain/audit/platform-rules.ts';
import { platformNames, standingOf } from './platform-id.ts';

export const usualReading: TagReading = {
  ogAttributes: ['property', 'name'],
  keys: 'any',
  prefersName: false,
  headOnly: null,
  emptyTag: 'skip',
};

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
  contradictedBy: {},
  robotsName: null,
  crawlerIsVerified: false,
  maxRedirects: null,
  windowBytes: null,
  tagReading: usualReading,
  twitterCardWins: 'first',
  acceptsTwitterCard: () => true,
  relativeImages: 'resolve',
  needsSecureImage: false,
  imageAlt: null,
  prefersSecureUrl: false,
  readOtherSources: null,
  readsOembed: false,
  fallbackImage: null,
  icon: null,
  // docs/decisions/009-what-the-specification-leaves-open.md#audit: 1.7–2.1 is good, 1.85–1.98 perfect for the large-card platforms.
  goodRatio: [1.7, 2.1],
  perfectRatio: [1.85, 1.98],
  client: null,
  variants: [],
  cut: { title: null, description: null },
  lines: () => ({ title: 2, description: 2 }),
  host: (url: URL) => withoutWww(url),
  usesPageText: false,
  siteNameFallsBackToHost: false,
  heading: null,
  imagePlace: { large: 'above', small: 'left' },
  readsUrl: false,
  showsSeveralImages: false,
  maxImages: 10,
  showsFields: false,
  accentColor: null,
  descriptionLimit: null,
  whyNoCard: null,
  addToCard: null,
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
  const label = { en: `${minWidth}×${minHeight} px`, de: `${minWidth} × ${minHeight} px` };
  return { label, fits: ({ width, height }) => width >= minWidth && height >= minHeight };
}

export const withoutWww = (url: URL): string => url.host.replace(/^www\./, '');

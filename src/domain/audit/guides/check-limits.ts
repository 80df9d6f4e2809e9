import type { CheckId } from '#domain/audit/checks/check-id.ts';
import { readsAltText } from '#domain/audit/checks/has-alt-text.ts';
import { checks } from '#domain/audit/checks/index.ts';
import { mayBeLeftOut } from '#domain/audit/checks/left-out.ts';
import type { Platform } from '#domain/audit/platform-rules.ts';
import { platforms } from '#domain/audit/platforms/index.ts';
import { type PlatformId, platformIds } from '#domain/audit/platforms/platform-id.ts';
import { cutLimit } from '#domain/audit/texts/figures.ts';
import type { Text } from '#domain/language.ts';
import { cardsOf } from './explain-image-rule.ts';

/** A platform's own number for a check; null: it has none, so it does not look at it. */
type Limit = (platform: Platform) => Text | null;

/** Beside those that the checks themselves state. */
const furtherLimits: Partial<Record<CheckId, Limit>> = {
  hasValidTwitterCard: (platform) => {
    const accepted = cardsOf(platform)?.join(', ');
    return accepted === undefined ? null : { en: accepted, de: accepted };
  },
  descriptionLengthOk: ({ cut, lines }) =>
    lines('lg').description === 0 && lines('sm').description === 0 ? null : cutLimit(cut.description),
};

function limitsOf(id: CheckId): Limit | undefined {
  const { limit } = checks[id];
  return furtherLimits[id] ?? (limit && id !== 'hasCard' ? (platform) => limit({ facts: {}, platform }) : undefined);
}

/** Advice that is the same everywhere still concerns some platforms only. */
const concerns: Partial<Record<CheckId, (platform: Platform) => boolean>> = {
  hasAbsoluteImageUrl: ({ relativeImages }) => relativeImages === 'refuse',
  usesPropertyAttribute: ({ tagReading }) => !tagReading.ogAttributes.includes('name'),
  ogUrlIsCanonical: ({ readsUrl }) => readsUrl,
  isAllowedByRobots: ({ robotsName }) => robotsName !== null,
  isIndexable: (platform) => mayBeLeftOut(platform),
  isPageReachable: ({ crawlerIsVerified }) => !crawlerIsVerified,
  hasCard: ({ whyNoCard, crawlerIsVerified }) => whyNoCard !== null || !crawlerIsVerified,
  isInHead: ({ tagReading }) => tagReading.headOnly !== null,
  hasAltText: ({ id }) => readsAltText(id),
  getsSamePage: ({ crawlerIsVerified }) => !crawlerIsVerified,
  hasSafeFileSize: ({ id }) => id === 'whatsapp',
  allowsLargeImage: ({ id }) => id === 'google-discover',
  hasNoOgImageAlternative: ({ fallbackImage }) => fallbackImage === 'page' || fallbackImage === 'largest',
};

export interface CheckLimit {
  platform: PlatformId;
  /** Its share in the platform's points; 0: advice. */
  weight: number;
  limit: Text | null;
}

/** Who looks at this, and with which number of its own. */
export function checkLimits(id: CheckId): CheckLimit[] {
  const [limitOf, isConcerned] = [limitsOf(id), concerns[id]];
  return platformIds.flatMap((platformId) => {
    const platform = platforms[platformId];
    const weight = platform.checks[id];
    if (weight === undefined || platform.standing === 'closed') return [];
    const limit = limitOf?.(platform) ?? null;
    const isLookedAt = weight > 0 || (limitOf ? limit !== null : (isConcerned?.(platform) ?? true));
    return isLookedAt ? [{ platform: platformId, weight, limit }] : [];
  });
}

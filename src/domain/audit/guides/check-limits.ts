import { limitSize } from '#domain/format/bytes.ts';
import type { Text } from '#domain/language.ts';
import type { CheckId } from '../checks/check-id.ts';
import type { Cut } from '../emulation/cut-text.ts';
import { platforms } from '../platforms/index.ts';
import type { Platform } from '../platforms/platform.ts';
import { type PlatformId, platformIds } from '../platforms/platform-id.ts';
import { cardsOf } from './explain-image-rule.ts';

/** A platform's own number for a check; null: it has none, so it does not look at it. */
type Limit = (platform: Platform) => Text | null;

const same = (text: string): Text => ({ en: text, de: text });
const ratio = ([least, most]: readonly [number, number]): Text => ({
  en: `${least} to ${most} times as wide as high`,
  de: `${least.toLocaleString('de')} bis ${most.toLocaleString('de')}-mal so breit wie hoch`,
});
const length = (cut: Cut | null): Text | null =>
  cut &&
  (cut.unit === 'bytes'
    ? { en: `${cut.length} bytes`, de: `${cut.length} Bytes` }
    : { en: `${cut.length} characters`, de: `${cut.length} Zeichen` });

const limits: Partial<Record<CheckId, Limit>> = {
  isInsideWindow: ({ windowBytes }) =>
    windowBytes === null
      ? null
      : { en: `the first ${limitSize(windowBytes)}`, de: `die ersten ${limitSize(windowBytes)}` },
  fileSizeOk: ({ scored: { maxBytes } }) =>
    maxBytes === null ? null : { en: `up to ${limitSize(maxBytes)}`, de: `bis ${limitSize(maxBytes)}` },
  isValidImageType: ({ scored: { types } }) =>
    types && same(types.map((type) => (type === 'jpeg' ? 'JPG' : type.toUpperCase())).join(', ')),
  hasMinHeight: ({ scored: { minHeight } }) => (minHeight === null ? null : same(`${minHeight} px`)),
  hasMinWidth: ({ scored: { minWidth } }) => (minWidth === null ? null : same(`${minWidth} px`)),
  hasMinSize: ({ minSize }) => minSize?.label ?? null,
  hasGoodImageRatio: ({ goodRatio }) => ratio(goodRatio),
  hasPerfectImageRatio: ({ perfectRatio }) => ratio(perfectRatio),
  hasValidTwitterCard: (platform) => {
    const accepted = cardsOf(platform);
    return accepted && same(accepted.join(', '));
  },
  titleLengthOk: ({ cut }) => length(cut.title),
  descriptionLengthOk: ({ cut, lines }) =>
    lines('lg').description === 0 && lines('sm').description === 0 ? null : length(cut.description),
};

/** Advice that is the same everywhere still concerns some platforms only. */
const concerns: Partial<Record<CheckId, (platform: Platform) => boolean>> = {
  hasAbsoluteImageUrl: ({ relativeImages }) => relativeImages === 'refuse',
  usesPropertyAttribute: ({ tagReading }) => !tagReading.ogAttributes.includes('name'),
  ogUrlIsCanonical: ({ readsUrl }) => readsUrl,
  isAllowedByRobots: ({ robotsName }) => robotsName !== null,
  isPageReachable: ({ crawlerIsVerified }) => !crawlerIsVerified,
  getsSamePage: ({ crawlerIsVerified }) => !crawlerIsVerified,
  hasSafeFileSize: ({ id }) => id === 'whatsapp',
  hasNoOgImageAlternative: ({ fallbackImage }) => fallbackImage === 'page',
};

export interface CheckLimit {
  platform: PlatformId;
  /** Its share in the platform's points; 0: advice. */
  weight: number;
  limit: Text | null;
}

/** Who looks at this, and with which number of its own. */
export function checkLimits(id: CheckId): CheckLimit[] {
  const [limitOf, isConcerned] = [limits[id], concerns[id]];
  return platformIds.flatMap((platformId) => {
    const platform = platforms[platformId];
    const weight = platform.checks[id];
    if (weight === undefined || platform.standing === 'closed') return [];
    const limit = limitOf?.(platform) ?? null;
    const isLookedAt = weight > 0 || (limitOf ? limit !== null : (isConcerned?.(platform) ?? true));
    return isLookedAt ? [{ platform: platformId, weight, limit }] : [];
  });
}

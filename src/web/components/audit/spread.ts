import { isCounted, type PlatformId } from '#domain/audit/platforms/platform-id.ts';

export interface PlatformScore {
  platform: PlatformId;
  score: number;
}

/** A platform away from the rest; the difference is its distance from what most have. */
interface Outlier extends PlatformScore {
  difference: number;
}

export interface Spread {
  /** Furthest away first, weaker ones before better ones. */
  outliers: Outlier[];
  /** The others that count. */
  rest: PlatformScore[];
}

/** Nearer than this nobody sees a difference. */
const MIN_DIFFERENCE = 3;
const MAX_OUTLIERS = 3;

/** Which platforms differ from the rest: most numbers are much the same. */
export function spreadOf(platforms: readonly PlatformScore[]): Spread {
  const counted = platforms.filter(({ platform }) => isCounted(platform));
  const usual = medianOf(counted);
  const outliers = counted
    .map(({ platform, score }) => ({ platform, score, difference: score - usual }))
    .filter(({ difference }) => Math.abs(difference) >= MIN_DIFFERENCE)
    .sort((a, b) => Math.abs(b.difference) - Math.abs(a.difference) || a.difference - b.difference)
    .slice(0, MAX_OUTLIERS);
  const isOutlier = ({ platform }: PlatformScore) => outliers.some((one) => one.platform === platform);
  return { outliers, rest: counted.filter((one) => !isOutlier(one)) };
}

/** The median: the middle one, so that outliers do not move it. */
export function medianOf(platforms: readonly PlatformScore[]): number {
  const scores = platforms.map(({ score }) => score).sort((a, b) => a - b);
  return scores[Math.floor(scores.length / 2)] ?? 0;
}

/** `71–78`, or `74` if all are the same. */
export function rangeOf(platforms: readonly PlatformScore[]): string {
  const scores = platforms.map(({ score }) => score);
  const [low, high] = [Math.min(...scores), Math.max(...scores)];
  return low === high ? String(low) : `${low}–${high}`;
}

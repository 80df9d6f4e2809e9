import type { CheckId } from '#domain/audit/checks/check-id.ts';
import type { CheckResult } from '#domain/audit/checks/outcome.ts';
import type { ShownType } from '#domain/audit/emulation/shown-image.ts';
import { isCounted, type PlatformId } from '#domain/audit/platforms/platform-id.ts';
import type { AuditSubPageType } from '#domain/enumerations.ts';

// Every score keeps its parts, so a page can break it down to the checks
// (docs/decisions/009-what-the-specification-leaves-open.md#audit).

/** docs/specification.md#s9.8: by the type of the image that the platform shows. A bare link has no points. */
const multipliers: Record<ShownType, number> = { 'no-card': 0, none: 0.2, generic: 0.45, static: 0.85, dynamic: 1 };
/** docs/specification.md#s9.9: how much a page counts in the score of its site. */
const pageWeights: Record<AuditSubPageType, number> = { none: 0.5, generic: 1, static: 1.25, dynamic: 1.5 };

export interface PlatformScore {
  score: number;
  passedWeight: number;
  allWeight: number;
  multiplier: number;
  /** The reason for the multiplier; absent in older audits. */
  shown?: ShownType;
  /** Only checks with weight. */
  parts: { check: CheckId; weight: number; passed: boolean }[];
}

/**
 * round(100 × passed weight / all weight × multiplier), at most 100. Checks that do not apply count on neither side.
 */
export function scorePlatform(
  results: readonly Pick<CheckResult, 'id' | 'outcome' | 'weight'>[],
  shown: ShownType,
): PlatformScore {
  const parts: PlatformScore['parts'] = [];
  for (const { id, outcome, weight } of results) {
    if (outcome !== 'not-applicable' && weight > 0) parts.push({ check: id, weight, passed: outcome === 'pass' });
  }
  const passedWeight = sum(parts.filter((part) => part.passed).map((part) => part.weight));
  const allWeight = sum(parts.map((part) => part.weight));
  const multiplier = multipliers[shown];
  return { score: scoreOf(passedWeight, allWeight, shown), passedWeight, allWeight, multiplier, shown, parts };
}

export function scoreOf(passedWeight: number, allWeight: number, shown: ShownType): number {
  const share = allWeight === 0 ? 0 : passedWeight / allWeight;
  return Math.min(100, Math.round(100 * share * multipliers[shown]));
}

export interface PageScore {
  score: number;
  parts: { platform: PlatformId; score: number }[];
}

/** Mean of the platforms that count; the others only if nothing else was requested. */
export function scorePage(all: PageScore['parts']): PageScore {
  const counted = all.filter(({ platform }) => isCounted(platform));
  const parts = counted.length > 0 ? counted : all;
  const mean = parts.length === 0 ? 0 : sum(parts.map((part) => part.score)) / parts.length;
  return { score: Math.round(mean), parts };
}

export interface SiteScore {
  score: number;
  parts: { url: string; score: number; weight: number }[];
}

/** Mean of the pages, weighted by type; a page without a result counts 0. */
export function scoreSite(
  pages: readonly { url: string; score: number | null; imageType: AuditSubPageType | null }[],
): SiteScore {
  const parts = pages.map(({ url, score, imageType }) => ({
    url,
    score: score ?? 0,
    weight: pageWeights[imageType ?? 'none'],
  }));
  const weight = sum(parts.map((part) => part.weight));
  const mean = weight === 0 ? 0 : sum(parts.map((part) => part.score * part.weight)) / weight;
  return { score: Math.round(mean), parts };
}

interface SitePage {
  /** Null: not read, so 0 on every platform. */
  imageType: AuditSubPageType | null;
  platforms: readonly { platform: PlatformId; score: number }[];
}

/**
 * Each platform over the pages of a site, weighted as the site's score is: the mean of those that count is the score.
 */
export function scorePlatformsOfSite(pages: readonly SitePage[]): { platform: PlatformId; score: number }[] {
  const weight = sum(pages.map(({ imageType }) => pageWeights[imageType ?? 'none']));
  const points = new Map<PlatformId, number>();
  for (const { imageType, platforms } of pages)
    for (const { platform, score } of platforms)
      points.set(platform, (points.get(platform) ?? 0) + score * pageWeights[imageType ?? 'none']);
  return [...points].map(([platform, total]) => ({ platform, score: weight === 0 ? 0 : Math.round(total / weight) }));
}

interface ScoredPage {
  url: string;
  score: number | null;
  imageType: AuditSubPageType | null;
}

export interface ScoreChange {
  /** Pages that both audits have. */
  pages: number;
  before: number;
  after: number;
}

/** Two audits on the pages both have: another plan reads other pages, which says nothing about the site. */
export function compareScores(before: readonly ScoredPage[], after: readonly ScoredPage[]): ScoreChange | null {
  const beforeUrls = new Set(before.map(({ url }) => url));
  const afterUrls = new Set(after.map(({ url }) => url));
  const common = after.filter(({ url }) => beforeUrls.has(url));
  if (common.length === 0) return null;
  return {
    pages: common.length,
    before: scoreSite(before.filter(({ url }) => afterUrls.has(url))).score,
    after: scoreSite(common).score,
  };
}

// Weights such as 0.3 and 0.35 add up to 4.999…; a hundredth is finer than any of them.
export const toHundredths = (weight: number): number => Math.round(weight * 100) / 100;
const sum = (numbers: number[]): number => toHundredths(numbers.reduce((total, n) => total + n, 0));

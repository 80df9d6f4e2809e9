import type { PageAudit } from '#domain/audit/audit-page.ts';
import type { CheckId } from '#domain/audit/checks/check-id.ts';
import type { CardContent, EmulatedCard } from '#domain/audit/emulation/card.ts';
import type { ImageProbeReason } from '#domain/audit/emulation/image-probe.ts';
import { type PageEvidence, probeOf } from '#domain/audit/emulation/page-evidence.ts';
import type { PlatformId } from '#domain/audit/platforms/platform-id.ts';
import { issuesOf } from '#domain/audit/scoring/issues.ts';
import type { IssueLevel } from '#domain/enumerations.ts';
import { counts } from '#domain/meta/tag-reading.ts';

/** A tag that cards are made of; the first of its key that platforms read. */
export interface StateTag {
  key: string;
  value: string;
  /** Theme, app or plugin, if the page tells. */
  writtenBy: string | null;
}

export type StateImage =
  | { ok: true; url: string; width: number; height: number; bytes: number | null; type: string }
  | { ok: false; url: string; reason: ImageProbeReason | null };

/** A card as it was shown; why it looked so is judged again with the rules of the day it is looked at. */
export type StateCard = Omit<CardContent, 'platform'>;

/** The result of one look at a page. Plain data: stored as a snapshot if it differs from the one before. */
export interface PageState {
  tags: StateTag[];
  image: StateImage | null;
  cards: Partial<Record<PlatformId, StateCard>>;
  score: number;
  issues: { id: CheckId; level: IssueLevel }[];
  /** The theme that made the page, if it says so; a new one is the likeliest cause of a sudden change. */
  theme: string | null;
}

/** Sub-properties such as og:image:width describe the image, which is probed, and are left out. */
const cardKeys = new Set([
  'title',
  'description',
  'canonical',
  'robots',
  'og:title',
  'og:description',
  'og:image',
  'og:image:secure_url',
  'og:image:alt',
  'og:site_name',
  'og:url',
  'og:type',
  'twitter:card',
  'twitter:title',
  'twitter:description',
  'twitter:image',
  'twitter:label1',
  'twitter:data1',
  'twitter:label2',
  'twitter:data2',
]);
/** Nothing longer fits on any card. */
const MAX_VALUE = 2000;
const MAX_ITEMS = 20;

export function stateOf(evidence: PageEvidence, audit: PageAudit, theme: string | null): PageState {
  const { url } = audit.image ?? {};
  return {
    tags: tagsOf(evidence),
    image: url === undefined ? null : imageOf(evidence, url),
    cards: Object.fromEntries(audit.platforms.map(({ platform, card }) => [platform, storedCard(card)])),
    score: audit.score.score,
    issues: issuesOf(audit).map(({ id, level }) => ({ id, level })),
    theme,
  };
}

function tagsOf({ meta }: PageEvidence): StateTag[] {
  const first = new Map<string, StateTag>();
  for (const tag of meta.tags) {
    if (!cardKeys.has(tag.key) || !counts(tag) || first.has(tag.key)) continue;
    first.set(tag.key, { key: tag.key, value: tag.value.slice(0, MAX_VALUE), writtenBy: tag.writtenBy });
  }
  return [...first.values()];
}

function imageOf(evidence: PageEvidence, fullUrl: string): StateImage {
  const probe = probeOf(evidence, fullUrl);
  const url = fullUrl.slice(0, MAX_VALUE);
  if (!probe?.ok) return { ok: false, url, reason: probe?.reason ?? null };
  const { width, height, bytes, type } = probe;
  return { ok: true, url, width, height, bytes, type };
}

function storedCard({ platform: _, reasons: __, variants: ___, client: ____, ...card }: EmulatedCard): StateCard {
  return bounded(card) as StateCard;
}

/** Some platforms cut nothing: a whole image as a data URL would be stored again for each of them. */
function bounded(value: unknown): unknown {
  if (typeof value === 'string') return value.slice(0, MAX_VALUE);
  if (Array.isArray(value)) return value.slice(0, MAX_ITEMS).map(bounded);
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, bounded(inner)]));
}

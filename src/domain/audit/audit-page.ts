import type { AuditSubPageType } from '#domain/enumerations.ts';
import type { CheckResult } from './checks/outcome.ts';
import { rootCauseOf, runCheck } from './checks/root-cause.ts';
import { checksOf } from './checks/weighed-checks.ts';
import type { EmulatedCard } from './emulation/card.ts';
import { emulatePage } from './emulation/emulate-page.ts';
import { type FirstImage, isMadeForSharing, isOwnImage } from './emulation/image-type.ts';
import { isShopify, type PageEvidence, probeOf } from './emulation/page-evidence.ts';
import { evidenceFor } from './emulation/page-reach.ts';
import { shownTypeOf } from './emulation/shown-image.ts';
import { toCard } from './emulation/to-card.ts';
import type { Fix } from './fixes/fix.ts';
import { type SiteSystem, systemOf } from './fixes/systems/site-system.ts';
import { platforms } from './platforms/index.ts';
import { type PlatformId, platformIds } from './platforms/platform-id.ts';
import { type PageScore, type PlatformScore, scorePage, scorePlatform } from './scoring/score.ts';
import { sortChecks } from './scoring/sort-checks.ts';

export interface PlatformAudit {
  platform: PlatformId;
  card: EmulatedCard;
  /** Sorted as docs/specification.md#s4.10 says. */
  checks: CheckResult[];
  score: PlatformScore;
}

export interface PageAudit {
  url: string;
  finalUrl: string;
  imageType: AuditSubPageType;
  /** The page's first preview image, used to compare the pages of a site. */
  image: FirstImage | null;
  isShopify: boolean;
  /** The system a fix is written for; absent in older audits. */
  system?: SiteSystem | null;
  score: PageScore;
  platforms: PlatformAudit[];
  /** Fixes that were tried on the page and held; absent if none were tried, and in older audits. */
  fixes?: Fix[];
}

/** A page that was just read. Every stage holds a whole audit; checks of later stages do not apply yet. */
export interface AuditedPage {
  ok: true;
  stage: 'meta' | 'images' | 'reach';
  evidence: PageEvidence;
  audit: PageAudit;
}

/**
 * The cards and checks of every platform for a page. JSON-serialisable and complete at any stage: checks that wait for
 * data do not apply yet.
 */
export function auditPage(evidence: PageEvidence, ids: readonly PlatformId[] = platformIds): PageAudit {
  const audits = ids.map((id) => auditPlatform(evidence, id));
  return {
    url: evidence.url,
    finalUrl: evidence.finalUrl,
    imageType: evidence.imageType,
    image: firstImage(evidence),
    isShopify: isShopify(evidence),
    system: systemOf(evidence),
    score: scorePage(audits.map(({ platform, score }) => ({ platform, score: score.score }))),
    platforms: audits,
  };
}

export function auditPlatform(read: PageEvidence, id: PlatformId): PlatformAudit {
  const platform = platforms[id];
  const evidence = evidenceFor(read, platform);
  const seen = emulatePage(evidence, platform);
  const card = toCard(platform, evidence, seen);
  const shown = shownTypeOf(card, evidence.imageType);
  const subject = { evidence, platform, card, seen, shown, why: card.reasons[0] ?? null };
  const rootCause = rootCauseOf(evidence);
  const results = checksOf[id].map(({ check, weight, level }): CheckResult => {
    const { outcome, facts = {}, causedBy = null } = runCheck(check, subject, rootCause);
    return { id: check.id, kind: check.kind, level, outcome, weight, facts, causedBy };
  });
  return { platform: id, card, checks: sortChecks(results), score: scorePlatform(results, shown) };
}

export function firstImage({
  meta,
  images,
  finalUrl,
  imagesUrls,
}: Pick<PageEvidence, 'meta' | 'images' | 'finalUrl' | 'imagesUrls'>): PageAudit['image'] {
  const url = meta.og.images[0]?.url ?? meta.twitter.images[0]?.url;
  if (url === undefined) return null;
  const probe = probeOf({ images }, url);
  const isOwn = probe?.ok === true && isMadeForSharing(url, probe, finalUrl);
  return {
    url,
    isReachable: probe?.ok !== false,
    ...(isOwn && { isMadeForSharing: true }),
    ...(isOwnImage(url, imagesUrls) && { isOurs: true }),
  };
}

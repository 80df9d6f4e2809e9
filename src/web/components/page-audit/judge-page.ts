import type { PagePreview } from '#contract/entities/described-audit.ts';
import { auditPage } from '#domain/audit/audit-page.ts';
import { emulateImage } from '#domain/audit/emulation/emulate-page.ts';
import type { ImageProbe } from '#domain/audit/emulation/image-probe.ts';
import { withOrigins } from '#domain/audit/emulation/origins.ts';
import type { PageEvidence } from '#domain/audit/emulation/page-evidence.ts';
import { withFixes } from '#domain/audit/fixes/find-fixes.ts';
import { platforms } from '#domain/audit/platforms/index.ts';
import { type PlatformId, platformIds } from '#domain/audit/platforms/platform-id.ts';
import { describeAudit } from '#domain/audit/texts/describe-audit.ts';
import { tagReportOf } from '#domain/audit/texts/tag-report.ts';
import type { Language } from '#domain/language.ts';
import { api } from '#web/browser-client.ts';

// The engine that judges pages, in the browser. Only ever imported by parts that load when somebody starts to edit:
// with the rules of every platform it weighs more than the rest of the page.

/** `thorough`: every fix is tried on the page, which takes a while; while somebody types, cards are enough. */
export function judgePage(evidence: PageEvidence, language: Language, how: 'fast' | 'thorough'): PagePreview {
  const audit = auditPage(evidence);
  const described = describeAudit(
    how === 'thorough' ? withOrigins(withFixes(audit, evidence), evidence) : audit,
    language,
  );
  return { ...described, stage: 'reach', tags: tagReportOf(evidence) };
}

/** Images that some platform would ask for and nobody has yet. */
function pendingImages(evidence: PageEvidence): string[] {
  const urls = platformIds.flatMap((id) => {
    const image = emulateImage(evidence, platforms[id]);
    return image.state === 'pending' ? [image.tag.url] : [];
  });
  return [...new Set(urls)];
}

/** Platforms whose card looks different. */
export function changedPlatforms(before: PagePreview, after: PagePreview): PlatformId[] {
  const cards = new Map(before.platforms.map(({ platform, card }) => [platform, JSON.stringify(card)]));
  return after.platforms
    .filter(({ platform, card }) => cards.get(platform) !== JSON.stringify(card))
    .map(({ platform }) => platform);
}

/** A page that names more images than these is not measured further. */
const MAX_PROBES = 4;

/**
 * The probes of the page's images, as far as the server may request them. Not public, or over the limit: stays unknown.
 */
export async function probeImages(page: PageEvidence, isKnown: (url: string) => boolean): Promise<ImageProbe[]> {
  const urls = pendingImages(page).filter((url) => !isKnown(url));
  const answers = await Promise.all(
    urls.slice(0, MAX_PROBES).map((url) => api.probeImage({ body: { url } }).catch(() => null)),
  );
  return answers.flatMap((probe) => (probe && (probe.ok || probe.reason !== 'blocked') ? [probe] : []));
}

export const withProbes = (page: PageEvidence, probes: readonly ImageProbe[]): PageEvidence => ({
  ...page,
  images: { ...page.images, ...Object.fromEntries(probes.map((probe) => [probe.url, probe])) },
});

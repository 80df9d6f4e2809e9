import { auditPage, type PageAudit } from '#domain/audit/audit-page.ts';
import type { CheckId } from '#domain/audit/checks/check-id.ts';
import { checks } from '#domain/audit/checks/index.ts';
import { emulateImage } from '#domain/audit/emulation/emulate-page.ts';
import type { ImageProbe } from '#domain/audit/emulation/image-probe.ts';
import type { PageEvidence } from '#domain/audit/emulation/page-evidence.ts';
import { platforms } from '#domain/audit/platforms/index.ts';
import type { PlatformId } from '#domain/audit/platforms/platform-id.ts';
import type { Language, Text } from '#domain/language.ts';

export interface NotChecked {
  /**
   * `image`: nothing is known about the file. `image-bytes`: its size in bytes is missing. `oembed`: the page's oEmbed
   * answer. `crawlers`: whether each platform's own crawler gets the page and its image.
   */
  what: 'image' | 'image-bytes' | 'oembed' | 'crawlers';
  /** The address that would have to be requested; null: the page itself. */
  url: string | null;
  platforms: PlatformId[];
  checks: CheckId[];
  text: string;
}

interface Missing extends Omit<NotChecked, 'text'> {
  text: Text;
}

/** Without requests some checks have nothing to go by. They are named, so that nobody takes silence for praise. */
export function notChecked(evidence: PageEvidence, audit: PageAudit, language: Language): NotChecked[] {
  const ids = audit.platforms.map(({ platform }) => platform);
  const missing: Missing[] = [
    ...unknownImages(evidence, audit, ids),
    ...imagesWithoutBytes(evidence, ids),
    ...oembed(evidence, ids),
    {
      what: 'crawlers',
      url: null,
      platforms: ids,
      checks: Object.values(checks).flatMap(({ id, needsReach }) => (needsReach ? [id] : [])),
      text: {
        en: 'Whether each platform’s crawler gets the page and its image. That takes requests: linkbild check URL.',
        de: 'Ob der Crawler jeder Plattform Seite und Bild bekommt. Dafür sind Abrufe nötig: linkbild check URL.',
      },
    },
  ];
  return missing.map((one) => ({ ...one, text: one.text[language] }));
}

function unknownImages(evidence: PageEvidence, audit: PageAudit, ids: readonly PlatformId[]): Missing[] {
  const waiting = new Map<string, PlatformId[]>();
  for (const id of ids) {
    const image = emulateImage(evidence, platforms[id]);
    if (image.state === 'pending') waiting.set(image.tag.url, [...(waiting.get(image.tag.url) ?? []), id]);
  }
  if (waiting.size === 0) return [];
  // A check waits for the file if a missing file would decide it.
  const missing = [...waiting.keys()].map((url): [string, ImageProbe] => [
    url,
    { ok: false, url, reason: 'not-found' },
  ]);
  const without = auditPage({ ...evidence, images: { ...evidence.images, ...Object.fromEntries(missing) } }, ids);
  return [...waiting].map(([url, asking]) => ({
    what: 'image',
    url,
    platforms: asking,
    checks: waitingChecks(audit, without, asking),
    text: {
      en: `The image file: nobody has loaded ${url}. Hand over its size and type to have it checked.`,
      de: `Die Bilddatei: ${url} hat niemand geladen. Übergeben Sie Größe und Typ, dann wird sie geprüft.`,
    },
  }));
}

function waitingChecks(audit: PageAudit, without: PageAudit, ids: readonly PlatformId[]): CheckId[] {
  const found = new Set<CheckId>();
  for (const { platform, checks: judged } of audit.platforms) {
    if (!ids.includes(platform)) continue;
    const failing = without.platforms.find((other) => other.platform === platform)?.checks ?? [];
    for (const { id, outcome } of judged) {
      if (outcome === 'not-applicable' && failing.some((other) => other.id === id && other.outcome === 'fail')) {
        found.add(id);
      }
    }
  }
  return [...found];
}

function imagesWithoutBytes(evidence: PageEvidence, ids: readonly PlatformId[]): Missing[] {
  const used = new Map<string, PlatformId[]>();
  for (const id of ids) {
    const image = emulateImage(evidence, platforms[id]);
    if (image.state === 'loaded' && image.probe.bytes === null)
      used.set(image.tag.url, [...(used.get(image.tag.url) ?? []), id]);
  }
  return [...used].map(([url, asking]) => ({
    what: 'image-bytes',
    url,
    platforms: asking,
    checks: ['fileSizeOk', 'hasSafeFileSize'],
    text: {
      en: `The size of the file ${url}: its bytes are not known.`,
      de: `Die Dateigröße von ${url}: Die Zahl der Bytes ist nicht bekannt.`,
    },
  }));
}

function oembed({ meta }: PageEvidence, ids: readonly PlatformId[]): Missing[] {
  if (meta.oembedUrl === null) return [];
  return [
    {
      what: 'oembed',
      url: meta.oembedUrl,
      platforms: ids.filter((id) => platforms[id].readOtherSources !== null),
      checks: [],
      text: {
        en: 'The page’s oEmbed answer, which some platforms prefer to its tags.',
        de: 'Die oEmbed-Antwort der Seite, die einige Plattformen ihren Tags vorziehen.',
      },
    },
  ];
}

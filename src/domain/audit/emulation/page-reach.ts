import type { Platform } from '#domain/audit/platform-rules.ts';
import { withEvidence } from '#domain/audit/platforms/evidence.ts';
import type { PlatformId } from '#domain/audit/platforms/platform-id.ts';
import { pageFailureTexts } from '#domain/audit/texts/page-failure-texts.ts';
import type { MetaTag } from '#domain/meta/meta-tag-data.ts';
import { counts } from '#domain/meta/tag-reading.ts';
import type { Reason } from './card.ts';
import type { PageEvidence } from './page-evidence.ts';

/** The page that the platform's own crawler got; the page as everybody gets it if nothing else is known. */
export function evidenceFor(evidence: PageEvidence, { id }: { id: PlatformId }): PageEvidence {
  const reach = evidence.pageReach?.[id];
  if (reach?.outcome !== 'other') return evidence;
  return { ...evidence, meta: reach.meta, finalUrl: reach.finalUrl };
}

/** Why the platform's crawler has no page to make a card of; null: it has one. */
export function pageBarrier(
  evidence: PageEvidence,
  platform: Pick<Platform, 'id' | 'name' | 'evidence'>,
): Reason | null {
  const { id, name } = platform;
  const reach = evidence.pageReach?.[id];
  if (reach?.outcome === 'robots') {
    const text = {
      en: `robots.txt blocks ${name}, so it shows no card.`,
      de: `Die robots.txt sperrt ${name} aus. Deshalb gibt es dort keine Karte.`,
    };
    return withEvidence(text, platform, 'robots');
  }
  if (reach?.outcome !== 'failed') return null;
  const { en, de } = pageFailureTexts[reach.reason];
  return { en: `${name} can’t load the page. ${en}`, de: `${name} kann die Seite nicht laden. ${de}` };
}

/** Tags that make cards; times, tokens and counters elsewhere in a page change with every request. */
const compared =
  /^(?:title|description|canonical|twitter:(?:card|title|description|image(?::src)?)|og:(?:title|description|image(?::url|:secure_url)?|site_name|url|type))$/;

/** The first tag of each key that is compared. */
export function comparedTags(tags: readonly MetaTag[]): MetaTag[] {
  const first = new Map<string, MetaTag>();
  for (const tag of tags) {
    if (counts(tag) && tag.value !== '' && compared.test(tag.key) && !first.has(tag.key)) first.set(tag.key, tag);
  }
  return [...first.values()];
}

/**
 * Keys whose values differ. Only the first of each counts, and only up to `bytes`: crawlers request the first
 * bytes of a page.
 */
export function differencesOf(ours: readonly MetaTag[], theirs: readonly MetaTag[], bytes: number): string[] {
  const [a, b] = [firstValues(ours, bytes), firstValues(theirs, bytes)];
  const keys = [...new Set([...a.keys(), ...b.keys()])];
  return keys.filter((key) => a.get(key) !== b.get(key));
}

function firstValues(tags: readonly MetaTag[], bytes: number): Map<string, string> {
  const values = new Map<string, string>();
  for (const { key, value, endOffset } of comparedTags(tags)) {
    if (endOffset <= bytes) values.set(key, withoutVersion(value));
  }
  return values;
}

/** Image addresses with a time or a signature differ in every answer and mean the same image. */
const withoutVersion = (value: string): string => (/^https?:/.test(value) ? value.replace(/[?#].*$/, '') : value);

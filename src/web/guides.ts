import { type CheckId, checkIds } from '#domain/audit/checks/check-id.ts';
import { type PlatformId, platformIds } from '#domain/audit/platforms/platform-id.ts';
import { type Language, languages } from '#domain/language.ts';
import { pathTo } from './path-to.ts';

// The guides in public: one page for each platform and each check.

/** `twitterData1` → `twitter-data-1`, as its file is named. */
const slugOf = (id: CheckId): string => id.replace(/[A-Z]|\d+/g, (part) => `-${part.toLowerCase()}`);

const checksBySlug = new Map(checkIds.map((id) => [slugOf(id), id]));

export const checkOfSlug = (slug: string | undefined): CheckId | null => checksBySlug.get(slug ?? '') ?? null;

export const platformOfSlug = (slug: string | undefined): PlatformId | null =>
  platformIds.find((id) => id === slug) ?? null;

export const fixPath = (id: CheckId, language: Language): string => pathTo('fixGuide', language, { check: slugOf(id) });

export const platformPath = (id: PlatformId, language: Language): string =>
  pathTo('platformGuide', language, { platform: id });

const inBoth = (path: (language: Language) => string) =>
  Object.fromEntries(languages.map((language) => [language, path(language)])) as Record<Language, string>;

/** For the sitemap and the cache of pages: the addresses that the table of screens has only as patterns. */
export const guideAddresses: Record<Language, string>[] = [
  ...platformIds.map((id) => inBoth((language) => platformPath(id, language))),
  ...checkIds.map((id) => inBoth((language) => fixPath(id, language))),
];

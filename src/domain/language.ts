// English is the default and has no prefix in addresses; German has /de
// (docs/decisions/009-what-the-specification-leaves-open.md#language).
export const languages = ['en', 'de'] as const;
export type Language = (typeof languages)[number];
export const defaultLanguage: Language = 'en';
export const isoOf: Record<Language, string> = { en: 'en-US', de: 'de-DE' };
/** The prefix of the addresses of our own pages. */
export const languagePrefix: Record<Language, string> = { en: '', de: '/de' };

/** The home page's address in a language. */
export const homePath = (language: Language): string => languagePrefix[language] || '/';

/** The language that an address of our own pages names: what follows `/`, or the default. */
export const languageOfPath = (pathname: string): Language => languageNamed(pathname.split('/')[1]);

/** `/de/audit/halm` → `/audit/halm`: as it is in the default language, apart from translated slugs. */
export const withoutLanguage = (pathname: string): string =>
  pathname.slice(languagePrefix[languageOfPath(pathname)].length) || '/';

/** A text for people: both languages side by side, so that neither can be forgotten. */
export type Text = Record<Language, string>;

/** The language in a form or query, which may hold any text. */
export const languageNamed = (value: unknown): Language => (isLanguage(value) ? value : defaultLanguage);

export const isLanguage = (value: unknown): value is Language => languages.some((language) => language === value);

/** The better of our two languages for an Accept-Language header; null if it names neither or is missing. */
export function preferredLanguage(acceptLanguage: string | null | undefined): Language | null {
  const ranked = (acceptLanguage ?? '')
    .slice(0, 500)
    .split(',')
    .map((part) => {
      const [tag = '', ...parameters] = part.trim().toLowerCase().split(';');
      const quality = parameters.map((parameter) => /^\s*q=([\d.]+)\s*$/.exec(parameter)?.[1]).find(Boolean);
      return { language: tag.slice(0, 2), quality: quality === undefined ? 1 : Number(quality) };
    })
    .filter((entry) => isLanguage(entry.language) && entry.quality > 0)
    .sort((a, b) => b.quality - a.quality);
  const best = ranked[0]?.language;
  return isLanguage(best) ? best : null;
}

import { generatePath } from 'react-router';
import { type Language, languagePrefix, languages } from '#domain/language.ts';
import { type ScreenName, screens } from './screens.ts';

export type Params = Record<string, string | null | undefined>;

/** The URL of a screen. Apart from the hooks of paths.ts: the server writes sitemaps with it. */
export const pathTo = (name: ScreenName, language: Language, params: Params = {}): string =>
  generatePath<string>(screens[name][language], params) || '/';

const slugs = Object.values(screens).flatMap((screen) =>
  languages
    .map((language) => ({ untranslated: languagePrefix[language] + screen.en, own: screen[language] }))
    .filter(({ untranslated, own }) => screen.en !== '/' && own !== untranslated)
    .map(({ untranslated, own }) => {
      const [from = '', to = ''] = [untranslated, own].map((path) => path.split('/:')[0]);
      return { from, to, hasMore: untranslated.includes('/:') };
    }),
);

/**
 * `/de/imprint` → `/de/impressum`: an English slug below another language's prefix, typed by hand or from before it was
 * translated.
 */
export function translatedSlug(path: string): string | null {
  const found = slugs.find(({ from, hasMore }) => path === from || (hasMore && path.startsWith(`${from}/`)));
  return found ? found.to + path.slice(found.from.length) : null;
}

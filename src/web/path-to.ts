import { generatePath } from 'react-router';
import type { Language } from '#domain/language.ts';
import { type ScreenName, screens } from './screens.ts';

export type Params = Record<string, string | null | undefined>;

/** The URL of a screen. Apart from the hooks of paths.ts: the server writes sitemaps with it. */
export const pathTo = (name: ScreenName, language: Language, params: Params = {}): string =>
  generatePath<string>(screens[name][language], params) || '/';

const slugs = Object.values(screens)
  .filter(({ en, de }) => en !== '/' && de !== `/de${en}`)
  .map(({ en, de }) => {
    const [from = '', to = ''] = [`/de${en}`, de].map((path) => path.split('/:')[0]);
    return { from, to, hasMore: en.includes('/:') };
  });

/** `/de/imprint` → `/de/impressum`: an English slug below /de, typed by hand or from before it had a German one. */
export function germanSlug(path: string): string | null {
  const found = slugs.find(({ from, hasMore }) => path === from || (hasMore && path.startsWith(`${from}/`)));
  return found ? found.to + path.slice(found.from.length) : null;
}

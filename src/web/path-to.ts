import { generatePath } from 'react-router';
import type { Language } from '#domain/language.ts';
import { type ScreenName, screens } from './screens.ts';

export type Params = Record<string, string | null | undefined>;

/** The URL of a screen. Apart from the hooks of paths.ts: the server writes sitemaps with it. */
export const pathTo = (name: ScreenName, language: Language, params: Params = {}): string =>
  generatePath<string>(screens[name][language], params) || '/';

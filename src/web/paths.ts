import { safeNext } from '#domain/access/safe-next.ts';
import type { Language } from '#domain/language.ts';
import { languageOfPath, useLanguage } from './i18n/language.tsx';
import { type Params, pathTo } from './path-to.ts';
import { type ScreenName, screens } from './screens.ts';

export function usePathTo() {
  const language = useLanguage();
  return (name: ScreenName, params?: Params) => pathTo(name, language, params);
}

/** `de/pricing` → pricing: which screen a matched route shows. */
export function screenOfRoute(routeId: string | undefined): ScreenName | null {
  const name = routeId?.slice(3) ?? '';
  return Object.hasOwn(screens, name) ? (name as ScreenName) : null;
}

/** The same page in the other language; a URL outside the table (the 404 page) leads to that language's home. */
export function samePageIn(language: Language, routeId: string | undefined, params: Params): string {
  const name = screenOfRoute(routeId);
  return name ? pathTo(name, language, params) : pathTo('home', language);
}

/** Login in the language of the requesting page, with a return path. */
export function loginPath(wanted: URL): string {
  const next = safeNext(wanted.pathname + wanted.search);
  const login = pathTo('login', languageOfPath(wanted.pathname));
  return next ? `${login}?${new URLSearchParams({ next })}` : login;
}

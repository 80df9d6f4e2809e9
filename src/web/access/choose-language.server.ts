import { type MiddlewareFunction, redirect } from 'react-router';
import { SESSION_COOKIE } from '#contract/session-cookie.ts';
import { defaultLanguage, isLanguage, type Language, preferredLanguage } from '#domain/language.ts';
import { LOCALE_COOKIE, LOCALE_COOKIE_DAYS } from '#web/constants.ts';
import { cookieText, findCookie } from '#web/preferences.ts';
import { screenGroups, screens } from '#web/screens.ts';

// The language switch is a plain link to the same page in the other language with `?lang=de`. This handles it: store
// the choice, then redirect to the clean URL. It only redirects to the requested path, so it cannot leave the site.

export const switchLanguage: MiddlewareFunction<Response> = async ({ request, url }) => {
  const chosen = url.searchParams.get('lang');
  if (request.method !== 'GET' || !isLanguage(chosen)) return;
  const rest = new URLSearchParams(url.searchParams);
  rest.delete('lang');
  const query = rest.size ? `?${rest}` : '';
  throw redirect(url.pathname.replace(/^\/{2,}/, '/') + query, { headers: { 'set-cookie': languageCookie(chosen) } });
};

const languageCookie = (language: Language) => cookieText(LOCALE_COOKIE, language, LOCALE_COOKIE_DAYS * 86_400);

/** For `/`: the stored choice, otherwise what the browser prefers; a crawler sends neither and is not redirected. */
export function startLanguage(request: Request): Language | null {
  const remembered = findCookie(request.headers.get('cookie'), LOCALE_COOKIE);
  return isLanguage(remembered) ? remembered : preferredLanguage(request.headers.get('accept-language'));
}

/** English addresses whose first visit follows the browser: public pages of ours, the app's start and the login. */
const followed = new Map(
  [...Object.values(screenGroups.marketing), screens.poll, screens.login, screens.start]
    // `/` does so itself, and what mails link to is in the language of the mail.
    .filter(({ en }) => en !== '/' && !en.includes(':') && !/unsubscribe|confirmation/.test(en))
    .map((screen) => [screen.en, screen]),
);

/**
 * The same page in the language that the browser prefers, for somebody who has neither chosen one nor logged in; null:
 * no redirect. Every other URL contains its language, and so does a link that somebody was sent.
 */
export function firstVisitPath(request: Request): string | null {
  const url = new URL(request.url);
  const screen = followed.get(url.pathname);
  const cookies = request.headers.get('cookie');
  if (!screen || request.method !== 'GET' || !request.headers.get('accept')?.includes('text/html')) return null;
  if (isLanguage(findCookie(cookies, LOCALE_COOKIE)) || cookies?.includes(`${SESSION_COOKIE}=`)) return null;
  const language = preferredLanguage(request.headers.get('accept-language')) ?? defaultLanguage;
  return language === defaultLanguage ? null : screen[language] + url.search;
}

export const followBrowser: MiddlewareFunction<Response> = async ({ request }) => {
  const path = firstVisitPath(request);
  if (path !== null) throw redirect(path, { headers: { vary: 'accept-language, cookie' } });
};

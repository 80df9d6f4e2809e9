import { type MiddlewareFunction, redirect } from 'react-router';
import { isLanguage, type Language, preferredLanguage } from '#domain/language.ts';
import { LOCALE_COOKIE, LOCALE_COOKIE_DAYS } from '#web/constants.ts';
import { cookieText, findCookie } from '#web/preferences.ts';

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

/** For `/` alone: the stored choice, otherwise what the browser prefers; a crawler sends neither and stays. */
export function startLanguage(request: Request): Language | null {
  const remembered = findCookie(request.headers.get('cookie'), LOCALE_COOKIE);
  return isLanguage(remembered) ? remembered : preferredLanguage(request.headers.get('accept-language'));
}

import { withoutLanguage } from '#domain/language.ts';

/** Where `next` may lead after login: a path of this site, nothing else. */
export function safeNext(next: string | null | undefined): string | null {
  if (!next || !/^\/(?![/\\])/.test(next) || /[\\\s]/.test(next)) return null;
  const url = URL.canParse(next, 'http://site') ? new URL(next, 'http://site') : null;
  if (url?.origin !== 'http://site') return null;
  // Going back to login or logout would loop.
  if (/^\/app\/(login|logout)\/?$/.test(withoutLanguage(url.pathname))) return null;
  // `/a/..//host` resolves to `//host`, which browsers read as another site.
  return url.pathname.startsWith('//') ? null : url.pathname + url.search + url.hash;
}

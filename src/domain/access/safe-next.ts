/** Where `next` may lead after login: a path of this site and nothing else. */
export function safeNext(next: string | null | undefined): string | null {
  if (!next || !/^\/(?![/\\])/.test(next) || /[\\\s]/.test(next)) return null;
  const url = URL.canParse(next, 'http://site') ? new URL(next, 'http://site') : null;
  if (url?.origin !== 'http://site') return null;
  // Back to the login or the logout would go round in circles.
  if (/^(\/de)?\/app\/(login|logout)\/?$/.test(url.pathname)) return null;
  // `/a/..//host` folds into `//host`, which a browser reads as another site.
  return url.pathname.startsWith('//') ? null : url.pathname + url.search + url.hash;
}

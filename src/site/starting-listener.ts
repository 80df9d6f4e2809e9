import type { IncomingMessage, ServerResponse } from 'node:http';
import { defaultLanguage, isLanguage, type Language, preferredLanguage, type Text } from '#domain/language.ts';
import { createImageUrls, type ImageAddresses } from '#images/image-urls.ts';
import { completeHeaders } from './security-headers.ts';

// What a process answers before it can serve: programs and images get JSON with 503, as from the API, and people a page
// that waits.

export const startingBody = JSON.stringify({
  statusCode: 503,
  code: 'NOT_READY',
  message: 'The service is starting.',
  status: 'starting',
});

const liveBody = JSON.stringify({ status: 'ok', version: '' });

const RELOAD_SECONDS = 2;

const heading: Text = { en: 'Linkbild is starting', de: 'Linkbild startet gerade' };
const wait: Text = {
  en: 'This page will open by itself in a few seconds.',
  de: 'Diese Seite öffnet sich in wenigen Sekunden von selbst.',
};

const page = (language: Language) => `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta http-equiv="refresh" content="${RELOAD_SECONDS}">
<title>${heading[language]}</title>
<style>
:root { color-scheme: light dark; font: 1.125rem/1.5 system-ui, sans-serif; }
body { margin: 0; min-height: 100vh; display: grid; place-content: center; padding: 1.5rem; }
h1 { margin: 0; font-size: 1.75rem; line-height: 1.2; }
p { margin: 0.75rem 0 0; }
</style>
</head>
<body>
<main>
<h1>${heading[language]}</h1>
<p>${wait[language]}</p>
</main>
</body>
</html>
`;

const imageFile = /\.(?:png|jpe?g|webp|gif|svg|avif|ico)$/i;

export function createStartingListener(settings: ImageAddresses & { siteUrl: string }) {
  const images = createImageUrls(settings);

  function wantsPage({ method, headers }: IncomingMessage, path: string): boolean {
    if ((method !== 'GET' && method !== 'HEAD') || !headers.accept?.includes('text/html')) return false;
    // Never in place of an image, even if somebody opens its address in a browser.
    if (imageFile.test(path) || images.find(headers.host, path) !== null) return false;
    return path !== '/api' && !path.startsWith('/api/');
  }

  return (request: IncomingMessage, response: ServerResponse): void => {
    const path = request.url?.split('?')[0] ?? '/';
    const isLive = path === '/api/health/live';
    const isPage = wantsPage(request, path);
    const headers = new Headers({
      'content-type': isPage ? 'text/html; charset=utf-8' : 'application/json',
      'cache-control': 'no-store',
      'retry-after': String(isPage ? RELOAD_SECONDS : 1),
      ...(isPage && {
        'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'",
        vary: 'accept-language',
      }),
    });
    completeHeaders(settings, headers);
    response.writeHead(isLive ? 200 : 503, Object.fromEntries(headers));
    response.end(isPage ? page(languageOf(request, path)) : isLive ? liveBody : startingBody);
  };
}

function languageOf({ headers }: IncomingMessage, path: string): Language {
  const [, prefix] = path.split('/');
  return isLanguage(prefix) ? prefix : (preferredLanguage(headers['accept-language']) ?? defaultLanguage);
}

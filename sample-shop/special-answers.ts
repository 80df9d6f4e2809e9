// URLs that respond as no page should: moved, in circles, slow, busy, guarded, broken, in an old encoding.
import { setTimeout as wait } from 'node:timers/promises';
import type { GeneratedTheme } from './generated-pages.ts';
import { challengeHtml, oldPage } from './theme/other-html.ts';
import type { Validators } from './validators.ts';

export interface ShopSettings {
  base: string;
  generated: number;
  isClosed: boolean;
  isLean?: boolean;
  /** Of the generated pages. */
  theme: GeneratedTheme;
}

export interface Answer {
  status: number;
  type: string;
  /** Parts sent one after the other. */
  body: Buffer[];
  headers?: Record<string, string>;
  /** Day of the last change; enables 304 responses. */
  changedOn?: string;
  validators?: Validators;
}

const html = 'text/html; charset=utf-8';

export const redirect = (status: 301 | 302, location: string): Answer => ({
  status,
  type: html,
  body: [Buffer.from(`<html><body>You are being <a href="${location}">redirected</a>.</body></html>`)],
  headers: { location, 'powered-by': 'Shopify' },
});

export async function specialAnswer(
  path: string,
  query: URLSearchParams,
  { base }: ShopSettings,
): Promise<Answer | null> {
  switch (path) {
    case '/products/duene':
      return redirect(301, '/products/dune-vase');
    case '/pages/loop':
      return redirect(302, '/pages/loop-back');
    case '/pages/loop-back':
      return redirect(302, '/pages/loop');
    case '/pages/busy':
      return {
        status: 429,
        type: html,
        body: [Buffer.from('<h1>Too many requests</h1>')],
        headers: { 'retry-after': '30' },
      };
    case '/pages/guarded':
      return {
        status: 403,
        type: 'text/html; charset=UTF-8',
        body: [Buffer.from(challengeHtml)],
        headers: { server: 'cloudflare', 'cf-mitigated': 'challenge', 'cf-ray': '0000000000000000-BER' },
      };
    case '/pages/forbidden':
      return {
        status: 403,
        type: html,
        body: [
          Buffer.from('<html><head><title>403 Forbidden</title></head><body><h1>403 Forbidden</h1></body></html>'),
        ],
      };
    case '/pages/broken':
      return {
        status: 500,
        type: html,
        body: [Buffer.from('<html><head><title>Something went wrong</title></head><body></body></html>')],
      };
    case '/pages/alte-seite':
      return { status: 200, type: 'text/html; charset=windows-1252', body: [oldPage(base)], changedOn: '2019-03-01' };
    case '/pages/slow':
      await wait(Math.min(30_000, Math.max(0, Number(query.get('ms') ?? 3000) || 0)));
      return null;
    default:
      return null;
  }
}

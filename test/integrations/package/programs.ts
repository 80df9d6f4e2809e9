import { readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { Webhook } from 'standardwebhooks';
import { hardPage } from '../../../fixtures/pages/hard-pages.ts';

const files = ['shopify-product', 'wordpress-yoast', 'shift-jis', 'pixel-in-head', 'warning-before-head'];

/** Pages whose results have to be the same in every runtime; base64, because they travel as JSON. */
export const pages: string[] = [
  ...files.map((name) => readFileSync(`fixtures/pages/${name}.html`)),
  ...Array.from({ length: 30 }, (_, seed) => Buffer.from(hardPage(seed + 1, 6).body)),
]
  // Chromium’s own reading of addresses takes a space in a host, which the standard forbids: not ours to repair.
  .filter((body) => !body.includes('exa mple.com'))
  // Node 20 and 22 still read two letters of KOI8-U as its elder brother has them.
  .filter((body) => !/koi8-u/i.test(body.toString('latin1')))
  .map((body) => body.toString('base64'));

/** What each runtime does with them: a module without anything of Node. */
export const program = `import { audit, cards, extract, platformIds } from 'linkbild';
import { detectPageType, detectShopApps } from 'linkbild/shop-apps';
const url = 'https://shop.example/products/vase';
const images = [{ url: 'https://shop.example/vase.jpg', width: 1200, height: 630, bytes: 90000 }];
export const read = (pages) =>
  pages.map((page) => {
    const body = Uint8Array.from(atob(page), (sign) => sign.charCodeAt(0));
    const html = new TextDecoder().decode(body);
    return {
      data: extract(body, { url }),
      fast: extract(body, { url, details: false }),
      cards: cards(body, { url, images }),
      audit: audit(body, { url, images }),
      fromText: extract(html, { url }).title,
      system: detectPageType({ html, url }),
      apps: detectShopApps(html),
    };
  });
export const names = platformIds;
`;

// `linkbild/client` of the installed package in each runtime. The calls themselves are tested against the whole API in
// test/package/client-examples.db.test.ts; here counts that fetch and WebCrypto of the runtime are enough.

const secret = `whsec_${Buffer.alloc(24, 7).toString('base64')}`;
const body = JSON.stringify({ type: 'audit.finished', timestamp: '', data: { audit: { score: 64 } } });

/** What the program is given. Signed now: a signature is good for minutes. */
export function webhookOfNow() {
  const now = new Date();
  const headers = {
    'webhook-id': 'msg_1',
    'webhook-timestamp': String(Math.floor(now.getTime() / 1000)),
    'webhook-signature': new Webhook(secret).sign('msg_1', now, body),
  };
  return { body, headers, secret };
}

/** A module without anything of Node. */
export const clientProgram = `import { createClient, LinkbildError, verifyWebhook } from 'linkbild/client';
export async function call(url, { body, headers, secret }) {
  const client = createClient({ url, token: 'lbk_installed' });
  const params = { id: 'a/b' };
  const { items } = await client.listSubPages({ params, query: { page: 2, perPage: 100 } });
  const failure = await client.startAudit({ params }).catch((error) => error);
  const user = await client.getUser();
  const event = await verifyWebhook(body, headers, secret);
  const forged = await verifyWebhook(body + ' ', headers, secret).catch((error) => error);
  return {
    items,
    failure: [failure instanceof LinkbildError, failure.status, failure.code, failure.message],
    afterWaiting: user,
    event: [event.type, event.data.audit.score],
    forged: [forged instanceof LinkbildError, forged.status],
  };
}
`;

export const called = {
  items: [{ path: '/vase' }],
  failure: [true, 422, 'NO_PAGES', 'There are no pages.'],
  afterWaiting: { mail: 'owner@example.com' },
  event: ['audit.finished', 64],
  forged: [true, 400],
};

/** The API, as far as the program asks. Every second request for the user has to wait. */
export function apiStandIn() {
  let users = 0;
  return ({ method, url, headers }: IncomingMessage, response: ServerResponse): void => {
    const answer = (status: number, value: unknown) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(value));
    const failed = (statusCode: number, code: string, message: string) =>
      answer(statusCode, { statusCode, code, message });
    if (headers.authorization !== 'Bearer lbk_installed') failed(401, 'UNAUTHENTICATED', 'Log in.');
    else if (method === 'GET' && url === '/api/project/a%2Fb/sub-pages?page=2&perPage=100')
      answer(200, { items: called.items, total: 101, page: 2, perPage: 100 });
    else if (method === 'GET' && url === '/api/auth/user') {
      users += 1;
      response.setHeader('retry-after', '0');
      if (users % 2 === 1) failed(429, 'TOO_MANY_REQUESTS', 'Later.');
      else answer(200, called.afterWaiting);
    } else if (method === 'POST') failed(422, 'NO_PAGES', 'There are no pages.');
    else failed(404, 'NOT_FOUND', `${method} ${url}`);
  };
}

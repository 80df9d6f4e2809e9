import { readFileSync } from 'node:fs';
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

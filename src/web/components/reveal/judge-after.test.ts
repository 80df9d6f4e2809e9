import { expect, test } from 'vitest';
import { auditPage } from '#domain/audit/audit-page.ts';
import type { PageEvidence } from '#domain/audit/emulation/page-evidence.ts';
import { extractMeta } from '#domain/meta/extract-meta.ts';
import { judgeAfter } from './judge-after.ts';
import { signUpFor } from './sign-up-for.ts';

const url = 'https://shop.example/products/vase';
const imageUrl = 'https://linkbild.example/og/example.jpg?url=x';

function page(head: string, images: PageEvidence['images'] = {}): PageEvidence {
  const html = `<!doctype html><html lang="en"><head><title>Dune vase</title>${head}</head></html>`;
  const meta = extractMeta({ body: new TextEncoder().encode(html), url, contentType: 'text/html', details: true });
  return { url, finalUrl: url, status: 200, meta, images, imageType: Object.keys(images).length ? 'static' : 'none' };
}
const texts =
  '<meta property="og:title" content="Dune vase"><meta property="og:description" content="Hand-coiled terracotta with a narrow neck."><meta property="og:site_name" content="Halm">';
const small = 'https://shop.example/small.png';
const smallImage: PageEvidence['images'] = {
  [small]: {
    ok: true,
    url: small,
    finalUrl: small,
    type: 'png',
    width: 120,
    height: 120,
    bytes: 4000,
    contentType: 'image/png',
  },
};

test.each([
  ['no image', page(texts)],
  ['a small one', page(`${texts}<meta property="og:image" content="${small}">`, smallImage)],
  ['one that only X is told of', page(`${texts}<meta name="twitter:image" content="${small}">`, smallImage)],
])('a page with %s scores higher with the created image, which every card shows', (_, before) => {
  const after = judgeAfter(before, imageUrl, 'en');
  expect(after.score).toBeGreaterThan(auditPage(before).score.score + 20);
  const whatsapp = after.platforms.find(({ platform }) => platform === 'whatsapp');
  const twitter = after.platforms.find(({ platform }) => platform === 'twitter');
  expect([whatsapp?.card?.image?.url, twitter?.card?.image?.url]).toEqual([imageUrl, imageUrl]);
  expect(whatsapp?.card?.title).toBe('Dune vase');
});

test.each([
  ['https://shop.example/products/mug', 'shop.example'],
  ['http://shop.example:8080/a', 'http://shop.example:8080'],
  // Typed by people who have not sent it yet, or had it refused.
  ['https://my shop', 'https://my shop'],
  ['my-shop.example', 'my-shop.example'],
  ['localhost:3621', 'localhost:3621'],
  ['töpferei lund', 'töpferei lund'],
  ['', ''],
])('an account after looking at “%s” begins with the website %s', (address, website) => {
  const login = new URL(signUpFor(address, { login: '/app/login', start: '/app' }), 'http://linkbild.example');
  const next = new URL(login.searchParams.get('next') ?? '', login);
  expect([next.pathname, next.searchParams.get('website')]).toEqual(['/app', website]);
});

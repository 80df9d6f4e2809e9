import { afterAll, describe, expect, inject, test } from 'vitest';
import { auditUrlWithoutStages } from '#flows/page-audit/audit-url.ts';
import { createSafeFetch } from '#io/fetch/safe-fetch.ts';
import { screenGroups } from '#web/screens.ts';
import { byTurns } from '../test/size.ts';
import { addressOf } from './addresses.ts';

// The public site as machines see it: what they look for, and our own pages through our own audit.

const site = () => inject('siteUrl');
const sampleProduct = () => `${inject('shopUrl')}/products/dune-vase`;

test('what machines look for exists, and every URL of the sitemap responds', async () => {
  const text = async (path: string) => {
    const response = await fetch(`${site()}${path}`);
    expect(response.status, path).toBe(200);
    return response.text();
  };
  expect(await text('/robots.txt')).toContain(`Sitemap: ${site()}/sitemap.xml`);
  expect(await text('/llms.txt')).toContain('# Linkbild');
  expect(await text('/.well-known/security.txt')).toMatch(/^Contact: mailto:.+\nExpires: 20/);
  expect(JSON.parse(await text('/site.webmanifest'))).toMatchObject({ name: 'Linkbild' });
  const addresses = [...(await text('/sitemap.xml')).matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, address]) => address ?? '',
  );
  expect(addresses).toContain(`${site()}/de/shopify-aktion`);
  expect(addresses).not.toContain(`${site()}/index_old`);
  const headers = { 'accept-language': '' };
  const answers = await Promise.all(addresses.map((address) => fetch(address, { headers, redirect: 'manual' })));
  expect(answers.map(({ status }) => status)).toEqual(addresses.map(() => 200));
});

describe('our own pages in our own audit', () => {
  const safeFetch = createSafeFetch({ allowedPrivateHosts: [new URL(site()).host] });
  afterAll(() => safeFetch.close());
  const { poll, audit, demo } = screenGroups.simple;
  const known = { token: 'shopify-aktion', projectSlug: 'demo', platform: 'whatsapp', check: 'has-og-image' };
  const pages = Object.values({ ...screenGroups.marketing, ...screenGroups.white, poll, audit, demo })
    .flatMap(({ en, de }) => byTurns(en, [en, de]))
    .map((pattern) => addressOf(pattern, known).path)
    // Links that people send one another as well.
    .concat('/app/login', '/de/app/login', '/app/accept-invitation?code=x', '/api/docs')
    .concat(['/preview', '/de/preview'].map((path) => `${path}?url=${encodeURIComponent(sampleProduct())}`));

  test.each(pages)('%s: 100 on every platform', async (path) => {
    const result = await auditUrlWithoutStages(safeFetch, `${site()}${path}`, {
      userAgent: 'LinkbildBot/1.0',
      imagesUrls: [`${site()}/images`],
      withReach: false,
    });
    if (!result.ok) throw new Error(`${path}: ${result.reason}`);
    // Search engines and assistants make no card of a page that tells them to stay out.
    const html = await (await fetch(`${site()}${path}`)).text();
    const isUnlisted = /<meta name="robots" content="noindex"/.test(html);
    const poor = result.audit.platforms.filter(
      ({ score, card }) => score.score !== 100 && !(isUnlisted && !card.isShown),
    );
    const why = poor.map(({ platform, score, checks }) => ({
      platform,
      score: score.score,
      failed: checks.filter(({ outcome, weight }) => outcome === 'fail' && weight > 0).map(({ id }) => id),
    }));
    expect(why).toEqual([]);
  });
});

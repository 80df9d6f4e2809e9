import { expect, test } from 'vitest';
import { languages } from '#domain/language.ts';
import { testSettings } from '../../../test/api.ts';
import { createDocsPage } from './docs-page.ts';
import { offeredCalls } from './openapi.ts';

const both = languages.flatMap((language) => [true, false].map((hasShopify) => ({ language, hasShopify })));

test.each(both)(
  '$language, Shopify $hasShopify: every call that is offered, once',
  async ({ language, hasShopify }) => {
    const settings = { ...testSettings, hasShopify };
    const page = await createDocsPage(settings)(language).text();
    expect(page.match(/<details>/g)).toHaveLength(offeredCalls(settings).length);
    expect(page.includes('/shopify/session')).toBe(hasShopify);
  },
);

test('is made once for each language, so that who asks again and again costs nothing', async () => {
  const docsPage = createDocsPage(testSettings);
  const first = await Promise.all(languages.map((language) => docsPage(language).text()));
  const before = process.threadCpuUsage();
  const again = Array.from({ length: 20 }, (_, at) => docsPage(languages[at % languages.length] ?? 'en'));
  const { user, system } = process.threadCpuUsage(before);
  // Made anew, they took two seconds.
  expect((user + system) / 1000).toBeLessThan(500);
  expect(await again[0]?.text()).toBe(first[0]);
});

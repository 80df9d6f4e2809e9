import { expect, test } from 'vitest';
import { languages } from '#domain/language.ts';
import { testSettings } from '../../../test/api.ts';
import { docsPage } from './docs-page.ts';
import { offeredCalls } from './openapi.ts';

const both = languages.flatMap((language) => [true, false].map((hasShopify) => ({ language, hasShopify })));

test.each(both)(
  '$language, Shopify $hasShopify: every call that is offered, once',
  async ({ language, hasShopify }) => {
    const settings = { ...testSettings, hasShopify };
    const page = await docsPage(settings, language).text();
    expect(page.match(/<details>/g)).toHaveLength(offeredCalls(settings).length);
    expect(page.includes('/shopify/session')).toBe(hasShopify);
  },
);

import { renderToStaticMarkup } from 'react-dom/server';
import { createRoutesStub } from 'react-router';
import { expect, test } from 'vitest';
import type { PaperHandle } from './handle.ts';
import { Layout } from './root.tsx';
import type { RootData } from './root-data.ts';

const Page = () => <Layout>page</Layout>;

function draw(analyticsScriptUrl: string | null, theme = 'system', handle?: PaperHandle): string {
  const root: RootData = {
    siteUrl: 'https://linkbild.example',
    apiUrl: null,
    imagesUrl: 'https://linkbild.example/images',
    entryModule: '/entry.js',
    analyticsScriptUrl,
    hasShopifyApp: false,
    hasStripe: false,
    sellsTo: null,
    isIncomplete: false,
    shopify: null,
    preferences: { theme } as RootData['preferences'],
    now: '2026-11-16T00:00:00.000Z',
  };
  const Stub = createRoutesStub([{ id: 'root', path: '/', loader: () => root, Component: Page, handle }]);
  return renderToStaticMarkup(<Stub initialEntries={['/']} hydrationData={{ loaderData: { root } }} />);
}

test('loads the operator’s analytics script, and none if none is set [7.39]', () => {
  expect(draw('https://stats.example/script.js')).toContain('src="https://stats.example/script.js"');
  expect(draw(null).match(/<script[^>]*src="[^"]+"/g)).toEqual([expect.stringContaining('/entry.js')]);
});

test.each([
  ['system', undefined, 'system', ['(prefers-color-scheme: light)', '(prefers-color-scheme: dark)']],
  ['dark', undefined, 'dark', ['']],
  ['light', undefined, 'light', ['']],
  ['dark', { isPaper: true } as const, 'light', ['']],
])('theme %s with %j: %s', (theme, handle, shown, media) => {
  const page = draw(null, theme, handle);
  expect(page).toContain(`data-theme="${shown}"`);
  const metas = page.match(/<meta name="theme-color"[^>]*>/g) ?? [];
  expect(metas.map((tag) => /media="([^"]*)"/.exec(tag)?.[1] ?? '')).toEqual(media);
});

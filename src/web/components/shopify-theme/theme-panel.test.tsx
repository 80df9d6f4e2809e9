import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import type { ShopTheme } from '#contract/calls/shopify-theme.ts';
import { LanguageProvider } from '#web/i18n/language.tsx';
import { ThemePanel } from './theme-panel.tsx';

// Two ways to our image: the one that shows it on every page comes first.

type Tag = NonNullable<ShopTheme['theme']>['tag'];

function draw(tag: Tag): string {
  const patch = { ok: true, files: [], notes: [] };
  const theme = { name: 'Dawn', lookedAt: '2026-11-19T09:00:00.000Z', tag, check: null, patch };
  const shop = { shop: 'halm.myshopify.com', canWrite: true, embedsUrl: 'https://embeds.example', theme, change: null };
  const root = { now: '2026-11-19T10:00:00.000Z', preferences: { timeZone: 'UTC' } };
  const element = (
    <LanguageProvider language="en">
      <ThemePanel shop={shop as unknown as ShopTheme} act={() => Promise.resolve()} isBusy={() => false} />
    </LanguageProvider>
  );
  const router = createMemoryRouter([{ id: 'root', path: '/', loader: () => root, element }], {
    hydrationData: { loaderData: { root } },
  });
  return renderToStaticMarkup(<RouterProvider router={router} />);
}

const absent = (hasImage: boolean): Tag => ({
  state: 'absent',
  reason: 'not-rendered',
  file: 'layout/theme.liquid',
  hasImage,
});
/** The two ways, and what is read of the embed, in their order. */
const partsOf = (html: string) =>
  [
    ...html.matchAll(/For every page: a change|Without code: the app embed|Switch on the app embed|It can’t replace/g),
  ].map(([part]) => part);
const change = 'For every page: a change';
const [title, link, limit] = ['Without code: the app embed', 'Switch on the app embed', 'It can’t replace'];
const linkIn = (html: string) => /<a [^>]*href="https:\/\/embeds\.example"[^>]*>/.exec(html)?.[0] ?? '';

test('a theme that prints an image: the change first, then the embed with its limit before its quiet button', () => {
  const html = draw(absent(true));
  expect(partsOf(html)).toEqual([change, title, limit, link]);
  expect(linkIn(html)).not.toContain('bg-signal');
});

test('a theme without an image: the embed does all of it, and comes first', () => {
  const html = draw(absent(false));
  expect(partsOf(html)).toEqual([title, link, limit, change]);
  expect(linkIn(html)).toContain('bg-signal');
});

test('with the snippet in every layout the embed prints nothing, and is not offered', () => {
  const place = { file: 'layout/theme.liquid', line: 4 };
  expect(partsOf(draw({ state: 'behind', ours: place, inFront: place, app: null }))).toEqual([change]);
});

import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import type { ShopTheme } from '#contract/calls/shopify-theme.ts';
import { LanguageProvider } from '#web/i18n/language.tsx';
import { PlanNote } from './plan-note.tsx';
import { ThemePanel } from './theme-panel.tsx';

// The copy from ready to published: what it means for the plan is said before, and the way on is the main button after.

interface Given {
  state: NonNullable<ShopTheme['change']>['state'] | null;
  isInTheme?: boolean;
  leftOut?: number;
}

function draw({ state, isInTheme = false, leftOut = 9 }: Given): string {
  const tag = isInTheme
    ? { state: 'first', ours: { file: 'layout/theme.liquid', line: 4 }, behind: [] }
    : { state: 'absent', reason: 'not-rendered', file: 'layout/theme.liquid', hasImage: true };
  const patch = isInTheme ? { ok: false, reason: { kind: 'already-patched' } } : { ok: true, files: [], notes: [] };
  const theme = { name: 'Dawn', lookedAt: '2026-11-19T09:00:00.000Z', tag, check: null, patch };
  const change = state && { uuid: 'c-1', state, copyName: 'Dawn copy', previewUrl: null, check: null, failure: null };
  const shop = { shop: 'halm.myshopify.com', canWrite: true, embedsUrl: null, theme, change } as unknown as ShopTheme;
  const pages = { found: 25 + leftOut, read: 25, leftOut, isCounting: false };
  const element = (
    <LanguageProvider language="en">
      <ThemePanel
        shop={shop}
        act={() => Promise.resolve()}
        isBusy={() => false}
        planNote={<PlanNote pages={pages} plan="/plan" />}
        next={<a href="/share">See it work</a>}
      />
    </LanguageProvider>
  );
  const root = { now: '2026-11-19T10:00:00.000Z', preferences: { timeZone: 'UTC' } };
  const router = createMemoryRouter([{ id: 'root', path: '/', loader: () => root, element }], {
    hydrationData: { loaderData: { root } },
  });
  return renderToStaticMarkup(<RouterProvider router={router} />);
}
const wordsOf = (html: string) => html.replaceAll(/<[^>]+>/g, ' ').replaceAll(/\s+/g, ' ');
const buttonOf = (html: string, name: string) =>
  [...html.matchAll(/<button [^>]*>(?:(?!<\/button>).)*/gs)].map(([all]) => all).find((all) => all.includes(name)) ??
  '';

test('before it is published the plan is named, only where it leaves pages out', () => {
  expect(wordsOf(draw({ state: 'ready' }))).toMatch(
    /Your plan covers 25 of 34 pages\..* See your plan Publish the copy/,
  );
  expect(wordsOf(draw({ state: 'ready', leftOut: 0 }))).not.toContain('Your plan');
});

test('once it is published the way on comes first, and undoing is quiet', () => {
  const html = draw({ state: 'published', isInTheme: true });
  expect(wordsOf(html)).toMatch(/is live with the change\. See it work Undo the change/);
  expect(buttonOf(html, 'Undo the change')).not.toMatch(/bg-signal|border-line-strong/);
  expect(wordsOf(draw({ state: 'ready' }))).not.toContain('See it work');
});

test('a change counts as removed only if it was published', () => {
  expect(wordsOf(draw({ state: null }))).toContain('layout/theme.liquid doesn’t have it yet.');
  const removed = wordsOf(draw({ state: 'published' }));
  expect(removed).toContain('has removed it from layout/theme.liquid');
  // It can be made again, and nothing says that it is live.
  expect(removed).toContain('Make the change in a copy');
  expect(removed).not.toMatch(/is live with the change|See it work/);
});

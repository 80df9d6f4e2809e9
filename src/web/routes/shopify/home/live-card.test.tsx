import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import type { ShopState } from '#contract/calls/shopify.ts';
import type { Crawl } from '#contract/entities/project.ts';
import type { Language } from '#domain/language.ts';
import { liveKinds } from '#domain/shopify/theme-snippet.ts';
import { LanguageProvider } from '#web/i18n/language.tsx';
import { LiveCard } from './live-card.tsx';
import { ShareCard } from './share-card.tsx';

// The Overview says where images are live: never on more pages than the plan covers, and with no switch that does
// nothing. Whoever shared a link sees it.

type State = NonNullable<ShopState['theme']>['state'];
interface Given {
  state?: State;
  live?: readonly string[];
  pages?: Partial<ShopState['pages']>;
  language?: Language;
  newest?: Partial<Crawl> | null;
}

function draw({ state = 'first', live = liveKinds, pages = {}, language = 'en', newest = null }: Given) {
  const shows = state === 'first' ? { ours: liveKinds, others: [] } : { ours: [], others: liveKinds };
  const covered = { found: 25, read: 25, leftOut: 0, isCounting: false };
  const shop = { theme: { state, shows }, live, pages: { ...covered, ...pages } } as unknown as ShopState;
  const firstShare = { projectUuid: 'p-1', url: 'https://halm.example/products/lamp', newest: newest as Crawl | null };
  const element = (
    <LanguageProvider language={language}>
      <LiveCard projectId={1} shop={shop} />
      <ShareCard home={{ shop, firstShare, projectId: 1 }} />
    </LanguageProvider>
  );
  const root = { now: '2026-11-19T22:00:00.000Z', preferences: { timeZone: 'UTC' }, imagesUrl: 'https://i.example' };
  const router = createMemoryRouter([{ id: 'root', path: '/', loader: () => root, element }], {
    hydrationData: { loaderData: { root } },
  });
  return renderToStaticMarkup(<RouterProvider router={router} />);
}
const wordsOf = (html: string) => html.replaceAll(/<[^>]+>/g, ' ').replaceAll(/\s+/g, ' ');
const switches = (html: string) => [...html.matchAll(/role="switch"/g)].length;
const partly = { found: 34, leftOut: 9 };

test('all pages only where the plan covers all', () => {
  expect(wordsOf(draw({}))).toContain('live on all pages.');
  const part = wordsOf(draw({ pages: partly }));
  expect(part).toContain(
    'live on the pages your plan covers: 25 of 34 pages. The others keep their own image. See your plan',
  );
  expect(part).not.toContain('all pages');
  expect(wordsOf(draw({ pages: partly, language: 'de' }))).toContain('die Ihr Tarif umfasst: 25 von 34 Seiten.');
});

test('while pages are still being found the number says so', () => {
  expect(wordsOf(draw({ pages: { ...partly, isCounting: true } }))).toContain('25 of 34 pages so far.');
  expect(wordsOf(draw({ pages: { ...partly, isCounting: true }, language: 'de' }))).toContain(
    'bisher 25 von 34 Seiten.',
  );
});

test('with some kinds switched off the plan is named too', () => {
  expect(wordsOf(draw({ live: ['product'], pages: partly }))).toContain(
    'Live on product pages. Your plan covers 25 of 34 pages. The others keep their own image.',
  );
});

test('a theme that prints none of our images has no switch that is on, and nothing about the plan', () => {
  const html = draw({ state: 'absent', pages: partly });
  expect([switches(html), wordsOf(html).includes('Your plan')]).toEqual([0, false]);
  expect(switches(draw({ state: 'behind' }))).toBe(1);
  expect(switches(draw({}))).toBe(1 + liveKinds.length);
});

test('the newest share is shown with its platform and time, whenever it was', () => {
  expect(wordsOf(draw({}))).toContain('Share your first link');
  const share = {
    id: 7,
    source: 'Whatsapp',
    bot: 'Whatsapp',
    kind: 'share',
    createdAt: '2026-11-19T21:38:00.000Z',
  } as const;
  const html = draw({ newest: { ...share, url: 'https://halm.example/products/vase' } });
  expect(wordsOf(html)).toContain('WhatsApp fetched your image · 21:38');
  expect(wordsOf(html)).not.toContain('first link');
  expect(html).toContain(encodeURIComponent('https://halm.example/products/vase'));
});

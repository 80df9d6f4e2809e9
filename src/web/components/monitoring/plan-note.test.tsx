import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import type { ListedIncident, Monitoring } from '#contract/calls/monitoring.ts';
import { describeLeftOut } from '#domain/billing/left-out.ts';
import type { Language } from '#domain/language.ts';
import { describeSitemapProblem } from '#domain/routing/sitemap.ts';
import { LanguageProvider } from '#web/i18n/language.tsx';
import WatchLine from '#web/routes/project/dashboard/watch-line.tsx';
import { Problems } from '#web/routes/project/dashboard.tsx';
import { DayBars } from '#web/routes/project/monitoring/day-bars.tsx';
import { IncidentList } from '#web/routes/project/monitoring/incident-list.tsx';
import { EventsUse } from '#web/routes/project/monitoring/status-panel.tsx';
import { FreeNote, UsedUpNote } from './monitoring-frame.tsx';
import { VerdictLine, verdictOf } from './verdict-words.tsx';

// What an owner reads on the free plan, after the last event, and before the first check.

async function draw(
  part: ReactNode,
  language: Language = 'en',
): Promise<{ words: string; links: string[]; html: string }> {
  const element = <LanguageProvider language={language}>{part}</LanguageProvider>;
  const root = { now: '2026-11-16T10:00:00.000Z', preferences: { timeZone: 'UTC' } };
  const project = { id: 'layouts/project', loader: () => ({ project: { slug: 'lamps' } }), path: '*', element };
  const handler = createStaticHandler([{ id: 'root', path: '/', loader: () => root, children: [project] }]);
  const context = await handler.query(new Request('https://linkbild.example/app/lamps/monitoring'));
  if (context instanceof Response) throw new Error('leads elsewhere');
  const router = createStaticRouter(handler.dataRoutes, context);
  const html = renderToStaticMarkup(<StaticRouterProvider router={router} context={context} hydrate={false} />);
  const links = [...html.matchAll(/href="([^"]*)"/g)].map(([, href = '']) => href);
  return {
    html,
    words: html
      .replaceAll(/<[^>]+>/g, ' ')
      .replaceAll(/\s+/g, ' ')
      .replaceAll(' .', '.'),
    links,
  };
}

const renewsAt = '2026-12-01T00:00:00.000Z';

test('the free plan names the monthly audit and leads to the plans', async () => {
  const { words, links } = await draw(<FreeNote />);
  expect(words).toContain('Your plan includes one audit a month.');
  expect(links).toEqual(['/app/lamps/settings/plan']);
});

test('after the last event of Basic the monthly audit is left, and Pro has more', async () => {
  const { words, links } = await draw(<UsedUpNote limit={1000} renewsAt={renewsAt} />, 'de');
  expect(words).toContain('Bis zum 01.12.2026 prüft nur noch das monatliche Audit Ihre Seiten.');
  expect(words).toContain('Mit Pro haben Sie 10.000 Ereignisse im Monat.');
  expect(links).toEqual(['/de/app/lamps/settings/plan']);
});

test('after the last event of Pro no larger plan is promised', async () => {
  const { words, links } = await draw(<UsedUpNote limit={10_000} renewsAt={renewsAt} />);
  expect(words).toContain('Until 1 Dec 2026 your pages are checked only by the monthly audit.');
  expect(words).not.toContain('With Pro');
  expect(links).toEqual([]);
});

const monitoring: Monitoring = {
  isWatched: true,
  events: { used: 250, limit: 1000, renewsAt, nextLookAt: '2026-11-16T11:30:00.000Z' },
  pages: { watched: 40, seen: 40, read: 40, faulty: 2 },
  lastCheckAt: '2026-11-16T09:53:00.000Z',
  suspicions: [],
  days: [],
  daysBetweenLooks: 1.2,
  retentionMonths: 3,
  openIncidents: 0,
  hasBadge: false,
  badgeUrl: '',
};

test.each<[string, Partial<Monitoring>, boolean]>([
  ['some pages were not checked yet', { pages: { watched: 68, seen: 21, read: 21, faulty: 0 } }, true],
  ['all were', {}, false],
  ['an incident is open', { openIncidents: 1, pages: { watched: 68, seen: 21, read: 21, faulty: 3 } }, false],
])('the dashboard’s line starts a check where %s', async (_, change, hasButton) => {
  const line = { monitoring: { ...monitoring, ...change }, isReading: false };
  const { html } = await draw(<WatchLine {...line} />);
  expect(/<button[^>]*>.*Check now/.test(html)).toBe(hasButton);
  const { html: reading } = await draw(<WatchLine {...line} isReading />);
  expect(/<button[^>]*disabled/.test(reading)).toBe(hasButton);
});

test.each<[string, Partial<Monitoring>, RegExp]>([
  ['used and left', {}, /Usage this month .*250 of 1,000 used .*Left 750 New events from 1 Dec 2026/],
  ['nothing left', { events: { used: 1000, limit: 1000, renewsAt, nextLookAt: renewsAt } }, /Left 0 New events from/],
])('shows used and remaining events: %s', async (_, change, expected) => {
  const { words } = await draw(<EventsUse monitoring={{ ...monitoring, ...change }} />);
  expect(words).toMatch(expected);
});

const suspicion = {
  title: { en: 'The page has no image', de: 'Die Seite hat kein Bild' },
  pages: 68,
  since: '2026-11-16T09:00:00.000Z',
  confirmAt: '2026-11-16T09:10:00.000Z',
};

test.each<[string, Partial<Monitoring>, RegExp]>([
  ['all pages', {}, /No open incidents\. All 40 pages checked, last 09:53\./],
  [
    'some pages',
    { pages: { watched: 68, seen: 21, read: 21, faulty: 0 } },
    /No open incidents\. 21 of 68 pages checked so far, last 09:53\./,
  ],
  [
    'no page',
    { pages: { watched: 68, seen: 0, read: 0, faulty: 0 }, lastCheckAt: null },
    /Not checked yet\. 68 pages are waiting for the first check\./,
  ],
  [
    'pages that cannot be read',
    { pages: { watched: 40, seen: 40, read: 37, faulty: 0 } },
    /No open incidents\. All 40 pages checked, last 09:53\. 3 of them can’t be read\./,
  ],
  [
    'a site of which no page was ever read',
    { pages: { watched: 1, seen: 1, read: 0, faulty: 0 } },
    /No page could be read\. 1 page checked, last 09:53\. *$/,
  ],
  [
    'a fault seen once',
    // After midnight, seen from the evening before: the time is named with its day.
    { suspicions: [{ ...suspicion, confirmAt: '2026-11-17T00:05:00.000Z' }] },
    /Something changed on 68 pages\. The page has no image\. We check again to be sure, on 17 Nov 2026, 00:05\./,
  ],
  [
    'an incident',
    { openIncidents: 1, pages: { watched: 68, seen: 68, read: 68, faulty: 68 } },
    /1 open incident\. The previews of 68 pages got worse\. All 68 pages checked/,
  ],
])('the verdict names what was looked at: %s', async (_, change, expected) => {
  const { words } = await draw(<VerdictLine monitoring={{ ...monitoring, ...change }}>{null}</VerdictLine>);
  expect(words).toMatch(expected);
});

test.each([
  ['pages that the plan leaves out', describeLeftOut(25, 3), ['/app/lamps/settings/plan']],
  [
    'a sitemap that cannot be read',
    describeSitemapProblem({ sitemap: 'https://lamps.example/s.xml', reason: 'xml' }),
    [],
  ],
])('the dashboard links to the plans only where a larger one helps: %s', async (_, problem, expected) => {
  const { words, links } = await draw(<Problems project={{ slug: 'lamps', problems: [problem] }} />);
  expect(words).toContain(problem.en);
  expect(links).toEqual(expected);
});

test('the German verdict ends its sentences with full stops', async () => {
  const { words } = await draw(<VerdictLine monitoring={monitoring}>{null}</VerdictLine>, 'de');
  expect(words).toMatch(/Keine offenen Störungen\. Alle 40 Seiten geprüft, zuletzt 09:53\./);
});

test('the verdict is `fine` only if every page was read and nothing is open or suspected', () => {
  const counts = [0, 1, 20, 40];
  for (const seen of counts)
    for (const openIncidents of [0, 1])
      for (const suspicions of [[], [suspicion]]) {
        const verdict = verdictOf({
          ...monitoring,
          openIncidents,
          suspicions,
          pages: { watched: 40, seen, read: seen, faulty: 0 },
        });
        expect(verdict === 'fine').toBe(seen === 40 && openIncidents === 0 && suspicions.length === 0);
      }
});

test('a bar per day says in words what its colour says', async () => {
  const days = [
    { day: '2026-11-14', checked: 0, faulty: 0, incidents: 0 },
    { day: '2026-11-15', checked: 12, faulty: 0, incidents: 0 },
    { day: '2026-11-16', checked: 40, faulty: 3, incidents: 1 },
  ];
  const { html } = await draw(<DayBars days={days} />);
  expect([...html.matchAll(/title="([^"]*)"/g)].map(([, title]) => title)).toEqual([
    '14 Nov: not checked',
    '15 Nov: 12 checks, no problems',
    '16 Nov: problems on 3 pages',
  ]);
  expect(html).toContain('aria-label="The last 3 days: checked on 2, problems on 1"');
});

const none = { items: [], total: 0, page: 1, perPage: 20 };

test.each([
  ['no-pages', /No pages to check yet/, ['/app/lamps/subpages']],
  ['first-check', /Example .*Before .*After/, []],
  [null, /Example .*Before .*After/, []],
] as const)(
  'without incidents, %s: says why there are none, or shows an example',
  async (nothingChecked, said, leadsTo) => {
    const { words, links } = await draw(<IncidentList incidents={none} nothingChecked={nothingChecked} />);
    expect(words).toMatch(said);
    expect(links).toEqual(leadsTo);
  },
);

function cardOf(layout: 'lg' | 'none') {
  const image = { url: 'https://halm.example/vase.jpg', width: 1200, height: 630, bytes: null, type: 'jpg', alt: null };
  return {
    layout,
    title: 'Vase',
    description: null,
    siteName: null,
    host: 'halm.example',
    url: 'https://halm.example/vase',
    image: layout === 'lg' ? image : null,
    moreImages: [],
    imageSize: layout,
    favicon: null,
    fields: [],
    accentColor: null,
    isShown: true,
    imageSource: 'tag',
    lines: { title: 2, description: 1 },
  };
}
const sideOf = (layout: 'lg' | 'none') => ({
  seenAt: '2026-11-16T09:00:00.000Z',
  hasImage: layout === 'lg',
  state: {
    tags: [],
    image: cardOf(layout).image,
    cards: { whatsapp: cardOf(layout) },
    score: 1,
    issues: [],
    theme: null,
  },
});

test.each([
  ['another card', 'none', true],
  ['the same card', 'lg', false],
] as const)('an incident after which a page has %s shows both sides', async (_, after, isShown) => {
  const incident = {
    uuid: 'i',
    state: 'open',
    title: suspicion.title,
    effect: suspicion.title,
    openedAt: '2026-11-16T09:10:00.000Z',
    resolvedAt: null,
    pages: 68,
    allPages: 68,
    routes: [],
    note: null,
    example: { subPageId: 4, url: 'https://halm.example/vase', before: sideOf('lg'), after: sideOf(after) },
  } as unknown as ListedIncident;
  const incidents = { ...none, total: 1, items: [incident] };
  const { words, html } = await draw(<IncidentList incidents={incidents} nothingChecked={null} />);
  expect(words).toMatch(/The page has no image .*68 pages/);
  expect(/Before .*After/.test(words)).toBe(isShown);
  // The copy of that day, where the image still is.
  expect(html.includes('/sub-page/4/snapshot-image?at=2026-11-16')).toBe(isShown);
});

import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import type { Monitoring } from '#contract/calls/monitoring.ts';
import type { Language } from '#domain/language.ts';
import { LanguageProvider } from '#web/i18n/language.tsx';
import { EventsUse } from '#web/routes/project/monitoring/events-use.tsx';
import { IncidentList } from '#web/routes/project/monitoring/incident-list.tsx';
import { FreeNote, UsedUpNote } from './plan-note.tsx';

// What an owner reads on the free plan, after the last event, and before the first check.

async function draw(part: ReactNode, language: Language = 'en'): Promise<{ words: string; links: string[] }> {
  const element = <LanguageProvider language={language}>{part}</LanguageProvider>;
  const root = { now: '2026-11-16T10:00:00.000Z', preferences: { timeZone: 'UTC' } };
  const project = { id: 'layouts/project', loader: () => ({ project: { slug: 'lamps' } }), path: '*', element };
  const handler = createStaticHandler([{ id: 'root', path: '/', loader: () => root, children: [project] }]);
  const context = await handler.query(new Request('https://linkbild.example/app/lamps/monitoring'));
  if (context instanceof Response) throw new Error('leads elsewhere');
  const router = createStaticRouter(handler.dataRoutes, context);
  const html = renderToStaticMarkup(<StaticRouterProvider router={router} context={context} hydrate={false} />);
  const links = [...html.matchAll(/href="([^"]*)"/g)].map(([, href = '']) => href);
  return { words: html.replaceAll(/<[^>]+>/g, ' ').replaceAll(/\s+/g, ' '), links };
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
  pages: { watched: 40, seen: 40, faulty: 2 },
  daysBetweenLooks: 1.2,
  retentionMonths: 3,
  openIncidents: 0,
  hasBadge: false,
  badgeUrl: '',
};

test.each<[string, Partial<Monitoring>, RegExp]>([
  ['used, left and the next check', {}, /250 of 1,000 used .*Left 750 Next check 16 Nov 2026, 11:30 .*38 of 40/],
  ['the first round', { pages: { watched: 40, seen: 12, faulty: 0 } }, /Pages checked so far 12 of 40/],
  [
    'nothing known yet',
    { pages: { watched: 0, seen: 0, faulty: 0 }, daysBetweenLooks: null },
    /Next check 16 Nov 2026, 11:30 New events from 1 Dec 2026 $/,
  ],
  [
    'nothing left',
    { events: { used: 1000, limit: 1000, renewsAt, nextLookAt: renewsAt } },
    /Left 0 Next check 1 Dec 2026, 00:00 New events from/,
  ],
])('%s', async (_, change, expected) => {
  const { words } = await draw(<EventsUse monitoring={{ ...monitoring, ...change }} />);
  expect(words).toMatch(expected);
});

const none = { items: [], total: 0, page: 1, perPage: 20 };

test.each([
  ['no-pages', /No pages to check yet/, ['/app/lamps/subpages']],
  ['first-check', /First check under way/, []],
  [null, /^(?!.*(First check|No pages to check))/, []],
] as const)('without incidents, %s: says why there are none', async (nothingChecked, said, leadsTo) => {
  const { words, links } = await draw(<IncidentList incidents={none} nothingChecked={nothingChecked} />);
  expect(words).toMatch(said);
  expect(links).toEqual(leadsTo);
});

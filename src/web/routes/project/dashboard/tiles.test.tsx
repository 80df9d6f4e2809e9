import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import type { AuditSummary } from '#contract/entities/audit.ts';
import type { Project, Stats } from '#contract/entities/project.ts';
import { describeLeftOut } from '#domain/billing/left-out.ts';
import type { Language, Text } from '#domain/language.ts';
import { LanguageProvider } from '#web/i18n/language.tsx';
import { ScoreCard } from '#web/routes/shopify/home/score-card.tsx';
import { DashboardTiles } from './tiles.tsx';

// The dashboard's figures, each with what it counts: the audit's pages, the plan's and the sitemap's are not the same.

function draw(part: ReactNode, language: Language = 'en'): string {
  const element = <LanguageProvider language={language}>{part}</LanguageProvider>;
  const root = { now: '2026-11-19T10:00:00.000Z', preferences: { timeZone: 'UTC' } };
  const router = createMemoryRouter([{ id: 'root', path: '/', loader: () => root, element }], {
    hydrationData: { loaderData: { root } },
  });
  return renderToStaticMarkup(<RouterProvider router={router} />);
}
/** As a screen reader says it. */
const wordsOf = (html: string) =>
  html
    .replaceAll(/<(\w+)[^>]* aria-hidden="true"[^>]*>.*?<\/\1>/gs, '')
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/\s+/g, ' ');

const audit = {
  uuid: 'a-1',
  score: 71,
  pagesPlanned: 20,
  pagesDone: 20,
  pagesKnown: 34,
  change: { pages: 20, before: 64, after: 71 },
  createdAt: '2026-11-18T10:00:00.000Z',
  finishedAt: '2026-11-18T10:02:00.000Z',
} as unknown as AuditSummary;
const noShares = { total: 0, shares: 0, sources: [], days: [] } as unknown as Stats;
const shares = { ...noShares, total: 9, shares: 4, sources: [{ kind: 'share', source: 'Slack', count: 3 }] };

interface Given {
  language?: Language;
  newest?: AuditSummary | null;
  problems?: Text[];
  stats?: Stats;
}
function tiles({ language, newest = audit, problems = [], stats = noShares }: Given = {}) {
  const project = { slug: 'shop', subPagesFound: 34, problems } as unknown as Project;
  const audits = newest ? [newest] : [];
  return wordsOf(draw(<DashboardTiles {...{ project, audits, stats }} audit={newest} subPages={25} />, language));
}

test('the score says how it changed, of how many pages it is, and from when', () => {
  expect(tiles()).toMatch(/Score 71 7 points better out of 100, from 20 of 34 pages · 18 Nov 2026/);
  expect(tiles({ language: 'de' })).toMatch(
    /Punkte 71 7 Punkte besser von 100, aus 20 von 34 Seiten · Stand 18\.11\.2026/,
  );
  const all = { ...audit, pagesPlanned: 34, pagesDone: 34, change: null };
  expect(tiles({ newest: all })).toMatch(/Score 71 out of 100, from 34 pages · /);
});

test('without an audit there is no score, but its way to one', () => {
  expect(tiles({ newest: null })).toMatch(/Score Not audited yet Start audit/);
});

test('a zero is no news: shares are there from the first one on', () => {
  expect(tiles()).not.toMatch(/Shares|Shared most on/);
  expect(tiles({ stats: shares as unknown as Stats })).toMatch(
    /Shares 4 in the last three weeks Shared most on Slack 75% of all shares/,
  );
});

test('fewer pages than were found: by the plan, or of the sitemap', () => {
  const leftOut = [describeLeftOut(25, 9)];
  expect(tiles({ problems: leftOut })).toMatch(/Pages 25 your plan covers 25 of 34/);
  expect(tiles({ problems: leftOut, language: 'de' })).toMatch(/Seiten 25 Ihr Tarif umfasst 25 von 34/);
  expect(tiles()).toMatch(/Pages 25 of 34 in the sitemap/);
});

test('in Shopify the same score has the same sample beside it, and the plan a line of its own', () => {
  const shop = { pages: { isReading: false, read: 25, found: 34, leftOut: 9, isCounting: false }, seesLanguages: true };
  const home = { score: 71, sample: audit, worst: [], running: null, hasFailed: false, shop };
  const card = (language?: Language) =>
    wordsOf(draw(<ScoreCard home={home as unknown as Parameters<typeof ScoreCard>[0]['home']} />, language));
  expect(card()).toMatch(/71 of 100 20 of 34 pages checked Your plan covers 25 of 34 pages\./);
  expect(card('de')).toMatch(/71 von 100 20 von 34 Seiten geprüft Ihr Tarif umfasst 25 von 34 Seiten\./);
});

import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import type { PlanOverview } from '#contract/calls/plan.ts';
import { freePlan, planById } from '#domain/billing/plan-table.ts';
import type { Language } from '#domain/language.ts';
import { LanguageProvider } from '#web/i18n/language.tsx';
import { planTexts } from '#web/i18n/project/plan.ts';
import { useStepAndPeriod } from './plan-choice.tsx';
import { PlanUse } from './plan-use.tsx';

const usage: PlanOverview['usage'] = {
  subPages: 18,
  subPagesFound: 18,
  domains: 1,
  domainsAllowed: 1,
  users: 1,
  templatesPerRoute: 1,
  refreshedAt: null,
  monitoringThisMonth: 1,
  looksThisMonth: 0,
  monthEndsAt: '2026-12-01T00:00:00.000Z',
  overLimitAt: null,
};

function draw(changed: Partial<PlanOverview['usage']> = {}, language: Language = 'en', plan = freePlan) {
  const part = (
    <LanguageProvider language={language}>
      <PlanUse overview={{ plan, usage: { ...usage, ...changed } }} />
    </LanguageProvider>
  );
  const root = { preferences: { timeZone: 'Europe/Berlin' } };
  const router = createMemoryRouter([{ id: 'root', path: '/', loader: () => root, element: part }], {
    hydrationData: { loaderData: { root } },
  });
  return renderToStaticMarkup(<RouterProvider router={router} />);
}

test('on the first day of the free plan nothing is amber, although three limits of one are used', () => {
  expect(draw()).toContain('18 of 25');
  expect(draw()).not.toContain('warn');
});

test.each([
  [23, 'Nearly used up'],
  [25, 'Limit reached'],
  [40, 'Over the limit'],
])('%i of 25 pages are marked: %s', (subPages, words) => {
  expect(draw({ subPages })).toContain(words);
  expect(draw({ subPages })).toContain('bg-warn');
});

test('what is counted by the month says when it begins anew, and nothing else does', () => {
  const text = (html: string) => html.replaceAll(/<[^>]+>/g, '');
  const count = (all: string, part: string) => all.split(part).length - 1;
  expect(count(text(draw()), 'Resets on 1 Dec 2026.')).toBe(1);
  expect(count(text(draw({}, 'de', planById('starter-100') ?? freePlan)), 'Neu gezählt wird ab dem 01.12.2026.')).toBe(
    2,
  );
});

const words = (html: string) => html.replaceAll(/<[^>]+>/g, ' ').replaceAll(/\s+/g, ' ');

test('what is unlimited says how much of it is used, and advises nothing larger', () => {
  const pro = planById('professional-100') ?? freePlan;
  const text = words(draw({ domainsAllowed: null }, 'de', pro));
  expect(text).toContain('1, ohne Limit');
  expect(text).not.toContain('von unbegrenzt');
  expect(text).not.toContain(planTexts.domainsAt.de);
  expect(words(draw({}, 'de', pro))).toContain(planTexts.domainsAt.de);
});

test('pages that are not read are left out by the plan only once it is full', () => {
  expect(words(draw({ subPages: 20, subPagesFound: 68 }, 'de'))).not.toContain(planTexts.leftOut.de('48'));
  expect(words(draw({ subPages: 25, subPagesFound: 68 }, 'de'))).toContain(planTexts.leftOut.de('43'));
});

const Step = ({ overview }: { overview: PlanOverview }) =>
  String(useStepAndPeriod(overview, { plan: null, period: null }).step);

test.each([
  ['the free plan', 'free', 'free', 18, 100],
  ['a trial', 'starter-100', 'trial', 300, 500],
  ['a plan with room left', 'professional-2500', 'active', 15, 2500],
  ['a plan that is too small', 'starter-100', 'active', 300, 500],
] as const)(
  'the size to choose from begins with what is needed, or with the own plan: %s',
  (_, id, state, pages, step) => {
    const overview = {
      plan: planById(id) ?? freePlan,
      state,
      usage: { ...usage, subPages: pages },
    } as unknown as PlanOverview;
    const html = renderToStaticMarkup(
      <LanguageProvider language="en">
        <Step overview={overview} />
      </LanguageProvider>,
    );
    expect(html).toBe(String(step));
  },
);

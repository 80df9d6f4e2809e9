import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import type { PlanOverview } from '#contract/plan.ts';
import { freePlan, planById } from '#domain/billing/plan-table.ts';
import type { Language } from '#domain/language.ts';
import { LanguageProvider } from '#web/i18n/language.tsx';
import { BilledPlan } from './billed-plan.tsx';

// What somebody reads about a plan in each of its states.

type Billing = NonNullable<PlanOverview['billing']>;
const basic = planById('starter-250') ?? freePlan;
const paid: Billing = {
  status: 'active',
  planId: basic.id,
  period: 'monthly',
  periodEndsAt: '2026-12-17T10:00:00.000Z',
  endsAt: null,
  isUnpaid: false,
  graceEndsAt: null,
  payUrl: null,
  firstPaymentAt: '2026-11-17T10:00:00.000Z',
};

function draw(billing: Partial<Billing> | null, overview: Partial<PlanOverview> = {}, language: Language = 'en') {
  const whole = {
    plan: basic,
    state: 'active',
    trial: null,
    billing: billing && { ...paid, ...billing },
    ...overview,
  } as PlanOverview;
  const acting = { act: async () => undefined, isBusy: () => false, answer: undefined };
  const root = { now: '2026-11-17T10:00:00.000Z', preferences: { timeZone: 'UTC' } };
  const part = (
    <LanguageProvider language={language}>
      <BilledPlan overview={whole} mayChange {...acting} />
    </LanguageProvider>
  );
  const router = createMemoryRouter([{ id: 'root', path: '/', loader: () => root, element: part }], {
    hydrationData: { loaderData: { root } },
  });
  const html = renderToStaticMarkup(<RouterProvider router={router} />);
  return html.replaceAll(/<[^>]+>/g, ' ').replaceAll(/\s+/g, ' ');
}

test('a paid plan names its price, net, and the next payment', () => {
  expect(draw({})).toContain('€14 a month plus VAT · Next payment on 17 Dec 2026.');
  expect(draw({}, {}, 'de')).toContain('14 € im Monat zzgl. USt. · Nächste Zahlung am 17.12.2026.');
  expect(draw({})).toContain('Cancel plan');
});

test('bought in the trial, the first payment has a day', () => {
  const words = draw({ status: 'trialing', firstPaymentAt: '2026-12-01T10:00:00.000Z' });
  expect(words).toContain('Your trial runs until 1 Dec 2026. You pay for the first time on that day.');
});

test('a cancelled plan says until when it runs, and can be resumed', () => {
  const words = draw({ status: 'ending', endsAt: '2026-12-17T10:00:00.000Z' });
  expect(words).toContain('Your plan stays active until 17 Dec 2026.');
  expect(words).toContain('Resume plan');
  expect(words).not.toContain('Cancel plan');
});

test('after a failed payment the end of the grace is named, with the way to pay', () => {
  const failed = { status: 'past_due', graceEndsAt: '2026-12-24T10:00:00.000Z', payUrl: 'https://pay.test/' } as const;
  expect(draw(failed)).toContain('Your plan stays active until 24 Dec 2026.');
  expect(draw(failed)).toContain('Pay now');
  expect(draw(failed, {}, 'de')).toContain('Ihr Tarif gilt noch bis zum 24.12.2026.');
});

test('an ended plan says why, and that nothing was deleted', () => {
  const free = { plan: freePlan, state: 'free' } as const;
  const ended = { status: 'ended', endsAt: '2026-12-24T10:00:00.000Z' } as const;
  expect(draw(ended, free)).toContain('(Basic, 250 pages) ended on 24 Dec 2026. You’re on the free plan. Nothing is');
  expect(draw({ ...ended, isUnpaid: true }, free)).toContain('because the payment didn’t arrive');
});

test('a trial counts its days, and a project without a plan is free', () => {
  const trial = { daysLeft: 9, endsAt: '2026-11-26T10:00:00.000Z' };
  expect(draw(null, { state: 'trial', trial })).toContain('9 days left · After that you’re back on the free plan.');
  expect(draw(null, { plan: freePlan, state: 'free' })).toContain('Free, 25 pages');
});

import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { SESSION_COOKIE } from '#contract/session-cookie.ts';
import { planById } from '#domain/billing/plan-table.ts';
import { namePlan } from '#domain/billing/prices.ts';
import type { Language } from '#domain/language.ts';
import { keepAchievement } from '#flows/accounts/edit-account.ts';
import { billingTexts } from '#web/i18n/project/billing.ts';
import { planTexts } from '#web/i18n/project/plan.ts';
import { textsIn } from '#web/i18n/texts.ts';
import { createStripeSite } from '../../e2e/start-site.ts';
import { CARD, HALM } from '../../stand-ins/stripe/stripe.fixture.ts';
import { type Engine, engines } from './engine.ts';
import { createVisitor, saying, wide } from './visitor.ts';

// Paying, in Firefox and in WebKit, with a stand-in of Stripe.

describe.each(Object.entries(engines))('%s', (name, { missing, start }) => {
  let engine: Engine;
  const language: Language = name === 'firefox' ? 'en' : 'de';
  const base = language === 'de' ? '/de' : '';
  const person = (siteUrl: string) => createVisitor(() => engine, { name, siteUrl });
  beforeAll(async () => {
    if (missing) return;
    engine = await start();
    await engine.resize(...wide);
  });
  afterAll(() => engine?.close());

  test.skipIf(missing !== null)('lets people begin a trial, order a plan and pay for it', async () => {
    const { api, siteUrl } = await createStripeSite();
    const { open, fill, click, press, says, arrives, keep } = person(siteUrl);
    const owner = await api.addPerson(`${name}-pays@example.com`);
    const project = await api.addProject(`paid-in-${name}`);
    await api.join(project.id, owner.id, 'admin');
    await keepAchievement(api.io, { userId: owner.id, key: 'onboarding', value: 'step1' });
    const [texts, words] = [textsIn(billingTexts, language), textsIn(planTexts, language)];
    await open('/');
    await engine.evaluate(`void (document.cookie = '${SESSION_COOKIE}=${owner.token}; path=/')`);
    await open(`${base}/app/paid-in-${name}/settings/plan`);
    await press(texts.tryFree);
    await says(words.trialStarted);
    const plan = planById('starter-100');
    await press(texts.buy(plan ? namePlan(plan, language) : ''));
    await keep('order');
    await click(
      saying(
        '[role="dialog"] button',
        { en: 'Order with obligation to pay', de: 'Zahlungspflichtig bestellen' }[language],
      ),
    );
    await arrives(/\/pay|\/checkout|\/c\//);
    for (const [field, value] of Object.entries({ ...CARD, ...HALM })) await fill(`[name=${field}]`, value);
    await press('Start trial');
    await arrives(new RegExp(`^${siteUrl}`));
    await says(texts.done);
    await keep('paid');
    expect(engine.errors()).toEqual([]);
  });
});

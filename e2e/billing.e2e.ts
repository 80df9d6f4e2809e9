import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { subscriptions } from '#contract/admin-lists/customers.ts';
import { SESSION_COOKIE } from '#contract/session-cookie.ts';
import { creditBundles } from '#domain/billing/credits.ts';
import { freePlan, planById } from '#domain/billing/plan-table.ts';
import { euros, nameBundle, namePlan } from '#domain/billing/prices.ts';
import { type Language, languages } from '#domain/language.ts';
import { keepAchievement } from '#flows/accounts/edit-account.ts';
import { users } from '#io/db/schema/index.ts';
import { adminBillingTexts } from '../src/web/i18n/admin/billing.ts';
import { billingTexts } from '../src/web/i18n/project/billing.ts';
import { planTexts } from '../src/web/i18n/project/plan.ts';
import { textsIn } from '../src/web/i18n/texts.ts';
import { CARD, HALM } from '../stand-ins/stripe/stripe.fixture.ts';
import { waitFor } from '../test/api.ts';
import { byTurns } from '../test/size.ts';
import { newContext, seriousViolations, watch, withBrowser } from './browser.ts';
import { createStripeSite } from './start-site.ts';

// The life of a paid plan, from the trial to the refund, in a language by turns. In a whole run two shops live through the
// same months side by side, one in English and one in German.

withBrowser();
const { api, standIn, siteUrl } = await createStripeSite();
const DAY_MS = 86_400_000;

async function openShop(language: Language) {
  const person = await api.addPerson(`${language}@example.com`);
  await api.io.db.update(users).set({ language }).where(eq(users.id, person.id));
  const project = await api.addProject(`shop-${language}`);
  await api.join(project.id, person.id, 'admin');
  await keepAchievement(api.io, { userId: person.id, key: 'onboarding', value: 'step1' });
  const params = { id: String(project.id) };
  return {
    language,
    token: person.token,
    url: `${siteUrl}${language === 'de' ? '/de' : ''}/app/shop-${language}/settings/plan`,
    texts: textsIn(billingTexts, language),
    words: textsIn(planTexts, language),
    plan: (id: string) => namePlan(planById(id) ?? freePlan, language),
    /** Once the events were handled. */
    hasStatus: (status: string) =>
      waitFor(async () => (await api.as(person.token).getPlan({ params })).billing?.status === status, status),
  };
}
type Shop = Awaited<ReturnType<typeof openShop>>;
const shops = await Promise.all(byTurns('billing', languages).map(openShop));

async function openWindow({ token, language, url }: Pick<Shop, 'token' | 'language' | 'url'>) {
  const context = await newContext({ locale: language });
  await context.addCookies([{ name: SESSION_COOKIE, value: token, url: siteUrl }]);
  const page = await context.newPage();
  const troubles = watch(page);
  await page.goto(url);
  // A click before the scripts have started is lost.
  await page.waitForLoadState('networkidle');
  const says = (text: string) => page.getByText(text, { exact: true }).first().waitFor();
  const click = (name: string) => page.getByRole('button', { name, exact: true }).first().click();
  const confirmOrder = () =>
    page
      .getByRole('dialog')
      .getByRole('button', {
        name: { en: 'Order with obligation to pay', de: 'Zahlungspflichtig bestellen' }[language],
      })
      .click();
  const payWith = async (button: string) => {
    await page.waitForURL(`${standIn.url}/**`);
    const session = standIn.account.sessions.get(page.url().split('/').at(-1) ?? '');
    const customer = standIn.account.customers.get(String(session?.customer));
    // The stand-in's own pages are in English.
    expect([session?.locale, customer?.preferred_locales]).toEqual([language, [language]]);
    for (const [name, value] of Object.entries({ ...CARD, ...HALM })) await page.locator(`[name=${name}]`).fill(value);
    await click(button);
    await page.waitForURL(`${siteUrl}/**`);
  };
  const leave = async () => {
    expect(troubles).toEqual([]);
    await context.close();
  };
  return { page, says, click, confirmOrder, payWith, leave };
}
type Window = Awaited<ReturnType<typeof openWindow>>;

/** The same steps in each shop, at the same time. */
const inEach = (steps: (shop: Shop, window: Window) => Promise<unknown>) =>
  Promise.all(
    shops.map(async (shop) => {
      const window = await openWindow(shop);
      await steps(shop, window);
      await window.leave();
    }),
  );

const decline = (code: string | null) => {
  for (const customer of standIn.account.customers.keys()) standIn.declineCharges(customer, code);
};

test('a link that names a plan offers that one', async () => {
  await Promise.all(
    shops.map(async (shop) => {
      const { page, leave } = await openWindow({ ...shop, url: `${shop.url}?plan=professional-500&period=yearly` });
      const name = shop.texts.buy(shop.plan('professional-500'));
      // As the main one, and in the list of all.
      await expect.poll(() => page.getByRole('button', { name, exact: true }).count()).toBe(2);
      expect(await page.getByLabel(shop.words.size, { exact: true }).inputValue()).toBe('500');
      await leave();
    }),
  );
});

test('a trial is bought before it ends, and paid for when it does', async () => {
  await inEach(async ({ texts, words, plan }, { says, click, confirmOrder, payWith }) => {
    await says(plan('free'));
    await click(texts.tryFree);
    await says(words.trialStarted);
    await says(`${words.daysLeft(14)} · ${words.afterTrial}`);
    await click(texts.buy(plan('starter-100')));
    await confirmOrder();
    await payWith('Start trial');
    await says(texts.done);
    await says(texts.bought);
  });
  await standIn.advance(15 * DAY_MS);
  await Promise.all(shops.map(({ hasStatus }) => hasStatus('active')));
});

test('a larger step costs what was said before, and its invoice is a PDF', async () => {
  await inEach(async ({ language, texts, words, plan }, { page, says, click }) => {
    await says(texts.active);
    await says(euros(1071, language));
    await page.getByLabel(words.size, { exact: true }).selectOption('250');
    await click(texts.changeTo(plan('starter-250')));
    const dialog = page.getByRole('dialog');
    await dialog.getByText(texts.dueNow, { exact: true }).waitFor();
    const due = (await dialog.locator('dd').last().textContent()) ?? '';
    await dialog.getByRole('button', { name: texts.changeAndPay(due), exact: true }).click();
    await says(texts.changed);
    await says(plan('starter-250'));
    const row = page.getByRole('row').filter({ hasText: due });
    await row
      .filter({ hasText: texts.paid })
      .filter({ hasText: plan('starter-250') })
      .waitFor();
    const href = await row.getByRole('link').last().getAttribute('href');
    const pdf = Buffer.from(await (await fetch(href ?? '')).arrayBuffer());
    expect(pdf.subarray(0, 5).toString()).toBe('%PDF-');
  });
});

test('credits are bought once', async () => {
  const [bundle] = creditBundles;
  if (!bundle) throw new Error('no credits to buy');
  await inEach(async ({ language, texts, words }, { says, click, confirmOrder, payWith }) => {
    await click(texts.buy(nameBundle(bundle, language)));
    await confirmOrder();
    await payWith('Pay');
    await says(texts.done);
    await says(words.balance(String(bundle.credits)));
  });
});

test('a payment fails, the plan stays for a week, and the payment puts it right', async () => {
  decline('insufficient_funds');
  await standIn.advance(31 * DAY_MS);
  await Promise.all(shops.map(({ hasStatus }) => hasStatus('past_due')));
  decline(null);
  await inEach(async ({ texts, plan, url, hasStatus }, { page, says }) => {
    await says(plan('starter-250'));
    await says(texts.failed);
    await page.getByRole('alert').getByText(texts.dataStays).waitFor();
    await page.getByRole('link', { name: texts.payNow, exact: true }).click();
    await page.getByRole('button', { name: /^Pay this invoice .*4242/ }).click();
    await page.getByText('Paid').first().waitFor();
    await hasStatus('active');
    await page.goto(url);
    await says(texts.active);
  });
});

test('a plan is cancelled to its end and resumed', async () => {
  await inEach(async ({ texts }, { page, says, click }) => {
    await click(texts.cancel);
    await page.getByRole('dialog').getByRole('button', { name: texts.cancel, exact: true }).click();
    await says(texts.ending);
    await click(texts.resume);
    await says(texts.active);
    expect(await seriousViolations(page)).toEqual([]);
  });
});

test('the super admin sees subscriptions and income, and refunds', async () => {
  const boss = await api.addPerson('boss@example.com', { role: 'superadmin' });
  await keepAchievement(api.io, { userId: boss.id, key: 'onboarding', value: 'step1' });
  const paid = [...standIn.account.invoices.values()].filter(({ status }) => status === 'paid');
  const total = (cents: number[]) => cents.reduce((sum, one) => sum + one, 0);
  const { months } = await api.as(boss.token).getIncome();
  expect(total(months.map(({ grossCents }) => grossCents))).toBe(total(paid.map((invoice) => invoice.amount_paid)));

  const customer = shops.at(-1);
  if (!customer) throw new Error('no shop');
  const texts = textsIn(adminBillingTexts, 'en');
  const url = `${siteUrl}/app/admin/subscriptions`;
  const { page, says, leave } = await openWindow({ token: boss.token, language: 'en', url });
  const row = page.getByRole('row').filter({ hasText: `${customer.language}@example.com` });
  await row.getByText('Basic, 250 pages').waitFor();
  await row.getByText(subscriptions.choice.values.active.en, { exact: true }).waitFor();
  await row.getByRole('link', { name: /^Invoices of / }).click();
  await page
    .getByRole('row')
    .filter({ hasText: `shop-${customer.language}` })
    .first()
    .getByRole('button', { name: /^Refund / })
    .click();
  await page.getByLabel(texts.amount).fill('1,50');
  await page.getByRole('dialog').getByRole('button', { name: texts.refund, exact: true }).click();
  await says('€1.50 refunded');
  await page.getByRole('link', { name: texts.allInvoices, exact: true }).click();
  await says(texts.byMonth);
  await says(texts.monthly(`€${14 * shops.length}`));
  await page.getByRole('row').filter({ hasText: '€1.50' }).first().waitFor();
  await leave();
  // The customer reads it too.
  const own = await openWindow(customer);
  await own.says(customer.texts.refunded(euros(150, customer.language)));
  await own.leave();
});

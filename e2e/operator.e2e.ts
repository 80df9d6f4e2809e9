import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { SESSION_COOKIE } from '#contract/session-cookie.ts';
import { activities } from '#domain/access/activity.ts';
import { type Language, languages } from '#domain/language.ts';
import { keepAchievement } from '#flows/accounts/edit-account.ts';
import { startTrial } from '#flows/billing/granted-plan.ts';
import { projects, users } from '#io/db/schema/index.ts';
import { savePlans } from '#io/db/seeds/index.ts';
import { adminTableTexts } from '../src/web/i18n/admin/admin.ts';
import { customerTexts } from '../src/web/i18n/admin/customers.ts';
import { operatorTexts } from '../src/web/i18n/admin/operator.ts';
import { appTexts } from '../src/web/i18n/app/frame.ts';
import { commonTexts } from '../src/web/i18n/common.ts';
import { planTexts } from '../src/web/i18n/project/plan.ts';
import { cancelContractTexts, cancellationListTexts } from '../src/web/i18n/public/cancel-contract.ts';
import { textsIn } from '../src/web/i18n/texts.ts';
import { pathTo } from '../src/web/path-to.ts';
import { createTestApi } from '../test/api.ts';
import { newestMail } from '../test/mails.ts';
import { byTurns } from '../test/size.ts';
import { newContext, watch, withBrowser } from './browser.ts';
import { startSite } from './start-site.ts';

// A day of the operator without a payment provider: who runs this is filled in, and one customer tries, orders, writes and
// cancels. It ends on the customer's page and in the log, which have each step.

withBrowser();
const api = await createTestApi();
const { io } = api;
await savePlans(io.db);
const siteUrl = await startSite(io);

const details = {
  name: 'Halm & Ton Studio',
  legalForm: 'GmbH',
  address: 'Weserstraße 1\n12047 Berlin',
  responsible: 'Mira Schütz',
  email: 'hallo@halm.example',
  liability: 'Wir haften nach dem Gesetz.',
};
const question = 'Zahle ich jetzt mehr? Grüße';
/** Of the operator, about this customer. */
const steps = [
  'trial-extended',
  'order-confirmed',
  'plan-granted',
  'support-answered',
  'cancellation-done',
  'plan-cancelled',
] as const;

async function openWindow(language: Language, token: string | null) {
  const context = await newContext({ locale: language });
  if (token) await context.addCookies([{ name: SESSION_COOKIE, value: token, url: siteUrl }]);
  const page = await context.newPage();
  const troubles = watch(page, [/status of 422/, /answer: 422/]);
  const open = async (path: string) => {
    await page.goto(siteUrl + path);
    // A click before the scripts have started is lost.
    await page.waitForLoadState('networkidle');
  };
  const says = (text: string | RegExp) => page.getByText(text).filter({ visible: true }).first().waitFor();
  const click = (name: string) => page.getByRole('button', { name, exact: true }).first().click();
  const dialog = page.getByRole('alertdialog').or(page.getByRole('dialog'));
  const answer = (name: string) => dialog.getByRole('button', { name, exact: true }).click();
  return { context, page, troubles, open, says, click, dialog, answer };
}

type Window = Awaited<ReturnType<typeof openWindow>>;

/** The operator, one customer with a website, and the words of their language. */
async function openDay(language: Language) {
  const boss = await api.addPerson(`boss-${language}@example.com`, { role: 'superadmin' });
  const owner = await api.addPerson(`owner-${language}@example.com`);
  await io.db.update(users).set({ language, firstname: 'Ada', lastname: 'Größe' }).where(eq(users.id, owner.id));
  const slug = `halm-${language}`;
  const { id } = await api.addProject(slug);
  await api.join(id, owner.id, 'admin');
  await io.db.update(projects).set({ ownerId: owner.id }).where(eq(projects.id, id));
  for (const person of [boss, owner])
    await keepAchievement(io, { userId: person.id, key: 'onboarding', value: 'step1' });
  // A trial, to be extended.
  await startTrial(io, { projectId: id, userId: owner.id, basePlan: 'professional' });
  return {
    language,
    slug,
    owner,
    operator: await openWindow(language, boss.token),
    customer: await openWindow(language, owner.token),
    planPage: pathTo('settingsPlan', language, { projectSlug: slug }),
    customerPage: pathTo('adminUser', language, { userId: String(owner.id) }),
    texts: textsIn(customerTexts, language),
    plan: textsIn(planTexts, language),
  };
}
type Day = Awaited<ReturnType<typeof openDay>>;

/** Who runs this, and a legal page that has it. */
async function fillInOperator({ language, operator, customer }: Day) {
  await operator.open(pathTo('adminOperator', language));
  for (const [name, value] of Object.entries(details)) await operator.page.locator(`[name=${name}]`).fill(value);
  await operator.page.locator('[name=sellsTo][value=businesses]').check({ force: true });
  await operator.click(textsIn(commonTexts, language).save);
  await operator.says(textsIn(operatorTexts, language).saved);
  await customer.open(pathTo('imprint', language));
  await customer.says('Halm & Ton Studio GmbH');
}

async function extendTrial({ operator, customer, customerPage, planPage, texts, plan }: Day) {
  await operator.open(customerPage);
  await operator.click(texts.extend);
  await operator.dialog.locator('[name=days]').fill('10');
  await operator.dialog.locator('[name=reason]').fill('War im Urlaub');
  await operator.answer(texts.extend);
  await operator.says(texts.extended);
  await customer.open(planPage);
  await customer.says(plan.daysLeft(24));
}

/** By request, which names for whom it is; its confirmation has the operator. */
async function orderPlan({ language, operator, customer, owner, plan }: Day) {
  await customer.click(plan.ask);
  await customer.dialog.getByText({ en: 'Businesses only.', de: 'Nur Unternehmen.' }[language]).waitFor();
  await customer.answer(plan.orderNow);
  await customer.says(plan.orderWaiting);
  await operator.open(pathTo('adminPlanRequests', language));
  const list = textsIn(adminTableTexts, language);
  await operator.says({ en: 'plus VAT', de: 'zzgl. USt.' }[language]);
  await operator.page.getByRole('button', { name: list.activate }).first().click();
  await operator.answer(list.activate);
  await operator.says(list.activated);
  expect((await newestMail(io.db, owner.email, 'order-confirmed')).text).toContain('Halm & Ton Studio GmbH');
}

/** A larger plan: not without a reason. */
async function grantPlan({ operator, customerPage, texts }: Day) {
  await operator.open(customerPage);
  await operator.click(texts.setPlan);
  await operator.dialog.locator('[name=planId]').selectOption('professional-100');
  await operator.answer(texts.setPlan);
  await operator.dialog.locator('[aria-invalid=true]').waitFor();
  await operator.dialog.locator('[name=reason]').fill('Partner');
  await operator.answer(texts.setPlan);
  await operator.says(texts.planSet);
}

/** From the app's own menu, answered with the customer's plan in view. */
async function askAndAnswer({ language, operator, customer, owner, slug, planPage, texts }: Day) {
  const frame = textsIn(appTexts, language);
  await customer.open(planPage);
  await customer.page.locator('summary', { hasText: frame.userMenu }).click();
  await customer.page.getByRole('link', { name: frame.support, exact: true }).click();
  await customer.page.waitForURL(`**${pathTo('support', language)}`);
  expect(await customer.page.locator('[name=name]').inputValue()).toBe('Ada Größe');
  expect(await customer.page.locator('[name=email]').inputValue()).toBe(owner.email);
  await customer.page.locator('[name=text]').fill(question);
  await customer.click(texts.send);
  await customer.says(texts.sent);
  await operator.open(pathTo('adminSupport', language));
  await operator.page.getByRole('link', { name: 'Ada Größe' }).first().click();
  await operator.says(question);
  await operator.page.getByRole('heading', { name: texts.plans, exact: true }).waitFor();
  await operator.says(`${slug}.example`);
  await operator.page.locator('[name=answer]').fill('Nein.');
  await operator.click(texts.sendAnswer);
  await operator.says(texts.answeredAt);
  expect((await newestMail(io.db, owner.email, 'support-answer')).text).toContain('> Nein.');
}

/** By the form, without a login; carried out only with the plan that runs. */
async function declareAndEnd({ language, operator, owner }: Day): Promise<Window> {
  const visitor = await openWindow(language, null);
  const form = textsIn(cancelContractTexts, language);
  await visitor.open(pathTo('cancelContract', language));
  await visitor.page.locator('[name=name]').fill('Größe shop.de GmbH');
  await visitor.page.locator('[name=email]').fill(owner.email);
  await visitor.page.locator('[name=contract]').fill('Pro');
  await visitor.click(form.send);
  await visitor.says(form.doneHeading);
  await operator.open(pathTo('adminCancellations', language));
  const list = textsIn(cancellationListTexts, language);
  await operator.page.getByRole('button', { name: list.carryOut }).first().click();
  const plans = operator.dialog.locator('[name=project]');
  await plans.uncheck({ force: true });
  await operator.answer(list.carryOut);
  await operator.dialog.locator('[aria-invalid=true]').waitFor();
  await plans.check({ force: true });
  await operator.answer(list.carryOut);
  await operator.says(list.carriedOut);
  const receipt = await newestMail(io.db, owner.email, 'cancellation-receipt');
  expect(receipt.text.replaceAll('\u2060', '')).toContain('> Größe shop.de GmbH');
  return visitor;
}

async function seeCustomerAndLog({ language, operator, customerPage, texts }: Day) {
  await operator.open(customerPage);
  await operator.says(texts.until);
  await operator.says(question);
  await operator.says(texts.cancellation('K-'));
  await operator.page
    .getByRole('link', { name: /\(K-\d{4}-\d{4}\)$/ })
    .first()
    .waitFor();
  for (const step of steps) await operator.says(activities[step][language]);
  await operator.open(pathTo('adminActivity', language));
  const main = operator.page.locator('main');
  for (const step of ['operator-changed', ...steps] as const)
    await main.getByText(activities[step][language], { exact: true }).last().waitFor();
}

test.each(byTurns('operator', languages))(
  'in %s the operator serves a customer from trial to cancellation, and the customer’s page and the log have each step',
  async (language) => {
    const day = await openDay(language);
    await fillInOperator(day);
    await extendTrial(day);
    await orderPlan(day);
    await grantPlan(day);
    await askAndAnswer(day);
    const visitor = await declareAndEnd(day);
    await seeCustomerAndLog(day);
    for (const { context, troubles } of [day.operator, day.customer, visitor]) {
      expect(troubles).toEqual([]);
      await context.close();
    }
  },
);

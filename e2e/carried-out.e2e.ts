import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { type Language, languages } from '#domain/language.ts';
import { startCheckout } from '#flows/billing/stripe/start-checkout.ts';
import { requestCancellation } from '#flows/cancellation/request-cancellation.ts';
import { findUserById } from '#io/db/queries/accounts/users.ts';
import { findBoughtPlan } from '#io/db/queries/billing/stripe-subscriptions.ts';
import { users } from '#io/db/schema/index.ts';
import { cancelContractTexts } from '../src/web/i18n/public/cancel-contract.ts';
import { textsIn } from '../src/web/i18n/texts.ts';
import { CARD, HALM, submit } from '../stand-ins/stripe/stripe.fixture.ts';
import { waitFor } from '../test/api.ts';
import { newestMail } from '../test/mails.ts';
import { byTurns } from '../test/size.ts';
import { newContext, withBrowser } from './browser.ts';
import { createStripeSite } from './start-site.ts';

withBrowser();
const { api, siteUrl } = await createStripeSite();
const { io } = api;

/** A project of this person whose plan was bought. */
async function buyFor(userId: number, name: string, language: Language) {
  const project = await api.addProject(name);
  await api.join(project.id, userId, 'admin');
  const user = await findUserById(io.db, userId);
  if (!user) throw new Error('nobody is there');
  const wanted = { projectId: project.id, user, language, planId: 'starter-100', period: 'monthly' } as const;
  await submit(await startCheckout(io, wanted), { ...HALM, ...CARD, do: 'pay' });
  await waitFor(() => findBoughtPlan(io.db, project.id), 'the plan');
}

test.each(byTurns('declaration', languages))(
  'in %s the mail about a declaration cancels one plan after the other, without login or scripts',
  async (language) => {
    const { id, email } = await api.addPerson(`${language}@example.com`);
    await io.db.update(users).set({ language }).where(eq(users.id, id));
    await buyFor(id, `lamps-${language}`, language);
    await buyFor(id, `chairs-${language}`, language);
    const declared = { name: 'Ada', contract: 'Basic', kind: 'ordinary', email, reason: null, endsOn: null } as const;
    await requestCancellation(io, { ...declared, confirmationEmail: 'post@example.com', language });
    const { text } = await newestMail(io.db, email, 'cancellation-of-account');
    const { pathname, search } = new URL(/https?:\S+code=\S+/.exec(text)?.[0] ?? '');
    const context = await newContext({ locale: language, javaScript: false, width: 390 });
    const page = await context.newPage();
    const texts = textsIn(cancelContractTexts, language);
    const plan = (site: string) => page.locator('section', { hasText: `${site}-${language}.example` });
    const button = (site: string) => plan(site).getByRole('button', { name: texts.endNow });
    await page.goto(siteUrl + pathname + search);
    await button('lamps').click();
    await plan('lamps').getByRole('status').getByText(texts.cancelled('').slice(0, 20)).waitFor();
    expect(await button('lamps').count()).toBe(0);
    await button('chairs').click();
    await plan('chairs').getByRole('status').waitFor();
    await page.goto(siteUrl + pathname + search);
    await plan('lamps').getByText(texts.isCancelled('').slice(0, 25)).waitFor();
    expect(await page.getByRole('button', { name: texts.endNow }).count()).toBe(0);
    await page.goto(`${siteUrl}${pathname}?code=another`);
    await page.getByRole('alert').waitFor();
    await page.getByRole('link', { name: texts.toForm }).click();
    await page.getByRole('button', { name: texts.send }).waitFor();
    await context.close();
  },
);

test('without a payment provider a link leads to the form', async () => {
  const context = await newContext({ javaScript: false });
  const page = await context.newPage();
  await page.goto('/cancel-contract?code=another');
  await page.getByRole('button', { name: textsIn(cancelContractTexts, 'en').send }).waitFor();
  expect(await page.getByRole('alert').count()).toBe(0);
  await context.close();
});

import { expect, test } from 'vitest';
import { noOperator } from '#domain/operator/operator.ts';
import { upsertSubscription } from '#io/db/queries/billing/plan-requests.ts';
import { createStripeApi } from './stripe.fixture.ts';

const { addBuyer, tell, ...api } = await createStripeApi();
const boss = await api.addPerson('boss@example.com', { role: 'superadmin' });
const admin = api.as(boss.token);
const month = api.standIn.clock.now().toISOString().slice(0, 7);

const download = (form: string, language = 'en') =>
  api.request(`/admin/bookkeeping/${month}?form=${form}&language=${language}`, {
    headers: {
      cookie: `linkbild_session=${boss.token}`,
      'accept-language': language,
      'x-requested-with': 'XMLHttpRequest',
    },
  });

test('granted plans stand apart from paid ones; a change of plan is neither new nor lost', async () => {
  const buyer = await addBuyer('books');
  await buyer.buy('starter-100');
  await tell();
  const granted = await api.addProject('granted');
  const plan = { projectId: granted.id, userId: null, period: 'yearly' } as const;
  await upsertSubscription(api.db, { ...plan, planId: 'starter-250' });
  await upsertSubscription(api.db, { ...plan, planId: 'professional-250' });
  const tried = await addBuyer('tried');
  await tried.as.startTrial({ params: tried.params, body: { basePlan: 'starter' } });
  const other = await addBuyer('convinced');
  await other.as.startTrial({ params: other.params, body: { basePlan: 'starter' } });
  await upsertSubscription(api.db, { ...plan, projectId: other.project.id, planId: 'starter-100', period: 'monthly' });
  const { worth, months } = await admin.getPlanMovements();
  expect(worth).toEqual({ stripe: 900, shopify: 0, granted: Math.round(28_000 / 12) + 900, grantedPlans: 2 });
  expect(months).toMatchObject([{ begun: 3, ended: 0, trials: 2, converted: 1 }]);
  await upsertSubscription(api.db, { ...plan, planId: 'free' });
  expect((await admin.getPlanMovements()).months[0]).toMatchObject({ begun: 3, ended: 1 });
});

test('the month’s invoices are a table that a German spreadsheet reads, and a ZIP with the PDFs', async () => {
  const english = await (await download('csv')).text();
  expect(english.split('\r\n')[0]).toContain('Number,Date,Paid on,State,Website,Email,Net,VAT,Gross,Refunded,Currency');
  expect(english).toMatch(/,paid,.*books@example\.com,9\.00,1\.71,10\.71,0\.00,EUR/);
  const german = await (await download('csv', 'de')).text();
  expect(german).toMatch(/;bezahlt;.*books@example\.com;9,00;1,71;10,71;0,00;EUR/);
  const zip = Buffer.from(await (await download('zip')).arrayBuffer());
  expect(zip.subarray(0, 2).toString()).toBe('PK');
  expect(zip.includes(`linkbild-${month}.csv`)).toBe(true);
  expect(zip.toString('latin1')).toMatch(/\.pdf|missing\.txt/);
});

test('nobody else gets it', async () => {
  const { as } = await addBuyer('curious');
  await expect(as.getPlanMovements()).rejects.toMatchObject({ status: 403 });
});

test('a German buyer’s plan has its German name at Stripe, and invoices say who runs this', async () => {
  await admin.saveOperator({ body: { ...noOperator, name: 'Nord', legalForm: 'GmbH', vatId: 'DE123456789' } });
  const buyer = await addBuyer('deutsch');
  const german = api.as(buyer.owner.token, 'de');
  await buyer.pay(
    (await german.startCheckout({ params: buyer.params, body: { planId: 'starter-100', period: 'monthly' } })).url,
  );
  await tell();
  const subscription = [...api.standIn.account.subscriptions.values()].find(
    ({ customer }) => customer === buyer.customer(),
  );
  const product = subscription?.items.data[0]?.price.product;
  expect(api.standIn.account.products.get(String(product))?.name).toBe('Linkbild Basic, 100 Seiten');
  expect((await german.getPlan({ params: buyer.params })).plan.id).toBe('starter-100');
  const footer = api.standIn.account.customers.get(buyer.customer())?.invoice_settings.footer;
  expect(footer).toContain('Nord GmbH');
  expect(footer).toContain('DE123456789');
});

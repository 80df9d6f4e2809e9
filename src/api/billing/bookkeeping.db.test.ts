import { expect, test } from 'vitest';
import { noOperator } from '#domain/operator/operator.ts';
import { upsertSubscription } from '#io/db/queries/billing/plan-requests.ts';
import { stripeInvoices } from '#io/db/schema/index.ts';
import { readZip } from '../../../test/read-zip.ts';
import { createStripeApi } from './stripe.fixture.ts';

const { addBuyer, deliverEvents, ...api } = await createStripeApi();
const boss = await api.addPerson('boss@example.com', { role: 'superadmin' });
const admin = api.as(boss.token);
const month = api.standIn.clock.now().toISOString().slice(0, 7);

const download = (form: string, language = 'en', of = month) =>
  api.request(`/admin/bookkeeping/${of}?form=${form}&language=${language}`, {
    headers: {
      cookie: `linkbild_session=${boss.token}`,
      'accept-language': language,
      'x-requested-with': 'XMLHttpRequest',
    },
  });

const zipOf = async (language: string) => readZip(Buffer.from(await (await download('zip', language)).arrayBuffer()));

test('granted plans are counted apart from paid ones; a change of plan is neither a new nor an ended plan', async () => {
  const buyer = await addBuyer('books');
  await buyer.buy('starter-100');
  await deliverEvents();
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
  const [invoice] = (await admin.listAllInvoices({ query: {} })).items;
  const files = await zipOf('de');
  expect([...files.keys()]).toEqual([`linkbild-${month}.csv`, `${invoice?.number}.pdf`]);
  expect(files.get(`linkbild-${month}.csv`)?.toString()).toBe(`\ufeff${german}`);
  const pdf = await fetch(invoice?.pdfUrl ?? '');
  expect(files.get(`${invoice?.number}.pdf`)).toEqual(Buffer.from(await pdf.arrayBuffer()));
});

test('an invoice without its PDF is named, and an HTML page does not count as a PDF', async () => {
  const [invoice] = (await admin.listAllInvoices({ query: {} })).items;
  const hosted = invoice?.pdfUrl?.replace(/\/pdf$/, '') ?? '';
  expect((await fetch(hosted)).status).toBe(200);
  await api.db.update(stripeInvoices).set({ pdfUrl: hosted });
  const files = await zipOf('en');
  expect([...files.keys()]).toEqual([`linkbild-${month}.csv`, 'missing.txt']);
  expect(files.get('missing.txt')?.toString()).toBe(`${invoice?.number}\n`);
  await api.db.update(stripeInvoices).set({ pdfUrl: invoice?.pdfUrl ?? null });
});

test('an invoice of the first minutes of a month in Germany belongs to that month', async () => {
  const [stored] = await api.db.select().from(stripeInvoices).limit(1);
  const createdAt = new Date('2026-05-31T22:30:00Z');
  await api.db.update(stripeInvoices).set({ createdAt });
  const csvOf = async (of: string) => (await download('csv', 'en', of)).text();
  expect(await csvOf('2026-06')).toContain(',2026-06-01,');
  expect((await csvOf('2026-05')).trim().split('\r\n')).toHaveLength(1);
  expect((await admin.getIncome()).months.map((one) => one.month)).toEqual(['2026-06']);
  await api.db.update(stripeInvoices).set({ createdAt: stored?.createdAt });
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
  await deliverEvents();
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

import { eq, inArray } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { createStripeApi } from '#api/billing/stripe.fixture.ts';
import { dayDate } from '#domain/format/dates.ts';
import { setCancellationState } from '#io/db/queries/billing/cancellation-requests.ts';
import { mails, projects, subscriptions, users } from '#io/db/schema/index.ts';
import { newestMail } from '../../../test/mails.ts';

// The link in the mail about a declaration: cancels what Stripe bills, without a login.

const api = await createStripeApi();
const { db } = api;
const visitor = api.as(null);
const DAY_MS = 86_400_000;

/** Somebody with a plan, in whose name a declaration arrived. */
async function declare(name: string) {
  const buyer = await api.addBuyer(name);
  await buyer.buy('starter-100');
  await api.deliverEvents();
  const { email } = buyer.owner;
  const { code } = await declareFor(email);
  const statusNow = async () => (await buyer.as.getPlan({ params: buyer.params })).billing?.status;
  return { ...buyer, body: { code, slug: name }, statusNow };
}

/** Somebody else sends it: an address gets at most ten receipts a day, so each has its own. */
const request = (email: string) =>
  visitor.requestCancellation({
    body: { name: 'Ada', contract: 'Basic', kind: 'ordinary', email, confirmationEmail: `not-${email}` },
  });

async function declareFor(email: string) {
  await request(email);
  const { text } = await newestMail(db, email, 'cancellation-of-account');
  const code = new URL(/https?:\S+code=\S+/.exec(text)?.[0] ?? '').searchParams.get('code') ?? '';
  return { code, text };
}

test('shows what ends when, cancels to the end of the period, and says so afterwards', async () => {
  const { body, statusNow, as, params } = await declare('declared');
  const { code } = body;
  const { plans } = await visitor.describePlanEnd({ body: { code } });
  const [shown] = plans;
  expect(plans).toMatchObject([{ site: 'declared.example', plan: 'Basic, 100 pages', isCancelled: false }]);
  expect(await statusNow()).toBe('active');
  expect(await visitor.carryOutCancellation({ body })).toEqual({ endsAt: shown?.endsAt });
  expect(await statusNow()).toBe('ending');
  expect(await visitor.describePlanEnd({ body: { code } })).toEqual({ plans: [{ ...shown, isCancelled: true }] });
  const boss = api.as((await api.addPerson('boss@example.com', { role: 'superadmin' })).token);
  expect((await boss.listCancellations({ query: { state: 'done' } })).total).toBe(1);
  // The link works once: the old mail cannot cancel a plan that was resumed.
  await as.resumeBilledPlan({ params });
  await expect(visitor.carryOutCancellation({ body })).rejects.toMatchObject({ status: 404 });
  expect(await statusNow()).toBe('active');
});

test('ends after 14 days, with the role, and with the declaration; a made-up one does nothing', async () => {
  const { body, statusNow, project, owner } = await declare('refused');
  const refused = (status: number) => expect(visitor.carryOutCancellation({ body })).rejects.toMatchObject({ status });
  await expect(visitor.carryOutCancellation({ body: { ...body, code: 'made-up' } })).rejects.toMatchObject({
    status: 404,
  });
  const other = await declare('other');
  const link = { request: 1, user: owner.id, project: project.id, until: Number.MAX_SAFE_INTEGER };
  const codes = [
    body.code.slice(0, 20) + other.body.code.slice(20),
    // Encrypted by us, but for another purpose.
    api.io.keys.encrypt('digest-unsubscribe', JSON.stringify(link)),
  ];
  for (const code of codes)
    await expect(visitor.carryOutCancellation({ body: { ...body, code } })).rejects.toMatchObject({ status: 404 });
  await api.join(project.id, owner.id, 'user');
  await refused(404);
  await api.join(project.id, owner.id, 'admin');
  const { items } = await api
    .as((await api.addPerson('root@example.com', { role: 'superadmin' })).token)
    .listCancellations({ query: { search: other.owner.email } });
  await setCancellationState(db, items[0]?.id ?? 0, 'done', other.owner.id);
  await expect(visitor.carryOutCancellation({ body: other.body })).rejects.toMatchObject({ status: 404 });
  await api.standIn.advance(14 * DAY_MS + 1000);
  await refused(410);
  expect([await statusNow(), await other.statusNow()]).toEqual(['active', 'active']);
});

test('pressed twice, it is cancelled once, and both responses have the end date', async () => {
  const { body, statusNow } = await declare('twice');
  const press = () => visitor.carryOutCancellation({ body });
  const [one, other] = await Promise.all([press(), press()]);
  expect(one).toEqual(other);
  expect(await statusNow()).toBe('ending');
});

/** Somebody with two plans, one declaration for both, and what the operator sees of it. */
async function declareTwo(name: string) {
  const boss = api.as((await api.addPerson(`${name}-boss@example.com`, { role: 'superadmin' })).token);
  const one = await declare(`${name}-one`);
  const other = await api.addBuyer(`${name}-other`);
  await other.buy('starter-100');
  await api.deliverEvents();
  await api.join(other.project.id, one.owner.id, 'admin');
  const stateNow = async () =>
    (await boss.listCancellations({ query: { search: one.owner.email } })).items.map(({ state }) => state);
  return { one, other, ...(await declareFor(one.owner.email)), stateNow };
}

test('two plans cancelled at once are both cancelled, and the declaration is done', async () => {
  const { one, other, code, stateNow } = await declareTwo('both');
  const press = (slug: string) => visitor.carryOutCancellation({ body: { code, slug } });
  await Promise.all([press('both-one'), press('both-other')]);
  expect(await one.statusNow()).toBe('ending');
  expect((await other.as.getPlan({ params: other.params })).billing?.status).toBe('ending');
  expect(await stateNow()).toEqual(['done', 'open']);
});

test('somebody with several plans cancels the ones they choose, and the declaration is done with the last', async () => {
  const { one, code, text, stateNow } = await declareTwo('several');
  for (const site of ['several-one.', 'several-other.']) expect(text).toContain(site);
  const listed = async () =>
    (await visitor.describePlanEnd({ body: { code } })).plans.map(({ slug, isCancelled }) => [slug, isCancelled]);
  expect(await listed()).toEqual([
    ['several-one', false],
    ['several-other', false],
  ]);
  await visitor.carryOutCancellation({ body: { code, slug: 'several-one' } });
  expect(await listed()).toEqual([
    ['several-one', true],
    ['several-other', false],
  ]);
  expect(await stateNow()).toEqual(['open', 'open']);
  // Used up for this plan only.
  await one.as.resumeBilledPlan({ params: one.params });
  expect(await listed()).toEqual([['several-other', false]]);
  const again = visitor.carryOutCancellation({ body: { code, slug: 'several-one' } });
  await expect(again).rejects.toMatchObject({ status: 404 });
  await visitor.carryOutCancellation({ body: { code, slug: 'several-other' } });
  expect(await stateNow()).toEqual(['done', 'open']);
  expect(await one.statusNow()).toBe('active');
});

test('the operator ends a paid plan: today at once, later with its period, and the mail says that day', async () => {
  const admin = api.as((await api.addPerson('chief@example.com', { role: 'superadmin' })).token);
  const carryOut = async (email: string, projectId: number, endsOn: string) => {
    const { items } = await admin.listCancellations({ query: { search: email } });
    await admin.closeCancellation({
      params: { id: String(items[0]?.id) },
      body: { state: 'done', endsOn, projectIds: [projectId] },
    });
    return (await newestMail(db, email, 'cancellation-done')).text;
  };
  const day = (at: Date) => new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Berlin' }).format(at);
  const later = await declare('ends-later');
  const text = await carryOut(later.owner.email, later.project.id, '2099-12-31');
  expect(await later.statusNow()).toBe('ending');
  const endsAt = (await later.as.getPlan({ params: later.params })).billing?.endsAt ?? '';
  expect(text).toContain(`ends on ${dayDate(new Date(endsAt), 'Europe/Berlin', 'en')}`);
  const today = await declare('ends-today');
  await carryOut(today.owner.email, today.project.id, day(api.io.now()));
  expect(await today.statusNow()).toBe('ended');
});

test('a plan that Stripe ends already goes on without a reason, and its date is Stripe’s', async () => {
  const boss = api.as((await api.addPerson('closing@example.com', { role: 'superadmin' })).token);
  const { owner, as, params, body } = await declare('ends-already');
  const { code } = body;
  const listed = async () => (await boss.listCancellations({ query: { search: owner.email } })).items[0];
  const [shown] = (await visitor.describePlanEnd({ body: { code } })).plans;
  expect((await listed())?.plans).toMatchObject([{ isBilled: true, endsAt: shown?.endsAt }]);
  const close = async () =>
    boss.closeCancellation({
      params: { id: String((await listed())?.id) },
      body: { state: 'done', endsOn: '2099-12-31', projectIds: [] },
    });
  await expect(close()).rejects.toMatchObject({ status: 422, errors: { reason: [expect.any(String)] } });
  const { endsAt } = await as.cancelBilledPlan({ params });
  expect((await listed())?.plans).toMatchObject([{ endsAt }]);
  await close();
  expect((await listed())?.state).toBe('done');
});

test('the admin of a client’s website neither gets a link to the agency’s plan nor uses an older one', async () => {
  const boss = api.as((await api.addPerson('sees-all@example.com', { role: 'superadmin' })).token);
  const agency = await declare('agency');
  const client = await api.addPerson('client@example.com');
  await api.join(agency.project.id, client.id, 'admin');
  // While the plan is for this website alone every admin may cancel it.
  const { code } = await declareFor(client.email);
  const other = await api.addProject('agency-other');
  await api.join(other.id, agency.owner.id, 'admin');
  await db
    .update(projects)
    .set({ ownerId: agency.owner.id })
    .where(inArray(projects.id, [agency.project.id, other.id]));
  const refused = visitor.carryOutCancellation({ body: { code, slug: 'agency' } });
  await expect(refused).rejects.toMatchObject({ status: 404 });
  const mailsTo = (email: string) => db.select().from(mails).where(eq(mails.recipient, email));
  const before = await mailsTo(client.email);
  await request(client.email);
  expect(await mailsTo(client.email)).toHaveLength(before.length);
  const plansOf = async (search: string) =>
    (await boss.listCancellations({ query: { search } })).items.flatMap(({ plans }) => plans);
  expect(await plansOf(client.email)).toEqual([]);
  expect(await plansOf(agency.owner.email)).toMatchObject([{ projectId: agency.project.id }]);
  expect(await agency.statusNow()).toBe('active');
  await visitor.carryOutCancellation({ body: agency.body });
  expect(await agency.statusNow()).toBe('ending');
});

test('the operator ends a plan of somebody who is still in their first session, and the log says for whom', async () => {
  const ada = await api.addPerson('new@example.com');
  const project = await api.addProject('new-shop');
  await api.join(project.id, ada.id, 'admin');
  await db.update(projects).set({ ownerId: ada.id }).where(eq(projects.id, project.id));
  await db.update(users).set({ status: 'first_login' }).where(eq(users.id, ada.id));
  const operator = await api.addPerson('operator@example.com', { role: 'superadmin' });
  const boss = api.as(operator.token);
  await boss.setPlan({ params: { id: String(project.id) }, body: { planId: 'starter-100', reason: 'Agreed' } });
  await visitor.requestCancellation({
    body: { name: 'Ada', contract: 'Basic', kind: 'ordinary', email: 'new@example.com' },
  });
  const { items } = await boss.listCancellations({ query: { search: 'new@example.com' } });
  const [declared] = items;
  expect(declared?.plans).toMatchObject([{ projectId: project.id, planId: 'starter-100', isBilled: false }]);
  const body = { state: 'done' as const, endsOn: '2026-12-31', projectIds: [project.id] };
  await boss.closeCancellation({ params: { id: String(declared?.id) }, body });
  const [plan] = await db.select().from(subscriptions).where(eq(subscriptions.projectId, project.id));
  expect(plan?.endsAt?.toISOString()).toBe('2026-12-31T22:59:59.000Z');
  const { activity } = await boss.getUserAsAdmin({ params: { id: String(ada.id) } });
  expect(activity).toMatchObject(
    ['cancellation-done', 'plan-cancelled', 'plan-granted', 'super-admin-visit'].map((action) => ({
      action,
      projectSlug: 'new-shop',
      actor: { email: 'operator@example.com' },
    })),
  );
});

import { and, desc, eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { endCancelledPlans, extendTrial } from '#flows/billing/granted-plan.ts';
import { upsertSubscription } from '#io/db/queries/billing/plan-requests.ts';
import { activityLog, mails, projects, subscriptions, users } from '#io/db/schema/index.ts';
import { savePlans } from '#io/db/seeds/index.ts';
import { createTestApi } from '../../../test/api.ts';
import { newestMail } from '../../../test/mails.ts';

const api = await createTestApi();
const { db } = api.io;
await savePlans(db);
const boss = await api.addPerson('boss@example.com', { role: 'superadmin' });
const owner = await api.addPerson('owner@example.com');
const project = await api.addProject('lamps');
await api.join(project.id, owner.id, 'admin');
const params = { id: String(project.id) };
const mine = api.as(owner.token);
const admin = api.as(boss.token);

const lastActivity = async () => {
  const [row] = await db.select().from(activityLog).orderBy(desc(activityLog.id)).limit(1);
  return row;
};
const openRequest = async () => (await admin.listPlanRequests({ query: {} })).items[0];
const planOf = async () => (await mine.getPlan({ params })).plan.id;
const declare = (contract = 'Basic') =>
  api.as(null, 'de').requestCancellation({
    body: { name: 'Ada', email: owner.email, contract, kind: 'ordinary', confirmationEmail: 'post@example.com' },
  });
const cancellation = async () => (await admin.listCancellations({ query: { state: 'open' } })).items[0];

test('an order has a receipt with its facts at once, and its confirmation has them again, with the terms', async () => {
  await mine.requestPlan({ params, body: { planId: 'starter-250', period: 'yearly' } });
  expect(await lastActivity()).toMatchObject({ action: 'plan-ordered', actorId: owner.id });
  const received = await newestMail(db, owner.email, 'order-received');
  const facts = ['Basic, 250 pages', '1 year, renewed every year', 'Net: €', 'VAT: €', '(19%, Germany)', 'Total: €'];
  for (const fact of facts) expect(received.text).toContain(fact);
  expect(received.attachments).toEqual([]);
  const { id, kind } = (await openRequest()) ?? { id: 0, kind: 'plan' };
  await admin.decidePlanRequest({ params: { kind, id: String(id) }, body: { decision: 'activate' } });
  expect(await lastActivity()).toMatchObject({ action: 'order-confirmed', actorId: boss.id, subject: 'starter-250' });
  const confirmed = await newestMail(db, owner.email, 'order-confirmed');
  for (const fact of [...facts, 'Cancelling: At any time']) expect(confirmed.text).toContain(fact);
  expect(confirmed.attachments).toEqual([{ document: 'terms', key: null }]);
  expect(await planOf()).toBe('starter-250');
});

test('the operator reads of an order in their own language, with the net price', async () => {
  const { adminEmail } = api.io.settings;
  await mine.orderCredits({ params, body: { creditBundleId: 'credits-100' } });
  expect((await newestMail(db, adminEmail, 'plan-wish')).text).toMatch(/\(€\d+ plus VAT\)/);
  await api.addPerson(adminEmail, { role: 'superadmin' });
  await db.update(users).set({ language: 'de' }).where(eq(users.email, adminEmail));
  const { id, kind } = (await openRequest()) ?? { id: 0, kind: 'credits' };
  await admin.decidePlanRequest({ params: { kind, id: String(id) }, body: { decision: 'refuse', reason: 'Again.' } });
  await mine.orderCredits({ params, body: { creditBundleId: 'credits-100' } });
  const mail = await newestMail(db, adminEmail, 'plan-wish');
  expect(mail.language).toBe('de');
  expect(mail.text).toMatch(/100 Credits \(\d+ € zzgl\. USt\.\)/);
  const again = (await openRequest()) ?? { id: 0, kind: 'credits' };
  await admin.decidePlanRequest({
    params: { kind: again.kind, id: String(again.id) },
    body: { decision: 'refuse', reason: 'Again.' },
  });
});

test('an order that is declined is in the log, and its reason arrives whole', async () => {
  await mine.orderCredits({ params, body: { creditBundleId: 'credits-100' } });
  expect((await newestMail(db, owner.email, 'order-received')).text).toContain('One-off. Credits don’t expire.');
  const { id, kind } = (await openRequest()) ?? { id: 0, kind: 'credits' };
  const reason = `${'Because of our books: Größe ß. '.repeat(64).slice(0, 1_976)}\nSee www.books.example.`;
  expect(reason.length).toBe(1_999);
  await admin.decidePlanRequest({ params: { kind, id: String(id) }, body: { decision: 'refuse', reason } });
  expect(await lastActivity()).toMatchObject({ action: 'order-declined', actorId: boss.id });
  const { text } = await newestMail(db, owner.email, 'wish-decided');
  expect(text.replaceAll('\u2060', '')).toContain('> See www.books.example.');
  expect(text.match(/Größe ß/g)).toHaveLength(reason.match(/Größe ß/g)?.length ?? 0);
});

test('the owner cancels a plan that the operator confirmed: it continues to its end, a mail says so, and it can be undone', async () => {
  const { endsAt } = await mine.cancelGrantedPlan({ params });
  const days = (Date.parse(endsAt) - Date.now()) / 86_400_000;
  expect(days).toBeGreaterThan(364);
  expect(days).toBeLessThan(367);
  expect(await mine.getPlan({ params })).toMatchObject({ endsAt, isGranted: true, state: 'active' });
  expect((await newestMail(db, owner.email, 'plan-cancelled')).text).toContain('ends on');
  expect(await lastActivity()).toMatchObject({ action: 'plan-cancelled', actorId: owner.id });
  await mine.resumeGrantedPlan({ params });
  expect((await mine.getPlan({ params })).endsAt).toBeNull();
  await expect(mine.resumeGrantedPlan({ params })).rejects.toMatchObject({ status: 409 });
});

test('a cancellation that is carried out ends the plan on its day, notifies the customer and is in the log', async () => {
  // Of the person's own day: in Tokyo the last second of 31 December in Germany is on 1 January.
  await db.update(users).set({ timeZone: 'Asia/Tokyo' }).where(eq(users.id, owner.id));
  const { number } = await declare();
  const { id, plans } = (await cancellation()) ?? { id: 0, plans: [] };
  expect(plans).toMatchObject([{ projectId: project.id, planId: 'starter-250', isBilled: false }]);
  const close = (body: object) =>
    admin.closeCancellation({ params: { id: String(id) }, body: { state: 'done', projectIds: [], ...body } });
  await expect(close({})).rejects.toMatchObject({ status: 422 });
  await expect(close({ endsOn: '2099-12-31', projectIds: [999] })).rejects.toMatchObject({ status: 404 });
  await close({ endsOn: '2099-12-31', projectIds: [project.id] });
  expect(await mine.getPlan({ params })).toMatchObject({ endsAt: '2099-12-31T22:59:59.000Z', state: 'active' });
  const mail = await newestMail(db, owner.email, 'cancellation-done');
  expect(mail.text).toContain(`01.01.2100 (${number})`);
  expect((await newestMail(db, owner.email, 'plan-cancelled')).text).toContain('1 Jan 2100');
  expect((await newestMail(db, owner.email, 'plan-cancelled')).text).toContain(number);
  expect(await lastActivity()).toMatchObject({ action: 'cancellation-done', actorId: boss.id, subject: number });
  await expect(close({ endsOn: '2099-12-31' })).rejects.toMatchObject({ status: 409 });
});

test('on its day the plan is over at once, and the job ends, reports and records it once', async () => {
  await declare();
  const { id } = (await cancellation()) ?? { id: 0 };
  const yesterday = new Date(Date.now() - 86_400_000).toISOString().slice(0, 10);
  const body = { state: 'done', endsOn: yesterday, projectIds: [project.id] } as const;
  await admin.closeCancellation({ params: { id: String(id) }, body: { ...body, projectIds: [project.id] } });
  expect(await planOf()).toBe('free');
  await endCancelledPlans(api.io);
  await endCancelledPlans(api.io);
  const ended = await db
    .select()
    .from(mails)
    .where(and(eq(mails.recipient, owner.email), eq(mails.kind, 'plan-ended')));
  expect(ended).toHaveLength(1);
  const [row] = await db.select().from(subscriptions).where(eq(subscriptions.state, 'ended'));
  expect(row).toMatchObject({ planId: 'starter-250' });
});

test('a stranger’s declaration shows the operator no plans of others, and nobody else cancels a plan', async () => {
  const other = await api.addPerson('other@example.com');
  await expect(api.as(other.token).cancelGrantedPlan({ params })).rejects.toMatchObject({ status: 404 });
  await expect(mine.cancelGrantedPlan({ params })).rejects.toMatchObject({ status: 409 });
});

test('the super admin extends a trial by days, also one that is over, and gives a reason', async () => {
  await mine.startTrial({ params, body: { basePlan: 'professional' } });
  expect(await lastActivity()).toMatchObject({
    action: 'trial-started',
    actorId: owner.id,
    subject: 'professional-100',
  });
  const body = { days: 10, reason: 'Was on holiday' };
  expect(await admin.extendTrial({ params, body })).toEqual({ daysLeft: 24 });
  expect((await mine.getPlan({ params })).trial).toMatchObject({ daysLeft: 24 });
  expect(await lastActivity()).toMatchObject({ action: 'trial-extended', detail: body });
  await db
    .update(subscriptions)
    .set({ trialEndsAt: new Date(Date.now() - 86_400_000) })
    .where(eq(subscriptions.state, 'trial'));
  expect((await mine.getPlan({ params })).state).toBe('free');
  expect(await extendTrial(api.io, { projectId: project.id, actorId: boss.id, ...body })).toBe(10);
  expect((await mine.getPlan({ params })).state).toBe('trial');
});

test('a plan is granted with a reason, which is in the log, and then no trial can be extended', async () => {
  const without = admin.setPlan({ params, body: { planId: 'professional-100', reason: ' ' } });
  await expect(without).rejects.toMatchObject({ status: 422, errors: { reason: [expect.any(String)] } });
  await admin.setPlan({ params, body: { planId: 'professional-100', period: 'yearly', reason: 'Partner' } });
  expect(await mine.getPlan({ params })).toMatchObject({ period: 'yearly' });
  expect(await lastActivity()).toMatchObject({
    action: 'plan-granted',
    actorId: boss.id,
    subject: 'professional-100',
    detail: { reason: 'Partner' },
  });
  const extend = admin.extendTrial({ params, body: { days: 3, reason: 'x' } });
  await expect(extend).rejects.toMatchObject({ status: 409 });
});

test.each([
  ['of one website is told to every admin', 1, 'agency', ['plan-ended']],
  ['that covers several is not told to the admin of a client', 2, 'agency', []],
  ['that covers several is told to the colleague who bought it', 2, 'colleague', ['plan-ended']],
] as const)('the end of a plan %s', async (_, websites, buyer, mailed) => {
  const agency = await api.addPerson(`agency-${buyer}-${websites}@example.com`);
  const other = await api.addPerson(`other-${buyer}-${websites}@example.com`);
  const ids: number[] = [];
  for (let at = 0; at < websites; at++) {
    const { id } = await api.addProject(`of-agency-${buyer}-${websites}-${at}`);
    await db.update(projects).set({ ownerId: agency.id }).where(eq(projects.id, id));
    await api.join(id, agency.id, 'admin');
    ids.push(id);
  }
  const [holder = 0] = ids;
  await api.join(holder, other.id, 'admin');
  const userId = buyer === 'agency' ? agency.id : other.id;
  await upsertSubscription(db, { projectId: holder, userId, planId: 'starter-100', period: 'monthly' });
  const endsAt = new Date(Date.now() - 3_600_000);
  await db.update(subscriptions).set({ endsAt }).where(eq(subscriptions.projectId, holder));
  await endCancelledPlans(api.io);
  const kindsTo = async ({ email }: { email: string }) =>
    (await db.select().from(mails).where(eq(mails.recipient, email))).map(({ kind }) => kind);
  expect(await kindsTo(agency)).toEqual(['plan-ended']);
  expect(await kindsTo(other)).toEqual(mailed);
});

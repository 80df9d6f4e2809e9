import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { clearOldCancellations } from '#io/db/queries/billing/cancellation-requests.ts';
import { cancellationRequests, mails, subscriptions } from '#io/db/schema/index.ts';
import { savePlans } from '#io/db/seeds/index.ts';
import { createTestApi } from '../../../test/api.ts';
import { newestMail } from '../../../test/mails.ts';

const api = await createTestApi();
const { db } = api.io;
await savePlans(db);
const visitor = api.as(null);
const boss = await api.addPerson('boss@example.com', { role: 'superadmin' });
const declared = {
  name: 'Ada Beispiel',
  email: 'Ada@Example.com',
  contract: 'Basic for lamps.example',
  kind: 'ordinary',
} as const;
const mailsTo = (email: string) => db.select().from(mails).where(eq(mails.recipient, email));

test('a visitor cancels without an account and has the receipt at once, on the page and by email', async () => {
  const { number, receivedAt } = await api.as(null, 'de').requestCancellation({ body: declared });
  expect(number).toMatch(/^K-\d{4}-\d{4}$/);
  expect(Math.abs(Date.now() - Date.parse(receivedAt))).toBeLessThan(60_000);
  const mail = await newestMail(db, 'ada@example.com', 'cancellation-receipt');
  expect(mail.subject).toContain(number);
  for (const word of ['Ada Beispiel', 'Basic for', 'Zum nächstmöglichen Zeitpunkt', 'Ordentliche Kündigung'])
    expect(mail.text).toContain(word);
  expect((await newestMail(db, 'admin@linkbild.local', 'cancellation')).text).toContain('/app/admin/cancellations');
});

test('the receipt goes to another address if that is wanted', async () => {
  await visitor.requestCancellation({ body: { ...declared, confirmationEmail: 'post@example.com' } });
  expect((await newestMail(db, 'post@example.com', 'cancellation-receipt')).text).toContain('ada@example.com');
});

test('for cause it needs its reason, and a day must be one that is not over', async () => {
  const refused = (body: Record<string, string>) =>
    expect(visitor.requestCancellation({ body: { ...declared, ...body } })).rejects;
  await refused({ kind: 'for-cause' }).toMatchObject({ status: 422, errors: { reason: [expect.any(String)] } });
  await refused({ endsOn: 'soon' }).toMatchObject({ status: 422, errors: { endsOn: ['Enter a date.'] } });
  await refused({ endsOn: '2020-01-31' }).toMatchObject({
    errors: { endsOn: [expect.stringContaining('has passed')] },
  });
  const body = { ...declared, kind: 'for-cause', reason: 'Moved away', endsOn: '2099-12-31' } as const;
  const { number } = await visitor.requestCancellation({ body });
  const [row] = await db.select().from(cancellationRequests).where(eq(cancellationRequests.number, number));
  expect(row).toMatchObject({
    kind: 'for-cause',
    reason: 'Moved away',
    endsOn: '2099-12-31',
    email: 'ada@example.com',
  });
});

test('an account with a running plan is told where it can end it at once, and nobody else learns of the account', async () => {
  const owner = await api.addPerson('owner@example.com');
  const project = await api.addProject('lamps');
  await api.join(project.id, owner.id, 'admin');
  const body = { ...declared, email: owner.email, confirmationEmail: 'other@example.com' };
  const without = await visitor.requestCancellation({ body });
  expect(await mailsTo(owner.email)).toEqual([]);
  await db.insert(subscriptions).values({ projectId: project.id, planId: 'starter-100', state: 'active' });
  const answer = await visitor.requestCancellation({ body });
  expect(Object.keys(answer)).toEqual(Object.keys(without));
  const [mail] = await mailsTo(owner.email);
  expect(mail?.text).toContain('/app/lamps/settings/plan');
  // A declaration by a stranger changes no plan.
  expect((await api.as(owner.token).getPlan({ params: { id: String(project.id) } })).plan.id).toBe('starter-100');
});

test('what a program sent is refused with a message and not stored', async () => {
  const count = async () => (await db.select().from(cancellationRequests)).length;
  const before = await count();
  const body = { ...declared, email: 'robot@example.com', nickname: 'x' };
  await expect(visitor.requestCancellation({ body })).rejects.toMatchObject({
    status: 409,
    message: expect.stringContaining('wasn’t sent'),
  });
  expect(await count()).toBe(before);
  expect(await mailsTo('robot@example.com')).toEqual([]);
});

test('the super admin marks one as done, and three years after that it is cleared', async () => {
  const root = api.as(boss.token);
  const list = async (query: Parameters<typeof root.listCancellations>[0]['query']) =>
    (await root.listCancellations({ query })).items;
  const open = await list({ state: 'open' });
  const [first] = open;
  await root.closeCancellation({
    params: { id: String(first?.id) },
    body: { state: 'done', endsOn: '2026-12-31', projectIds: first?.plans.map(({ projectId }) => projectId) ?? [] },
  });
  expect(await list({ state: 'done' })).toMatchObject([{ id: first?.id, state: 'done' }]);
  await expect(
    root.closeCancellation({ params: { id: '999999' }, body: { state: 'done', endsOn: '2026-12-31', projectIds: [] } }),
  ).rejects.toMatchObject({
    status: 404,
  });
  const long = new Date('2020-01-01');
  await db.update(cancellationRequests).set({ createdAt: long });
  await clearOldCancellations(db, 3 * 365);
  expect(await list({})).toHaveLength(open.length);
  await db.update(cancellationRequests).set({ doneAt: long }).where(eq(cancellationRequests.state, 'done'));
  await clearOldCancellations(db, 3 * 365);
  expect(await list({ state: 'open' })).toHaveLength(open.length - 1);
  expect(await list({ state: 'done' })).toEqual([]);
});

test('an address gets at most ten receipts a day, whoever’s contract is named', async () => {
  const codes: string[] = [];
  for (let turn = 1; turn <= 12; turn++) {
    const body = { ...declared, email: `named${turn}@example.com`, confirmationEmail: 'flooded@example.com' };
    await api
      .as(null)
      .requestCancellation({ body })
      .catch((error: { code: string }) => codes.push(error.code));
  }
  expect(codes).toEqual(['TOO_MANY_REQUESTS', 'TOO_MANY_REQUESTS']);
  expect(await mailsTo('flooded@example.com')).toHaveLength(10);
});

test('a plan that goes on needs a reason, which the customer reads and the log has', async () => {
  const root = api.as(boss.token);
  const owner = await api.addPerson('two@example.com');
  const sites = await Promise.all(['first-shop', 'second-shop'].map((slug) => api.addProject(slug)));
  for (const { id } of sites) {
    await api.join(id, owner.id, 'admin');
    await db.insert(subscriptions).values({ projectId: id, planId: 'starter-100', state: 'active' });
  }
  const [first, second] = sites.map(({ id }) => id);
  const close = async (projectIds: (number | undefined)[], reason?: string) => {
    await visitor.requestCancellation({ body: { ...declared, email: owner.email } });
    const [open] = (await root.listCancellations({ query: { search: owner.email, state: 'open' } })).items;
    const body = { state: 'done', endsOn: '2026-12-31', projectIds: projectIds.map(Number), reason } as const;
    await root.closeCancellation({ params: { id: String(open?.id) }, body });
    return (await newestMail(db, owner.email, 'cancellation-done')).text;
  };
  await expect(close([])).rejects.toMatchObject({ status: 422, errors: { reason: [expect.any(String)] } });
  await expect(close([first])).rejects.toMatchObject({ status: 422 });
  const refused = await close([], 'You asked us to keep them.');
  expect(refused).toContain('> You asked us to keep them.');
  expect(refused).not.toContain('Your contract ends');
  const { activity } = await root.getUserAsAdmin({ params: { id: String(boss.id) } });
  expect(activity[0]).toMatchObject({
    action: 'cancellation-done',
    detail: { plans: 0, reason: 'You asked us to keep them.' },
  });
  const partly = await close([first], 'Only one was meant.');
  expect(partly).toContain('Your contract ends on 31 Dec 2026');
  expect(partly.replaceAll('\u2060', '')).toMatch(/These plans go on: second-shop\.example \(Basic, 100 pages\)\./);
  // The first one has its end already, so nothing is left out.
  expect(await close([second])).not.toContain('These plans go on');
});

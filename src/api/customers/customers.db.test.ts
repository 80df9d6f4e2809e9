import { desc } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { addErrors } from '#io/db/queries/operation/health.ts';
import { activityLog } from '#io/db/schema/index.ts';
import { savePlans } from '#io/db/seeds/index.ts';
import { createLog } from '#io/log/log.ts';
import { createRecentErrors } from '#io/log/recent-errors.ts';
import { workingFor } from '#io/log/work-context.ts';
import { createTestApi } from '../../../test/api.ts';
import { newestMail } from '../../../test/mails.ts';

const api = await createTestApi();
const { db } = api.io;
await savePlans(db);
const boss = await api.addPerson('boss@example.com', { role: 'superadmin' });
const owner = await api.addPerson('owner@example.com');
const project = await api.addProject('lamps');
await api.join(project.id, owner.id, 'admin');
const admin = api.as(boss.token);
const params = { id: String(owner.id) };
const lastActivity = async () => (await db.select().from(activityLog).orderBy(desc(activityLog.id)).limit(1))[0];
const message = {
  name: 'Ada',
  email: owner.email,
  text: 'Grüße!\n\nWo ist meine Rechnung? Siehe https://shop.example',
};

test('a message lands in the inbox and reaches the operator whole; its answer goes by mail, once', async () => {
  await api.as(owner.token, 'de').sendSupportRequest({ body: message });
  const mail = await newestMail(db, 'admin@linkbild.local', 'support');
  expect(mail.text.replaceAll('\u2060', '')).toContain('> Wo ist meine Rechnung? Siehe https://shop.example');
  const [row] = (await admin.listSupportRequests({ query: { state: 'open' } })).items;
  expect(row).toMatchObject({ userId: owner.id, text: message.text, state: 'open' });
  expect((await admin.getOpenCounts()).messages).toBe(1);
  const answer = () =>
    admin.answerSupportRequest({
      params: { id: String(row?.id) },
      body: { answer: 'Auf der Tarifseite.\nViele Grüße' },
    });
  await answer();
  expect(await lastActivity()).toMatchObject({ action: 'support-answered', actorId: boss.id });
  const sent = await newestMail(db, owner.email, 'support-answer');
  expect(sent.subject).toBe('Unsere Antwort auf Ihre Nachricht');
  expect(sent.text).toContain('> Auf der Tarifseite.\n> Viele Grüße');
  await expect(answer()).rejects.toMatchObject({ status: 409 });
  expect((await admin.getOpenCounts()).messages).toBe(0);
});

test('a message in somebody’s name without a login is not shown as that customer’s', async () => {
  await api.as(null).sendSupportRequest({ body: { ...message, text: 'Please send me the password.' } });
  const { messages } = await admin.getCustomer({ params });
  expect(messages.map(({ text }) => text)).toEqual([message.text]);
  await expect(api.as(null).sendSupportRequest({ body: { ...message, nickname: 'bot' } })).rejects.toMatchObject({
    status: 409,
  });
});

test('the customer’s page has plans, mails, cancellations and notes, and a note is in the log', async () => {
  const ofProject = { id: String(project.id) };
  await api.as(owner.token).startTrial({ params: ofProject, body: { basePlan: 'starter' } });
  await api.as(null).requestCancellation({
    body: { name: 'Ada', email: owner.email, contract: 'Basic', kind: 'ordinary', confirmationEmail: 'x@example.com' },
  });
  await admin.addCustomerNote({ params, body: { text: 'Called. Wants\nan invoice.' } });
  expect(await lastActivity()).toMatchObject({ action: 'note-added', subject: owner.email });
  const customer = await admin.getCustomer({ params });
  expect(customer).toMatchObject({
    plans: [{ project: { slug: 'lamps' }, state: 'trial' }],
    cancellations: [{ contract: 'Basic', state: 'open' }],
    notes: [{ text: 'Called. Wants\nan invoice.', author: boss.email }],
  });
  expect(customer.mails.map(({ subject }) => subject)).toContain('Unsere Antwort auf Ihre Nachricht');
  await expect(api.as(owner.token).getCustomer({ params })).rejects.toMatchObject({ status: 403 });
});

test('the start page counts what is open, and today beside a week ago', async () => {
  const { open, figures } = await admin.getOperatorDay();
  expect(open).toMatchObject({ cancellations: 1, messages: 1, planRequests: 0 });
  expect(figures.accounts).toEqual({ today: 2, weekAgo: 0 });
});

test('the customer’s page has errors of their requests and of jobs they caused, and nobody else’s', async () => {
  const errors = createRecentErrors();
  const log = createLog('info', { write: () => undefined }, errors);
  const fails = (requestId: string, token: string | null) =>
    workingFor({ requestId, person: { userId: null } }, async () => {
      await api
        .as(token)
        .getPlan({ params: { id: String(project.id) } })
        .catch(() => undefined);
      log.error({ reason: requestId }, 'request failed');
    });
  await fails('theirs', owner.token);
  await fails('somebody’s', null);
  await fails('mine', boss.token);
  workingFor({ job: 'send-mail', requestId: 'job', person: { userId: owner.id } }, () => log.error('job failed'));
  const gone = { userId: 999_999, at: new Date(), cause: 'gone', message: 'deleted since', requestId: null, job: null };
  await addErrors(db, [...errors.take(), gone]);
  const { errors: shown } = await admin.getCustomer({ params });
  expect(shown.map(({ requestId, job }) => [requestId, job])).toEqual([
    ['job', 'send-mail'],
    ['theirs', null],
  ]);
});

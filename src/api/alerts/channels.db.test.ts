import { eq, sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { alertChannels, alerts } from '#io/db/schema/index.ts';
import { waitFor } from '../../../test/api.ts';
import { createAlertsTest } from './alerts.fixture.ts';

const alertsTest = await createAlertsTest();
const { api, db, receiver, setState, mailsTo } = alertsTest;
const { projectWithAdmin, addIncident, advanceMinutes, writeAlert, sendDueAlerts } = alertsTest;

async function withChannel(path: string, kind: 'slack' | 'teams' | 'discord' = 'slack', language: 'en' | 'de' = 'en') {
  const made = await projectWithAdmin();
  const { as, params } = made;
  const body = { kind, name: 'Shop team', address: receiver.url(path), language };
  const channel = await as.addAlertChannel({ params, body });
  return { ...made, channel, of: { ...params, channelId: String(channel.id) } };
}

describe('a channel', () => {
  test.each([
    ['slack', 'blocks'],
    ['teams', 'attachments'],
    ['discord', 'embeds'],
  ] as const)('of %s gets its own shape of message, in its language', async (kind, part) => {
    const { project } = await withChannel(`/${kind}`, kind, 'de');
    const incident = await addIncident(project.id);
    await writeAlert(incident, 'opened');
    await sendDueAlerts();
    await setState(incident, 'resolved');
    await writeAlert(incident, 'resolved');
    await sendDueAlerts();
    await sendDueAlerts();
    const bodies = receiver.at(`/${kind}`).map(({ body }) => body);
    expect(bodies).toHaveLength(2);
    expect(bodies[0]).toContain('7 Linkvorschauen sind schlechter geworden');
    expect(bodies[0]).toContain(incident.uuid);
    expect(bodies[1]).toContain('wieder in Ordnung');
    expect(Object.keys(JSON.parse(bodies[0] ?? '{}'))).toContain(part);
  });

  test('is told once, however many workers send', async () => {
    const { project } = await withChannel('/once');
    for (let at = 0; at < 5; at++) await writeAlert(await addIncident(project.id, 1), 'opened');
    await Promise.all([sendDueAlerts(), sendDueAlerts(), sendDueAlerts(), sendDueAlerts()]);
    expect(receiver.at('/once')).toHaveLength(5);
  });

  test('hears of the end after the beginning, or of neither', async () => {
    const { project } = await withChannel('/order');
    receiver.statuses.set('/order', 500);
    const incident = await addIncident(project.id);
    await writeAlert(incident, 'opened');
    await sendDueAlerts();
    await setState(incident, 'resolved');
    await writeAlert(incident, 'resolved');
    receiver.statuses.delete('/order');
    const before = receiver.at('/order').length;
    for (let minute = 0; minute < 10; minute++) {
      advanceMinutes(1);
      await sendDueAlerts();
    }
    expect(receiver.at('/order')).toHaveLength(before);
    const rows = await db.select().from(alerts).where(eq(alerts.projectId, project.id));
    expect(rows.filter(({ channelId }) => channelId !== null).map(({ droppedFor }) => droppedFor)).toEqual([
      'resolved',
      'resolved',
    ]);
  });

  test('that fails ten times in a row is paused, and whoever added it is told', async () => {
    const { project, admin, as, params, of } = await withChannel('/broken');
    receiver.statuses.set('/broken', 404);
    await writeAlert(await addIncident(project.id), 'opened');
    await writeAlert(await addIncident(project.id), 'opened');
    for (let minute = 0; minute < 300; minute += 5) {
      await sendDueAlerts();
      advanceMinutes(5);
    }
    expect(receiver.at('/broken')).toHaveLength(10);
    expect(await as.listAlertChannels({ params })).toMatchObject([{ failures: 10, pausedAt: expect.any(String) }]);
    const paused = (await mailsTo(admin.email)).filter(({ kind }) => kind === 'channel-paused');
    expect(paused.map(({ subject }) => subject)).toEqual([expect.stringContaining('Shop team')]);
    await writeAlert(await addIncident(project.id), 'opened');
    await sendDueAlerts();
    expect(receiver.at('/broken')).toHaveLength(10);
    receiver.statuses.delete('/broken');
    expect(await as.testAlertChannel({ params: of })).toEqual({ isDelivered: true, status: 200, answer: 'ok' });
    expect(await as.changeAlertChannel({ params: of, body: { isPaused: false } })).toMatchObject({
      pausedAt: null,
      failures: 0,
    });
    await writeAlert(await addIncident(project.id), 'opened');
    await sendDueAlerts();
    expect(receiver.at('/broken')).toHaveLength(12);
  });

  test('that works again begins without failures', async () => {
    const { project, as, params } = await withChannel('/again');
    receiver.statuses.set('/again', 500);
    await writeAlert(await addIncident(project.id), 'opened');
    await sendDueAlerts();
    expect(await as.listAlertChannels({ params })).toMatchObject([{ failures: 1 }]);
    receiver.statuses.delete('/again');
    advanceMinutes(2);
    await sendDueAlerts();
    expect(receiver.at('/again')).toHaveLength(2);
    expect(await as.listAlertChannels({ params })).toMatchObject([{ failures: 0 }]);
  });

  test('says in a test what the service answered', async () => {
    const { as, of } = await withChannel('/test-answer');
    receiver.statuses.set('/test-answer', 403);
    expect(await as.testAlertChannel({ params: of })).toEqual({ isDelivered: false, status: 403, answer: 'no: 403' });
    expect(receiver.at('/test-answer')[0]?.body).toContain('this is what a real one looks like');
  });
});

describe('the address', () => {
  test('is shown masked, stored encrypted and in no log', async () => {
    const { as, params } = await projectWithAdmin();
    const secret = 'T00000000/B00000000/XXXXXXXXXXXXXXXXXXXXabcd';
    const address = `https://hooks.slack.com/services/${secret}`;
    const channel = await as.addAlertChannel({ params, body: { kind: 'slack', name: 'x', address } });
    expect(channel).toMatchObject({ address: 'hooks.slack.com/…abcd', language: 'en' });
    const rows = await db.select().from(alertChannels).where(eq(alertChannels.id, channel.id));
    expect(JSON.stringify(rows)).not.toContain('B00000000');
    expect(api.logged.join()).not.toContain('B00000000');
    expect(JSON.stringify(await as.listActivity({ params, query: {} }))).not.toContain('B00000000');
  });

  test.each([
    ['of another service', 'https://discord.com/api/webhooks/1/a', 'This address belongs to another service.'],
    ['that is none', 'no address', 'Enter a valid URL.'],
  ])('%s is refused', async (_, address, message) => {
    const { as, params } = await projectWithAdmin();
    await expect(as.addAlertChannel({ params, body: { kind: 'slack', name: 'x', address } })).rejects.toMatchObject({
      status: 422,
      errors: { address: [message] },
    });
  });

  test('can be changed and deleted, in one’s own project', async () => {
    const { as, params, of } = await withChannel('/changed');
    const changed = await as.changeAlertChannel({ params: of, body: { name: 'Other', address: receiver.url('/new') } });
    expect(changed).toMatchObject({ name: 'Other' });
    await as.testAlertChannel({ params: of });
    expect([receiver.at('/changed').length, receiver.at('/new').length]).toEqual([0, 1]);
    const other = await projectWithAdmin();
    const foreign = { ...other.params, channelId: of.channelId };
    await expect(other.as.deleteAlertChannel({ params: foreign })).rejects.toMatchObject({ status: 404 });
    await expect(other.as.testAlertChannel({ params: foreign })).rejects.toMatchObject({ status: 404 });
    await as.deleteAlertChannel({ params: of });
    expect(await as.listAlertChannels({ params })).toEqual([]);
  });

  test('a project can have twenty', async () => {
    const { as, params } = await projectWithAdmin();
    const body = { kind: 'slack' as const, name: 'x', address: 'https://chat.example/a' };
    for (let at = 0; at < 20; at++) await as.addAlertChannel({ params, body });
    await expect(as.addAlertChannel({ params, body })).rejects.toMatchObject({ status: 409, code: 'TOO_MANY' });
  });
});

test('a project has 20 channels at most, however many requests come at once', async () => {
  const { as, params } = await withChannel('/limit');
  const body = { kind: 'slack' as const, name: 'Shop team', address: receiver.url('/limit') };
  const added = await Promise.allSettled(Array.from({ length: 25 }, () => as.addAlertChannel({ params, body })));
  expect(added.filter(({ status }) => status === 'fulfilled')).toHaveLength(19);
  expect(await as.listAlertChannels({ params })).toHaveLength(20);
});

test('a slow channel delays no other, and neither does an alert that cannot be written', async () => {
  const slow = await withChannel('/slow');
  const poisoned = await withChannel('/poisoned');
  const other = await withChannel('/prompt');
  const answer = receiver.holdAnswers('/slow');
  await writeAlert(await addIncident(slow.project.id), 'opened');
  const bad = await addIncident(poisoned.project.id);
  await writeAlert(bad, 'opened');
  // A check that a later version no longer has.
  const fault = { kind: 'check', check: 'hasSomethingOld', writtenBy: null, imageHost: null };
  await db.execute(
    sql`update incidents set cause = jsonb_set(cause, '{fault}', ${JSON.stringify(fault)}::jsonb) where id = ${bad.id}`,
  );
  await writeAlert(await addIncident(other.project.id), 'opened');
  const sent = sendDueAlerts();
  await waitFor(async () => receiver.at('/prompt').length === 1, 'the other message');
  answer();
  await sent;
  expect(receiver.at('/slow')).toHaveLength(1);
  expect(await mailsTo(other.admin.email)).toHaveLength(1);
});

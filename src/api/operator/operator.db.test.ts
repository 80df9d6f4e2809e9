import { desc, eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { noOperator, type Operator } from '#domain/operator/operator.ts';
import { sendMail } from '#flows/mails/send-mail.ts';
import { activityLog, mails } from '#io/db/schema/index.ts';
import { createTestApi } from '../../../test/api.ts';
import { newestMail } from '../../../test/mails.ts';

const api = await createTestApi();
const { db } = api.io;
const boss = await api.addPerson('boss@example.com', { role: 'superadmin' });
const owner = await api.addPerson('owner@example.com');
const other = await api.addPerson('other@example.com');

const filledIn: Operator = {
  ...noOperator,
  name: 'Halm & Ton Studio',
  legalForm: 'GmbH',
  address: 'Weserstraße 1\n12047 Berlin',
  responsible: 'Mira Schütz',
  telephone: '+49 30 1234567',
  email: 'hallo@example.com',
  vatId: 'DE123456789',
  dataProtection: 'Jo Weiß',
  hosting: 'Rechenhaus GmbH, Nürnberg',
  measures: 'Zutritt nur mit Schlüssel.',
  liability: 'Nach dem Gesetz.',
  law: 'Deutsches Recht.',
  sellsTo: 'consumers',
};
const save = (operator: Operator) => api.as(boss.token).saveOperator({ body: operator });
const cancels = (kind: 'ordinary' | 'withdrawal') =>
  api.as(null, 'de').requestCancellation({ body: { name: 'Ada', email: 'ada@example.com', contract: 'Basic', kind } });

test('an agreement cannot be accepted before the operator has filled in their part', async () => {
  const body = { company: 'Lampen OHG', address: 'Weg 1', person: 'Ada' };
  await expect(api.as(owner.token).acceptAgreement({ body })).rejects.toMatchObject({ status: 409 });
});

test('the super admin fills in who runs this, and the log says which fields', async () => {
  expect((await api.as(boss.token).getOperator()).missing).toContain('name');
  await save(filledIn);
  expect(await api.as(boss.token).getOperator()).toMatchObject({ operator: filledIn, missing: [], fixed: [] });
  const [row] = await db.select().from(activityLog).orderBy(desc(activityLog.id)).limit(1);
  expect(row).toMatchObject({ action: 'operator-changed', actorId: boss.id });
  expect(row?.detail).toMatchObject({ fields: expect.stringContaining('liability') });
});

test('what the environment sets cannot be overwritten', async () => {
  const { createOperatorData } = await import('#io/operator/operator-data.ts');
  const set = createOperatorData(db, { name: 'From outside' }, () => performance.now());
  expect(await set.current()).toMatchObject({ name: 'From outside', legalForm: 'GmbH' });
  expect(set.fixed).toEqual(['name']);
});

test('every mail ends with the operator, escaped and without links', async () => {
  await cancels('ordinary');
  const mail = await newestMail(db, 'ada@example.com', 'cancellation-receipt');
  expect(mail.text).toContain('Halm & Ton Studio GmbH, Weserstraße 1, 12047 Berlin');
  expect(mail.text).toContain('USt-IdNr.: DE123456789');
  expect(mail.html).toContain('Halm &amp; Ton Studio GmbH');
  expect(mail.html).not.toContain('<!--operator-->');
});

test('a consumer withdraws and gets a receipt that says so; who sells to businesses alone takes none', async () => {
  const { number } = await cancels('withdrawal');
  const mail = await newestMail(db, 'ada@example.com', 'cancellation-receipt');
  expect(mail.subject).toBe(`Ihr Widerruf ist eingegangen (${number})`);
  expect(mail.text).not.toContain('Zum nächstmöglichen Zeitpunkt');
  const [declared] = (await api.as(boss.token).listCancellations({ query: { search: number } })).items;
  await api.as(boss.token).closeCancellation({
    params: { id: String(declared?.id) },
    body: { state: 'done', endsOn: '2099-12-31', projectIds: [] },
  });
  const done = await newestMail(db, 'ada@example.com', 'cancellation-done');
  expect(done.subject).toBe(`Ihr Widerruf ist ausgeführt (${number})`);
  await save({ ...filledIn, sellsTo: 'businesses' });
  await expect(cancels('withdrawal')).rejects.toMatchObject({ status: 404 });
  await save(filledIn);
});

test('the agreement is accepted for a company, stored word for word, and is its own person’s alone', async () => {
  const mine = api.as(owner.token, 'de');
  const body = { company: 'Lampen OHG', address: 'Weg 1\n10115 Berlin', person: 'Ada Lampe, Inhaberin' };
  const { id } = await mine.acceptAgreement({ body });
  const path = `/user/agreement/${id}`;
  const download = (token: string) =>
    api.request(path, { headers: { cookie: `linkbild_session=${token}` } }).then(async (response) => ({
      status: response.status,
      text: await response.text(),
    }));
  const own = await download(owner.token);
  expect(own.status).toBe(200);
  for (const word of ['Lampen OHG', 'Halm & Ton Studio GmbH', 'Rechenhaus GmbH, Nürnberg', 'Argon2id', 'Schlüssel'])
    expect(own.text).toContain(word);
  expect((await download(other.token)).status).toBe(404);
  expect((await mine.getAgreement()).accepted).toMatchObject([{ id, company: 'Lampen OHG', isCurrent: true }]);
  await save({ ...filledIn, hosting: 'Anderes Rechenhaus' });
  expect((await mine.getAgreement()).accepted[0]?.isCurrent).toBe(false);
  expect((await download(owner.token)).text).toContain('Rechenhaus GmbH, Nürnberg');
  await save(filledIn);
});

test('a mail with the terms sends the same file again, even after the terms have changed', async () => {
  const sent: { attachments: readonly { fileName: string; bytes: Uint8Array }[] }[] = [];
  const io = {
    ...api.io,
    mailTransport: {
      send: async (mail: (typeof sent)[number]) => void sent.push(mail),
      close: () => undefined,
    },
  };
  const [row] = await db
    .insert(mails)
    .values({
      recipient: 'ada@example.com',
      subject: 'Order',
      kind: 'order',
      language: 'de',
      html: '',
      text: '',
      attachments: [{ document: 'terms', key: null }],
    })
    .returning();
  await sendMail(io, row?.id ?? 0);
  await save({ ...filledIn, law: 'Anderes Recht.' });
  await db
    .update(mails)
    .set({ state: 'outbox' })
    .where(eq(mails.id, row?.id ?? 0));
  await sendMail(io, row?.id ?? 0);
  const texts = sent.map(({ attachments: [file] }) => [file?.fileName, Buffer.from(file?.bytes ?? []).toString()]);
  expect(texts).toHaveLength(2);
  expect(texts[0]?.[0]).toBe('agb.txt');
  expect(texts[0]?.[1]).toContain('Deutsches Recht.');
  expect(texts[1]).toEqual(texts[0]);
});

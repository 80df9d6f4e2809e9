import { sql } from 'drizzle-orm';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { callHeaders } from '#contract/client.ts';
import type { ProvenAddress } from '#domain/access/proven-address.ts';
import { deleteUserRows } from '#io/db/queries/accounts/users.ts';
import { clearOldCardReports } from '#io/db/queries/audits/card-reports.ts';
import { createTestApi, siteUrl } from '../../../test/api.ts';

const api = await createTestApi();
const visitor = api.as(null, 'de');
const root = api.as((await api.addPerson('root@example.com', { role: 'superadmin' })).token);
const report = { url: 'shop.example/lamp', platform: 'slack' as const, message: 'Das Bild fehlt.\nSeit gestern.' };

async function send(id: number, code: string, bytes: Uint8Array<ArrayBuffer>): Promise<Response> {
  const body = new FormData();
  body.set('file', new File([bytes], 'shot.png'));
  const { 'content-type': _, ...headers } = callHeaders;
  const path = `http://test/card-report/${id}/image?code=${code}`;
  return api.app.fetch(new Request(path, { method: 'POST', headers: { ...headers, origin: siteUrl }, body }), {
    client: '198.51.100.7',
  });
}

const shot = (format: 'png' | 'jpeg' | 'webp') =>
  sharp({ create: { width: 40, height: 20, channels: 3, background: '#c8350b' } })
    .withExif({ IFD0: { Copyright: 'secret place' } })
    [format]()
    .toBuffer()
    .then((bytes) => new Uint8Array(bytes));

test('a report with its screenshot is listed, answered and deleted by the super admin', async () => {
  const { id, imageCode } = await visitor.reportCard({ body: { ...report, email: 'Seer@Example.com' } });
  expect((await send(id, imageCode, await shot('png'))).status).toBe(200);
  // One screenshot, and only with the code.
  expect((await send(id, imageCode, await shot('png'))).status).toBe(404);
  expect((await send(id, 'f'.repeat(32), await shot('png'))).status).toBe(404);

  const { items } = await root.listCardReports({ query: { search: 'lamp' } });
  expect(items).toEqual([
    expect.objectContaining({
      id,
      url: 'https://shop.example/lamp',
      platform: 'slack',
      message: report.message,
      email: 'seer@example.com',
      language: 'de',
      state: 'open',
      hasImage: true,
    }),
  ]);
  expect(items[0]).not.toHaveProperty('image');
  const params = { id: String(id) };
  const { image } = await root.getCardReport({ params });
  const bytes = Buffer.from(image?.split(',')[1] ?? '', 'base64');
  expect(await sharp(bytes).metadata()).toMatchObject({ width: 40, height: 20 });
  expect(bytes.includes('secret place')).toBe(false);

  await root.answerCardReport({ params, body: { state: 'answered' } });
  expect((await root.listCardReports({ query: { state: 'answered' } })).items[0]?.answeredAt).not.toBeNull();
  expect((await root.listCardReports({ query: { state: 'open' } })).total).toBe(0);
  await root.deleteCardReport({ params });
  await expect(root.getCardReport({ params })).rejects.toMatchObject({ status: 404 });
});

test.each(['jpeg', 'webp'] as const)('a screenshot may be %s', async (format) => {
  const { id, imageCode } = await visitor.reportCard({ body: report });
  expect((await send(id, imageCode, await shot(format))).status).toBe(200);
  expect((await root.getCardReport({ params: { id: String(id) } })).image).toMatch(/^data:image\/jpeg;base64,/);
});

const text = (words: string) => new Uint8Array(Buffer.from(words));
test.each<[string, () => Uint8Array<ArrayBuffer>]>([
  ['a drawing with a script', () => text('<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>')],
  ['no image', () => text('hello')],
  ['only the beginning of one', () => new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])],
  ['more than 5 MB', () => new Uint8Array(5_000_001).fill(0xff)],
])('%s is refused, and the report stays', async (_what, bytes) => {
  const { id, imageCode } = await visitor.reportCard({ body: report });
  const answer = await send(id, imageCode, bytes());
  expect([answer.status, await answer.json()]).toEqual([
    422,
    expect.objectContaining({ errors: { file: [expect.any(String)] } }),
  ]);
  expect(await root.getCardReport({ params: { id: String(id) } })).toMatchObject({ hasImage: false, image: null });
});

test('a screenshot that comes too late is refused', async () => {
  const { id, imageCode } = await visitor.reportCard({ body: report });
  await api.io.db.execute(sql`update card_reports set created_at = now() - interval '16 minutes' where id = ${id}`);
  expect((await send(id, imageCode, await shot('png'))).status).toBe(404);
});

test('reports filled in by bots are not stored', async () => {
  const before = (await root.listCardReports({ query: {} })).total;
  await visitor.reportCard({ body: { ...report, nickname: 'buy' } });
  expect((await root.listCardReports({ query: {} })).total).toBe(before);
});

test.each([
  ['no address', { url: 'nothing' }, 'url'],
  ['no words', { message: '  ' }, 'message'],
  ['no e-mail address', { email: 'nobody' }, 'email'],
])('%s is reported at the field', async (_what, change, field) => {
  await expect(api.as(null).reportCard({ body: { ...report, ...change } })).rejects.toMatchObject({
    status: 422,
    errors: { [field]: [expect.any(String)] },
  });
});

test('only the super admin sees them, and they go with the account and after a year', async () => {
  const person = await api.addPerson('seer2@example.com');
  await expect(api.as(person.token).listCardReports({ query: {} })).rejects.toMatchObject({ status: 403 });
  const { id } = await api.as(null).reportCard({ body: { ...report, email: person.email } });
  await api.io.db.transaction((db) => deleteUserRows(db, { id: person.id, email: person.email as ProvenAddress }));
  await expect(root.getCardReport({ params: { id: String(id) } })).rejects.toMatchObject({ status: 404 });
  await api.as(null).reportCard({ body: report });
  await api.io.db.execute(sql`update card_reports set created_at = now() - interval '366 days'`);
  await clearOldCardReports(api.io.db, 365);
  expect((await root.listCardReports({ query: {} })).total).toBe(0);
});

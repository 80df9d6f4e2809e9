import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { callHeaders } from '#contract/client.ts';
import { SESSION_COOKIE } from '#contract/session-cookie.ts';
import { notifyOfAccountChange } from '#flows/accounts/notify-of-account-change.ts';
import { collectPictures } from '#flows/backup-and-files/collect-files.ts';
import { createImageHosts } from '#images/app.ts';
import { findUserById } from '#io/db/queries/accounts/users.ts';
import { users } from '#io/db/schema/index.ts';
import { createTestApi, siteUrl } from '../../../test/api.ts';
import { newestMail } from '../../../test/mails.ts';
import { readZip } from '../../../test/read-zip.ts';

const api = await createTestApi({ now: () => new Date('2026-01-15T18:04:00Z') });
const { io } = api;
const hosts = createImageHosts(io).app;
const person = await api.addPerson('ada@example.com');
const as = api.as(person.token);

/** Red in its middle third, blue beside it, with a location in its metadata. */
const photo = async () => {
  const part = (width: number, height: number, background: string) =>
    sharp({ create: { width, height, channels: 3, background } })
      .png()
      .toBuffer();
  return sharp(await part(900, 300, '#0000ff'))
    .composite([{ input: await part(300, 300, '#ff0000'), left: 300, top: 0 }])
    .withExif({ IFD0: { Copyright: 'Ada', ImageDescription: 'at home' } })
    .jpeg()
    .toBuffer();
};

async function upload(file: Uint8Array, token = person.token) {
  const body = new FormData();
  body.set('file', new File([new Uint8Array(file)], 'me.jpg'));
  const { 'content-type': _, ...headers } = callHeaders;
  const cookie = `${SESSION_COOKIE}=${token}`;
  const init = { method: 'POST', headers: { ...headers, origin: siteUrl, cookie }, body };
  const response = await api.request('/user/profile-picture', init);
  return { status: response.status, user: await response.json() };
}
const shown = async (path: string) => hosts.request(`http://localhost:3000${path}`);

test('an uploaded picture becomes a small square without metadata, cut around its middle', async () => {
  const { status, user } = await upload(await photo());
  expect([status, user.profilePictureUrl]).toEqual([200, expect.stringMatching(/^\/people\/[0-9a-f]{32}\.jpg$/)]);
  expect((await as.getUser()).profilePictureUrl).toBe(user.profilePictureUrl);
  const answer = await shown(user.profilePictureUrl);
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
  const bytes = Buffer.from(await answer.arrayBuffer());
  expect(await sharp(bytes).metadata()).toMatchObject({ width: 256, height: 256, format: 'jpeg' });
  expect(bytes.includes('at home')).toBe(false);
  const { channels } = await sharp(bytes).stats();
  expect(channels[0]?.mean).toBeGreaterThan(230);
  expect(channels[2]?.mean).toBeLessThan(30);
});

test.each([
  ['text', Buffer.from('<script>alert(1)</script>')],
  ['a page that begins like an image', Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), Buffer.alloc(200, 60)])],
])('%s is refused', async (_, bytes) => {
  expect((await upload(bytes)).status).toBe(422);
});

test('a removed picture is gone at once, can be brought back, and does not come back by itself', async () => {
  const url = (await upload(await photo())).user.profilePictureUrl;
  const { undoCode } = await as.removeProfilePicture();
  expect((await as.getUser()).profilePictureUrl).toBeNull();
  expect((await shown(url)).status).toBe(404);
  const other = api.as((await api.addPerson('other@example.com')).token);
  await expect(other.restoreProfilePicture({ body: { undoCode: undoCode ?? '' } })).rejects.toMatchObject({
    status: 404,
  });
  expect((await as.restoreProfilePicture({ body: { undoCode: undoCode ?? '' } })).profilePictureUrl).toBe(url);
  expect((await shown(url)).status).toBe(200);
  await as.removeProfilePicture();
  expect(await as.removeProfilePicture()).toEqual({ undoCode: null });
  const [row] = await io.db.select().from(users).where(eq(users.id, person.id));
  // Null would let the next login with Google set Google's.
  expect(row?.profilePictureUrl).toBe('');
});

test('the export has it, and files that no account names are deleted after a day', async () => {
  const url = (await upload(await photo())).user.profilePictureUrl;
  const { ticket } = await as.exportAccount();
  const cookie = `${SESSION_COOKIE}=${person.token}`;
  const answer = await api.request(`/export/${ticket}`, { headers: { cookie } });
  const names = [...readZip(Buffer.from(await answer.arrayBuffer())).keys()];
  expect(names.filter((name) => name.endsWith(url.replace('/people/', '')))).toHaveLength(1);
  const keys = async () => {
    let count = 0;
    for await (const _ of io.files.list('people')) count++;
    return count;
  };
  const before = await keys();
  expect(before).toBeGreaterThan(1);
  await collectPictures({ ...io, now: () => new Date(Date.now() + 2 * 86_400_000) });
  expect(await keys()).toBe(1);
  expect((await shown(url)).status).toBe(200);
});

const visit = (zone: string | null) => {
  const cookie = `linkbild_session=${person.token}${zone === null ? '' : `; time_zone=${zone}`}`;
  return api.request('/auth/user', { headers: { cookie, 'x-requested-with': 'XMLHttpRequest' } });
};
const timeInMail = async () => {
  const user = await findUserById(io.db, person.id);
  if (!user) throw new Error('no user');
  await notifyOfAccountChange(io, io.db, user, { what: 'token', subject: 'Build' });
  return /\d\d:\d\d/.exec((await newestMail(io.db, person.email, 'account-token')).text)?.[0];
};

test('a mail has the time of the zone in which the person last used a browser, otherwise that of Berlin', async () => {
  await visit(null);
  expect(await timeInMail()).toBe('19:04');
  await visit('America%2FNew_York');
  expect(await timeInMail()).toBe('13:04');
  await visit('Not%2FA_Zone');
  await visit('%00');
  expect(await timeInMail()).toBe('13:04');
});

const { id: foreign } = await api.addProject('foreign');
const missing = 2_147_483_647;

test.each([
  ['user', missing],
  ['user', foreign],
  ['superadmin', missing],
] as const)('a %s cannot name project %d as theirs, last opened or of a token', async (role, projectId) => {
  const { token } = await api.addPerson(`${role}-${projectId}@example.com`, { role });
  const named = api.as(token);
  const unknown = { status: 404, code: 'PROJECT_NOT_FOUND' };
  await expect(named.updateUser({ body: { lastActiveProjectId: projectId } })).rejects.toMatchObject(unknown);
  const body = { name: 'ci', scope: 'read', projectId, expiresInDays: 30 } as const;
  await expect(named.createApiToken({ body })).rejects.toMatchObject(unknown);
  expect((await named.getUser()).lastActiveProjectId).toBeNull();
});

test('a super admin can name every project', async () => {
  const { token } = await api.addPerson('root@example.com', { role: 'superadmin' });
  await api.as(token).updateUser({ body: { lastActiveProjectId: foreign } });
  expect((await api.as(token).getUser()).lastActiveProjectId).toBe(foreign);
});

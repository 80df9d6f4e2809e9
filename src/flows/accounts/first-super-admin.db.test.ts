import { beforeEach, expect, test } from 'vitest';
import { isFirstProcess } from '#io/db/db.ts';
import { addUser, changeUser, findUserByEmail } from '#io/db/queries/accounts/users.ts';
import { magicLinks, users } from '#io/db/schema/index.ts';
import { createTestApi } from '../../../test/api.ts';
import { createTestDatabase } from '../../../test/database.ts';
import { firstSuperAdmin } from './first-super-admin.ts';

const { io } = await createTestApi();
const email = io.settings.adminEmail;
const onTerminal = { password: null, isPrivate: true, isFirstProcess: async () => true };
const links = () => io.db.select().from(magicLinks);

beforeEach(async () => {
  await io.db.delete(magicLinks);
  await io.db.delete(users);
});

test('the first process prints a link at every start until a super admin has logged in', async () => {
  expect(await firstSuperAdmin(io, onTerminal)).toEqual({ link: expect.stringContaining('magicLinkCode=') });
  expect(await firstSuperAdmin(io, onTerminal)).toEqual({ link: expect.stringContaining('magicLinkCode=') });
  const admin = await findUserByEmail(io.db, email);
  await changeUser(io.db, admin?.id ?? 0, { status: 'active' });
  expect(await firstSuperAdmin(io, onTerminal)).toBeNull();
});

test('another ADMIN_EMAIL gets no link once a super admin has logged in', async () => {
  await addUser(io.db, { email: 'other@example.com', role: 'superadmin', status: 'active' });
  expect(await firstSuperAdmin(io, onTerminal)).toBeNull();
  expect(await links()).toEqual([]);
});

test('only the first process creates a link', async () => {
  expect(await firstSuperAdmin(io, { ...onTerminal, isFirstProcess: async () => false })).toBeNull();
  expect(await links()).toEqual([]);
});

test('no link is created where others can read the output', async () => {
  expect(await firstSuperAdmin(io, { ...onTerminal, isPrivate: false })).toBe('no-link');
  expect(await links()).toEqual([]);
});

test('ADMIN_PASSWORD opens the account, also if it is set after the first start', async () => {
  await firstSuperAdmin(io, { ...onTerminal, isPrivate: false });
  expect(await firstSuperAdmin(io, { ...onTerminal, password: 'a long password' })).toBeNull();
  const admin = await findUserByEmail(io.db, email);
  expect(await io.passwords.verify(admin?.passwordHash ?? '', 'a long password')).toBe(true);
  // It is the first password and no way to replace one.
  await firstSuperAdmin(io, { ...onTerminal, password: 'another long password' });
  expect(await findUserByEmail(io.db, email)).toMatchObject({ passwordHash: admin?.passwordHash });
});

test('of several processes one is the first', async () => {
  const { url } = await createTestDatabase();
  const all = await Promise.all([isFirstProcess(url), isFirstProcess(url), isFirstProcess(url)]);
  expect(all.filter(Boolean)).toEqual([true]);
});

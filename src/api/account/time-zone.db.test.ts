import { expect, test } from 'vitest';
import { notifyOfAccountChange } from '#flows/accounts/notify-of-account-change.ts';
import { findUserById } from '#io/db/queries/accounts/users.ts';
import { createTestApi } from '../../../test/api.ts';
import { newestMail } from '../../../test/mails.ts';

const api = await createTestApi({ now: () => new Date('2026-01-15T18:04:00Z') });
const { io } = api;
const person = await api.addPerson('ada@example.com');
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

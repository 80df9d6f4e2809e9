import { createHash } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { createApi } from '#api/app.ts';
import { callHeaders } from '#contract/client.ts';
import { limits } from '#contract/limits.ts';
import { createTestApi, siteUrl } from '../../test/api.ts';

const api = await createTestApi();

const answer = (client: string, app = api.app) => {
  const body = JSON.stringify({ uuid: crypto.randomUUID(), variant: 'with-picture', mobile: false, order: [] });
  const request = { method: 'PUT', headers: { ...callHeaders, origin: siteUrl }, body };
  return app.fetch(new Request('http://test/poll', request), { client });
};

test('a response says what remains, and an error when to retry', async () => {
  const { max, windowSeconds } = limits.pollAnswers;
  const first = await answer('198.51.100.1');
  expect(first.headers.get('ratelimit-policy')).toBe(`"poll";q=${max};w=${windowSeconds}`);
  expect(first.headers.get('ratelimit')).toBe(`"poll";r=${max - 1};t=${windowSeconds}`);
  for (let count = 1; count < max; count++) await answer('198.51.100.1');
  const over = await answer('198.51.100.1');
  expect(over.status).toBe(429);
  expect(await over.json()).toMatchObject({ statusCode: 429, code: 'TOO_MANY_REQUESTS' });
  expect(Number(over.headers.get('retry-after'))).toBeGreaterThan(windowSeconds - 60);
  expect(over.headers.get('ratelimit')).toMatch(/^"poll";r=0;t=\d+$/);
  expect((await answer('198.51.100.2')).status).toBe(200);
});

test('several processes share one count', async () => {
  const other = createApi({ ...api.io });
  const { max } = limits.pollAnswers;
  const answers = await Promise.all(
    Array.from({ length: max + 7 }, (_, index) => answer('198.51.100.3', index % 2 ? other : api.app)),
  );
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(7);
});

test('stores only keyed hashes of clients', async () => {
  await answer('198.51.100.4');
  const { rows } = await api.io.db.execute(sql`select key from rate_limits`);
  const plain = createHash('sha256').update('198.51.100.4').digest('hex');
  expect(JSON.stringify(rows)).not.toContain('198.51.100.4');
  expect(JSON.stringify(rows)).not.toContain(plain);
});

test('an account’s password cannot be guessed through the change form', async () => {
  const person = await api.addPerson('change@example.com', { password: 'a long enough password' });
  const guess = () =>
    api.as(person.token).changePassword({ body: { currentPassword: 'guess', password: 'another long password' } });
  for (let count = 0; count < limits.passwordChanges.max; count++)
    await expect(guess()).rejects.toMatchObject({ status: 422 });
  await expect(guess()).rejects.toMatchObject({ status: 429, code: 'MAX_ATTEMPTS_EXCEEDED' });
});

test('the OpenAPI document shows the limits with the call', async () => {
  const document = await (await api.request('/openapi.json')).json();
  const { login, register } = {
    login: document.paths['/auth/login'].post,
    register: document.paths['/auth/register'].post,
  };
  expect(login['x-rate-limits']).toContainEqual({
    name: 'login-client',
    max: 10,
    windowSeconds: 900,
    per: 'client',
    counts: 'failures',
  });
  expect(register.responses['429'].headers).toHaveProperty('Retry-After');
  expect(document.paths['/health'].get.responses).not.toHaveProperty('429');
});

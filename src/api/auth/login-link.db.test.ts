import { eq, sql } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { callHeaders } from '#contract/client.ts';
import { newToken } from '#io/accounts/tokens.ts';
import { magicLinks, mails } from '#io/db/schema/index.ts';
import { createTestApi, siteUrl, waitFor } from '../../../test/api.ts';
import { fromLink, newestMail } from '../../../test/mails.ts';

// The mail has a link and a code. Guessing invalidates neither for the owner, and nobody can block the owner's mail.

const api = await createTestApi();
const { db } = api.io;
beforeAll(() => api.runJobs());

const post = (path: string, body: unknown, client = newToken()) => {
  const headers = { ...callHeaders, origin: siteUrl };
  return api.request(path, { method: 'POST', headers, body: JSON.stringify(body) }, client);
};
const ask = (email: string, next?: string) => post('/auth/send-magic-link-code', { email, ...(next ? { next } : {}) });
const type = (email: string, code: string, client?: string) =>
  post('/auth/login-via-magic-link-code', { magicLinkCode: code, email }, client);
const follow = (code: string) => post('/auth/login-via-magic-link-code', { magicLinkCode: code });
const codeOf = async (response: Response) => ((await response.json()) as { code?: string }).code;
const typedCode = ({ text }: { text: string }) => /^(\d{4}) (\d{4})$/m.exec(text)?.slice(1).join(' ') ?? '';

async function mailedTo(email: string) {
  await api.addPerson(email);
  expect((await ask(email)).status).toBe(200);
  return newestMail(db, email, 'magic-link');
}
const wrong = (right: string) => (right.startsWith('0') ? `1${right.slice(1)}` : `0${right.slice(1)}`);

test('the mail has a code that logs in once, with or without its space', async () => {
  const email = 'typed@example.com';
  const mail = await mailedTo(email);
  const code = typedCode(mail);
  expect(code).toMatch(/^\d{4} \d{4}$/);
  expect(mail.html).toContain(code);
  expect((await type('other@example.com', code)).status).toBe(401);
  expect((await type(email, code.replace(' ', ''))).status).toBe(200);
  expect(await codeOf(await type(email, code))).toBe('LOGIN_INCORRECT_MAGIC_LINK_CODE');
  expect(await codeOf(await follow(fromLink(mail, 'magicLinkCode')))).toBe('LOGIN_INCORRECT_MAGIC_LINK_CODE');
});

test('thirty wrong codes from anywhere do not end a new link', async () => {
  const mail = await mailedTo('linked@example.com');
  for (let index = 0; index < 30; index++) await type('linked@example.com', 'wrong', `stranger-${index % 7}`);
  for (let index = 0; index < 30; index++) await type('linked@example.com', newToken(), `stranger-${index}`);
  expect((await follow(fromLink(mail, 'magicLinkCode'))).status).toBe(200);
});

test('five wrong codes block that client, and the correct code from another one still logs in [8.3]', async () => {
  const email = 'five@example.com';
  const code = typedCode(await mailedTo(email));
  for (let index = 0; index < 5; index++)
    expect(await codeOf(await type(email, wrong(code), 'guesser'))).toBe('LOGIN_INCORRECT_MAGIC_LINK_CODE');
  const refused = await type(email, code, 'guesser');
  expect([refused.status, await codeOf(refused)]).toEqual([429, 'MAX_ATTEMPTS_EXCEEDED']);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  expect((await type(email, code, 'owner')).status).toBe(200);
});

test('guesses from everywhere, even concurrent ones, end the code but not the link', async () => {
  const email = 'many@example.com';
  const mail = await mailedTo(email);
  const code = typedCode(mail);
  const guesses = Array.from({ length: 25 }, (_, index) => type(email, wrong(code), `guesser-${index}`));
  for (const answer of await Promise.all(guesses)) expect(answer.status).toBe(401);
  expect((await type(email, code, 'late')).status).toBe(401);
  expect((await follow(fromLink(mail, 'magicLinkCode'))).status).toBe(200);
});

test('the code is not in the database, neither plain nor as a hash that could be brute-forced', async () => {
  const code = typedCode(await mailedTo('stored@example.com')).replace(' ', '');
  const [row] = await db.select().from(magicLinks).where(eq(magicLinks.email, 'stored@example.com'));
  const { rows } = await db.execute(sql`select encode(sha256(${code}::bytea), 'hex') as hash`);
  expect(row?.shortCodeHash).toMatch(/^[0-9a-f]{64}$/);
  expect([code, rows[0]?.hash]).not.toContain(row?.shortCodeHash);
});

test('an expired code says so', async () => {
  const code = typedCode(await mailedTo('late@example.com'));
  await db
    .update(magicLinks)
    .set({ expiresAt: new Date(Date.now() - 1000) })
    .where(eq(magicLinks.email, 'late@example.com'));
  expect(await codeOf(await type('late@example.com', code))).toBe('EXPIRED_MAGIC_LINK_CODE');
});

test('however often a stranger requests links, the owner has a valid one, and gets few mails', async () => {
  const email = 'asked@example.com';
  const sent = () => db.select().from(mails).where(eq(mails.recipient, email)).orderBy(mails.id);
  await api.addPerson(email);
  await api.addPerson('asked-after@example.com');
  for (let index = 0; index < 40; index++) expect((await ask(email)).status).toBe(200);
  // Jobs of one queue run in order: those before are done.
  await ask('asked-after@example.com');
  await newestMail(db, 'asked-after@example.com', 'magic-link');
  await waitFor(async () => (await sent()).length >= 3, 'three mails');
  const before = await sent();
  expect(before.length).toBeLessThan(6);
  const newest = before.at(-1) ?? { text: '' };
  expect((await follow(fromLink(newest, 'magicLinkCode'))).status).toBe(200);
  // The link was used, so the next request sends a new one despite the pause.
  expect((await ask(email)).status).toBe(200);
  await waitFor(async () => (await sent()).length > before.length, 'a new mail');
});

test('the link redirects to where the person wanted to go, and only within the site', async () => {
  for (const [index, [next, expected]] of [
    ['/app/project/7?tab=images', '/app/project/7?tab=images'],
    ['https://evil.example/', null],
    ['//evil.example', null],
    ['/\\evil.example', null],
    ['/app/logout', null],
  ].entries()) {
    const email = `next-${index}@example.com`;
    await api.addPerson(email);
    await ask(email, next ?? undefined);
    const { text } = await newestMail(db, email, 'magic-link');
    const link = new URL(/https?:\/\/\S+/.exec(text)?.[0] ?? '');
    expect(link.searchParams.get('next')).toBe(expected);
  }
});

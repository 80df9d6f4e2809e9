import { expect, inject, test } from 'vitest';
import { callHeaders } from '#contract/client.ts';
import { byTurns } from '../test/size.ts';
import { newContext, watch, withBrowser } from './browser.ts';
import { superAdmin } from './users.ts';

// Accounts as people experience them, with and without JavaScript. Mails are read in the outbox, as the super admin
// would.

withBrowser();

const password = 'a long enough password';

/** The newest link to a page in a mail to an address. */
const linkFor = async (email: string, kind: string): Promise<string> =>
  (await textFor(email, kind)).match(/https?:\/\/\S+(?:Code|code)=\S+/)?.[0] ?? '';

async function textFor(email: string, kind: string): Promise<string> {
  const { api } = await superAdmin();
  for (let tries = 0; tries < 200; tries++) {
    const { items } = await api.listMails({ query: { search: email } });
    const mail = items.find((one) => one.kind === kind);
    if (mail) {
      return (await api.getMail({ params: { id: String(mail.id) } })).text;
    }
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`no mail "${kind}" to ${email}`);
}

const registrations = byTurns('registration', [
  ['with JavaScript', true],
  ['without JavaScript', false],
] as const);
const emailOf = (at: number) => `new-${registrations.at(at)?.[1]}@example.com`;

test.each(registrations)(
  'register, confirm, log out and log in, %s [2.19] [2.20] [2.58] [7.6]',
  async (_, javaScript) => {
    const email = `new-${javaScript}@example.com`;
    const context = await newContext({ javaScript, locale: 'de-DE' });
    const page = await context.newPage();
    const troubles = javaScript ? watch(page) : [];
    await page.goto('/de/app/login?register=1');
    const form = page.locator('form', { has: page.locator('input[name=password]') }).last();
    await form.locator('input[name=email]').fill(email);
    await form.locator('input[name=password]').fill(password);
    await form.locator('button[type=submit]').first().click();
    await page
      .getByText(/E-Mail|Postfach/)
      .first()
      .waitFor();

    const link = await linkFor(email, 'confirm-registration');
    // A scanner of mails, which runs scripts but did not register.
    const scanner = await newContext({ locale: 'de-DE' });
    const scanned = await scanner.newPage();
    await scanned.goto(link);
    await scanned.getByText(`Damit bestätigen Sie ${email}.`).waitFor();
    await scanner.close();
    await page.goto(link);
    // In this browser the link is enough; the button is for those without scripts.
    if (!javaScript) await page.locator('form button[type=submit]').first().click();
    await page.waitForURL(/\/de\/app(?!\/login)/);
    expect(await page.locator('h1').count()).toBeGreaterThan(0);

    await page.goto('/de/app/logout');
    const leave = page.locator('main form button[type=submit]');
    if (await leave.count()) await leave.first().click();
    await page.waitForURL(/\/de\/app\/login|\/de\/?$/);
    await page.goto('/de/app/login');
    await page.locator('input[name=email]').first().fill(email);
    await page.locator('input[name=password]').first().fill('wrong password here');
    await page
      .locator('form', { has: page.locator('input[name=password]') })
      .first()
      .locator('button[type=submit]')
      .first()
      .click();
    await page.getByText('E-Mail-Adresse oder Passwort ist falsch.').first().waitFor();
    await page.locator('input[name=password]').first().fill(password);
    await page
      .locator('form', { has: page.locator('input[name=password]') })
      .first()
      .locator('button[type=submit]')
      .first()
      .click();
    await page.waitForURL(/\/de\/app(?!\/login)/);
    expect(troubles.filter((trouble) => !/40[19]|422/.test(trouble))).toEqual([]);
    await context.close();
  },
);

test('a GET of a mail link does not consume it', async () => {
  const siteUrl = inject('siteUrl');
  const { api } = await superAdmin();
  await api.sendMagicLinkCode({ body: { email: emailOf(0) } });
  const link = await linkFor(emailOf(0), 'magic-link');
  for (let looks = 0; looks < 3; looks++) expect((await fetch(link)).status).toBe(200);
  const context = await newContext();
  const page = await context.newPage();
  await page.goto(link.replace(/^https?:\/\/[^/]+/, siteUrl));
  await page.locator('form button[type=submit]').first().click();
  await page.waitForURL(/\/app(?!\/login)/);

  // The same person, who reads German, moves to another address and back.
  const move = async (to: string) => {
    await page.goto('/de/app/account');
    const form = page.locator('form', { has: page.locator('input[value="email"]') });
    await form.getByLabel('Neue E-Mail-Adresse').fill(to);
    await form.getByLabel('Ihr Passwort').fill(password);
    await form.getByRole('button', { name: 'E-Mail-Adresse ändern' }).click();
    await page.getByText(`Wir haben eine E-Mail an ${to} gesendet`).waitFor();
    await page.goto(await linkFor(to, 'confirm-email'));
    await page.getByRole('button', { name: 'Neue Adresse bestätigen' }).click();
    await page.getByText('Ihre E-Mail-Adresse wurde geändert.').waitFor();
    await page.getByText(`Sie melden sich mit ${to} an.`).waitFor();
  };
  await move('moved@example.com');
  await move(emailOf(0));
  await context.close();
});

test.each(byTurns('elsewhere', ['https://evil.example/', '//evil.example', '/\\evil.example', 'javascript:alert(1)']))(
  'does not redirect to %s after login',
  async (next) => {
    const context = await newContext();
    const page = await context.newPage();
    await page.goto(`/app/login?next=${encodeURIComponent(next)}`);
    await page.locator('input[name=email]').first().fill(emailOf(0));
    await page.locator('input[name=password]').first().fill(password);
    await page
      .locator('form', { has: page.locator('input[name=password]') })
      .first()
      .locator('button[type=submit]')
      .first()
      .click();
    await page.waitForURL(/\/app(?!\/login)/);
    expect(new URL(page.url()).origin).toBe(new URL(inject('siteUrl')).origin);
    await context.close();
  },
);

test.each(
  byTurns('code of the mail', [
    ['en', ''],
    ['de', '/de'],
  ]),
)('the code of the login mail logs in and continues to the requested page, %s', async (language, prefix) => {
  const email = emailOf(-1);
  const context = await newContext({ locale: language });
  const page = await context.newPage();
  const troubles = watch(page);
  // Requesting a page of the app redirects to the login, and from there back.
  await page.goto(`${prefix}/app/account?tab=1`);
  await page.waitForURL(/\/app\/login\?next=/);
  await page.locator('a[href*="magic="]').click();
  const asking = page.locator('form', { has: page.locator('input[value="magic-link"]') });
  await asking.locator('input[name=email]').fill(email);
  await asking.locator('button[type=submit]').click();
  const code = page.locator('input[name=magicLinkCode]');
  await code.fill('0000 0000');
  await page.locator('form', { has: code }).locator('button[type=submit]').click();
  await page.locator('[role=alert]').first().waitFor();
  const mail = await textFor(email, 'magic-link');
  expect(new URL(mail.match(/https?:\/\/\S+/)?.[0] ?? '').searchParams.get('next')).toBe(`${prefix}/app/account?tab=1`);
  await code.fill(/^\d{4} \d{4}$/m.exec(mail)?.[0] ?? '');
  await page.locator('form', { has: code }).locator('button[type=submit]').click();
  await page.waitForURL((url) => url.pathname === `${prefix}/app/account` && url.search === '?tab=1');
  expect(troubles.filter((trouble) => !/401/.test(trouble))).toEqual([]);
  await context.close();
});

test("a confirmation opened in another browser asks for the password, and a stranger's is not accepted", async () => {
  const email = 'prepared@example.com';
  const siteUrl = inject('siteUrl');
  const stranger = await fetch(`${siteUrl}/api/auth/register`, {
    method: 'POST',
    headers: { ...callHeaders, origin: siteUrl },
    body: JSON.stringify({ email, password: 'the attackers password' }),
  });
  expect(await stranger.json()).toEqual({ confirmation: 'mail-sent' });
  const context = await newContext();
  const page = await context.newPage();
  await page.goto(await linkFor(email, 'confirm-registration'));
  await page.getByText(`This confirms ${email}.`).waitFor();
  await page.locator('input[name=password]').fill('password1234');
  await page.locator('form button[type=submit]').first().click();
  await page.getByText('This password is easy to guess. Choose another one.').waitFor();
  await page.locator('input[name=password]').fill(password);
  await page.locator('form button[type=submit]').first().click();
  await page.waitForURL(/\/app(?!\/login)/);
  const login = (typed: string) =>
    fetch(`${siteUrl}/api/auth/login`, {
      method: 'POST',
      headers: { ...callHeaders, origin: siteUrl },
      body: JSON.stringify({ email, password: typed }),
    });
  expect([(await login('the attackers password')).status, (await login(password)).status]).toEqual([401, 200]);
  await context.close();
});

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Secret, TOTP } from 'otpauth';
import pg from 'pg';
import type { BrowserContext, Page } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { readPostmaster } from '#io/db/embedded/postmaster.ts';
import { byTurns } from '../test/size.ts';
import { newContext, seriousViolations, watch, withBrowser } from './browser.ts';
import { demoProject, newMember, superAdmin } from './users.ts';

// Passkeys, codes, sessions and the fresh login as people experience them, each in a language by turns. Chromium has a virtual
// passkey device (WebAuthn in the DevTools protocol); it lives with its page.

withBrowser();

const inTurns = <Row extends unknown[]>(rows: Row[]) => byTurns(JSON.stringify(rows), rows);

async function newPerson(name: string) {
  const email = `${name}@example.com`;
  const { id } = await demoProject((await superAdmin()).api);
  const { state, password, api } = await newMember(id, { email, role: 'user', firstname: 'Edda' });
  await api.setAchievement({ body: { key: 'onboarding', value: 'step1' } });
  return { email, password, state };
}

async function addPasskeyDevice(context: BrowserContext, page: Page) {
  const session = await context.newCDPSession(page);
  await session.send('WebAuthn.enable');
  await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}

async function logIn(page: Page, prefix: string, { email, password }: { email: string; password: string }) {
  await page.goto(`${prefix}/app/login`);
  await page.locator('input[name=email]').first().fill(email);
  await page.locator('input[name=password]').first().fill(password);
  await page
    .locator('form', { has: page.locator('input[name=password]') })
    .first()
    .locator('button')
    .first()
    .click();
}

const inApp = (page: Page) => page.waitForURL((url) => /\/app\/(?!login)/.test(url.pathname));

test.each(
  inTurns([
    [
      'en',
      '',
      {
        add: 'Add passkey',
        saved: 'I’ve saved them',
        login: 'Log in with a passkey',
        use: 'Use passkey',
        step: 'One more step',
        rename: 'Rename Laptop',
        save: 'Save',
        remove: 'Remove Telefon',
        yes: 'Remove',
      },
    ],
    [
      'de',
      '/de',
      {
        add: 'Passkey hinzufügen',
        saved: 'Ich habe sie gesichert',
        login: 'Mit Passkey anmelden',
        use: 'Passkey verwenden',
        step: 'Noch ein Schritt',
        rename: 'Laptop umbenennen',
        save: 'Speichern',
        remove: 'Telefon entfernen',
        yes: 'Entfernen',
      },
    ],
  ]),
)(
  'a passkey is added, logs in alone and as second step, is renamed and removed: %s',
  async (language, prefix, words) => {
    const person = await newPerson(`passkey-${language}`);
    const context = await newContext({ storageState: person.state });
    const page = await context.newPage();
    const troubles = watch(page, [/401/]);
    await addPasskeyDevice(context, page);
    await page.goto(`${prefix}/app/account`);
    await page.locator('#second-factor input[name=name]').fill('Laptop');
    await page.getByRole('button', { name: words.add }).click();
    await page.getByRole('button', { name: words.saved }).waitFor();
    expect(((await page.locator('[role=dialog] code').textContent()) ?? '').split('\n')).toHaveLength(10);
    expect(await seriousViolations(page)).toEqual([]);
    await page.getByRole('button', { name: words.saved }).click();
    await page.locator('#second-factor li', { hasText: 'Laptop' }).waitFor();

    await context.clearCookies();
    await page.goto(`${prefix}/app/login`);
    await page.getByRole('button', { name: words.login }).click();
    await inApp(page);

    await context.clearCookies();
    await logIn(page, prefix, person);
    await page.getByRole('heading', { name: words.step }).waitFor();
    expect(await seriousViolations(page)).toEqual([]);
    await page.getByRole('button', { name: words.use }).click();
    await inApp(page);

    await page.goto(`${prefix}/app/account`);
    await page.getByRole('button', { name: words.rename }).click();
    await page.locator('#second-factor li input[name=name]').fill('Telefon');
    await page.locator('#second-factor li').getByRole('button', { name: words.save }).click();
    await page.getByRole('button', { name: words.remove }).click();
    await page.locator('[role=dialog]').getByRole('button', { name: words.yes }).click();
    await page.locator('#second-factor li').waitFor({ state: 'detached' });
    expect(troubles).toEqual([]);
    await context.close();
  },
);

test.each(
  inTurns([
    [
      'en',
      '',
      { setUp: 'Set up app', finish: 'Finish setup', saved: 'I’ve saved them', recovery: 'Use a recovery code' },
    ],
    [
      'de',
      '/de',
      {
        setUp: 'App einrichten',
        finish: 'Einrichtung abschließen',
        saved: 'Ich habe sie gesichert',
        recovery: 'Wiederherstellungscode verwenden',
      },
    ],
  ]),
)('an authenticator app is set up, and its codes and recovery codes log in: %s', async (language, prefix, words) => {
  const person = await newPerson(`app-${language}`);
  const context = await newContext({ storageState: person.state });
  const page = await context.newPage();
  await page.goto(`${prefix}/app/account`);
  await page.getByRole('button', { name: words.setUp }).click();
  const secret = (await page.locator('[role=dialog] code').textContent()) ?? '';
  expect(
    await page.locator('[role=dialog] img').evaluate((image: HTMLImageElement) => image.naturalWidth),
  ).toBeGreaterThan(0);
  expect(await seriousViolations(page)).toEqual([]);
  const app = new TOTP({ secret: Secret.fromBase32(secret) });
  await page.locator('[role=dialog] input[name=code]').fill('000000');
  await page.getByRole('button', { name: words.finish }).click();
  await page.locator('[role=dialog] [aria-invalid=true]').waitFor();
  await page.locator('[role=dialog] input[name=code]').fill(app.generate());
  await page.getByRole('button', { name: words.finish }).click();
  await page.getByRole('button', { name: words.saved }).waitFor();
  const [recoveryCode = ''] = ((await page.locator('[role=dialog] code').textContent()) ?? '').split('\n');
  await page.getByRole('button', { name: words.saved }).click();

  // The code of the setup is used: the next step's counts too.
  const later = app.generate({ timestamp: Date.now() + 30_000 });
  await context.clearCookies();
  await logIn(page, prefix, person);
  await page.locator('input[name=code]').fill(later);
  await page.locator('main form button').first().click();
  await inApp(page);

  await context.clearCookies();
  await logIn(page, prefix, person);
  await page.getByRole('link', { name: words.recovery }).click();
  await page.waitForURL(/recovery=1/);
  await page.locator('input[name=code]').fill('wrong-wrong');
  await page.locator('main form button').first().click();
  await page.getByRole('alert').waitFor();
  await page.locator('input[name=code]').fill(recoveryCode);
  await page.locator('main form button').first().click();
  await inApp(page);
  await context.close();
});

test.each(
  inTurns([
    ['en', '', { logOut: 'Log out Chrome on Linux', everywhere: 'Log out everywhere' }],
    ['de', '/de', { logOut: 'Chrome unter Linux abmelden', everywhere: 'Überall abmelden' }],
  ]),
)('another device is logged out from here, then all of them: %s', async (language, prefix, words) => {
  const person = await newPerson(`devices-${language}`);
  const [here, there] = [await newContext(), await newContext()];
  const [page, other] = [await here.newPage(), await there.newPage()];
  for (const one of [page, other]) {
    await logIn(one, prefix, person);
    await inApp(one);
  }
  await page.goto(`${prefix}/app/account`);
  await page.getByRole('button', { name: words.logOut }).first().click();
  await page.getByRole('button', { name: words.logOut }).waitFor({ state: 'detached' });
  await other.goto(`${prefix}/app/account`);
  await other.waitForURL(/\/app\/login/);

  await page.getByRole('button', { name: words.everywhere }).click();
  await page.locator('[role=dialog]').getByRole('button', { name: words.everywhere }).click();
  await page.waitForURL(/\/app\/login/);
  await here.close();
  await there.close();
});

/** As if the person had logged in an hour ago. */
async function makeLoginOld(email: string) {
  const dataDir = inject('dataDir');
  const password = readFileSync(join(dataDir, 'postgres.password'), 'utf8');
  const port = readPostmaster(join(dataDir, 'postgres'))?.port;
  const client = new pg.Client({ connectionString: `postgres://linkbild:${password}@127.0.0.1:${port}/linkbild` });
  await client.connect();
  await client.query(
    `update sessions set authenticated_at = now() - interval '1 hour'
     where user_id = (select id from users where email = $1)`,
    [email],
  );
  await client.end();
}

test.each(
  inTurns([
    [
      'en',
      '',
      {
        name: 'Token name',
        create: 'Create token',
        title: 'Confirm it’s you',
        confirm: 'Confirm',
        wrong: 'Wrong password.',
        cancel: 'Cancel',
        setUp: 'Set up app',
      },
    ],
    [
      'de',
      '/de',
      {
        name: 'Name des Tokens',
        create: 'Token erstellen',
        title: 'Bestätigen Sie Ihre Identität',
        confirm: 'Bestätigen',
        wrong: 'Das Passwort ist falsch.',
        cancel: 'Abbrechen',
        setUp: 'App einrichten',
      },
    ],
  ]),
)('a fresh login is asked for in place and no input is lost: %s', async (language, prefix, words) => {
  const person = await newPerson(`fresh-${language}`);
  const context = await newContext({ storageState: person.state });
  const page = await context.newPage();
  await page.goto(`${prefix}/app/account`);
  await makeLoginOld(person.email);
  const dialog = page.getByRole('dialog');
  await page.getByLabel(words.name).fill('Build server');
  await page.getByRole('button', { name: words.create }).click();
  await page.getByRole('heading', { name: words.title }).waitFor();
  await dialog.locator('input[name=proof]').fill('not the password');
  expect(await seriousViolations(page)).toEqual([]);
  await dialog.getByRole('button', { name: words.confirm }).click();
  await dialog.getByText(words.wrong).waitFor();
  await dialog.locator('input[name=proof]').fill(person.password);
  await dialog.getByRole('button', { name: words.confirm }).click();
  // Created with the name that was typed before.
  await page.getByText('lbk_').first().waitFor();
  await page.locator('li', { hasText: 'Build server' }).waitFor();

  // A call from the page also waits for the modal, and cancelling leaves everything as it was.
  await makeLoginOld(person.email);
  await page.getByRole('button', { name: words.setUp }).click();
  await page.getByRole('heading', { name: words.title }).waitFor();
  await dialog.getByRole('button', { name: words.cancel }).click();
  await dialog.waitFor({ state: 'detached' });
  await context.close();
});

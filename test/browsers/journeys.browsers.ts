import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { callHeaders } from '#contract/client.ts';
import type { Language } from '#domain/language.ts';
import { accountTexts } from '#web/i18n/app/account.ts';
import { loginConfirmationTexts } from '#web/i18n/app/login-confirmation.ts';
import { configuratorTexts } from '#web/i18n/project/configurator.ts';
import { onboardingTexts } from '#web/i18n/project/onboarding.ts';
import { studioTexts } from '#web/i18n/project/studio.ts';
import { textsIn } from '#web/i18n/texts.ts';
import { superAdmin } from '../../e2e/users.ts';
import { admin } from '../instance.ts';
import { type Engine, engines } from './engine.ts';
import { createVisitor, saying, wide } from './visitor.ts';

// What people do at first, in Firefox and in WebKit: they register and set up their shop, log in, change a template. Paying:
// payment.browsers.ts.

const password = 'a long enough password';
const passkeyLogin: Record<Language, string> = { en: 'Log in with a passkey', de: 'Mit Passkey anmelden' };

async function confirmationLink(email: string): Promise<string> {
  const { api } = await superAdmin();
  const find = async () => (await api.listMails({ query: { search: email } })).items[0]?.id ?? null;
  await expect.poll(find).not.toBeNull();
  const { text } = await api.getMail({ params: { id: String(await find()) } });
  return text.match(/https?:\/\/\S+(?:Code|code)=\S+/)?.[0] ?? '';
}

/** With the account that registered above. */
function testPasskeys(name: string, language: Language, engine: () => Engine) {
  const base = language === 'de' ? '/de' : '';
  const person = (siteUrl: string) => createVisitor(engine, { name, siteUrl });

  test('see a passkey only where the engine has them', async () => {
    const { open, keep } = person(inject('siteUrl'));
    await engine().evaluate(`fetch('/api/auth/logout', { method: 'POST', headers: ${JSON.stringify(callHeaders)} })`);
    await open(`${base}/app/login`);
    const hasThem = await engine().evaluate<boolean>(`'PublicKeyCredential' in window`);
    const button = saying('button', passkeyLogin[language]);
    await expect
      .poll(() => engine().evaluate(`Boolean(${button}?.checkVisibility({ visibilityProperty: true }))`))
      .toBe(hasThem);
    await keep('login');
    expect(engine().errors()).toEqual([]);
  });

  test('add a passkey and log in with it, or read why they cannot', async () => {
    const { open, click, press, says, arrives, keep } = person(inject('siteUrl'));
    const login = {
      method: 'POST',
      headers: callHeaders,
      body: JSON.stringify({ email: `${name}@example.com`, password }),
    };
    await open(`${base}/app/login`);
    await engine().evaluate(`fetch('/api/auth/login', ${JSON.stringify(login)})`);
    await open(`${base}/app/account`);
    await press(textsIn(accountTexts, language).addPasskey);
    await keep('passkey');
    if (!(await engine().evaluate<boolean>(`'PublicKeyCredential' in window`)))
      return says(textsIn(loginConfirmationTexts, language).unsupported);
    await press(textsIn(accountTexts, language).codesSaved);
    await expect.poll(() => engine().evaluate(`document.querySelectorAll('#second-factor li').length`)).toBe(1);
    await engine().evaluate(`fetch('/api/auth/logout', { method: 'POST', headers: ${JSON.stringify(callHeaders)} })`);
    await open(`${base}/app/login`);
    await click(saying('button', passkeyLogin[language]));
    await arrives(/\/app\/(?!login)/);
    expect(engine().errors()).toEqual([]);
  });
}

describe.each(Object.entries(engines))('%s', (name, { missing, start }) => {
  if (missing) test.skip(`${missing} is not installed`, () => undefined);
  describe.skipIf(missing !== null)('lets people', () => {
    let engine: Engine;
    const language: Language = name === 'firefox' ? 'en' : 'de';
    const [setup, studio] = [textsIn(onboardingTexts, language), textsIn(studioTexts, language)];
    const base = language === 'de' ? '/de' : '';
    const person = (siteUrl: string) => createVisitor(() => engine, { name, siteUrl });
    beforeAll(async () => {
      engine = await start();
      await engine.resize(...wide);
    });
    afterAll(() => engine?.close());

    test('register, confirm their address and set up their shop', async () => {
      const { open, fill, click, press, says, arrives, keep } = person(inject('siteUrl'));
      const email = `${name}@example.com`;
      await open(`${base}/app/login?register=1`);
      await fill('form input[name="email"]', email);
      await fill('form input[name="password"]', password);
      await click(
        `[...document.querySelectorAll('input[name="password"]')].at(-1).form.querySelector('button[type="submit"]')`,
      );
      await open(await confirmationLink(email));
      await click(`document.querySelector('form button[type="submit"]')`);
      await arrives(/\/app(?!\/login)/);
      await keep('registered');
      await fill('main form input[name="full"], [role="dialog"] input[name="full"]', inject('shopUrl'));
      await click(`document.querySelector('input[name="full"]').form.querySelector('button[type="submit"]')`);
      // The page follows the reading, and then leads to the setup, which fills by itself.
      await arrives(/new=1&project=.+&job=/);
      const reading = await engine.evaluate<string>('location.href');
      await keep('reading');
      await arrives(/\/app\/[^/]+\/dashboard/);
      await says(setup.today);
      await press(setup.next);
      const shown = () => engine.evaluate<string>(`document.querySelector('[role="dialog"]')?.innerText ?? ''`);
      await expect.poll(shown).toContain('/products/*');
      await keep('setup');
      // Opened again, when all is read: nobody waits for what is done.
      await open(reading);
      await arrives(/\/app\/[^/]+\/dashboard/);
      expect(engine.errors()).toEqual([]);
    });

    testPasskeys(name, language, () => engine);

    test('change a text of a template and save it', async () => {
      const { open, click, press, says, keep } = person(inject('siteUrl'));
      const login = { method: 'POST', headers: callHeaders, body: JSON.stringify(admin) };
      await open(`${base}/app/login`);
      expect(
        await engine.evaluate(`fetch('/api/auth/login', ${JSON.stringify(login)}).then(({ status }) => status)`),
      ).toBe(200);
      const { api } = await superAdmin();
      const { items } = await api.listProjects({ query: {} });
      const demo = items.find(({ slug }) => slug === 'demo');
      const [template] = await api.listTemplates({ params: { id: String(demo?.id) } });
      await open(`${base}/app/demo/templates/${template?.uuid}/configurator`);
      const image = `document.querySelector('[data-live-image]')?.currentSrc ?? ''`;
      await expect.poll(() => engine.evaluate(image)).not.toBe('');
      const before = await engine.evaluate(image);
      const title = textsIn(configuratorTexts, language).title;
      const labelled = `[...document.querySelectorAll('main input, main textarea')].find((one) => one.labels?.[0]?.textContent.includes('${title}'))`;
      await click(labelled);
      await engine.type(name);
      await expect.poll(() => engine.evaluate(image)).not.toBe(before);
      await says(studio.unsaved);
      await press(studio.save);
      await says(studio.saved);
      await keep('configured');
      expect(engine.errors()).toEqual([]);
    });
  });
});

import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { callHeaders } from '#contract/client.ts';
import type { Language } from '#domain/language.ts';
import { auditsTexts } from '#web/i18n/project/audits.ts';
import { newTemplateTexts, templatesTexts } from '#web/i18n/project/templates.ts';
import { textsIn } from '#web/i18n/texts.ts';
import { demoProject, superAdmin } from '../../e2e/users.ts';
import { admin } from '../instance.ts';
import { type Engine, engines } from './engine.ts';
import { createVisitor, problems, wide } from './visitor.ts';

// What the owner of a shop comes for, in Firefox and in WebKit: the report of the public check, a template from the
// choice, an audit of their own and its report.

async function checkResult(email: string): Promise<string> {
  const { api } = await superAdmin();
  const find = async () =>
    (await api.listMails({ query: { search: email } })).items.find(({ kind }) => kind === 'check-result')?.id ?? null;
  await expect.poll(find, { timeout: 300_000 }).not.toBeNull();
  const { text } = await api.getMail({ params: { id: String(await find()) } });
  return /https?:\/\/\S+\/check\/\S+/.exec(text)?.[0] ?? '';
}

const cards = `[...document.querySelectorAll('.pv')].filter((one) => one.checkVisibility()).length`;

describe.each(Object.entries(engines))('%s', (name, { missing, start }) => {
  if (missing) test.skip(`${missing} is not installed`, () => undefined);
  describe.skipIf(missing !== null)('lets the owner of a shop', () => {
    let engine: Engine;
    // The other language than in journeys.browsers.ts.
    const language: Language = name === 'firefox' ? 'de' : 'en';
    const base = language === 'de' ? '/de' : '';
    const { open, fill, click, press, says, arrives, keep } = createVisitor(() => engine, {
      name,
      siteUrl: inject('siteUrl'),
    });
    beforeAll(async () => {
      engine = await start();
      await engine.resize(...wide);
    });
    afterAll(() => engine?.close());

    const isFine = async (what: string) => {
      await expect.poll(() => engine.evaluate(problems)).toEqual([]);
      await keep(what);
      expect(engine.errors()).toEqual([]);
    };
    const logIn = async () => {
      await open(`${base}/app/login`);
      const request = { method: 'POST', headers: callHeaders, body: JSON.stringify(admin) };
      const login = `fetch('/api/auth/login', ${JSON.stringify(request)}).then(({ status }) => status)`;
      expect(await engine.evaluate(login)).toBe(200);
      const { api } = await superAdmin();
      return { api, params: { id: String((await demoProject(api)).id) } };
    };

    test('check it with the public form and read the report', async () => {
      const email = `${name}-checks@example.com`;
      await open(base || '/');
      await fill('#try-out form input[name="website"]', inject('shopUrl'));
      await fill('#try-out form input[name="email"]', email);
      await click(`document.querySelector('#try-out form input[name="consent"]')`);
      await click(`document.querySelector('#try-out form button[type="submit"]')`);
      // The form gives way to its answer.
      await expect.poll(() => engine.evaluate(`document.querySelector('#try-out form')`)).toBeNull();
      await keep('checked');
      await open(await checkResult(email));
      await expect.poll(() => engine.evaluate(cards)).toBeGreaterThan(3);
      await isFine('check-report');
    });

    test('choose a template, which opens with a page of the shop', async () => {
      const { api, params } = await logIn();
      await open(`${base}/app/demo/templates`);
      await press(textsIn(templatesTexts, language).newTemplate);
      // The list has buttons of the same words.
      await says(textsIn(newTemplateTexts, language).lead);
      await press(textsIn(newTemplateTexts, language).use);
      await arrives(/\/configurator$/);
      const image = `document.querySelector('[data-live-image]')?.naturalWidth ?? 0`;
      await expect.poll(() => engine.evaluate(image)).toBeGreaterThan(0);
      const opened = (await engine.evaluate<string>('location.pathname')).split('/').at(-2);
      expect((await api.listTemplates({ params })).map(({ uuid }) => uuid)).toContain(opened);
      await isFine('template-chosen');
    });

    test('start an audit, follow it to its end and open its report', async () => {
      const { api, params } = await logIn();
      const texts = textsIn(auditsTexts, language);
      const done = async () =>
        (await api.listAudits({ params, query: {} })).items.filter(({ score }) => score !== null).length;
      const before = await done();
      await open(`${base}/app/demo/audits`);
      await press(texts.start);
      const bar = `document.querySelector('[role="progressbar"]') !== null`;
      // An audit of a small shop may be over before anybody looks.
      await expect.poll(async () => (await engine.evaluate(bar)) || (await done()) > before).toBe(true);
      await expect.poll(done, { timeout: 300_000 }).toBe(before + 1);
      await expect.poll(() => engine.evaluate(bar)).toBe(false);
      // The list is loaded anew when the audit ends: a click may meet a row that goes.
      await open(await engine.evaluate<string>(`document.querySelector('tbody tr a').href`));
      await arrives(/\/audit\/[\w-]+/);
      const report = `[...document.querySelectorAll('a')].find((one) => one.textContent.trim() === ${JSON.stringify(texts.publicReport)})?.href ?? ''`;
      await expect.poll(() => engine.evaluate(report)).not.toBe('');
      await isFine('audit-done');
      // It has a window of its own; here it opens in the same.
      await open(await engine.evaluate<string>(report));
      await expect.poll(() => engine.evaluate(cards)).toBeGreaterThan(3);
      await isFine('audit-report');
    });
  });
});

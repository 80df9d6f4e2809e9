import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { SESSION_COOKIE } from '#contract/session-cookie.ts';
import { languages } from '#domain/language.ts';
import { setAchievement } from '#io/db/queries/accounts/users.ts';
import { audits, projects } from '#io/db/schema/index.ts';
import { savePlans } from '#io/db/seeds/index.ts';
import { createTestApi } from '../test/api.ts';
import { byTurns } from '../test/size.ts';
import { newContext, seriousViolations, type Visit, watch, withBrowser } from './browser.ts';
import { startSite } from './start-site.ts';

// At a limit of the plan, what helps is offered where the limit was met: beside the form, or by the frame. And whoever
// has a contract cancels it without logging in.

withBrowser();

const api = await createTestApi();
const { db } = api.io;
await savePlans(db);
const siteUrl = await startSite(api.io);
const expected = [/answer: 4(02|22) /, /status of 4(02|22)/];

/** Somebody with a project of the free plan whose audit of this month is used. */
async function customer(slug: string) {
  const person = await api.addPerson(`${slug}@example.com`);
  const project = await api.addProject(slug);
  await api.join(project.id, person.id, 'admin');
  await db.update(projects).set({ ownerId: person.id }).where(eq(projects.id, project.id));
  await db.insert(audits).values({ projectId: project.id, trigger: 'manual', status: 'completed', score: 50 });
  await setAchievement(db, person.id, 'onboarding', 'step1');
  const cookie = { name: SESSION_COOKIE, value: person.token, domain: 'localhost', path: '/', expires: -1 };
  const cookies = [{ ...cookie, httpOnly: true, secure: false, sameSite: 'Lax' as const }];
  return { params: { id: String(project.id) }, as: api.as(person.token), storageState: { cookies, origins: [] } };
}

async function open(path: string, visit: Visit) {
  const context = await newContext(visit);
  const page = await context.newPage();
  const troubles = watch(page, expected);
  await page.goto(siteUrl + path);
  await page.waitForLoadState('networkidle');
  return { page, troubles, close: () => context.close() };
}

const words = {
  en: {
    app: '/app',
    start: 'Start audit',
    used: 'You’ve used this month’s audit. Choose a larger plan to run more.',
    try: 'Try Basic free for 14 days',
    running: 'Your trial has started. Now try again.',
    add: 'Add collaborator',
    email: 'Email address',
    send: 'Send invite email',
    cancel: 'Cancel contracts here',
    now: 'Cancel now',
    done: 'Cancellation received',
    soonest: 'As soon as possible',
    save: 'Save receipt',
    fields: ['Name', 'Email address of your account', 'Which contract?'],
    empty: 'Fill in this field.',
  },
  de: {
    app: '/de/app',
    start: 'Audit starten',
    used: 'Das Audit dieses Monats ist verbraucht. Für mehr wählen Sie einen größeren Tarif.',
    try: 'Basic 14 Tage kostenlos testen',
    running: 'Ihre Testphase hat begonnen. Versuchen Sie es jetzt noch einmal.',
    add: 'Mitwirkende hinzufügen',
    email: 'E-Mail-Adresse',
    send: 'Einladung senden',
    cancel: 'Verträge hier kündigen',
    now: 'Jetzt kündigen',
    done: 'Kündigung eingegangen',
    soonest: 'Zum nächstmöglichen Zeitpunkt',
    save: 'Bestätigung speichern',
    fields: ['Name', 'E-Mail-Adresse Ihres Kontos', 'Welcher Vertrag?'],
    empty: 'Füllen Sie dieses Feld aus.',
  },
};

test.each(byTurns('button', languages))('in %s a button that a limit stops leads to the trial', async (locale) => {
  const said = words[locale];
  const { storageState, as, params } = await customer(`audits-${locale}`);
  const { page, troubles, close } = await open(`${said.app}/audits-${locale}/audits`, { storageState, locale });
  await page.getByRole('button', { name: said.start }).first().click();
  const notice = page.getByRole('region', { name: /Limit reached|Limit erreicht/ });
  await notice.getByText(said.used).waitFor();
  expect(await seriousViolations(page)).toEqual([]);
  await notice.getByRole('button', { name: said.try }).click();
  await notice.getByText(said.running).waitFor();
  expect((await as.getPlan({ params })).state).toBe('trial');
  await page.getByRole('button', { name: said.start }).first().click();
  await expect.poll(async () => (await as.listAudits({ params, query: {} })).total).toBe(2);
  expect(troubles).toEqual([]);
  await close();
});

test('in Reports, “Start audit” starts that of its website and opens the screen on which it runs', async () => {
  const { storageState, as, params } = await customer('never-audited');
  await db.delete(audits).where(eq(audits.projectId, Number(params.id)));
  const { page, troubles, close } = await open('/app/reports', { storageState });
  await page.getByRole('button', { name: 'Start audit' }).click();
  await page.waitForURL(/\/app\/never-audited\/audits$/);
  expect((await as.listAudits({ params, query: {} })).total).toBe(1);
  expect(troubles).toEqual([]);
  await close();
});

test.each(byTurns('form', languages))('in %s a form that a limit stops has the trial inside', async (locale) => {
  const said = words[locale];
  const { storageState, as, params } = await customer(`people-${locale}`);
  const path = `${said.app}/people-${locale}/settings/account`;
  const { page, troubles, close } = await open(path, { storageState, locale, width: 390 });
  await page.getByRole('button', { name: said.add }).click();
  const modal = page.getByRole('dialog');
  await modal.getByLabel(said.email).fill('second@example.com');
  await modal.getByRole('button', { name: said.send }).click();
  await modal.getByRole('button', { name: said.try }).waitFor();
  // Enter sends the form again and starts nothing.
  await modal.getByLabel(said.email).press('Enter');
  await modal.getByRole('button', { name: said.try }).waitFor();
  expect((await as.getPlan({ params })).state).toBe('free');
  // It is here and not at the edge of the window too.
  expect(await page.getByText(said.try).count()).toBe(1);
  await modal.getByRole('button', { name: said.try }).click();
  await modal.getByText(said.running).waitFor();
  await modal.getByRole('button', { name: said.send }).click();
  await modal.waitFor({ state: 'hidden' });
  await page.getByText('second@example.com').first().waitFor();
  expect(troubles).toEqual([]);
  await close();
});

test.each([
  ['en', true],
  ['de', false],
] as const)('in %s a contract is cancelled in two clicks, with JavaScript: %s', async (locale, javaScript) => {
  const said = words[locale];
  const home = locale === 'de' ? '/de/pricing' : '/pricing';
  const { page, troubles, close } = await open(home, { locale, javaScript, width: 390 });
  await page.getByRole('contentinfo').getByRole('link', { name: said.cancel }).click();
  await page.getByRole('button', { name: said.now }).click();
  await page.getByText(said.empty).first().waitFor();
  const values = ['Ada Beispiel', `ada-${locale}@example.com`, 'Basic'];
  for (const [at, field] of said.fields.entries()) await page.getByLabel(field, { exact: true }).fill(values[at] ?? '');
  await page.getByRole('button', { name: said.now }).click();
  await page.getByRole('heading', { level: 1, name: said.done }).waitFor();
  for (const value of [...values, said.soonest]) await page.getByText(value, { exact: true }).waitFor();
  const link = page.getByRole('link', { name: said.save });
  const file = decodeURIComponent((await link.getAttribute('href')) ?? '');
  expect(file).toContain('Ada Beispiel');
  expect(file).toMatch(/K-\d{4}-\d{4}/);
  expect(troubles).toEqual([]);
  await close();
});

test('an offer’s link leads to the plan it names, or to the credits', async () => {
  const { storageState } = await customer('led');
  const { page, troubles, close } = await open('/app/led/settings/plan?plan=professional-500', { storageState });
  const size = page.getByLabel('Pages', { exact: true });
  expect(await size.inputValue()).toBe('500');
  await page.goto(`${siteUrl}/app/led/settings/plan#credits`);
  const credits = page.locator('#credits');
  await expect.poll(() => credits.evaluate((part) => part === document.activeElement)).toBe(true);
  // As far up as the end of the page allows.
  const isSeen = await credits.evaluate((part) => {
    const { top } = part.getBoundingClientRect();
    const isAtEnd = scrollY + innerHeight >= document.documentElement.scrollHeight - 1;
    return scrollY > 0 && top >= 0 && (top < 100 || isAtEnd);
  });
  expect(isSeen).toBe(true);
  // What is no plan, or none to buy, changes nothing.
  for (const plan of ['free', 'none', '__proto__']) {
    await page.goto(`${siteUrl}/app/led/settings/plan?plan=${plan}`);
    expect(await size.inputValue()).toBe('100');
  }
  expect(troubles).toEqual([]);
  await close();
});

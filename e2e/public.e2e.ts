import type { Page } from 'playwright-core';
import { describe, expect, inject, test } from 'vitest';
import { newContext, type Visit, watch, withBrowser } from './browser.ts';
import { superAdmin } from './users.ts';

// The public site as visitors use it: scrolling, forms with good and bad input, prices, poll, languages, no scripts.

withBrowser();

const site = () => inject('siteUrl');

async function open(
  path: string,
  visit: Visit = {},
): Promise<{ page: Page; troubles: string[]; close(): Promise<void> }> {
  const context = await newContext(visit);
  const page = await context.newPage();
  const troubles = watch(page, [/halm-und-ton\.example/, /\b(404|410|422)\b/]);
  await page.goto(path);
  return { page, troubles, close: () => context.close() };
}

async function newestMail(email: string, kind: string): Promise<string> {
  const { api } = await superAdmin();
  const { items } = await api.listMails({ query: { search: email } });
  const mail = items.find((one) => one.kind === kind);
  if (!mail) throw new Error(`no mail "${kind}" to ${email}`);
  return (await api.getMail({ params: { id: String(mail.id) } })).text;
}
const linkIn = (mail: string, path: string) => new RegExp(`https?://\\S+${path}\\S+`).exec(mail)?.[0] ?? '';

describe('home', () => {
  const anchors = ['why', 'benefits', 'problem', 'product', 'how', 'examples', 'pricing', 'try-out', 'waitlist'];

  test('the hash follows the section in view and is cleared at the top [2.3] [2.4] [9.18]', async () => {
    const { page, troubles, close } = await open('/');
    for (const id of anchors) {
      // Scrolled to again while photos that load above still move it.
      const scrolled = () =>
        page.locator(`#${id}`).evaluate((section) => {
          section.scrollIntoView();
          return new Promise((resolve) => requestAnimationFrame(() => resolve(location.hash)));
        });
      await expect.poll(scrolled).toBe(`#${id}`);
    }
    await page.evaluate(() => scrollTo(0, 0));
    await page.waitForFunction(() => location.href.endsWith('/'));
    await page.goto('/#examples');
    await page.waitForFunction(
      () => Math.abs(document.getElementById('examples')?.getBoundingClientRect().top ?? 9999) < 200,
    );
    expect(troubles).toEqual([]);
    await close();
  });

  test('the bar appears below the form and shrinks, the teaser comes with the chats: neither covers a form or the heading [2.76] [2.77]', async () => {
    const { page, close } = await open('/', { width: 375 });
    const bar = page.locator('aside', { has: page.locator('a[href="/whole-shop"]') });
    const teaser = page.getByText('One question, one tap.');
    const form = await page.locator('#start').boundingBox();
    await page.evaluate((y) => scrollTo(0, y), (form?.y ?? 0) + (form?.height ?? 0) + 40);
    // A hand does not stop after one move, which the page may have missed while loading.
    let x = 10;
    const isThere = () => page.mouse.move(x++, 10).then(() => bar.getByText('How do your links look?').isVisible());
    await expect.poll(isThere).toBe(true);
    expect(await teaser.count()).toBe(0);
    await page.locator('#problem').evaluate((section) => section.scrollIntoView({ block: 'end' }));
    await teaser.waitFor();
    await bar.getByText('How do your links look?').waitFor({ state: 'detached' });
    expect(await bar.getByRole('link').count()).toBe(1);
    await page.locator('#try-out').evaluate((section) => section.scrollIntoView());
    await bar.waitFor({ state: 'detached' });
    await close();
  });

  test('the chat plays once it is in view, and does not move with reduced motion [3.22]', async () => {
    const { page, close } = await open('/');
    const chats = page.locator('#problem [data-chat]');
    const hidden = chats.nth(1).locator('li.invisible');
    const scrollToChats = () => page.locator('#problem').evaluate((section) => section.scrollIntoView());
    await scrollToChats();
    // The server sends the chats whole: only after the page's scripts ran could they have begun to play. What wakes
    // the islands is loaded last.
    await page.waitForFunction(() =>
      performance.getEntriesByType('resource').some(({ name }) => name.includes('hydrate-islands')),
    );
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
    expect(await hidden.count()).toBe(0);
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await page.reload();
    await scrollToChats();
    await hidden.first().waitFor({ state: 'attached' });
    await hidden.first().waitFor({ state: 'detached' });
    await close();
  });
});

describe.each([
  ['en', '/', true],
  ['de', '/de', false],
] as const)('waitlist in %s at %s, with JavaScript: %s', (language, path, javaScript) => {
  const words = {
    en: {
      email: 'Please add a valid email address.',
      consent: 'Please confirm our privacy policy.',
      website: 'Enter a valid URL.',
      sent: 'An email has been sent to you. Please confirm your email address.',
      confirmed: 'You’re on the list. We’ll email you as soon as your shop system is supported.',
      left: 'Done. We’ve deleted your address from the waitlist.',
      used: 'This link is invalid or has been used already.',
    },
    de: {
      email: 'Geben Sie eine gültige E-Mail-Adresse ein.',
      consent: 'Bestätigen Sie unsere Datenschutzerklärung.',
      website: 'Geben Sie eine gültige Webadresse ein.',
      sent: 'Wir haben Ihnen eine E-Mail gesendet. Bestätigen Sie darin Ihre E-Mail-Adresse.',
      confirmed: 'Sie sind auf der Warteliste. Wir schreiben Ihnen, sobald wir Ihr Shopsystem unterstützen.',
      left: 'Erledigt. Wir haben Ihre Adresse von der Warteliste gelöscht.',
      used: 'Dieser Link ist ungültig oder wurde schon verwendet.',
    },
  }[language];

  test('rejected with a message, then sent, confirmed and left through the outbox [2.12]', async () => {
    const { page, troubles, close } = await open(path, { javaScript, locale: language });
    const email = `waits-${language}@example.com`;
    const form = page.locator('#try-out form');
    const send = async (values: { email: string; website?: string; consent: boolean }) => {
      await form.scrollIntoViewIfNeeded();
      await form.locator('input[value=waitlist]').check();
      await form.locator('input[name=email]').fill(values.email);
      await form.locator('input[name=website]').fill(values.website ?? '');
      await form.locator('input[name=consent]').setChecked(values.consent);
      await form.locator('button[type=submit]').click();
    };
    const section = page.locator('#try-out');
    await send({ email: 'nobody', website: 'not an address', consent: false });
    for (const message of [words.email, words.website, words.consent]) await section.getByText(message).waitFor();
    expect(await form.locator('input[name=email]').inputValue()).toBe('nobody');
    await send({ email, website: 'shop.example', consent: true });
    await section.getByText(words.sent).waitFor();

    const mail = await newestMail(email, 'confirm-waitlist');
    await page.goto(linkIn(mail, '/waitlist-confirmation'));
    await page.locator('main form button').click();
    await page.getByText(words.confirmed).waitFor();
    const { api } = await superAdmin();
    const listed = async () => (await api.listWaitlist({ query: { search: email } })).items;
    expect(await listed()).toMatchObject([{ email, language, website: 'https://shop.example/' }]);
    expect((await listed())[0]?.confirmedAt).not.toBeNull();

    await page.goto(linkIn(mail, '/waitlist-unsubscribe'));
    await page.locator('main form button').click();
    await page.getByText(words.left).waitFor();
    expect(await listed()).toEqual([]);
    await page.goto(linkIn(mail, '/waitlist-unsubscribe'));
    await page.locator('main form button').click();
    await page.getByText(words.used).waitFor();
    expect(troubles).toEqual([]);
    await close();
  });
});

// docs/decisions/009-what-the-specification-leaves-open.md#plans.
const monthly = {
  Basic: [9, 14, 19, 29, 49, 79, 129],
  Pro: [18, 28, 38, 58, 98, 158, 258],
};
const steps = ['100', '250', '500', '1,000', '2,500', '5,000', '10,000'];

test('prices: both periods, both payment models, and the cheapest suitable plan [1.9] [2.10] [4.15]', async () => {
  const { page, troubles, close } = await open('/pricing');
  const rows = async () => {
    const cells = await page.locator('table[data-prices] tbody tr').allInnerTexts();
    return cells.map((cell) => cell.split(/\s+/));
  };
  const table = (months: number) =>
    steps.map((step, at) => [
      step,
      ...Object.values(monthly).map((euros) => `€${((euros[at] ?? 0) * months).toLocaleString('en')}`),
    ]);
  expect(await rows()).toEqual(table(1));
  const columns = page.locator('[data-plan] [data-price]');
  expect(await columns.allInnerTexts()).toEqual(['€0', '€9', '€18']);
  await page.locator('#pricing-step').focus();
  await page.locator('#pricing-step').selectOption('2500');
  await columns.filter({ hasText: '€49' }).waitFor();
  await page.getByText('Yearly', { exact: true }).click();
  await columns.filter({ hasText: '€490' }).waitFor();
  expect(await rows()).toEqual(table(10));

  const fitting = page.locator('[data-fitting]');
  const fits = (plan: string) => page.locator(`[data-fitting="${plan}"]`).waitFor();
  await page.locator('#need-subPages').fill('20');
  await fits('free');
  await page.locator('#need-subPages').fill('600');
  await fits('starter-1000');
  await page.locator('#need-domains').fill('4');
  await fits('professional-1000');
  expect(await fitting.textContent()).toContain('€580');
  await page.locator('#need-subPages').fill('10001');
  await fits('');

  await page.getByText('Pay As You Go', { exact: true }).click();
  await page.locator('[data-bundle]').first().waitFor();
  expect(await page.locator('[data-bundle] [data-price]').allInnerTexts()).toEqual(['€5', '€20', '€75', '€200']);
  expect(troubles).toEqual([]);
  await close();
});

test('without scripts: prices by the query, the menu, and the poll with a second answer that replaces the first [2.8] [2.57]', async () => {
  const { page, close } = await open('/de/pricing', { javaScript: false, width: 375, locale: 'de' });
  await page.getByText('Jährlich', { exact: true }).click();
  await page.locator('#need-subPages').fill('150');
  await page.getByRole('button', { name: 'Anzeigen' }).first().click();
  await page.locator('[data-fitting="starter-250"]').waitFor();
  expect(((await page.locator('[data-fitting]').textContent()) ?? '').replaceAll('\u00A0', ' ')).toContain('140 €');
  await page.goto('/de/pricing?model=credits&credits=301');
  expect(((await page.locator('[data-credits]').textContent()) ?? '').replaceAll('\u00A0', ' ')).toContain('20 €');
  await page.locator('header summary').click();
  await page.locator('header details a', { hasText: 'Vorteile' }).click();
  expect(new URL(page.url()).hash).toBe('#benefits');

  await page.goto('/de/poll');
  const choose = async (variant: string) => {
    await page.locator(`button[value=${variant}]`).click();
    await page.getByText('Ihre Wahl').waitFor();
    expect(await page.evaluate(() => document.activeElement?.localName), 'reading goes on with the result').toBe('h1');
    const shares = await page
      .locator('[data-share]')
      .evaluateAll((places) => places.map((place) => Number(place.dataset.share)));
    const marked = await page
      .locator('[data-share]', { hasText: 'Ihre Wahl' })
      .evaluateAll((places) => places.map((place) => [place.dataset.variant, Number(place.dataset.share)]));
    return { shares, marked, lead: await page.locator('h1 + p').textContent() };
  };
  const first = await choose('without-picture');
  expect(first.shares.toSorted()).toEqual([0, 100]);
  expect(first.marked).toEqual([['without-picture', 100]]);
  await page.getByRole('link', { name: 'Noch einmal wählen' }).click();
  const second = await choose('with-picture');
  expect(second.lead).toBe(first.lead);
  expect(second.marked).toEqual([['with-picture', 100]]);
  await close();
});

test('the language switch keeps the page and is stored [1.13] [2.11] [2.59]', async () => {
  const { page, close } = await open('/privacy-policy');
  await page.locator('header').getByRole('link', { name: 'Deutsch' }).click();
  await page.waitForURL('**/de/datenschutzerklaerung');
  await page.goto('/');
  expect(new URL(page.url()).pathname).toBe('/de');
  expect(await page.getByText('Zur Aktion').count()).toBe(1);
  await page.locator('header').getByRole('link', { name: 'English' }).click();
  await page.waitForFunction(() => location.pathname === '/');
  expect(await page.locator('a[href$="/shopify-aktion"]').count()).toBe(0);
  await close();
});

test('public pages follow the system’s scheme or the reader’s choice; paper is light', async () => {
  const { page, close } = await open('/why', { dark: true });
  const ground = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  const [dark, light] = ['rgb(21, 19, 17)', 'rgb(251, 250, 247)'];
  expect(await ground()).toBe(dark);
  await page.emulateMedia({ media: 'print' });
  expect(await ground()).toBe(light);
  await page.emulateMedia({ media: 'screen' });
  const choice = page.locator('footer').getByRole('button', { name: 'Light', exact: true });
  // The button works as soon as the page's script has arrived.
  await expect.poll(() => choice.click().then(ground)).toBe(light);
  await page.goto('/check/demo');
  expect(await ground()).toBe(light);
  await page.locator('html[data-theme=light]').waitFor();
  await close();
});

test('a cached page is the same for all visitors and never shown to a logged-in person [2.55]', async () => {
  const get = (headers: Record<string, string> = {}) => fetch(`${site()}/pricing`, { headers });
  const [one, two] = [await get(), await get({ cookie: 'time_zone=UTC' })];
  expect(two.headers.get('etag')).toBe(one.headers.get('etag'));
  expect(await (await get({ cookie: 'theme=dark' })).text()).toContain('data-theme="dark"');
  expect(one.headers.get('content-security-policy')).not.toContain('nonce-');
  expect(await two.text()).not.toMatch(/<script(?![^>]*(src=|ld\+json))/);
  const { cookie } = await superAdmin();
  const own = await get({ cookie: cookie() });
  expect(own.headers.get('content-security-policy')).toContain('nonce-');
  expect(await own.text()).toContain('To Dashboard');
  expect(await (await get()).text()).not.toContain('To Dashboard');
});

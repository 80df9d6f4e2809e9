import type { Page } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { isWhole, someOf } from '../test/size.ts';
import { newContext, withBrowser } from './browser.ts';
import type { Sites } from './instance-setup.ts';

// Every outcome of the checker's form with and without scripts, the languages by turns. The story of a checked shop
// continues in new-customer.e2e.ts.

withBrowser();

interface Check {
  website: string;
  email: string;
  consent?: boolean;
}

async function check(page: Page, { website, email, consent = true }: Check) {
  const form = page.locator('#try-out form');
  await form.locator('input[name=website]').fill(website);
  await form.locator('input[name=email]').fill(email);
  await form.locator('input[name=consent]').setChecked(consent);
  await form.locator('button[type=submit]').click();
}

const home = { en: '/', de: '/de' };

interface Outcome {
  name: string;
  website: keyof Sites | string;
  email?: string;
  consent?: boolean;
  en: string;
  de: string;
}
const outcomes: Outcome[] = [
  {
    name: 'a shop behind its password page',
    website: 'closed',
    en: "The page is password protected. Unfortunately, we can't access the link previews.",
    de: 'Die Seite ist passwortgeschützt. Leider können wir die Linkvorschauen nicht abrufen.',
  },
  {
    name: 'a page that is not there',
    website: 'missing',
    en: 'The page is not found. Please check the URL.',
    de: 'Die Seite wurde nicht gefunden. Prüfen Sie die Adresse.',
  },
  {
    name: 'a site that is no Shopify store',
    website: 'other',
    en: 'We only support Shopify stores. Please provide an url to a Shopify store.',
    de: 'Wir unterstützen nur Shopify-Shops. Geben Sie die Adresse eines Shopify-Shops ein.',
  },
  {
    name: 'a site that is broken',
    website: 'broken',
    en: 'An error occurred. Please try again later.',
    de: 'Es ist ein Fehler aufgetreten. Versuchen Sie es später noch einmal.',
  },
  {
    name: 'something that is no address',
    website: 'not an address',
    en: 'Enter a valid URL.',
    de: 'Geben Sie eine gültige Webadresse ein.',
  },
  {
    name: 'no e-mail address',
    website: 'https://shop.example',
    email: 'nobody',
    en: 'Please add a valid email address.',
    de: 'Geben Sie eine gültige E-Mail-Adresse ein.',
  },
  {
    name: 'no consent',
    website: 'https://shop.example',
    consent: false,
    en: 'Please confirm our privacy policy.',
    de: 'Bestätigen Sie unsere Datenschutzerklärung.',
  },
];

// One visitor tries them one after the other: what is rejected can be corrected on the same page.
// Of two in a row, one has scripts.
const visits = [
  ['en', true],
  ['de', false],
  ['de', true],
  ['en', false],
] as const;
test.each(someOf('outcomes', visits, 2))('every outcome in %s, with JavaScript: %s', async (language, javaScript) => {
  const context = await newContext({ javaScript, locale: language });
  // Each from a different address: a shared address shares its limits.
  await context.setExtraHTTPHeaders({
    'x-forwarded-for': `203.0.113.${(language === 'en' ? 1 : 3) + Number(javaScript)}`,
  });
  const page = await context.newPage();
  await page.goto(home[language]);
  for (const { name, website, email = 'someone@example.com', consent, ...words } of outcomes) {
    const sites = inject('sites');
    await check(page, { website: website in sites ? sites[website as keyof Sites] : website, email, consent });
    await page.locator('#try-out').getByText(words[language], { exact: true }).waitFor();
    expect(await page.locator('#try-out input[name=email]').inputValue(), name).toBe(email);
  }
  await context.close();
});

// The limit itself is tested with the call (src/api/checker/).
test.runIf(isWhole)('the sixth check within an hour is asked to wait', async () => {
  const context = await newContext();
  await context.setExtraHTTPHeaders({ 'x-forwarded-for': '203.0.113.9' });
  const page = await context.newPage();
  await page.goto(home.en);
  const says = (words: string) => page.locator('#try-out').getByText(words).waitFor();
  for (let turn = 0; turn < 5; turn++) {
    await check(page, { website: inject('sites').other, email: `turn${turn}@example.com` });
    await says('We only support Shopify stores.');
    // The message stays until the next response: a bad URL changes it without a check.
    await check(page, { website: 'not an address', email: `turn${turn}@example.com` });
    await says('Enter a valid URL.');
  }
  await check(page, { website: inject('sites').other, email: 'turn6@example.com' });
  await says('Too many requests. Try again later.');
  await context.close();
});

test.each(['/audit/nobody', '/de/check/nobody', '/demo/nobody', '/audit/nobody/sub-page/1'])(
  '%s responds 404',
  async (path) => expect((await fetch(`${inject('siteUrl')}${path}`)).status).toBe(404),
);

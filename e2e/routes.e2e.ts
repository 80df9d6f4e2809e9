import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { type Language, languages } from '#domain/language.ts';
import { screenGroups } from '#web/screens.ts';
import { addressOf } from './addresses.ts';
import { newContext, seriousViolations, watch, withBrowser } from './browser.ts';
import { editor, superAdmin } from './people.ts';

// Every screen of the table, as visitor, editor and super admin, in both languages, on a phone and on a desk: nothing in
// the console, no failed request, nothing serious for axe, and the page does what its access rule says. Each person has
// one window a width, as people do. To end within minutes, what differs little is looked at in turns: public pages as
// somebody signed in and refusals on a phone in one language and on a desk in the other, and axe once a screen.

withBrowser();

type Person = 'visitor' | 'editor' | 'superadmin';
type Group = keyof typeof screenGroups;

const needsLogin = new Set<Group>(['app', 'superadmin', 'project', 'settings', 'projectSuperadmin']);
const needsSuperAdmin = new Set<Group>(['superadmin', 'projectSuperadmin']);
const widths = [375, 1440] as const;

/** Signing out would end the person's session for the screens after it. */
const apart = new Set(['logout']);

const all = (Object.keys(screenGroups) as Group[]).flatMap((group) =>
  Object.entries(screenGroups[group])
    .filter(([name]) => !apart.has(name))
    .map(([name, screen], place) => ({ group, name, screen, place })),
);

/** Cards show the sample shop's pictures, and some of those are missing on purpose (sample-shop/cases.ts). */
const brokenOnPurpose = () => [new RegExp(`${inject('shopUrl')}/`), /halm-und-ton\.example/];

interface Window {
  page: Page;
  troubles: string[];
}

describe.each(['visitor', 'editor', 'superadmin'] as const)('as %s', (person) => {
  const windows: Window[] = [];
  beforeAll(async () => {
    const state = await stateOf(person);
    for (const width of widths) {
      const page = await (await newContext({ width, ...(state ? { storageState: state } : {}) })).newPage();
      windows.push({ page, troubles: watch(page, brokenOnPurpose()) });
    }
  });
  afterAll(() => Promise.all(windows.map(({ page }) => page.context().close())));

  describe.each(all)('$name', ({ group, screen, place }) => {
    test.each(languages.map((language, turn) => ({ language, turn })))('in $language', async ({ language, turn }) => {
      const { path, mayBeMissing } = addressOf(screen[language]);
      if (person === 'visitor' && needsLogin.has(group)) return leadsToLogin(path, language);
      const expected = expectedStatus(person, group, mayBeMissing);
      const isFamiliar = (person !== 'visitor' && !needsLogin.has(group)) || expected.includes(403);
      await Promise.all(
        windows.map(async (window, index) => {
          if (isFamiliar && index !== turn) return;
          await visit(window, path, language, expected);
          if (index === place % 2 && language === 'en' && !isFamiliar)
            expect(await seriousViolations(window.page)).toEqual([]);
          // A refused or missing page is announced by the browser as a failed load of the document itself.
          const isAnnounced = (trouble: string) =>
            !expected.every((status) => status === 200) && /\b(403|404)\b/.test(trouble);
          expect(window.troubles.splice(0).filter((trouble) => !isAnnounced(trouble))).toEqual([]);
        }),
      );
    });
  });
});

async function stateOf(person: Person) {
  if (person === 'visitor') return null;
  return person === 'superadmin' ? (await superAdmin()).state : (await editor('walker@example.com')).state;
}

function expectedStatus(person: Person, group: Group, mayBeMissing: boolean): number[] {
  if (person !== 'superadmin' && needsSuperAdmin.has(group)) return [403];
  return mayBeMissing ? [200, 404] : [200];
}

/** A visitor does not get to see the page at all: the server leads to the login, in the page's language. */
async function leadsToLogin(path: string, language: Language) {
  const response = await fetch(`${inject('siteUrl')}${path}`, { redirect: 'manual' });
  expect(response.status).toBe(302);
  const { pathname } = new URL(response.headers.get('location') ?? '', inject('siteUrl'));
  expect(pathname).toBe(language === 'de' ? '/de/app/login' : '/app/login');
}

async function visit({ page }: Window, path: string, language: Language, expected: number[]) {
  const response = await page.goto(path, { waitUntil: 'load' });
  expect(expected).toContain(response?.status());
  expect(await page.locator('html').getAttribute('lang')).toBe(language);
  expect(await page.locator('h1').count()).toBeGreaterThan(0);
  const overflow = await page.evaluate('document.documentElement.scrollWidth - document.documentElement.clientWidth');
  expect(overflow, 'wider than the window').toBeLessThanOrEqual(0);
}

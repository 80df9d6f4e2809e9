import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { type Language, languages } from '#domain/language.ts';
import { screenGroups } from '#web/screens.ts';
import { addressOf, type KnownIds, knownIds } from '../addresses.ts';
import { newContext, seriousViolations, watch, withBrowser } from '../browser.ts';
import { editor, superAdmin } from '../users.ts';
import { screenProblems } from './screen-problems.ts';

// Every screen of the table as one person, in both languages, on a phone and on a desktop: nothing in the console, no
// failed request, nothing serious for axe, nothing wider than the window, no control too small to hit, no two landmarks
// with one name, and the page follows its access rule. English is checked in light mode starting on the phone, German
// in dark mode starting on the desktop; each page is then resized to the other widths, like a window, so that all are
// checked with one load.
//
// What one person sees differently from another is small, so a screen is opened as the first person who sees it, and
// for everybody after only its response is requested. axe, which takes longer than all the rest, runs by turns in
// English and in German, at the width that the page starts with: screens share their parts, so each part is judged in
// light and in dark. English, whose words are shorter, is opened where axe judges it and otherwise only requested. With
// WALK=whole everybody opens everything, with axe in both languages and at both widths.

type Person = 'visitor' | 'editor' | 'superadmin';
type Group = keyof typeof screenGroups;

const needsLogin = new Set<Group>(['app', 'superadmin', 'project', 'settings', 'projectSuperadmin']);
const needsSuperAdmin = new Set<Group>(['superadmin', 'projectSuperadmin']);
const phone = { width: 375, height: 800 };
const desk = { width: 1440, height: 900 };
/** The smallest window that a page has to fit into. German has the longer words. */
const smallest = { width: 320, height: 640 };
const isWhole = process.env.WALK === 'whole';
const ways = {
  en: { dark: false, sizes: [phone, desk] },
  de: { dark: true, sizes: [desk, phone, smallest] },
} as const;

/** Logging out would end the person's session for the screens after it; a store is only connected with Shopify's keys. */
const apart = new Set(['logout', 'connectShop']);

/** Only in the frame of a shop's admin, and only with the app's keys: e2e/shopify.e2e.ts opens them. */
const groups = (Object.keys(screenGroups) as Group[]).filter((group) => group !== 'shopify');

const all = groups.flatMap((group) =>
  Object.entries(screenGroups[group])
    .filter(([name]) => !apart.has(name))
    .map(([name, screen], at) => ({ group, name, screen, judgedIn: languages[at % languages.length] })),
);

/** Cards show the sample shop's images, and some of those are missing on purpose (sample-shop/cases.ts). */
const brokenOnPurpose = () => [new RegExp(`${inject('shopUrl')}/`), /halm-und-ton\.example/];

interface Window {
  page: Page;
  troubles: string[];
  /** Parts that axe has judged on an earlier screen, by width. */
  judged: Map<number, Set<number>>;
}

export function visitEveryScreen(person: Person) {
  withBrowser();
  const windows = {} as Record<Language, Window>;
  let known: KnownIds;
  beforeAll(async () => {
    known = await knownIds(person);
    const state = await stateOf(person);
    for (const language of languages) {
      const look = { width: ways[language].sizes[0].width, dark: ways[language].dark };
      const page = await (await newContext({ ...look, ...(state ? { storageState: state } : {}) })).newPage();
      windows[language] = { page, troubles: watch(page, brokenOnPurpose()), judged: new Map() };
    }
  });
  afterAll(() => Promise.all(Object.values(windows).map(({ page }) => page.context().close())));

  describe(`as ${person}`, () => {
    test.each(all)('$group: $name', async ({ group, screen, judgedIn }) => {
      // Await both: a page that is still loading would disturb the next screen.
      const looks = await Promise.allSettled(
        languages.map((language) => {
          const { path, mayBeMissing } = addressOf(screen[language], known);
          if (person === 'visitor' && needsLogin.has(group)) return leadsToLogin(path, language);
          const expected = expectedStatus(person, group, mayBeMissing);
          const isNew = isNewTo(person, group);
          const isOpened = isNew && (language === 'de' || judgedIn === language);
          if (!isWhole && !isOpened) return answers(windows[language], path, expected);
          return lookAt(windows[language], { path, language, expected, isJudged: isNew && judgedIn === language });
        }),
      );
      for (const look of looks) if (look.status === 'rejected') throw look.reason;
    });
  });
}

async function stateOf(person: Person) {
  if (person === 'visitor') return null;
  return person === 'superadmin' ? (await superAdmin()).state : (await editor('walker@example.com')).state;
}

function expectedStatus(person: Person, group: Group, mayBeMissing: boolean): 200 | 403 | 404 {
  if (person !== 'superadmin' && needsSuperAdmin.has(group)) return 403;
  return mayBeMissing ? 404 : 200;
}

/**
 * Who sees a screen first: public ones the visitor, those of the app the editor, those of the super admin only they.
 */
function isNewTo(person: Person, group: Group): boolean {
  if (!needsLogin.has(group)) return person === 'visitor';
  return person === (needsSuperAdmin.has(group) ? 'superadmin' : 'editor');
}

/** A visitor does not get the page at all: the server redirects to the login, in the page's language. */
async function leadsToLogin(path: string, language: Language) {
  const response = await fetch(`${inject('siteUrl')}${path}`, { redirect: 'manual' });
  expect(response.status).toBe(302);
  const { pathname } = new URL(response.headers.get('location') ?? '', inject('siteUrl'));
  expect(pathname).toBe(language === 'de' ? '/de/app/login' : '/app/login');
}

async function answers({ page }: Window, path: string, expected: 200 | 403 | 404) {
  const response = await page.context().request.get(path);
  expect(response.status(), path).toBe(expected);
}

interface Look {
  path: string;
  language: Language;
  expected: 200 | 403 | 404;
  isJudged: boolean;
}

async function lookAt(window: Window, { path, language, expected, isJudged }: Look) {
  const { page, troubles } = window;
  const [first, ...others] = ways[language].sizes;
  await page.setViewportSize(first);
  const response = await page.goto(path, { waitUntil: 'load' });
  expect(response?.status(), path).toBe(expected);
  expect(await page.locator('html').getAttribute('lang')).toBe(language);
  expect(await page.locator('h1').count(), 'headings').toBeGreaterThan(0);
  await fits(page, `${path} at ${first.width}`);
  // The target is a screen of its own.
  const isStation = new URL(page.url()).pathname !== path;
  if (isWhole || (isJudged && !isStation)) await isAccessible(window, path, first.width);
  expect(await page.evaluate(screenProblems), `${path} at ${first.width}`).toEqual([]);
  for (const size of others) {
    await page.setViewportSize(size);
    await fits(page, `${path} at ${size.width}`);
    if (isWhole) await isAccessible(window, path, size.width);
  }
  // The browser reports a refused or missing page as a failed load of the document itself.
  const isAnnounced = (trouble: string) => expected !== 200 && trouble.includes(String(expected));
  expect(
    troubles
      .splice(0)
      .filter((trouble) => !isAnnounced(trouble))
      .join('\n'),
    path,
  ).toBe('');
}

async function isAccessible({ page, judged }: Window, path: string, width: number) {
  const known = judged.get(width) ?? new Set();
  judged.set(width, known);
  expect((await seriousViolations(page, known)).join('\n'), `${path} at ${width}`).toBe('');
}

async function fits(page: Page, where: string) {
  // A resized window gets its new layout with the next frame, or the one after if a script is involved.
  await expect.poll(() => page.evaluate(tooWide), { message: `${where} is wider than the window` }).toEqual([]);
}

/** In the page: the texts of what ends beyond the window, if the page scrolls sideways. */
const tooWide = `(() => {
  const { scrollWidth, clientWidth } = document.documentElement;
  if (scrollWidth <= clientWidth) return [];
  const isCut = (element) => element.parentElement && (getComputedStyle(element.parentElement).overflowX !== 'visible' || isCut(element.parentElement));
  const isBeyond = (element) => element.getBoundingClientRect().right > clientWidth;
  const beyond = [...document.querySelectorAll('body *')].filter((element) => isBeyond(element) && !isCut(element));
  return beyond.map((element) => element.tagName + ': ' + element.textContent.trim().slice(0, 60)).slice(-5);
})()`;

import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { type Language, languages } from '#domain/language.ts';
import { byTurns } from '../../test/size.ts';
import { addressOf, type KnownIds, knownIds } from '../addresses.ts';
import { newContext, seriousViolations, watch, withBrowser } from '../browser.ts';
import { editor, superAdmin } from '../users.ts';
import { screenProblems } from './screen-problems.ts';
import { accessOf, type Person, type PlannedScreen, planWalk } from './walk-plan.ts';

// Every screen of the table on a phone and on a desktop: nothing in the console, no failed request, nothing serious for
// axe, nothing wider than the window, no control too small to hit, no two landmarks with one name, and the page follows
// its access rule. Each page is resized to the other widths, like a window, so that all are checked with one load.
//
// In a small run one person opens a screen in one language (walk-plan.ts), every third one with axe at the width that it
// starts with; the others only request it. In a whole run everybody opens everything in both languages, with axe at every width.

const phone = { width: 375, height: 800 };
const desk = { width: 1440, height: 900 };
/** The smallest window that a page has to fit into. German has the longer words. */
const smallest = { width: 320, height: 640 };
const sizes = { en: [phone, desk], de: [desk, phone, smallest] } as const;
/** One language is dark, the other light; which one takes turns. */
const [darkLanguage] = byTurns('the dark language', languages);

/** Cards show the sample shop's images, and some of those are missing on purpose (sample-shop/cases.ts). */
const brokenOnPurpose = () => [new RegExp(`${inject('shopUrl')}/`), /halm-und-ton\.example/];

interface Window {
  page: Page;
  troubles: string[];
  /** Parts that axe has judged on an earlier screen, by width. */
  judged: Map<number, Set<number>>;
}

/** `which`: in two files a long walk is done by two workers. */
export function visitEveryScreen(person: Person, which: (screen: PlannedScreen) => boolean = () => true) {
  withBrowser();
  const windows = {} as Record<Language, Window>;
  let known: KnownIds;
  beforeAll(async () => {
    known = await knownIds(person);
    const state = await stateOf(person);
    for (const language of languages) {
      const look = { width: sizes[language][0].width, dark: darkLanguage === language };
      const page = await (await newContext({ ...look, ...(state ? { storageState: state } : {}) })).newPage();
      windows[language] = { page, troubles: watch(page, brokenOnPurpose()), judged: new Map() };
    }
  });
  afterAll(() => Promise.all(Object.values(windows).map(({ page }) => page.context().close())));

  describe(`as ${person}`, () => {
    test.each(planWalk().filter(which))(
      '$group: $name',
      async ({ group, paths, isWhole, openedBy, language: chosen, isJudged }) => {
        const access = accessOf(person, group);
        // Await both: a page that is still loading would disturb the next screen.
        const looks = await Promise.allSettled(
          (isWhole ? languages : [chosen]).map((language) => {
            const { path, mayBeMissing } = addressOf(paths[language], known);
            if (access === 'login') return leadsToLogin(path, language);
            const expected = access === 'forbidden' ? 403 : mayBeMissing ? 404 : 200;
            if (!isWhole && openedBy !== person) return answers(windows[language], path, expected);
            return lookAt(windows[language], { path, language, expected, isWhole, isJudged });
          }),
        );
        for (const look of looks) if (look.status === 'rejected') throw look.reason;
      },
    );
  });
}

async function stateOf(person: Person) {
  if (person === 'visitor') return null;
  return person === 'superadmin' ? (await superAdmin()).state : (await editor('walker@example.com')).state;
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
  isWhole: boolean;
  isJudged: boolean;
}

async function lookAt(window: Window, { path, language, expected, isWhole, isJudged }: Look) {
  const { page, troubles } = window;
  const [first, ...others] = sizes[language];
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

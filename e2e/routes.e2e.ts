import { beforeAll, describe, expect, test } from 'vitest';
import { languages } from '#domain/language.ts';
import { screenGroups } from '#web/screens.ts';
import { addressOf } from './addresses.ts';
import { newContext, seriousViolations, watch, withBrowser } from './browser.ts';
import { editor, superAdmin } from './people.ts';

// Every screen of the table, as visitor, editor and super admin, in both languages, on a phone and on a desk: nothing in
// the console, no failed request, nothing serious for axe, and the page does what its access rule says. To stay within
// minutes, axe runs once a screen and person (languages and widths take turns); everything else runs everywhere.

withBrowser();

type Person = 'visitor' | 'editor' | 'superadmin';
type Group = keyof typeof screenGroups;

const needsLogin = new Set<Group>(['app', 'superadmin', 'project', 'settings', 'projectSuperadmin']);
const needsSuperAdmin = new Set<Group>(['superadmin', 'projectSuperadmin']);
const widths = [375, 1440];

/** Signing out would end the person's session for the screens after it. */
const apart = new Set(['logout']);

const states: Partial<Record<Person, Awaited<ReturnType<typeof superAdmin>>['state']>> = {};
beforeAll(async () => {
  states.superadmin = (await superAdmin()).state;
  states.editor = (await editor('walker@example.com')).state;
});

const all = (Object.keys(screenGroups) as Group[]).flatMap((group) =>
  Object.entries(screenGroups[group])
    .filter(([name]) => !apart.has(name))
    .map(([name, screen]) => ({ group, name, screen })),
);

describe.each(['visitor', 'editor', 'superadmin'] as const)('as %s', (person) => {
  describe.each(all)('$name', ({ group, screen, name }) => {
    test.each(languages.map((language, index) => ({ language, turn: index })))(
      'in $language',
      async ({ language, turn }) => {
        const address = addressOf(screen[language]);
        for (const width of widths) {
          const context = await newContext({ width, ...(states[person] ? { storageState: states[person] } : {}) });
          try {
            const page = await context.newPage();
            const isRefused = person !== 'superadmin' && needsSuperAdmin.has(group) && person !== 'visitor';
            const troubles = watch(page, isRefused || address.mayBeMissing ? [/40[34]/] : []);
            const response = await page.goto(address.path, { waitUntil: 'load' });
            if (person === 'visitor' && needsLogin.has(group)) {
              expect(new URL(page.url()).pathname).toBe(language === 'de' ? '/de/app/login' : '/app/login');
            } else if (isRefused) {
              expect(response?.status()).toBe(403);
            } else {
              expect([200, ...(address.mayBeMissing ? [404] : [])]).toContain(response?.status());
            }
            expect(await page.locator('html').getAttribute('lang')).toBe(language);
            expect(await page.locator('h1').count()).toBeGreaterThan(0);
            expect(
              await page.evaluate('document.documentElement.scrollWidth - document.documentElement.clientWidth'),
              `${name} is wider than the window`,
            ).toBeLessThanOrEqual(0);
            if (width === widths[turn]) expect(await seriousViolations(page)).toEqual([]);
            expect(troubles).toEqual([]);
          } finally {
            await context.close();
          }
        }
      },
    );
  });
});

import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { callHeaders } from '#contract/client.ts';
import { type Language, languages } from '#domain/language.ts';
import { screenGroups } from '#web/screens.ts';
import { addressOf, type KnownIds, knownIds } from '../../e2e/addresses.ts';
import { admin } from '../instance.ts';
import { type Engine, engines } from './engine.ts';

// What people do first, in Firefox and in WebKit: every public page and every screen of a project is there, fits and
// wakes up; a link is previewed, a text of a template changed. Screenshots for comparing by eye: `.cache/browsers`.

const apart = new Set(['logout', 'connectShop']);
const openTo = ['marketing', 'white', 'simple', 'entryPages'] as const;
const behindLogin = ['app', 'project', 'settings'] as const;
const wide = [1280, 900] as const;
/** WebKit's small browser has no window under 448 px. */
const narrow = [390, 844] as const;
const ENTER = '\uE007';

/** In the page: what a person would call broken. React marks the body once it runs; an island page has no such mark. */
const problems = `(() => {
  const { scrollWidth } = document.documentElement;
  const shown = (image) => image.getClientRects().length > 0 && image.loading !== 'lazy';
  const broken = [...document.images].filter((image) => shown(image) && image.complete && image.naturalWidth === 0);
  return [
    ...(document.querySelector('h1') ? [] : ['no heading']),
    ...(scrollWidth > innerWidth ? ['wider than the window: ' + scrollWidth + ' of ' + innerWidth] : []),
    ...broken.map((image) => 'broken image: ' + image.src),
    ...(document.fonts.check('16px "Instrument Sans"') ? [] : ['the font is missing']),
  ];
})()`;
const isAwake = `!window.__reactRouterContext || Object.keys(document.body).some((key) => key.startsWith('__reactFiber'))`;

describe.each(Object.entries(engines))('%s', (name, { missing, start }) => {
  if (missing) test.skip(`${missing} is not installed`, () => undefined);
  describe.skipIf(missing !== null)('shows', () => {
    let engine: Engine;
    let known: KnownIds;
    const siteUrl = inject('siteUrl');
    beforeAll(async () => {
      engine = await start();
      known = await knownIds(name);
    });
    afterAll(() => engine?.close());

    const open = async (path: string) => {
      await engine.open(`${siteUrl}${path}`);
      await expect.poll(() => engine.evaluate(isAwake), { message: `${path} does not wake up` }).toBe(true);
    };
    const keep = async (what: string) => {
      const folder = join('.cache', 'browsers');
      mkdirSync(folder, { recursive: true });
      writeFileSync(join(folder, `${what}-${name}.png`), await engine.screenshot());
    };
    /** Clicks the middle of the first visible element that the expression finds. */
    const click = async (found: string) => {
      const place = `(() => {
        const element = ${found};
        element?.scrollIntoView({ block: 'center', behavior: 'instant' });
        const { x, y, width, height } = element?.getBoundingClientRect() ?? {};
        return width ? [x + width / 2, y + height / 2] : null;
      })()`;
      await expect.poll(() => engine.evaluate(place), { message: found }).not.toBeNull();
      const [x = 0, y = 0] = await engine.evaluate<number[]>(place);
      await engine.click(x, y);
    };
    const looksRight = async (path: string, what: string) => {
      for (const [width, height] of [wide, narrow]) {
        await engine.resize(width, height);
        if (width === wide[0]) await open(path);
        await expect.poll(() => engine.evaluate(problems), { message: `${path} at ${width}` }).toEqual([]);
        await keep(`${what}-${width}`);
      }
      expect(engine.errors(), path).toEqual([]);
    };
    const screensOf = (groups: readonly (keyof typeof screenGroups)[], language: Language) =>
      groups.flatMap((group) =>
        Object.entries(screenGroups[group])
          .filter(([screen]) => !apart.has(screen))
          .map(([screen, paths]) => [screen, addressOf(paths[language], known), language] as const)
          .filter(([, { mayBeMissing }]) => !mayBeMissing),
      );

    test.each(languages)('every public page, in %s', async (language) => {
      const screens = screensOf(openTo, language);
      expect(screens.length).toBeGreaterThan(10);
      for (const [screen, { path }] of screens) await looksRight(path, `${screen}-${language}`);
    });

    test('previews of an address that somebody types', async () => {
      await engine.resize(...wide);
      await open('/preview');
      await click(`document.querySelector('main form input[name="url"]')`);
      await engine.type(`${inject('shopUrl')}/products/dune-vase${ENTER}`);
      const isDone = `document.querySelector('section[aria-labelledby="preview-result"]')?.ariaBusy === 'false'`;
      await expect.poll(() => engine.evaluate(isDone)).toBe(true);
      expect(await engine.evaluate(`document.querySelectorAll('figure img').length`)).toBeGreaterThan(6);
      expect(await engine.evaluate(`document.querySelector('figure').textContent`)).toContain('Dune vase');
      await expect.poll(() => engine.evaluate(problems)).toEqual([]);
      await keep('previewed');
      expect(engine.errors()).toEqual([]);
    });

    test('every screen of a project, after the login', async () => {
      await open('/app/login');
      const request = { method: 'POST', headers: callHeaders, body: JSON.stringify(admin) };
      const login = `fetch('/api/auth/login', ${JSON.stringify(request)}).then(({ status }) => status)`;
      expect(await engine.evaluate(login)).toBe(200);
      const language: Language = name === 'firefox' ? 'de' : 'en';
      const screens = screensOf(behindLogin, language);
      expect(screens.length).toBeGreaterThan(15);
      for (const [screen, { path }] of screens) await looksRight(path, `${screen}-${language}`);
    });
  });
});

import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { callHeaders } from '#contract/client.ts';
import { type Language, languages } from '#domain/language.ts';
import { screenGroups } from '#web/screens.ts';
import { addressOf, type KnownIds, knownIds } from '../../e2e/addresses.ts';
import { admin } from '../instance.ts';
import { type Engine, engines } from './engine.ts';
import { createVisitor, ENTER, problems, wide } from './visitor.ts';

// What people do first, in Firefox and in WebKit: every public page and every screen of a project is there, fits and
// wakes up; a link is previewed. What they do then: journeys.browsers.ts. Screenshots for comparing by eye:
// `.cache/browsers`.

const apart = new Set(['logout', 'connectShop']);
const openTo = ['marketing', 'white', 'simple', 'entryPages'] as const;
const behindLogin = ['app', 'project', 'settings'] as const;
/** WebKit's small browser has no window under 448 px. */
const narrow = [390, 844] as const;

/** In the page: what the first card's file shows in the place of its photo, and in its last corner. */
const saved = `createImageBitmap(window.saved).then((bitmap) => {
  const card = [...document.querySelectorAll('.pv')].find((one) => one.checkVisibility());
  const [whole, photo] = [card, card.querySelector('img')].map((one) => one.getBoundingClientRect());
  const brush = Object.assign(document.createElement('canvas'), { width: bitmap.width, height: bitmap.height }).getContext('2d');
  brush.drawImage(bitmap, 0, 0);
  const scaled = [photo.x - whole.x, photo.y - whole.y, photo.width, photo.height].map((value) => Math.round(value * 2));
  const pixels = new Uint32Array(brush.getImageData(...scaled).data.buffer);
  const [, , , corner] = brush.getImageData(bitmap.width - 40, bitmap.height - 40, 1, 1).data;
  return { ratio: Math.round((bitmap.width / whole.width) * 100) / 100, corner, colours: new Set(pixels).size };
})`;

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

    const { open, keep, click } = createVisitor(() => engine, { name, siteUrl });
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

    test('the page that somebody goes to before home has woken up', async () => {
      await engine.resize(...wide);
      await open('/');
      // Safari ends what home still loads once somebody leaves it; home took that for a new release and loaded itself again.
      const ended = `setTimeout(() => dispatchEvent(new Event('vite:preloadError', { cancelable: true })))`;
      await engine.evaluate(
        `void (sessionStorage.clear(), addEventListener('beforeunload', () => ${ended}), location.assign('/pricing'))`,
      );
      await expect.poll(() => engine.evaluate('location.pathname').catch(() => null)).toBe('/pricing');
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
      await engine.evaluate(`void (URL.createObjectURL = (blob) => { window.saved = blob; return '#'; })`);
      await click(`document.querySelector('li button[aria-label^="Download"]')`);
      await expect.poll(() => engine.evaluate(`window.saved?.type ?? ''`)).toBe('image/png');
      const { ratio, corner, colours } = await engine.evaluate<{ ratio: number; corner: number; colours: number }>(
        saved,
      );
      // Twice as large as on the screen, up to its last corner, with the photo.
      expect([ratio, corner]).toEqual([2, 255]);
      expect(colours).toBeGreaterThan(500);
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

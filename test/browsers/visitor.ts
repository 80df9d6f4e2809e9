import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'vitest';
import type { Engine } from './engine.ts';

// What a person does in a window, whichever engine shows it.

export const wide = [1280, 900] as const;
export const ENTER = '\uE007';

/** In the page: what a person would call broken. */
export const problems = `(() => {
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

/** React marks the body once it runs; an island page has no such mark. */
const isAwake = `!window.__reactRouterContext || Object.keys(document.body).some((key) => key.startsWith('__reactFiber'))`;

/** An expression for the first visible element of this selector that says exactly this. */
export const saying = (selector: string, text: string) =>
  `[...document.querySelectorAll(${JSON.stringify(selector)})].find((one) => one.getClientRects().length > 0 && one.textContent.trim() === ${JSON.stringify(text)})`;

export function createVisitor(engine: () => Engine, { name, siteUrl }: { name: string; siteUrl: string }) {
  const says = (text: string) =>
    expect
      .poll(() => engine().evaluate<string>('document.body.innerText'), { message: `no “${text}”` })
      .toContain(text);
  /** Clicks the middle of the first visible element that the expression finds. */
  const click = async (found: string) => {
    const place = `(() => {
      const element = ${found};
      element?.scrollIntoView({ block: 'center', behavior: 'instant' });
      const { x, y, width, height } = element?.getBoundingClientRect() ?? {};
      return width ? [x + width / 2, y + height / 2] : null;
    })()`;
    // A window that opens moves: a person clicks once it stands still.
    let [last, now]: (number[] | null)[] = [null, null];
    const standsStill = async () => {
      [last, now] = [now, await engine().evaluate<number[] | null>(place)];
      // Scrolling there again may move it by a part of a pixel.
      return now?.every((value, at) => Math.abs(value - (last?.[at] ?? -9)) < 2) ?? false;
    };
    await expect.poll(standsStill, { message: found }).toBe(true);
    const [x = 0, y = 0] = now ?? [];
    await engine().click(x, y);
  };
  return {
    says,
    click,
    async open(path: string) {
      await engine().open(new URL(path, siteUrl).href);
      await expect.poll(() => engine().evaluate(isAwake), { message: `${path} does not wake up` }).toBe(true);
    },
    async keep(what: string) {
      const folder = join('.cache', 'browsers');
      mkdirSync(folder, { recursive: true });
      writeFileSync(join(folder, `${what}-${name}.png`), await engine().screenshot());
    },
    press: (text: string) => click(saying('button, a', text)),
    async fill(selector: string, text: string) {
      await click(
        `[...document.querySelectorAll(${JSON.stringify(selector)})].find((one) => one.getClientRects().length > 0)`,
      );
      await engine().type(text);
    },
    /** The path of the page, once it fits. */
    arrives: (path: RegExp) =>
      expect.poll(() => engine().evaluate<string>('location.href'), { message: String(path) }).toMatch(path),
  };
}

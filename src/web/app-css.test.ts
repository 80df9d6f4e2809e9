import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

// Every text colour must be readable on every surface it may be used on, in light and dark (WCAG 2.2 AA: 4.5 to 1).

const css = readFileSync(new URL('app.css', import.meta.url), 'utf8');
const colours = new Map(
  [...css.matchAll(/--([\w-]+): light-dark\((#[\da-f]{6}), (#[\da-f]{6})\);/g)].map(([, name, light, dark]) => [
    String(name),
    { light: String(light), dark: String(dark) },
  ]),
);

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255)
    .map((value) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
function contrast(text: string, ground: string, theme: 'light' | 'dark'): number {
  const [dark = 0, light = 0] = [text, ground]
    .map((name) => colours.get(name)?.[theme])
    .map((hex) => (hex ? luminance(hex) : Number.NaN))
    .sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

const grounds = ['paper', 'surface', 'sunken', 'hover'];
const texts = ['ink', 'ink-soft', 'ink-faint', 'signal', 'signal-deep', 'good', 'warn', 'bad', 'info'];
const pairs = [
  ...texts.flatMap((text) => grounds.map((ground) => [text, ground] as const)),
  ...['signal', 'good', 'warn', 'bad', 'info'].map((tone) => [tone, `${tone}-soft`] as const),
  ...['signal', 'good', 'warn', 'bad', 'info'].map((tone) => ['ink', `${tone}-soft`] as const),
  ['on-signal', 'signal'],
  ['on-signal', 'signal-deep'],
  ['paper', 'ink'],
  ['paper', 'ink-soft'],
] as const;

test.each(pairs)('%s on %s is readable', (text, ground) => {
  for (const theme of ['light', 'dark'] as const) expect(contrast(text, ground, theme)).toBeGreaterThanOrEqual(4.5);
});

test.each(grounds)('the border of a field is visible on %s (3 to 1)', (ground) => {
  for (const theme of ['light', 'dark'] as const)
    expect(contrast('line-strong', ground, theme)).toBeGreaterThanOrEqual(3);
});

test.each([
  ['xs', 320],
  ['sm', 640],
  ['md', 768],
  ['lg', 1024],
  ['xl', 1280],
  ['2xl', 1536],
])('the breakpoint %s is at %i px [9.27]', (name, pixels) => {
  expect(css).toContain(`--breakpoint-${name}: ${pixels / 16}rem;`);
});

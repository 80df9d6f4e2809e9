import type { KeyboardEvent } from 'react';
import { expect, test } from 'vitest';
import type { StudioDesign } from '#web/studio/design.ts';
import { studioKey } from '#web/studio/studio-keys.ts';
import { zoomKeys } from './canvas-tools.tsx';
import { keyAct } from './key-acts.ts';
import { shortcuts } from './shortcuts.tsx';
import type { Selection } from './use-selection.ts';

// The list behind "?" against what the keys do, for every key of a keyboard with every modifier.

const modifiers = ['Ctrl', 'Shift', 'Alt'];
/** `Ctrl Shift Z  Ctrl Y` → `Ctrl Shift Z`, `Ctrl Y`; `Alt ← →` → `Alt ←`, `Alt →`. */
const listed = new Set(
  shortcuts.flatMap(([keys]) =>
    keys.split(/ {2,}/).flatMap((alternative) => {
      const words = alternative.split(' ');
      const held = words.filter((word) => modifiers.includes(word));
      return words.filter((word) => !modifiers.includes(word)).map((word) => [...held, word].join(' '));
    }),
  ),
);

const signs: ReadonlyMap<string, string> = new Map(
  Object.entries({
    ArrowLeft: '←',
    ArrowUp: '↑',
    ArrowRight: '→',
    ArrowDown: '↓',
    Delete: 'Del',
    Backspace: 'Del',
    Escape: 'Esc',
    '-': '−',
    '=': '+',
  }),
);
const keys = [
  ...Array.from({ length: 94 }, (_, at) => String.fromCharCode(33 + at)),
  ...['Tab', 'Enter', 'Escape', 'Delete', 'Backspace', 'Home', 'End', 'PageUp', 'PageDown', 'F2'],
  ...['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'],
];

const layers = ['card', 'title', 'price'].map((id) => ({ id, kind: 'text', hidden: false }));
const design = {
  html: '<div data-id="card"><p data-id="title">a</p><p data-id="price">9</p></div>',
  style: { elements: {} },
} as unknown as StudioDesign;
const selection = {
  layers,
  layer: layers[1],
  box: { x: 1, y: 2, width: 30, height: 40 },
  parent: layers[0],
  choose: () => {},
  step: () => {},
} as unknown as Selection;
const studio = { design, change: () => {} };
const zoom = zoomKeys({ larger: () => {}, smaller: () => {}, fit: () => {} }, () => {});

function isHandled(key: string, held: readonly string[]): boolean {
  const [ctrlKey, shiftKey, altKey] = modifiers.map((one) => held.includes(one)) as [boolean, boolean, boolean];
  const event = { key, ctrlKey, shiftKey, altKey, metaKey: false };
  if (studioKey(event)) return true;
  if (held.length === 0 && zoom.has(key)) return true;
  return keyAct(event as KeyboardEvent, { studio, selection, rootId: 'card' });
}

const named = (key: string, held: readonly string[]) =>
  [...held, signs.get(key) ?? (key.length === 1 ? key.toUpperCase() : key)].join(' ');
const combinations = [[], ['Ctrl'], ['Ctrl', 'Shift'], ['Alt']];
/** One more modifier changes nothing about a key that is handled without it, except where the list has it. */
const isOwn = (key: string, held: readonly string[]) =>
  held.length === 0 || listed.has(named(key, held)) || !isHandled(key, held.slice(0, -1));

test('every key that is handled is listed, and every listed one is handled', () => {
  const handled = combinations.flatMap((held) =>
    keys.filter((key) => isHandled(key, held) && isOwn(key, held)).map((key) => named(key, held)),
  );
  // Typing on the canvas needs an element that is shown.
  expect(new Set([...handled, '⏎'])).toEqual(listed);
});

test.each([
  ['z', false, 'undo'],
  ['Z', true, 'redo'],
  ['y', false, 'redo'],
  ['s', false, 'save'],
  ['a', false, null],
] as const)('Ctrl %s, with Shift: %s', (key, shiftKey, act) => {
  const event = { key, shiftKey, ctrlKey: true, metaKey: false, altKey: false };
  expect(studioKey(event)).toBe(act);
  expect(studioKey({ ...event, ctrlKey: false })).toBeNull();
});

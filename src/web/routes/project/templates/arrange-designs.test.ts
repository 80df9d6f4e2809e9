import { expect, test } from 'vitest';
import type { ListedTemplate } from '#contract/entities/template.ts';
import { arrangeDesigns, slotsOf } from './arrange-designs.ts';
import type { Suggestion } from './load-templates.server.ts';

const own = (uuid: string, base: number | null = null) => ({ uuid, baseRouteTemplateId: base }) as ListedTemplate;
const ready = (id: number) => ({ id }) as Suggestion;
const suggestions = [1, 2, 3, 4, 5, 6].map(ready);
const shown = (slots: ReturnType<typeof slotsOf>, now: Parameters<typeof arrangeDesigns>[1]) =>
  arrangeDesigns(slots, now).map(({ template, design }) => template?.uuid ?? design?.id);

test.each([
  [[], [1, 2, 3]],
  [[own('a')], ['a', 1, 2, 3, 4, 5]],
  [
    [own('a'), own('b')],
    ['a', 'b', 1, 2, 3, 4],
  ],
  [
    [own('a'), own('b'), own('c')],
    ['a', 'b', 'c', 1, 2, 3],
  ],
])('own designs first, ready-made ones fill the rows: %#', (mine, expected) => {
  const now = { own: mine, suggestions };
  expect(shown(slotsOf(now), now)).toEqual(expected);
});

test('a ready-made design that is used stays in its place, and undo brings it back there', () => {
  const before = { own: [own('a')], suggestions };
  const slots = slotsOf(before);
  const after = { own: [own('a'), own('new', 2)], suggestions: suggestions.filter(({ id }) => id !== 2) };
  expect(shown(slots, after)).toEqual(['a', 1, 'new', 3, 4, 5]);
  expect(arrangeDesigns(slots, after).map(({ key }) => key)).toEqual(
    arrangeDesigns(slots, before).map(({ key }) => key),
  );
  expect(shown(slots, before)).toEqual(['a', 1, 2, 3, 4, 5]);
});

test('a duplicate stands at the end, also of a design that was used here; what is deleted leaves', () => {
  const slots = slotsOf({ own: [own('a', 9)], suggestions });
  const now = { own: [own('a', 9), own('copy', 9), own('new', 1), own('again', 1)], suggestions: suggestions.slice(1) };
  expect(shown(slots, now)).toEqual(['a', 'new', 2, 3, 4, 5, 'copy', 'again']);
  expect(shown(slots, { own: [], suggestions })).toEqual([1, 2, 3, 4, 5]);
});

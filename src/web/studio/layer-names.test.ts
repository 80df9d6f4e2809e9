import { expect, test } from 'vitest';
import type { LayerName } from '#domain/design/layer-names.ts';
import { nameLayers } from '#web/routes/project/designer/use-selection.ts';

test('names are words, and no two layers have the same', () => {
  const price: LayerName = { kind: 'known', word: 'price' };
  const now: LayerName = { kind: 'words', words: 'Only now' };
  const names = new Map<string, LayerName>([
    ['group-1', { kind: 'group', parts: [price, now], hasMore: true }],
    ['a', price],
    ['b', now],
    ['c', price],
  ]);
  const words = { elementName: (id: string) => id.toUpperCase(), group: (parts: string) => `Group: ${parts}` };
  expect([...nameLayers(names, words).values()]).toEqual(['Group: PRICE, Only now …', 'PRICE', 'Only now', 'PRICE 2']);
});

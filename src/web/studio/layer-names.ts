import type { LayerName } from '#domain/design/layer-names.ts';

interface Words {
  /** `price` → Price; custom names stay as they are. */
  elementName: (id: string) => string;
  group: (parts: string) => string;
}

/** Names for people. What would be called the same is numbered, so that a name means one layer. */
export function nameLayers(names: ReadonlyMap<string, LayerName>, words: Words): Map<string, string> {
  const count = new Map<string, number>();
  return new Map(
    [...names].map(([id, name]) => {
      const shown = wordsOf(name, words);
      const number = (count.get(shown) ?? 0) + 1;
      count.set(shown, number);
      return [id, number === 1 ? shown : `${shown} ${number}`];
    }),
  );
}

function wordsOf(name: LayerName, words: Words): string {
  if (name.kind === 'words') return name.words;
  if (name.kind === 'known') return words.elementName(name.word);
  return words.group(name.parts.map((part) => wordsOf(part, words)).join(', ') + (name.hasMore ? ' …' : ''));
}

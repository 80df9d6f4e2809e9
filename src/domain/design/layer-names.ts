// Names of layers by their content, because nobody knows which one `group-2` is.
import { textOfElement } from './element-text.ts';
import type { Layer } from './layers.ts';
import { elementsNamed } from './source-tree.ts';

export type LayerName =
  /** As they stand on the card. */
  | { kind: 'words'; words: string }
  /** A word of ours, translated by the page: a field of the page, or a kind of element. */
  | { kind: 'known'; word: string }
  | { kind: 'group'; parts: LayerName[]; hasMore: boolean };

/** Names that `withIds` and the designer give; everything else was named by a person or by us. */
const automatic = /^(?:group|text|image|shape)(?:-\d+)?$/;
const WORDS_LENGTH = 40;
const PARTS = 2;

/** By data-id, in the order of the layers. */
export function layerNames(html: string, layers: readonly Layer[]): Map<string, LayerName> {
  const names = new Map<string, LayerName>();
  // Children first: a group is called after them.
  layers.toReversed().forEach((layer, fromEnd) => {
    const at = layers.length - 1 - fromEnd;
    names.set(
      layer.id,
      nameOf(html, layer, () => leavesIn(layers, at).flatMap(({ id }) => names.get(id) ?? [])),
    );
  });
  return new Map(layers.flatMap(({ id }) => [[id, names.get(id) ?? known(id)] as const]));
}

function nameOf(html: string, layer: Layer, leaves: () => LayerName[]): LayerName {
  const { id, kind } = layer;
  if (kind === 'text') return textName(html, id) ?? known(id);
  if (kind === 'image') return automatic.test(id) ? imageName(html, id) : known(id);
  if (!automatic.test(id)) return known(id);
  const parts = leaves();
  return parts.length === 0
    ? known('shape')
    : { kind: 'group', parts: parts.slice(0, PARTS), hasMore: parts.length > PARTS };
}

/** The content, without the boxes around it. */
function leavesIn(layers: readonly Layer[], at: number): Layer[] {
  const depth = layers[at]?.depth ?? 0;
  const end = layers.findIndex((layer, index) => index > at && layer.depth <= depth);
  const inside = layers.slice(at + 1, end === -1 ? layers.length : end);
  const leaves = inside.filter(({ kind }) => kind !== 'box');
  return leaves.length > 0 ? leaves : inside;
}

const known = (word: string): LayerName => ({ kind: 'known', word });

function textName(html: string, id: string): LayerName | null {
  const text = textOfElement(html, id);
  if (text?.kind === 'words') return wordsName(text.words);
  const field = text?.kind === 'field' ? text.field : firstField(text?.source ?? '');
  // Elements that we named are named after their field; `initial` is one of them, a mere decoration.
  if (!automatic.test(id)) return known(id);
  return field === null
    ? wordsName((text?.kind === 'mixed' ? text.source : '').replaceAll(/\{%.{0,200}?%\}/gs, ' '))
    : known(wordOf(field));
}

function wordsName(words: string): LayerName | null {
  const line = words.replaceAll(/\s+/g, ' ').trim();
  if (line === '') return null;
  const letters = [...line];
  return {
    kind: 'words',
    words: letters.length > WORDS_LENGTH ? `${letters.slice(0, WORDS_LENGTH).join('').trim()}…` : line,
  };
}

const firstField = (source: string) => /\{\{-?\s*([A-Za-z_]\w*)/.exec(source)?.[1] ?? null;

/** `compareAtPrice` → `compare-at-price`, as in the names of elements; `ratingText` is the rating, written out. */
const wordOf = (field: string) =>
  (field.split(/[.[]/)[0] ?? field).replace(/Text$/, '').replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

function imageName(html: string, id: string): LayerName {
  const source = elementsNamed(html, id).find(({ tag }) => tag === 'img')?.attributes.src?.value ?? '';
  return known(firstField(source) === 'logo' ? 'logo' : 'image');
}

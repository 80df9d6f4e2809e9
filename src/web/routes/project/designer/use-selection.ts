import { useMemo, useState } from 'react';
import { boxAround } from '#domain/design/boxes.ts';
import { type LayerName, layerNames } from '#domain/design/layer-names.ts';
import { type Layer, layersOf } from '#domain/design/layers.ts';
import type { Box } from '#domain/template/text/measured-element.ts';
import { useTexts } from '#web/i18n/language.tsx';
import { designerTexts } from '#web/i18n/project/designer.ts';
import type { LiveImage } from '#web/studio/draw-design.ts';
import { useElementName } from '#web/studio/element-name.ts';

/** Which element is selected, with its layer and its box in the image. A deleted element is no longer selected. */
export function useSelection(html: string, image: LiveImage | null) {
  const [id, setId] = useState<string | null>(null);
  const [held, hold] = useState<Box | null>(null);
  const layers = useMemo(() => layersOf(html), [html]);
  const elementName = useElementName();
  const { group } = useTexts(designerTexts);
  const content = useMemo(() => layerNames(html, layers), [html, layers]);
  const names = nameLayers(content, { elementName, group });
  const at = layers.findIndex((layer) => layer.id === id);
  const layer = layers[at] ?? null;
  const boxOf = (one: string): Box | null =>
    boxAround((image?.elements ?? []).filter((element) => element.id === one && element.width * element.height > 0));
  return {
    layers,
    layer,
    box: layer ? (held ?? boxOf(layer.id)) : null,
    /** While it is dragged: where it is held. */
    held,
    hold,
    boxOf,
    parent: layer ? parentOf(layers, at) : null,
    /** As in the list of layers. */
    nameOf: (one: string) => names.get(one) ?? elementName(one),
    choose: (one: string | null) => {
      if (one !== id) hold(null);
      setId(one);
    },
    /** The next or previous one, wrapping around; hidden ones have no box to show. */
    step: (by: 1 | -1) => {
      const shown = layers.filter(({ hidden }) => !hidden);
      const now = shown.findIndex((one) => one.id === id);
      setId(shown[(now + by + shown.length) % shown.length]?.id ?? null);
    },
  };
}
export type Selection = ReturnType<typeof useSelection>;

/** The nearest preceding layer that is less deep. */
function parentOf(layers: readonly Layer[], at: number): Layer | null {
  const depth = layers[at]?.depth ?? 0;
  return layers.slice(0, at).findLast((layer) => layer.depth < depth) ?? null;
}

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

import { useState } from 'react';
import { boxAround } from '#domain/design/boxes.ts';
import { type Layer, layersOf } from '#domain/design/layers.ts';
import type { Box } from '#domain/template/measured-element.ts';
import type { LiveImage } from '../../../studio/use-live-image.ts';

/** Which element is selected, with its layer and its box in the image. A deleted element is no longer selected. */
export function useSelection(html: string, image: LiveImage | null) {
  const [id, setId] = useState<string | null>(null);
  const layers = layersOf(html);
  const at = layers.findIndex((layer) => layer.id === id);
  const layer = layers[at] ?? null;
  const boxOf = (one: string): Box | null =>
    boxAround((image?.elements ?? []).filter((element) => element.id === one && element.width * element.height > 0));
  return {
    layers,
    layer,
    box: layer ? boxOf(layer.id) : null,
    boxOf,
    parent: layer ? parentOf(layers, at) : null,
    choose: setId,
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

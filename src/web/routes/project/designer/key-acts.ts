import type { KeyboardEvent } from 'react';
import type { Studio } from '#web/studio/use-studio.ts';
import { type Clip, clipped, copied, moved, ordered, removed, resized, withClip } from './element-acts.ts';
import type { Selection } from './use-selection.ts';

interface Acting {
  studio: Pick<Studio, 'design' | 'change'>;
  selection: Selection;
  /** The card itself: it can be selected, not moved. */
  rootId: string | undefined;
}

const arrows: ReadonlyMap<string, [number, number]> = new Map(
  Object.entries({
    ArrowLeft: [-1, 0],
    ArrowRight: [1, 0],
    ArrowUp: [0, -1],
    ArrowDown: [0, 1],
  }),
);
/** With Shift, as in every drawing program. */
const LARGE_STEP = 10;

/** Handles a key on the canvas; true if it was handled. */
export function keyAct(event: KeyboardEvent, { studio, selection, rootId }: Acting): boolean {
  const { change, design } = studio;
  const { layer, box, parent, choose, step } = selection;
  if (event.key === 'Tab') {
    // At either end Tab leaves the canvas, so that it is no keyboard trap.
    const shown = selection.layers.filter(({ hidden }) => !hidden);
    const last = event.shiftKey ? shown[0] : shown.at(-1);
    if (layer && layer.id === last?.id) return false;
    if (!layer && event.shiftKey) return false;
    step(event.shiftKey ? -1 : 1);
    return true;
  }
  const isCommand = (event.ctrlKey || event.metaKey) && !event.altKey;
  if (isCommand && event.key.toLowerCase() === 'v') {
    const clip = storedClip();
    const next = clip && withClip(design, clip);
    if (!next) return false;
    change(() => next.design);
    choose(next.id);
    return true;
  }
  if (!layer) return false;
  if (event.key === 'Escape') {
    choose(parent?.id ?? null);
    return true;
  }
  if (layer.id === rootId) return false;
  const arrow = arrows.get(event.key);
  if (arrow) {
    const size = event.shiftKey ? LARGE_STEP : 1;
    const [dx, dy] = [arrow[0] * size, arrow[1] * size];
    if (!event.altKey) change((now) => moved(now, layer.id, dx, dy), `arrows ${layer.id}`);
    else if (box) {
      const next = dx !== 0 ? { width: Math.max(8, box.width + dx) } : { height: Math.max(8, box.height + dy) };
      change((now) => resized(now, layer.id, next), `alt-arrows ${layer.id}`);
    }
    return true;
  }
  if (event.key === 'Delete' || event.key === 'Backspace') {
    change((now) => removed(now, layer.id));
    choose(parent?.id ?? null);
    return true;
  }
  if (isCommand && (event.key.toLowerCase() === 'c' || event.key.toLowerCase() === 'x')) {
    const clip = box && clipped(design, layer, box);
    if (!clip) return false;
    storeClip(clip);
    if (event.key.toLowerCase() === 'x') {
      change((now) => removed(now, layer.id));
      choose(parent?.id ?? null);
    }
    return true;
  }
  if (isCommand && event.key.toLowerCase() === 'd') {
    const copy = copied(design, layer.id);
    if (copy) {
      change(() => copy.design);
      choose(copy.id);
    }
    return true;
  }
  if (event.key === '[' || event.key === ']') {
    change((now) => ordered(now, layer.id, event.key === ']' ? 'raise' : 'lower'));
    return true;
  }
  return false;
}

const KEY = 'studio-clipboard';

/**
 * Of this tab, so that an element also goes from one template to another. Without storage it lasts until the page
 * closes.
 */
let stored: Clip | null = null;

function storeClip(clip: Clip): void {
  stored = clip;
  try {
    sessionStorage.setItem(KEY, JSON.stringify(clip));
  } catch {
    // Full or forbidden.
  }
}

function storedClip(): Clip | null {
  if (stored) return stored;
  try {
    const found: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? 'null');
    return isClip(found) ? found : null;
  } catch {
    return null;
  }
}

const isClip = (value: unknown): value is Clip =>
  typeof value === 'object' &&
  value !== null &&
  'markup' in value &&
  typeof value.markup === 'string' &&
  'elements' in value &&
  typeof value.elements === 'object' &&
  value.elements !== null;

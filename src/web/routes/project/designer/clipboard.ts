import type { Clip } from './element-acts.ts';

const KEY = 'studio-clipboard';

/** Of this tab, so that an element also goes from one template to another. Without storage it lasts until the page closes. */
let stored: Clip | null = null;

export function storeClip(clip: Clip): void {
  stored = clip;
  try {
    sessionStorage.setItem(KEY, JSON.stringify(clip));
  } catch {
    // Full or forbidden.
  }
}

export function storedClip(): Clip | null {
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

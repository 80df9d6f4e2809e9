import type { ShownType } from '#domain/audit/emulation/shown-image.ts';
import { notApplicable } from './check.ts';
import type { Outcome } from './outcome.ts';

// Three of the four checks of the image type; isNoOgImage follows from the card. They have no weight: the score's
// multiplier accounts for the type. Each covers only its own type, and a page's type can change once the other pages
// are known (classify-images.ts).
const speaks = {
  isGenericImage: { type: 'generic', outcome: 'fail' },
  isStaticImage: { type: 'static', outcome: 'fail' },
  isDynamicImage: { type: 'dynamic', outcome: 'pass' },
} as const;

export type ImageTypeCheckId = keyof typeof speaks;

export const isImageTypeCheck = (id: string): id is ImageTypeCheckId => Object.hasOwn(speaks, id);

export function imageTypeOutcome(id: ImageTypeCheckId, shown: ShownType): Outcome {
  const { type, outcome } = speaks[id];
  return type === shown ? { outcome } : notApplicable;
}

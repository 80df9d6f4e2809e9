import type { AuditSubPageType } from '#domain/enumerations.ts';
import { notApplicable, type Outcome } from './check.ts';

// The four checks of the image's type weigh nothing: the multiplier of the score counts the type. Each speaks only of
// its own type, and a page's type can change once its neighbours are known (type-pages.ts).
const speaks = {
  isNoOgImage: { type: 'none', outcome: 'fail' },
  isGenericImage: { type: 'generic', outcome: 'fail' },
  isStaticImage: { type: 'static', outcome: 'fail' },
  isDynamicImage: { type: 'dynamic', outcome: 'pass' },
} as const;

export type ImageTypeCheckId = keyof typeof speaks;

export const isImageTypeCheck = (id: string): id is ImageTypeCheckId => Object.hasOwn(speaks, id);

export function imageTypeOutcome(id: ImageTypeCheckId, imageType: AuditSubPageType): Outcome {
  const { type, outcome } = speaks[id];
  return type === imageType ? { outcome } : notApplicable;
}

import type { AuditSubPageType } from '#domain/enumerations.ts';
import { notApplicable, type Outcome } from './check.ts';

// The four checks of the image type have no weight: the score multiplier accounts for the type. Each covers only its
// own type, and a page's type can change once the other pages are known (classify-images.ts).
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

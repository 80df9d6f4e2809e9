import type { Reason } from '#domain/audit/emulation/card.ts';
import type { Text } from '#domain/language.ts';

/** Beside what rests on a rule that is not the platform's own word. */
export const basisTexts: Record<NonNullable<Reason['basis']>, Text> = {
  observed: { en: 'observed, not official', de: 'beobachtet, nicht offiziell' },
  assumed: { en: 'assumed', de: 'angenommen' },
};

import type { Language, Text } from '#domain/language.ts';
import type { Reason } from '../emulation/card.ts';

const marks: Record<NonNullable<Reason['rests']>, Text> = {
  observed: { en: 'observed, not official', de: 'beobachtet, nicht offiziell' },
  assumed: { en: 'assumed', de: 'angenommen' },
};

/** A reason as people read it, with the mark that its rule is not the platform's own word. */
export const reasonText = (reason: Reason, language: Language): string =>
  reason.rests ? `${reason[language]} (${marks[reason.rests][language]})` : reason[language];

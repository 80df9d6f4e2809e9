import { onPlatforms } from '#domain/audit/texts/name-list.ts';
import type { Text } from '#domain/language.ts';
import { check, pass } from './check.ts';
import { whyWithheld } from './find-cause.ts';

/** A bare link has no points, whatever the page says: this is the first thing to know about a platform. */
export const hasCard = check({
  id: 'hasCard',
  kind: 'meta',
  level: 'error',
  text: ({ facts, platform, about }) => {
    const reason = reasonOf(facts);
    return {
      en: [
        `${platform.name} shows a card.`,
        about.length > 1 || !reason ? `No card ${onPlatforms(about, 'en')}.` : reason.en,
      ],
      de: [
        `${platform.name} zeigt eine Karte.`,
        about.length > 1 || !reason ? `Keine Karte ${onPlatforms(about, 'de')}.` : reason.de,
      ],
    };
  },
  advice: {
    en: 'People only see the bare link there. Fix this first: until then, nothing else on the page shows up.',
    de: 'Dort ist nur der nackte Link zu sehen. Beheben Sie das zuerst, vorher kommt von der Seite nichts an.',
  },
  limit: ({ facts }) => reasonOf(facts),
  run: (subject) => {
    if (subject.shown !== 'no-card') return pass();
    const causedBy = whyWithheld(subject);
    const { why } = subject;
    return { outcome: 'fail', facts: { en: why?.en ?? null, de: why?.de ?? null }, ...(causedBy && { causedBy }) };
  },
});

const reasonOf = ({ en, de }: Record<string, unknown>): Text | null =>
  typeof en === 'string' && typeof de === 'string' ? { en, de } : null;

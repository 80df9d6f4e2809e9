import { isSecureUrl } from '#domain/audit/emulation/page-evidence.ts';
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
  advice: ({ facts, about }) =>
    facts.isInsecure === 'yes' && about.length === 1
      ? {
          en: 'Serve the page at an https address, and let http addresses redirect straight to it.',
          de: 'Liefern Sie die Seite unter einer https-Adresse aus und leiten Sie http-Adressen direkt dorthin um.',
        }
      : {
          en: 'People only see the bare link there, whatever your tags say.',
          de: 'Dort ist nur der Link zu sehen, ohne Karte, ganz gleich, was in den Tags steht.',
        },
  limit: ({ facts }) => reasonOf(facts),
  run: (subject) => {
    if (subject.shown !== 'no-card') return pass();
    const causedBy = whyWithheld(subject);
    const { why, platform, evidence } = subject;
    const hops = [evidence.url, ...(evidence.redirects ?? []), evidence.finalUrl];
    const isInsecure = platform.needsSecureImage && !hops.every(isSecureUrl) ? 'yes' : 'no';
    const facts = { en: why?.en ?? null, de: why?.de ?? null, isInsecure };
    return { outcome: 'fail', facts, ...(causedBy && { causedBy }) };
  },
});

const reasonOf = ({ en, de }: Record<string, unknown>): Text | null =>
  typeof en === 'string' && typeof de === 'string' ? { en, de } : null;

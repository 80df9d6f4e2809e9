import { isCounted } from '#domain/audit/platforms/platform-id.ts';
import { onPlatforms } from '#domain/audit/texts/name-list.ts';
import { check, notApplicable } from './check.ts';
import { whyNoImage } from './find-cause.ts';

export const isNoOgImage = check({
  id: 'isNoOgImage',
  kind: 'image',
  level: 'error',
  text: ({ facts, about }) => ({
    en: [
      'There is a preview image.',
      facts.en ? `No preview image ${onPlatforms(about, 'en')}.` : 'There is no preview image.',
    ],
    de: [
      'Es gibt ein Vorschaubild.',
      facts.de ? `Kein Vorschaubild ${onPlatforms(about, 'de')}.` : 'Es gibt kein Vorschaubild.',
    ],
  }),
  advice: ({ facts, about }) => {
    const counts = about.some(isCounted);
    return {
      en: `${facts.en ? `${facts.en} ` : ''}${counts ? 'Without an image, a link earns a fifth of its points.' : 'Change that if an image should be shown there.'}`,
      de: `${facts.de ? `${facts.de} ` : ''}${counts ? 'Ohne Bild bekommt ein Link nur ein Fünftel seiner Punkte.' : 'Ändern Sie das, wenn dort ein Bild erscheinen soll.'}`,
    };
  },
  run: (subject) => {
    if (subject.shown !== 'none') return notApplicable;
    const causedBy = whyNoImage(subject);
    return {
      outcome: 'fail',
      facts: { en: subject.why?.en ?? null, de: subject.why?.de ?? null },
      ...(causedBy && { causedBy }),
    };
  },
});

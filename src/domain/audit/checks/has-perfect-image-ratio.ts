import { ratioLimit } from '#domain/audit/texts/figures.ts';
import { nameList } from '#domain/audit/texts/name-list.ts';
import { check, checkFile, passIf } from './check.ts';

export const hasPerfectImageRatio = check({
  id: 'hasPerfectImageRatio',
  kind: 'image',
  level: 'info',
  text: {
    en: ['The preview image has a perfect aspect ratio.', 'The preview image doesn’t quite fit the card.'],
    de: ['Das Vorschaubild hat ein perfektes Seitenverhältnis.', 'Das Vorschaubild passt nicht genau in die Karte.'],
  },
  advice: ({ facts, about }) => ({
    en: `${facts.width ? `It’s ${facts.width}×${facts.height} px. ` : ''}At 1200×630 px (1.91:1), ${nameList(about, 'en')} ${about.length > 1 ? 'show' : 'shows'} all of it.`,
    de: `${facts.width ? `Es hat ${facts.width} × ${facts.height} px. ` : ''}Mit 1200 × 630 px (1,91:1) ${about.length > 1 ? 'zeigen' : 'zeigt'} ${nameList(about, 'de')} es ganz.`,
  }),
  limit: ({ platform: { perfectRatio } }) => ratioLimit(perfectRatio),
  // docs/decisions/009-what-the-specification-leaves-open.md#audit: square is perfect only for WhatsApp's small card and the sm-square class.
  run: (subject) =>
    checkFile(subject, ({ width, height, bytes }) => {
      const { card, platform } = subject;
      const isSquareCard = card.layout === 'sm-square' || (platform.id === 'whatsapp' && card.layout === 'sm');
      const [least, most] = isSquareCard ? [0.95, 1.05] : platform.perfectRatio;
      const fits = width / height >= least && width / height <= most;
      // A file that is too heavy is shown in the small square: a lighter one has room for its whole width.
      const isTooHeavy = bytes !== null && bytes > (platform.scored.maxBytes ?? Number.POSITIVE_INFINITY);
      return !fits && isTooHeavy ? { outcome: 'fail', causedBy: 'fileSizeOk' } : passIf(fits, { width, height });
    }),
});

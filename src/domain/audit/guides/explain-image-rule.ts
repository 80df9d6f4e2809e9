import type { Platform, RuleName } from '#domain/audit/platform-rules.ts';
import { imageTypeNames } from '#domain/audit/texts/name-list.ts';
import { limitSize, writeNumber } from '#domain/format/numbers.ts';
import type { Text } from '#domain/language.ts';

export type ImageRule = Extract<
  RuleName,
  'image' | 'imageAddress' | 'fallbackImage' | 'twitterCard' | 'types' | 'bytes' | 'size' | 'layout'
>;

const unknown: Text = { en: 'No known limit.', de: 'Keine Grenze bekannt.' };

/** The rules about the image, in words. The examples of the layout stand beside it (guide-page.ts). */
export const explainImageRule: Record<ImageRule, (platform: Platform) => Text[]> = {
  image: ({ prefersSecureUrl, showsSeveralImages }) => [
    ...(prefersSecureUrl
      ? [{ en: 'og:image:secure_url takes priority.', de: 'og:image:secure_url hat Vorrang.' }]
      : []),
    ...(showsSeveralImages
      ? [{ en: 'Shows several images side by side.', de: 'Zeigt mehrere Bilder nebeneinander.' }]
      : []),
  ],
  imageAddress: ({ relativeImages, needsSecureImage }) => [
    {
      refuse: { en: 'Has to be a full URL.', de: 'Muss vollständig sein.' },
      'from-root': {
        en: 'A full URL, or one that starts with “/”.',
        de: 'Vollständig oder mit „/“ am Anfang.',
      },
      resolve: { en: 'Relative URLs work too.', de: 'Relative Adressen funktionieren auch.' },
    }[relativeImages],
    ...(needsSecureImage ? [{ en: 'Only over https.', de: 'Nur über https.' }] : []),
  ],
  fallbackImage: ({ fallbackImage }) => [
    {
      page: {
        en: 'Picks an image from the page, often the wrong one.',
        de: 'Nimmt ein Bild von der Seite, oft das falsche.',
      },
      largest: {
        en: 'Picks the page’s largest image that is less than twice as wide as it is high. Often it’s the wrong one.',
        de: 'Nimmt das größte Bild der Seite, das weniger als doppelt so breit wie hoch ist. Oft ist es das falsche.',
      },
      icon: { en: 'Shows the site’s icon.', de: 'Zeigt das Symbol der Website.' },
      none: { en: 'Shows the card without an image.', de: 'Zeigt die Karte ohne Bild.' },
    }[fallbackImage ?? 'none'],
  ],
  twitterCard: (platform) => {
    const accepted = cardsOf(platform);
    if (accepted === null) return [{ en: 'Has no effect on the image.', de: 'Hat keinen Einfluss auf das Bild.' }];
    const wins: Text[] =
      platform.twitterCardWins === 'last'
        ? [{ en: 'If there are several, the last one counts.', de: 'Gibt es mehrere, zählt das letzte.' }]
        : [];
    return [
      {
        en: `The image looks best with ${accepted.join(' or ')}.`,
        de: `Am besten wirkt das Bild mit ${accepted.join(' oder ')}.`,
      },
      ...wins,
    ];
  },
  types: ({ shown, scored }) => {
    const types = shown.types ?? scored.types;
    return [types ? { en: `${imageTypeNames(types)}.`, de: `${imageTypeNames(types)}.` } : unknown];
  },
  bytes: ({ shown, scored }) => {
    const most = shown.maxBytes ?? scored.maxBytes;
    if (most === null) return [unknown];
    const advised = scored.maxBytes !== null && scored.maxBytes < most ? scored.maxBytes : null;
    return [
      { en: `Up to ${limitSize(most, 'en')}.`, de: `Bis ${limitSize(most, 'de')}.` },
      ...(advised
        ? [
            {
              en: `We recommend ${limitSize(advised, 'en')} at most.`,
              de: `Wir empfehlen höchstens ${limitSize(advised, 'de')}.`,
            },
          ]
        : []),
    ];
  },
  size: ({ minSize, shown: { minWidth, minHeight, maxRatio } }) => {
    const least = minWidth !== null || minHeight !== null ? [minWidth ?? 1, minHeight ?? 1] : null;
    const texts: Text[] = [
      ...(minSize ? [{ en: `Best at ${minSize.label.en} or more.`, de: `Am besten ab ${minSize.label.de}.` }] : []),
      ...(least
        ? [{ en: `Not shown below ${least.join('×')} px.`, de: `Unter ${least.join(' × ')} px nicht zu sehen.` }]
        : []),
      ...(maxRatio !== null
        ? [
            {
              en: `At most ${writeNumber(maxRatio, 'en')} times as wide as it is tall.`,
              de: `Höchstens ${writeNumber(maxRatio, 'de')}-mal so breit wie hoch.`,
            },
          ]
        : []),
    ];
    return texts.length > 0 ? texts : [unknown];
  },
  layout: () => [],
};

const cards = ['summary_large_image', 'summary', 'player'] as const;

/** The values for which the platform shows the image at its best; null: it makes no difference. */
export function cardsOf({ acceptsTwitterCard }: Pick<Platform, 'acceptsTwitterCard'>): string[] | null {
  const accepted = cards.filter((card) => acceptsTwitterCard(card));
  return accepted.length === cards.length && acceptsTwitterCard(null) ? null : accepted;
}

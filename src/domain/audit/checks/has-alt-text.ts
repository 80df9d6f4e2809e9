import type { PlatformId } from '#domain/audit/platforms/platform-id.ts';
import { check, notApplicable, passIf } from './check.ts';

/** They pass the text on to screen readers. Whether others do is not known. */
export const readsAltText = (id: PlatformId): boolean => id === 'mastodon' || id === 'twitter';

export const hasAltText = check({
  id: 'hasAltText',
  kind: 'image',
  level: 'info',
  text: {
    en: ['The preview image has alt text.', 'The preview image has no alt text.'],
    de: ['Das Vorschaubild hat einen Alternativtext.', 'Das Vorschaubild hat keinen Alternativtext.'],
  },
  advice: ({ about }) => {
    const read = { mastodon: ['Mastodon', 'og:image:alt'], twitter: ['X', 'twitter:image:alt'] } as const;
    const readers = (['mastodon', 'twitter'] as const).filter((id) => about.includes(id)).map((id) => read[id]);
    return {
      en: `Describe the image in one sentence for people who can’t see it. ${readers.map(([name, tag]) => `${name} reads ${tag}`).join(', ')}.`,
      de: `Beschreiben Sie das Bild in einem Satz für alle, die es nicht sehen können. ${readers.map(([name, tag]) => `${name} liest ${tag}`).join(', ')}.`,
    };
  },
  mayFailOn: ({ id }) => readsAltText(id),
  run: ({ seen, platform, shown }) => {
    if (!readsAltText(platform.id) || shown === 'none' || shown === 'no-card') return notApplicable;
    const image = seen.images[0];
    return image ? passIf(image.alt !== null) : notApplicable;
  },
});

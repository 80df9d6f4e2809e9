import type { PlatformId } from '#domain/audit/platforms/platform-id.ts';
import { check, notApplicable, passIf } from './check.ts';

/** They hand the text on to screen readers; of the others nothing is known. */
export const readsAltText = (id: PlatformId): boolean => id === 'mastodon' || id === 'twitter';

export const hasAltText = check({
  id: 'hasAltText',
  kind: 'image',
  level: 'info',
  text: {
    en: ['The preview image has alt text.', 'The preview image has no alt text.'],
    de: ['Das Vorschaubild hat einen Alternativtext.', 'Das Vorschaubild hat keinen Alternativtext.'],
  },
  advice: {
    en: 'Describe the image in one sentence for people who can’t see it. Mastodon reads og:image:alt, X reads twitter:image:alt.',
    de: 'Beschreiben Sie das Bild in einem Satz für alle, die es nicht sehen können. Mastodon liest og:image:alt, X liest twitter:image:alt.',
  },
  mayFailOn: ({ id }) => readsAltText(id),
  run: ({ seen, platform, shown }) => {
    if (!readsAltText(platform.id) || shown === 'none' || shown === 'no-card') return notApplicable;
    const image = seen.images[0];
    return image ? passIf(image.alt !== null) : notApplicable;
  },
});

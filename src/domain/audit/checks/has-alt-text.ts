import type { PlatformId } from '../platforms/platform-id.ts';
import { check, notApplicable, passIf } from './check.ts';

/** They hand the text on to screen readers; of the others nothing is known. */
export const readsAltText = (id: PlatformId): boolean => id === 'mastodon' || id === 'twitter';

export const hasAltText = check({
  id: 'hasAltText',
  kind: 'image',
  level: 'info',
  text: {
    en: ['The preview image has an alternative text.', 'The preview image has no alternative text.'],
    de: ['Das Vorschaubild hat einen Alternativtext.', 'Das Vorschaubild hat keinen Alternativtext.'],
  },
  advice: {
    en: 'Describe in a sentence what the image shows, for people who do not see it: in og:image:alt for Mastodon, in twitter:image:alt for X.',
    de: 'Beschreiben Sie in einem Satz, was das Bild zeigt, für Menschen, die es nicht sehen: in og:image:alt für Mastodon, in twitter:image:alt für X.',
  },
  run: ({ seen, platform }) => {
    if (!readsAltText(platform.id)) return notApplicable;
    const image = seen.images[0];
    return image ? passIf(image.alt !== null) : notApplicable;
  },
});

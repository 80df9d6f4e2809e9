import { metaTag } from '../texts/paste-tag.ts';
import { suggestTitle } from '../texts/suggest-tags.ts';
import { check, notApplicable, passIf } from './check.ts';

export const hasAltText = check({
  id: 'hasAltText',
  kind: 'image',
  level: 'info',
  text: {
    en: ['The preview image has an alternative text.', 'The preview image has no alternative text.'],
    de: ['Das Vorschaubild hat einen Alternativtext.', 'Das Vorschaubild hat keinen Alternativtext.'],
  },
  advice: {
    en: 'Describe the image in og:image:alt, for people who do not see it. Mastodon and X read it out.',
    de: 'Beschreiben Sie das Bild in og:image:alt für Menschen, die es nicht sehen. Mastodon und X geben den Text weiter.',
  },
  run: ({ seen }) => {
    const image = seen.images[0];
    return image ? passIf(image.alt !== null) : notApplicable;
  },
  paste: ({ evidence }) => metaTag('og:image:alt', suggestTitle(evidence) ?? 'What the image shows'),
});

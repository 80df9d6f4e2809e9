import { metaTag } from '../texts/paste-tag.ts';
import { check, notApplicable, passIf } from './check.ts';

export const declaredSizeIsReal = check({
  id: 'declaredSizeIsReal',
  kind: 'image',
  level: 'warning',
  text: {
    en: ['The declared size of the image is its real size.', 'The declared size of the image is not its real size.'],
    de: ['Die angegebene Bildgröße stimmt.', 'Die angegebene Bildgröße stimmt nicht.'],
  },
  advice: ({ facts }) => ({
    en: `The tags say ${facts.declared}, the file has ${facts.real}. Platforms that trust the tags draw the wrong card at first.`,
    de: `In den Tags steht ${facts.declared}, die Datei hat ${facts.real}. Plattformen, die den Tags trauen, zeichnen zuerst die falsche Karte.`,
  }),
  run: ({ seen: { picture } }) => {
    if (picture.state !== 'loaded') return notApplicable;
    const { image, probe } = picture;
    if (image.width === null && image.height === null) return notApplicable;
    const isReal = (image.width ?? probe.width) === probe.width && (image.height ?? probe.height) === probe.height;
    return passIf(isReal, {
      declared: `${image.width ?? '?'}x${image.height ?? '?'}`,
      real: `${probe.width}x${probe.height}`,
    });
  },
  paste: ({ seen: { picture } }) =>
    picture.state === 'loaded'
      ? [
          metaTag('og:image:width', String(picture.probe.width)),
          metaTag('og:image:height', String(picture.probe.height)),
        ].join('\n')
      : null,
});

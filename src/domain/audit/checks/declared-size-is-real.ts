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
  run: ({ seen: { image } }) => {
    if (image.state !== 'loaded') return notApplicable;
    const { tag, probe } = image;
    if (tag.width === null && tag.height === null) return notApplicable;
    const isReal = (tag.width ?? probe.width) === probe.width && (tag.height ?? probe.height) === probe.height;
    return passIf(isReal, {
      declared: `${tag.width ?? '?'}x${tag.height ?? '?'}`,
      real: `${probe.width}x${probe.height}`,
    });
  },
});

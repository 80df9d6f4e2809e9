import { check, notApplicable, passIf } from './check.ts';

export const declaredSizeIsReal = check({
  id: 'declaredSizeIsReal',
  kind: 'image',
  level: 'warning',
  text: {
    en: ['The declared image size is correct.', 'The declared image size is wrong.'],
    de: ['Die angegebene Bildgröße stimmt.', 'Die angegebene Bildgröße stimmt nicht.'],
  },
  advice: ({ facts }) => ({
    en: `Your tags say ${facts.declared} px, but the file is ${facts.real} px. Platforms that trust the tags get the first card wrong.`,
    de: `In den Tags steht ${facts.declared} px, die Datei hat aber ${facts.real} px. Plattformen, die den Tags vertrauen, zeigen zunächst eine falsche Karte.`,
  }),
  run: ({ seen: { image } }) => {
    if (image.state !== 'loaded') return notApplicable;
    const { tag, probe } = image;
    if (tag.width === null && tag.height === null) return notApplicable;
    const isReal = (tag.width ?? probe.width) === probe.width && (tag.height ?? probe.height) === probe.height;
    return passIf(isReal, {
      declared: `${tag.width ?? '?'}×${tag.height ?? '?'}`,
      real: `${probe.width}×${probe.height}`,
    });
  },
});

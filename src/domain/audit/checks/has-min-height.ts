import { check, checkFile, notApplicable, passIf } from './check.ts';

export const hasMinHeight = check({
  id: 'hasMinHeight',
  kind: 'image',
  level: 'warning',
  text: ({ platform: { scored } }) => ({
    en: [
      `The preview image has a minimum height of ${scored.minHeight}px.`,
      `The preview image does not have a minimum height of ${scored.minHeight}px.`,
    ],
    de: [
      `Das Vorschaubild hat eine Mindesthöhe von ${scored.minHeight}px.`,
      `Das Vorschaubild hat nicht die Mindesthöhe von ${scored.minHeight}px.`,
    ],
  }),
  advice: ({ facts }) => ({
    en: `The image is ${facts.height ?? '?'} px high. Use 1200x630 px.`,
    de: `Das Bild ist ${facts.height ?? '?'} px hoch. Verwenden Sie 1200x630 px.`,
  }),
  limit: ({ platform: { scored } }) => pixels(scored.minHeight),
  run: (subject) =>
    checkFile(subject, ({ height }) => {
      const { minHeight } = subject.platform.scored;
      return minHeight === null ? notApplicable : passIf(height >= minHeight, { height });
    }),
});

const pixels = (least: number | null) =>
  least === null ? null : { en: `${least} px of height`, de: `${least} px Höhe` };

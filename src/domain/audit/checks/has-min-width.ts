import { check, checkFile, notApplicable, passIf } from './check.ts';

export const hasMinWidth = check({
  id: 'hasMinWidth',
  kind: 'image',
  level: 'warning',
  text: ({ platform: { scored } }) => ({
    en: [
      `The preview image has a minimum width of ${scored.minWidth}px.`,
      `The preview image does not have a minimum width of ${scored.minWidth}px.`,
    ],
    de: [
      `Das Vorschaubild hat eine Mindestbreite von ${scored.minWidth}px.`,
      `Das Vorschaubild hat nicht die Mindestbreite von ${scored.minWidth}px.`,
    ],
  }),
  advice: ({ facts }) => ({
    en: `The image is ${facts.width ?? '?'} px wide. Use 1200x630 px.`,
    de: `Das Bild ist ${facts.width ?? '?'} px breit. Verwenden Sie 1200x630 px.`,
  }),
  limit: ({ platform: { scored } }) => pixels(scored.minWidth),
  run: (subject) =>
    checkFile(subject, ({ width }) => {
      const { minWidth } = subject.platform.scored;
      return minWidth === null ? notApplicable : passIf(width >= minWidth, { width });
    }),
});

const pixels = (least: number | null) =>
  least === null ? null : { en: `${least} px of width`, de: `${least} px Breite` };

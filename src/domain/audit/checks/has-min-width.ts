import { check, checkFile, notApplicable, passIf } from './check.ts';

export const hasMinWidth = check({
  id: 'hasMinWidth',
  kind: 'image',
  level: 'warning',
  text: ({ platform: { scored } }) => ({
    en: [
      `The preview image has a minimum width of ${scored.minWidth}px.`,
      `The preview image is less than ${scored.minWidth} px wide.`,
    ],
    de: [
      `Das Vorschaubild ist mindestens ${scored.minWidth} px breit.`,
      `Das Vorschaubild ist weniger als ${scored.minWidth} px breit.`,
    ],
  }),
  advice: ({ facts }) => ({
    en: `${facts.width ? `It’s ${facts.width} px wide. ` : ''}Use 1200×630 px.`,
    de: `${facts.width ? `Es ist ${facts.width} px breit. ` : ''}Verwenden Sie 1200 × 630 px.`,
  }),
  limit: ({ platform: { scored } }) => pixels(scored.minWidth),
  run: (subject) =>
    checkFile(subject, ({ width }) => {
      const { minWidth } = subject.platform.scored;
      return minWidth === null ? notApplicable : passIf(width >= minWidth, { width });
    }),
});

const pixels = (least: number | null) =>
  least === null ? null : { en: `at least ${least} px wide`, de: `mindestens ${least} px breit` };

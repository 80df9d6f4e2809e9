import { check, checkFile, notApplicable, passIf } from './check.ts';

/** Names no limit of the platform: platforms publish a width only, the height is the specification's. */
export const hasMinHeight = check({
  id: 'hasMinHeight',
  kind: 'image',
  level: 'warning',
  text: ({ platform: { scored } }) => ({
    en: [
      `The preview image has a minimum height of ${scored.minHeight}px.`,
      `The preview image is less than ${scored.minHeight} px high.`,
    ],
    de: [
      `Das Vorschaubild ist mindestens ${scored.minHeight} px hoch.`,
      `Das Vorschaubild ist weniger als ${scored.minHeight} px hoch.`,
    ],
  }),
  advice: ({ facts }) => ({
    en: `${facts.height ? `It’s ${facts.height} px high. ` : ''}Use 1200×630 px.`,
    de: `${facts.height ? `Es ist ${facts.height} px hoch. ` : ''}Verwenden Sie 1200 × 630 px.`,
  }),
  run: (subject) =>
    checkFile(subject, ({ height }) => {
      const { minHeight } = subject.platform.scored;
      return minHeight === null ? notApplicable : passIf(height >= minHeight, { height });
    }),
});

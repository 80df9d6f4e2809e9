import { check, checkFile, isKnownRule, notApplicable, passIf } from './check.ts';

/** The "dimension" check of docs/specification.md#s9.10. */
export const hasMinSize = check({
  id: 'hasMinSize',
  kind: 'image',
  level: 'warning',
  text: ({ platform: { minSize } }) => ({
    en: [
      // docs/specification.md#s8.10, word for word.
      `The preview image has a minimum size of ${minSize?.label.en.replace('×', 'x').replace(' px', 'px')}`,
      'The preview image is too small.',
    ],
    de: [`Das Vorschaubild ist groß genug (mindestens ${minSize?.label.de}).`, 'Das Vorschaubild ist zu klein.'],
  }),
  // Nobody is named: the headline says who shows it small, and not every platform documents its smallest size.
  advice: ({ facts }) => ({
    en: `${facts.width ? `It’s ${facts.width}×${facts.height} px. ` : ''}Some platforms show it small or not at all. Use 1200×630 px.`,
    de: `${facts.width ? `Es hat ${facts.width} × ${facts.height} px. ` : ''}Einige Plattformen zeigen es klein oder gar nicht. Verwenden Sie 1200 × 630 px.`,
  }),
  limit: ({ platform }) =>
    platform.minSize && isKnownRule(platform, 'size')
      ? { en: `at least ${platform.minSize.label.en}`, de: `mindestens ${platform.minSize.label.de}` }
      : null,
  run: (subject) =>
    checkFile(subject, ({ width, height }) => {
      const { minSize } = subject.platform;
      return minSize === null ? notApplicable : passIf(minSize.fits({ width, height }), { width, height });
    }),
});

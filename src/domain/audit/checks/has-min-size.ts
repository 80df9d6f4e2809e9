import { check, checkFile, notApplicable, passIf } from './check.ts';

/** The "dimension" check of docs/specification.md#s9.10. */
export const hasMinSize = check({
  id: 'hasMinSize',
  kind: 'image',
  level: 'warning',
  text: ({ platform: { minSize } }) => ({
    en: [
      `The preview image has a minimum size of ${minSize?.label.en}`,
      `The preview image does not have a minimum size of ${minSize?.label.en}`,
    ],
    de: [
      `Das Vorschaubild hat eine Mindestgröße von ${minSize?.label.de}`,
      `Das Vorschaubild hat nicht die Mindestgröße von ${minSize?.label.de}`,
    ],
  }),
  advice: ({ facts, platform }) => ({
    en: `The image has ${facts.width ?? '?'}x${facts.height ?? '?'} px; below ${platform.minSize?.label.en} ${platform.name} shows it small or not at all. Use 1200x630 px.`,
    de: `Das Bild hat ${facts.width ?? '?'}x${facts.height ?? '?'} px; unter ${platform.minSize?.label.de} zeigt ${platform.name} es klein oder gar nicht. Verwenden Sie 1200x630 px.`,
  }),
  run: (subject) =>
    checkFile(subject, ({ width, height }) => {
      const { minSize } = subject.platform;
      return minSize === null ? notApplicable : passIf(minSize.fits({ width, height }), { width, height });
    }),
});

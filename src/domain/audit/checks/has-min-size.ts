import { nameList } from '../texts/name-list.ts';
import { check, checkFile, notApplicable, passIf } from './check.ts';

/** The "dimension" check of docs/specification.md#s9.10. */
export const hasMinSize = check({
  id: 'hasMinSize',
  kind: 'image',
  level: 'warning',
  text: ({ platform: { minSize }, about }) => ({
    en: [
      `The preview image has a minimum size of ${minSize?.label.en}`,
      about.length > 1
        ? `The preview image is too small for ${nameList(about, 'en')}.`
        : `The preview image does not have a minimum size of ${minSize?.label.en}`,
    ],
    de: [
      `Das Vorschaubild hat eine Mindestgröße von ${minSize?.label.de}`,
      about.length > 1
        ? `Das Vorschaubild ist zu klein für ${nameList(about, 'de')}.`
        : `Das Vorschaubild hat nicht die Mindestgröße von ${minSize?.label.de}`,
    ],
  }),
  advice: ({ facts, about }) => ({
    en: `The image has ${facts.width ?? '?'}x${facts.height ?? '?'} px; ${nameList(about, 'en')} ${about.length > 1 ? 'show' : 'shows'} it small or not at all. Use 1200x630 px.`,
    de: `Das Bild hat ${facts.width ?? '?'}x${facts.height ?? '?'} px; ${nameList(about, 'de')} ${about.length > 1 ? 'zeigen' : 'zeigt'} es klein oder gar nicht. Verwenden Sie 1200x630 px.`,
  }),
  limit: ({ platform: { minSize } }) => minSize?.label ?? null,
  run: (subject) =>
    checkFile(subject, ({ width, height }) => {
      const { minSize } = subject.platform;
      return minSize === null ? notApplicable : passIf(minSize.fits({ width, height }), { width, height });
    }),
});

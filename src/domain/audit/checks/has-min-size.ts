import { platforms } from '#domain/audit/platforms/index.ts';
import type { PlatformId } from '#domain/audit/platforms/platform-id.ts';
import { nameList } from '#domain/audit/texts/name-list.ts';
import { check, checkFile, isKnownRule, notApplicable, passIf } from './check.ts';

/** The "dimension" check of docs/specification.md#s9.10. */
export const hasMinSize = check({
  id: 'hasMinSize',
  kind: 'image',
  level: 'warning',
  text: ({ platform: { minSize }, about }) => ({
    en: [
      // docs/specification.md#s8.10, word for word.
      `The preview image has a minimum size of ${minSize?.label.en.replace('×', 'x').replace(' px', 'px')}`,
      `The preview image is too small for ${nameList(named(about), 'en')}.`,
    ],
    de: [
      `Das Vorschaubild ist groß genug (mindestens ${minSize?.label.de}).`,
      `Das Vorschaubild ist zu klein für ${nameList(named(about), 'de')}.`,
    ],
  }),
  advice: ({ facts, about }) => ({
    en: `${facts.width ? `It’s ${facts.width}×${facts.height} px. ` : ''}${nameList(named(about), 'en')} ${named(about).length > 1 ? 'show' : 'shows'} it small or not at all. Use 1200×630 px.`,
    de: `${facts.width ? `Es hat ${facts.width} × ${facts.height} px. ` : ''}${nameList(named(about), 'de')} ${named(about).length > 1 ? 'zeigen' : 'zeigt'} es klein oder gar nicht. Verwenden Sie 1200 × 630 px.`,
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

function named(about: readonly PlatformId[]): readonly PlatformId[] {
  const sure = about.filter((id) => isKnownRule(platforms[id], 'size'));
  return sure.length > 0 ? sure : about;
}

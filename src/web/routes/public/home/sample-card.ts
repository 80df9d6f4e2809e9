import type { Card } from '#domain/audit/card.ts';
import { platforms } from '#domain/audit/platforms/index.ts';
import type { PlatformId } from '#domain/audit/platforms/platform-id.ts';
import type { Language } from '#domain/language.ts';
import { homeTexts } from '../../../i18n/home.ts';
import { textsIn } from '../../../i18n/texts.ts';

/** A product of the sample shop as a platform shows it, with the picture Linkbild draws for it or without any. */
export function sampleCard(platform: PlatformId, language: Language, withPicture: boolean): Card {
  const texts = textsIn(homeTexts, language);
  const layout = withPicture ? 'lg' : 'none';
  return {
    platform,
    layout,
    title: texts.sampleTitle,
    description: texts.sampleDescription,
    siteName: 'Halm und Ton',
    host: 'halm-und-ton.example',
    url: 'https://halm-und-ton.example/products/halo-table-lamp',
    image: withPicture
      ? {
          url: `/og/sample-${language}.jpg`,
          width: 1200,
          height: 630,
          bytes: 60_000,
          type: 'jpeg',
          alt: texts.sampleAlt,
        }
      : null,
    moreImages: [],
    imageSize: withPicture ? 'xl' : 'none',
    favicon: null,
    fields: [],
    accentColor: null,
    isShown: true,
    imageSource: withPicture ? 'tag' : null,
    otherLayout: null,
    lines: platforms[platform].lines(layout),
    reasons: [],
  };
}

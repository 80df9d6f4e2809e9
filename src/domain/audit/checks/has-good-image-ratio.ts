import { ratioFact, ratioLimit } from '#domain/audit/texts/figures.ts';
import { check, checkFile, passIf } from './check.ts';

export const hasGoodImageRatio = check({
  id: 'hasGoodImageRatio',
  kind: 'image',
  level: 'warning',
  text: {
    en: ['The preview image has a good aspect ratio.', 'The preview image gets cropped or appears small.'],
    de: ['Das Vorschaubild hat ein gutes Seitenverhältnis.', 'Das Vorschaubild wird beschnitten oder erscheint klein.'],
  },
  advice: ({ facts }) => ({
    en: `${facts.width ? `It’s ${facts.width}×${facts.height} px (${ratioFact(facts, 'en')}). ` : ''}Large cards are about 1.91:1. Most platforms crop other shapes or show them small. Use 1200×630 px.`,
    de: `${facts.width ? `Es hat ${facts.width} × ${facts.height} px (${ratioFact(facts, 'de')}). ` : ''}Große Karten haben etwa 1,91:1. Die meisten Plattformen beschneiden andere Formate oder zeigen sie klein. Verwenden Sie 1200 × 630 px.`,
  }),
  limit: ({ platform: { goodRatio } }) => ratioLimit(goodRatio),
  shopifyAdvice: {
    en: "Themes often keep the shape of the photo. In Liquid, use {{ page_image | image_url: width: 1200, height: 630, crop: 'center' }}, or have an image created.",
    de: "Themes behalten oft das Format des Fotos bei. Verwenden Sie in Liquid {{ page_image | image_url: width: 1200, height: 630, crop: 'center' }} oder lassen Sie ein Bild erstellen.",
  },
  run: (subject) =>
    checkFile(subject, ({ width, height }) => {
      const [least, most] = subject.platform.goodRatio;
      const ratio = width / height;
      return passIf(ratio >= least && ratio <= most, { width, height });
    }),
});

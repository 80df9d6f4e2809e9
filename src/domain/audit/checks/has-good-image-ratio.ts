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
    en: `${facts.width ? `It’s ${facts.width}×${facts.height} px (${ratioFact(facts, 'en')}). ` : ''}Large cards are about 1.91:1. Other shapes get cropped or appear small. Use 1200×630 px.`,
    de: `${facts.width ? `Es hat ${facts.width} × ${facts.height} px (${ratioFact(facts, 'de')}). ` : ''}Große Karten haben etwa 1,91:1. Andere Formate werden beschnitten oder erscheinen klein. Verwenden Sie 1200 × 630 px.`,
  }),
  limit: ({ platform: { goodRatio } }) => ratioLimit(goodRatio),
  shopifyAdvice: {
    en: "Product photos are usually square. In Liquid, use {{ page_image | image_url: width: 1200, height: 630, crop: 'center' }}, or have an image created.",
    de: "Produktfotos sind meist quadratisch. Verwenden Sie in Liquid {{ page_image | image_url: width: 1200, height: 630, crop: 'center' }} oder lassen Sie ein Bild erstellen.",
  },
  run: (subject) =>
    checkFile(subject, ({ width, height }) => {
      const [least, most] = subject.platform.goodRatio;
      const ratio = width / height;
      return passIf(ratio >= least && ratio <= most, { width, height });
    }),
});

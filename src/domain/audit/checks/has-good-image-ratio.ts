import { ratioFact } from '../texts/ratio-fact.ts';
import { ratioLimit } from '../texts/ratio-limit.ts';
import { check, checkFile, passIf } from './check.ts';

export const hasGoodImageRatio = check({
  id: 'hasGoodImageRatio',
  kind: 'image',
  level: 'warning',
  text: {
    en: ['The preview image has a good aspect ratio.', 'The preview image has no good aspect ratio.'],
    de: ['Das Vorschaubild hat ein gutes Seitenverhältnis.', 'Das Vorschaubild hat kein gutes Seitenverhältnis.'],
  },
  advice: ({ facts }) => ({
    en: `The image has ${facts.width ?? '?'}x${facts.height ?? '?'} px (${ratioFact(facts, 'en')}). Large cards are about 1.91:1: other images are cropped or shown small. Use 1200x630 px.`,
    de: `Das Bild hat ${facts.width ?? '?'}x${facts.height ?? '?'} px (${ratioFact(facts, 'de')}). Große Karten haben etwa 1,91:1: Andere Bilder werden beschnitten oder klein gezeigt. Verwenden Sie 1200x630 px.`,
  }),
  limit: ({ platform: { goodRatio } }) => ratioLimit(goodRatio),
  shopifyAdvice: {
    en: "Product pictures are mostly square. In Liquid: image_url: width: 1200, height: 630, crop: 'center', or have the image drawn.",
    de: "Produktbilder sind meist quadratisch. In Liquid: image_url: width: 1200, height: 630, crop: 'center', oder das Bild zeichnen lassen.",
  },
  run: (subject) =>
    checkFile(subject, ({ width, height }) => {
      const [least, most] = subject.platform.goodRatio;
      const ratio = width / height;
      return passIf(ratio >= least && ratio <= most, { width, height });
    }),
});

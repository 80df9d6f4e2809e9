import { check, checkFile, passIf } from './check.ts';

export const hasGoodImageRatio = check({
  id: 'hasGoodImageRatio',
  kind: 'image',
  level: 'warning',
  text: {
    en: ['The preview image has a good aspect ratio.', 'The preview image has no good aspect ratio.'],
    de: ['Das Vorschaubild hat ein gutes Seitenverhältnis.', 'Das Vorschaubild hat kein gutes Seitenverhältnis.'],
  },
  advice: ({ facts, platform }) => ({
    en: `The image has ${facts.width ?? '?'}x${facts.height ?? '?'} px (${facts.ratio ?? '?'}:1); good is ${platform.goodRatio.join(' to ')}. Otherwise it is cropped. Use 1200x630 px.`,
    de: `Das Bild hat ${facts.width ?? '?'}x${facts.height ?? '?'} px (${facts.ratio ?? '?'}:1); gut ist ${platform.goodRatio.join(' bis ')}. Sonst wird es beschnitten. Verwenden Sie 1200x630 px.`,
  }),
  shopifyAdvice: {
    en: "Product pictures are mostly square. In Liquid: image_url: width: 1200, height: 630, crop: 'center', or have the image drawn.",
    de: "Produktbilder sind meist quadratisch. In Liquid: image_url: width: 1200, height: 630, crop: 'center', oder das Bild zeichnen lassen.",
  },
  run: (subject) =>
    checkFile(subject, ({ width, height }) => {
      const [least, most] = subject.platform.goodRatio;
      const ratio = width / height;
      return passIf(ratio >= least && ratio <= most, { width, height, ratio: ratio.toFixed(2) });
    }),
});

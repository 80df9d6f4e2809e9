import { isSecureUrl } from '../emulation/page-evidence.ts';
import { check, notApplicable, passIf } from './check.ts';

export const hasHttpsImage = check({
  id: 'hasHttpsImage',
  kind: 'image',
  level: 'warning',
  text: {
    en: ['The address of the preview image is https.', 'The address of the preview image is not https.'],
    de: ['Die Adresse des Vorschaubildes ist https.', 'Die Adresse des Vorschaubildes ist nicht https.'],
  },
  advice: ({ facts }) => ({
    en: `Write the address with https.${facts.secureUrl ? ' The page already names one in og:image:secure_url: use it in og:image too.' : ''}`,
    de: `Schreiben Sie die Adresse mit https.${facts.secureUrl ? ' Die Seite nennt in og:image:secure_url schon eine: Verwenden Sie sie auch in og:image.' : ''}`,
  }),
  shopifyAdvice: {
    en: 'Dawn and its relatives print "http:" before the image in snippets/meta-tags.liquid: make it "https:".',
    de: 'Dawn und verwandte Themes schreiben in snippets/meta-tags.liquid „http:“ vor das Bild: Machen Sie daraus „https:“.',
  },
  // docs/specification.md#s5.9: https, protocol-relative, or a local test host.
  run: ({ seen }) => {
    const image = seen.images[0];
    if (!image) return notApplicable;
    return passIf(image.rawUrl.startsWith('//') || isSecureUrl(image.url), { secureUrl: image.secureUrl });
  },
});

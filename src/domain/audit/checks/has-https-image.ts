import { isSecureUrl } from '#domain/audit/emulation/page-evidence.ts';
import { check, notApplicable, passIf } from './check.ts';

export const hasHttpsImage = check({
  id: 'hasHttpsImage',
  kind: 'image',
  level: 'warning',
  text: {
    en: ['The image URL uses https.', 'The image URL doesn’t use https.'],
    de: ['Die Bildadresse beginnt mit https.', 'Die Bildadresse beginnt nicht mit https.'],
  },
  advice: ({ facts }) => ({
    en: `Change the image URL to https.${facts.secureUrl ? ' The page already has one in og:image:secure_url. Use it in og:image too.' : ''}`,
    de: `Stellen Sie die Bildadresse auf https um.${facts.secureUrl ? ' og:image:secure_url enthält schon eine solche. Verwenden Sie sie auch in og:image.' : ''}`,
  }),
  shopifyAdvice: {
    en: 'Dawn and related themes put “http:” in front of the image in snippets/meta-tags.liquid. Change it to “https:”.',
    de: 'Dawn und verwandte Themes schreiben in snippets/meta-tags.liquid „http:“ vor das Bild. Ändern Sie das in „https:“.',
  },
  // docs/specification.md#s5.9: https, protocol-relative, or a local test host.
  run: ({ seen }) => {
    const image = seen.images[0];
    if (!image) return notApplicable;
    return passIf(image.rawUrl.startsWith('//') || isSecureUrl(image.url), { secureUrl: image.secureUrl });
  },
});

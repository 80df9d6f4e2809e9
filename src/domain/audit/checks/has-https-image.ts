import { isSecureUrl, probeOf } from '#domain/audit/emulation/page-evidence.ts';
import { check, notApplicable, passIf } from './check.ts';

export const hasHttpsImage = check({
  id: 'hasHttpsImage',
  kind: 'image',
  level: 'warning',
  text: {
    en: ['The image URL uses https.', 'The image URL doesn’t use https.'],
    de: ['Die Bildadresse beginnt mit https.', 'Die Bildadresse beginnt nicht mit https.'],
  },
  advice: ({ facts }) =>
    facts.failsSecure === 'yes'
      ? {
          en: 'The image can’t be loaded with https. Set up https on its server or move the file to one that has it, then change the URL.',
          de: 'Mit https lässt sich das Bild nicht laden. Richten Sie auf seinem Server https ein oder legen Sie die Datei auf einen, der es hat. Ändern Sie dann die Adresse.',
        }
      : {
          en: `Change the image URL to https.${facts.secureUrl ? ' The page already has one in og:image:secure_url. Use it in og:image too.' : ''}`,
          de: `Stellen Sie die Bildadresse auf https um.${facts.secureUrl ? ' og:image:secure_url enthält schon eine solche. Verwenden Sie sie auch in og:image.' : ''}`,
        },
  shopifyAdvice: {
    en: 'Dawn and related themes put “http:” in front of the image in snippets/meta-tags.liquid. Change it to “https:”.',
    de: 'Dawn und verwandte Themes schreiben in snippets/meta-tags.liquid „http:“ vor das Bild. Ändern Sie das in „https:“.',
  },
  // docs/specification.md#s5.9: https, protocol-relative, or a local test host.
  run: ({ seen, evidence }) => {
    const image = seen.images[0];
    if (!image) return notApplicable;
    const { secureUrl } = image;
    const secure = probeOf(evidence, secureUrl ?? image.url.replace(/^http:/, 'https:'));
    const failsSecure = secure?.ok === false ? 'yes' : 'no';
    return passIf(image.rawUrl.startsWith('//') || isSecureUrl(image.url), { secureUrl, failsSecure });
  },
});

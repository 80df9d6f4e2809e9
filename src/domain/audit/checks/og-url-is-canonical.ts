import { tagValue } from '../emulation/visible-tags.ts';
import { check, notApplicable, passIf } from './check.ts';
import { whyUnseen } from './find-cause.ts';

export const ogUrlIsCanonical = check({
  id: 'ogUrlIsCanonical',
  kind: 'meta',
  level: 'warning',
  text: ({ facts }) => ({
    en: [
      'og:url is the canonical address.',
      facts.ogUrl ? 'og:url is not the canonical address.' : 'There is no og:url, which WhatsApp asks for.',
    ],
    de: [
      'og:url ist die kanonische Adresse.',
      facts.ogUrl ? 'og:url ist nicht die kanonische Adresse.' : 'Es fehlt og:url, das WhatsApp verlangt.',
    ],
  }),
  advice: ({ facts }) =>
    facts.ogUrl
      ? {
          en: `og:url says ${facts.ogUrl}, canonical says ${facts.canonical ?? 'nothing'}. Facebook follows them and may show the tags of that other page. Give both the address under which the page is to be shared.`,
          de: `og:url sagt ${facts.ogUrl}, canonical sagt ${facts.canonical ?? 'nichts'}. Facebook folgt ihnen und zeigt unter Umständen die Tags der anderen Seite. Geben Sie in beiden die Adresse an, unter der die Seite geteilt werden soll.`,
        }
      : {
          en: 'Put an og:url with the address of the page into the head.',
          de: 'Setzen Sie eine og:url mit der Adresse der Seite in den Head.',
        },
  run: ({ seen, evidence, platform }) => {
    const ogUrl = tagValue(seen.tags, ['og:url']);
    const { canonical } = evidence.meta;
    if (ogUrl === null) {
      if (platform.id !== 'whatsapp') return notApplicable;
      const causedBy = whyUnseen({ seen, evidence, platform }, ['og:url']);
      return { outcome: 'fail', facts: { ogUrl, canonical }, ...(causedBy && { causedBy }) };
    }
    if (canonical === null) return notApplicable;
    const { finalUrl } = evidence;
    const same = ogUrl === canonical || comparable(ogUrl, finalUrl) === comparable(canonical, finalUrl);
    return passIf(same, { ogUrl: ogUrl.slice(0, 200), canonical: canonical.slice(0, 200) });
  },
});

/** Fragment and trailing slash do not make a different page. */
function comparable(address: string, base: string): string {
  const url = URL.parse(address, base);
  if (url === null) return address;
  url.hash = '';
  return url.href.replace(/\/$/, '');
}

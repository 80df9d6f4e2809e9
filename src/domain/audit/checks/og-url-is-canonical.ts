import { tagValue } from '../emulation/visible-tags.ts';
import { metaTag } from '../texts/paste-tag.ts';
import { check, fail, notApplicable, passIf } from './check.ts';

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
  advice: ({ facts }) => ({
    en: `og:url says ${facts.ogUrl ?? 'nothing'}, canonical says ${facts.canonical ?? 'nothing'}. Facebook follows them and may show the tags of that other page.`,
    de: `og:url sagt ${facts.ogUrl ?? 'nichts'}, canonical sagt ${facts.canonical ?? 'nichts'}. Facebook folgt ihnen und zeigt unter Umständen die Tags der anderen Seite.`,
  }),
  run: ({ seen, evidence, platform }) => {
    const ogUrl = tagValue(seen.tags, ['og:url']);
    const { canonical } = evidence.meta;
    if (ogUrl === null) return platform.id === 'whatsapp' ? fail({ ogUrl, canonical }) : notApplicable;
    if (canonical === null) return notApplicable;
    const { finalUrl } = evidence;
    const same = ogUrl === canonical || comparable(ogUrl, finalUrl) === comparable(canonical, finalUrl);
    return passIf(same, { ogUrl: ogUrl.slice(0, 200), canonical: canonical.slice(0, 200) });
  },
  paste: ({ evidence }) => metaTag('og:url', evidence.meta.canonical ?? evidence.finalUrl),
});

/** Fragment and trailing slash do not make a different page. */
function comparable(address: string, base: string): string {
  const url = URL.parse(address, base);
  if (url === null) return address;
  url.hash = '';
  return url.href.replace(/\/$/, '');
}

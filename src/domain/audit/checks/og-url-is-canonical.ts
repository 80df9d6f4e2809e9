import { tagValue } from '#domain/audit/emulation/visible-tags.ts';
import { check, notApplicable, passIf } from './check.ts';
import { whyUnseen } from './find-cause.ts';

export const ogUrlIsCanonical = check({
  id: 'ogUrlIsCanonical',
  kind: 'meta',
  level: 'warning',
  text: ({ facts }) => ({
    en: [
      'og:url matches the canonical URL.',
      facts.ogUrl
        ? facts.isHome
          ? 'og:url names the home page.'
          : 'og:url doesn’t match the canonical URL.'
        : 'og:url is missing. WhatsApp asks for it.',
    ],
    de: [
      'og:url stimmt mit der kanonischen Adresse überein.',
      facts.ogUrl
        ? facts.isHome
          ? 'og:url nennt die Startseite.'
          : 'og:url weicht von der kanonischen Adresse ab.'
        : 'og:url fehlt. WhatsApp verlangt es.',
    ],
  }),
  advice: ({ facts }) =>
    facts.ogUrl
      ? facts.isHome
        ? {
            en: `og:url is ${facts.ogUrl}, but this is a different page. Facebook follows it and may show the home page’s card. Set it to this page’s own URL.`,
            de: `og:url ist ${facts.ogUrl}, dies ist aber eine andere Seite. Facebook folgt der Angabe und zeigt womöglich die Karte der Startseite. Tragen Sie die Adresse dieser Seite ein.`,
          }
        : {
            en: `og:url is ${facts.ogUrl}, the canonical URL is ${facts.canonical ?? 'missing'}. Facebook follows them and may show the other page’s tags. Set both to the URL people should share.`,
            de: `og:url ist ${facts.ogUrl}, die kanonische Adresse ${facts.canonical ? `ist ${facts.canonical}` : 'fehlt'}. Facebook folgt ihnen und zeigt womöglich die Tags der anderen Seite. Tragen Sie in beiden die Adresse ein, die geteilt werden soll.`,
          }
      : {
          en: 'Add an og:url with the URL of the page to the <head>.',
          de: 'Ergänzen Sie im <head> ein og:url mit der Adresse der Seite.',
        },
  run: ({ seen, evidence, platform }) => {
    const ogUrl = tagValue(seen.tags, ['og:url']);
    const { canonical } = evidence.meta;
    if (ogUrl === null) {
      if (platform.id !== 'whatsapp') return notApplicable;
      const causedBy = whyUnseen({ seen, evidence, platform }, ['og:url']);
      return { outcome: 'fail', facts: { ogUrl, canonical }, ...(causedBy && { causedBy }) };
    }
    // Others take the address that was shared.
    if (!platform.readsUrl) return notApplicable;
    const { finalUrl } = evidence;
    if (canonical === null) {
      // Nothing says what the page's address is, but a page below the home page is not the home page.
      const isHome = isRoot(ogUrl, finalUrl) && !isRoot(finalUrl, finalUrl) && !isRoot(evidence.url, finalUrl);
      return isHome ? passIf(false, { ogUrl: ogUrl.slice(0, 200), isHome: 'yes' }) : notApplicable;
    }
    // With its own address, a page keeps its own card; the canonical URL may be that of whoever wrote it first.
    const isFine = [canonical, finalUrl].some((one) => comparable(ogUrl, finalUrl) === comparable(one, finalUrl));
    return passIf(isFine, { ogUrl: ogUrl.slice(0, 200), canonical: canonical.slice(0, 200) });
  },
});

/** Fragment, trailing slash, http, www and campaign parameters do not make a different page. */
function comparable(address: string, base: string): string {
  const url = URL.parse(address, base);
  if (url === null) return address;
  for (const name of [...url.searchParams.keys()])
    if (/^(?:utm_\w+|fbclid|gclid)$/.test(name)) url.searchParams.delete(name);
  return `${url.host.replace(/^www\./, '')}${url.pathname.replace(/\/$/, '')}${url.search}`;
}

/** The home page, also by its file, by a usual name or in one language. */
function isRoot(address: string, base: string): boolean {
  const [host, ...path] = comparable(address, base).split('/');
  return (
    host === comparable(base, base).split('/')[0] &&
    /^(?:[a-z]{2}(?:-[a-z]{2})?(?:\/|$))?(?:(?:index|default|home|start|startseite)(?:\.\w{3,5})?)?$/i.test(
      path.join('/'),
    )
  );
}

import type { Fix } from './fixes.ts';

/** Fixes of what stands between a platform and the page. */
export const reachFixes = {
  hasCard: {
    title: { en: 'A platform shows no card', de: 'Eine Plattform zeigt keine Karte' },
    meaning: {
      en: 'The platform can read the page but only shows the bare link. The page has no title, forbids the card or breaks another of the platform’s rules. The audit names the reason.',
      de: 'Die Plattform kann die Seite lesen und zeigt trotzdem nur den Link. Der Seite fehlt ein Titel, sie verbietet die Karte oder verletzt eine andere Regel der Plattform. Das Audit nennt den Grund.',
    },
    howTo: 'title',
    byHand: {
      en: 'A title, a description, an image and a Twitter Card are enough for every platform:',
      de: 'Titel, Beschreibung, Bild und Twitter Card genügen für jede Plattform:',
    },
    code: '<meta property="og:title" content="…">\n<meta property="og:description" content="…">\n<meta property="og:image" content="https://…">\n<meta name="twitter:card" content="summary_large_image">',
  },
  isRequestedPage: {
    title: { en: 'The link leads to another page', de: 'Der Link führt auf eine andere Seite' },
    meaning: {
      en: 'A login, a consent page, an error page or a forwarding page stands where your page should be. Platforms show its card, and people wonder what you sent them.',
      de: 'Statt Ihrer Seite kommt eine Anmeldung, eine Zustimmungsabfrage, eine Fehlerseite oder eine Weiterleitung. Plattformen zeigen deren Karte, und niemand weiß, was Sie da geschickt haben.',
    },
    howTo: 'reach',
    byHand: {
      en: 'See where the link ends for somebody without cookies. Public pages should answer with status 200 at their own address:',
      de: 'Sehen Sie nach, wo der Link ohne Cookies endet. Öffentliche Seiten sollten unter ihrer eigenen Adresse mit Status 200 antworten:',
    },
    code: 'curl -sIL https://your-shop.com/products/lamp | grep -iE "^(HTTP|location)"',
  },
  isFilledByServer: {
    title: { en: 'Platforms get an empty page', de: 'Plattformen bekommen eine leere Seite' },
    meaning: {
      en: 'A script builds the page in the browser. No platform runs scripts for a preview, so title, text and image are missing from the card, although everything looks right to you.',
      de: 'Ein Skript baut die Seite im Browser auf. Für eine Vorschau führt keine Plattform Skripte aus. Auf der Karte fehlen Titel, Text und Bild, obwohl bei Ihnen alles richtig aussieht.',
    },
    howTo: 'title',
    byHand: {
      en: 'The tags must be in the HTML that the server sends: by server rendering, prerendering or a template for each page.',
      de: 'Die Tags müssen im HTML stehen, das der Server sendet: mit Server-Rendering, Prerendering oder einer Vorlage je Seite.',
    },
    code: '<meta property="og:title" content="…">\n<meta property="og:description" content="…">\n<meta property="og:image" content="https://…">',
  },
  hasFewRedirects: {
    title: { en: 'The link redirects too often', de: 'Der Link leitet zu oft weiter' },
    meaning: {
      en: 'Each redirect costs time, and some platforms give up after a few. The link then has no card there.',
      de: 'Jede Weiterleitung kostet Zeit, und manche Plattformen geben nach wenigen auf. Dann hat der Link dort keine Karte.',
    },
    howTo: 'reach',
    byHand: {
      en: 'Share the address where the redirects end, or redirect there in one step. This lists them:',
      de: 'Teilen Sie die Adresse, bei der die Weiterleitungen enden, oder leiten Sie in einem Schritt dorthin. So sehen Sie alle:',
    },
    code: 'curl -sIL https://your-shop.com/lamp | grep -i ^location',
  },
  isPageReachable: {
    title: { en: 'A platform can’t read the page', de: 'Eine Plattform kann die Seite nicht lesen' },
    meaning: {
      en: 'You see the page, but the platform’s crawler doesn’t. A firewall, bot protection or a password blocks it, so there’s no card at all.',
      de: 'Sie sehen die Seite, der Crawler der Plattform nicht. Eine Firewall, ein Bot-Schutz oder ein Passwort blockiert ihn. Dann gibt es gar keine Karte.',
    },
    howTo: 'reach',
    byHand: {
      en: 'Let the platforms’ crawlers through. To test it, request the page as one of them:',
      de: 'Lassen Sie die Crawler der Plattformen durch. Zum Testen rufen Sie die Seite so ab wie einer von ihnen:',
    },
    code: 'curl -I -A "WhatsApp/2.23.20.0 A" https://your-shop.com/products/lamp',
  },
  isAllowedByRobots: {
    title: { en: 'robots.txt blocks a platform', de: 'Die robots.txt sperrt eine Plattform aus' },
    meaning: {
      en: 'Some platforms follow robots.txt for link previews too. A page they may not read gets no card, wherever it’s shared.',
      de: 'Manche Plattformen halten sich auch bei Linkvorschauen an die robots.txt. Eine gesperrte Seite bekommt dort keine Karte, egal wo sie geteilt wird.',
    },
    howTo: 'robots',
    byHand: {
      en: 'Give the crawler its own group in robots.txt. A group with its name replaces the one for everyone.',
      de: 'Geben Sie dem Crawler in der robots.txt eine eigene Gruppe. Eine Gruppe mit seinem Namen ersetzt die allgemeine.',
    },
    code: 'User-agent: Twitterbot\nAllow: /',
  },
  isIndexable: {
    title: { en: 'Search engines leave the page out', de: 'Suchmaschinen lassen die Seite aus' },
    meaning: {
      en: 'A robots tag with noindex keeps the page out of search results, Discover and the sources of AI assistants. That’s right for carts and accounts, and a mistake on product pages. Messaging apps and social networks still show the link.',
      de: 'Ein Robots-Tag mit noindex hält die Seite aus Suchergebnissen, Discover und den Quellen von KI-Assistenten heraus. Bei Warenkorb und Konto ist das richtig, bei Produktseiten ein Fehler. Messenger und soziale Netzwerke zeigen den Link trotzdem.',
    },
    howTo: 'indexing',
    byHand: {
      en: 'Remove noindex from this tag, or remove the whole tag:',
      de: 'Entfernen Sie noindex aus diesem Tag oder gleich das ganze Tag:',
    },
    code: '<meta name="robots" content="max-image-preview:large">',
  },
  getsSamePage: {
    title: { en: 'A platform gets a different page', de: 'Eine Plattform bekommt eine andere Seite' },
    meaning: {
      en: 'The platform’s crawler is sent to another language, country or URL, or gets other tags than your visitors. The card then shows something you never see.',
      de: 'Der Crawler der Plattform landet in einer anderen Sprache, einem anderen Land oder auf einer anderen Adresse, oder er bekommt andere Tags als Ihre Besucher. Die Karte zeigt dann etwas, das Sie selbst nie sehen.',
    },
    howTo: 'samePage',
    byHand: {
      en: 'Serve the same tags at every URL, whoever asks. Compare both answers:',
      de: 'Liefern Sie unter jeder Adresse dieselben Tags, egal wer fragt. Vergleichen Sie beide Antworten:',
    },
    code: 'curl -sL -A "facebookexternalhit/1.1" https://your-shop.com/products/lamp | grep og:',
  },
} satisfies Record<string, Fix>;

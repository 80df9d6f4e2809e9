import type { Fix } from './fix.ts';

/** Fixes of what stands between a platform and the page. */
export const reachFixes = {
  hasCard: {
    title: { en: 'A platform shows no card', de: 'Eine Plattform zeigt keine Karte' },
    meaning: {
      en: 'The platform gets the page and still shows only the bare link: it lacks a title, forbids the card itself or breaks another rule of the platform. The audit names the reason.',
      de: 'Die Plattform bekommt die Seite und zeigt trotzdem nur den Link: Es fehlt ein Titel, die Seite verbietet die Karte oder sie verletzt eine andere Regel der Plattform. Das Audit nennt den Grund.',
    },
    howTo: 'title',
    byHand: {
      en: 'A title, a description, an image and a Twitter card are enough for every platform:',
      de: 'Titel, Beschreibung, Bild und Twitter Card genügen für jede Plattform:',
    },
    code: '<meta property="og:title" content="…">\n<meta property="og:description" content="…">\n<meta property="og:image" content="https://…">\n<meta name="twitter:card" content="summary_large_image">',
  },
  isPageReachable: {
    title: { en: 'A platform cannot read the page', de: 'Eine Plattform kann die Seite nicht lesen' },
    meaning: {
      en: 'You see the page, the platform’s crawler does not: a firewall, bot protection or a login refuses it. Then there is no card at all.',
      de: 'Sie sehen die Seite, der Crawler der Plattform nicht: Eine Firewall, ein Bot-Schutz oder eine Anmeldung weist ihn ab. Dann gibt es gar keine Karte.',
    },
    howTo: 'reach',
    byHand: {
      en: 'Let the crawlers of the platforms pass. Test it by asking as one of them:',
      de: 'Lassen Sie die Crawler der Plattformen durch. Prüfen Sie es, indem Sie wie einer von ihnen fragen:',
    },
    code: 'curl -I -A "WhatsApp/2.23.20.0 A" https://your-shop.com/products/lamp',
  },
  isAllowedByRobots: {
    title: { en: 'robots.txt keeps a platform out', de: 'Die robots.txt sperrt eine Plattform aus' },
    meaning: {
      en: 'Some platforms obey robots.txt also for link previews. A page that is closed to them gets no card, wherever it is shared.',
      de: 'Manche Plattformen halten sich auch bei Linkvorschauen an die robots.txt. Eine dort gesperrte Seite bekommt keine Karte, wo immer sie geteilt wird.',
    },
    howTo: 'robots',
    byHand: {
      en: 'Give the crawler a group of its own in robots.txt. A group with its name counts instead of the one for all.',
      de: 'Geben Sie dem Crawler in der robots.txt eine eigene Gruppe. Eine Gruppe mit seinem Namen zählt statt der für alle.',
    },
    code: 'User-agent: Twitterbot\nAllow: /',
  },
  isIndexable: {
    title: { en: 'Search engines leave the page out', de: 'Suchmaschinen lassen die Seite aus' },
    meaning: {
      en: 'A robots tag with noindex keeps the page out of search results, Discover and the sources of assistants. That is right for carts and accounts, and a mistake on product pages. Messengers and social networks show the link all the same.',
      de: 'Ein Robots-Tag mit noindex hält die Seite aus Suchergebnissen, Discover und den Quellen von Assistenten heraus. Bei Warenkorb und Konto ist das richtig, bei Produktseiten ein Fehler. Messenger und soziale Netzwerke zeigen den Link trotzdem.',
    },
    howTo: 'indexing',
    byHand: {
      en: 'Remove noindex from this tag, or the whole tag:',
      de: 'Nehmen Sie noindex aus diesem Tag oder den ganzen Tag heraus:',
    },
    code: '<meta name="robots" content="max-image-preview:large">',
  },
  getsSamePage: {
    title: { en: 'A platform gets another page', de: 'Eine Plattform bekommt eine andere Seite' },
    meaning: {
      en: 'The platform’s crawler is sent to another language, country or address, or gets a page with other tags than visitors. The card then shows what you do not see.',
      de: 'Der Crawler der Plattform landet in einer anderen Sprache, einem anderen Land oder auf einer anderen Adresse oder bekommt andere Tags als Besucher. Die Karte zeigt dann, was Sie nicht sehen.',
    },
    howTo: 'samePage',
    byHand: {
      en: 'Answer every address with the same tags, whoever asks. Compare both answers:',
      de: 'Antworten Sie unter jeder Adresse mit denselben Tags, egal wer fragt. Vergleichen Sie beide Antworten:',
    },
    code: 'curl -sL -A "facebookexternalhit/1.1" https://your-shop.com/products/lamp | grep og:',
  },
} satisfies Record<string, Fix>;

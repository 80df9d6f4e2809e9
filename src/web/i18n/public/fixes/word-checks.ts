import { stopEarly } from '#domain/audit/texts/stop-early.ts';
import type { Fix } from './fixes.ts';

/** Fixes of what the card says. */
export const wordFixes = {
  hasTitle: {
    title: { en: 'The link has no title', de: 'Der Link hat keinen Titel' },
    meaning: {
      en: 'The title is the bold line on every card. Without one, some platforms show the bare URL, others nothing at all.',
      de: 'Der Titel ist die fette Zeile jeder Karte. Ohne ihn zeigen manche Plattformen nur die Adresse, andere gar nichts.',
    },
    howTo: 'title',
    byHand: {
      en: 'Put the name of the page into og:title. Leave out the shop name, it already appears elsewhere on the card.',
      de: 'Schreiben Sie den Namen der Seite in og:title. Der Shopname kann weg, er erscheint schon an anderer Stelle der Karte.',
    },
    code: '<meta property="og:title" content="Halo table lamp">',
  },
  hasDescription: {
    title: { en: 'The link has no description', de: 'Der Link hat keine Beschreibung' },
    meaning: {
      en: 'One or two sentences below the title say why a click is worth it. Without them, the card looks unfinished.',
      de: 'Ein bis zwei Sätze unter dem Titel sagen, warum sich der Klick lohnt. Ohne sie wirkt die Karte unfertig.',
    },
    howTo: 'description',
    byHand: {
      en: 'Write one or two sentences into og:description. About 80 characters are enough for a chat.',
      de: 'Schreiben Sie ein bis zwei Sätze in og:description. Für einen Chat genügen etwa 80 Zeichen.',
    },
    code: '<meta property="og:description" content="A lamp with a dome of spun steel, made in Berlin.">',
  },
  hasNoPlaceholder: {
    title: { en: 'The card shows a placeholder', de: 'Auf der Karte steht ein Platzhalter' },
    meaning: {
      en: 'The template printed its own code, or “null”, instead of your text. Everyone who gets the link reads it.',
      de: 'Die Vorlage hat ihren eigenen Code oder „null“ statt Ihres Textes ausgegeben. Das liest jeder, der den Link bekommt.',
    },
    howTo: 'title',
    byHand: {
      en: 'Check the name of the field in your template, and name a second one for pages where it’s empty.',
      de: 'Prüfen Sie den Namen des Feldes in der Vorlage und nennen Sie ein zweites für Seiten, auf denen es leer ist.',
    },
    code: '<meta property="og:title" content="{{ page_title | default: shop.name | escape }}">',
  },
  hasRightCharset: {
    title: { en: 'Special characters are broken', de: 'Umlaute und Sonderzeichen sind kaputt' },
    meaning: {
      en: 'The card shows “FÃ¼r” or “donâ€™t”. The page is saved in one character set and announced in another.',
      de: 'Auf der Karte steht „FÃ¼r“ statt „Für“. Die Seite ist in einem Zeichensatz gespeichert und in einem anderen angekündigt.',
    },
    howTo: 'title',
    byHand: {
      en: 'Save the page as UTF-8 and say so first in the <head>. Texts that came from an import may have to be entered again.',
      de: 'Speichern Sie die Seite als UTF-8 und kündigen Sie das am Anfang des <head> an. Importierte Texte müssen Sie unter Umständen neu eingeben.',
    },
    code: '<meta charset="utf-8">',
  },
  titleLengthOk: {
    title: { en: 'The title is too long', de: 'Der Titel ist zu lang' },
    meaning: {
      en: 'Whatever doesn’t fit is cut off with three dots, often in the middle of the product name.',
      de: 'Was nicht passt, wird mit drei Punkten abgeschnitten, oft mitten im Produktnamen.',
    },
    howTo: 'title',
    byHand: {
      en: 'Put what matters first and leave out the shop name. About 60 characters fit everywhere.',
      de: 'Stellen Sie das Wichtigste nach vorn und lassen Sie den Shopnamen weg. Etwa 60 Zeichen passen überall.',
    },
    code: '<meta property="og:title" content="Halo table lamp">',
  },
  descriptionLengthOk: {
    title: { en: 'The description is too long', de: 'Die Beschreibung ist zu lang' },
    meaning: {
      en: 'Chats show one or two lines of it. Nobody sees the rest.',
      de: 'Chats zeigen davon ein bis zwei Zeilen. Den Rest sieht niemand.',
    },
    howTo: 'description',
    byHand: {
      en: 'Say the most important thing in the first 80 characters.',
      de: 'Sagen Sie das Wichtigste in den ersten 80 Zeichen.',
    },
    code: '<meta property="og:description" content="A lamp with a dome of spun steel, made in Berlin.">',
  },
  hasSitename: {
    title: { en: 'The shop name is missing', de: 'Der Shopname fehlt' },
    meaning: {
      en: 'Slack, Discord and others show it above the title, so people see at once whose link it is.',
      de: 'Slack, Discord und andere zeigen ihn über dem Titel. So ist sofort klar, von wem der Link stammt.',
    },
    howTo: 'siteName',
    byHand: {
      en: 'Put the name of your shop into og:site_name.',
      de: 'Schreiben Sie den Namen Ihres Shops in og:site_name.',
    },
    code: '<meta property="og:site_name" content="Halm &amp; Ton">',
  },
  twitterData1: {
    title: { en: 'Slack shows no price', de: 'Slack zeigt keinen Preis' },
    meaning: {
      en: 'Slack shows two short facts below the text, such as price and delivery. Each takes two tags.',
      de: 'Slack zeigt unter dem Text zwei kurze Angaben, etwa Preis und Lieferzeit. Jede braucht zwei Tags.',
    },
    howTo: 'facts',
    byHand: {
      en: 'A label and its value, both short.',
      de: 'Eine Bezeichnung und ihr Wert, beide kurz.',
    },
    code: '<meta name="twitter:label1" content="Price">\n<meta name="twitter:data1" content="€89">',
  },
  twitterData2: {
    title: { en: 'Slack shows no second fact', de: 'Slack zeigt keine zweite Angabe' },
    meaning: {
      en: 'Slack has room for two short facts below the text. A single one looks lost.',
      de: 'Slack hat unter dem Text Platz für zwei kurze Angaben. Eine allein wirkt verloren.',
    },
    howTo: 'facts',
    byHand: {
      en: 'A label and its value, both short.',
      de: 'Eine Bezeichnung und ihr Wert, beide kurz.',
    },
    code: '<meta name="twitter:label2" content="Delivery">\n<meta name="twitter:data2" content="2 to 4 days">',
  },
  isInsideWindow: {
    title: { en: `Platforms ${stopEarly.en}`, de: `Plattformen ${stopEarly.de}` },
    meaning: {
      en: 'Platforms only read the beginning of a page. If styles or scripts come before the tags, the platform stops too early. The card stays empty although everything is there.',
      de: 'Plattformen lesen nur den Anfang einer Seite. Kommen Styles oder Skripte vor den Tags, hören sie zu früh auf. Die Karte bleibt leer, obwohl alles da ist.',
    },
    howTo: 'order',
    byHand: {
      en: 'Put the tags right after <meta charset>, before styles and scripts.',
      de: 'Setzen Sie die Tags direkt nach <meta charset>, vor Styles und Skripte.',
    },
    code: '<head>\n  <meta charset="utf-8">\n  <meta property="og:title" content="…">\n  <meta property="og:image" content="https://…">\n  <!-- styles and scripts from here on -->',
  },
  isInHead: {
    title: { en: 'The tags are in the <body>', de: 'Die Tags sind im <body>' },
    meaning: {
      en: 'Some platforms only read tags in the <head>. They ignore everything in the <body>.',
      de: 'Manche Plattformen lesen nur Tags im <head>. Was im <body> ist, ignorieren sie.',
    },
    howTo: 'order',
    byHand: {
      en: 'Move the tags into the <head>, right after <meta charset>. A div, an img or text in the <head> ends it early, and everything after it counts as <body>.',
      de: 'Setzen Sie die Tags in den <head>, direkt nach <meta charset>. Ein div, ein img oder Text im <head> beendet ihn vorzeitig. Alles danach zählt als <body>.',
    },
    code: '<head>\n  <meta charset="utf-8">\n  <meta property="og:title" content="…">\n  <meta property="og:image" content="https://…">\n</head>',
  },
  hasNoDuplicateTags: {
    title: { en: 'A tag appears twice', de: 'Ein Meta-Tag ist doppelt' },
    meaning: {
      en: 'Two programs add the same tag, usually with different values. Each platform picks its own, so you never know which card people see.',
      de: 'Zwei Programme geben dasselbe Tag aus, meist mit verschiedenen Werten. Jede Plattform wählt anders. So weiß niemand, welche Karte zu sehen ist.',
    },
    howTo: 'duplicates',
    byHand: {
      en: 'Keep one of each tag, the better one.',
      de: 'Behalten Sie jedes Tag nur einmal, und zwar das bessere.',
    },
    code: null,
  },
  usesPropertyAttribute: {
    title: { en: 'Open Graph tags use name= instead of property=', de: 'Open-Graph-Tags mit name= statt property=' },
    meaning: {
      en: 'Open Graph tags need the attribute property=. Most platforms forgive name=, but some don’t see the tag at all.',
      de: 'Open-Graph-Tags brauchen das Attribut property=. Die meisten Plattformen verzeihen name=, manche sehen das Tag dann nicht.',
    },
    howTo: 'attribute',
    byHand: {
      en: 'Write property= for og: and name= for twitter:.',
      de: 'Schreiben Sie property= bei og: und name= bei twitter:.',
    },
    code: '<meta property="og:title" content="Halo table lamp">\n<meta name="twitter:card" content="summary_large_image">',
  },
  ogUrlIsCanonical: {
    title: { en: 'og:url doesn’t match the canonical URL', de: 'og:url weicht von der kanonischen Adresse ab' },
    meaning: {
      en: 'Facebook follows og:url and uses the tags it finds there. If it leads to another page, the card shows that one.',
      de: 'Facebook folgt og:url und nimmt die Tags, die es dort findet. Führt es zu einer anderen Seite, zeigt die Karte diese.',
    },
    howTo: 'url',
    byHand: {
      en: 'Put the same full URL into both, without tracking parameters.',
      de: 'Tragen Sie in beide dieselbe vollständige Adresse ein, ohne Tracking-Parameter.',
    },
    code: '<link rel="canonical" href="https://your-shop.com/products/lamp">\n<meta property="og:url" content="https://your-shop.com/products/lamp">',
  },
  hasValidTwitterCard: {
    title: {
      en: 'twitter:card is missing or asks for a small image',
      de: 'twitter:card fehlt oder verlangt ein kleines Bild',
    },
    meaning: {
      en: 'On X and Discord, this one tag decides whether the image is large or a thumbnail. With “summary”, Slack shows it small or not at all.',
      de: 'Bei X und Discord entscheidet dieses eine Tag, ob das Bild groß oder als Miniatur erscheint. Mit „summary“ zeigt Slack es klein oder gar nicht.',
    },
    howTo: 'card',
    byHand: {
      en: 'One line in the <head> of every page.',
      de: 'Eine Zeile im <head> jeder Seite.',
    },
    code: '<meta name="twitter:card" content="summary_large_image">',
  },
} satisfies Record<string, Fix>;

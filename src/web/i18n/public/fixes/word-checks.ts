import type { Fix } from './fix.ts';

/** Fixes of what the card says. */
export const wordFixes = {
  hasTitle: {
    title: { en: 'The link has no title', de: 'Der Link hat keinen Titel' },
    meaning: {
      en: 'The title is the bold line of every card. Without one some platforms show the bare address, others nothing at all.',
      de: 'Der Titel ist die fette Zeile jeder Karte. Ohne ihn zeigen manche Plattformen nur die Adresse, andere gar nichts.',
    },
    howTo: 'title',
    byHand: {
      en: 'Put the name of the page into og:title, without the name of the shop: that stands elsewhere on the card.',
      de: 'Schreiben Sie den Namen der Seite in og:title, ohne den Shopnamen: Der steht an anderer Stelle der Karte.',
    },
    code: '<meta property="og:title" content="Halo table lamp">',
  },
  hasDescription: {
    title: { en: 'The link has no description', de: 'Der Link hat keine Beschreibung' },
    meaning: {
      en: 'One or two sentences under the title say why a click is worth it. Where they are missing the card looks unfinished.',
      de: 'Ein bis zwei Sätze unter dem Titel sagen, warum sich der Klick lohnt. Fehlen sie, wirkt die Karte unfertig.',
    },
    howTo: 'description',
    byHand: {
      en: 'Write one or two sentences into og:description. About 80 characters are enough for a chat.',
      de: 'Schreiben Sie ein bis zwei Sätze in og:description. Für einen Chat genügen etwa 80 Zeichen.',
    },
    code: '<meta property="og:description" content="A lamp with a dome of spun steel, made in Berlin.">',
  },
  titleLengthOk: {
    title: { en: 'The title is too long', de: 'Der Titel ist zu lang' },
    meaning: {
      en: 'What does not fit is cut off with three dots, often in the middle of the product’s name.',
      de: 'Was nicht passt, endet in drei Punkten, oft mitten im Produktnamen.',
    },
    howTo: 'title',
    byHand: {
      en: 'Put what matters first, and leave out the name of the shop. About 60 characters fit everywhere.',
      de: 'Stellen Sie das Wichtige nach vorn und lassen Sie den Shopnamen weg. Etwa 60 Zeichen passen überall.',
    },
    code: '<meta property="og:title" content="Halo table lamp">',
  },
  descriptionLengthOk: {
    title: { en: 'The description is too long', de: 'Die Beschreibung ist zu lang' },
    meaning: {
      en: 'Chats show one or two lines of it. What comes later is not read by anybody.',
      de: 'Chats zeigen davon ein bis zwei Zeilen. Was danach kommt, liest niemand.',
    },
    howTo: 'description',
    byHand: {
      en: 'Say the most important thing in the first 80 characters.',
      de: 'Sagen Sie das Wichtigste in den ersten 80 Zeichen.',
    },
    code: '<meta property="og:description" content="A lamp with a dome of spun steel, made in Berlin.">',
  },
  hasSitename: {
    title: { en: 'The name of the shop is missing', de: 'Der Name des Shops fehlt' },
    meaning: {
      en: 'Slack, Discord and others write it above the title. People see at once whose link it is.',
      de: 'Slack, Discord und andere schreiben ihn über den Titel. So sieht man sofort, von wem der Link ist.',
    },
    howTo: 'siteName',
    byHand: {
      en: 'Put the name of the shop into og:site_name.',
      de: 'Schreiben Sie den Namen des Shops in og:site_name.',
    },
    code: '<meta property="og:site_name" content="Halm &amp; Ton">',
  },
  twitterData1: {
    title: { en: 'No first fact for Slack', de: 'Keine erste Angabe für Slack' },
    meaning: {
      en: 'Slack shows two short facts under the text, such as price and delivery. They cost two tags each.',
      de: 'Slack zeigt unter dem Text zwei kurze Angaben, etwa Preis und Lieferzeit. Jede kostet zwei Tags.',
    },
    howTo: 'facts',
    byHand: { en: 'A label and its value, both short.', de: 'Eine Bezeichnung und ihr Wert, beide kurz.' },
    code: '<meta name="twitter:label1" content="Price">\n<meta name="twitter:data1" content="€89">',
  },
  twitterData2: {
    title: { en: 'No second fact for Slack', de: 'Keine zweite Angabe für Slack' },
    meaning: {
      en: 'Slack has room for two short facts under the text. One of them alone looks lost.',
      de: 'Slack hat unter dem Text Platz für zwei kurze Angaben. Eine allein wirkt verloren.',
    },
    howTo: 'facts',
    byHand: { en: 'A label and its value, both short.', de: 'Eine Bezeichnung und ihr Wert, beide kurz.' },
    code: '<meta name="twitter:label2" content="Delivery">\n<meta name="twitter:data2" content="2 to 4 days">',
  },
  isInsideWindow: {
    title: { en: 'The tags come too late in the page', de: 'Die Tags stehen zu weit hinten' },
    meaning: {
      en: 'Platforms read only the beginning of a page. If styles or scripts stand before the tags, the platform stops before it reaches them, and the card stays empty although everything is there.',
      de: 'Plattformen lesen nur den Anfang einer Seite. Stehen Styles oder Skripte vor den Tags, hören sie vorher auf, und die Karte bleibt leer, obwohl alles da ist.',
    },
    howTo: 'order',
    byHand: {
      en: 'Put the tags right behind <meta charset>, before styles and scripts.',
      de: 'Setzen Sie die Tags direkt hinter <meta charset>, vor Styles und Skripte.',
    },
    code: '<head>\n  <meta charset="utf-8">\n  <meta property="og:title" content="…">\n  <meta property="og:image" content="https://…">\n  <!-- styles and scripts from here on -->',
  },
  isInHead: {
    title: { en: 'The tags stand in the body of the page', de: 'Die Tags stehen im Body der Seite' },
    meaning: {
      en: 'Some platforms read the tags of the head only. Tags in the body are there, and yet nobody sees them on those platforms.',
      de: 'Manche Plattformen lesen nur die Tags im Head. Tags im Body sind zwar da, werden dort aber nicht gesehen.',
    },
    howTo: 'order',
    byHand: {
      en: 'Move the tags into the head, right behind <meta charset>. A div, an img or a text in the head ends it early: browsers count everything after it as body.',
      de: 'Setzen Sie die Tags in den Head, direkt hinter <meta charset>. Ein div, ein img oder ein Text im Head beendet ihn vorzeitig: Alles danach zählt als Body.',
    },
    code: '<head>\n  <meta charset="utf-8">\n  <meta property="og:title" content="…">\n  <meta property="og:image" content="https://…">\n</head>',
  },
  hasNoDuplicateTags: {
    title: { en: 'A tag stands in the page twice', de: 'Ein Tag steht doppelt auf der Seite' },
    meaning: {
      en: 'Two programs write the same tag, mostly with different values. Which one counts differs from platform to platform, so nobody knows which card people see.',
      de: 'Zwei Programme schreiben dasselbe Tag, meist mit verschiedenen Werten. Welches zählt, ist je Plattform anders; niemand weiß, welche Karte zu sehen ist.',
    },
    howTo: 'duplicates',
    byHand: { en: 'Keep one of each tag, the better one.', de: 'Behalten Sie jedes Tag einmal, und zwar das bessere.' },
    code: null,
  },
  usesPropertyAttribute: {
    title: { en: 'Open Graph tags are written with name=', de: 'Open-Graph-Tags stehen mit name=' },
    meaning: {
      en: 'Open Graph tags have the attribute property=. Most platforms forgive name=, some do not see the tag at all.',
      de: 'Open-Graph-Tags haben das Attribut property=. Die meisten Plattformen verzeihen name=, manche sehen das Tag dann nicht.',
    },
    howTo: 'attribute',
    byHand: {
      en: 'Write property= for og: and name= for twitter:.',
      de: 'Schreiben Sie property= bei og: und name= bei twitter:.',
    },
    code: '<meta property="og:title" content="Halo table lamp">\n<meta name="twitter:card" content="summary_large_image">',
  },
  ogUrlIsCanonical: {
    title: { en: 'og:url is not the canonical address', de: 'og:url ist nicht die kanonische Adresse' },
    meaning: {
      en: 'Facebook follows og:url and takes the tags of the page it finds there. If it names another page, the card shows that one.',
      de: 'Facebook folgt og:url und nimmt die Tags der Seite, die es dort findet. Nennt es eine andere Seite, zeigt die Karte diese.',
    },
    howTo: 'url',
    byHand: {
      en: 'Write the same whole address into both, without tracking parameters.',
      de: 'Schreiben Sie in beide dieselbe ganze Adresse, ohne Tracking-Parameter.',
    },
    code: '<link rel="canonical" href="https://your-shop.com/products/lamp">\n<meta property="og:url" content="https://your-shop.com/products/lamp">',
  },
  hasValidTwitterCard: {
    title: { en: 'twitter:card is missing or too small', de: 'twitter:card fehlt oder ist zu klein' },
    meaning: {
      en: 'This one tag decides on X and Discord whether the image is large or a thumbnail. With "summary" Slack leaves it out.',
      de: 'Dieses eine Tag entscheidet bei X und Discord, ob das Bild groß oder klein erscheint. Mit „summary“ lässt Slack es weg.',
    },
    howTo: 'card',
    byHand: { en: 'One line in the head of every page.', de: 'Eine Zeile im Head jeder Seite.' },
    code: '<meta name="twitter:card" content="summary_large_image">',
  },
} satisfies Record<string, Fix>;

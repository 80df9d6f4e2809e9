import { knownPlatforms } from '#domain/audit/platforms/platform-id.ts';
import { rows } from '#web/i18n/texts.ts';

export const homeTexts = rows({
  checkMyShop: { en: 'Check my shop', de: 'Meinen Shop prüfen' },

  platformsTitle: { en: 'Everywhere your links get shared', de: 'Überall, wo Ihre Links geteilt werden' },
  platformsMore: { en: 'The rules of each platform', de: 'Die Regeln jeder Plattform' },

  whyTitle: {
    en: 'Your customers recommend you in chats. You’re not there. Your link is.',
    de: 'Empfohlen wird im Chat. Sie sind nicht dabei, Ihr Link schon.',
  },
  whyMore: { en: 'Why previews matter', de: 'Warum die Vorschau zählt' },

  benefitsTitle: { en: 'What you get', de: 'Was Sie davon haben' },
  benefit1: { en: 'An image for every product', de: 'Ein Bild für jedes Produkt' },
  benefit1Text: {
    en: 'Name, price and photo in your colours and fonts. For every product, not only the ten you found time for.',
    de: 'Name, Preis und Foto in Ihren Farben und Schriften. Für jedes Produkt, nicht nur für die zehn, für die jemand Zeit hatte.',
  },
  benefit2: { en: 'Looks right everywhere', de: 'Sieht überall richtig aus' },
  benefit2Text: {
    en: `${knownPlatforms.length} platforms crop, shrink or skip images, each in its own way. Images from Linkbild fit them all.`,
    de: `${knownPlatforms.length} Plattformen beschneiden, verkleinern oder überspringen Bilder, jede anders. Bilder von Linkbild passen auf alle.`,
  },
  benefit3: { en: 'Prices stay current', de: 'Der Preis stimmt' },
  benefit3Text: {
    en: 'When a product changes, its image gets a new address. Platforms fetch the new one instead of showing last season’s price.',
    de: 'Ändert sich ein Produkt, bekommt sein Bild eine neue Adresse. Die Plattformen holen das neue Bild und zeigen nicht den Preis vom letzten Sommer.',
  },
  benefit4: { en: 'See what gets shared', de: 'Sie sehen, was geteilt wird' },
  benefit4Text: {
    en: 'Which pages people share, and where, counted each time a platform fetches an image. No cookies, no tracking.',
    de: 'Welche Seiten auf welchen Plattformen geteilt werden, gezählt bei jedem Abruf eines Bildes. Ohne Cookies, ohne Tracking.',
  },

  problemTitle: { en: 'Same chat, same link', de: 'Gleicher Chat, gleicher Link' },
  problemText: {
    en: 'You rarely see the first version. Nobody sends you your own links.',
    de: 'Die erste Fassung bekommen Sie selten zu sehen. Wer schickt Ihnen schon Ihre eigenen Links?',
  },
  before: { en: 'Without an image', de: 'Ohne Bild' },
  today: { en: 'Today', de: 'Heute' },
  after: { en: 'With Linkbild', de: 'Mit Linkbild' },

  productTitle: { en: 'See what’s broken. Then fix it.', de: 'Erst sehen, was kaputt ist. Dann beheben.' },
  productText: {
    en: 'Linkbild reads your pages the way platforms do. Then it creates the images they should show.',
    de: 'Linkbild liest Ihre Seiten so, wie die Plattformen es tun. Dann erstellt es die Bilder, die dort erscheinen sollen.',
  },
  auditTitle: { en: 'The audit', de: 'Das Audit' },
  auditText: {
    en: 'Every page gets a score on every platform. Behind each score are its checks, and every failed check says what to fix.',
    de: 'Jede Seite bekommt auf jeder Plattform eine Punktzahl. Dahinter sehen Sie jede einzelne Prüfung und, falls sie nicht bestanden ist, was zu tun ist.',
  },
  auditCaption: {
    en: 'A product page with a 2.4 MB photo, on WhatsApp',
    de: 'Eine Produktseite mit einem Foto von 2,4 MB auf WhatsApp',
  },
  imagesTitle: { en: 'The images', de: 'Die Bilder' },
  imagesText: {
    en: 'Templates for products, collections, articles and your home page, filled with what’s on your pages. Change colours, fonts and layout, or write your own in HTML.',
    de: 'Vorlagen für Produkte, Kategorien, Artikel und die Startseite, gefüllt mit den Inhalten Ihrer Seiten. Sie ändern Farben, Schriften und Aufbau oder schreiben eine eigene Vorlage in HTML.',
  },
  imagesCaption: {
    en: 'Four pages of our sample shop, four templates',
    de: 'Vier Seiten unseres Beispielshops, vier Vorlagen',
  },

  howTitle: { en: 'Live in three steps', de: 'In drei Schritten live' },
  how1: { en: 'Enter your shop’s URL', de: 'Adresse eingeben' },
  how1Text: {
    en: 'Linkbild reads your sitemap, finds your logo and colours, and sorts your pages by type.',
    de: 'Linkbild liest Ihre Sitemap, findet Logo und Farben und ordnet Ihre Seiten nach Typ.',
  },
  how2: { en: 'Choose templates', de: 'Vorlagen wählen' },
  how2Text: {
    en: 'One for each page type. You see it with your own products before anything goes live.',
    de: 'Eine je Seitentyp. Sie sehen sie mit Ihren eigenen Produkten, bevor etwas live geht.',
  },
  how3: { en: 'Add Linkbild to your shop', de: 'Linkbild in den Shop einbauen' },
  how3Text: {
    en: 'Paste it into your theme once. New products get their image automatically.',
    de: 'Einmal ins Theme einfügen. Neue Produkte bekommen ihr Bild automatisch.',
  },
  how3App: {
    en: 'On Shopify, our app shows you the exact lines for your theme. New products get their image automatically.',
    de: 'In Shopify zeigt Ihnen unsere App genau die Zeilen für Ihr Theme. Neue Produkte bekommen ihr Bild automatisch.',
  },

  examplesTitle: { en: 'Before and after', de: 'Vorher und nachher' },
  examplesText: {
    en: 'Four problems even good shops have, shown the way each platform shows them. The scores come from the same audit you can run on your shop.',
    de: 'Vier Fehler, die auch guten Shops passieren, gezeigt wie auf der Plattform. Die Punkte vergibt dasselbe Audit, das Sie für Ihren Shop starten können.',
  },
  example1: { en: 'No image at all', de: 'Gar kein Bild' },
  example1Text: {
    en: 'The theme doesn’t name an image for sharing. All that’s left is text.',
    de: 'Das Theme nennt kein Vorschaubild. Übrig bleibt Text.',
  },
  example2: { en: 'The logo on everything', de: 'Überall das Logo' },
  example2Text: {
    en: 'One image for the whole shop. Every product looks the same.',
    de: 'Ein Bild für den ganzen Shop. Jedes Produkt sieht gleich aus.',
  },
  example3: { en: 'A portrait photo', de: 'Ein Foto im Hochformat' },
  example3Text: {
    en: 'Made for the product page. On Facebook it shrinks to a thumbnail beside the text.',
    de: 'Gemacht für die Produktseite. Auf Facebook bleibt davon eine Miniatur neben dem Text.',
  },
  example4: { en: 'A photo of 2.4 MB', de: 'Ein Foto mit 2,4 MB' },
  example4Text: {
    en: 'Straight from the camera. WhatsApp shows images over 600 KB small at best.',
    de: 'Direkt aus der Kamera. Bilder über 600 KB zeigt WhatsApp höchstens klein.',
  },
  exampleChoice: { en: 'Which problem', de: 'Welcher Fehler' },
  points: { en: (score: number) => `${score} of 100 points`, de: (score: number) => `${score} von 100 Punkten` },

  pricingTitle: { en: 'Start free', de: 'Kostenlos starten' },
  pricingText: {
    en: 'Try any paid plan free for 14 days. Pay yearly, get two months free.',
    de: 'Jeden bezahlten Tarif testen Sie 14 Tage kostenlos. Wer jährlich zahlt, bekommt zwei Monate geschenkt.',
  },
  pricingLink: { en: 'Compare plans', de: 'Tarife vergleichen' },
  pricingFree: { en: '25 pages and one audit a month', de: '25 Seiten und ein Audit im Monat' },
  pricingStandard: {
    en: 'Up to 10,000 pages on 3 domains, updated daily',
    de: 'Bis zu 10.000 Seiten auf 3 Domains, täglich aktualisiert',
  },
  pricingProfessional: {
    en: 'Unlimited domains, people and templates, updated hourly',
    de: 'Unbegrenzt viele Domains, Personen und Vorlagen, stündlich aktualisiert',
  },

  tryOutTitle: { en: 'Get an audit of your shop', de: 'Ein Audit für Ihren Shop' },
  tryOutText: {
    en: 'For Shopify shops: up to twenty pages on every platform, and what to fix first. Free, no account needed. The result comes by email.',
    de: 'Für Shopify-Shops: bis zu zwanzig Seiten auf allen Plattformen und was zuerst zu tun ist. Kostenlos und ohne Konto. Das Ergebnis kommt per E-Mail.',
  },
  tryOutOther: {
    en: 'Only one page? See its previews right away.',
    de: 'Nur eine Seite? Gleich die Vorschau ansehen.',
  },
  tryOutAccountText: {
    en: 'Or start right away: with an account you choose templates for your pages and go live. Free for 25 pages, no card needed.',
    de: 'Oder gleich loslegen: Mit einem Konto wählen Sie Vorlagen für Ihre Seiten und gehen live. Kostenlos für 25 Seiten, ohne Kreditkarte.',
  },
  tryOutAccount: { en: 'Create account', de: 'Konto erstellen' },

  callText: { en: 'How do your links look?', de: 'Wie sehen Ihre Links aus?' },
  teaserTitle: { en: 'Which link would you click?', de: 'Auf welchen Link würden Sie klicken?' },
  teaserText: { en: 'One question, one tap.', de: 'Eine Frage, ein Klick.' },
  teaserLink: { en: 'Take the poll', de: 'Zur Umfrage' },
});

/** Facts that can be checked: measured figures, the sample shop, what happens to data. */
export const proofTexts = rows({
  title: { en: 'Check for yourself', de: 'Prüfen Sie es nach' },
  text: {
    en: 'No testimonials. Measured figures, rules with sources, and a sample shop to explore.',
    de: 'Keine Kundenstimmen, sondern gemessene Zahlen, Regeln mit Quellen und ein Shop zum Durchsehen.',
  },
  casesAll: {
    en: 'test cases for how platforms read links. All of them pass today.',
    de: 'Testfälle dafür, wie Plattformen Links lesen. Derzeit sind alle bestanden.',
  },
  casesOf: {
    en: (cases: string) => `of ${cases} test cases for how platforms read links hold today.`,
    de: (cases: string) => `von ${cases} Testfällen dafür, wie Plattformen Links lesen, sind derzeit erfüllt.`,
  },
  casesLink: { en: 'How accurate we are', de: 'Wie genau wir sind' },
  speed: {
    en: 'to create a product image, measured on two processor cores. Platforms don’t wait for slow images.',
    de: 'braucht ein Produktbild, gemessen auf zwei Prozessorkernen. Auf langsame Bilder warten Plattformen nicht.',
  },
  speedLink: { en: 'For developers', de: 'Für Entwickler' },
  data: {
    en: 'cookies in your shop. We read public pages only, and nothing of ours runs in your customers’ browsers.',
    de: 'Cookies in Ihrem Shop. Wir lesen nur öffentliche Seiten, und im Browser Ihrer Kunden läuft nichts von uns.',
  },
  dataLink: { en: 'What happens to data', de: 'Was mit Daten passiert' },
  madeIn: {
    en: 'is where we make Linkbild, in English and German from day one.',
    de: 'Hier entsteht Linkbild, von Anfang an auf Deutsch und Englisch.',
  },
  madeInLink: { en: 'Imprint', de: 'Impressum' },
  shopTitle: { en: 'A whole shop, before and after', de: 'Ein ganzer Shop, vorher und nachher' },
  shopText: {
    en: 'Halm & Ton is our sample shop, with the mistakes real shops make. Read its audit as you would read your own.',
    de: 'Halm & Ton ist unser Beispielshop, mit Fehlern, wie sie echte Shops machen. Lesen Sie sein Audit, als wäre es Ihres.',
  },
  shopAudit: { en: 'Open the audit', de: 'Audit öffnen' },
  shopPairs: { en: 'See before and after', de: 'Vorher und nachher ansehen' },
});

/** Shops and sites that are not on Shopify: what works today, and what is yet to come. */
export const systemTexts = rows({
  title: { en: 'Not on Shopify?', de: 'Nicht bei Shopify?' },
  text: {
    en: 'Audits, previews and fixes work for every public website. For the images, there’s ready-made code today:',
    de: 'Audit, Vorschau und Empfehlungen funktionieren für jede öffentliche Website. Für die Bilder gibt es heute fertigen Code:',
  },
  typo3: { en: 'TypoScript to paste into your site package', de: 'TypoScript zum Einfügen ins Sitepackage' },
  wordpress: { en: 'A small plugin, works alongside Yoast SEO', de: 'Ein kleines Plugin, auch neben Yoast SEO' },
  code: {
    en: 'Functions that return the image’s URL and the tags',
    de: 'Funktionen, die Bildadresse und Tags liefern',
  },
  codeName: { en: 'PHP and JavaScript', de: 'PHP und JavaScript' },
  any: {
    en: 'A few lines of HTML, the same on every page',
    de: 'Ein paar Zeilen HTML, auf jeder Seite dieselben',
  },
  anyName: { en: 'Any other site', de: 'Jede andere Website' },
  guide: { en: 'Read the guide for developers', de: 'Anleitung für Entwickler lesen' },
  comingTitle: { en: 'Rather not touch code?', de: 'Lieber ohne Code?' },
  coming: {
    en: 'One-click apps are coming. We’ll email you once, when there’s one for your system.',
    de: 'Apps zum Installieren mit einem Klick sind in Arbeit. Wir schreiben Ihnen ein einziges Mal: wenn es eine für Ihr System gibt.',
  },
  join: { en: 'Join the waitlist', de: 'Auf die Warteliste' },
});

/** The chat of the section #problem: the same people and the same link, once without and once with its image. */
export const chatTexts = rows({
  group: { en: 'Saturday table', de: 'Samstagsrunde' },
  members: { en: 'Jonas, Leyla, Mia, you', de: 'Jonas, Leyla, Mia, Sie' },
  question: {
    en: 'We still need a lamp for the reading corner. Ideas?',
    de: 'Uns fehlt noch eine Lampe für die Leseecke. Ideen?',
  },
  share: { en: 'Maybe this one?', de: 'Wie wär’s mit der?' },
  doubt: { en: 'What’s that? I don’t open random links', de: 'Was ist das? Ich klicke nicht auf irgendwelche Links' },
  order: { en: 'That yellow! Ordered', de: 'Dieses Gelb! Schon bestellt' },
  imageOf: { en: 'Image of', de: 'Bild von' },
});

export const publicFormTexts = rows({
  website: { en: 'Shop URL', de: 'Adresse Ihres Shops' },
  purpose: { en: 'What can we do for you?', de: 'Was dürfen wir für Sie tun?' },
  forCheck: { en: 'Audit my Shopify shop', de: 'Meinen Shopify-Shop prüfen' },
  forWaitlist: {
    en: 'Tell me when there’s a one-click app for my system',
    de: 'Bescheid geben, wenn es eine App für mein System gibt',
  },
  websitePlaceholder: { en: 'your-shop.com', de: 'ihr-shop.de' },
  email: { en: 'Email address', de: 'E-Mail-Adresse' },
  consentCheck: { en: 'Email me the result.', de: 'Schicken Sie mir das Ergebnis per E-Mail.' },
  consentWaitlist: {
    en: 'Email me when it’s my turn.',
    de: 'Schicken Sie mir eine E-Mail, sobald ich an der Reihe bin.',
  },
  consentBefore: { en: 'See our ', de: 'Es gilt die ' },
  consentLink: { en: 'privacy policy', de: 'Datenschutzerklärung' },
  consentAfter: { en: '.', de: '.' },
  check: { en: 'Check my shop', de: 'Meinen Shop prüfen' },
  join: { en: 'Join the waitlist', de: 'Auf die Warteliste' },
  sending: { en: 'Sending', de: 'Wird gesendet' },
  resultThere: { en: 'Today’s result is ready. Open it', de: 'Das Ergebnis von heute ist fertig. Jetzt ansehen' },
  failed: {
    en: 'That didn’t work. Try again in a moment.',
    de: 'Das hat nicht geklappt. Versuchen Sie es gleich noch einmal.',
  },
});

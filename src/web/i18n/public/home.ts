import { countedPlatforms } from '#domain/audit/platforms/platform-id.ts';
import { rows } from '../texts.ts';

export const homeTexts = rows({
  heading: { en: 'Link previews people want to click', de: 'Linkvorschauen, auf die man klicken will' },
  lead: {
    en: 'Someone shares your product. What do the others see: a grey box, half a photo, or a picture that sells? Linkbild shows you, says what to fix, and draws the picture.',
    de: 'Jemand teilt Ihr Produkt. Was sehen die anderen: einen grauen Kasten, ein halbes Foto oder ein Bild, das verkauft? Linkbild zeigt es Ihnen, sagt, was zu tun ist, und zeichnet das Bild.',
  },
  checkMyShop: { en: 'Check my shop', de: 'Meinen Shop prüfen' },
  previewALink: { en: 'Preview a link', de: 'Einen Link ansehen' },
  heroPreview: {
    en: 'A product of our sample shop, shared on WhatsApp. The picture was drawn by Linkbild.',
    de: 'Ein Produkt unseres Beispielshops, geteilt auf WhatsApp. Das Bild hat Linkbild gezeichnet.',
  },

  whyTitle: {
    en: 'Your best customers recommend you in chats. You are not in the room, but your link is.',
    de: 'Ihre besten Kunden empfehlen Sie im Chat. Sie sind nicht dabei, Ihr Link schon.',
  },
  whyMore: { en: 'Why previews matter', de: 'Warum Vorschauen zählen' },
  fact1: {
    en: 'platforms, each with its own rules for size, crop and tags',
    de: 'Plattformen, jede mit eigenen Regeln für Größe, Zuschnitt und Tags',
  },
  fact2: {
    en: 'is the most WhatsApp takes; a heavier picture is left out of the card',
    de: 'nimmt WhatsApp höchstens; ein schwereres Bild fehlt auf der Karte einfach',
  },
  fact3: {
    en: 'error messages when a preview breaks. Nobody tells you.',
    de: 'Fehlermeldungen, wenn eine Vorschau kaputtgeht. Niemand sagt es Ihnen.',
  },

  benefitsTitle: { en: 'What changes', de: 'Was sich ändert' },
  benefit1: { en: 'Every product gets its own picture', de: 'Jedes Produkt bekommt sein eigenes Bild' },
  benefit1Text: {
    en: 'Name, price and photo in your colours and type. Not for ten products you found time for, but for all of them.',
    de: 'Name, Preis und Foto in Ihren Farben und Schriften. Nicht für die zehn Produkte, für die Zeit war, sondern für alle.',
  },
  benefit2: { en: 'It looks right everywhere', de: 'Es sitzt überall' },
  benefit2Text: {
    en: `${countedPlatforms.length} platforms crop, shrink and skip, each in its own way. Linkbild knows the rules of each and keeps to all of them at once.`,
    de: `${countedPlatforms.length} Plattformen beschneiden, verkleinern und überspringen, jede auf ihre Art. Linkbild kennt die Regeln jeder einzelnen und hält alle zugleich ein.`,
  },
  benefit3: { en: 'The price on it is true', de: 'Der Preis darauf stimmt' },
  benefit3Text: {
    en: 'When a product changes, so does the address of its picture. Platforms then fetch the new one instead of showing last season’s.',
    de: 'Ändert sich ein Produkt, ändert sich auch die Adresse seines Bildes. Die Plattformen holen dann das neue, statt das vom letzten Sommer zu zeigen.',
  },
  benefit4: { en: 'You see what is shared', de: 'Sie sehen, was geteilt wird' },
  benefit4Text: {
    en: 'Which pages travel through which apps, counted when a platform fetches the picture. Without cookies, without watching anybody.',
    de: 'Welche Seiten durch welche Apps wandern, gezählt, wenn eine Plattform das Bild holt. Ohne Cookies, ohne jemanden zu beobachten.',
  },

  problemTitle: { en: 'The same link, twice', de: 'Derselbe Link, zweimal' },
  problemText: {
    en: 'You rarely get to see the first one: nobody sends you your own links.',
    de: 'Den ersten bekommen Sie selten zu sehen: Niemand schickt Ihnen Ihre eigenen Links.',
  },
  before: { en: 'Without a picture', de: 'Ohne Bild' },
  today: { en: 'Today', de: 'Heute' },
  after: { en: 'With Linkbild', de: 'Mit Linkbild' },

  productTitle: { en: 'An eye and a hand', de: 'Ein Auge und eine Hand' },
  productText: {
    en: 'One half of Linkbild looks at your pages as the platforms do. The other draws what they should show.',
    de: 'Die eine Hälfte von Linkbild sieht Ihre Seiten, wie die Plattformen sie sehen. Die andere zeichnet, was sie zeigen sollten.',
  },
  eyeTitle: { en: 'The audit', de: 'Das Audit' },
  eyeText: {
    en: 'Reads each page byte by byte, as far as each platform would, and gives it points. Every number unfolds to the check it came from, and every failed check says what to do.',
    de: 'Liest jede Seite Byte für Byte, so weit, wie die jeweilige Plattform lesen würde, und vergibt Punkte. Jede Zahl lässt sich bis zur Prüfung aufklappen, und jede misslungene Prüfung sagt, was zu tun ist.',
  },
  eyeCaption: {
    en: 'A product page with a photo of 2.4 MB, on WhatsApp',
    de: 'Eine Produktseite mit einem Foto von 2,4 MB, auf WhatsApp',
  },
  handTitle: { en: 'The pictures', de: 'Die Bilder' },
  handText: {
    en: 'Designs for products, collections, articles and the start page, filled from your own pages. Change colour, type and layout, or write your own in HTML.',
    de: 'Designs für Produkte, Kollektionen, Artikel und die Startseite, gefüllt aus Ihren eigenen Seiten. Farbe, Schrift und Aufbau ändern Sie, oder Sie schreiben ein eigenes in HTML.',
  },
  handCaption: {
    en: 'Six pages, six designs, drawn by Linkbild as they are',
    de: 'Sechs Seiten, sechs Designs, so von Linkbild gezeichnet',
  },

  howTitle: { en: 'Three steps, then it runs', de: 'Drei Schritte, dann läuft es' },
  how1: { en: 'Enter your address', de: 'Adresse eingeben' },
  how1Text: {
    en: 'Linkbild reads your sitemap, your colours, your logo, and sorts your pages into kinds.',
    de: 'Linkbild liest Sitemap, Farben und Logo und ordnet Ihre Seiten nach Art.',
  },
  how2: { en: 'Choose designs', de: 'Designs wählen' },
  how2Text: {
    en: 'One for each kind of page. You see it on your own products before anything goes live.',
    de: 'Eines je Art von Seite. Sie sehen es an Ihren eigenen Produkten, bevor etwas live geht.',
  },
  how3: { en: 'Paste one snippet', de: 'Ein Schnipsel einfügen' },
  how3Text: {
    en: 'Into your theme, once. New products get their picture by themselves.',
    de: 'In Ihr Theme, einmal. Neue Produkte bekommen ihr Bild von allein.',
  },

  examplesTitle: { en: 'Before and after', de: 'Vorher und nachher' },
  examplesText: {
    en: 'Three things that happen to good shops, drawn as the platform shows them. The points come from the same audit you can have for your own.',
    de: 'Drei Dinge, die guten Shops passieren, gezeichnet, wie die Plattform sie zeigt. Die Punkte stammen aus demselben Audit, das Sie für Ihren Shop bekommen.',
  },
  example1: { en: 'No picture named', de: 'Kein Bild angegeben' },
  example1Text: {
    en: 'The theme names no sharing picture. The link goes out as text.',
    de: 'Das Theme nennt kein Vorschaubild. Der Link geht als Text hinaus.',
  },
  example2: { en: 'The logo for everything', de: 'Das Logo für alles' },
  example2Text: {
    en: 'One picture for the whole shop. Every product looks like every other.',
    de: 'Ein Bild für den ganzen Shop. Jedes Produkt sieht aus wie jedes andere.',
  },
  example3: { en: 'An upright photo', de: 'Ein hochkantes Foto' },
  example3Text: {
    en: 'Made for the product page. In the card it shrinks to a stamp beside the text.',
    de: 'Gemacht für die Produktseite. In der Karte schrumpft es zur Briefmarke neben dem Text.',
  },
  points: { en: (score: number) => `${score} of 100 points`, de: (score: number) => `${score} von 100 Punkten` },

  pricingTitle: { en: 'Start free', de: 'Kostenlos starten' },
  pricingText: {
    en: 'Paid plans have 14 days to try. Yearly billing costs ten months.',
    de: 'Bezahlte Tarife testen Sie 14 Tage. Bei jährlicher Zahlung zahlen Sie zehn Monate.',
  },
  pricingLink: { en: 'All prices and the calculator', de: 'Alle Preise und der Rechner' },
  pricingFree: { en: '25 sub pages and an audit every month', de: '25 Unterseiten und jeden Monat ein Audit' },
  pricingStandard: {
    en: 'Up to 10,000 sub pages, 3 domains, refreshed daily',
    de: 'Bis 10.000 Unterseiten, 3 Domains, täglich aufgefrischt',
  },
  pricingProfessional: {
    en: 'Unlimited domains, people and designs, refreshed hourly',
    de: 'Domains, Personen und Designs unbegrenzt, stündlich aufgefrischt',
  },

  tryOutTitle: { en: 'See your own shop', de: 'Sehen Sie Ihren eigenen Shop' },
  tryOutText: {
    en: 'Leave your address and we audit up to twenty pages: every platform, every card, what to fix first. The result comes by mail, free and without an account. For Shopify shops.',
    de: 'Nennen Sie uns Ihre Adresse, und wir prüfen bis zu zwanzig Seiten: jede Plattform, jede Karte, was zuerst zu tun ist. Das Ergebnis kommt per E-Mail, kostenlos und ohne Konto. Für Shopify-Shops.',
  },
  tryOutOther: {
    en: 'Another shop system, or just one page? Preview any link at once.',
    de: 'Ein anderes Shopsystem oder nur eine Seite? Jeden Link sofort ansehen.',
  },
  tryOutCheckTitle: { en: 'Check my shop now', de: 'Meinen Shop jetzt prüfen' },
  tryOutAccountTitle: { en: 'Or begin at once', de: 'Oder gleich loslegen' },
  tryOutAccountText: {
    en: 'With an account you choose designs for your pages and put them live. Free for 25 pages, no card needed.',
    de: 'Mit einem Konto wählen Sie Designs für Ihre Seiten und schalten sie live. Kostenlos für 25 Seiten, ohne Kreditkarte.',
  },
  tryOutAccount: { en: 'Create an account', de: 'Konto anlegen' },
  waitlistTitle: { en: 'Not on Shopify?', de: 'Nicht bei Shopify?' },
  waitlistText: {
    en: 'Drawn pictures for other shop systems follow. Leave your address and we write once, when yours is ready.',
    de: 'Gezeichnete Bilder für andere Shopsysteme folgen. Hinterlassen Sie Ihre Adresse, und wir schreiben Ihnen einmal, wenn Ihres so weit ist.',
  },

  callText: { en: 'How do your own links look?', de: 'Wie sehen Ihre eigenen Links aus?' },
  teaserTitle: { en: 'Which link would you click?', de: 'Welchen Link würden Sie anklicken?' },
  teaserText: { en: 'One question, one tap.', de: 'Eine Frage, ein Tippen.' },
  teaserLink: { en: 'To the poll', de: 'Zur Umfrage' },
});

/** The chat of the section #problem: the same people and the same link, once without and once with its image. */
export const chatTexts = rows({
  group: { en: 'Saturday table', de: 'Samstagsrunde' },
  members: { en: 'Jonas, Leyla, Mia, you', de: 'Jonas, Leyla, Mia, Sie' },
  question: {
    en: 'We still need a lamp for the reading corner. Ideas?',
    de: 'Uns fehlt noch eine Lampe für die Leseecke. Ideen?',
  },
  share: { en: 'This one maybe', de: 'Vielleicht die hier' },
  doubt: { en: 'What is that? I don’t open bare links', de: 'Was ist das? Nackte Links mache ich nicht auf' },
  silence: { en: 'Let’s look on Saturday', de: 'Lass uns Samstag schauen' },
  joy: { en: 'That yellow! And under 200', de: 'Dieses Gelb! Und unter 200' },
  order: { en: 'Just ordered it', de: 'Gerade bestellt' },
  imageOf: { en: 'Picture of', de: 'Bild von' },
});

export const publicFormTexts = rows({
  website: { en: 'Address of your shop', de: 'Adresse Ihres Shops' },
  shopify: { en: 'Address of your Shopify store', de: 'Adresse Ihres Shopify-Shops' },
  websitePlaceholder: { en: 'your-shop.com', de: 'ihr-shop.de' },
  email: { en: 'Email address', de: 'E-Mail-Adresse' },
  consentBefore: { en: 'I agree to the ', de: 'Ich stimme der ' },
  consentLink: { en: 'privacy policy', de: 'Datenschutzerklärung' },
  consentAfter: { en: '.', de: ' zu.' },
  check: { en: 'Check my shop', de: 'Meinen Shop prüfen' },
  join: { en: 'Join the waitlist', de: 'Auf die Warteliste' },
  sending: { en: 'Sending', de: 'Wird gesendet' },
  optional: { en: 'optional', de: 'optional' },
  resultThere: { en: 'Your result from today is already here', de: 'Ihr Ergebnis von heute ist schon da' },
  failed: {
    en: 'An error occurred. Please try again later.',
    de: 'Es ist ein Fehler aufgetreten. Bitte versuchen Sie es später erneut.',
  },
});

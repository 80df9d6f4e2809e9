import { rows } from './texts.ts';

export const homeTexts = rows({
  heading: { en: 'Link previews people want to click', de: 'Linkvorschauen, auf die man klicken will' },
  lead: {
    en: 'Someone shares your product. What do the others see: a grey box, or a picture that sells? Linkbild shows you, says what to fix, and draws the picture.',
    de: 'Jemand teilt Ihr Produkt. Was sehen die anderen: einen grauen Kasten oder ein Bild, das verkauft? Linkbild zeigt es Ihnen, sagt, was zu tun ist, und zeichnet das Bild.',
  },
  checkMyShop: { en: 'Check my shop', de: 'Meinen Shop prüfen' },
  previewALink: { en: 'Preview a link', de: 'Einen Link ansehen' },
  heroPreview: {
    en: 'A product of our sample shop, shared on WhatsApp',
    de: 'Ein Produkt unseres Beispielshops, geteilt auf WhatsApp',
  },

  whyTitle: {
    en: 'Your best customers recommend you in chats. You are not in the room, but your link is.',
    de: 'Ihre besten Kunden empfehlen Sie im Chat. Sie sind nicht dabei, Ihr Link schon.',
  },
  whyMore: { en: 'Why previews matter', de: 'Warum Vorschauen zählen' },

  problemTitle: { en: 'The same link, twice', de: 'Derselbe Link, zweimal' },
  problemText: {
    en: 'You rarely get to see the first one: nobody sends you your own links.',
    de: 'Das erste bekommen Sie selten zu sehen: Niemand schickt Ihnen Ihre eigenen Links.',
  },
  before: { en: 'Without Linkbild', de: 'Ohne Linkbild' },
  after: { en: 'With Linkbild', de: 'Mit Linkbild' },

  benefitsTitle: { en: 'What changes', de: 'Was sich ändert' },
  benefit1: { en: 'Every product gets its own picture', de: 'Jedes Produkt bekommt sein eigenes Bild' },
  benefit1Text: {
    en: 'Name, price and photo in your colours and type, drawn anew when the product changes.',
    de: 'Name, Preis und Foto in Ihren Farben und Schriften, neu gezeichnet, wenn sich das Produkt ändert.',
  },
  benefit2: { en: 'It looks right everywhere', de: 'Es sitzt überall' },
  benefit2Text: {
    en: 'Fourteen platforms crop, shrink and skip in fourteen ways. We know each one and test against it.',
    de: 'Vierzehn Plattformen beschneiden, verkleinern und überspringen auf vierzehn Arten. Wir kennen jede und prüfen dagegen.',
  },
  benefit3: { en: 'You see what is shared', de: 'Sie sehen, was geteilt wird' },
  benefit3Text: {
    en: 'Which pages travel through which apps, without cookies and without watching people.',
    de: 'Welche Seiten durch welche Apps wandern, ohne Cookies und ohne Menschen zu beobachten.',
  },

  productTitle: { en: 'An eye and a hand', de: 'Ein Auge und eine Hand' },
  productText: {
    en: 'Linkbild reads your pages exactly as the platforms do, byte by byte, and scores each one. Every point can be unfolded to the check it came from. Then it draws: templates for products, collections and articles, filled from your own pages.',
    de: 'Linkbild liest Ihre Seiten genau wie die Plattformen, Byte für Byte, und bewertet jede. Jeder Punkt lässt sich bis zur einzelnen Prüfung aufklappen. Dann zeichnet es: Vorlagen für Produkte, Kollektionen und Artikel, gefüllt aus Ihren eigenen Seiten.',
  },

  howTitle: { en: 'Three steps', de: 'Drei Schritte' },
  how1: { en: 'Enter your address', de: 'Adresse eingeben' },
  how1Text: { en: 'We read your sitemap, colours and pictures.', de: 'Wir lesen Sitemap, Farben und Bilder.' },
  how2: { en: 'Choose designs', de: 'Designs wählen' },
  how2Text: {
    en: 'One per kind of page. Change what you like.',
    de: 'Eines je Art von Seite. Ändern Sie, was Sie möchten.',
  },
  how3: { en: 'Add one tag', de: 'Ein Tag einfügen' },
  how3Text: {
    en: 'Into your theme. From then on it runs by itself.',
    de: 'In Ihr Theme. Von da an läuft es von allein.',
  },

  examplesTitle: { en: 'One picture, many rooms', de: 'Ein Bild, viele Räume' },
  examplesText: {
    en: 'The same product as four platforms show it.',
    de: 'Dasselbe Produkt, wie vier Plattformen es zeigen.',
  },

  pricingTitle: { en: 'Start free', de: 'Kostenlos starten' },
  pricingText: {
    en: '25 sub pages and a monthly audit cost nothing. Basic starts at 9, Pro at 18 euros a month, both with 14 days to try.',
    de: '25 Unterseiten und ein monatliches Audit kosten nichts. Basic beginnt bei 9, Pro bei 18 Euro im Monat, beide mit 14 Tagen zum Testen.',
  },
  pricingLink: { en: 'See all prices', de: 'Alle Preise ansehen' },

  tryOutTitle: { en: 'See your own shop', de: 'Sehen Sie Ihren eigenen Shop' },
  tryOutText: {
    en: 'Leave your address and we audit up to twenty pages. The result comes by mail, free and without an account. For Shopify shops.',
    de: 'Nennen Sie uns Ihre Adresse, und wir prüfen bis zu zwanzig Seiten. Das Ergebnis kommt per E-Mail, kostenlos und ohne Konto. Für Shopify-Shops.',
  },
  waitlistTitle: { en: 'Not on Shopify yet?', de: 'Noch nicht bei Shopify?' },
  waitlistText: {
    en: 'Other shop systems follow. We write once, when yours is ready.',
    de: 'Andere Shopsysteme folgen. Wir schreiben Ihnen einmal, wenn Ihres so weit ist.',
  },

  sampleTitle: { en: 'Halo table lamp', de: 'Tischlampe Halo' },
  sampleDescription: {
    en: 'A mushroom lamp with a spun steel dome in sunflower yellow.',
    de: 'Eine Pilzlampe mit gedrückter Stahlkuppel in Sonnengelb.',
  },
  sampleAlt: { en: 'A yellow table lamp beside its name and price', de: 'Eine gelbe Tischlampe neben Name und Preis' },
});

export const publicFormTexts = rows({
  website: { en: 'Address of your shop', de: 'Adresse Ihres Shops' },
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

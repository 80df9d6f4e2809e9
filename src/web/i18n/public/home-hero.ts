import { knownPlatforms } from '#domain/audit/platforms/platform-id.ts';
import { rows } from '#web/i18n/texts.ts';

/** The top of the home page: the address field, and what it answers. Apart from the rest, because a browser loads it. */
export const heroTexts = rows({
  heading: { en: 'Link previews people want to click', de: 'Links, auf die man klicken will' },
  lead: {
    en: 'Someone shares your product in a chat. Do people see a grey box, half a photo or an image that sells? Find out in seconds.',
    de: 'Jemand teilt Ihr Produkt im Chat. Was kommt an: ein grauer Kasten, ein halbes Foto oder ein Bild, das verkauft? In Sekunden wissen Sie es.',
  },
  address: { en: 'Your shop or any page', de: 'Ihr Shop oder eine beliebige Seite' },
  placeholder: { en: 'your-shop.com', de: 'ihr-shop.de' },
  show: { en: 'Show previews', de: 'Vorschau anzeigen' },
  showing: { en: 'Reading', de: 'Wird gelesen' },
  hint: { en: 'Free. No account, no email.', de: 'Kostenlos. Ohne Konto, ohne E-Mail.' },
  noAddress: {
    en: 'Enter a URL first, such as your-shop.com.',
    de: 'Geben Sie zuerst eine Adresse ein, zum Beispiel ihr-shop.de.',
  },
  tooLong: {
    en: 'This URL is longer than 2,000 characters. Enter a shorter one.',
    de: 'Diese Adresse hat mehr als 2.000 Zeichen. Kürzen Sie sie und versuchen Sie es noch einmal.',
  },
  done: {
    en: (score: number, fixes: readonly string[]) =>
      fixes.length === 0
        ? `${score} out of 100. Nothing to fix.`
        : `${score} out of 100. ${fixes.length === 1 ? 'One tip' : `${fixes.length} tips, the first`}: ${fixes[0]}`,
    de: (score: number, fixes: readonly string[]) =>
      fixes.length === 0
        ? `${score} von 100 Punkten. Nichts zu tun.`
        : `${score} von 100 Punkten. ${fixes.length === 1 ? 'Ein Tipp' : `${fixes.length} Tipps, der erste`}: ${fixes[0]}`,
  },

  doneAfter: {
    en: (score: number) => `${score} out of 100 with Linkbild’s image.`,
    de: (score: number) => `${score} von 100 Punkten mit dem Bild von Linkbild.`,
  },

  promise1: {
    en: `How your link looks on ${knownPlatforms.length} platforms`,
    de: `Wie Ihr Link auf ${knownPlatforms.length} Plattformen aussieht`,
  },
  promise2: {
    en: 'What to fix first, and how much it helps',
    de: 'Was zuerst zu tun ist und wie viel es bringt',
  },
  promise3: {
    en: 'The image Linkbild would create, with your photo and your colours',
    de: 'Welches Bild Linkbild erstellt, mit Ihrem Foto und Ihren Farben',
  },

  platform: { en: 'Platform', de: 'Plattform' },
  example: {
    en: 'Products from our sample shop. Linkbild created the images.',
    de: 'Produkte aus unserem Beispielshop. Die Bilder hat Linkbild erstellt.',
  },
  pause: { en: 'Pause', de: 'Anhalten' },
  play: { en: 'Play', de: 'Abspielen' },

  which: { en: 'Which image', de: 'Welches Bild' },
  today: { en: 'Today', de: 'Heute' },
  withLinkbild: { en: 'With Linkbild', de: 'Mit Linkbild' },
  creating: { en: 'Creating', de: 'Wird erstellt' },
  notCreated: {
    en: 'We couldn’t create the image just now. Please try again.',
    de: 'Das Bild ließ sich gerade nicht erstellen. Versuchen Sie es bitte noch einmal.',
  },
  created: {
    en: 'Created just now from what’s on your page.',
    de: 'Gerade eben aus Ihrer Seite erstellt.',
  },

  resultOf: { en: (address: string) => `Previews of ${address}`, de: (address: string) => `Vorschau von ${address}` },
  points: { en: 'of 100', de: 'von 100' },
  pointsOf: {
    en: (score: number) => (score === 1 ? '1 point' : `${score} points`),
    de: (score: number) => (score === 1 ? '1 Punkt' : `${score} Punkte`),
  },
  firstFix: { en: 'Fix first:', de: 'Zuerst beheben:' },
  nothingToFix: { en: 'Nothing to fix.', de: 'Nichts zu tun.' },
  moved: {
    en: (before: number, after: number) => `${before} today, ${after} with Linkbild’s image.`,
    de: (before: number, after: number) => `Heute ${before}, mit dem Bild von Linkbild ${after}.`,
  },
  seeMine: { en: 'See it with Linkbild’s image', de: 'Mit Bild von Linkbild ansehen' },
  seeToday: { en: 'Back to today', de: 'Zurück zu heute' },
  start: { en: 'Get this for my website', de: 'Auf meiner Website nutzen' },
  seeFixes: {
    en: `All ${knownPlatforms.length} platforms and the fixes`,
    de: `Alle ${knownPlatforms.length} Plattformen und Empfehlungen`,
  },
  seeShop: { en: 'Check the whole shop', de: 'Ganzen Shop prüfen' },
});

import { knownPlatforms } from '#domain/audit/platforms/platform-id.ts';
import { rows } from '#web/i18n/texts.ts';

export const marketersTexts = rows({
  heading: { en: 'Every shared link is a free ad', de: 'Jeder geteilte Link ist Werbung für Sie' },
  lead: {
    en: 'It comes from a friend, lands mid-conversation and costs you nothing. All it has to do is look like you.',
    de: 'Er kommt von Freunden, landet mitten im Gespräch und kostet nichts. Er muss nur nach Ihrer Marke aussehen.',
  },
  brand: { en: 'On brand, on every product', de: 'Ihre Marke auf jedem Produkt' },
  brandText: {
    en: 'Templates carry your colours, your fonts and your logo. Name, price and photo come straight from the page. Nobody has to build images by hand, and no old price lingers after the sale.',
    de: 'Vorlagen bringen Ihre Farben, Ihre Schrift und Ihr Logo mit. Name, Preis und Foto kommen direkt von der Seite. Niemand baut mehr Bilder von Hand, und nach der Aktion bleibt kein alter Preis stehen.',
  },
  brandCaption: {
    en: 'Created from four pages of our sample shop',
    de: 'Erstellt aus vier Seiten unseres Beispielshops',
  },
  moment: { en: 'Launch a sale on every link', de: 'Die Aktion auf jedem Link' },
  momentText: {
    en: 'Switch the template for a page type and every product follows. Monday, each card shows the old price crossed out. Tuesday, the sale is over and every new share shows the regular price again.',
    de: 'Wechseln Sie die Vorlage eines Seitentyps, und alle Produkte ziehen mit. Am Montag zeigt jede Karte den Streichpreis. Am Dienstag ist die Aktion vorbei, und wer jetzt teilt, teilt wieder den regulären Preis.',
  },
  choose: { en: 'Test two templates', de: 'Zwei Vorlagen testen' },
  chooseText: {
    en: 'Run two templates on the same page type. Each page sticks to one, and you see which gets shared more.',
    de: 'Lassen Sie zwei Vorlagen auf demselben Seitentyp laufen. Jede Seite bleibt bei ihrer Vorlage, und Sie sehen, welche öfter geteilt wird.',
  },
  see: { en: 'Measure word of mouth', de: 'Mundpropaganda messen' },
  seeText: {
    en: 'When someone shares a page, their app fetches its image. Linkbild counts these fetches by page, app and day. It’s as close as you’ll get to a number for word of mouth, and it works without cookies.',
    de: 'Teilt jemand eine Seite, ruft die Plattform das Bild ab. Linkbild zählt diese Abrufe nach Seite, Plattform und Tag. Näher kommen Sie einer Zahl für Mundpropaganda kaum, und das ganz ohne Cookies.',
  },
  report: { en: 'Reports that make the case', de: 'Berichte, die überzeugen' },
  reportText: {
    en: 'Every audit comes as a page to share, a PDF and a sheet to print: the score, the cards and what to fix first. Bring one before the relaunch, and another one after.',
    de: 'Jedes Audit gibt es als Link, als PDF und als Blatt zum Ausdrucken: mit Punktzahl, Karten und dem, was zuerst zu tun ist. Zeigen Sie eines vor dem Relaunch und eines danach.',
  },
  reportLink: { en: 'See a finished audit', de: 'Fertiges Audit ansehen' },
});

export const whyTexts = rows({
  heading: { en: 'Why link previews matter', de: 'Warum Linkvorschauen zählen' },
  lead: {
    en: 'Hardly anyone types in a web address. People tap what someone they trust sends them.',
    de: 'Kaum jemand tippt noch eine Webadresse ein. Geklickt wird, was Freunde und Kollegen schicken.',
  },
  first: { en: 'Your first impression happens in a chat', de: 'Der erste Eindruck entsteht im Chat' },
  firstText: {
    en: 'Before anyone sees your shop, they see its preview: a title, a line of text, an image. Or no image at all. It gets about a second of attention, on a phone, between two other messages. For that second, it’s your shop window.',
    de: 'Bevor jemand Ihren Shop sieht, sieht er die Vorschau: einen Titel, eine Zeile Text, ein Bild. Oder eben keines. Sie bekommt eine Sekunde Aufmerksamkeit, auf dem Handy, zwischen zwei anderen Nachrichten. In dieser Sekunde ist sie Ihr Schaufenster.',
  },
  silent: { en: 'When it breaks, nobody tells you', de: 'Fehler bleiben unbemerkt' },
  silentText: {
    en: 'There’s no error message. The link goes out, the card stays empty. Linkbild checks for all of these causes.',
    de: 'Es gibt keine Fehlermeldung. Der Link geht raus, die Karte bleibt leer. Auf all diese Ursachen prüft Linkbild.',
  },
  heavy: { en: 'File too large', de: 'Datei zu groß' },
  heavyText: {
    en: 'WhatsApp shows images over 600 KB small at best. A photo straight from the camera is several times that.',
    de: 'Bilder über 600 KB zeigt WhatsApp höchstens klein. Ein Foto direkt aus der Kamera hat ein Vielfaches davon.',
  },
  late: { en: 'Tags too far down', de: 'Tags zu weit unten' },
  lateText: {
    en: 'WhatsApp reads only about the first 300 KB of a page. Themes and apps that fill the head with inline styles push your tags past that point.',
    de: 'WhatsApp liest nur etwa die ersten 300 KB einer Seite. Themes und Apps, die den <head> mit Inline-Styles füllen, schieben Ihre Tags dahinter.',
  },
  shape: { en: 'Wrong shape', de: 'Falsches Format' },
  shapeText: {
    en: 'Large cards are almost twice as wide as they are tall. A portrait product photo loses its top and bottom, or shrinks to a thumbnail.',
    de: 'Große Karten sind fast doppelt so breit wie hoch. Ein Produktfoto im Hochformat wird oben und unten beschnitten oder zur Miniatur.',
  },
  twice: { en: 'Duplicate tags', de: 'Doppelte Tags' },
  twiceText: {
    en: 'Your theme sets one image, an app sets another. Most platforms use the first one they find, which is rarely the one you wanted.',
    de: 'Das Theme gibt ein Bild an, eine App ein zweites. Die meisten Plattformen nehmen das erste, und das ist selten das gewünschte.',
  },
  outdatedCache: { en: 'Outdated cache', de: 'Veralteter Cache' },
  outdatedCacheText: {
    en: 'Platforms cache an image by its address for days. Update the price on it without changing the address, and people keep seeing the old one.',
    de: 'Plattformen speichern ein Bild tagelang unter seiner Adresse. Wer nur den Preis im Bild ändert, nicht aber die Adresse, zeigt weiter den alten.',
  },
  lasting: { en: 'What’s shared stays shared', de: 'Geteilt ist geteilt' },
  lastingText: {
    en: 'A post keeps the image it was shared with for as long as it exists. A preview that goes out broken today will still be broken in that group next year. So get it right before people share it.',
    de: 'Ein Beitrag behält sein Bild, solange es ihn gibt. Eine Vorschau, die heute kaputt rausgeht, ist auch nächstes Jahr in dieser Gruppe noch kaputt. Deshalb lohnt es sich, sie vorher in Ordnung zu bringen.',
  },
  yourself: { en: 'See for yourself', de: 'Sehen Sie selbst' },
  yourselfText: {
    en: `Check how one of your own pages looks on ${knownPlatforms.length} platforms. It takes a few seconds, and you don’t need an account.`,
    de: `Prüfen Sie, wie eine Ihrer Seiten auf ${knownPlatforms.length} Plattformen aussieht. Das dauert ein paar Sekunden, ganz ohne Konto.`,
  },
  preview: { en: 'Preview a link', de: 'Link prüfen' },
  poll: { en: 'Or take our one-question poll', de: 'Oder machen Sie bei unserer Umfrage mit' },
});

export const pollTexts = rows({
  heading: { en: 'Which link would you click?', de: 'Welchen Link würden Sie anklicken?' },
  lead: {
    en: 'Two friends recommend the same lamp. Which message would you tap?',
    de: 'Zwei Freunde empfehlen dieselbe Lampe. Auf welche Nachricht würden Sie tippen?',
  },
  choose: { en: 'I’d click this one', de: 'Diesen würde ich anklicken' },
  thanks: { en: 'Thank you', de: 'Vielen Dank' },
  thanksLead: {
    en: (answers: number) =>
      answers === 1 ? 'You’re the first to answer.' : `Here’s how ${answers} people have voted so far.`,
    de: (answers: number) =>
      answers === 1 ? 'Ihre Stimme ist die erste.' : `So haben bisher ${answers} Menschen abgestimmt.`,
  },
  shares: {
    en: (share: number) => `${share}% chose this link`,
    de: (share: number) => `${share} % haben diesen Link gewählt`,
  },
  yours: { en: 'Your choice', de: 'Ihre Wahl' },
  again: { en: 'Choose again', de: 'Noch einmal wählen' },
  withImage: { en: 'The link with an image', de: 'Der Link mit Bild' },
  withoutImage: { en: 'The link without an image', de: 'Der Link ohne Bild' },
  after: { en: 'And how do your own links look?', de: 'Und wie sehen Ihre eigenen Links aus?' },
});

export const waitlistTexts = rows({
  confirmHeading: { en: 'Confirm your email address', de: 'E-Mail-Adresse bestätigen' },
  confirmLead: { en: 'One click and you’re on the waitlist.', de: 'Ein Klick, und Sie sind auf der Warteliste.' },
  confirm: { en: 'Confirm', de: 'Bestätigen' },
  confirmed: {
    en: 'You’re on the list. We’ll email you as soon as your shop system is supported.',
    de: 'Sie sind auf der Warteliste. Wir schreiben Ihnen, sobald wir Ihr Shopsystem unterstützen.',
  },
  leaveHeading: { en: 'Leave the waitlist', de: 'Von der Warteliste abmelden' },
  leaveLead: { en: 'One click and you won’t hear from us again.', de: 'Ein Klick, und Sie hören nichts mehr von uns.' },
  leave: { en: 'Leave', de: 'Abmelden' },
  left: {
    en: 'Done. We’ve deleted your address from the waitlist.',
    de: 'Erledigt. Wir haben Ihre Adresse von der Warteliste gelöscht.',
  },
  noCode: {
    en: 'This link is incomplete. Open the link in our email again.',
    de: 'Dieser Link ist unvollständig. Öffnen Sie den Link in unserer E-Mail noch einmal.',
  },
});

export const demoTexts = rows({
  heading: { en: 'How shared links look', de: 'So sehen geteilte Links aus' },
  lead: {
    en: 'What people see today when they share these pages, and the same links with an image made for them.',
    de: 'Was man heute sieht, wenn jemand diese Seiten teilt, und dieselben Links mit einem eigens erstellten Bild.',
  },
  pages: {
    en: (count: number) => (count === 1 ? '1 page' : `${count} pages`),
    de: (count: number) => (count === 1 ? '1 Seite' : `${count} Seiten`),
  },
  everyPlatform: { en: 'See it on every platform', de: 'Auf allen Plattformen ansehen' },
  notReached: { en: 'We can’t reach this page right now.', de: 'Diese Seite ist gerade nicht erreichbar.' },
  empty: {
    en: 'The sample shop isn’t running on this server.',
    de: 'Auf diesem Server läuft der Beispielshop nicht.',
  },
});

export const campaignTexts = rows({
  over: { en: 'This offer has ended.', de: 'Diese Aktion ist beendet.' },
  tryOut: { en: 'Try Linkbild for free', de: 'Linkbild kostenlos ausprobieren' },
});

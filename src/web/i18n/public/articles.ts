import { countedPlatforms } from '#domain/audit/platforms/platform-id.ts';
import { rows } from '../texts.ts';

export const marketersTexts = rows({
  heading: { en: 'Every shared link is an ad you own', de: 'Jeder geteilte Link ist Ihre Anzeige' },
  lead: {
    en: 'It costs nothing, comes from a friend and stands where people talk. It only has to look like you.',
    de: 'Er kostet nichts, kommt von Freunden und steht dort, wo Menschen reden. Er muss nur nach Ihnen aussehen.',
  },
  brand: { en: 'Your brand, not a crop', de: 'Ihre Marke, kein Ausschnitt' },
  brandText: {
    en: 'Designs carry your colours, your type and your logo. Name, price and photo come from the page, so no picture has to be made by hand, and none goes stale after the sale.',
    de: 'Designs tragen Ihre Farben, Ihre Schrift und Ihr Logo. Name, Preis und Foto kommen von der Seite: Kein Bild wird von Hand gemacht, und keines veraltet nach dem Ausverkauf.',
  },
  brandCaption: { en: 'Drawn from four pages of the sample shop', de: 'Gezeichnet aus vier Seiten des Beispielshops' },
  moment: { en: 'A sale reaches every link', de: 'Der Ausverkauf erreicht jeden Link' },
  momentText: {
    en: 'Switch the design of a page type and all its products follow. On Monday the old price is struck through on every card, on Tuesday it is gone again, in posts that are still to come as well as in the shop.',
    de: 'Wechseln Sie das Design einer Seitenart, und alle Produkte folgen. Am Montag steht der alte Preis durchgestrichen auf jeder Karte, am Dienstag ist er wieder weg, in künftigen Beiträgen wie im Shop.',
  },
  choose: { en: 'Compare designs', de: 'Designs vergleichen' },
  chooseText: {
    en: 'Let two designs run on the same kind of page. Each page keeps its own, and you see how often each is fetched by people’s apps.',
    de: 'Lassen Sie zwei Designs für dieselbe Art von Seite laufen. Jede Seite behält das ihre, und Sie sehen, wie oft welches von den Apps der Menschen abgerufen wird.',
  },
  see: { en: 'See what travels', de: 'Sehen, was wandert' },
  seeText: {
    en: 'When somebody shares a page, the app fetches its picture. Linkbild counts that: which page, which app, which day. It is the nearest thing to a figure for word of mouth, and it needs no cookie.',
    de: 'Teilt jemand eine Seite, holt die App ihr Bild. Linkbild zählt das: welche Seite, welche App, welcher Tag. Näher kommt man einer Zahl für Mundpropaganda kaum, und es braucht kein Cookie.',
  },
  report: { en: 'Something to show', de: 'Etwas zum Zeigen' },
  reportText: {
    en: 'Audits come as a page to share, as a PDF and as a sheet to print: points, cards, and what to fix first. Good before a relaunch, better after it.',
    de: 'Audits gibt es als Seite zum Teilen, als PDF und als Blatt zum Drucken: Punkte, Karten und was zuerst zu tun ist. Gut vor einem Relaunch, besser danach.',
  },
  reportLink: { en: 'Look at a finished audit', de: 'Ein fertiges Audit ansehen' },
});

export const whyTexts = rows({
  heading: { en: 'Why links need pictures', de: 'Warum Links Bilder brauchen' },
  lead: {
    en: 'People rarely type an address. They tap on what somebody they trust has sent.',
    de: 'Kaum jemand tippt eine Adresse. Man tippt auf das, was jemand Vertrautes geschickt hat.',
  },
  first: { en: 'It is the first impression', de: 'Es ist der erste Eindruck' },
  firstText: {
    en: 'Before anyone sees your shop, they see its preview: a title, a line, a picture. Or none. It stands between a question and a joke, for a second, on a screen the size of a hand. In that second it is your shop window.',
    de: 'Bevor jemand Ihren Shop sieht, sieht er dessen Vorschau: einen Titel, eine Zeile, ein Bild. Oder keines. Sie steht zwischen einer Frage und einem Scherz, eine Sekunde lang, auf einem Bildschirm von der Größe einer Hand. In dieser Sekunde ist sie Ihr Schaufenster.',
  },
  silent: { en: 'It breaks silently', de: 'Es bricht lautlos' },
  silentText: {
    en: 'There is no error message. The link goes out, only the card stays empty. These are the ways it happens, each of them checked by Linkbild.',
    de: 'Es gibt keine Fehlermeldung. Der Link geht hinaus, nur die Karte bleibt leer. Auf diese Arten geschieht es, jede davon prüft Linkbild.',
  },
  heavy: { en: 'Too heavy', de: 'Zu schwer' },
  heavyText: {
    en: 'WhatsApp takes pictures under 600 KB. A photo straight from the camera has four times that.',
    de: 'WhatsApp nimmt Bilder unter 600 KB. Ein Foto direkt aus der Kamera hat das Vierfache.',
  },
  late: { en: 'Too far down', de: 'Zu weit unten' },
  lateText: {
    en: 'WhatsApp reads about the first 300 KB of a page. Themes and apps that write their styles into the head push the tags out of sight.',
    de: 'WhatsApp liest etwa die ersten 300 KB einer Seite. Themes und Apps, die ihre Stile in den Kopf schreiben, schieben die Tags aus dem Blick.',
  },
  shape: { en: 'The wrong shape', de: 'Die falsche Form' },
  shapeText: {
    en: 'Large cards are nearly twice as wide as high. An upright product photo loses its top and bottom, or shrinks to a thumbnail.',
    de: 'Große Karten sind fast doppelt so breit wie hoch. Ein hochkantes Produktfoto verliert oben und unten oder schrumpft zum Daumennagel.',
  },
  twice: { en: 'Said twice', de: 'Zweimal gesagt' },
  twiceText: {
    en: 'The theme names a picture, an app names another. Platforms mostly take the first, and that is rarely the one you chose.',
    de: 'Das Theme nennt ein Bild, eine App ein zweites. Plattformen nehmen meist das erste, und das ist selten das, das Sie gewählt haben.',
  },
  kept: { en: 'Remembered too well', de: 'Zu gut gemerkt' },
  keptText: {
    en: 'Platforms keep a picture under its address for days. Change the price on it and keep the address, and they go on showing the old one.',
    de: 'Plattformen behalten ein Bild unter seiner Adresse tagelang. Ändern Sie den Preis darauf, nicht aber die Adresse, zeigen sie weiter das alte.',
  },
  lasting: { en: 'It stays', de: 'Es bleibt' },
  lastingText: {
    en: 'A post keeps the picture it was shared with for as long as it exists. What goes out wrong today will still be wrong in the group next year. It is worth getting right before the link travels.',
    de: 'Ein Beitrag behält das Bild, mit dem er geteilt wurde, solange es ihn gibt. Was heute falsch hinausgeht, steht nächstes Jahr noch falsch in der Gruppe. Es lohnt sich, es vorher richtig zu machen.',
  },
  yourself: { en: 'Do not take our word for it', de: 'Glauben Sie es nicht einfach' },
  yourselfText: {
    en: `Look at one of your own pages as ${countedPlatforms.length} platforms show it. It takes a few seconds and no account.`,
    de: `Sehen Sie sich eine Ihrer eigenen Seiten an, wie ${countedPlatforms.length} Plattformen sie zeigen. Das dauert Sekunden und braucht kein Konto.`,
  },
  preview: { en: 'Preview a link', de: 'Einen Link ansehen' },
  poll: { en: 'Or choose between two links', de: 'Oder wählen Sie zwischen zwei Links' },
});

export const pollTexts = rows({
  heading: { en: 'Which link would you click?', de: 'Welchen Link würden Sie anklicken?' },
  lead: {
    en: 'Two friends recommend the same lamp. Choose one; there is no wrong answer.',
    de: 'Zwei Freunde empfehlen dieselbe Lampe. Wählen Sie einen; falsch ist keiner.',
  },
  choose: { en: 'I would click this one', de: 'Ich würde diesen anklicken' },
  thanks: { en: 'Thank you', de: 'Vielen Dank' },
  thanksLead: {
    en: (answers: number) =>
      answers === 1 ? 'You are the first to answer.' : `This is how ${answers} people have chosen so far.`,
    de: (answers: number) =>
      answers === 1 ? 'Ihre Antwort ist die erste.' : `So haben bisher ${answers} Menschen gewählt.`,
  },
  shares: {
    en: (share: number) => `${share} % chose this link`,
    de: (share: number) => `${share} % wählten diesen Link`,
  },
  yours: { en: 'Your choice', de: 'Ihre Wahl' },
  again: { en: 'Choose again', de: 'Noch einmal wählen' },
  withImage: { en: 'The link with a picture', de: 'Der Link mit Bild' },
  withoutImage: { en: 'The link without a picture', de: 'Der Link ohne Bild' },
  after: { en: 'And how do your own links look?', de: 'Und wie sehen Ihre eigenen Links aus?' },
});

export const waitlistTexts = rows({
  confirmHeading: { en: 'Confirm your address', de: 'Bestätigen Sie Ihre Adresse' },
  confirmLead: { en: 'One click, and you are on the waitlist.', de: 'Ein Klick, und Sie stehen auf der Warteliste.' },
  confirm: { en: 'Confirm', de: 'Bestätigen' },
  confirmed: {
    en: 'Confirmed. We write when your shop system is ready.',
    de: 'Bestätigt. Wir schreiben Ihnen, wenn Ihr Shopsystem so weit ist.',
  },
  leaveHeading: { en: 'Leave the waitlist', de: 'Von der Warteliste abmelden' },
  leaveLead: { en: 'One click, and we write no more.', de: 'Ein Klick, und wir schreiben Ihnen nicht mehr.' },
  leave: { en: 'Leave', de: 'Abmelden' },
  left: {
    en: 'Done. Your address has been deleted from the waitlist.',
    de: 'Erledigt. Ihre Adresse ist von der Warteliste gelöscht.',
  },
  noCode: {
    en: 'Please open this page with the link from our mail.',
    de: 'Bitte öffnen Sie diese Seite über den Link in unserer E-Mail.',
  },
});

export const demoTexts = rows({
  heading: { en: 'How shared links look', de: 'So sehen geteilte Links aus' },
  lead: {
    en: 'Pages as they are shared today, and the same links with a picture of their own.',
    de: 'Seiten, wie sie heute geteilt werden, und dieselben Links mit einem eigenen Bild.',
  },
  pages: {
    en: (count: number) => (count === 1 ? '1 page' : `${count} pages`),
    de: (count: number) => (count === 1 ? '1 Seite' : `${count} Seiten`),
  },
  everyPlatform: { en: 'See it on every platform', de: 'Auf allen Plattformen ansehen' },
  notReached: { en: 'This page cannot be reached right now.', de: 'Diese Seite ist gerade nicht erreichbar.' },
  empty: { en: 'The sample shop does not run on this server.', de: 'Der Beispielshop läuft auf diesem Server nicht.' },
});

import { rows } from './texts.ts';

export const developersTexts = rows({
  heading: { en: 'One tag, every preview', de: 'Ein Tag, jede Vorschau' },
  lead: {
    en: 'Put one line into your template. Every page then has a picture with an address that changes when the page does.',
    de: 'Eine Zeile in Ihre Vorlage, und jede Seite hat ein Bild, dessen Adresse sich mit der Seite ändert.',
  },
  crawler: { en: 'Our crawler', de: 'Unser Crawler' },
  crawlerText: {
    en: 'It introduces itself as LinkbildBot/1.0, obeys robots.txt, sends at most 10 requests a second with 4 at a time to one host, honours Retry-After, and asks with ETag and If-Modified-Since. To keep it out, disallow LinkbildBot.',
    de: 'Er stellt sich als LinkbildBot/1.0 vor, hält sich an robots.txt, stellt höchstens 10 Anfragen je Sekunde und 4 gleichzeitig an einen Host, achtet Retry-After und fragt mit ETag und If-Modified-Since. Wenn Sie ihn nicht möchten, sperren Sie LinkbildBot.',
  },
  api: { en: 'API', de: 'API' },
  apiText: {
    en: 'Everything the app does goes through the same calls. They are described in OpenAPI and take a personal token from your account page.',
    de: 'Alles, was die App tut, läuft über dieselben Aufrufe. Sie sind in OpenAPI beschrieben und nehmen ein persönliches Token von Ihrer Kontoseite.',
  },
  apiLink: { en: 'Read the API', de: 'API lesen' },
  terminal: { en: 'Terminal', de: 'Terminal' },
  terminalText: {
    en: 'npm run check -- https://your-shop.com audits a page from the command line and can fail a build below a score.',
    de: 'npm run check -- https://ihr-shop.de prüft eine Seite in der Kommandozeile und kann einen Build unter einer Punktzahl scheitern lassen.',
  },
  tagTitle: { en: 'The tag', de: 'Das Tag' },
});

export const marketersTexts = rows({
  heading: { en: 'Every shared link is an ad you own', de: 'Jeder geteilte Link ist Ihre Anzeige' },
  lead: {
    en: 'It costs nothing, comes from a friend and stands where people talk. It only has to look like you.',
    de: 'Er kostet nichts, kommt von Freunden und steht dort, wo Menschen reden. Er muss nur nach Ihnen aussehen.',
  },
  brand: { en: 'Your brand, not a crop', de: 'Ihre Marke, kein Ausschnitt' },
  brandText: {
    en: 'Templates carry your colours, type and logo. Price and name come from the page, so nothing goes stale.',
    de: 'Vorlagen tragen Ihre Farben, Schriften und Ihr Logo. Preis und Name kommen von der Seite, nichts veraltet.',
  },
  choose: { en: 'Compare designs', de: 'Designs vergleichen' },
  chooseText: {
    en: 'Let several designs run on the same kind of page and see which one is fetched more.',
    de: 'Lassen Sie mehrere Designs für dieselbe Art von Seite laufen und sehen Sie, welches öfter abgerufen wird.',
  },
  report: { en: 'Something to show', de: 'Etwas zum Zeigen' },
  reportText: {
    en: 'Audits come as a page to share and as a sheet to print: score, previews, and what to fix first.',
    de: 'Audits gibt es als Seite zum Teilen und als Blatt zum Drucken: Punkte, Vorschauen und was zuerst zu tun ist.',
  },
});

export const whyTexts = rows({
  heading: { en: 'Why links need pictures', de: 'Warum Links Bilder brauchen' },
  lead: {
    en: 'People rarely type an address. They tap on what somebody they trust has sent.',
    de: 'Kaum jemand tippt eine Adresse. Man tippt auf das, was jemand Vertrautes geschickt hat.',
  },
  first: { en: 'It is the first impression', de: 'Es ist der erste Eindruck' },
  firstText: {
    en: 'Before anyone sees your shop, they see its preview: a title, a line, a picture. Or none.',
    de: 'Bevor jemand Ihren Shop sieht, sieht er dessen Vorschau: einen Titel, eine Zeile, ein Bild. Oder keines.',
  },
  silent: { en: 'It breaks silently', de: 'Es bricht lautlos' },
  silentText: {
    en: 'A picture too heavy for WhatsApp, a tag too far down the page, a redirect too many: no error, only an empty card.',
    de: 'Ein Bild, das WhatsApp zu schwer ist, ein Tag zu weit unten, eine Weiterleitung zu viel: keine Fehlermeldung, nur eine leere Karte.',
  },
  lasting: { en: 'It stays', de: 'Es bleibt' },
  lastingText: {
    en: 'A post keeps the picture it was shared with for as long as it exists. It is worth getting right before the link travels.',
    de: 'Ein Beitrag behält das Bild, mit dem er geteilt wurde, solange es ihn gibt. Es lohnt sich, es vorher richtig zu machen.',
  },
});

export const pollTexts = rows({
  heading: { en: 'Which link would you click?', de: 'Welchen Link würden Sie anklicken?' },
  lead: {
    en: 'Two friends recommend the same lamp. Choose one; there is no wrong answer.',
    de: 'Zwei Freunde empfehlen dieselbe Lampe. Wählen Sie einen; falsch ist keiner.',
  },
  choose: { en: 'I would click this one', de: 'Ich würde diesen anklicken' },
  thanks: { en: 'Thank you', de: 'Vielen Dank' },
  shares: {
    en: (share: number) => `${share} % chose this link`,
    de: (share: number) => `${share} % wählten diesen Link`,
  },
  withPicture: { en: 'The link with a picture', de: 'Der Link mit Bild' },
  withoutPicture: { en: 'The link without a picture', de: 'Der Link ohne Bild' },
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

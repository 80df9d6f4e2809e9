import { rows } from './texts.ts';

/** Honest and short. Whoever runs Linkbild puts their own name and address here before going public. */
export const imprintTexts = rows({
  heading: { en: 'Imprint', de: 'Impressum' },
  lead: { en: 'Linkbild is made in Berlin.', de: 'Linkbild wird in Berlin gemacht.' },
  operator: { en: 'Operator', de: 'Betreiber' },
  operatorText: {
    en: 'This is an installation of Linkbild. The person or company running it states name, address and register entry here before it goes public.',
    de: 'Dies ist eine Installation von Linkbild. Wer sie betreibt, nennt hier vor der Veröffentlichung Namen, Anschrift und Registereintrag.',
  },
  contact: { en: 'Contact', de: 'Kontakt' },
  contactText: {
    en: 'Every mail this installation sends can be answered; answers reach the operator.',
    de: 'Auf jede E-Mail dieser Installation können Sie antworten; die Antwort erreicht den Betreiber.',
  },
  content: { en: 'Pictures', de: 'Bilder' },
  contentText: {
    en: 'All pictures on these pages were drawn by Linkbild. The sample shop and its products are invented.',
    de: 'Alle Bilder auf diesen Seiten hat Linkbild gezeichnet. Der Beispielshop und seine Produkte sind erfunden.',
  },
});

export const privacyTexts = rows({
  heading: { en: 'Privacy policy', de: 'Datenschutzerklärung' },
  lead: {
    en: 'Linkbild keeps what it needs to work, on its own server, and nothing else.',
    de: 'Linkbild speichert auf dem eigenen Server, was es zum Arbeiten braucht, und sonst nichts.',
  },
  cookies: { en: 'Cookies', de: 'Cookies' },
  cookiesText: {
    en: 'One cookie keeps you logged in for 30 days, one your language for a year. In the app, appearance, sidebar and time zone are kept the same way. None of them follows you to other sites.',
    de: 'Ein Cookie hält Sie 30 Tage angemeldet, eines merkt sich ein Jahr lang Ihre Sprache. Ebenso merkt sich die App Darstellung, Seitenleiste und Zeitzone. Keines folgt Ihnen auf andere Websites.',
  },
  account: { en: 'Account', de: 'Konto' },
  accountText: {
    en: 'Email address, name if you give one, and a hash of your password. They are deleted with the account.',
    de: 'E-Mail-Adresse, Name, wenn Sie einen angeben, und ein Hash Ihres Passworts. Sie werden mit dem Konto gelöscht.',
  },
  checker: { en: 'Checker and waitlist', de: 'Check und Warteliste' },
  checkerText: {
    en: 'Your email address and the address of your shop, to send you the result or to write once. Every mail has a link to leave.',
    de: 'Ihre E-Mail-Adresse und die Adresse Ihres Shops, um Ihnen das Ergebnis zu schicken oder einmal zu schreiben. In jeder E-Mail steht ein Link zum Abmelden.',
  },
  pictures: { en: 'Fetched pictures', de: 'Abgerufene Bilder' },
  picturesText: {
    en: 'When a platform fetches a picture, we count which page and which platform. We do not keep addresses of people.',
    de: 'Ruft eine Plattform ein Bild ab, zählen wir Seite und Plattform. Adressen von Personen behalten wir nicht.',
  },
  rights: { en: 'Your rights', de: 'Ihre Rechte' },
  rightsText: {
    en: 'You may ask what is kept about you, have it corrected or deleted, and complain to a data protection authority.',
    de: 'Sie können Auskunft, Berichtigung und Löschung verlangen und sich bei einer Datenschutzbehörde beschweren.',
  },
});

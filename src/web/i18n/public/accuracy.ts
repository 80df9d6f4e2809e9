import { rows } from '../texts.ts';

/** How right the cards are: /accuracy. */
export const accuracyTexts = rows({
  heading: { en: 'How right our cards are', de: 'Wie richtig unsere Karten sind' },
  lead: {
    en: 'A checker lives by being right. Every rule has cases: a page, and what the card must show. Here is how many there are, where they come from, and how many hold.',
    de: 'Ein Prüfwerkzeug lebt davon, richtig zu liegen. Jede Regel hat Fälle: eine Seite und was die Karte zeigen muss. Hier steht, wie viele es sind, woher sie stammen und wie viele stimmen.',
  },
  lastRun: {
    en: (cases: string, held: string, date: string, version: string) =>
      `${held} of ${cases} cases hold in the run of ${date}, version ${version}.`,
    de: (cases: string, held: string, date: string, version: string) =>
      `${held} von ${cases} Fällen stimmen im Lauf vom ${date}, Version ${version}.`,
  },
  cases: { en: 'Cases of each platform', de: 'Fälle je Plattform' },
  casesLead: {
    en: 'Documented: in the platform’s own words. Client’s code: its published source. Observed: others measured or draw it so. Assumed: the likeliest reading.',
    de: 'Dokumentiert: in den Worten der Plattform. Quelltext: ihr veröffentlichter Code. Beobachtet: von anderen gemessen oder so gezeichnet. Angenommen: die wahrscheinlichste Lesart.',
  },
  platform: { en: 'Platform', de: 'Plattform' },
  hold: {
    en: (held: number, cases: number) => `${held} of ${cases} hold`,
    de: (held: number, cases: number) => `${held} von ${cases} stimmen`,
  },
  agreement: { en: 'Reading pages', de: 'Seiten lesen' },
  agreementLead: {
    en: 'Seven values of each page (titles, descriptions, image, site name, card), read by us and by two parsers that others wrote: parse5, which follows the HTML standard to the letter, and htmlparser2. Where the two differ, the standard is right.',
    de: 'Sieben Werte jeder Seite (Titel, Beschreibungen, Bild, Name der Website, Karte), von uns gelesen und von zwei Parsern anderer Autoren: parse5, das dem HTML-Standard genau folgt, und htmlparser2. Wo sich beide unterscheiden, hat der Standard recht.',
  },
  agreementOf: {
    en: (share: string, equal: string, values: string, pages: string) =>
      `${share} equal: ${equal} of ${values} values on ${pages} pages, made hard and damaged on purpose`,
    de: (share: string, equal: string, values: string, pages: string) =>
      `${share} gleich: ${equal} von ${values} Werten auf ${pages} absichtlich schwierigen und beschädigten Seiten`,
  },
  report: { en: 'Seen another card?', de: 'Andere Karte gesehen?' },
  reportLead: {
    en: 'Tell us. A report becomes a case, and the rule is corrected.',
    de: 'Sagen Sie es uns. Aus einer Meldung wird ein Fall, und die Regel wird berichtigt.',
  },
  address: { en: 'Address of the page', de: 'Adresse der Seite' },
  addressPlaceholder: { en: 'your-shop.com/products/lamp', de: 'ihr-shop.de/products/lampe' },
  message: { en: 'What does the card look like there?', de: 'Wie sieht die Karte dort aus?' },
  screenshot: { en: 'Screenshot', de: 'Screenshot' },
  screenshotHint: { en: 'PNG, JPG or WebP, up to 5 MB', de: 'PNG, JPG oder WebP, bis 5 MB' },
  email: { en: 'E-mail', de: 'E-Mail' },
  optional: { en: 'optional, for an answer', de: 'freiwillig, für eine Antwort' },
  optionalImage: { en: 'optional', de: 'freiwillig' },
  nickname: { en: 'Leave this field empty', de: 'Dieses Feld leer lassen' },
  send: { en: 'Send report', de: 'Meldung senden' },
  sending: { en: 'Sending …', de: 'Wird gesendet …' },
  sent: { en: 'Thank you. We look into it.', de: 'Danke. Wir sehen es uns an.' },
  sentWithoutImage: {
    en: 'Thank you, your report is there. The screenshot could not be added:',
    de: 'Danke, Ihre Meldung ist da. Der Screenshot ließ sich nicht hinzufügen:',
  },
  failed: {
    en: 'An error occurred. Please try again later.',
    de: 'Ein Fehler ist aufgetreten. Bitte versuchen Sie es später erneut.',
  },
});

/** The super admin's list of reports. */
export const cardReportTexts = rows({
  searchFor: { en: 'Search reports', de: 'Meldungen suchen' },
  state: { en: 'State', de: 'Stand' },
  allStates: { en: 'All', de: 'Alle' },
  open: { en: 'Open', de: 'Offen' },
  answered: { en: 'Answered', de: 'Beantwortet' },
  page: { en: 'Page', de: 'Seite' },
  platform: { en: 'Platform', de: 'Plattform' },
  screenshot: { en: 'Screenshot', de: 'Screenshot' },
  withImage: { en: 'yes', de: 'ja' },
  date: { en: 'Reported', de: 'Gemeldet' },
  markAnswered: { en: 'Mark as answered', de: 'Als beantwortet markieren' },
  markOpen: { en: 'Mark as open', de: 'Als offen markieren' },
  saved: { en: 'Saved', de: 'Gespeichert' },
  deleteReport: { en: 'Delete report', de: 'Meldung löschen' },
  deleteText: {
    en: 'The report and its screenshot are deleted for good.',
    de: 'Die Meldung und ihr Screenshot werden endgültig gelöscht.',
  },
  from: { en: 'From', de: 'Von' },
  noAddress: { en: 'without e-mail', de: 'ohne E-Mail' },
  ourCard: { en: 'Our card', de: 'Unsere Karte' },
  back: { en: 'All reports', de: 'Alle Meldungen' },
});

import { rows } from '#web/i18n/texts.ts';

/** How right the cards are: /accuracy. */
export const accuracyTexts = rows({
  heading: { en: 'How accurate our cards are', de: 'Wie genau unsere Karten sind' },
  lead: {
    en: 'A checker is only worth something if it’s right. Here you see what our cards are based on, what we’ve compared with the real apps, and what we haven’t.',
    de: 'Ein Prüfwerkzeug ist nur etwas wert, wenn es stimmt. Hier sehen Sie, worauf unsere Karten beruhen, was wir mit den echten Apps verglichen haben und was noch nicht.',
  },
  rules: { en: 'Where the rules come from', de: 'Woher die Regeln stammen' },
  rulesLead: {
    en: (rules: string, platforms: number) =>
      `${rules} rules on ${platforms} platforms, each counted by the source it follows. Documented: in the platform’s own words. Source code: published by the platform. Observed: measured or reproduced by others. Assumed: our most likely reading.`,
    de: (rules: string, platforms: number) =>
      `${rules} Regeln auf ${platforms} Plattformen, jede nach der Quelle gezählt, der sie folgt. Dokumentiert: von der Plattform selbst beschrieben. Quellcode: von der Plattform veröffentlicht. Beobachtet: von anderen gemessen oder nachgebaut. Angenommen: die wahrscheinlichste Lesart.`,
  },
  documented: { en: 'Documented', de: 'Dokumentiert' },
  code: { en: 'Source code', de: 'Quellcode' },
  observed: { en: 'Observed', de: 'Beobachtet' },
  assumed: { en: 'Assumed', de: 'Angenommen' },
  lastRun: {
    en: (cases: string, held: string, date: string, version: string) =>
      `${held} of ${cases} cases passed on ${date}, version ${version}.`,
    de: (cases: string, held: string, date: string, version: string) =>
      `${held} von ${cases} Fällen bestanden am ${date}, Version ${version}.`,
  },
  cases: { en: 'Our code follows the rules', de: 'Unser Code hält sich an die Regeln' },
  casesLead: {
    en: 'Every rule has test cases of our own: a page, and what the card must show. They show that our code does what the rules say, not that the rules are right.',
    de: 'Jede Regel hat eigene Testfälle: eine Seite und das, was die Karte zeigen muss. Sie zeigen, dass unser Code tut, was die Regeln sagen, nicht dass die Regeln stimmen.',
  },
  platform: { en: 'Platform', de: 'Plattform' },
  hold: {
    en: (held: number, cases: number) => `${held} of ${cases} passed`,
    de: (held: number, cases: number) => `${held} von ${cases} bestanden`,
  },
  agreement: { en: 'Reading pages', de: 'Seiten lesen' },
  agreementLead: {
    en: 'We compare seven values per page (titles, descriptions, image, site name, card) with two parsers written by others: parse5, which follows the HTML standard to the letter, and htmlparser2. Where the two disagree, the standard is right.',
    de: 'Wir vergleichen sieben Werte je Seite (Titel, Beschreibungen, Bild, Name der Website, Karte) mit zwei Parsern anderer Autoren: parse5, das dem HTML-Standard genau folgt, und htmlparser2. Wo sich beide unterscheiden, hat der Standard recht.',
  },
  agreementOf: {
    en: (share: string, equal: string, values: string, pages: string) =>
      `${share} match: ${equal} of ${values} values on ${pages} deliberately difficult and broken pages`,
    de: (share: string, equal: string, values: string, pages: string) =>
      `${share} stimmen überein: ${equal} von ${values} Werten auf ${pages} absichtlich schwierigen und beschädigten Seiten`,
  },
  peers: { en: 'Other libraries on our test pages', de: 'Andere Bibliotheken auf unseren Testseiten' },
  peersLead: {
    en: 'What at least two thirds of the platforms read by our rules, and how many of these pages a library reads the same way. The pages are in the npm package: score your own with one command.',
    de: 'Was mindestens zwei Drittel der Plattformen nach unseren Regeln lesen, und wie viele dieser Seiten eine Bibliothek ebenso liest. Die Seiten sind im npm-Paket: Prüfen Sie Ihr eigenes Werkzeug mit einem Befehl.',
  },
  peersOf: {
    en: (right: number, cases: number) => `${right} of ${cases} pages`,
    de: (right: number, cases: number) => `${right} von ${cases} Seiten`,
  },
  peersAt: { en: (date: string) => `Measured on ${date}.`, de: (date: string) => `Gemessen am ${date}.` },
  report: { en: 'Seen a different card?', de: 'Sieht die Karte bei Ihnen anders aus?' },
  reportLead: {
    en: 'Tell us. We’ll look into it, and if the rule is wrong, we correct it.',
    de: 'Sagen Sie es uns. Wir prüfen es, und wenn die Regel nicht stimmt, korrigieren wir sie.',
  },
  address: { en: 'Page URL', de: 'Adresse der Seite' },
  addressPlaceholder: { en: 'your-shop.com/products/lamp', de: 'ihr-shop.de/products/lampe' },
  message: { en: 'What does the card look like?', de: 'Wie sieht die Karte dort aus?' },
  screenshot: { en: 'Screenshot', de: 'Screenshot' },
  screenshotHint: { en: 'PNG, JPG or WebP, up to 5 MB', de: 'PNG, JPG oder WebP, bis 5 MB' },
  email: { en: 'Email', de: 'E-Mail-Adresse' },
  optional: { en: 'optional, if you’d like a reply', de: 'optional, für eine Antwort' },
  optionalImage: { en: 'optional', de: 'optional' },
  send: { en: 'Send report', de: 'Meldung senden' },
  sending: { en: 'Sending…', de: 'Wird gesendet …' },
  sent: { en: 'Thank you. We’ll look into it.', de: 'Danke. Wir sehen es uns an.' },
  sentWithoutImage: {
    en: 'Thank you, we have your report. The screenshot couldn’t be added:',
    de: 'Danke, Ihre Meldung ist angekommen. Der Screenshot ließ sich nicht hinzufügen:',
  },
  failed: {
    en: 'An error occurred. Please try again later.',
    de: 'Ein Fehler ist aufgetreten. Bitte versuchen Sie es später erneut.',
  },
});

/** Results of the lab in the real apps. */
export const labRunTexts = rows({
  compared: { en: 'Compared with the apps', de: 'Mit den Apps verglichen' },
  none: {
    en: 'No run yet. Nobody has posted our test pages in the real apps and compared the cards with ours. Until then, a card is as sure as the source of its rules.',
    de: 'Noch kein Durchgang. Niemand hat unsere Testseiten in den echten Apps gepostet und die Karten mit unseren verglichen. Bis dahin ist eine Karte so sicher wie die Quelle ihrer Regeln.',
  },
  lead: {
    en: (compared: number, same: number, runs: number) =>
      `We post test pages in the real apps and put the cards beside ours: ${same} of ${compared} looked the same in ${runs === 1 ? 'one run' : `${runs} runs`}.`,
    de: (compared: number, same: number, runs: number) =>
      `Wir posten Testseiten in den echten Apps und legen die Karten neben unsere: ${same} von ${compared} sahen in ${runs === 1 ? 'einem Durchgang' : `${runs} Durchgängen`} gleich aus.`,
  },
  contradicted: {
    en: 'These rules are wrong: an app shows something else',
    de: 'Diese Regeln stimmen nicht: Eine App zeigt etwas anderes',
  },
  requests: { en: 'Requests recorded:', de: 'Aufgezeichnete Anfragen:' },
  others: { en: 'Others', de: 'Andere' },
  sameOf: {
    en: (same: number, all: number) => `${same} of ${all} the same`,
    de: (same: number, all: number) => `${same} von ${all} gleich`,
  },
  same: { en: 'Same', de: 'Gleich' },
  differs: { en: 'Different', de: 'Abweichend' },
  screenshot: {
    en: (app: string, question: string) => `Screenshot of ${app}: ${question}`,
    de: (app: string, question: string) => `Screenshot von ${app}: ${question}`,
  },
});

/** The super admin's list of reports. */
export const cardReportTexts = rows({
  screenshot: { en: 'Screenshot', de: 'Screenshot' },
  withImage: { en: 'yes', de: 'ja' },
  markAnswered: { en: 'Mark as answered', de: 'Als beantwortet markieren' },
  markOpen: { en: 'Mark as open', de: 'Als offen markieren' },
  saved: { en: 'Saved', de: 'Gespeichert' },
  deleteReport: { en: 'Delete report', de: 'Meldung löschen' },
  deleteText: {
    en: 'The report and its screenshot are deleted permanently.',
    de: 'Die Meldung und ihr Screenshot werden endgültig gelöscht.',
  },
  from: { en: 'From', de: 'Von' },
  noAddress: { en: 'no email', de: 'keine E-Mail-Adresse' },
  ourCard: { en: 'Our card', de: 'Unsere Karte' },
  back: { en: 'All reports', de: 'Alle Meldungen' },
});

import { rows } from '../texts.ts';

/** Operators of Linkbild put their own name and address here before going public; the page says so until then. */
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
    en: 'Every mail this installation sends can be answered; answers reach the operator. Reports about security: the address stands in security.txt.',
    de: 'Auf jede E-Mail dieser Installation können Sie antworten; die Antwort erreicht den Betreiber. Hinweise zur Sicherheit: Die Adresse steht in der security.txt.',
  },
  content: { en: 'Pictures', de: 'Bilder' },
  contentText: {
    en: 'All pictures on these pages were drawn by Linkbild. The sample shop Halm & Ton and its products are invented; so are the people in the chats.',
    de: 'Alle Bilder auf diesen Seiten hat Linkbild gezeichnet. Der Beispielshop Halm & Ton und seine Produkte sind erfunden, ebenso die Menschen in den Chats.',
  },
  emoji: { en: 'Emoji', de: 'Emoji' },
  emojiText: {
    en: 'Emoji in drawn pictures are Twemoji, © Twitter, Inc. and other contributors, under CC BY 4.0 (creativecommons.org/licenses/by/4.0).',
    de: 'Emoji in gezeichneten Bildern sind Twemoji, © Twitter, Inc. und weitere Mitwirkende, unter CC BY 4.0 (creativecommons.org/licenses/by/4.0).',
  },
  fonts: { en: 'Type', de: 'Schriften' },
  fontsText: {
    en: 'Instrument Sans, Bricolage Grotesque and the fonts of the designs are under the SIL Open Font License or the Apache License and come from this server.',
    de: 'Instrument Sans, Bricolage Grotesque und die Schriften der Designs stehen unter der SIL Open Font License oder der Apache License und kommen von diesem Server.',
  },
  marks: { en: 'Names', de: 'Namen' },
  marksText: {
    en: 'WhatsApp, Facebook, Slack, Shopify and the other names belong to their owners. The cards are our drawings of how links appear there; we are not connected with these companies.',
    de: 'WhatsApp, Facebook, Slack, Shopify und die übrigen Namen gehören ihren Inhabern. Die Karten sind unsere Zeichnungen davon, wie Links dort erscheinen; mit diesen Unternehmen sind wir nicht verbunden.',
  },
});

/** Truthful about what this software stores: each passage names what is in the database, and for how long. */
export const privacyTexts = rows({
  heading: { en: 'Privacy policy', de: 'Datenschutz\u00aderklärung' },
  lead: {
    en: 'Linkbild keeps what it needs to work, on its own server, and nothing else. Here is all of it.',
    de: 'Linkbild speichert auf dem eigenen Server, was es zum Arbeiten braucht, und sonst nichts. Hier steht alles.',
  },
  short: { en: 'In short', de: 'Kurz' },
  shortText: {
    en: 'No advertising, no tracking across sites, no data sold. Fonts, pictures and scripts come from this server, so that looking at a page tells nobody else about it.',
    de: 'Keine Werbung, keine Verfolgung über Websites hinweg, kein Verkauf von Daten. Schriften, Bilder und Skripte kommen von diesem Server: Wenn Sie eine Seite ansehen, erfährt es niemand sonst.',
  },
  cookies: { en: 'Cookies', de: 'Cookies' },
  cookiesText: {
    en: 'All are our own and needed for what you asked for. linkbild_session keeps you logged in for 30 days. linkbild_device remembers for a year that you have logged in from this browser, so that other people’s failed logins don’t slow you down. i18n_redirected remembers the language you chose for a year; theme, sidebar_collapsed and time_zone remember for a year how the app looks and which clock is yours. poll holds the random number of your answer for 90 days. linkbild_google lives ten minutes while you log in with Google, linkbild_pending ten minutes between the two steps of a login, linkbild_passkey five minutes while you use a passkey. Your browser also keeps, until you close the tab, that a hint was shown.',
    de: 'Alle sind unsere eigenen und nötig für das, was Sie wünschen. linkbild_session hält Sie 30 Tage angemeldet. linkbild_device merkt sich ein Jahr lang, dass Sie sich in diesem Browser schon angemeldet haben, damit fehlgeschlagene Anmeldungen anderer Sie nicht aufhalten. i18n_redirected merkt sich ein Jahr lang Ihre gewählte Sprache; theme, sidebar_collapsed und time_zone merken sich ein Jahr lang Darstellung und Zeitzone. poll enthält 90 Tage lang die Zufallsnummer Ihrer Antwort. linkbild_google lebt zehn Minuten, während Sie sich mit Google anmelden, linkbild_pending zehn Minuten zwischen den beiden Schritten einer Anmeldung, linkbild_passkey fünf Minuten, während Sie einen Passkey verwenden. Außerdem merkt sich Ihr Browser bis zum Schließen des Tabs, dass ein Hinweis gezeigt wurde.',
  },
  visit: { en: 'Visiting', de: 'Besuch' },
  visitText: {
    en: 'The server’s log holds time, address of the page without its query, status and duration, not your IP address. To hold off abuse, some forms count attempts for a hash of the IP address or of the email address; these counters are deleted after two days.',
    de: 'Das Protokoll des Servers enthält Zeit, Adresse der Seite ohne Parameter, Status und Dauer, nicht Ihre IP-Adresse. Gegen Missbrauch zählen einige Formulare Versuche je Hash der IP- oder E-Mail-Adresse; diese Zähler werden nach zwei Tagen gelöscht.',
  },
  account: { en: 'Account', de: 'Konto' },
  accountText: {
    en: 'Email address, language, name if you give one, and an argon2id hash of your password, never the password. With Google: your number and picture there. Of sessions, login links and API tokens we keep only hashes; links expire after 15 minutes, sessions after 30 days without use. With a session we keep the names of browser and system and a keyed hash of the address it came from, so that you can see where you are logged in. For three months we keep on which days you were here and with which browser. To help you, somebody of the operator may sign in to your account for up to 30 minutes, with a reason that is logged; passwords, tokens and deletion stay yours. Of a passkey we have only the public half; the key of an authenticator app is encrypted. You can download what we store about you and delete your account yourself, on your account page; both take effect at once.',
    de: 'E-Mail-Adresse, Sprache, Name, wenn Sie einen angeben, und ein argon2id-Hash Ihres Passworts, nie das Passwort. Mit Google: Ihre dortige Nummer und Ihr Bild. Von Sitzungen, Anmeldelinks und API-Tokens speichern wir nur Hashes; Links laufen nach 15 Minuten ab, Sitzungen nach 30 Tagen ohne Nutzung. Zu einer Sitzung speichern wir die Namen von Browser und System und einen geschlüsselten Hash der Adresse, von der sie kam, damit Sie sehen, wo Sie angemeldet sind. Drei Monate lang speichern wir, an welchen Tagen und mit welchem Browser Sie hier waren. Um Ihnen zu helfen, kann sich der Betreiber für höchstens 30 Minuten in Ihrem Konto anmelden, mit einem Grund, der protokolliert wird; Passwörter, Token und Löschen bleiben bei Ihnen. Von einem Passkey haben wir nur die öffentliche Hälfte; der Schlüssel einer Authenticator-App ist verschlüsselt. Auf Ihrer Kontoseite können Sie selbst herunterladen, was wir über Sie speichern, und Ihr Konto löschen; beides wirkt sofort.',
  },
  checker: { en: 'Checker', de: 'Check' },
  checkerText: {
    en: 'Your email address, the address of the shop, your language, a hash of your IP address, and the result, so that we can send it and repeat it on the same day without reading the shop again. The result stands at an address that cannot be guessed and that we send to you alone; search engines are told to leave it out. Your address and what you asked for are deleted after a year, or with your account. A shop that is checked without an email address stays for 30 days, without anything about who asked; whoever asks for the same shop within an hour sees the same result.',
    de: 'Ihre E-Mail-Adresse, die Adresse des Shops, Ihre Sprache, ein Hash Ihrer IP-Adresse und das Ergebnis, damit wir es schicken und am selben Tag wiederholen können, ohne den Shop erneut zu lesen. Das Ergebnis steht unter einer Adresse, die sich nicht erraten lässt und die wir nur Ihnen schicken; Suchmaschinen sind angewiesen, sie auszulassen. Ihre Adresse und was Sie angefragt haben, löschen wir nach einem Jahr oder zusammen mit Ihrem Konto. Ein ohne E-Mail-Adresse geprüfter Shop bleibt 30 Tage, ohne Angaben darüber, wer gefragt hat; wer innerhalb einer Stunde nach demselben Shop fragt, sieht dasselbe Ergebnis.',
  },
  cardReports: { en: 'Reported cards', de: 'Gemeldete Karten' },
  cardReportsText: {
    en: 'The address of the page, the platform, what you wrote, your screenshot encoded anew without its metadata, and your email address if you want an answer. Only the operator sees them. Deleted after a year, or with your account.',
    de: 'Die Adresse der Seite, die Plattform, Ihr Text, Ihr Screenshot, neu kodiert und ohne Metadaten, und Ihre E-Mail-Adresse, wenn Sie eine Antwort möchten. Nur der Betreiber sieht sie. Gelöscht nach einem Jahr oder zusammen mit Ihrem Konto.',
  },
  reports: { en: 'Reports', de: 'Berichte' },
  reportsText: {
    en: 'Audits, demos and one-pagers of a project are seen by its members and by whoever has the link, whose address cannot be guessed. An admin of the project can make them public, close them to everybody else, or replace the link, which ends the old one. Only public reports are shown to search engines.',
    de: 'Audits, Demos und One-Pager eines Projekts sehen dessen Mitwirkende und alle, die den Link haben; seine Adresse lässt sich nicht erraten. Ein Admin des Projekts kann sie veröffentlichen, für alle anderen schließen oder den Link ersetzen, womit der alte endet. Suchmaschinen zeigen wir nur veröffentlichte Berichte.',
  },
  deletion: { en: 'Deleting', de: 'Löschen' },
  deletionText: {
    en: 'A deleted project goes with its pages, templates, audits, statistics, images and fonts: from the database at once, from storage within minutes, and after a day we look once more. Its image addresses then show a plain grey image. With an account goes everything kept under its email address: checks, the waitlist entry, invitations, our copies of mails. The log of who did what stays without a name. Backups of the operator and copies that platforms such as WhatsApp keep of shared images are not ours to delete.',
    de: 'Ein gelöschtes Projekt verschwindet mit seinen Seiten, Vorlagen, Audits, Statistiken, Bildern und Schriften: aus der Datenbank sofort, aus dem Speicher innerhalb von Minuten, und nach einem Tag sehen wir noch einmal nach. Seine Bildadressen zeigen dann ein neutrales graues Bild. Mit einem Konto geht alles, was unter seiner E-Mail-Adresse gespeichert ist: Checks, der Eintrag auf der Warteliste, Einladungen, unsere Kopien von E-Mails. Das Protokoll, wer was getan hat, bleibt ohne Namen. Sicherungen des Betreibers und Kopien, die Plattformen wie WhatsApp von geteilten Bildern behalten, können wir nicht löschen.',
  },
  takeAlong: { en: 'Taking your data along', de: 'Daten mitnehmen' },
  takeAlongText: {
    en: 'Your account page and the settings of each project offer a ZIP file with everything as JSON, images and fonts included. It is made while you download it and stored nowhere.',
    de: 'Ihre Kontoseite und die Einstellungen jedes Projekts bieten eine ZIP-Datei mit allem als JSON, samt Bildern und Schriften. Sie entsteht beim Herunterladen und wird nirgends gespeichert.',
  },
  waitlist: { en: 'Waitlist', de: 'Warteliste' },
  waitlistText: {
    en: 'Your email address, the address of your shop if you give it, language and time of your consent. Without confirmation it is deleted after 7 days. Every mail has a link that deletes the entry at once.',
    de: 'Ihre E-Mail-Adresse, die Adresse Ihres Shops, wenn Sie sie angeben, Sprache und Zeitpunkt Ihrer Einwilligung. Ohne Bestätigung wird der Eintrag nach 7 Tagen gelöscht. In jeder E-Mail steht ein Link, der ihn sofort löscht.',
  },
  poll: { en: 'Poll', de: 'Umfrage' },
  pollText: {
    en: 'Which link you chose, in which order they stood, whether you came with a phone, under a random number. Nothing leads from it to you.',
    de: 'Welchen Link Sie gewählt haben, in welcher Reihenfolge sie standen und ob Sie am Telefon waren, unter einer Zufallsnummer. Von ihr führt nichts zu Ihnen.',
  },
  pages: { en: 'Pages you show us', de: 'Seiten, die Sie uns zeigen' },
  pagesText: {
    en: 'Addresses entered at /preview are read by our crawler and kept in memory for some minutes, then forgotten. Pages of projects and checks are stored with their titles, descriptions and picture addresses, as they stand in public.',
    de: 'Adressen, die bei /preview eingegeben werden, liest unser Crawler und behält sie einige Minuten im Arbeitsspeicher, dann sind sie vergessen. Seiten von Projekten und Prüfungen speichern wir mit Titel, Beschreibung und Bildadresse, wie sie öffentlich stehen.',
  },
  images: { en: 'Fetched pictures', de: 'Abgerufene Bilder' },
  imagesText: {
    en: 'When a picture is fetched, we keep time, page, platform and whether it was a machine, as told by its user agent. No IP address, no cookie. User agents we do not know are kept by themselves, counted, so that we can learn them.',
    de: 'Wird ein Bild abgerufen, speichern wir Zeit, Seite, Plattform und ob es eine Maschine war, wie es der User-Agent sagt. Keine IP-Adresse, kein Cookie. Unbekannte User-Agents speichern wir für sich, gezählt, um sie kennenzulernen.',
  },
  mails: { en: 'Mails', de: 'E-Mails' },
  mailsText: {
    en: 'Mails we write are kept with recipient and text for 90 days, so that the operator can see whether they arrived, and are then deleted.',
    de: 'E-Mails, die wir schreiben, bewahren wir mit Empfänger und Text 90 Tage auf, damit der Betreiber sehen kann, ob sie angekommen sind; danach werden sie gelöscht.',
  },
  analytics: { en: 'Statistics', de: 'Statistik' },
  analyticsOff: {
    en: 'This installation loads no statistics script.',
    de: 'Diese Installation lädt kein Statistik-Skript.',
  },
  analyticsOn: {
    en: (host: string) => `This installation loads a statistics script from ${host}, run by the operator.`,
    de: (host: string) => `Diese Installation lädt ein Statistik-Skript von ${host}, das der Betreiber betreibt.`,
  },
  rights: { en: 'Your rights', de: 'Ihre Rechte' },
  rightsText: {
    en: 'You may ask what is kept about you, have it corrected, deleted or handed over, withdraw a consent, and complain to a data protection authority. The operator stands in the imprint. Grounds: your consent (Art. 6 (1) a GDPR) for checker and waitlist, the contract (b) for the account, our legitimate interest (f) in holding off abuse.',
    de: 'Sie können Auskunft, Berichtigung, Löschung und Herausgabe verlangen, eine Einwilligung widerrufen und sich bei einer Datenschutzbehörde beschweren. Der Betreiber steht im Impressum. Grundlagen: Ihre Einwilligung (Art. 6 Abs. 1 lit. a DSGVO) für Check und Warteliste, der Vertrag (lit. b) für das Konto, unser berechtigtes Interesse (lit. f) an der Abwehr von Missbrauch.',
  },
});

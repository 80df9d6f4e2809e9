import { rows } from '#web/i18n/texts.ts';

/** Around the documents of the operator. */
export const legalPageTexts = rows({
  download: { en: 'Download as PDF', de: 'Als PDF herunterladen' },
  incomplete: { en: 'Not filled in yet', de: 'Noch nicht ausgefüllt' },
  incompleteText: {
    en: 'The operator of this installation has yet to fill in details marked on this page.',
    de: 'Der Betreiber dieser Installation muss Angaben noch ergänzen. Sie sind auf dieser Seite markiert.',
  },
});

/** Who runs it comes from the operator's own details (domain/operator/operator.ts). */
export const imprintTexts = rows({
  heading: { en: 'Imprint', de: 'Impressum' },
  lead: { en: 'Linkbild comes from Berlin.', de: 'Linkbild kommt aus Berlin.' },
  operator: { en: 'Operator', de: 'Betreiber' },
  contact: { en: 'Contact', de: 'Kontakt' },
  contactText: {
    en: 'Write to us with the form on our contact page, or reply to any email you get from us. To report a security issue, use the address in security.txt.',
    de: 'Schreiben Sie uns über das Kontaktformular oder antworten Sie auf eine unserer E-Mails. Sicherheitslücken melden Sie bitte an die Adresse in der security.txt.',
  },
  content: { en: 'Images', de: 'Bilder' },
  contentText: {
    en: 'All images on these pages were created with Linkbild. The sample shop Halm & Ton, its products and the people in the chats are fictional.',
    de: 'Alle Bilder auf diesen Seiten sind mit Linkbild erstellt. Der Beispielshop Halm & Ton, seine Produkte und die Personen in den Chats sind erfunden.',
  },
  emoji: { en: 'Emoji', de: 'Emoji' },
  emojiText: {
    en: 'Emoji in generated images are Twemoji, © Twitter, Inc. and other contributors, licensed under CC BY 4.0 (creativecommons.org/licenses/by/4.0).',
    de: 'Emoji in erstellten Bildern: Twemoji, © Twitter, Inc. und weitere Mitwirkende, Lizenz CC BY 4.0 (creativecommons.org/licenses/by/4.0).',
  },
  fonts: { en: 'Fonts', de: 'Schriften' },
  fontsText: {
    en: 'Instrument Sans, Bricolage Grotesque and the template fonts are licensed under the SIL Open Font License or the Apache License. They’re served from this server.',
    de: 'Instrument Sans, Bricolage Grotesque und die Schriften der Vorlagen unterliegen der SIL Open Font License oder der Apache License. Sie werden von diesem Server geladen.',
  },
  marks: { en: 'Trademarks', de: 'Marken' },
  marksText: {
    en: 'WhatsApp, Facebook, Slack, Shopify and all other names belong to their owners. The cards are our own rendering of how links appear there. We’re not affiliated with these companies.',
    de: 'WhatsApp, Facebook, Slack, Shopify und alle anderen Namen gehören ihren Inhabern. Die Karten sind von uns nachgebaut und zeigen, wie Links dort erscheinen. Mit diesen Unternehmen stehen wir in keiner Verbindung.',
  },
});

/** Truthful about what this software stores: each passage names what is in the database, and for how long. */
export const privacyTexts = rows({
  heading: { en: 'Privacy policy', de: 'Datenschutz\u00aderklärung' },
  lead: {
    en: 'Linkbild stores what it needs to work, on its own server, and nothing else. This is the complete list.',
    de: 'Linkbild speichert nur, was es zum Arbeiten braucht, und zwar auf dem eigenen Server. Hier lesen Sie alles im Einzelnen.',
  },
  short: { en: 'In short', de: 'Kurz gesagt' },
  shortText: {
    en: 'No ads, no cross-site tracking, no selling of data. Our own fonts, images and scripts come from this server. Previews load a page’s images straight from the servers they’re on, which see your IP address then.',
    de: 'Keine Werbung, kein Tracking über Websites hinweg, kein Verkauf von Daten. Unsere Schriften, Bilder und Skripte kommen von diesem Server. Vorschauen laden die Bilder einer Seite direkt von den Servern, auf denen sie liegen. Diese sehen dabei Ihre IP-Adresse.',
  },
  cookies: { en: 'Cookies', de: 'Cookies' },
  cookiesText: {
    en: 'We only set our own cookies, and only for things you use. linkbild_session keeps you logged in for 30 days. linkbild_device remembers for a year that you’ve logged in from this browser, so that other people’s failed logins don’t slow you down. i18n_redirected remembers your language for a year. theme, sidebar_collapsed and time_zone remember your appearance settings and time zone for a year. poll holds the random number of your answer for 90 days. linkbild_google lasts ten minutes while you log in with Google, linkbild_pending ten minutes between the two steps of a login, and linkbild_passkey five minutes while you use a passkey. Until you close the tab, your browser also remembers that it has shown you a hint.',
    de: 'Wir setzen nur eigene Cookies, und nur für Funktionen, die Sie nutzen. linkbild_session hält Sie 30 Tage angemeldet. linkbild_device merkt sich ein Jahr lang, dass Sie sich in diesem Browser schon angemeldet haben, damit fehlgeschlagene Anmeldungen anderer Sie nicht ausbremsen. i18n_redirected merkt sich ein Jahr lang Ihre Sprache. theme, sidebar_collapsed und time_zone merken sich ein Jahr lang Darstellung und Zeitzone. poll enthält 90 Tage lang die Zufallsnummer Ihrer Antwort. linkbild_google gilt zehn Minuten, während Sie sich mit Google anmelden, linkbild_pending zehn Minuten zwischen den beiden Schritten einer Anmeldung, linkbild_passkey fünf Minuten, während Sie einen Passkey verwenden. Bis Sie den Tab schließen, merkt sich Ihr Browser außerdem, dass er Ihnen einen Hinweis gezeigt hat.',
  },
  visit: { en: 'Visiting our pages', de: 'Besuch unserer Seiten' },
  visitText: {
    en: 'The server log records time, page address without its query, status and duration. It doesn’t record your IP address. To prevent abuse, some forms count attempts per hash of an IP address or email address. We delete these counters after two days.',
    de: 'Das Serverprotokoll enthält Zeit, Adresse der Seite ohne Parameter, Status und Dauer, aber nicht Ihre IP-Adresse. Zum Schutz vor Missbrauch zählen einige Formulare die Versuche je Hash einer IP- oder E-Mail-Adresse. Diese Zähler löschen wir nach zwei Tagen.',
  },
  account: { en: 'Your account', de: 'Ihr Konto' },
  accountText: {
    en: 'We store your email address, your language, your browser’s time zone, your name if you give one, and an Argon2id hash of your password, never the password itself. If you log in with Google, we also store your Google user ID and profile image. For sessions, login links and API tokens, we store only hashes. Login links expire after 15 minutes, sessions after 30 days without use. For each session we store the names of your browser and system and a keyed hash of the IP address, so you can see where you’re logged in. For three months, we store the days you used Linkbild and the browser you used. To help you, the operator’s staff can access your account for up to 30 minutes, giving a reason that is logged. Passwords, tokens and deleting are off limits. For passkeys, we store only the public key. The key of an authenticator app is encrypted. When one of your requests fails, its error message is kept with your account among the last 500 errors, for the operator only. The operator can write notes about your account. On your account page you can download what we store about you, notes included, and delete your account. Both take effect immediately.',
    de: 'Wir speichern Ihre E-Mail-Adresse, Ihre Sprache, die Zeitzone Ihres Browsers, Ihren Namen, falls Sie ihn angeben, und einen Argon2id-Hash Ihres Passworts, nie das Passwort selbst. Mit Google: Ihre Nutzernummer und Ihr Profilbild dort. Von Sitzungen, Anmeldelinks und API-Token speichern wir nur Hashes. Anmeldelinks laufen nach 15 Minuten ab, Sitzungen nach 30 Tagen ohne Nutzung. Zu jeder Sitzung speichern wir die Namen von Browser und System und einen mit Schlüssel gebildeten Hash der IP-Adresse, damit Sie sehen, wo Sie angemeldet sind. Drei Monate lang speichern wir, an welchen Tagen und mit welchem Browser Sie hier waren. Um Ihnen zu helfen, kann der Betreiber bis zu 30 Minuten auf Ihr Konto zugreifen. Den Grund dafür muss er angeben, er wird protokolliert. Passwörter, Token und das Löschen bleiben dabei gesperrt. Von einem Passkey haben wir nur die öffentliche Hälfte, der Schlüssel einer Authenticator-App ist verschlüsselt. Schlägt eine Ihrer Anfragen fehl, steht die Fehlermeldung zu Ihrem Konto unter den letzten 500 Fehlern, die nur der Betreiber sieht. Er kann sich auch Notizen zu Ihrem Konto machen. Auf Ihrer Kontoseite können Sie herunterladen, was wir über Sie speichern, auch diese Notizen, und Ihr Konto löschen. Beides wirkt sofort.',
  },
  checker: { en: 'Free shop check', de: 'Kostenloser Linkvorschau-Check' },
  checkerText: {
    en: 'We store your email address, the shop’s address, your language, a hash of your IP address and the result. That way we can send you the result and show it again the same day without reading the shop again. The result has an address that can’t be guessed and that we send only to you. Search engines are told to ignore it. We add the shop to your account only if you agree to it through the link in that email. We delete your address and your request after a year, or together with your account. A shop checked without an email address is kept for 30 days, with no record of who asked. Anyone who checks the same shop within an hour sees the same result.',
    de: 'Wir speichern Ihre E-Mail-Adresse, die Adresse des Shops, Ihre Sprache, einen Hash Ihrer IP-Adresse und das Ergebnis. So können wir Ihnen das Ergebnis schicken und es am selben Tag noch einmal zeigen, ohne den Shop erneut zu lesen. Das Ergebnis hat eine Adresse, die sich nicht erraten lässt und die wir nur Ihnen schicken. Suchmaschinen sind angewiesen, sie zu ignorieren. In Ihr Konto nehmen wir den Shop nur auf, wenn Sie dem über den Link in dieser E-Mail zustimmen. Ihre E-Mail-Adresse und Ihre Anfrage löschen wir nach einem Jahr oder zusammen mit Ihrem Konto. Ein ohne E-Mail-Adresse geprüfter Shop bleibt 30 Tage gespeichert, ohne Angaben darüber, wer ihn geprüft hat. Wer denselben Shop innerhalb einer Stunde prüft, sieht dasselbe Ergebnis.',
  },
  cardReports: { en: 'Cards you report', de: 'Gemeldete Karten' },
  cardReportsText: {
    en: 'We store the page’s address, the platform, your message, your screenshot (re-encoded, without metadata), and your email address if you’d like a reply. Only the operator sees them. We delete them after a year, or together with your account.',
    de: 'Wir speichern die Adresse der Seite, die Plattform, Ihre Nachricht, Ihren Screenshot (neu kodiert, ohne Metadaten) und Ihre E-Mail-Adresse, falls Sie eine Antwort möchten. Nur der Betreiber sieht diese Angaben. Wir löschen sie nach einem Jahr oder zusammen mit Ihrem Konto.',
  },
  lab: { en: 'Test pages in apps', de: 'Testseiten in Apps' },
  labText: {
    en: 'To see how apps show links, we post test pages of our own. When one of them is requested, we store the program’s name, the time, how much it read and the network it came from (never the whole IP address). We delete this after two years at the latest.',
    de: 'Um zu sehen, wie Apps Links zeigen, posten wir eigene Testseiten. Ruft jemand eine davon ab, speichern wir den Namen des Programms, den Zeitpunkt, wie viel es gelesen hat und aus welchem Netz der Abruf kam (nie die ganze IP-Adresse). Wir löschen das nach spätestens zwei Jahren.',
  },
  cancellations: { en: 'Cancelling a contract', de: 'Vertrag kündigen' },
  cancellationsText: {
    en: 'If you cancel or withdraw from a contract with our form, we store what you enter there and when it reached us. Only the operator sees it. We delete it three years after it has been carried out, or together with your account.',
    de: 'Wenn Sie einen Vertrag über unser Formular kündigen oder widerrufen, speichern wir Ihre Angaben und den Zeitpunkt des Eingangs. Nur der Betreiber sieht sie. Wir löschen sie drei Jahre, nachdem die Kündigung erledigt ist, oder zusammen mit Ihrem Konto.',
  },
  reports: { en: 'Reports', de: 'Berichte' },
  reportsText: {
    en: 'A project’s audits, demos and one-pagers can be seen by its members and by anyone who has the link, which can’t be guessed. A project admin can publish them, close them to everyone else, or replace the link, which disables the old one. Search engines only see published reports.',
    de: 'Audits, Demos und One-Pager eines Projekts sehen dessen Mitwirkende und alle, die den Link haben. Erraten lässt er sich nicht. Admins des Projekts können Berichte veröffentlichen, für alle anderen sperren oder den Link ersetzen. Der alte Link gilt dann nicht mehr. Suchmaschinen sehen nur veröffentlichte Berichte.',
  },
  deletion: { en: 'Deleting data', de: 'Daten löschen' },
  deletionText: {
    en: 'Deleting a project deletes its pages, templates, audits, statistics, images and fonts: from the database immediately, from storage within minutes, with a second check a day later. Its image addresses then show a plain grey image. Deleting an account deletes everything stored under its email address: checks, the waitlist entry, invitations and our copies of emails. The activity log stays, without your name. We can’t delete the operator’s backups or the copies of shared images that platforms such as WhatsApp keep.',
    de: 'Mit einem Projekt löschen wir seine Seiten, Vorlagen, Audits, Statistiken, Bilder und Schriften: aus der Datenbank sofort, aus dem Speicher innerhalb von Minuten. Nach einem Tag prüfen wir das noch einmal. Seine Bildadressen zeigen dann ein neutrales graues Bild. Mit einem Konto löschen wir alles, was unter seiner E-Mail-Adresse gespeichert ist: Prüfungen, den Eintrag auf der Warteliste, Einladungen und unsere Kopien von E-Mails. Das Aktivitätsprotokoll bleibt, aber ohne Ihren Namen. Nicht löschen können wir Backups des Betreibers und Kopien geteilter Bilder, die Plattformen wie WhatsApp behalten.',
  },
  takeAlong: { en: 'Exporting your data', de: 'Daten mitnehmen' },
  takeAlongText: {
    en: 'Your account page and each project’s settings offer a ZIP file with everything as JSON, including images and fonts. It’s created while you download it and not stored anywhere.',
    de: 'Auf Ihrer Kontoseite und in den Einstellungen jedes Projekts können Sie alles als ZIP-Datei herunterladen: JSON, Bilder und Schriften. Die Datei entsteht beim Herunterladen und wird nirgends gespeichert.',
  },
  waitlist: { en: 'Waitlist', de: 'Warteliste' },
  waitlistText: {
    en: 'We store your email address, your shop’s address if you give it, your language and the time you agreed. If you don’t confirm, we delete the entry after 7 days. Every email has a link that deletes it right away.',
    de: 'Wir speichern Ihre E-Mail-Adresse, die Adresse Ihres Shops, falls Sie sie angeben, Ihre Sprache und den Zeitpunkt Ihrer Einwilligung. Ohne Bestätigung löschen wir den Eintrag nach 7 Tagen. Jede E-Mail enthält einen Link, der ihn sofort löscht.',
  },
  poll: { en: 'Poll', de: 'Umfrage' },
  pollText: {
    en: 'We store which link you chose, the order in which you saw them and whether you were on a phone, under a random number. It can’t be traced back to you.',
    de: 'Wir speichern, welchen Link Sie gewählt haben, in welcher Reihenfolge Sie die Links gesehen haben und ob Sie am Smartphone waren, unter einer Zufallsnummer. Auf Sie lässt sich daraus nicht schließen.',
  },
  pages: { en: 'Pages you check', de: 'Seiten, die Sie prüfen' },
  pagesText: {
    en: 'Our crawler reads addresses entered at /preview and keeps them in memory for a few minutes. Then they’re gone. For pages of projects and checks we store title, description and image address, exactly as they’re published.',
    de: 'Adressen, die Sie unter /preview eingeben, liest unser Crawler und hält sie einige Minuten im Arbeitsspeicher. Danach sind sie weg. Zu Seiten von Projekten und Prüfungen speichern wir Titel, Beschreibung und Bildadresse, so wie sie öffentlich sind.',
  },
  monitoring: { en: 'Monitoring', de: 'Monitoring' },
  monitoringText: {
    en: 'For monitored pages we keep every change of the preview: tags, cards, score and a small copy of the image, for 1 month on the free plan, 3 months on Basic and 12 months on Pro. For incidents we keep the cause, the affected pages and your team’s note until the project is deleted. We keep messages about incidents for 90 days. Addresses of chat channels and the secrets of webhooks are stored encrypted; what we sent to a webhook and what it answered is deleted after 30 days. For each person we store which emails they want, their quiet hours and time zone. The badge is off until an admin switches it on, and it only shows a share of pages.',
    de: 'Zu überwachten Seiten speichern wir jede Änderung der Vorschau: Tags, Karten, Punktzahl und eine kleine Kopie des Bildes. Im kostenlosen Tarif speichern wir sie 1 Monat, in Basic 3 Monate, in Pro 12 Monate. Zu Störungen speichern wir Ursache, betroffene Seiten und die Notiz Ihres Teams, bis das Projekt gelöscht wird. Nachrichten zu Störungen löschen wir nach 90 Tagen. Adressen von Chat-Kanälen und die Schlüssel von Webhooks speichern wir verschlüsselt. Was wir an einen Webhook gesendet haben und was er geantwortet hat, löschen wir nach 30 Tagen. Zu jeder Person speichern wir, welche E-Mails sie möchte, ihre Ruhezeiten und ihre Zeitzone. Das Badge ist aus, bis ein Admin es einschaltet, und zeigt nur einen Anteil von Seiten.',
  },
  controller: { en: 'Controller', de: 'Verantwortlicher' },
  dataProtection: { en: 'Data protection contact', de: 'Kontakt für Datenschutz' },
  recipients: { en: 'Who else receives data', de: 'Wer sonst noch Daten erhält' },
  recipientsText: {
    en: 'These companies work for us under a data processing agreement, or receive what their service needs:',
    de: 'Diese Unternehmen arbeiten mit einem Vertrag zur Auftragsverarbeitung für uns oder erhalten, was ihr Dienst braucht:',
  },
  stripe: { en: 'Payments', de: 'Zahlungen' },
  stripeText: {
    en: 'Payments are handled by Stripe. You enter your payment details on Stripe’s own page; we never see them. Stripe receives your name, email address, billing address, VAT ID if you give one, and what you bought. We store Stripe’s numbers, what you owe and paid, and links to your invoices. Stripe’s own privacy policy applies to its page.',
    de: 'Zahlungen wickelt Stripe ab. Ihr Zahlungsmittel geben Sie auf der Seite von Stripe ein, wir bekommen es nicht zu sehen. Stripe erhält Ihren Namen, Ihre E-Mail-Adresse, die Rechnungsanschrift, Ihre USt-IdNr., falls Sie sie angeben, und was Sie gekauft haben. Wir speichern die Nummern von Stripe, was Sie schulden und bezahlt haben, und Links zu Ihren Rechnungen. Auf der Seite von Stripe gilt dessen eigene Datenschutzerklärung.',
  },
  mailHost: {
    en: (host: string) => `Emails are sent through ${host}.`,
    de: (host: string) => `E-Mails verschicken wir über den Mailserver ${host}.`,
  },
  support: { en: 'Messages to us', de: 'Nachrichten an uns' },
  supportText: {
    en: 'If you write to us with the support form, we store your name, email address, message and our reply. We delete them after two years, or together with your account.',
    de: 'Schreiben Sie uns über das Support-Formular, speichern wir Namen, E-Mail-Adresse, Ihre Nachricht und unsere Antwort. Wir löschen sie nach zwei Jahren oder zusammen mit Ihrem Konto.',
  },
  shopify: { en: 'Shopify app', de: 'Shopify-App' },
  shopifyText: {
    en: 'If you install Linkbild in your Shopify store, we get data from Shopify, and only with the permissions you grant. We store the store’s name, address, email address, currency and time zone, its products, collections, pages and blog posts as they’re published, which plan Shopify bills, and what our code needs in your theme. Access tokens are stored encrypted. We ask for nothing about your customers and orders, and store nothing about them. We keep Shopify’s notifications for at most 14 days. When you uninstall the app, the tokens are deleted and all work for the store ends at once. Images in links already shared keep working. We delete everything after 90 days, or as soon as Shopify asks us to, which it normally does 48 hours after you uninstall. If you used Linkbild for the store before you connected it, your project stays and we only delete what came from Shopify. Shopify runs your store and sends your bill under its own privacy policy. For the data of your store, you’re the controller and we process it for you.',
    de: 'Wenn Sie Linkbild in Ihrem Shopify-Shop installieren, bekommen wir Daten von Shopify, und zwar nur mit den Berechtigungen, die Sie erteilen. Wir speichern Namen, Adresse, E-Mail-Adresse, Währung und Zeitzone des Shops, seine Produkte, Kategorien, Seiten und Blogbeiträge, so wie sie öffentlich sind, welchen Tarif Shopify abrechnet und was unser Code in Ihrem Theme braucht. Zugriffstoken speichern wir verschlüsselt. Daten Ihrer Kunden und Bestellungen rufen wir nicht ab und speichern sie nicht. Benachrichtigungen von Shopify speichern wir höchstens 14 Tage. Wenn Sie die App entfernen, löschen wir die Token und beenden sofort alle Aufträge für den Shop. Bilder in bereits geteilten Links funktionieren weiter. Nach 90 Tagen löschen wir alles, oder sobald Shopify uns dazu auffordert. Shopify tut das in der Regel 48 Stunden, nachdem Sie die App entfernt haben. Haben Sie Linkbild für den Shop schon vorher genutzt, bleibt Ihr Projekt bestehen, und wir löschen nur, was von Shopify kam. Shopify betreibt Ihren Shop und stellt Ihnen die Rechnung nach eigener Datenschutzerklärung. Für die Daten Ihres Shops sind Sie verantwortlich, wir verarbeiten sie in Ihrem Auftrag.',
  },
  images: { en: 'Image requests', de: 'Abgerufene Bilder' },
  imagesText: {
    en: 'When an image is requested, we store time, page, platform and, judging by the user agent, whether it was a bot. No IP address, no cookie. We store unknown user agents separately and count them, so we can learn to recognise them.',
    de: 'Wird ein Bild abgerufen, speichern wir Zeit, Seite, Plattform und, laut User-Agent, ob es ein Bot war. Keine IP-Adresse, kein Cookie. Unbekannte User-Agents speichern und zählen wir getrennt, um sie künftig zu erkennen.',
  },
  mails: { en: 'Emails', de: 'E-Mails' },
  mailsText: {
    en: 'We keep the emails we send, with recipient and text, for 90 days, so the operator can see whether they arrived. Then we delete them.',
    de: 'E-Mails, die wir verschicken, bewahren wir mit Empfänger und Text 90 Tage auf, damit der Betreiber sehen kann, ob sie angekommen sind. Danach löschen wir sie.',
  },
  analytics: { en: 'Analytics', de: 'Statistik' },
  analyticsOff: {
    en: 'This installation loads no analytics script.',
    de: 'Diese Installation lädt kein Statistik-Skript.',
  },
  analyticsOn: {
    en: (host: string) => `This installation loads an analytics script from ${host}, run by the operator.`,
    de: (host: string) =>
      `Diese Installation lädt ein Statistik-Skript von ${host}, das der Betreiber selbst betreibt.`,
  },
  rights: { en: 'Your rights', de: 'Ihre Rechte' },
  rightsText: {
    en: 'You can ask what we store about you, have it corrected, deleted or handed over, withdraw your consent, and complain to a data protection authority. You’ll find the operator in the imprint. Legal bases: your consent (Art. 6(1)(a) GDPR) for the waitlist, the contract and your request (b) for your account and the shop check, and our legitimate interest (f) in preventing abuse.',
    de: 'Sie können Auskunft, Berichtigung, Löschung und Herausgabe verlangen, eine Einwilligung widerrufen und sich bei einer Datenschutzbehörde beschweren. Den Betreiber finden Sie im Impressum. Rechtsgrundlagen: Ihre Einwilligung (Art. 6 Abs. 1 lit. a DSGVO) für die Warteliste, der Vertrag und Ihre Anfrage (lit. b) für Konto und Linkvorschau-Check, unser berechtigtes Interesse (lit. f) am Schutz vor Missbrauch.',
  },
});

import { screen } from './screen.ts';

/** The screens of the super admin. */
export const adminScreenTexts = {
  adminCrawls: screen(
    { en: 'Crawls', de: 'Abrufe' },
    { en: 'No crawls yet', de: 'Noch keine Abrufe' },
    {
      en: 'The latest 10,000 image requests across all projects will appear here.',
      de: 'Hier erscheinen die letzten 10.000 Bildabrufe aller Projekte.',
    },
  ),
  adminChecker: screen(
    { en: 'Link preview checker', de: 'Linkvorschau-Check' },
    { en: 'No checks yet', de: 'Noch keine Prüfungen' },
    {
      en: 'Shops that visitors check on the home page will appear here with their result.',
      de: 'Hier erscheinen die Shops, die Besucher auf der Startseite prüfen, mit ihrem Ergebnis.',
    },
  ),
  adminCardReports: screen(
    { en: 'Reported cards', de: 'Gemeldete Karten' },
    { en: 'No reports yet', de: 'Noch keine Meldungen' },
    {
      en: 'When visitors tell us that a card looks different, their report appears here with a screenshot.',
      de: 'Wenn Besucher melden, dass eine Karte bei ihnen anders aussieht, erscheint das hier mit Screenshot.',
    },
  ),
  adminLab: screen(
    { en: 'Lab', de: 'Labor' },
    { en: 'No runs yet', de: 'Noch keine Durchgänge' },
    {
      en: 'Start a run, post its addresses in an app, and add what you see.',
      de: 'Beginnen Sie einen Durchgang, posten Sie seine Adressen in einer App und halten Sie fest, was Sie sehen.',
    },
  ),
  adminLabRun: screen(
    { en: 'Lab run', de: 'Durchgang im Labor' },
    { en: 'Run not found', de: 'Durchgang nicht gefunden' },
    { en: 'It may have been deleted.', de: 'Vielleicht wurde er gelöscht.' },
  ),
  adminStart: screen(
    { en: 'Today', de: 'Heute' },
    { en: 'Nothing open', de: 'Nichts offen' },
    { en: 'What waits for you appears here.', de: 'Hier erscheint, was auf Sie wartet.' },
  ),
  adminSupport: screen(
    { en: 'Messages', de: 'Nachrichten' },
    { en: 'No messages', de: 'Keine Nachrichten' },
    {
      en: 'When people write to you with the support form, their messages appear here.',
      de: 'Schreibt Ihnen jemand über das Support-Formular, erscheint die Nachricht hier.',
    },
  ),
  adminSupportRequest: screen(
    { en: 'Message', de: 'Nachricht' },
    { en: 'Message not found', de: 'Nachricht nicht gefunden' },
    { en: 'It may have been deleted.', de: 'Vielleicht wurde sie gelöscht.' },
  ),
  adminOperator: screen(
    { en: 'Operator', de: 'Betreiber' },
    { en: 'Nothing filled in yet', de: 'Noch nichts ausgefüllt' },
    { en: 'Who runs this installation.', de: 'Wer diese Installation betreibt.' },
  ),
  adminCancellations: screen(
    { en: 'Cancellations', de: 'Kündigungen' },
    { en: 'No cancellations', de: 'Keine Kündigungen' },
    {
      en: 'When someone cancels a contract with the form in the footer, the cancellation appears here until you’ve dealt with it.',
      de: 'Kündigt jemand über das Formular in der Fußzeile, erscheint die Kündigung hier, bis Sie sie erledigt haben.',
    },
  ),
  adminProjects: screen(
    { en: 'Projects', de: 'Projekte' },
    { en: 'No projects yet', de: 'Noch keine Projekte' },
    { en: 'All projects will appear here.', de: 'Hier erscheinen alle Projekte.' },
  ),
  adminUsers: screen(
    { en: 'Users', de: 'Konten' },
    { en: 'No accounts yet', de: 'Noch keine Konten' },
    { en: 'Everyone with an account will appear here.', de: 'Hier erscheinen alle, die ein Konto haben.' },
  ),
  adminUser: screen(
    { en: 'User', de: 'Konto' },
    { en: 'Account not found', de: 'Konto nicht gefunden' },
    { en: 'It may have been deleted.', de: 'Vielleicht wurde es gelöscht.' },
  ),
  adminWaitlist: screen(
    { en: 'Waitlist', de: 'Warteliste' },
    { en: 'No one on the waitlist yet', de: 'Noch niemand auf der Warteliste' },
    {
      en: 'People who join will appear here, whether or not they’ve confirmed.',
      de: 'Hier erscheinen alle, die sich eintragen, ob bestätigt oder nicht.',
    },
  ),
  adminUiComponents: screen(
    { en: 'UI components', de: 'UI-Komponenten' },
    { en: 'No components', de: 'Keine Komponenten' },
    { en: 'All parts of the interface will appear here.', de: 'Hier erscheinen alle Teile der Oberfläche.' },
  ),
  adminMails: screen(
    { en: 'Emails', de: 'E-Mails' },
    { en: 'No emails yet', de: 'Noch keine E-Mails' },
    {
      en: 'Every email from Linkbild is kept here. Without an SMTP server, this is also the outbox.',
      de: 'Hier liegen alle E-Mails von Linkbild. Ohne Mailserver ist das auch der Postausgang.',
    },
  ),
  adminMail: screen(
    { en: 'Email', de: 'E-Mail' },
    { en: 'This email is empty', de: 'Diese E-Mail ist leer' },
    { en: 'It was created without content.', de: 'Sie wurde ohne Inhalt erstellt.' },
  ),
  adminJobs: screen(
    { en: 'Jobs', de: 'Jobs' },
    { en: 'No jobs', de: 'Keine Jobs' },
    {
      en: 'Background jobs appear here while they wait, run or finish. Failed jobs can be run again.',
      de: 'Hier erscheinen Hintergrundjobs: wartend, laufend und beendet. Fehlgeschlagene lassen sich erneut ausführen.',
    },
  ),
  adminHealth: screen(
    { en: 'Health', de: 'Zustand' },
    { en: 'No figures yet', de: 'Noch keine Werte' },
    {
      en: 'The first figures appear within five minutes.',
      de: 'Die ersten Werte erscheinen in den nächsten fünf Minuten.',
    },
  ),
  adminActivity: screen(
    { en: 'Activity', de: 'Aktivitäten' },
    { en: 'No activity yet', de: 'Noch keine Aktivitäten' },
    {
      en: 'Logins, invitations, role changes, tokens and deletions will appear here.',
      de: 'Hier erscheinen Anmeldungen, Einladungen, Rollenwechsel, Token und Löschungen.',
    },
  ),
  adminPlanRequests: screen(
    { en: 'Plan requests', de: 'Tarifanfragen' },
    { en: 'No open requests', de: 'Keine offenen Anfragen' },
    {
      en: 'Requests for plans and credits appear here until you approve or decline them.',
      de: 'Hier erscheinen Anfragen nach Tarifen und Credits, bis Sie sie freischalten oder ablehnen.',
    },
  ),
  adminSubscriptions: screen(
    { en: 'Subscriptions', de: 'Abonnements' },
    { en: 'No subscriptions yet', de: 'Noch keine Abonnements' },
    {
      en: 'Paid plans will appear here with their status.',
      de: 'Hier erscheinen alle bezahlten Tarife mit ihrem Status.',
    },
  ),
  adminIncome: screen(
    { en: 'Income', de: 'Einnahmen' },
    { en: 'No payments yet', de: 'Noch keine Zahlungen' },
    {
      en: 'Payments will appear here by month.',
      de: 'Hier erscheinen die Zahlungen nach Monaten.',
    },
  ),
  adminUserAgents: screen(
    { en: 'User agents', de: 'User-Agents' },
    { en: 'No user agents', de: 'Keine User-Agents' },
    {
      en: 'Without an entry, every request counts as unknown. Add the first one.',
      de: 'Ohne Einträge gilt jeder Abruf als unbekannt. Legen Sie den ersten an.',
    },
  ),
  adminUnknownAgents: screen(
    { en: 'Unknown user agents', de: 'Unbekannte User-Agents' },
    { en: 'No unknown user agents', de: 'Keine unbekannten User-Agents' },
    {
      en: 'User agents without an entry are counted here, so that you can name the frequent ones.',
      de: 'Hier werden User-Agents ohne Eintrag gezählt, damit Sie häufige benennen können.',
    },
  ),
  adminBaseTemplates: screen(
    { en: 'Base templates', de: 'Grundvorlagen' },
    { en: 'No base templates', de: 'Keine Grundvorlagen' },
    {
      en: 'Templates every project can start from. Save any template as a base template in the designer.',
      de: 'Vorlagen, mit denen jedes Projekt beginnen kann. Im Designer können Sie jede Vorlage als Grundvorlage speichern.',
    },
  ),
  adminCampaigns: screen(
    { en: 'Campaigns', de: 'Kampagnen' },
    { en: 'No campaigns', de: 'Keine Kampagnen' },
    {
      en: 'A campaign is a landing page with its own address and a banner on the public pages.',
      de: 'Eine Kampagne ist eine Landingpage mit eigener Adresse und einem Banner auf den öffentlichen Seiten.',
    },
  ),
};

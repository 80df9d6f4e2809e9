import { screen } from '#web/i18n/texts.ts';
import { adminScreenNames } from './admin-names.ts';

/** The screens of the super admin. */
export const adminScreenTexts = {
  adminCrawls: screen(
    adminScreenNames.adminCrawls.heading,
    { en: 'No crawls yet', de: 'Noch keine Abrufe' },
    {
      en: 'The latest 10,000 image requests across all projects will appear here.',
      de: 'Hier erscheinen die letzten 10.000 Bildabrufe aller Projekte.',
    },
  ),
  adminChecker: screen(
    adminScreenNames.adminChecker.heading,
    { en: 'No checks yet', de: 'Noch keine Prüfungen' },
    {
      en: 'Shops that visitors check on the home page will appear here with their result.',
      de: 'Hier erscheinen die Shops, die Besucher auf der Startseite prüfen, mit ihrem Ergebnis.',
    },
  ),
  adminCardReports: screen(
    adminScreenNames.adminCardReports.heading,
    { en: 'No reports yet', de: 'Noch keine Meldungen' },
    {
      en: 'When visitors tell us that a card looks different, their report appears here with a screenshot.',
      de: 'Wenn Besucher melden, dass eine Karte bei ihnen anders aussieht, erscheint das hier mit Screenshot.',
    },
  ),
  adminLab: screen(
    adminScreenNames.adminLab.heading,
    { en: 'No runs yet', de: 'Noch keine Durchgänge' },
    {
      en: 'Start a run, post its addresses in an app, and add what you see.',
      de: 'Beginnen Sie einen Durchgang, posten Sie seine Adressen in einer App und halten Sie fest, was Sie sehen.',
    },
  ),
  adminLabRun: screen(
    adminScreenNames.adminLabRun.heading,
    { en: 'Run not found', de: 'Durchgang nicht gefunden' },
    { en: 'It may have been deleted.', de: 'Vielleicht wurde er gelöscht.' },
  ),
  adminStart: screen(
    adminScreenNames.adminStart.heading,
    { en: 'Nothing open', de: 'Nichts offen' },
    { en: 'What waits for you appears here.', de: 'Hier erscheint, was auf Sie wartet.' },
  ),
  adminSupport: screen(
    adminScreenNames.adminSupport.heading,
    { en: 'No messages', de: 'Keine Nachrichten' },
    {
      en: 'When people write to you with the support form, their messages appear here.',
      de: 'Schreibt Ihnen jemand über das Support-Formular, erscheint die Nachricht hier.',
    },
  ),
  adminSupportRequest: screen(
    adminScreenNames.adminSupportRequest.heading,
    { en: 'Message not found', de: 'Nachricht nicht gefunden' },
    { en: 'It may have been deleted.', de: 'Vielleicht wurde sie gelöscht.' },
  ),
  adminOperator: screen(
    adminScreenNames.adminOperator.heading,
    { en: 'Nothing filled in yet', de: 'Noch nichts ausgefüllt' },
    { en: 'Who runs this installation.', de: 'Wer diese Installation betreibt.' },
  ),
  adminCancellations: screen(
    adminScreenNames.adminCancellations.heading,
    { en: 'No cancellations', de: 'Keine Kündigungen' },
    {
      en: 'When someone cancels a contract with the form in the footer, the cancellation appears here until you’ve dealt with it.',
      de: 'Kündigt jemand über das Formular in der Fußzeile, erscheint die Kündigung hier, bis Sie sie erledigt haben.',
    },
  ),
  adminProjects: screen(
    adminScreenNames.adminProjects.heading,
    { en: 'No projects yet', de: 'Noch keine Projekte' },
    { en: 'All projects will appear here.', de: 'Hier erscheinen alle Projekte.' },
  ),
  adminUsers: screen(
    adminScreenNames.adminUsers.heading,
    { en: 'No accounts yet', de: 'Noch keine Konten' },
    { en: 'Everyone with an account will appear here.', de: 'Hier erscheinen alle, die ein Konto haben.' },
  ),
  adminUser: screen(
    adminScreenNames.adminUser.heading,
    { en: 'Account not found', de: 'Konto nicht gefunden' },
    { en: 'It may have been deleted.', de: 'Vielleicht wurde es gelöscht.' },
  ),
  adminWaitlist: screen(
    adminScreenNames.adminWaitlist.heading,
    { en: 'No one on the waitlist yet', de: 'Noch niemand auf der Warteliste' },
    {
      en: 'People who join will appear here, whether or not they’ve confirmed.',
      de: 'Hier erscheinen alle, die sich eintragen, ob bestätigt oder nicht.',
    },
  ),
  adminUiComponents: screen(
    adminScreenNames.adminUiComponents.heading,
    { en: 'No components', de: 'Keine Komponenten' },
    { en: 'All parts of the interface will appear here.', de: 'Hier erscheinen alle Teile der Oberfläche.' },
  ),
  adminMails: screen(
    adminScreenNames.adminMails.heading,
    { en: 'No emails yet', de: 'Noch keine E-Mails' },
    {
      en: 'Every email from Linkbild is kept here. Without an SMTP server, this is also the outbox.',
      de: 'Hier liegen alle E-Mails von Linkbild. Ohne Mailserver ist das auch der Postausgang.',
    },
  ),
  adminMail: screen(
    adminScreenNames.adminMail.heading,
    { en: 'This email is empty', de: 'Diese E-Mail ist leer' },
    { en: 'It was created without content.', de: 'Sie wurde ohne Inhalt erstellt.' },
  ),
  adminJobs: screen(
    adminScreenNames.adminJobs.heading,
    { en: 'No jobs', de: 'Keine Jobs' },
    {
      en: 'Background jobs appear here while they wait, run or finish. Failed jobs can be run again.',
      de: 'Hier erscheinen Hintergrundjobs: wartend, laufend und beendet. Fehlgeschlagene lassen sich erneut ausführen.',
    },
  ),
  adminHealth: screen(
    adminScreenNames.adminHealth.heading,
    { en: 'No figures yet', de: 'Noch keine Werte' },
    {
      en: 'The first figures appear within five minutes.',
      de: 'Die ersten Werte erscheinen in den nächsten fünf Minuten.',
    },
  ),
  adminActivity: screen(
    adminScreenNames.adminActivity.heading,
    { en: 'No activity yet', de: 'Noch keine Aktivitäten' },
    {
      en: 'Logins, invitations, role changes, tokens and deletions will appear here.',
      de: 'Hier erscheinen Anmeldungen, Einladungen, Rollenwechsel, Token und Löschungen.',
    },
  ),
  adminPlanRequests: screen(
    adminScreenNames.adminPlanRequests.heading,
    { en: 'No open requests', de: 'Keine offenen Anfragen' },
    {
      en: 'Requests for plans and credits appear here until you approve or decline them.',
      de: 'Hier erscheinen Anfragen nach Tarifen und Credits, bis Sie sie freischalten oder ablehnen.',
    },
  ),
  adminSubscriptions: screen(
    adminScreenNames.adminSubscriptions.heading,
    { en: 'No subscriptions yet', de: 'Noch keine Abonnements' },
    {
      en: 'Paid plans will appear here with their status.',
      de: 'Hier erscheinen alle bezahlten Tarife mit ihrem Status.',
    },
  ),
  adminIncome: screen(
    adminScreenNames.adminIncome.heading,
    { en: 'No payments yet', de: 'Noch keine Zahlungen' },
    {
      en: 'Payments will appear here by month.',
      de: 'Hier erscheinen die Zahlungen nach Monaten.',
    },
  ),
  adminUserAgents: screen(
    adminScreenNames.adminUserAgents.heading,
    { en: 'No user agents', de: 'Keine User-Agents' },
    {
      en: 'Without an entry, every request counts as unknown. Add the first one.',
      de: 'Ohne Einträge gilt jeder Abruf als unbekannt. Legen Sie den ersten an.',
    },
  ),
  adminUnknownAgents: screen(
    adminScreenNames.adminUnknownAgents.heading,
    { en: 'No unknown user agents', de: 'Keine unbekannten User-Agents' },
    {
      en: 'User agents without an entry are counted here, so that you can name the frequent ones.',
      de: 'Hier werden User-Agents ohne Eintrag gezählt, damit Sie häufige benennen können.',
    },
  ),
  adminBaseTemplates: screen(
    adminScreenNames.adminBaseTemplates.heading,
    { en: 'No base templates', de: 'Keine Grundvorlagen' },
    {
      en: 'Templates every project can start from. Save any template as a base template in the designer.',
      de: 'Vorlagen, mit denen jedes Projekt beginnen kann. Im Designer können Sie jede Vorlage als Grundvorlage speichern.',
    },
  ),
  adminCampaigns: screen(
    adminScreenNames.adminCampaigns.heading,
    { en: 'No campaigns', de: 'Keine Kampagnen' },
    {
      en: 'A campaign is a landing page with its own address and a banner on the public pages.',
      de: 'Eine Kampagne ist eine Landingpage mit eigener Adresse und einem Banner auf den öffentlichen Seiten.',
    },
  ),
};

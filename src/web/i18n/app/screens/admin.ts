import { screen } from './screen.ts';

/** The screens of the super admin. */
export const adminScreenTexts = {
  adminCrawls: screen(
    { en: 'Crawls', de: 'Abrufe' },
    { en: 'No crawls yet', de: 'Noch keine Abrufe' },
    {
      en: 'The newest 10,000 image requests across all projects appear here.',
      de: 'Hier erscheinen die neuesten 10.000 Bildabrufe aller Projekte.',
    },
  ),
  adminChecker: screen(
    { en: 'Link preview checker', de: 'Linkvorschau-Check' },
    { en: 'No checks yet', de: 'Noch keine Prüfungen' },
    {
      en: 'Shops that visitors have checked on the home page are listed here with their result.',
      de: 'Hier stehen die Shops, die Besucher auf der Startseite geprüft haben, mit ihrem Ergebnis.',
    },
  ),
  adminCardReports: screen(
    { en: 'Wrong cards', de: 'Falsche Karten' },
    { en: 'No reports yet', de: 'Noch keine Meldungen' },
    {
      en: 'Cards that visitors saw differently are listed here, with their screenshot.',
      de: 'Hier stehen Karten, die Besucher anders gesehen haben, mit ihrem Screenshot.',
    },
  ),
  adminProjects: screen(
    { en: 'Projects', de: 'Projekte' },
    { en: 'No projects yet', de: 'Noch keine Projekte' },
    {
      en: 'Every project of this Linkbild is listed here.',
      de: 'Hier steht jedes Projekt dieses Linkbild.',
    },
  ),
  adminUsers: screen(
    { en: 'Users', de: 'Konten' },
    { en: 'No accounts yet', de: 'Noch keine Konten' },
    {
      en: 'Everybody with an account is listed here.',
      de: 'Hier stehen alle, die ein Konto haben.',
    },
  ),
  adminUser: screen(
    { en: 'User', de: 'Konto' },
    { en: 'No such account', de: 'Kein solches Konto' },
    { en: 'It may have been deleted.', de: 'Vielleicht wurde es gelöscht.' },
  ),
  adminWaitlist: screen(
    { en: 'Waitlist', de: 'Warteliste' },
    { en: 'Nobody is waiting yet', de: 'Noch wartet niemand' },
    {
      en: 'People who joined the waitlist are listed here with the state of their confirmation.',
      de: 'Hier stehen alle, die sich auf die Warteliste gesetzt haben, und ob sie bestätigt haben.',
    },
  ),
  adminUiComponents: screen(
    { en: 'UI components', de: 'UI-Bausteine' },
    { en: 'No components', de: 'Keine Bausteine' },
    { en: 'Every part of the interface stands here.', de: 'Hier steht jeder Teil der Oberfläche.' },
  ),
  adminMails: screen(
    { en: 'Mails', de: 'E-Mails' },
    { en: 'No mails yet', de: 'Noch keine E-Mails' },
    {
      en: 'Every mail Linkbild writes is kept here. Without a mail server it is also where they wait.',
      de: 'Hier liegt jede E-Mail, die Linkbild schreibt. Ohne Mailserver warten sie auch hier.',
    },
  ),
  adminMail: screen(
    { en: 'Mail', de: 'E-Mail' },
    { en: 'This mail is empty', de: 'Diese E-Mail ist leer' },
    { en: 'It was written without content.', de: 'Sie wurde ohne Inhalt geschrieben.' },
  ),
  adminJobs: screen(
    { en: 'Jobs', de: 'Aufgaben' },
    { en: 'Nothing to do', de: 'Nichts zu tun' },
    {
      en: 'Background work is listed here: what waits, runs, is done or has failed. What failed can be started again.',
      de: 'Hier steht die Hintergrundarbeit: was wartet, läuft, fertig oder fehlgeschlagen ist. Fehlgeschlagenes lässt sich erneut starten.',
    },
  ),
  adminActivity: screen(
    { en: 'Activity', de: 'Aktivitäten' },
    { en: 'Nothing has happened yet', de: 'Noch ist nichts geschehen' },
    {
      en: 'Logins, invitations, roles, tokens and deletions are listed here.',
      de: 'Hier stehen Anmeldungen, Einladungen, Rollen, Token und Löschungen.',
    },
  ),
  adminWishes: screen(
    { en: 'Wishes', de: 'Wünsche' },
    { en: 'Nobody is waiting for a plan', de: 'Niemand wartet auf einen Tarif' },
    {
      en: 'Wishes for plans and credits are listed here until you activate or refuse them.',
      de: 'Hier stehen Wünsche nach Tarifen und Credits, bis Sie sie freischalten oder ablehnen.',
    },
  ),
  adminUserAgents: screen(
    { en: 'User agents', de: 'User-Agents' },
    { en: 'No user agents', de: 'Keine User-Agents' },
    {
      en: 'Without rows every fetch counts as unknown. Add the first one.',
      de: 'Ohne Zeilen gilt jeder Abruf als unbekannt. Legen Sie die erste an.',
    },
  ),
  adminUnknownAgents: screen(
    { en: 'Unknown agents', de: 'Unbekannte User-Agents' },
    { en: 'Everybody has a name', de: 'Alle haben einen Namen' },
    {
      en: 'Agents that no row names are counted here, so that you can name those who come often.',
      de: 'Hier werden User-Agents gezählt, die keine Zeile nennt, damit Sie häufige benennen können.',
    },
  ),
  adminBaseTemplates: screen(
    { en: 'Base templates', de: 'Grundvorlagen' },
    { en: 'No base templates', de: 'Keine Grundvorlagen' },
    {
      en: 'Designs that every project chooses from. Make one of any template in the designer.',
      de: 'Designs, aus denen jedes Projekt wählt. Im Designer wird jede Vorlage dazu.',
    },
  ),
  adminCampaigns: screen(
    { en: 'Campaigns', de: 'Kampagnen' },
    { en: 'No campaigns', de: 'Keine Kampagnen' },
    {
      en: 'A campaign is a landing page at its own address, with a banner above the public pages.',
      de: 'Eine Kampagne ist eine Seite unter eigener Adresse, mit einem Banner über den öffentlichen Seiten.',
    },
  ),
};

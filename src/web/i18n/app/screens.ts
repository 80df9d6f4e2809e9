import type { Text } from '#domain/language.ts';
import { rows } from '../texts.ts';

/** What a screen is, and what stands on it while there is nothing yet: what will appear, and what to do for it. */
const screen = (heading: Text, emptyTitle: Text, emptyText: Text) => rows({ heading, emptyTitle, emptyText });

export const appScreenTexts = {
  dashboard: screen(
    { en: 'Dashboard', de: 'Dashboard' },
    { en: 'No crawls yet', de: 'Noch keine Abrufe' },
    {
      en: 'As soon as a platform fetches one of your pictures, you see here which page was shared where.',
      de: 'Sobald eine Plattform eines Ihrer Bilder abruft, sehen Sie hier, welche Seite wo geteilt wurde.',
    },
  ),
  templates: screen(
    { en: 'Templates', de: 'Vorlagen' },
    { en: 'No templates yet', de: 'Noch keine Vorlagen' },
    {
      en: 'For every kind of page you choose a design here. Start with a template for your product pages.',
      de: 'Für jede Art von Seite wählen Sie hier ein Design. Beginnen Sie mit einer Vorlage für Ihre Produktseiten.',
    },
  ),
  newTemplate: screen(
    { en: 'New template', de: 'Neue Vorlage' },
    { en: 'No designs to choose from yet', de: 'Noch keine Designs zur Auswahl' },
    {
      en: 'Once the pages of your website have been read, designs made from your own pictures and colours stand here.',
      de: 'Sobald die Seiten Ihrer Website gelesen sind, stehen hier Designs aus Ihren eigenen Bildern und Farben.',
    },
  ),
  configurator: screen(
    { en: 'Configure template', de: 'Vorlage anpassen' },
    { en: 'Nothing to configure yet', de: 'Noch nichts anzupassen' },
    {
      en: 'Colours, fonts and texts of one template are changed here, with the picture beside them.',
      de: 'Hier ändern Sie Farben, Schriften und Texte einer Vorlage und sehen das Bild daneben.',
    },
  ),
  designer: screen(
    { en: 'Design template', de: 'Vorlage gestalten' },
    { en: 'Nothing to design yet', de: 'Noch nichts zu gestalten' },
    {
      en: 'HTML and style of one template are written here, with a live picture beside them.',
      de: 'Hier schreiben Sie HTML und Stil einer Vorlage und sehen das Bild sofort daneben.',
    },
  ),
  images: screen(
    { en: 'Images', de: 'Bilder' },
    { en: 'No images drawn yet', de: 'Noch keine Bilder gezeichnet' },
    {
      en: 'Every sharing picture of this project is listed here once a template is live.',
      de: 'Sobald eine Vorlage live ist, finden Sie hier jedes Vorschaubild dieses Projekts.',
    },
  ),
  routes: screen(
    { en: 'Routes', de: 'Routen' },
    { en: 'No routes yet', de: 'Noch keine Routen' },
    {
      en: 'A route is a kind of page, such as /products/*. They appear when your sitemap has been read.',
      de: 'Eine Route ist eine Art von Seite, etwa /products/*. Sie erscheinen, sobald Ihre Sitemap gelesen ist.',
    },
  ),
  subPages: screen(
    { en: 'Sub pages', de: 'Unterseiten' },
    { en: 'No sub pages yet', de: 'Noch keine Unterseiten' },
    {
      en: 'The pages of the website are listed here, grouped by route, once the sitemap has been read.',
      de: 'Sobald die Sitemap gelesen ist, stehen hier die Seiten der Website, geordnet nach Routen.',
    },
  ),
  assets: screen(
    { en: 'Assets', de: 'Assets' },
    { en: 'No assets yet', de: 'Noch keine Assets' },
    {
      en: 'Colours, fonts and pictures that templates use are kept here. The first come from the website itself.',
      de: 'Hier liegen Farben, Schriften und Bilder für die Vorlagen. Die ersten kommen von der Website selbst.',
    },
  ),
  audits: screen(
    { en: 'Audits', de: 'Audits' },
    { en: 'No audits yet', de: 'Noch keine Audits' },
    {
      en: 'An audit reads up to twenty pages and says, platform by platform, how their previews look.',
      de: 'Ein Audit liest bis zu zwanzig Seiten und sagt für jede Plattform, wie deren Vorschauen aussehen.',
    },
  ),
  projectAudit: screen(
    { en: 'Audit', de: 'Audit' },
    { en: 'No finished audit yet', de: 'Noch kein fertiges Audit' },
    {
      en: 'Scores, previews and what to fix stand here as soon as an audit has run.',
      de: 'Sobald ein Audit gelaufen ist, stehen hier Punkte, Vorschauen und was zu verbessern ist.',
    },
  ),
  projectAdmin: screen(
    { en: 'Project administration', de: 'Projektverwaltung' },
    { en: 'Nothing to administer yet', de: 'Noch nichts zu verwalten' },
    {
      en: 'Notes, state and plan of this project are managed here.',
      de: 'Hier verwalten Sie Notizen, Zustand und Tarif dieses Projekts.',
    },
  ),
  demoCaseStudy: screen(
    { en: 'Demo case study', de: 'Demo-Fallstudie' },
    { en: 'No case study yet', de: 'Noch keine Fallstudie' },
    {
      en: 'Choose pages of this project and comment on them: visitors then see them as a demo.',
      de: 'Wählen Sie Seiten dieses Projekts und kommentieren Sie sie: Besucher sehen sie dann als Demo.',
    },
  ),
  settingsProject: screen(
    { en: 'Project settings', de: 'Projekteinstellungen' },
    { en: 'Your website', de: 'Ihre Website' },
    {
      en: 'Title, logo and colour of your website are changed here. Until then we use what your website says about itself.',
      de: 'Titel, Logo und Farbe Ihrer Website ändern Sie hier. Bis dahin gilt, was Ihre Website über sich selbst sagt.',
    },
  ),
  settingsAccount: screen(
    { en: 'Collaboration', de: 'Zusammenarbeit' },
    { en: 'You work on this project alone', de: 'Sie arbeiten allein an diesem Projekt' },
    {
      en: 'Collaborators you invite by mail are listed here with their role.',
      de: 'Hier stehen alle, die Sie per E-Mail einladen, mit ihrer Rolle.',
    },
  ),
  settingsAccountOld: screen(
    { en: 'Collaboration', de: 'Zusammenarbeit' },
    { en: 'You work on this project alone', de: 'Sie arbeiten allein an diesem Projekt' },
    {
      en: 'Collaborators you invite by mail are listed here with their role.',
      de: 'Hier stehen alle, die Sie per E-Mail einladen, mit ihrer Rolle.',
    },
  ),
  settingsPlan: screen(
    { en: 'Plan', de: 'Tarif' },
    { en: 'You are on the free plan', de: 'Sie nutzen den kostenlosen Tarif' },
    {
      en: 'Free covers 25 sub pages and one audit a month. Every paid plan starts with 14 days free.',
      de: 'Kostenlos sind 25 Unterseiten und ein Audit im Monat. Jeder bezahlte Tarif beginnt mit 14 freien Tagen.',
    },
  ),
  settingsShopify: screen(
    { en: 'Shopify', de: 'Shopify' },
    { en: 'Not connected to Shopify yet', de: 'Noch nicht mit Shopify verbunden' },
    {
      en: 'The snippet for your theme and a button that checks it stand here.',
      de: 'Hier stehen der Code für Ihr Theme und ein Knopf, der ihn prüft.',
    },
  ),
  settingsTypo3: screen(
    { en: 'TYPO3', de: 'TYPO3' },
    { en: 'Not connected to TYPO3 yet', de: 'Noch nicht mit TYPO3 verbunden' },
    {
      en: 'The extension and its settings for this project stand here.',
      de: 'Hier stehen die Extension und ihre Einstellungen für dieses Projekt.',
    },
  ),
  settingsCustom: screen(
    { en: 'Custom code', de: 'Eigener Code' },
    { en: 'Not connected yet', de: 'Noch nicht verbunden' },
    {
      en: 'The meta tags for this project, ready to paste into any system, stand here.',
      de: 'Hier stehen die Meta-Tags dieses Projekts, fertig zum Einfügen in jedes System.',
    },
  ),
  reports: screen(
    { en: 'Reports', de: 'Berichte' },
    { en: 'No reports yet', de: 'Noch keine Berichte' },
    {
      en: 'Summaries of audits and shares are collected here, ready to print or pass on.',
      de: 'Hier sammeln sich Auswertungen von Audits und geteilten Links, fertig zum Drucken oder Weitergeben.',
    },
  ),
  caseStudy: screen(
    { en: 'Case studies', de: 'Fallstudien' },
    { en: 'No case studies yet', de: 'Noch keine Fallstudien' },
    {
      en: 'Before and after pictures of real pages are shown here once a demo has been made.',
      de: 'Hier sehen Sie echte Seiten vorher und nachher, sobald eine Demo angelegt ist.',
    },
  ),
  account: screen(
    { en: 'Account', de: 'Konto' },
    { en: 'No API tokens yet', de: 'Noch keine API-Token' },
    {
      en: 'A token lets your own programs call the API as you.',
      de: 'Mit einem Token rufen Ihre eigenen Programme die API in Ihrem Namen auf.',
    },
  ),
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
  adminProjects: screen(
    { en: 'Projects', de: 'Projekte' },
    { en: 'No projects yet', de: 'Noch keine Projekte' },
    {
      en: 'Every project of this Linkbild is listed here.',
      de: 'Hier steht jedes Projekt dieses Linkbild.',
    },
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
  settingsActivity: screen(
    { en: 'Activity', de: 'Aktivitäten' },
    { en: 'Nothing has happened yet', de: 'Noch ist nichts geschehen' },
    {
      en: 'As soon as somebody is invited, removed or given another role, it is listed here.',
      de: 'Sobald jemand eingeladen oder entfernt wird oder eine andere Rolle bekommt, steht es hier.',
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
export type AppScreenName = keyof typeof appScreenTexts;

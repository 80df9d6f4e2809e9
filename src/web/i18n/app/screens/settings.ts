import { screen } from './screen.ts';

/** The screens of a project’s settings. */
export const settingsScreenTexts = {
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
  settingsActivity: screen(
    { en: 'Activity', de: 'Aktivitäten' },
    { en: 'Nothing has happened yet', de: 'Noch ist nichts geschehen' },
    {
      en: 'As soon as somebody is invited, removed or given another role, it is listed here.',
      de: 'Sobald jemand eingeladen oder entfernt wird oder eine andere Rolle bekommt, steht es hier.',
    },
  ),
};

import { screen } from '#web/i18n/texts.ts';

const collaboration = screen(
  { en: 'Collaboration', de: 'Zusammenarbeit' },
  { en: 'You’re the only one here', de: 'Bisher arbeiten nur Sie mit' },
  {
    en: 'People you invite will appear here with their role.',
    de: 'Hier erscheinen alle, die Sie einladen, mit ihrer Rolle.',
  },
);

/** The screens of a project’s settings. */
export const settingsScreenTexts = {
  settingsProject: screen(
    { en: 'Project settings', de: 'Projekteinstellungen' },
    { en: 'Your website', de: 'Ihre Website' },
    {
      en: 'Change your website’s title, logo and colour. Until you do, we use what we find on your website.',
      de: 'Ändern Sie Titel, Logo und Farbe Ihrer Website. Bis dahin verwenden wir, was wir auf Ihrer Website finden.',
    },
  ),
  settingsAccount: collaboration,
  settingsAccountOld: collaboration,
  settingsPlan: screen(
    { en: 'Plan', de: 'Tarif' },
    { en: 'You’re on the Free plan', de: 'Sie nutzen den kostenlosen Tarif' },
    {
      en: 'Free includes 25 pages and one audit a month. You can try any paid plan free for 14 days.',
      de: 'Kostenlos sind 25 Seiten und ein Audit im Monat. Jeden bezahlten Tarif können Sie 14 Tage kostenlos testen.',
    },
  ),
  settingsShopify: screen(
    { en: 'Shopify', de: 'Shopify' },
    { en: 'Not connected to Shopify yet', de: 'Noch nicht mit Shopify verbunden' },
    {
      en: 'Add the code to your theme, then check that it works.',
      de: 'Bauen Sie das Snippet in Ihr Theme ein und prüfen Sie dann, ob es funktioniert.',
    },
  ),
  settingsWordpress: screen(
    { en: 'WordPress', de: 'WordPress' },
    { en: 'Not connected to WordPress yet', de: 'Noch nicht mit WordPress verbunden' },
    {
      en: 'Install the plugin and connect it with a code.',
      de: 'Installieren Sie das Plugin und verbinden Sie es mit einem Code.',
    },
  ),
  settingsTypo3: screen(
    { en: 'TYPO3', de: 'TYPO3' },
    { en: 'Not connected to TYPO3 yet', de: 'Noch nicht mit TYPO3 verbunden' },
    {
      en: 'Add this project’s TypoScript to your site, then check that it works.',
      de: 'Fügen Sie das TypoScript dieses Projekts in Ihr Sitepackage ein und prüfen Sie dann, ob es funktioniert.',
    },
  ),
  settingsCustom: screen(
    { en: 'Custom code', de: 'Eigener Code' },
    { en: 'Not connected yet', de: 'Noch nicht verbunden' },
    {
      en: 'Paste this project’s meta tags into any system.',
      de: 'Fügen Sie die Meta-Tags dieses Projekts in ein beliebiges System ein.',
    },
  ),
  settingsActivity: screen(
    { en: 'Activity', de: 'Aktivitäten' },
    { en: 'No activity yet', de: 'Noch keine Aktivitäten' },
    {
      en: 'Invitations, removals and role changes will appear here.',
      de: 'Hier erscheinen Einladungen, Rollenwechsel und entfernte Personen.',
    },
  ),
};

/** The screens of a person, across projects. */
export const personScreenTexts = {
  agreement: screen(
    { en: 'Data processing agreement', de: 'Vertrag zur Auftragsverarbeitung' },
    { en: 'No agreement yet', de: 'Noch kein Vertrag' },
    { en: 'Accepted agreements will appear here.', de: 'Hier erscheinen angenommene Verträge.' },
  ),
  reports: screen(
    { en: 'Reports', de: 'Berichte' },
    { en: 'No reports yet', de: 'Noch keine Berichte' },
    {
      en: 'Add a website to get its first audit, ready to print or pass on.',
      de: 'Fügen Sie eine Website hinzu. Ihr erstes Audit erscheint dann hier, fertig zum Drucken oder Weitergeben.',
    },
  ),
  caseStudy: screen(
    { en: 'Case studies', de: 'Fallstudien' },
    { en: 'No case studies yet', de: 'Noch keine Fallstudien' },
    {
      en: 'Case studies of real websites will appear here.',
      de: 'Hier erscheinen Fallstudien echter Websites.',
    },
  ),
  account: screen(
    { en: 'Account', de: 'Konto' },
    { en: 'No API tokens yet', de: 'Noch keine API-Token' },
    {
      en: 'Create one to let your own programs use the API on your behalf.',
      de: 'Erstellen Sie eines, damit Ihre Programme in Ihrem Namen auf die API zugreifen können.',
    },
  ),
};

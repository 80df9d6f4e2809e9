import { screen } from './screen.ts';

/** The screens inside of a project. */
export const projectScreenTexts = {
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
};

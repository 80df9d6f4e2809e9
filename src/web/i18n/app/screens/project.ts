import { screen } from '#web/i18n/texts.ts';

/** The screens inside of a project. */
export const projectScreenTexts = {
  dashboard: screen(
    { en: 'Dashboard', de: 'Dashboard' },
    { en: 'No crawls yet', de: 'Noch keine Abrufe' },
    {
      en: 'When a platform fetches one of your images, you’ll see here which page was shared where.',
      de: 'Sobald eine Plattform eines Ihrer Bilder abruft, sehen Sie hier, welche Seite wo geteilt wurde.',
    },
  ),
  templates: screen(
    { en: 'Templates', de: 'Vorlagen' },
    { en: 'No templates yet', de: 'Noch keine Vorlagen' },
    {
      en: 'Choose a template for each page type. Product pages are a good place to start.',
      de: 'Wählen Sie für jeden Seitentyp eine Vorlage. Beginnen Sie am besten mit Ihren Produktseiten.',
    },
  ),
  newTemplate: screen(
    { en: 'New template', de: 'Neue Vorlage' },
    { en: 'No templates to choose from yet', de: 'Noch keine Vorlagen zur Auswahl' },
    {
      en: 'Once we’ve read your website, you’ll find templates with your own images and colours here.',
      de: 'Sobald Ihre Website eingelesen ist, finden Sie hier Vorlagen mit Ihren eigenen Bildern und Farben.',
    },
  ),
  configurator: screen(
    { en: 'Texts and colours', de: 'Texte und Farben' },
    { en: 'Nothing to customise yet', de: 'Noch nichts anzupassen' },
    {
      en: 'Change a template’s colours, fonts and texts and see the image right next to them.',
      de: 'Ändern Sie Farben, Schriften und Texte einer Vorlage und sehen Sie das Bild direkt daneben.',
    },
  ),
  designer: screen(
    { en: 'Layout', de: 'Aufbau' },
    { en: 'Nothing to design yet', de: 'Noch nichts zu gestalten' },
    {
      en: 'Edit a template’s HTML and CSS and see the image right next to them.',
      de: 'Bearbeiten Sie HTML und CSS einer Vorlage und sehen Sie das Bild direkt daneben.',
    },
  ),
  images: screen(
    { en: 'Images', de: 'Bilder' },
    { en: 'No images yet', de: 'Noch keine Bilder' },
    {
      en: 'Once a template is live, the images for this project’s pages will appear here.',
      de: 'Schalten Sie eine Vorlage live. Dann erscheinen hier die Bilder für die Seiten dieses Projekts.',
    },
  ),
  routes: screen(
    { en: 'Page types', de: 'Seitentypen' },
    { en: 'No page types yet', de: 'Noch keine Seitentypen' },
    {
      en: 'A page type groups similar pages, such as /products/*. Page types appear once we’ve read your sitemap.',
      de: 'Ein Seitentyp fasst gleichartige Seiten zusammen, etwa /products/*. Seitentypen erscheinen, sobald Ihre Sitemap eingelesen ist.',
    },
  ),
  subPages: screen(
    { en: 'Pages', de: 'Seiten' },
    { en: 'No pages yet', de: 'Noch keine Seiten' },
    {
      en: 'Once we’ve read your sitemap, your website’s pages will appear here, grouped by page type.',
      de: 'Sobald Ihre Sitemap eingelesen ist, erscheinen hier die Seiten Ihrer Website, nach Seitentypen geordnet.',
    },
  ),
  assets: screen(
    { en: 'Assets', de: 'Assets' },
    { en: 'No assets yet', de: 'Noch keine Assets' },
    {
      en: 'Colours, fonts and images for your templates. We’ll add the first ones from your website.',
      de: 'Farben, Schriften und Bilder für Ihre Vorlagen. Die ersten übernehmen wir von Ihrer Website.',
    },
  ),
  audits: screen(
    { en: 'Audits', de: 'Audits' },
    { en: 'No audits yet', de: 'Noch keine Audits' },
    {
      en: 'An audit checks a selection of your pages and shows how they look on each platform.',
      de: 'Ein Audit prüft eine Auswahl Ihrer Seiten und zeigt, wie sie auf jeder Plattform aussehen.',
    },
  ),
  projectAudit: screen(
    { en: 'Audit', de: 'Audit' },
    { en: 'No completed audit yet', de: 'Noch kein abgeschlossenes Audit' },
    {
      en: 'Run an audit to see scores, previews and what to fix.',
      de: 'Starten Sie ein Audit, um Punkte, Vorschauen und Empfehlungen zu sehen.',
    },
  ),
  monitoring: screen(
    { en: 'Monitoring', de: 'Monitoring' },
    { en: 'No incidents', de: 'Keine Störungen' },
    {
      en: 'If link previews break, you’ll see here what happened and which pages are affected.',
      de: 'Wenn Linkvorschauen kaputtgehen, sehen Sie hier, was passiert ist und welche Seiten betroffen sind.',
    },
  ),
  monitoringChanges: screen(
    { en: 'Preview changes', de: 'Änderungen der Vorschauen' },
    { en: 'No changes yet', de: 'Noch keine Änderungen' },
    {
      en: 'Whenever a preview changes, you’ll see here what is different and since when.',
      de: 'Ändert sich eine Vorschau, sehen Sie hier, was anders ist und seit wann.',
    },
  ),
  monitoringAlerts: screen(
    { en: 'Alerts', de: 'Benachrichtigungen' },
    { en: 'No channels yet', de: 'Noch keine Kanäle' },
    {
      en: 'Add a channel to get incidents in Slack, Teams or Discord.',
      de: 'Fügen Sie einen Kanal hinzu. Dann erfährt Ihr Team in Slack, Teams oder Discord von Störungen.',
    },
  ),
  monitoringWebhooks: screen(
    { en: 'Webhooks', de: 'Webhooks' },
    { en: 'No webhooks yet', de: 'Noch keine Webhooks' },
    {
      en: 'Add the address of a server, and we’ll send it every event you choose.',
      de: 'Geben Sie die Adresse eines Servers an. Wir senden ihm jedes Ereignis, das Sie auswählen.',
    },
  ),
  webhookDeliveries: screen(
    { en: 'Deliveries', de: 'Zustellungen' },
    { en: 'Nothing sent yet', de: 'Noch nichts gesendet' },
    {
      en: 'Every event we send to this address appears here for 30 days.',
      de: 'Jedes Ereignis, das wir an diese Adresse senden, bleibt hier 30 Tage sichtbar.',
    },
  ),
  pageHistory: screen(
    { en: 'Page history', de: 'Verlauf der Seite' },
    { en: 'Not checked yet', de: 'Noch nicht geprüft' },
    {
      en: 'Once monitoring has checked this page, you’ll see here how its preview changes.',
      de: 'Sobald das Monitoring diese Seite geprüft hat, sehen Sie hier, wie sich ihre Vorschau ändert.',
    },
  ),
  incident: screen(
    { en: 'Incident', de: 'Störung' },
    { en: 'No page affected', de: 'Keine Seite betroffen' },
    {
      en: 'The pages of this incident have been deleted.',
      de: 'Die Seiten dieser Störung wurden gelöscht.',
    },
  ),
  projectAdmin: screen(
    { en: 'Project administration', de: 'Projektverwaltung' },
    { en: 'Nothing to manage yet', de: 'Noch nichts zu verwalten' },
    {
      en: 'Manage this project’s notes, status and plan.',
      de: 'Hier verwalten Sie Notizen, Status und Tarif dieses Projekts.',
    },
  ),
  demoCaseStudy: screen(
    { en: 'Demo case study', de: 'Demo-Fallstudie' },
    { en: 'No case study yet', de: 'Noch keine Fallstudie' },
    {
      en: 'Choose pages of this project and add comments. Visitors will see them as a demo.',
      de: 'Wählen Sie Seiten dieses Projekts aus und kommentieren Sie sie. Besucher sehen sie dann als Demo.',
    },
  ),
};

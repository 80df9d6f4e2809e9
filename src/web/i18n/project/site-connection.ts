import { rows } from '#web/i18n/texts.ts';

/** Settings: connect a website that runs on WordPress, TYPO3 or PHP. What is between backticks is code. */
export const siteConnectionTexts = rows({
  wordpressLead: {
    en: 'The plugin gives every post, page and product its own image, and tells us when one changes.',
    de: 'Mit dem Plugin bekommt jeder Beitrag, jede Seite und jedes Produkt ein eigenes Bild. Änderungen meldet es uns von selbst.',
  },
  download: {
    en: (system: string) => `Download ZIP for ${system}`,
    de: (system: string) => `ZIP für ${system} herunterladen`,
  },
  wordpressDownload: {
    en: 'Download the plugin. It’s ready for this project.',
    de: 'Laden Sie das Plugin herunter. Es ist für dieses Projekt vorbereitet.',
  },
  wordpressInstall: {
    en: 'In WordPress, open Plugins, add a new one and choose “Upload Plugin”. Select the ZIP, then choose “Install Now” and “Activate”.',
    de: 'Öffnen Sie in WordPress „Plugins“, fügen Sie ein neues hinzu und klicken Sie auf „Plugin hochladen“. Wählen Sie das ZIP aus, dann „Jetzt installieren“ und „Aktivieren“.',
  },
  wordpressConnect: {
    en: 'Create a code here. In WordPress, go to Settings > Linkbild, paste the code and choose “Connect”.',
    de: 'Erstellen Sie hier einen Code. Gehen Sie in WordPress zu „Einstellungen“ > „Linkbild“, fügen Sie den Code ein und klicken Sie auf „Verbinden“.',
  },
  typo3Download: {
    en: 'Download the extension. It’s ready for this project.',
    de: 'Laden Sie die Erweiterung herunter. Sie ist für dieses Projekt vorbereitet.',
  },
  typo3Install: {
    en: 'Without Composer, upload the ZIP in TYPO3 under Admin Tools > Extensions. With Composer, run these commands in your project’s folder.',
    de: 'Ohne Composer laden Sie das ZIP in TYPO3 unter „Adminwerkzeuge“ > „Erweiterungen“ hoch. Mit Composer führen Sie diese Befehle im Ordner Ihres Projekts aus.',
  },
  typo3Connect: {
    en: 'Create a code here. In TYPO3, go to Site Management > Linkbild, paste the code next to your site and choose “Connect”.',
    de: 'Erstellen Sie hier einen Code. Gehen Sie in TYPO3 zu „Seitenverwaltung“ > „Linkbild“, fügen Sie den Code bei Ihrer Website ein und klicken Sie auf „Verbinden“.',
  },
  developerConnectTitle: { en: 'Connect it with a code', de: 'Mit einem Code verbinden' },
  wordpressDeveloperConnect: {
    en: 'You need a code. Whoever sent you this link creates it in Linkbild under Settings > WordPress. It works once and expires after 30 minutes. In WordPress, go to Settings > Linkbild, paste the code and choose “Connect”. Until then the plugin sets no tags.',
    de: 'Dafür brauchen Sie einen Code. Den erstellt die Person, die Ihnen diesen Link geschickt hat, in Linkbild unter „Einstellungen“ > „WordPress“. Er lässt sich nur einmal verwenden und läuft nach 30 Minuten ab. Gehen Sie in WordPress zu „Einstellungen“ > „Linkbild“, fügen Sie den Code ein und klicken Sie auf „Verbinden“. Bis dahin setzt das Plugin keine Tags.',
  },
  typo3DeveloperConnect: {
    en: 'You need a code. Whoever sent you this link creates it in Linkbild under Settings > TYPO3. It works once and expires after 30 minutes. In TYPO3, go to Site Management > Linkbild, paste the code next to your site and choose “Connect”. The images are there before. Once connected, TYPO3 tells us when a page changes.',
    de: 'Dafür brauchen Sie einen Code. Den erstellt die Person, die Ihnen diesen Link geschickt hat, in Linkbild unter „Einstellungen“ > „TYPO3“. Er lässt sich nur einmal verwenden und läuft nach 30 Minuten ab. Gehen Sie in TYPO3 zu „Seitenverwaltung“ > „Linkbild“, fügen Sie den Code bei der Website ein und klicken Sie auf „Verbinden“. Die Bilder sind schon vorher da. Ist TYPO3 verbunden, meldet es uns geänderte Seiten.',
  },
  typo3SetTitle: { en: 'Settings and scheduler', de: 'Einstellungen und Planer' },
  typo3Set: {
    en: 'In TYPO3 13 and 14, add the site set `linkbild/linkbild` to your site. It holds the settings, such as the detail page of EXT:news. In TYPO3 12 they are in the site configuration. In the scheduler, add `linkbild:send`, once an hour: it sends what couldn’t be sent when you saved.',
    de: 'Nehmen Sie in TYPO3 13 und 14 das Site-Set `linkbild/linkbild` in Ihre Website auf. Es enthält die Einstellungen, etwa die Detailseite von EXT:news. In TYPO3 12 stehen sie in der Website-Konfiguration. Legen Sie im Planer `linkbild:send` an, einmal pro Stunde: Es sendet, was beim Speichern nicht ankam.',
  },
  typo3ByHand: { en: 'TypoScript only, without the extension', de: 'Nur TypoScript, ohne Erweiterung' },
  phpTitle: { en: 'PHP: the package that reports changes', de: 'PHP: das Paket, das Änderungen meldet' },
  phpDownload: {
    en: 'Download the package. It’s ready for this project and needs PHP 7.4 or newer.',
    de: 'Laden Sie das Paket herunter. Es ist für dieses Projekt vorbereitet und läuft ab PHP 7.4.',
  },
  phpInstall: {
    en: 'Put the folder `linkbild` next to your code, load `linkbild.php` and print the tags in the head of each page.',
    de: 'Legen Sie den Ordner `linkbild` neben Ihren Code, laden Sie `linkbild.php` und geben Sie die Tags im Kopf jeder Seite aus.',
  },
  phpConnect: {
    en: 'Should your site report its changed pages? Create a code here and pass it to `ConnectCode::parse()`. The README in the ZIP shows how.',
    de: 'Soll Ihre Website geänderte Seiten melden? Erstellen Sie hier einen Code und übergeben Sie ihn an `ConnectCode::parse()`. Die README im ZIP zeigt, wie.',
  },

  connectTitle: { en: 'Connect your website', de: 'Website verbinden' },
  createCode: { en: 'Create code', de: 'Code erstellen' },
  newCode: { en: 'New code', de: 'Neuer Code' },
  creating: { en: 'Creating…', de: 'Wird erstellt …' },
  code: { en: 'Your code', de: 'Ihr Code' },
  validUntil: { en: 'Works once. Valid until', de: 'Einmal verwendbar, gültig bis' },
  waiting: { en: 'Waiting for your website', de: 'Wir warten auf Ihre Website' },
  hiddenCode: { en: 'You have an unused code, valid until', de: 'Sie haben einen unbenutzten Code. Noch gültig bis' },
  notCopied: {
    en: 'We only show a code once. Didn’t copy it? Create a new one, which replaces it.',
    de: 'Wir zeigen jeden Code nur einmal. Nicht kopiert? Erstellen Sie einen neuen.',
  },
  usedCode: {
    en: 'The code was used or has expired. Create a new one to connect a website.',
    de: 'Der Code wurde benutzt oder ist abgelaufen. Erstellen Sie einen neuen, um eine Website zu verbinden.',
  },
  connectedNow: { en: (site: string) => `${site} is connected.`, de: (site: string) => `${site} ist verbunden.` },

  listTitle: { en: 'Connected websites', de: 'Verbundene Websites' },
  plugin: { en: (version: string) => `Linkbild ${version}`, de: (version: string) => `Linkbild ${version}` },
  connected: { en: 'Connected', de: 'Verbunden' },
  by: { en: (name: string) => `by ${name}`, de: (name: string) => `von ${name}` },
  lastSeen: { en: 'Last seen', de: 'Zuletzt gesehen' },
  disconnect: { en: 'Disconnect', de: 'Trennen' },
  disconnectSite: { en: (site: string) => `Disconnect ${site}`, de: (site: string) => `${site} trennen` },
  disconnectTitle: { en: (site: string) => `Disconnect ${site}?`, de: (site: string) => `${site} trennen?` },
  disconnectText: {
    en: 'The website can no longer report changes, and its plugin stops setting our tags. Images and templates stay.',
    de: 'Die Website kann keine Änderungen mehr melden, und ihr Plugin setzt unsere Tags nicht mehr. Bilder und Vorlagen bleiben erhalten.',
  },
  disconnected: { en: 'Disconnected', de: 'Getrennt' },

  checkTitle: { en: 'Check the tags', de: 'Tags prüfen' },
  checkText: {
    en: 'We read up to five live pages and tell you whether they show our image.',
    de: 'Wir lesen bis zu fünf veröffentlichte Seiten und sagen Ihnen, ob sie unser Bild zeigen.',
  },
  checkNow: { en: 'Check now', de: 'Jetzt prüfen' },
  checking: { en: 'Checking…', de: 'Wird geprüft …' },

  menuPlugins: { en: 'Plugins', de: 'Plugins' },
  menuSettings: { en: 'Settings', de: 'Einstellungen' },
  menuExtensions: { en: 'Extensions', de: 'Erweiterungen' },
  buttonUpload: { en: 'Upload', de: 'Hochladen' },
  buttonConnect: { en: 'Connect', de: 'Verbinden' },
});

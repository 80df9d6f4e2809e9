import { rows } from '#web/i18n/texts.ts';

/** /for-developers */
export const developersTexts = rows({
  heading: { en: 'One snippet, every preview', de: 'Ein Snippet, jede Vorschau' },
  lead: {
    en: 'Add a few lines to your theme once. Every page then gets a 1200 × 630 image whose URL changes whenever the page does.',
    de: 'Fügen Sie einmal ein paar Zeilen in Ihr Theme ein. Jede Seite bekommt dann ein Bild mit 1200 × 630 Pixeln, dessen Adresse sich mit der Seite ändert.',
  },
  back: { en: 'For developers', de: 'Für Entwickler' },
  onThisPage: { en: 'On this page', de: 'Auf dieser Seite' },
  guides: { en: 'Guides', de: 'Anleitungen' },
  guideCi: { en: 'Terminal, GitHub and GitLab', de: 'Terminal, GitHub und GitLab' },
  guideFrameworks: { en: 'Frameworks', de: 'Frameworks' },
  guidePackage: { en: 'npm package', de: 'npm-Paket' },
  guideSites: { en: 'WordPress, TYPO3, PHP and HTML', de: 'WordPress, TYPO3, PHP und HTML' },
  tags: { en: 'The tags', de: 'Die Tags' },
  tagsText: {
    en: 'The simple version works everywhere and always returns the latest image. Replace the UUID with your project’s, and the page with your page’s URL, percent-encoded.',
    de: 'Die einfache Variante funktioniert überall und liefert immer das aktuelle Bild. Ersetzen Sie die UUID durch die Ihres Projekts und die Seite durch die Adresse Ihrer Seite, prozentkodiert.',
  },
  ownUuid: { en: 'Create an account to get your UUID', de: 'Konto anlegen und UUID erhalten' },
  shopify: { en: 'Shopify', de: 'Shopify' },
  shopifyText: {
    en: 'Platforms cache an image by its URL for days. So the theme snippet adds a short hash of title, price and photo to the URL, using Liquid’s md5 filter. When one of them changes, the URL changes too, and the platform loads the new image. Old URLs keep working: existing posts keep the image they were shared with.',
    de: 'Plattformen speichern ein Bild tagelang unter seiner Adresse. Deshalb hängt das Snippet im Theme einen kurzen Hash aus Titel, Preis und Foto an die Adresse, mit dem Liquid-Filter md5. Ändert sich eines davon, ändert sich auch die Adresse, und die Plattform lädt das neue Bild. Alte Adressen bleiben gültig: Bestehende Beiträge behalten das Bild, mit dem sie geteilt wurden.',
  },
  shopifyFile: { en: 'snippets/linkbild.liquid (full file)', de: 'snippets/linkbild.liquid (ganze Datei)' },
  shopifyLayout: {
    en: 'layout/theme.liquid, around the theme’s own tags',
    de: 'layout/theme.liquid, um die Tags des Themes herum',
  },
  custom: { en: 'Your own system', de: 'Eigenes System' },
  customText: {
    en: 'The same in JavaScript, for server-rendered pages. The version can be anything that changes along with the image, such as the last-modified date. For PHP, WordPress and TYPO3, you’ll find the code in your project’s settings, with your UUID filled in.',
    de: 'Dasselbe in JavaScript, für Seiten, die auf dem Server entstehen. Als Version eignet sich alles, was sich mit dem Bildinhalt ändert, etwa das Datum der letzten Änderung. Für PHP, WordPress und TYPO3 finden Sie den Code in den Projekteinstellungen, mit Ihrer UUID.',
  },
  api: { en: 'API', de: 'API' },
  apiText: {
    en: 'The app itself uses the same API. Create a personal token on your account page and send it as a bearer token. You choose what it can do, for which project and for how long. You can revoke it at any time.',
    de: 'Die App nutzt dieselbe API. Legen Sie auf Ihrer Kontoseite ein persönliches Token an und senden Sie es als Bearer-Token. Sie bestimmen, was es darf, für welches Projekt und wie lange. Widerrufen können Sie es jederzeit.',
  },
  apiExample: {
    en: 'List your projects, then check one page on every platform',
    de: 'Ihre Projekte abrufen, dann eine Seite auf allen Plattformen prüfen',
  },
  apiLink: { en: 'API documentation', de: 'API-Dokumentation' },
  apiFile: { en: 'OpenAPI file', de: 'OpenAPI-Datei' },
  crawler: { en: 'Our crawler', de: 'Unser Crawler' },
  crawlerText: {
    en: 'It identifies itself with the line below and comes from this server. It follows robots.txt, sends a host no more than 10 requests per second and 4 at a time, and backs off on 429 or Retry-After. It uses ETag and If-Modified-Since, so an unchanged page costs you only an empty response.',
    de: 'Er meldet sich mit der Zeile unten und kommt von diesem Server. Er beachtet die robots.txt, schickt einem Host höchstens 10 Anfragen pro Sekunde, nie mehr als 4 gleichzeitig, und wartet bei Retry-After oder 429. Dank ETag und If-Modified-Since kostet eine unveränderte Seite Sie nur eine leere Antwort.',
  },
  crawlerAgent: { en: 'User agent', de: 'User-Agent' },
  crawlerOut: { en: 'robots.txt: block it entirely', de: 'robots.txt: ganz aussperren' },
  crawlerSlow: { en: 'robots.txt: block it from one part', de: 'robots.txt: von einem Bereich aussperren' },
  terminal: { en: 'In the terminal', de: 'Im Terminal' },
  terminalText: {
    en: 'You can host Linkbild yourself and check pages from the command line. You get a card and a score for each platform, plus what to fix. It needs no database and can fail your build below a score you set.',
    de: 'Sie können Linkbild selbst betreiben und Seiten in der Kommandozeile prüfen. Sie bekommen Karte und Punktzahl je Plattform und was zu beheben ist. Das geht ohne Datenbank und kann Ihren Build unter einer Mindestpunktzahl abbrechen.',
  },
  terminalOne: { en: 'One page', de: 'Eine Seite' },
  terminalBuild: { en: 'A whole site in your build', de: 'Eine ganze Website im Build' },
  rules: { en: 'How much platforms read', de: 'Wie viel die Plattformen lesen' },
  rulesText: {
    en: 'The limits our audits use. A platform never sees tags beyond its limit.',
    de: 'Mit diesen Grenzen arbeiten unsere Audits. Tags jenseits der Grenze sieht eine Plattform nicht.',
  },
  rulesPlatform: { en: 'Platform', de: 'Plattform' },
  rulesWindow: { en: 'Page', de: 'Seite' },
  rulesImage: { en: 'Image', de: 'Bild' },
  rulesOpen: { en: 'not documented', de: 'nicht dokumentiert' },
  copy: { en: 'Copy', de: 'Kopieren' },
  copied: { en: 'Copied', de: 'Kopiert' },
});

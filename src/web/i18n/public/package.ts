import { platformIds } from '#domain/audit/platforms/platform-id.ts';
import { rows } from '#web/i18n/texts.ts';

/** /for-developers/package */
export const packageTexts = rows({
  heading: { en: 'The npm package', de: 'Das npm-Paket' },
  lead: {
    en: `linkbild reads a page’s tags, says what ${platformIds.length} platforms show for a link to it, and checks it by each platform’s own rules. These are the rules that Linkbild itself uses.`,
    de: `linkbild liest die Tags einer Seite, sagt, was ${platformIds.length} Plattformen bei einem Link darauf zeigen, und prüft sie nach den Regeln jeder Plattform. Es sind die Regeln, nach denen auch Linkbild arbeitet.`,
  },
  terminal: { en: 'Terminal', de: 'Terminal' },
  try: { en: 'Try it here', de: 'Hier ausprobieren' },
  tryLead: {
    en: 'Change a tag or paste the head of your own page. Score, issues and cards update as you type.',
    de: 'Ändern Sie ein Meta-Tag oder fügen Sie den Head Ihrer eigenen Seite ein. Punktzahl, Empfehlungen und Karten passen sich beim Tippen an.',
  },
  install: { en: 'Install', de: 'Installieren' },
  installText: {
    en: 'ES modules with types, for Node 20.19 and 22.13 or later, browsers and workers. Nothing is compiled on installation, and apart from the API client it makes no requests: you hand over the page.',
    de: 'ES-Module mit Typen, für Node ab 20.19 und 22.13, Browser und Worker. Beim Installieren wird nichts kompiliert, und außer dem Client für die API stellt nichts Anfragen: Sie übergeben die Seite.',
  },
  extract: {
    en: 'Reads everything platforms look at: Open Graph, Twitter Cards, JSON-LD, icons, and every tag with its position. Pass bytes if you have them: the encoding is then found as browsers find it. Only a wrong url throws, never a broken page.',
    de: 'Liest alles, was Plattformen ansehen: Open Graph, Twitter Cards, JSON-LD, Icons und jedes Tag mit seiner Position. Übergeben Sie am besten Bytes: Dann wird die Kodierung so erkannt wie im Browser. Nur eine falsche url löst einen Fehler aus, eine kaputte Seite nie.',
  },
  cards: {
    en: 'One card for each platform as data: the layout, the texts cut as the platform cuts them, the image, and the reasons for it in English or German.',
    de: 'Eine Karte je Plattform als Daten: Layout, Texte so gekürzt wie auf der Plattform, das Bild und die Gründe dafür auf Deutsch oder Englisch.',
  },
  audit: {
    en: 'Every check of every platform, with a score from 0 to 100, the issues in order of importance, and what to do about each. Tell it what you know about the images, such as their size.',
    de: 'Jede Prüfung jeder Plattform, mit einer Punktzahl von 0 bis 100 und Empfehlungen, die wichtigsten zuerst. Sagen Sie dazu, was Sie über die Bilder wissen, etwa ihre Größe.',
  },
  notChecked: {
    en: 'Without requests, some things can’t be known. They don’t count towards the score, and `notChecked` lists them with the checks that were left out:',
    de: 'Manches lässt sich ohne Anfragen nicht wissen. Es zählt in keiner Punktzahl. `notChecked` nennt es samt den Prüfungen, die deshalb entfallen:',
  },
  notImage: {
    en: '`image`: an image file you said nothing about.',
    de: '`image`: eine Bilddatei, zu der Sie nichts angegeben haben.',
  },
  notBytes: {
    en: '`image-bytes`: the file’s size in bytes, if only width and height are known.',
    de: '`image-bytes`: die Größe der Datei in Bytes, wenn nur Breite und Höhe bekannt sind.',
  },
  notOembed: {
    en: '`oembed`: the page’s oEmbed answer, which some platforms prefer to its tags.',
    de: '`oembed`: die oEmbed-Antwort der Seite, die einige Plattformen ihren Tags vorziehen.',
  },
  notCrawlers: {
    en: '`crawlers`: whether each platform’s crawler gets the page and its image. The command below finds out.',
    de: '`crawlers`: ob der Crawler jeder Plattform Seite und Bild bekommt. Der Befehl weiter unten prüft das.',
  },
  tags: {
    en: 'The tags that show a page’s image from Linkbild, as data or as HTML, and in the shapes that Next.js, Nuxt and React Router expect.',
    de: 'Die Tags, mit denen eine Seite ihr Bild von Linkbild zeigt, als Daten oder als HTML und in der Form, die Next.js, Nuxt und React Router erwarten.',
  },
  result: { en: 'What you get', de: 'Was Sie bekommen' },
  recipes: { en: 'Recipes for seven frameworks', de: 'Rezepte für sieben Frameworks' },
  client: { en: 'API client', de: 'Client für die API' },
  clientText: {
    en: 'linkbild/client calls the Linkbild API with types for every call: projects, pages, images, templates, audits, monitoring and webhooks. A call that fails throws an error with the API’s code and message. The token is a secret, so use it on servers only.',
    de: 'linkbild/client ruft die API von Linkbild auf, mit Typen für jeden Aufruf: Projekte, Seiten, Bilder, Vorlagen, Audits, Monitoring und Webhooks. Scheitert ein Aufruf, nennt der Fehler Code und Meldung der API. Das Token ist geheim: Verwenden Sie es nur auf Servern.',
  },
  shopApps: { en: 'Apps of a shop', de: 'Apps eines Shops' },
  shopAppsText: {
    en: 'Tells which system made a page, such as Shopify, WordPress or TYPO3, and which apps a shop uses. The tables are a separate entry, so you only load them if you need them.',
    de: 'Erkennt, aus welchem System eine Seite kommt, etwa Shopify, WordPress oder TYPO3, und welche Apps ein Shop nutzt. Die Tabellen haben einen eigenen Einstieg. Sie laden sie nur, wenn Sie sie brauchen.',
  },
  command: { en: 'The command', de: 'Der Befehl' },
  commandText: {
    en: 'Requests the page and its images, also as each platform’s crawler, and prints what to fix. It takes URLs, files and whole build folders.',
    de: 'Ruft die Seite und ihre Bilder ab, auch als Crawler jeder Plattform, und gibt aus, was zu tun ist. Er nimmt Adressen, Dateien und ganze Build-Ordner.',
  },
  speed: { en: 'Speed', de: 'Tempo' },
  speedText: {
    en: 'Other libraries read tags too, so we compared them. Each one reads the same shop pages from memory and finds the same title. How it was measured is in the package’s README.',
    de: 'Tags lesen auch andere Bibliotheken, deshalb haben wir verglichen. Jede liest dieselben Shopseiten aus dem Speicher und findet denselben Titel. Wie gemessen wurde, erklärt das README des Pakets.',
  },
  timesCaption: {
    en: 'Reading a shop page of 280 KB, mean of three pages',
    de: 'Eine Shopseite von 280 KB lesen, Mittel aus drei Seiten',
  },
});

export const packageDemoTexts = rows({
  example: { en: 'Example', de: 'Beispiel' },
  good: { en: 'A good product page', de: 'Eine gute Produktseite' },
  noImage: { en: 'Image missing', de: 'Bild fehlt' },
  smallImage: { en: 'Image too small', de: 'Bild zu klein' },
  longTitle: { en: 'Title too long', de: 'Titel zu lang' },
  titleOnly: { en: 'Nothing but a title', de: 'Nichts als ein Titel' },
  html: { en: 'The page’s HTML', de: 'HTML der Seite' },
  private: {
    en: 'Nothing leaves your browser. That’s why images of your own page appear as a grey area.',
    de: 'Nichts verlässt Ihren Browser. Deshalb erscheinen Bilder Ihrer eigenen Seite als graue Fläche.',
  },
  outOf: { en: 'of 100 points', de: 'von 100 Punkten' },
  issues: { en: 'Issues', de: 'Empfehlungen' },
  noIssues: { en: 'Nothing to fix.', de: 'Nichts zu tun.' },
  notChecked: { en: 'Not checked', de: 'Nicht geprüft' },
  cards: { en: 'Cards', de: 'Karten' },
  others: {
    en: (count: number) => `Show ${count} more platforms`,
    de: (count: number) => `${count} weitere Plattformen zeigen`,
  },
  failed: {
    en: 'The package couldn’t be loaded. Reload the page to try again.',
    de: 'Das Paket konnte nicht geladen werden. Laden Sie die Seite neu.',
  },
});

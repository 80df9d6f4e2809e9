import type { Text } from '#domain/language.ts';
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

/** /for-developers/ci. What is between backticks is code. */
export const ciGuideTexts = rows({
  heading: { en: 'Check previews in your build', de: 'Vorschauen im Build prüfen' },
  lead: {
    en: 'One command checks pages before they go live, shows which cards change, and puts them into the pull request.',
    de: 'Ein Befehl prüft Seiten, bevor sie online gehen, zeigt geänderte Karten und bringt sie in den Pull Request.',
  },
  check: { en: 'Check', de: 'Prüfen' },
  checkText: {
    en: 'Check a page, a sitemap, a dev server or the folder of a static build. Images in the build are measured on disk. 1,000 pages take a few seconds. For several pages, the JSON lists only what to fix on each. Add --details for every check on every platform.',
    de: 'Prüfen Sie eine Seite, eine Sitemap, einen Entwicklungsserver oder den Ordner eines statischen Builds. Bilder im Build werden auf der Platte gemessen. 1.000 Seiten dauern wenige Sekunden. Bei mehreren Seiten nennt das JSON je Seite nur, was zu tun ist. Mit --details enthält es jede Prüfung jeder Plattform.',
  },
  targets: { en: 'What you can check', de: 'Was Sie prüfen können' },
  formats: { en: 'Reports for other programs', de: 'Berichte für andere Programme' },
  config: { en: 'Settings', de: 'Einstellungen' },
  configText: {
    en: 'Keep settings in a file beside your code. Options on the command line win.',
    de: 'Legen Sie Einstellungen in einer Datei neben Ihrem Code ab. Optionen in der Kommandozeile haben Vorrang.',
  },
  diff: { en: 'Compare', de: 'Vergleichen' },
  diffText: {
    en: 'See which previews change between the live site and your build, or between two builds. Each changed card is saved as SVG, before and after.',
    de: 'Sehen Sie, welche Vorschauen sich zwischen der Website und Ihrem Build oder zwischen zwei Builds ändern. Jede geänderte Karte wird als SVG gespeichert, vorher und nachher.',
  },
  github: { en: 'GitHub Action', de: 'GitHub Action' },
  githubText: {
    en: 'One comment shows the changed cards and is updated with every push. Pull requests from forks can’t write comments. There the results are in the job summary.',
    de: 'Ein Kommentar zeigt die geänderten Karten und wird mit jedem Push aktualisiert. Pull Requests aus Forks dürfen keine Kommentare schreiben. Dort sind die Ergebnisse in der Zusammenfassung des Jobs.',
  },
  gitlab: { en: 'GitLab', de: 'GitLab' },
  gitlabText: {
    en: 'The template checks every merge request and leaves a test report. For the comment, create a project access token with the scope api and save it as the masked variable LINKBILD_GITLAB_TOKEN.',
    de: 'Die Vorlage prüft jeden Merge Request und hinterlässt einen Testbericht. Für den Kommentar erstellen Sie ein Projekt-Zugriffstoken mit dem Bereich api und speichern es als maskierte Variable LINKBILD_GITLAB_TOKEN.',
  },
  workflow: { en: 'Workflow', de: 'Workflow' },
  notPublished: {
    en: 'The package comes from this Linkbild, not from npm, where its name isn’t ours yet. Its checksum is in the file beside it. Action and template are tested against stand-ins for GitHub and GitLab, not on their own runners.',
    de: 'Das Paket kommt von diesem Linkbild und nicht von npm, wo sein Name noch nicht uns gehört. Die Prüfsumme steht in der Datei daneben. Action und Vorlage sind mit Nachbildungen von GitHub und GitLab getestet, nicht auf deren eigenen Runnern.',
  },
});

export const exitCodeTexts: readonly { code: number; text: Text }[] = [
  { code: 0, text: { en: 'everything within your limits', de: 'alles innerhalb Ihrer Grenzen' } },
  {
    code: 1,
    text: {
      en: 'score below `--fail-under`, an issue named in `--fail-on`, or a change with `--fail-on-change`',
      de: 'Punktzahl unter `--fail-under`, eine Empfehlung, die `--fail-on` nennt, oder eine Änderung mit `--fail-on-change`',
    },
  },
  {
    code: 2,
    text: { en: 'a wrong option, or nothing could be read', de: 'eine falsche Option, oder nichts war lesbar' },
  },
];

/** /for-developers/frameworks */
export const frameworksTexts = rows({
  heading: { en: 'Linkbild in your framework', de: 'Linkbild in Ihrem Framework' },
  lead: {
    en: 'One call writes the image tags of a page. Each recipe below is a real project that our tests install and build.',
    de: 'Ein Aufruf schreibt die Bild-Tags einer Seite. Jedes Rezept ist ein echtes Projekt, das unsere Tests installieren und bauen.',
  },
  call: { en: 'The call', de: 'Der Aufruf' },
  callText: {
    en: 'linkbildTags() needs four things: your project’s image URL from the project settings, the page’s URL or path, its title, and a version. It makes no requests and runs on servers, in workers and in browsers.',
    de: 'linkbildTags() braucht vier Angaben: die Bildadresse Ihres Projekts aus den Projekteinstellungen, Adresse oder Pfad der Seite, ihren Titel und eine Version. Der Aufruf stellt keine Anfragen und läuft auf Servern, in Workern und im Browser.',
  },
  callResult: { en: 'What you get', de: 'Was Sie bekommen' },
  callVersion: {
    en: 'The version becomes part of the image’s URL. When it changes, platforms load the new image. Pass whatever the image shows, such as [title, price], or the date of the last change.',
    de: 'Die Version wird Teil der Bildadresse. Ändert sie sich, laden Plattformen das neue Bild. Übergeben Sie, was das Bild zeigt, etwa [title, price], oder das Datum der letzten Änderung.',
  },
  terminal: { en: 'Terminal', de: 'Terminal' },
  next: {
    en: 'generateMetadata returns the tags in Next.js’s own shape. The version comes from the product you load anyway. Pages rendered per request also need htmlLimitedBots: otherwise Next.js sends their tags after the head to every bot it doesn’t know, such as those of Pinterest, Mastodon and Bluesky.',
    de: 'generateMetadata gibt die Tags in der Form zurück, die Next.js erwartet. Die Version entsteht aus dem Produkt, das Sie ohnehin laden. Seiten, die pro Anfrage entstehen, brauchen zusätzlich htmlLimitedBots: Sonst schickt Next.js die Tags erst nach dem Head an jeden Bot, den es nicht kennt, etwa die von Pinterest, Mastodon und Bluesky.',
  },
  nuxt: {
    en: 'useHead takes what forNuxt() returns. The version comes from the product, so the server and the browser compute the same one. Leave out ogImage in useSeoMeta on these pages: one image is enough.',
    de: 'useHead nimmt, was forNuxt() zurückgibt. Die Version entsteht aus dem Produkt, deshalb kommen Server und Browser auf dieselbe. Lassen Sie ogImage in useSeoMeta auf diesen Seiten weg: Ein Bild genügt.',
  },
  astro: {
    en: 'The tags are plain data, so the head maps over them. The version comes from the product or the entry of your collection. It works the same with static builds and on-demand pages.',
    de: 'Die Tags sind einfache Daten, der Head geht sie der Reihe nach durch. Die Version entsteht aus dem Produkt oder dem Eintrag Ihrer Collection. Das gilt für statische Builds wie für Seiten auf Abruf.',
  },
  sveltekit: {
    en: 'The load function on the server makes the tags, and the page writes them into svelte:head. The version comes from the loaded product. Keep server-side rendering on: platforms run no scripts.',
    de: 'Die load-Funktion auf dem Server erzeugt die Tags, die Seite schreibt sie in svelte:head. Die Version entsteht aus dem geladenen Produkt. Lassen Sie das Rendern auf dem Server eingeschaltet: Plattformen führen keine Skripte aus.',
  },
  'react-router': {
    en: 'A route’s meta returns the tags next to its title. The version comes from the loader’s data. A child route replaces the meta of its parents, so call it in the route that shows the product.',
    de: 'Das meta einer Route gibt die Tags neben dem Titel zurück. Die Version entsteht aus den Daten des Loaders. Eine Kindroute ersetzt das meta der Routen über ihr, rufen Sie die Funktion also in der Route auf, die das Produkt zeigt.',
  },
  eleventy: {
    en: 'A shortcode makes the call available in every template language. Everything after the title is the version: here the title and the price from the front matter.',
    de: 'Ein Shortcode macht den Aufruf in jeder Vorlagensprache verfügbar. Alles nach dem Titel ist die Version: hier Titel und Preis aus dem Front Matter.',
  },
  hugo: {
    en: 'Hugo runs no JavaScript, so the recipe is a partial that needs no package. It builds the version from title and price. Add your own parameters there, or use .Lastmod. Include it in the head and leave out Hugo’s opengraph and twitter_cards partials.',
    de: 'Hugo führt kein JavaScript aus. Das Rezept ist deshalb ein Partial und braucht kein Paket. Es bildet die Version aus Titel und Preis. Ergänzen Sie dort eigene Parameter oder nehmen Sie .Lastmod. Binden Sie es im Head ein und lassen Sie Hugos Partials opengraph und twitter_cards weg.',
  },
  testedWith: {
    en: (name: string, version: string) => `Tested with ${name} ${version}`,
    de: (name: string, version: string) => `Getestet mit ${name} ${version}`,
  },
  check: { en: 'Check the result', de: 'Das Ergebnis prüfen' },
  checkText: {
    en: 'npx --no linkbild check shows the card on every platform, for a page on localhost or for a whole build folder. Once the site is live, the project settings tell you whether each page has one image and whether it’s yours.',
    de: 'npx --no linkbild check zeigt die Karte auf jeder Plattform, für eine Seite auf localhost oder für einen ganzen Build-Ordner. Ist die Website online, sehen Sie in den Projekteinstellungen, ob jede Seite genau ein Bild hat und ob es Ihres ist.',
  },
});

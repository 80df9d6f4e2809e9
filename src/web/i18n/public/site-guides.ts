import { joined } from '#domain/audit/texts/name-list.ts';
import type { Text } from '#domain/language.ts';
import { testedVersions } from '#domain/site/connected-site.ts';
import { rows } from '#web/i18n/texts.ts';

const { typo3, wordpress, day } = testedVersions;
const besides = [...wordpress.plugins, `WooCommerce ${wordpress.woocommerce}`];

/** /for-developers/sites. What is between backticks is code. */
export const siteGuideTexts = rows({
  heading: { en: 'WordPress, TYPO3, PHP, HTML', de: 'WordPress, TYPO3, PHP, HTML' },
  lead: {
    en: 'Pick the system your site runs on. In your project’s settings, each one is a ZIP with everything filled in.',
    de: 'Wählen Sie das System Ihrer Website. In den Projekteinstellungen gibt es für jedes ein ZIP, in dem schon alles eingetragen ist.',
  },
  wordpress: {
    en: 'The plugin puts your image into the head of every post, page and product, in place of the one from Yoast SEO, Rank Math, All in One SEO, SEOPress or your theme. When you save a post, Linkbild updates its image.',
    de: 'Das Plugin setzt Ihr Bild in den Kopf jedes Beitrags, jeder Seite und jedes Produkts, anstelle des Bildes von Yoast SEO, Rank Math, All in One SEO, SEOPress oder Ihrem Theme. Speichern Sie einen Beitrag, aktualisiert Linkbild sein Bild.',
  },
  wordpressNote: {
    en: `We ran it in WordPress 6.2 to 6.6 and ${wordpress.newest} with PHP 7.4 to 8.4, and in a network of sites. In ${wordpress.newest} it ran alongside ${joined(besides, 'en')} (${day.en}). We haven’t tried their paid versions yet. Deleting the plugin removes its settings and its token.`,
    de: `Es lief bei uns in WordPress 6.2 bis 6.6 und ${wordpress.newest} mit PHP 7.4 bis 8.4 und in einem Netzwerk aus mehreren Websites. In ${wordpress.newest} lief es neben ${joined(besides, 'de')} (${day.de}). Die Bezahlversionen haben wir noch nicht ausprobiert. Löschen Sie das Plugin, verschwinden auch seine Einstellungen und sein Token.`,
  },
  typo3: {
    en: 'The extension for TYPO3 12, 13 and 14 sets the tags through the MetaTag API, in place of those from EXT:seo and TypoScript. Pages have a tab for their own image or none. News records get an image each. When you save, Linkbild updates the image.',
    de: 'Die Erweiterung für TYPO3 12, 13 und 14 setzt die Tags über die MetaTag-API, anstelle der Tags von EXT:seo und TypoScript. Seiten haben einen Reiter für ein eigenes Bild oder keines. News-Datensätze bekommen je ein eigenes Bild. Beim Speichern aktualisiert Linkbild das Bild.',
  },
  typo3Note: {
    en: `We ran it in TYPO3 ${joined(typo3.versions, 'en')} with PHP ${typo3.php}, SQLite and EXT:news (${day.en}): from installation to removal, with translations, workspaces and the scheduler. TYPO3 ${joined(typo3.withMariaDb, 'en')} also ran with MariaDB ${typo3.mariaDb}. Other databases weren’t tried.`,
    de: `Sie lief bei uns in TYPO3 ${joined(typo3.versions, 'de')} mit PHP ${typo3.php}, SQLite und EXT:news (${day.de}): von der Installation bis zum Entfernen, mit Übersetzungen, Arbeitsumgebungen und Planer. TYPO3 ${joined(typo3.withMariaDb, 'de')} liefen auch mit MariaDB ${typo3.mariaDb}. Andere Datenbanken haben wir nicht ausprobiert.`,
  },
  typo3Commands: { en: 'Connect, and send pending changes', de: 'Verbinden und Ausstehendes senden' },
  typo3Without: { en: 'TypoScript only, without the extension', de: 'Nur TypoScript, ohne Erweiterung' },
  php: {
    en: 'One small class for pages made by PHP, with or without Composer. It builds the image’s URL and prints the tags. The same package connects your site, so you can report changed pages.',
    de: 'Eine kleine Klasse für Seiten, die PHP ausgibt, mit oder ohne Composer. Sie bildet die Adresse des Bildes und gibt die Tags aus. Dasselbe Paket verbindet Ihre Website, damit Sie geänderte Seiten melden können.',
  },
  phpNote: {
    en: 'Tested under PHP 7.4 and 8.1. It has no dependencies.',
    de: 'Getestet unter PHP 7.4 und 8.1. Ohne weitere Abhängigkeiten.',
  },
  html: {
    en: 'For pages you write by hand or with a tool of your own. The tags are the same everywhere except for the page’s URL.',
    de: 'Für Seiten, die Sie von Hand schreiben oder mit einem eigenen Werkzeug erzeugen. Die Tags sind überall gleich, nur die Adresse der Seite ist eine andere.',
  },
  htmlNote: {
    en: 'This URL stays the same when the image changes. Platforms may show the old image for days.',
    de: 'Diese Adresse bleibt gleich, auch wenn sich das Bild ändert. Plattformen zeigen dann oft noch tagelang das alte.',
  },
  wholeFile: { en: '(full file)', de: '(ganze Datei)' },
  check: { en: 'Check it', de: 'Prüfen' },
  checkText: {
    en: 'In your project’s settings, Linkbild reads up to five pages of your site. It tells you on how many of them your image is the only one, and whose tag gets in the way.',
    de: 'In den Projekteinstellungen liest Linkbild bis zu fünf Seiten Ihrer Website. Sie sehen, auf wie vielen Ihr Bild das einzige ist und wessen Tag im Weg ist.',
  },
});

export type SiteGuide = 'wordpress' | 'typo3' | 'php' | 'html';

const connectStep: Text = {
  en: 'In your project’s settings, create a connect code. It works once, for 30 minutes.',
  de: 'Erstellen Sie in den Projekteinstellungen einen Verbindungscode. Sie können ihn einmal verwenden, 30 Minuten lang.',
};

export const siteGuideSteps: Record<SiteGuide, readonly Text[]> = {
  wordpress: [
    {
      en: 'Download the ZIP from your project’s settings. In WordPress, upload it under Plugins → Add Plugin and activate it.',
      de: 'Laden Sie das ZIP in den Projekteinstellungen herunter. In WordPress laden Sie es unter Plugins → Plugin hinzufügen hoch und aktivieren es.',
    },
    connectStep,
    {
      en: 'Paste the code in WordPress under Settings → Linkbild.',
      de: 'Fügen Sie den Code in WordPress unter Einstellungen → Linkbild ein.',
    },
    {
      en: 'For a single post, choose another image or switch it off in the editor’s sidebar.',
      de: 'Für einen einzelnen Beitrag wählen Sie in der Seitenleiste des Editors ein anderes Bild oder schalten es ab.',
    },
  ],
  typo3: [
    {
      en: 'Unpack the ZIP to `packages/linkbild` and require it with Composer, or upload it under Admin Tools → Extensions.',
      de: 'Entpacken Sie das ZIP nach `packages/linkbild` und binden Sie es mit Composer ein, oder laden Sie es unter Adminwerkzeuge → Erweiterungen hoch.',
    },
    connectStep,
    {
      en: 'Paste the code in TYPO3 under Site Management → Linkbild.',
      de: 'Fügen Sie den Code in TYPO3 unter Seitenverwaltung → Linkbild ein.',
    },
    {
      en: 'In TYPO3 13 and 14, add the site set `linkbild/linkbild` to your site. It holds the settings. In TYPO3 12 they are in the site configuration.',
      de: 'Nehmen Sie in TYPO3 13 und 14 das Site-Set `linkbild/linkbild` in Ihre Website auf. Es enthält die Einstellungen. In TYPO3 12 stehen sie in der Website-Konfiguration.',
    },
    {
      en: 'Add `linkbild:send` to the scheduler, once an hour. It sends what couldn’t be sent when you saved.',
      de: 'Nehmen Sie `linkbild:send` in den Planer auf, einmal pro Stunde. Es sendet, was beim Speichern nicht ankam.',
    },
    {
      en: 'Do you use EXT:news? Enter the uid of the detail page in the site settings. News need a route enhancer.',
      de: 'Nutzen Sie EXT:news? Tragen Sie die uid der Detailseite in den Einstellungen der Website ein. News-Datensätze brauchen einen Route Enhancer.',
    },
  ],
  php: [
    {
      en: 'Put the `linkbild` folder from the ZIP next to your code.',
      de: 'Legen Sie den Ordner `linkbild` aus dem ZIP neben Ihren Code.',
    },
    {
      en: 'Load `linkbild.php`, which has your project filled in, or use Composer.',
      de: 'Laden Sie `linkbild.php`, in der Ihr Projekt schon eingetragen ist, oder nutzen Sie Composer.',
    },
    {
      en: 'Print the tags in the head of each page. Pass a version that changes whenever title, price or photo do.',
      de: 'Geben Sie die Tags im Kopf jeder Seite aus. Die Version muss sich ändern, sobald sich Titel, Preis oder Foto ändern.',
    },
  ],
  html: [
    {
      en: 'Copy the tags into the head of each page, with your project’s UUID.',
      de: 'Kopieren Sie die Tags in den Kopf jeder Seite, mit der UUID Ihres Projekts.',
    },
    {
      en: 'After `url=`, put the page’s own URL, percent-encoded.',
      de: 'Hinter `url=` gehört die Adresse der jeweiligen Seite, prozentkodiert.',
    },
    {
      en: 'Remove any other `og:image` and `twitter:image` from the page.',
      de: 'Entfernen Sie alle anderen `og:image` und `twitter:image` von der Seite.',
    },
  ],
};

import type { Text } from '#domain/language.ts';

/** Where the setting is found in the systems shops are made with. */
interface HowTo {
  shopify: Text;
  wordpress: Text;
  typo3: Text;
}

const wordings: Record<'title' | 'description' | 'siteName' | 'alt' | 'url', HowTo> = {
  title: {
    shopify: {
      en: 'Open the product, collection or page, choose "Search engine listing" and fill in the page title. For the home page: Online Store > Preferences. Themes print it as og:title.',
      de: 'Öffnen Sie Produkt, Kategorie oder Seite und füllen Sie unter „Suchmaschinen-Eintrag“ den Seitentitel aus. Für die Startseite: Onlineshop > Konfiguration. Das Theme gibt ihn als og:title aus.',
    },
    wordpress: {
      en: 'With Yoast SEO: open the post, then the tab "Social" below the editor, and fill in the social title. Rank Math has the same under "Edit Snippet > Social".',
      de: 'Mit Yoast SEO: Beitrag öffnen, unter dem Editor den Reiter „Social“ wählen und den Titel ausfüllen. In Rank Math steht er unter „Snippet bearbeiten > Social“.',
    },
    typo3: {
      en: 'Page properties, tab "Social media", field "Open Graph title". The system extension "SEO" has to be installed.',
      de: 'Seiteneigenschaften, Reiter „Social Media“, Feld für den Open-Graph-Titel. Dazu muss die Systemerweiterung „SEO“ installiert sein.',
    },
  },
  description: {
    shopify: {
      en: 'Open the product, collection or page, choose "Search engine listing" and fill in the meta description. For the home page: Online Store > Preferences.',
      de: 'Öffnen Sie Produkt, Kategorie oder Seite und füllen Sie unter „Suchmaschinen-Eintrag“ die Meta-Beschreibung aus. Für die Startseite: Onlineshop > Konfiguration.',
    },
    wordpress: {
      en: 'With Yoast SEO: the meta description below the editor; for another text on social networks the tab "Social" beside it.',
      de: 'Mit Yoast SEO: die Meta-Beschreibung unter dem Editor; soll in sozialen Netzwerken ein anderer Text stehen, der Reiter „Social“ daneben.',
    },
    typo3: {
      en: 'Page properties, tab "Social media", field "Open Graph description"; without it TYPO3 prints only the description of the tab "SEO".',
      de: 'Seiteneigenschaften, Reiter „Social Media“, Feld für die Open-Graph-Beschreibung; ohne sie gibt TYPO3 nur die Beschreibung des Reiters „SEO“ aus.',
    },
  },
  siteName: {
    shopify: {
      en: 'Themes print the name of the shop (Settings > General). If yours does not, add the tag to snippets/meta-tags.liquid with {{ shop.name | escape }}.',
      de: 'Themes geben den Shopnamen aus (Einstellungen > Allgemein). Tut Ihres das nicht, ergänzen Sie das Tag in snippets/meta-tags.liquid mit {{ shop.name | escape }}.',
    },
    wordpress: {
      en: 'SEO plugins take the site title from Settings > General.',
      de: 'SEO-Plugins nehmen den Titel der Website aus Einstellungen > Allgemein.',
    },
    typo3: {
      en: 'In TypoScript: page.meta.og:site_name = Name of the shop, and page.meta.og:site_name.attribute = property.',
      de: 'In TypoScript: page.meta.og:site_name = Name des Shops, dazu page.meta.og:site_name.attribute = property.',
    },
  },
  alt: {
    shopify: {
      en: 'Give the product photo an alt text (click the photo in the product), and print it in snippets/meta-tags.liquid with {{ page_image.alt | escape }}.',
      de: 'Geben Sie dem Produktfoto einen Alt-Text (Foto im Produkt anklicken) und geben Sie ihn in snippets/meta-tags.liquid mit {{ page_image.alt | escape }} aus.',
    },
    wordpress: {
      en: 'Give the image an alternative text in the media library. Where the plugin does not print it, the tag needs a line in the theme.',
      de: 'Geben Sie dem Bild in der Mediathek einen Alternativtext. Gibt ihn das Plugin nicht aus, braucht das Tag eine Zeile im Theme.',
    },
    typo3: {
      en: 'Give the Open Graph image an alternative text (page properties, tab "Social media", below the image): TYPO3 prints it as og:image:alt.',
      de: 'Geben Sie dem Open-Graph-Bild einen Alternativtext (Seiteneigenschaften, Reiter „Social Media“, unter dem Bild): TYPO3 gibt ihn als og:image:alt aus.',
    },
  },
  url: {
    shopify: {
      en: 'Themes print {{ canonical_url }} in both places. Look into snippets/meta-tags.liquid and into SEO apps if the two differ.',
      de: 'Themes geben an beiden Stellen {{ canonical_url }} aus. Unterscheiden sie sich, sehen Sie in snippets/meta-tags.liquid und in SEO-Apps nach.',
    },
    wordpress: {
      en: 'SEO plugins print both from the same setting. If they differ, a second plugin or the theme writes one of them: switch that off.',
      de: 'SEO-Plugins geben beide aus derselben Einstellung aus. Unterscheiden sie sich, schreibt ein zweites Plugin oder das Theme mit: Schalten Sie das ab.',
    },
    typo3: {
      en: 'The canonical link stands in the page properties, tab "SEO". Set og:url to the same address in TypoScript (page.meta.og:url).',
      de: 'Der kanonische Link steht in den Seiteneigenschaften, Reiter „SEO“. Setzen Sie og:url in TypoScript (page.meta.og:url) auf dieselbe Adresse.',
    },
  },
};

const images: Record<'image' | 'file' | 'oneImage' | 'address' | 'ownImage' | 'reach', HowTo> = {
  image: {
    shopify: {
      en: 'Give the product, collection or post an image. For all other pages: Online Store > Preferences > Social sharing image.',
      de: 'Geben Sie Produkt, Kategorie oder Beitrag ein Bild. Für alle übrigen Seiten: Onlineshop > Konfiguration > Social-Sharing-Bild.',
    },
    wordpress: {
      en: 'Set a featured image, or one of its own in the tab "Social" of Yoast SEO. A default for all pages stands in Yoast under Settings > Site basics.',
      de: 'Setzen Sie ein Beitragsbild oder im Reiter „Social“ von Yoast SEO ein eigenes. Ein Standardbild für alle Seiten legen Sie in den Yoast-Einstellungen fest.',
    },
    typo3: {
      en: 'Page properties, tab "Social media", field "Open Graph image". The crop "Social" has the right shape.',
      de: 'Seiteneigenschaften, Reiter „Social Media“, Feld für das Open-Graph-Bild. Der Ausschnitt „Social“ hat das richtige Format.',
    },
  },
  file: {
    shopify: {
      en: "Themes often print the original file. In snippets/meta-tags.liquid let Shopify make a smaller one: {{ page_image | image_url: width: 1200, height: 630, crop: 'center', format: 'jpg' }}.",
      de: "Themes geben oft die Originaldatei aus. Lassen Sie Shopify in snippets/meta-tags.liquid eine kleinere machen: {{ page_image | image_url: width: 1200, height: 630, crop: 'center', format: 'jpg' }}.",
    },
    wordpress: {
      en: 'Upload a JPG of 1200×630 px as the social image (tab "Social" of Yoast SEO). WordPress does not scale what is set there.',
      de: 'Laden Sie als Social-Bild ein JPG mit 1200×630 px hoch (Reiter „Social“ in Yoast SEO). Was dort steht, verkleinert WordPress nicht.',
    },
    typo3: {
      en: 'Choose the crop "Social" of the Open Graph image (1.91:1) in the page properties; upload a JPG of 1200×630 px or more.',
      de: 'Wählen Sie beim Open-Graph-Bild in den Seiteneigenschaften den Ausschnitt „Social“ (1,91:1); laden Sie ein JPG ab 1200×630 px hoch.',
    },
  },
  oneImage: {
    shopify: {
      en: 'Older themes loop over three product photos in snippets/social-meta-tags.liquid: print only the first. Or an SEO app adds a second one: switch its tags off.',
      de: 'Ältere Themes geben in snippets/social-meta-tags.liquid drei Produktfotos aus: nur das erste ausgeben. Oder eine SEO-App fügt ein zweites hinzu: deren Tags abschalten.',
    },
    wordpress: {
      en: 'Mostly two plugins write tags, often Jetpack and an SEO plugin. Keep one, and set one social image for the post.',
      de: 'Meist schreiben zwei Plugins Tags, oft Jetpack und ein SEO-Plugin. Behalten Sie eines und legen Sie für den Beitrag ein Social-Bild fest.',
    },
    typo3: {
      en: 'The field "Open Graph image" takes several files: keep one.',
      de: 'Das Feld für das Open-Graph-Bild nimmt mehrere Dateien: Behalten Sie eine.',
    },
  },
  address: {
    shopify: {
      en: 'Some themes print "http:" or nothing before the address in snippets/meta-tags.liquid: write "https:" there.',
      de: 'Manche Themes schreiben in snippets/meta-tags.liquid „http:“ oder nichts vor die Adresse: Schreiben Sie dort „https:“.',
    },
    wordpress: {
      en: 'Settings > General: both addresses of the site have to begin with https. A plugin such as Better Search Replace corrects old ones in the content.',
      de: 'Einstellungen > Allgemein: Beide Adressen der Website müssen mit https beginnen. Alte im Inhalt korrigiert ein Plugin wie Better Search Replace.',
    },
    typo3: {
      en: 'Site configuration: the entry point has to be the whole address with https. Behind a proxy set reverseProxySSL.',
      de: 'Site-Konfiguration: Der Einstiegspunkt muss die ganze Adresse mit https sein. Hinter einem Proxy reverseProxySSL setzen.',
    },
  },
  ownImage: {
    shopify: {
      en: 'The image for the whole shop stands under Online Store > Preferences. Give collections, pages and posts an image of their own, or let Linkbild draw one for each.',
      de: 'Das Bild für den ganzen Shop steht unter Onlineshop > Konfiguration. Geben Sie Kategorien, Seiten und Beiträgen ein eigenes oder lassen Sie Linkbild für jede eines zeichnen.',
    },
    wordpress: {
      en: 'Give every post a featured image; the default of the SEO plugin is only for the rest. Linkbild draws one for each page.',
      de: 'Geben Sie jedem Beitrag ein Beitragsbild; der Standard des SEO-Plugins ist nur für den Rest. Linkbild zeichnet für jede Seite eines.',
    },
    typo3: {
      en: 'Fill in the Open Graph image of each page instead of one for the root page, or let Linkbild draw one for each.',
      de: 'Füllen Sie das Open-Graph-Bild jeder Seite aus statt nur das der Startseite, oder lassen Sie Linkbild für jede eines zeichnen.',
    },
  },
  reach: {
    shopify: {
      en: 'Files of Shopify itself are always reachable. Check whether the theme names a deleted file, or a password page is still on (Online Store > Preferences).',
      de: 'Dateien von Shopify selbst sind immer erreichbar. Prüfen Sie, ob das Theme eine gelöschte Datei nennt oder die Passwortseite noch an ist (Onlineshop > Konfiguration).',
    },
    wordpress: {
      en: 'Security plugins and Cloudflare refuse unknown programs. Allow the crawlers of the platforms, and switch hotlink protection off for images.',
      de: 'Sicherheits-Plugins und Cloudflare weisen unbekannte Programme ab. Lassen Sie die Crawler der Plattformen zu und schalten Sie den Hotlink-Schutz für Bilder ab.',
    },
    typo3: {
      en: 'Folders such as _processed_ must be readable without login, and the web server must not refuse the crawlers of the platforms.',
      de: 'Ordner wie _processed_ müssen ohne Anmeldung lesbar sein, und der Webserver darf die Crawler der Plattformen nicht abweisen.',
    },
  },
};

const markup: Record<'card' | 'facts' | 'order' | 'duplicates' | 'attribute', HowTo> = {
  card: {
    shopify: {
      en: 'Online Store > Themes > Edit code > snippets/meta-tags.liquid: set twitter:card to summary_large_image.',
      de: 'Onlineshop > Themes > Code bearbeiten > snippets/meta-tags.liquid: twitter:card auf summary_large_image setzen.',
    },
    wordpress: {
      en: 'Yoast SEO and Rank Math print summary_large_image if X cards are switched on in their settings for social networks.',
      de: 'Yoast SEO und Rank Math geben summary_large_image aus, wenn X-Karten in ihren Einstellungen für soziale Netzwerke eingeschaltet sind.',
    },
    typo3: {
      en: 'Page properties, tab "Social media", field for the type of the X card: "Summary card with a large image".',
      de: 'Seiteneigenschaften, Reiter „Social Media“, Feld für den Typ der X-Karte: Zusammenfassung mit großem Bild.',
    },
  },
  facts: {
    shopify: {
      en: 'In snippets/meta-tags.liquid, for products: twitter:label1 "Price" and twitter:data1 {{ product.price | money | strip_html }}.',
      de: 'In snippets/meta-tags.liquid, für Produkte: twitter:label1 „Preis“ und twitter:data1 {{ product.price | money | strip_html }}.',
    },
    wordpress: {
      en: 'Yoast SEO prints author and reading time by itself; Yoast WooCommerce SEO prints price and availability.',
      de: 'Yoast SEO gibt Autor und Lesezeit von selbst aus; Yoast WooCommerce SEO Preis und Verfügbarkeit.',
    },
    typo3: {
      en: 'In TypoScript: page.meta.twitter:label1 and page.meta.twitter:data1, filled from the record that is shown.',
      de: 'In TypoScript: page.meta.twitter:label1 und page.meta.twitter:data1, gefüllt aus dem gezeigten Datensatz.',
    },
  },
  order: {
    shopify: {
      en: "In layout/theme.liquid put {% render 'meta-tags' %} first in the head, before styles and {{ content_for_header }}.",
      de: "Setzen Sie in layout/theme.liquid {% render 'meta-tags' %} als Erstes in den Head, vor Styles und {{ content_for_header }}.",
    },
    wordpress: {
      en: 'Plugins that write all styles into the page push the tags back ("inline CSS", "critical CSS"): switch that off or load the styles from a file.',
      de: 'Plugins, die alle Styles in die Seite schreiben („Inline-CSS“, „Critical CSS“), schieben die Tags nach hinten: abschalten oder die Styles aus einer Datei laden.',
    },
    typo3: {
      en: 'Move inline styles and scripts from page.headerData into files (page.includeCSS, page.includeJSFooter).',
      de: 'Verschieben Sie Inline-Styles und Skripte aus page.headerData in Dateien (page.includeCSS, page.includeJSFooter).',
    },
  },
  duplicates: {
    shopify: {
      en: 'An SEO app writes tags beside those of the theme. Switch one off: theme editor > App embeds, or the lines in snippets/meta-tags.liquid.',
      de: 'Eine SEO-App schreibt Tags neben denen des Themes. Schalten Sie eines ab: Theme-Editor > App-Einbettungen oder die Zeilen in snippets/meta-tags.liquid.',
    },
    wordpress: {
      en: 'Two plugins (often Jetpack and an SEO plugin) or the theme write the same tags. Switch off all but one.',
      de: 'Zwei Plugins (oft Jetpack und ein SEO-Plugin) oder das Theme schreiben dieselben Tags. Schalten Sie alle bis auf eines ab.',
    },
    typo3: {
      en: 'The extension "SEO" and TypoScript (page.meta) both write: keep the fields of the page and remove the lines of TypoScript, or set them with replace = 1.',
      de: 'Die Erweiterung „SEO“ und TypoScript (page.meta) schreiben beide: Behalten Sie die Felder der Seite und entfernen Sie die Zeilen in TypoScript, oder setzen Sie dort replace = 1.',
    },
  },
  attribute: {
    shopify: {
      en: 'In snippets/meta-tags.liquid write property= instead of name= in the og: tags.',
      de: 'Schreiben Sie in snippets/meta-tags.liquid bei den og:-Tags property= statt name=.',
    },
    wordpress: {
      en: 'SEO plugins write it correctly; the tags with name= come from the theme (header.php) or a snippet plugin.',
      de: 'SEO-Plugins schreiben es richtig; die Tags mit name= kommen aus dem Theme (header.php) oder einem Snippet-Plugin.',
    },
    typo3: {
      en: 'In TypoScript every og: line needs its own attribute: page.meta.og:title.attribute = property.',
      de: 'In TypoScript braucht jede og:-Zeile ihr Attribut: page.meta.og:title.attribute = property.',
    },
  },
};

const access: Record<'robots' | 'indexing' | 'samePage', HowTo> = {
  robots: {
    shopify: {
      en: 'Online Store > Themes > Edit code > Add a new template "robots": robots.txt.liquid keeps the rules of Shopify and takes lines of your own.',
      de: 'Onlineshop > Themes > Code bearbeiten > Neue Vorlage „robots“: robots.txt.liquid behält die Regeln von Shopify und nimmt eigene Zeilen auf.',
    },
    wordpress: {
      en: 'Yoast SEO > Tools > File editor shows robots.txt. If search engines are kept out under Settings > Reading, platforms are too.',
      de: 'Yoast SEO > Werkzeuge > Datei-Editor zeigt die robots.txt. Sind unter Einstellungen > Lesen Suchmaschinen ausgesperrt, sind es auch Plattformen.',
    },
    typo3: {
      en: 'Site configuration, tab "Static routes", entry robots.txt.',
      de: 'Site-Konfiguration, Reiter „Statische Routen“, Eintrag robots.txt.',
    },
  },
  indexing: {
    shopify: {
      en: 'A page is hidden by the metafield seo.hidden, by an SEO app, or by a line in theme.liquid: search the theme for noindex.',
      de: 'Eine Seite wird über das Metafeld seo.hidden, eine SEO-App oder eine Zeile in theme.liquid versteckt: Suchen Sie im Theme nach noindex.',
    },
    wordpress: {
      en: 'In the editor: Yoast SEO > Advanced > Allow search engines to show this content? For the whole site: Settings > Reading.',
      de: 'Im Editor: Yoast SEO > Erweitert > Suchmaschinen erlauben, diesen Inhalt anzuzeigen? Für die ganze Website: Einstellungen > Lesen.',
    },
    typo3: {
      en: 'Page properties, tab "SEO": Index this page.',
      de: 'Seiteneigenschaften, Reiter „SEO“: Diese Seite indexieren.',
    },
  },
  samePage: {
    shopify: {
      en: 'Apps that redirect by country are the usual cause: switch automatic redirects off and offer the choice in a banner instead.',
      de: 'Meist leiten Apps nach Land um: Schalten Sie die automatische Weiterleitung ab und bieten Sie die Wahl in einem Banner an.',
    },
    wordpress: {
      en: 'Language plugins redirect by browser language, and caches may store the wrong version: switch the redirect off and empty the cache.',
      de: 'Sprach-Plugins leiten nach Browsersprache um, und Caches können die falsche Fassung speichern: Weiterleitung abschalten, Cache leeren.',
    },
    typo3: {
      en: 'Redirect by language only on the root address, never on pages, and let the cache vary by language.',
      de: 'Leiten Sie nur auf der Startadresse nach Sprache um, nie auf Seiten, und trennen Sie den Cache nach Sprache.',
    },
  },
};

export const howTos = { ...wordings, ...images, ...markup, ...access };
export type HowToName = keyof typeof howTos;

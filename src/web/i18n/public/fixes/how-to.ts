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
      en: 'Open the product, collection or page and fill in the page title under “Search engine listing”. For the home page, go to Online Store > Preferences. Your theme uses it as og:title.',
      de: 'Öffnen Sie Produkt, Kategorie oder Seite und füllen Sie unter „Suchmaschinen-Eintrag“ den Seitentitel aus. Für die Startseite: Onlineshop > Konfiguration. Das Theme gibt ihn als og:title aus.',
    },
    wordpress: {
      en: 'In Yoast SEO, open the post, go to the “Social” tab below the editor and fill in the social title. In Rank Math, it’s under Edit Snippet > Social.',
      de: 'In Yoast SEO: Öffnen Sie den Beitrag, wählen Sie unter dem Editor den Reiter „Social“ und füllen Sie den Titel aus. In Rank Math finden Sie ihn unter Snippet bearbeiten > Social.',
    },
    typo3: {
      en: 'Fill in “Open Graph Title” in the page properties, “Social media” tab. You need the “SEO” system extension.',
      de: 'Füllen Sie in den Seiteneigenschaften im Reiter „Social Media“ den Open-Graph-Titel aus. Dafür muss die Systemerweiterung „SEO“ installiert sein.',
    },
  },
  description: {
    shopify: {
      en: 'Open the product, collection or page and fill in the meta description under “Search engine listing”. For the home page, go to Online Store > Preferences.',
      de: 'Öffnen Sie Produkt, Kategorie oder Seite und füllen Sie unter „Suchmaschinen-Eintrag“ die Meta-Beschreibung aus. Für die Startseite: Onlineshop > Konfiguration.',
    },
    wordpress: {
      en: 'In Yoast SEO, fill in the meta description below the editor. For a different text on social networks, use the “Social” tab next to it.',
      de: 'In Yoast SEO: Füllen Sie unter dem Editor die Meta-Beschreibung aus. Für einen anderen Text in sozialen Netzwerken nutzen Sie den Reiter „Social“ daneben.',
    },
    typo3: {
      en: 'Fill in “Open Graph Description” in the page properties, “Social media” tab. Without it, TYPO3 only outputs the description from the “SEO” tab.',
      de: 'Füllen Sie in den Seiteneigenschaften im Reiter „Social Media“ die Open-Graph-Beschreibung aus. Ohne sie gibt TYPO3 nur die Beschreibung aus dem Reiter „SEO“ aus.',
    },
  },
  siteName: {
    shopify: {
      en: 'Themes output the shop’s name (Settings > General). If yours doesn’t, add the tag to snippets/meta-tags.liquid with {{ shop.name | escape }}.',
      de: 'Themes geben den Shopnamen aus (Einstellungen > Allgemein). Falls Ihres das nicht tut, ergänzen Sie das Tag in snippets/meta-tags.liquid mit {{ shop.name | escape }}.',
    },
    wordpress: {
      en: 'SEO plugins use the site title from Settings > General.',
      de: 'SEO-Plugins übernehmen den Titel der Website aus Einstellungen > Allgemein.',
    },
    typo3: {
      en: 'In TypoScript, set page.meta.og:site_name = Name of your shop and page.meta.og:site_name.attribute = property.',
      de: 'Setzen Sie in TypoScript page.meta.og:site_name = Name Ihres Shops und page.meta.og:site_name.attribute = property.',
    },
  },
  alt: {
    shopify: {
      en: 'Click the product photo and add alt text. Then output it in snippets/meta-tags.liquid with {{ page_image.alt | escape }}.',
      de: 'Klicken Sie im Produkt auf das Foto und geben Sie einen Alt-Text ein. Geben Sie ihn dann in snippets/meta-tags.liquid mit {{ page_image.alt | escape }} aus.',
    },
    wordpress: {
      en: 'Add alt text to the image in the media library. If your plugin doesn’t output it, the tag needs a line in the theme.',
      de: 'Geben Sie dem Bild in der Mediathek einen Alternativtext. Gibt Ihr Plugin ihn nicht aus, braucht das Tag eine Zeile im Theme.',
    },
    typo3: {
      en: 'Add alternative text to the Open Graph image (page properties, “Social media” tab, below the image). TYPO3 outputs it as og:image:alt.',
      de: 'Geben Sie dem Open-Graph-Bild einen Alternativtext (Seiteneigenschaften, Reiter „Social Media“, unter dem Bild). TYPO3 gibt ihn als og:image:alt aus.',
    },
  },
  url: {
    shopify: {
      en: 'Themes output {{ canonical_url }} in both places. If the two differ, check snippets/meta-tags.liquid and your SEO apps.',
      de: 'Themes geben an beiden Stellen {{ canonical_url }} aus. Weichen sie voneinander ab, prüfen Sie snippets/meta-tags.liquid und Ihre SEO-Apps.',
    },
    wordpress: {
      en: 'SEO plugins output both from the same setting. If they differ, a second plugin or the theme adds one of them. Turn that off.',
      de: 'SEO-Plugins geben beide aus derselben Einstellung aus. Weichen sie voneinander ab, gibt ein zweites Plugin oder das Theme eines davon aus. Schalten Sie das ab.',
    },
    typo3: {
      en: 'The canonical link is in the page properties, “SEO” tab. Set og:url to the same URL in TypoScript (page.meta.og:url).',
      de: 'Den kanonischen Link finden Sie in den Seiteneigenschaften im Reiter „SEO“. Setzen Sie og:url in TypoScript (page.meta.og:url) auf dieselbe Adresse.',
    },
  },
};

const images: Record<'image' | 'file' | 'oneImage' | 'address' | 'ownImage' | 'reach', HowTo> = {
  image: {
    shopify: {
      en: 'Give the product, collection or post an image. For all other pages, go to Online Store > Preferences > Social sharing image.',
      de: 'Geben Sie Produkt, Kategorie oder Beitrag ein Bild. Für alle übrigen Seiten: Onlineshop > Konfiguration > Social-Sharing-Bild.',
    },
    wordpress: {
      en: 'Set a featured image, or a separate one in Yoast SEO’s “Social” tab. You’ll find the default for all pages in Yoast under Settings > Site basics.',
      de: 'Legen Sie ein Beitragsbild fest oder im Reiter „Social“ von Yoast SEO ein eigenes. Das Standardbild für alle Seiten wählen Sie in den Yoast-Einstellungen.',
    },
    typo3: {
      en: 'Choose an “Open Graph Image” in the page properties, “Social media” tab. The “Social” crop has the right shape.',
      de: 'Wählen Sie in den Seiteneigenschaften im Reiter „Social Media“ ein Open-Graph-Bild. Der Ausschnitt „Social“ hat das richtige Format.',
    },
  },
  file: {
    shopify: {
      en: "Themes often output the original file. In snippets/meta-tags.liquid, let Shopify create one that fits: {{ page_image | image_url: width: 1200, height: 630, crop: 'center', format: 'jpg' }}.",
      de: "Themes geben oft die Originaldatei aus. Lassen Sie Shopify in snippets/meta-tags.liquid eine passende erstellen: {{ page_image | image_url: width: 1200, height: 630, crop: 'center', format: 'jpg' }}.",
    },
    wordpress: {
      en: 'Upload a 1200 × 630 px JPG as the social image (“Social” tab in Yoast SEO). WordPress doesn’t resize it.',
      de: 'Laden Sie als Social-Bild ein JPG mit 1200 × 630 px hoch (Reiter „Social“ in Yoast SEO). WordPress verkleinert es dort nicht.',
    },
    typo3: {
      en: 'In the page properties, choose the “Social” crop (1.91:1) for the Open Graph image. Upload a JPG of at least 1200 × 630 px.',
      de: 'Wählen Sie beim Open-Graph-Bild in den Seiteneigenschaften den Ausschnitt „Social“ (1,91:1). Laden Sie ein JPG ab 1200 × 630 px hoch.',
    },
  },
  oneImage: {
    shopify: {
      en: 'Older themes output three product photos in snippets/social-meta-tags.liquid. Output only the first. If an SEO app adds a second image, turn its tags off.',
      de: 'Ältere Themes geben in snippets/social-meta-tags.liquid drei Produktfotos aus. Geben Sie nur das erste aus. Fügt eine SEO-App ein zweites Bild hinzu, schalten Sie deren Tags ab.',
    },
    wordpress: {
      en: 'Usually two plugins add tags, often Jetpack and an SEO plugin. Keep one of them and set one social image for the post.',
      de: 'Meist geben zwei Plugins Tags aus, oft Jetpack und ein SEO-Plugin. Behalten Sie eines davon und legen Sie für den Beitrag ein Social-Bild fest.',
    },
    typo3: {
      en: 'The “Open Graph Image” field takes several files. Keep one.',
      de: 'Das Feld für das Open-Graph-Bild nimmt mehrere Dateien auf. Behalten Sie eine.',
    },
  },
  address: {
    shopify: {
      en: 'Some themes put “http:” or nothing in front of the URL in snippets/meta-tags.liquid. Change it to “https:”.',
      de: 'Manche Themes schreiben in snippets/meta-tags.liquid „http:“ oder nichts vor die Adresse. Ändern Sie das in „https:“.',
    },
    wordpress: {
      en: 'Under Settings > General, both site addresses must start with https. A plugin such as Better Search Replace corrects old ones in your content.',
      de: 'Unter Einstellungen > Allgemein müssen beide Adressen der Website mit https beginnen. Alte Adressen im Inhalt korrigiert ein Plugin wie Better Search Replace.',
    },
    typo3: {
      en: 'In the site configuration, the entry point must be the full URL with https. Behind a proxy, set reverseProxySSL.',
      de: 'In der Site-Konfiguration muss der Einstiegspunkt die vollständige Adresse mit https sein. Hinter einem Proxy setzen Sie reverseProxySSL.',
    },
  },
  ownImage: {
    shopify: {
      en: 'The image for the whole shop is under Online Store > Preferences. Give collections, pages and posts their own image, or let Linkbild create one for each.',
      de: 'Das Bild für den ganzen Shop finden Sie unter Onlineshop > Konfiguration. Geben Sie Kategorien, Seiten und Beiträgen ein eigenes oder lassen Sie Linkbild für jede Seite eines erstellen.',
    },
    wordpress: {
      en: 'Give every post a featured image. The SEO plugin’s default is only for the rest. Linkbild can create an image for each page.',
      de: 'Geben Sie jedem Beitrag ein Beitragsbild. Das Standardbild des SEO-Plugins ist nur für den Rest. Linkbild kann für jede Seite eines erstellen.',
    },
    typo3: {
      en: 'Set an Open Graph image on each page instead of only on the root page, or let Linkbild create one for each.',
      de: 'Legen Sie das Open-Graph-Bild auf jeder Seite fest statt nur auf der Startseite, oder lassen Sie Linkbild für jede Seite eines erstellen.',
    },
  },
  reach: {
    shopify: {
      en: 'Shopify’s own files are always available. Check whether your theme points to a deleted file or the password page is still on (Online Store > Preferences).',
      de: 'Dateien auf Shopify selbst sind immer erreichbar. Prüfen Sie, ob das Theme auf eine gelöschte Datei verweist oder die Passwortseite noch aktiv ist (Onlineshop > Konfiguration).',
    },
    wordpress: {
      en: 'Security plugins and Cloudflare block unknown crawlers. Allow the platforms’ crawlers and turn hotlink protection off for images.',
      de: 'Sicherheits-Plugins und Cloudflare blockieren unbekannte Crawler. Lassen Sie die Crawler der Plattformen zu und schalten Sie den Hotlink-Schutz für Bilder ab.',
    },
    typo3: {
      en: 'Folders such as _processed_ must be readable without a login, and the web server must not block the platforms’ crawlers.',
      de: 'Ordner wie _processed_ müssen ohne Anmeldung lesbar sein, und der Webserver darf die Crawler der Plattformen nicht blockieren.',
    },
  },
};

const markup: Record<'card' | 'facts' | 'order' | 'duplicates' | 'attribute', HowTo> = {
  card: {
    shopify: {
      en: 'Go to Online Store > Themes > Edit code > snippets/meta-tags.liquid and set twitter:card to summary_large_image.',
      de: 'Öffnen Sie Onlineshop > Themes > Code bearbeiten > snippets/meta-tags.liquid und setzen Sie twitter:card auf summary_large_image.',
    },
    wordpress: {
      en: 'Yoast SEO and Rank Math output summary_large_image if X cards are on in their social settings.',
      de: 'Yoast SEO und Rank Math geben summary_large_image aus, wenn X-Karten in ihren Social-Einstellungen aktiv sind.',
    },
    typo3: {
      en: 'In the page properties, “Social media” tab, choose “Summary card with a large image” as the type of the X card.',
      de: 'Wählen Sie in den Seiteneigenschaften im Reiter „Social Media“ als Typ der X-Karte die Zusammenfassung mit großem Bild.',
    },
  },
  facts: {
    shopify: {
      en: 'In snippets/meta-tags.liquid, for products: twitter:label1 “Price” and twitter:data1 {{ product.price | money | strip_html }}.',
      de: 'In snippets/meta-tags.liquid, für Produkte: twitter:label1 „Preis“ und twitter:data1 {{ product.price | money | strip_html }}.',
    },
    wordpress: {
      en: 'Yoast SEO outputs author and reading time by default. Yoast WooCommerce SEO outputs price and availability.',
      de: 'Yoast SEO gibt von sich aus Autor und Lesezeit aus, Yoast WooCommerce SEO Preis und Verfügbarkeit.',
    },
    typo3: {
      en: 'In TypoScript, set page.meta.twitter:label1 and page.meta.twitter:data1 from the record on the page.',
      de: 'Setzen Sie in TypoScript page.meta.twitter:label1 und page.meta.twitter:data1 aus dem Datensatz der Seite.',
    },
  },
  order: {
    shopify: {
      en: "In layout/theme.liquid, put {% render 'meta-tags' %} first in the <head>, before styles and {{ content_for_header }}.",
      de: "Setzen Sie in layout/theme.liquid {% render 'meta-tags' %} als Erstes in den <head>, vor Styles und {{ content_for_header }}.",
    },
    wordpress: {
      en: 'Plugins that write all styles into the page push the tags down (“inline CSS”, “critical CSS”). Turn that off or load the styles from a file.',
      de: 'Plugins, die alle Styles in die Seite schreiben („Inline-CSS“, „Critical CSS“), schieben die Tags nach hinten. Schalten Sie das ab oder laden Sie die Styles aus einer Datei.',
    },
    typo3: {
      en: 'Move inline styles and scripts from page.headerData into files (page.includeCSS, page.includeJSFooter).',
      de: 'Verschieben Sie Inline-Styles und Skripte aus page.headerData in Dateien (page.includeCSS, page.includeJSFooter).',
    },
  },
  duplicates: {
    shopify: {
      en: 'An SEO app adds its tags to those of your theme. Turn one of the two off: theme editor > App embeds, or the lines in snippets/meta-tags.liquid.',
      de: 'Eine SEO-App gibt zusätzlich zum Theme eigene Tags aus. Schalten Sie eines von beiden ab: Theme-Editor > App-Einbettungen oder die Zeilen in snippets/meta-tags.liquid.',
    },
    wordpress: {
      en: 'Two plugins (often Jetpack and an SEO plugin) or the theme add the same tags. Turn off all but one.',
      de: 'Zwei Plugins (oft Jetpack und ein SEO-Plugin) oder das Theme geben dieselben Tags aus. Schalten Sie alle bis auf eines ab.',
    },
    typo3: {
      en: 'The “SEO” extension and TypoScript (page.meta) both add tags. Keep the page’s fields and remove the TypoScript lines, or set replace = 1 there.',
      de: 'Die Erweiterung „SEO“ und TypoScript (page.meta) geben beide Tags aus. Behalten Sie die Felder der Seite und entfernen Sie die Zeilen in TypoScript, oder setzen Sie dort replace = 1.',
    },
  },
  attribute: {
    shopify: {
      en: 'In snippets/meta-tags.liquid, write property= instead of name= in the og: tags.',
      de: 'Schreiben Sie in snippets/meta-tags.liquid bei den og:-Tags property= statt name=.',
    },
    wordpress: {
      en: 'SEO plugins write this correctly. Tags with name= come from the theme (header.php) or a snippet plugin.',
      de: 'SEO-Plugins schreiben das richtig. Tags mit name= kommen aus dem Theme (header.php) oder einem Snippet-Plugin.',
    },
    typo3: {
      en: 'In TypoScript, every og: line needs its own attribute: page.meta.og:title.attribute = property.',
      de: 'In TypoScript braucht jede og:-Zeile ihr eigenes Attribut: page.meta.og:title.attribute = property.',
    },
  },
};

const access: Record<'robots' | 'indexing' | 'samePage', HowTo> = {
  robots: {
    shopify: {
      en: 'Go to Online Store > Themes > Edit code and add a new “robots” template. robots.txt.liquid keeps Shopify’s rules and takes your own lines.',
      de: 'Öffnen Sie Onlineshop > Themes > Code bearbeiten und fügen Sie eine neue Vorlage „robots“ hinzu. robots.txt.liquid behält die Regeln von Shopify und nimmt eigene Zeilen auf.',
    },
    wordpress: {
      en: 'You’ll find robots.txt in Yoast SEO > Tools > File editor. If search engines are blocked under Settings > Reading, platforms are too.',
      de: 'Die robots.txt finden Sie in Yoast SEO > Werkzeuge > Datei-Editor. Sind unter Einstellungen > Lesen Suchmaschinen ausgesperrt, gilt das auch für Plattformen.',
    },
    typo3: {
      en: 'Site configuration, “Static Routes” tab, entry robots.txt.',
      de: 'Site-Konfiguration, Reiter „Statische Routen“, Eintrag robots.txt.',
    },
  },
  indexing: {
    shopify: {
      en: 'The metafield seo.hidden, an SEO app or a line in theme.liquid hides the page. Search the theme for noindex.',
      de: 'Das Metafeld seo.hidden, eine SEO-App oder eine Zeile in theme.liquid versteckt die Seite. Suchen Sie im Theme nach noindex.',
    },
    wordpress: {
      en: 'In the editor: Yoast SEO > Advanced > Allow search engines to show this content? For the whole site: Settings > Reading.',
      de: 'Im Editor: Yoast SEO > Erweitert > Suchmaschinen erlauben, diesen Inhalt anzuzeigen? Für die ganze Website: Einstellungen > Lesen.',
    },
    typo3: {
      en: 'Page properties, “SEO” tab: Index this page.',
      de: 'Seiteneigenschaften, Reiter „SEO“: Diese Seite indexieren.',
    },
  },
  samePage: {
    shopify: {
      en: 'Apps that redirect by country are the usual cause. Turn automatic redirects off and offer the choice in a banner instead.',
      de: 'Meist leiten Apps nach Land um. Schalten Sie die automatische Weiterleitung ab und bieten Sie die Wahl in einem Banner an.',
    },
    wordpress: {
      en: 'Language plugins redirect by browser language, and caches may store the wrong version. Turn the redirect off and clear the cache.',
      de: 'Sprach-Plugins leiten nach Browsersprache um, und Caches speichern womöglich die falsche Fassung. Schalten Sie die Weiterleitung ab und leeren Sie den Cache.',
    },
    typo3: {
      en: 'Redirect by language only on the root URL, never on pages, and let the cache vary by language.',
      de: 'Leiten Sie nur auf der Startadresse nach Sprache um, nie auf einzelnen Seiten, und trennen Sie den Cache nach Sprache.',
    },
  },
};

export const howTos = { ...wordings, ...images, ...markup, ...access };
export type HowToName = keyof typeof howTos;

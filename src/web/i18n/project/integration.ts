import { rows } from '../texts.ts';

/** How to add the tag to the website, and whether it is there. */
export const integrationTexts = rows({
  verify: { en: 'Verify Project', de: 'Projekt bestätigen' },
  verifying: { en: 'Verifying...', de: 'Wird geprüft …' },
  again: { en: 'Check again', de: 'Erneut prüfen' },
  working: {
    en: (system: string) => `${system} integration is working`,
    de: (system: string) => `Die ${system}-Einbindung funktioniert`,
  },
  notWorking: {
    en: (system: string) => `${system} integration is not working`,
    de: (system: string) => `Die ${system}-Einbindung funktioniert nicht`,
  },
  custom: { en: 'Your', de: 'Website' },
  whyNot: {
    en: 'We looked at your home page and at two other pages and did not find the tag as the first og:image. Is the change published, and does another og:image stand above it? A cache may show the old page for some minutes.',
    de: 'Wir haben Ihre Startseite und zwei weitere Seiten gelesen und das Tag nicht als erstes og:image gefunden. Ist die Änderung veröffentlicht, und steht kein anderes og:image darüber? Ein Cache zeigt die alte Seite manchmal noch einige Minuten.',
  },
  foundInstead: { en: 'What stands there instead', de: 'Was stattdessen dort steht' },
  noOgImage: { en: 'No og:image at all', de: 'Gar kein og:image' },
  writtenBy: { en: (name: string) => `written by ${name}`, de: (name: string) => `geschrieben von ${name}` },
  whatNow: {
    en: 'From now on every page you share shows the picture of its template.',
    de: 'Ab jetzt zeigt jede geteilte Seite das Bild ihrer Vorlage.',
  },
  checkTitle: { en: 'Check it', de: 'Prüfen' },
  checkText: {
    en: 'We read your live website and look for the tag.',
    de: 'Wir lesen Ihre Website und suchen das Tag.',
  },
  shopifyLead: {
    en: 'Two changes to your theme. The code is made for this project; there is nothing to fill in.',
    de: 'Zwei Änderungen an Ihrem Theme. Der Code ist für dieses Projekt gemacht, auszufüllen ist nichts.',
  },
  shopifyOpen: {
    en: 'In Shopify, open Online Store, Themes, and choose “Edit code” in the menu of your theme.',
    de: 'Öffnen Sie in Shopify „Onlineshop“, „Themes“ und wählen Sie im Menü Ihres Themes „Code bearbeiten“.',
  },
  shopifySnippet: {
    en: 'Under Snippets, add a new snippet named “linkbild” and paste this code into it.',
    de: 'Legen Sie unter „Snippets“ ein neues Snippet mit dem Namen „linkbild“ an und fügen Sie diesen Code ein.',
  },
  shopifyTheme: {
    en: "In layout/theme.liquid, find the line that prints the theme’s tags and put it between these lines. In most themes it is {% render 'meta-tags' %}, in older ones {% include 'social-meta-tags' %}: keep whatever stands there.",
    de: "Suchen Sie in layout/theme.liquid die Zeile, die die Tags des Themes ausgibt, und setzen Sie sie zwischen diese Zeilen. In den meisten Themes lautet sie {% render 'meta-tags' %}, in älteren {% include 'social-meta-tags' %}: Lassen Sie stehen, was dort steht.",
  },
  shopifyWhy: {
    en: 'The snippet puts Linkbild’s picture first and leaves out the theme’s: platforms take the first picture they find. The address changes when title, price or picture of a page change, so that platforms fetch it anew.',
    de: 'Das Snippet setzt das Bild von Linkbild an die erste Stelle und lässt das des Themes weg: Plattformen nehmen das erste Bild, das sie finden. Die Adresse ändert sich mit Titel, Preis und Bild einer Seite, damit Plattformen es neu abrufen.',
  },
  typo3Lead: {
    en: 'One piece of TypoScript for TYPO3 9 and later, made for this project.',
    de: 'Ein Stück TypoScript für TYPO3 ab Version 9, für dieses Projekt gemacht.',
  },
  typo3Step: {
    en: 'Add it to the setup of your site package, or in the backend under TypoScript, then clear the frontend cache.',
    de: 'Fügen Sie es in das Setup Ihres Sitepackages ein oder im Backend unter „TypoScript“, und leeren Sie dann den Frontend-Cache.',
  },
  typo3Why: {
    en: 'It goes before the picture in the SEO fields of a page. The address changes whenever the page was changed.',
    de: 'Es geht dem Bild in den SEO-Feldern einer Seite vor. Die Adresse ändert sich mit jeder Änderung der Seite.',
  },
  customLead: {
    en: 'For every other system: the tags as they must stand in the head of each page, and code that makes them.',
    de: 'Für jedes andere System: die Tags, wie sie im Kopf jeder Seite stehen müssen, und Code, der sie erzeugt.',
  },
  customTags: {
    en: 'The plain form. Only the address behind url= differs from page to page; it always shows the current picture.',
    de: 'Die einfache Form. Nur die Adresse hinter url= ändert sich von Seite zu Seite; sie zeigt immer das aktuelle Bild.',
  },
  customCode: {
    en: 'Better where pages are made by a program: an address that changes with the page. Platforms keep a picture for days and fetch it anew only under a new address.',
    de: 'Besser, wo ein Programm die Seiten erzeugt: eine Adresse, die sich mit der Seite ändert. Plattformen behalten ein Bild tagelang und holen es nur unter neuer Adresse neu.',
  },
  wordpress: {
    en: 'For WordPress: two files below wp-content/mu-plugins, this one as linkbild.php and the PHP above as linkbild/linkbild.php. It also works beside Yoast SEO.',
    de: 'Für WordPress: zwei Dateien unter wp-content/mu-plugins, diese als linkbild.php und das PHP von oben als linkbild/linkbild.php. Funktioniert auch neben Yoast SEO.',
  },
  languageChoice: { en: 'Language', de: 'Sprache' },
});

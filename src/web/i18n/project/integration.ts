import { joined } from '#domain/audit/texts/name-list.ts';
import { testedVersions } from '#domain/site/connected-site.ts';
import { rows } from '#web/i18n/texts.ts';

const { typo3, day } = testedVersions;

/** How to add the tag to the website, and whether it is there. */
export const integrationTexts = rows({
  showCode: { en: 'Show the code', de: 'Code anzeigen' },
  pasteHere: { en: 'Paste it here', de: 'Hier einfügen' },
  aroundThis: { en: 'Around this line: meta-tags', de: 'Um diese Zeile: meta-tags' },
  editCode: { en: 'Edit code', de: 'Code bearbeiten' },
  duplicateTheme: { en: 'Duplicate', de: 'Duplizieren' },
  verify: { en: 'Verify project', de: 'Projekt bestätigen' },
  verifying: { en: 'Verifying…', de: 'Wird geprüft …' },
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
    en: 'We checked your home page and two more pages. None of them has our image as its first og:image. Publish your change and make sure no other og:image comes before it. A cache may serve the old page for a few minutes.',
    de: 'Wir haben Ihre Startseite und zwei weitere Seiten geprüft. Auf keiner ist unser Bild das erste og:image. Veröffentlichen Sie Ihre Änderung und achten Sie darauf, dass kein anderes og:image davor steht. Manchmal liefert ein Cache noch einige Minuten die alte Seite.',
  },
  whatNow: {
    en: 'From now on, every page you share shows the image from its template.',
    de: 'Ab jetzt zeigt jede geteilte Seite das Bild aus ihrer Vorlage.',
  },
  checkTitle: { en: 'Check the installation', de: 'Einbau prüfen' },
  checkText: {
    en: 'We look for our code on your live website.',
    de: 'Wir suchen unseren Code auf Ihrer veröffentlichten Website.',
  },
  shopifyLead: {
    en: 'Two changes to your theme. The code is ready for this project. All you do is paste it.',
    de: 'Zwei Änderungen an Ihrem Theme. Der Code ist für dieses Projekt fertig, Sie fügen ihn nur ein.',
  },
  shopifyOpen: {
    en: 'In Shopify, go to Online Store > Themes. Open your theme’s menu and choose “Edit code”.',
    de: 'Gehen Sie in Shopify zu „Onlineshop“ > „Themes“. Öffnen Sie das Menü Ihres Themes und wählen Sie „Code bearbeiten“.',
  },
  shopifySnippet: {
    en: 'Under Snippets, add a snippet named “linkbild” and paste this code.',
    de: 'Legen Sie unter „Snippets“ ein Snippet namens „linkbild“ an und fügen Sie diesen Code ein.',
  },
  shopifyTheme: {
    en: "In layout/theme.liquid, find the line that prints the theme’s tags and wrap it in this code. In most themes it is `{% render 'meta-tags' %}`, in older ones `{% include 'social-meta-tags' %}`. Keep your theme’s own line.",
    de: "Suchen Sie in layout/theme.liquid die Zeile, die die Tags des Themes ausgibt, und setzen Sie sie in diesen Code. In den meisten Themes lautet sie `{% render 'meta-tags' %}`, in älteren `{% include 'social-meta-tags' %}`. Behalten Sie die Zeile Ihres Themes bei.",
  },
  shopifyWhy: {
    en: 'The snippet puts Linkbild’s image first and removes the theme’s, because platforms use the first image they find. When the title, price or photo of a page changes, so does the image address. That makes platforms fetch the new image.',
    de: 'Das Snippet setzt das Bild von Linkbild an die erste Stelle und entfernt das des Themes, denn Plattformen nehmen das erste Bild, das sie finden. Ändern sich Titel, Preis oder Foto einer Seite, ändert sich auch die Adresse des Bildes. So rufen Plattformen das neue Bild ab.',
  },
  typo3Lead: {
    en: 'The extension for TYPO3 12, 13 and 14, or TypoScript for TYPO3 9 and later. Both are ready for this project.',
    de: 'Die Erweiterung für TYPO3 12, 13 und 14 oder TypoScript für TYPO3 ab Version 9. Beides ist fertig für dieses Projekt.',
  },
  typo3Step: {
    en: 'Add it to the setup of your site package, or in the backend under TypoScript. Then clear the frontend cache.',
    de: 'Fügen Sie es im Setup Ihres Sitepackages ein oder im Backend unter „TypoScript“. Leeren Sie danach den Frontend-Cache.',
  },
  typo3Why: {
    en: 'It overrides the image in a page’s SEO fields. The image address changes whenever the page does.',
    de: 'Es hat Vorrang vor dem Bild in den SEO-Feldern einer Seite. Mit jeder Änderung der Seite ändert sich auch die Adresse des Bildes.',
  },
  typo3Tested: {
    en: `We ran both in TYPO3 ${joined(typo3.versions, 'en')} with PHP ${typo3.php} and SQLite (${day.en}), in ${joined(typo3.withMariaDb, 'en')} with MariaDB too. Not tried: MySQL, PostgreSQL, and the TypoScript in TYPO3 9 to 11.`,
    de: `Beides lief bei uns in TYPO3 ${joined(typo3.versions, 'de')} mit PHP ${typo3.php} und SQLite (${day.de}), in ${joined(typo3.withMariaDb, 'de')} auch mit MariaDB. Nicht ausprobiert: MySQL, PostgreSQL und das TypoScript in TYPO3 9 bis 11.`,
  },
  customLead: {
    en: 'For any other system: the tags each page needs in its head, and code that writes them.',
    de: 'Für alle anderen Systeme: die Tags, die jede Seite im <head> braucht, und Code, der sie ausgibt.',
  },
  customStep: {
    en: 'Our tags go into the head of every page. Write them yourself or let code do it.',
    de: 'Unsere Meta-Tags gehören in den Kopf jeder Seite. Sie können sie von Hand eintragen oder von Ihrem Programm ausgeben lassen.',
  },
  customChoice: { en: 'What suits your website?', de: 'Was passt zu Ihrer Website?' },
  customHtml: { en: 'HTML tags, by hand', de: 'HTML-Tags von Hand' },
  customJs: { en: 'Code in JavaScript', de: 'Code in JavaScript' },
  customPhp: { en: 'Code in PHP', de: 'Code in PHP' },
  customTags: {
    en: 'On each page, change only the part after url=. The image is always current, but platforms go on showing the copy they’ve saved for days.',
    de: 'Ändern Sie auf jeder Seite nur den Teil hinter url=. Das Bild ist immer aktuell, aber Plattformen zeigen oft noch tagelang die Kopie, die sie gespeichert haben.',
  },
  customCode: {
    en: 'For pages that a program generates. Platforms keep an image for days and only fetch a new one if its address changes. This code changes the address whenever the page changes.',
    de: 'Für Seiten, die ein Programm ausgibt. Plattformen behalten ein Bild tagelang und rufen es nur unter einer neuen Adresse wieder ab. Dieser Code ändert die Adresse mit jeder Änderung der Seite.',
  },
  phpClass: {
    en: 'It uses this class, which goes beside it. The class runs on PHP 7.4 and newer and needs nothing else.',
    de: 'Der Code nutzt diese Klasse. Legen Sie sie daneben. Sie läuft ab PHP 7.4 und braucht sonst nichts.',
  },
});

/** Building the code in: who does it, the wait for the shop, the first share. */
export const installTexts = rows({
  who: { en: 'Who adds the code?', de: 'Wer baut den Code ein?' },
  mine: { en: 'I’ll do it', de: 'Ich selbst' },
  developer: { en: 'Send to my developer', de: 'Mein Entwickler' },
  plugin: { en: 'App or plugin', de: 'App oder Plugin' },
  developerText: {
    en: 'This link opens a page with the code. It also shows whether the code works. No account needed.',
    de: 'Der Link öffnet eine Seite mit Code und Anleitung. Sie zeigt auch, ob alles funktioniert. Ein Konto ist nicht nötig.',
  },
  /** For plugin and extension, which the account connects. */
  developerSiteText: {
    en: 'This link opens a page with the download and the steps. It also shows whether everything works. No account needed. To connect, your developer needs a code from you, which works once and expires after 30 minutes. Create it in the step “Connect your website” when they’re ready.',
    de: 'Der Link öffnet eine Seite mit Download und Anleitung. Sie zeigt auch, ob alles funktioniert. Ein Konto ist nicht nötig. Zum Verbinden braucht Ihr Entwickler einen Code von Ihnen. Er lässt sich nur einmal verwenden und läuft nach 30 Minuten ab. Erstellen Sie ihn im Schritt „Website verbinden“, wenn Ihr Entwickler so weit ist.',
  },
  forDeveloper: { en: 'For your developer', de: 'Für Ihren Entwickler' },
  noLink: {
    en: 'The link couldn’t be created. Reload the page to try again.',
    de: 'Der Link ließ sich nicht erstellen. Laden Sie die Seite neu, um es noch einmal zu versuchen.',
  },
  link: { en: 'Link', de: 'Link' },
  mail: { en: 'Write the email', de: 'E-Mail schreiben' },
  mailSubject: {
    en: (site: string) => `Please add Linkbild to the website of ${site}`,
    de: (site: string) => `Bitte Linkbild auf der Website von ${site} einbauen`,
  },
  mailBody: {
    en: (site: string, url: string) =>
      `Hi,\n\nplease add Linkbild’s code to the website of ${site}, so that shared links show our own images. Code and instructions are here, and the page tells you when it works:\n\n${url}\n\nThank you!`,
    de: (site: string, url: string) =>
      `Hallo,\n\nbitte bauen Sie den Code von Linkbild auf der Website von ${site} ein, damit geteilte Links unsere eigenen Bilder zeigen. Code und Anleitung finden Sie hier. Die Seite zeigt auch, ob alles funktioniert:\n\n${url}\n\nDanke!`,
  },
  /** For plugin and extension. */
  mailSiteBody: {
    en: (site: string, url: string) =>
      `Hi,\n\nplease install Linkbild on the website of ${site}, so that shared links show our own images. The download and the steps are here, and the page tells you when it works:\n\n${url}\n\nYou’ll need a code from me to connect it. The code works once and expires after 30 minutes, so let me know when you’re ready and I’ll create it.\n\nThank you!`,
    de: (site: string, url: string) =>
      `Hallo,\n\nbitte installieren Sie Linkbild auf der Website von ${site}, damit geteilte Links unsere eigenen Bilder zeigen. Download und Anleitung finden Sie hier. Die Seite zeigt auch, ob alles funktioniert:\n\n${url}\n\nZum Verbinden brauchen Sie einen Code von mir. Er lässt sich nur einmal verwenden und läuft nach 30 Minuten ab. Sagen Sie mir bitte Bescheid, wenn Sie so weit sind, dann erstelle ich ihn.\n\nDanke!`,
  },
  pluginText: {
    en: 'The Shopify app shows you the change for your theme, or makes it in a copy that you publish.',
    de: 'Die Shopify-App zeigt Ihnen die Änderung für Ihr Theme oder nimmt sie in einer Kopie vor, die Sie veröffentlichen.',
  },
  waiting: { en: 'Waiting for your website …', de: 'Wir warten auf Ihre Website …' },
  waitingText: {
    en: 'As soon as Linkbild is live, this turns green by itself.',
    de: 'Sobald Linkbild live ist, wird das hier von selbst grün.',
  },
  seen: { en: 'Linkbild is live.', de: 'Linkbild ist live.' },
  seenText: {
    en: 'From now on, links you share show the image from Linkbild.',
    de: 'Ab jetzt zeigen geteilte Links das Bild von Linkbild.',
  },
  'same-url': { en: 'One image for all pages.', de: 'Ein Bild für alle Seiten.' },
  sameUrlText: {
    en: 'The code is there, but every page we checked has the same address after url=. Put each page’s own address there.',
    de: 'Der Code ist da, aber auf allen geprüften Seiten steht hinter url= dieselbe Adresse. Setzen Sie dort jeweils die Adresse der Seite selbst ein.',
  },
  unreadable: {
    en: 'We can’t open your website right now.',
    de: 'Wir können Ihre Website gerade nicht öffnen.',
  },
  shareTitle: { en: 'Share your first link', de: 'Teilen Sie Ihren ersten Link' },
  shareAgain: { en: 'Share a link', de: 'Einen Link teilen' },
  shareText: {
    en: 'Send it to yourself. The moment the image is fetched, you’ll see it here.',
    de: 'Schicken Sie ihn sich selbst. Sobald das Bild abgerufen wird, sehen Sie es hier.',
  },
  email: { en: 'Email', de: 'E-Mail' },
  copyLink: { en: 'Copy link', de: 'Link kopieren' },
  linkCopied: { en: 'Link copied', de: 'Link kopiert' },
  copied: { en: 'Link copied. Paste it into Slack.', de: 'Link kopiert. Fügen Sie ihn in Slack ein.' },
  firstShare: {
    en: (platform: string) => `${platform} just fetched your image`,
    de: (platform: string) => `${platform} hat Ihr Bild gerade abgerufen`,
  },
  newestShare: {
    en: (platform: string) => `${platform} fetched your image`,
    de: (platform: string) => `${platform} hat Ihr Bild abgerufen`,
  },
  guideHeading: {
    en: (site: string) => `Add Linkbild to ${site}`,
    de: (site: string) => `Linkbild auf ${site} einbauen`,
  },
  guideLead: {
    en: 'Two minutes of work. The code is ready to paste, and this page tells you when it works.',
    de: 'Zwei Minuten Arbeit: Code kopieren, einfügen, veröffentlichen. Diese Seite zeigt Ihnen, wenn es funktioniert.',
  },
  guideLeadSite: {
    en: 'A few minutes of work. The download is ready for this site, and this page tells you when it works.',
    de: 'Ein paar Minuten Arbeit. Der Download ist für diese Website vorbereitet. Diese Seite zeigt Ihnen, wenn es funktioniert.',
  },
  guideTitle: { en: 'Add Linkbild', de: 'Linkbild einbauen' },
});

import { platformIds } from '#domain/audit/platforms/platform-id.ts';
import type { Language, Text } from '#domain/language.ts';

const names = platformIds.join(', ');

export const usage: Record<Language, string> = {
  en: `linkbild check TARGET… [options]     what every platform shows, and what to fix
linkbild diff BEFORE AFTER [options]  which previews change
linkbild ci TARGET [--base BEFORE]    both, as a comment on a pull or merge request
linkbild conformance --adapter FILE   how well another previewer or extractor reads our test pages
linkbild help, linkbild version

TARGET is a URL, an HTML file, a folder with a static build, or a sitemap (URL or file).

  --cards                     show the cards
  --all                       explain every issue, show every platform
  --platform slack,x          check these platforms only
  --site                      check every page in the site’s sitemap
  --limit 200                 check at most this many pages (default: 500 of a site, all of a folder)
  --base-url https://…        where the build will be online (default: what its pages say)
  --offline                   files and folders only: no page and no image is requested
  --ignore drafts/**          leave out these files, can be repeated
  --format FORMAT             text, json, junit, sarif, markdown or html (--json is short for --format json);
                              diff: text, json, markdown or html
  --details                   json: every check and the whole card, for several pages too
  --output FILE               save the output to a file
  --html report.html          also save a report for the browser
  --fail-under 80             exit with code 1 if the score is lower
  --fail-on error             exit with code 1 on issues: error, warning, info, unreadable or names of checks
  --pictures FOLDER           diff: save each changed card as SVG, before and after
  --fail-on-change            diff: exit with code 1 if a preview changes
  --adapter FILE              conformance: a module with a function from { html, url } to title, description, image, siteName
  --config FILE               read settings from this file (default linkbild.config.json)
  --lang de                   switch to German
  --help

Platforms: ${names}. x is short for twitter.
Exit codes: 0 success, 1 below --fail-under or hit by --fail-on, 2 invalid usage or unreadable page.
Colours follow NO_COLOR and FORCE_COLOR. You can check pages on this machine (localhost, 127.0.0.1, ::1).
List other private addresses as host:port in ALLOWED_PRIVATE_HOSTS.`,
  de: `linkbild check ZIEL… [Optionen]        was jede Plattform zeigt und was Sie verbessern können
linkbild diff VORHER NACHHER [Optionen]  welche Vorschauen sich ändern
linkbild ci ZIEL [--base VORHER]         beides, als Kommentar zu einem Pull oder Merge Request
linkbild conformance --adapter DATEI     wie gut ein anderes Werkzeug unsere Testseiten liest
linkbild help, linkbild version

ZIEL ist eine Adresse, eine HTML-Datei, ein Ordner mit einem statischen Build oder eine Sitemap (Adresse oder Datei).

  --cards                     die Karten zeigen
  --all                       jede Empfehlung erklären, jede Plattform zeigen
  --platform slack,x          nur diese Plattformen prüfen
  --site                      alle Seiten aus der Sitemap der Website prüfen
  --limit 200                 höchstens so viele Seiten prüfen (sonst 500 einer Website, alle eines Ordners)
  --base-url https://…        wo der Build online sein wird (sonst, was seine Seiten sagen)
  --offline                   nur Dateien und Ordner: keine Seite und kein Bild wird abgerufen
  --ignore drafts/**          diese Dateien auslassen, mehrfach möglich
  --format FORMAT             text, json, junit, sarif, markdown oder html (--json steht für --format json);
                              diff: text, json, markdown oder html
  --details                   json: jede Prüfung und die ganze Karte, auch bei mehreren Seiten
  --output DATEI              die Ausgabe in einer Datei speichern
  --html bericht.html         zusätzlich einen Bericht für den Browser speichern
  --fail-under 80             mit Code 1 enden, wenn die Punktzahl niedriger ist
  --fail-on error             mit Code 1 enden bei: error, warning, info, unreadable oder Namen von Prüfungen
  --pictures ORDNER           diff: jede geänderte Karte als SVG speichern, vorher und nachher
  --fail-on-change            diff: mit Code 1 enden, wenn sich eine Vorschau ändert
  --adapter DATEI             conformance: ein Modul mit einer Funktion von { html, url } zu title, description, image, siteName
  --config DATEI              Einstellungen aus dieser Datei lesen (sonst linkbild.config.json)
  --lang en                   auf Englisch umstellen
  --help

Plattformen: ${names}. x steht für twitter.
Exit-Codes: 0 erfolgreich, 1 unter --fail-under oder von --fail-on getroffen, 2 ungültiger Aufruf oder Seite nicht lesbar.
Farben richten sich nach NO_COLOR und FORCE_COLOR. Seiten auf diesem Rechner (localhost, 127.0.0.1, ::1) können Sie
direkt prüfen. Andere private Adressen tragen Sie als host:port in ALLOWED_PRIVATE_HOSTS ein.`,
};

/** What is wrong with an option, in one line. */
export const wrongOptions = {
  seeHelp: {
    en: 'linkbild help shows all commands and options.',
    de: 'linkbild help --lang de zeigt alle Befehle und Optionen.',
  },
  notOpened: (given: string): Text => ({
    en: `“${given}” can’t be opened`,
    de: `„${given}“ lässt sich nicht öffnen`,
  }),
  noAddress: {
    en: 'Add the URL of a page, or a folder.',
    de: 'Geben Sie die Adresse einer Seite oder einen Ordner an.',
  },
  noFile: (given: string): Text => ({
    en: `There’s no file or folder “${given}”.`,
    de: `Die Datei oder den Ordner „${given}“ gibt es nicht.`,
  }),
  offline: (given: string): Text => ({
    en: `“${given}” can’t be checked with --offline: its pages are on the web. Name files or a folder.`,
    de: `„${given}“ lässt sich mit --offline nicht prüfen: Die Seiten liegen im Web. Nennen Sie Dateien oder einen Ordner.`,
  }),
  noPages: (given: string): Text => ({
    en: `“${given}” has no HTML pages.`,
    de: `„${given}“ enthält keine HTML-Seiten.`,
  }),
  twoSides: {
    en: 'diff needs two targets: before and after.',
    de: 'diff braucht zwei Ziele: vorher und nachher.',
  },
  noCommand: (given: string): Text => ({
    en: `There’s no command “${given}”.`,
    de: `Den Befehl „${given}“ gibt es nicht.`,
  }),
  format: (all: string): Text => ({ en: `--format needs one of ${all}.`, de: `--format braucht eines von ${all}.` }),
  failOn: (given: string): Text => ({
    en: `--fail-on doesn’t know “${given}”. It takes error, warning, info, unreadable or names of checks.`,
    de: `--fail-on kennt „${given}“ nicht. Möglich sind error, warning, info, unreadable oder Namen von Prüfungen.`,
  }),
  noWebAddress: (given: string): Text => ({
    en: `“${given}” isn’t a valid URL.`,
    de: `„${given}“ ist keine gültige Adresse.`,
  }),
  noPlatform: (given: string): Text => ({
    en: `“${given}” isn’t a platform. Choose from: ${names}.`,
    de: `„${given}“ ist keine Plattform. Zur Auswahl stehen: ${names}.`,
  }),
  failUnder: { en: '--fail-under needs a number from 0 to 100.', de: '--fail-under braucht eine Zahl von 0 bis 100.' },
  limit: { en: '--limit needs a whole number, 1 or more.', de: '--limit braucht eine ganze Zahl ab 1.' },
  language: { en: '--lang needs en or de.', de: '--lang braucht en oder de.' },
  unknown: (option: string): Text => ({
    en: `There’s no option ${option}.`,
    de: `Die Option ${option} gibt es nicht.`,
  }),
  noValue: (option: string): Text => ({ en: `${option} needs a value.`, de: `${option} braucht einen Wert.` }),
} satisfies Record<string, Text | ((given: string) => Text)>;

import { platformIds } from '#domain/audit/platforms/platform-id.ts';
import type { Language, Text } from '#domain/language.ts';

const names = platformIds.join(', ');

export const usage: Record<Language, string> = {
  en: `npm run check -- URL [options]

  --cards                     show the card on every platform
  --all                       explain every issue
  --platform slack,x          check these platforms only
  --site                      check every page in the site’s sitemap
  --limit 200                 with --site: check at most this many pages (default 500)
  --fail-under 80             exit with code 1 if the score is lower
  --html report.html          save a report for the browser
  --json                      print one JSON object on the last line
  --lang de                   switch to German
  --help

Platforms: ${names}. x is short for twitter.
Exit codes: 0 success, 1 score below --fail-under, 2 invalid usage or unreadable page.
Colours follow NO_COLOR and FORCE_COLOR. You can check pages on this machine (localhost, 127.0.0.1, ::1).
List other private addresses as host:port in ALLOWED_PRIVATE_HOSTS.`,
  de: `npm run check -- ADRESSE --lang de [Optionen]

  --cards                     die Karte auf jeder Plattform zeigen
  --all                       jede Empfehlung erklären
  --platform slack,x          nur diese Plattformen prüfen
  --site                      alle Seiten aus der Sitemap der Website prüfen
  --limit 200                 mit --site: höchstens so viele Seiten prüfen (sonst 500)
  --fail-under 80             mit Code 1 enden, wenn die Punktzahl niedriger ist
  --html bericht.html         einen Bericht für den Browser speichern
  --json                      ein JSON-Objekt in der letzten Zeile ausgeben
  --lang en                   auf Englisch umstellen
  --help

Plattformen: ${names}. x steht für twitter.
Exit-Codes: 0 erfolgreich, 1 Punktzahl unter --fail-under, 2 ungültiger Aufruf oder Seite nicht lesbar.
Farben richten sich nach NO_COLOR und FORCE_COLOR. Seiten auf diesem Rechner (localhost, 127.0.0.1, ::1) können Sie
direkt prüfen. Andere private Adressen tragen Sie als host:port in ALLOWED_PRIVATE_HOSTS ein.`,
};

/** What is wrong with an option, in one line. */
export const wrongOptions = {
  noAddress: { en: 'Add the URL of a page.', de: 'Geben Sie die Adresse einer Seite an.' },
  twoAddresses: (extra: string): Text => ({
    en: `Only one URL at a time. “${extra}” is one too many.`,
    de: `Nur eine Adresse auf einmal. „${extra}“ ist eine zu viel.`,
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

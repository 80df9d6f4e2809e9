import { platformIds } from '#domain/audit/platforms/platform-id.ts';
import type { Language, Text } from '#domain/language.ts';

const names = platformIds.join(', ');

export const usage: Record<Language, string> = {
  en: `npm run check -- ADDRESS [options]

  --cards                     also draw the card of every platform
  --all                       explain every issue
  --platform slack,x          only these platforms
  --site                      every page of the site's sitemap
  --limit 200                 with --site: read at most this many pages (default 500)
  --fail-under 80             exit with 1 if the score is lower
  --html report.html          write a report to open in a browser
  --json                      one JSON object on the last line
  --lang de                   in German
  --help

Platforms: ${names}; x means twitter.
Exit codes: 0 fine, 1 score below --fail-under, 2 wrong usage or page not readable.
Colours follow NO_COLOR and FORCE_COLOR. Pages on this machine (localhost, 127.0.0.1, ::1) may be checked;
other private addresses only if ALLOWED_PRIVATE_HOSTS names them as host:port.`,
  de: `npm run check -- ADRESSE --lang de [Optionen]

  --cards                     auch die Karte jeder Plattform zeichnen
  --all                       jeden Punkt erklären
  --platform slack,x          nur diese Plattformen
  --site                      alle Seiten aus der Sitemap der Website
  --limit 200                 mit --site: höchstens so viele Seiten lesen (sonst 500)
  --fail-under 80             mit 1 enden, wenn die Punktzahl niedriger ist
  --html bericht.html         einen Bericht für den Browser schreiben
  --json                      ein JSON-Objekt in der letzten Zeile
  --lang en                   auf Englisch
  --help

Plattformen: ${names}; x steht für twitter.
Exit-Codes: 0 in Ordnung, 1 Punktzahl unter --fail-under, 2 falscher Aufruf oder Seite nicht lesbar.
Farben richten sich nach NO_COLOR und FORCE_COLOR. Seiten auf diesem Rechner (localhost, 127.0.0.1, ::1) dürfen
geprüft werden, andere private Adressen nur, wenn ALLOWED_PRIVATE_HOSTS sie als host:port nennt.`,
};

/** What is wrong with an option, in one line. */
export const wrongOptions = {
  noAddress: { en: 'Which page? Give its address.', de: 'Welche Seite? Geben Sie ihre Adresse an.' },
  twoAddresses: (extra: string): Text => ({
    en: `One address at a time; "${extra}" is one too many.`,
    de: `Nur eine Adresse auf einmal; „${extra}“ ist eine zu viel.`,
  }),
  noWebAddress: (given: string): Text => ({
    en: `"${given}" is not a web address.`,
    de: `„${given}“ ist keine Webadresse.`,
  }),
  noPlatform: (given: string): Text => ({
    en: `"${given}" is not a platform. There are: ${names}.`,
    de: `„${given}“ ist keine Plattform. Es gibt: ${names}.`,
  }),
  failUnder: { en: '--fail-under wants a number from 0 to 100.', de: '--fail-under braucht eine Zahl von 0 bis 100.' },
  limit: { en: '--limit wants a whole number from 1 on.', de: '--limit braucht eine ganze Zahl ab 1.' },
  language: { en: '--lang wants en or de.', de: '--lang kennt en und de.' },
  unknown: (option: string): Text => ({
    en: `There is no option ${option}.`,
    de: `Die Option ${option} gibt es nicht.`,
  }),
  noValue: (option: string): Text => ({ en: `${option} wants a value.`, de: `${option} braucht einen Wert.` }),
} satisfies Record<string, Text | ((given: string) => Text)>;

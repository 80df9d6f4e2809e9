import type { Language } from '#domain/language.ts';
import { rows } from '../texts.ts';

export const securityTexts = rows({
  heading: { en: 'Security', de: 'Sicherheit' },
  lead: {
    en: 'Linkbild opens pages that strangers wrote and looks after accounts that are yours. Here is what we defend against, how, and which tests prove it.',
    de: 'Linkbild öffnet Seiten, die Fremde geschrieben haben, und bewahrt Konten, die Ihnen gehören. Hier steht, wovor wir schützen, wie wir das tun und welche Tests es belegen.',
  },
  lastRun: {
    en: (tests: string, date: string, version: string) =>
      `${tests} tests of these areas passed in the run of ${date}, version ${version}.`,
    de: (tests: string, date: string, version: string) =>
      `${tests} Tests aus diesen Bereichen waren im Lauf vom ${date} erfolgreich, Version ${version}.`,
  },
  noRun: {
    en: 'No test run has been recorded for this version yet.',
    de: 'Für diese Version ist noch kein Testlauf erfasst.',
  },
  tests: { en: (count: string) => `${count} tests`, de: (count: string) => `${count} Tests` },
  risk: { en: 'Risk', de: 'Risiko' },
  defence: { en: 'Protection', de: 'Schutz' },
  left: { en: 'What remains', de: 'Was bleibt' },
  leftLead: {
    en: 'No system is finished. These risks we know and accept for now.',
    de: 'Kein System ist fertig. Diese Risiken kennen wir und nehmen sie vorerst in Kauf.',
  },
  verify: { en: 'See for yourself', de: 'Selbst nachsehen' },
  sbom: {
    en: 'Every package in this build with version, licence and checksum (CycloneDX)',
    de: 'Alle Pakete dieses Builds mit Version, Lizenz und Prüfsumme (CycloneDX)',
  },
  apiDocs: {
    en: 'Every API call, and who may make it',
    de: 'Alle API-Aufrufe und wer sie ausführen darf',
  },
  report: { en: 'Found a weakness?', de: 'Schwachstelle gefunden?' },
  reportText: {
    en: 'Please tell us before you tell others; the address is in security.txt. Test with your own accounts only, and leave other people’s data alone.',
    de: 'Bitte sagen Sie es uns, bevor Sie es anderen sagen; die Adresse steht in der security.txt. Testen Sie nur mit eigenen Konten und lassen Sie fremde Daten unangetastet.',
  },
});

interface Area {
  title: string;
  risk: string;
  defence: string;
}

/** In the order of areas.json, which names the tests of each. */
export const securityAreas = {
  requests: {
    en: {
      title: 'Requests to other websites',
      risk: 'An address that somebody enters leads into our own network.',
      defence:
        'All requests go through one module. It checks the address after name resolution and after every redirect, and connects to exactly the one it checked. Private networks are blocked; time, size and redirects are limited.',
    },
    de: {
      title: 'Abrufe fremder Websites',
      risk: 'Eine eingegebene Adresse führt in unser eigenes Netz.',
      defence:
        'Alle Abrufe laufen über ein einziges Modul. Es prüft die Adresse nach der Namensauflösung und nach jeder Weiterleitung und verbindet sich genau mit der geprüften. Private Netze sind gesperrt; Zeit, Größe und Weiterleitungen sind begrenzt.',
    },
  },
  hostile: {
    en: {
      title: 'Hostile input',
      risk: 'A page, an upload or a form is built to crash, slow down or trick the server.',
      defence:
        'Every value is checked before anything uses it. Requests have limits for size, depth and number of parts. Templates, fonts, selectors and pictures are handled in separate processes with limits for time and memory; if one is stopped, only that one job fails.',
    },
    de: {
      title: 'Feindliche Eingaben',
      risk: 'Eine Seite, ein Upload oder ein Formular soll den Server stoppen, bremsen oder täuschen.',
      defence:
        'Jeder Wert wird geprüft, bevor ihn etwas verwendet. Größe, Tiefe und Zahl der Teile einer Anfrage sind begrenzt. Vorlagen, Schriften, Selektoren und Bilder verarbeiten eigene Prozesse mit Grenzen für Zeit und Speicher; wird einer beendet, scheitert nur dieser eine Auftrag.',
    },
  },
  browser: {
    en: {
      title: 'Screenshots',
      risk: 'A page attacks the browser that takes its screenshot.',
      defence:
        'Chromium runs in its sandbox, or at least under an account that owns nothing on the machine. It gets no environment variables, and its profile is deleted afterwards. Where neither is possible, it is not started.',
    },
    de: {
      title: 'Bildschirmfotos',
      risk: 'Eine Seite greift den Browser an, der sie fotografiert.',
      defence:
        'Chromium läuft in seiner Sandbox, mindestens aber unter einem Konto, dem auf dem Rechner nichts gehört. Es bekommt keine Umgebungsvariablen, sein Profil wird danach gelöscht. Ist beides nicht möglich, startet es nicht.',
    },
  },
  accounts: {
    en: {
      title: 'Accounts',
      risk: 'Somebody guesses a password, or takes over an email address that is not theirs.',
      defence:
        'Passwords are stored as Argon2id hashes. Passkeys and one-time codes add a second factor. Wrong attempts slow down whoever is guessing; a device you have used before still gets in.',
    },
    de: {
      title: 'Konten',
      risk: 'Jemand errät ein Passwort oder übernimmt eine fremde E-Mail-Adresse.',
      defence:
        'Passwörter speichern wir nur als Argon2id-Hash. Passkeys und Einmalcodes sind ein zweiter Faktor. Fehlversuche bremsen, wer rät; ein Gerät, mit dem Sie schon angemeldet waren, kommt weiter hinein.',
    },
  },
  access: {
    en: {
      title: 'Other people’s projects',
      risk: 'A customer sees or changes what belongs to another one.',
      defence:
        'One table says who may make which call. A test makes every call in every role and compares the result with the table. Admins can read who did what in their project.',
    },
    de: {
      title: 'Fremde Projekte',
      risk: 'Ein Kunde sieht oder ändert, was einem anderen gehört.',
      defence:
        'Eine Tabelle legt fest, wer welchen Aufruf ausführen darf. Ein Test führt jeden Aufruf in jeder Rolle aus und vergleicht das Ergebnis mit der Tabelle. Admins können nachlesen, wer in ihrem Projekt was getan hat.',
    },
  },
  data: {
    en: {
      title: 'Your data',
      risk: 'Something stays behind after you delete it, or a report is found by people it was not meant for.',
      defence:
        'Deleting a project or an account removes its rows, files and cached pictures. You can export everything first. Each report can be public, open to people with the link, or switched off.',
    },
    de: {
      title: 'Ihre Daten',
      risk: 'Nach dem Löschen bleibt etwas zurück, oder ein Bericht gelangt an Menschen, für die er nicht gedacht war.',
      defence:
        'Mit einem Projekt oder Konto verschwinden seine Einträge, Dateien und zwischengespeicherten Bilder. Vorher können Sie alles exportieren. Jeder Bericht ist öffentlich, nur über seinen Link erreichbar oder abgeschaltet.',
    },
  },
  pages: {
    en: {
      title: 'Pages in your browser',
      risk: 'Foreign script runs in your session, or our pages are hidden inside somebody else’s.',
      defence:
        'A content security policy only runs scripts that carry a value made for that one page. Other websites cannot frame ours, and pages of the app are never cached.',
    },
    de: {
      title: 'Seiten in Ihrem Browser',
      risk: 'Fremdes Skript läuft in Ihrer Sitzung, oder unsere Seiten liegen versteckt in anderen.',
      defence:
        'Eine Content Security Policy führt nur Skripte aus, die einen für genau diese Seite erzeugten Wert tragen. Fremde Websites können unsere nicht einbetten, und Seiten der App werden nirgends zwischengespeichert.',
    },
  },
  words: {
    en: {
      title: 'Emails and logs',
      risk: 'A name turns one of our emails into an advertisement, or a secret ends up in a log.',
      defence:
        'Names and titles cannot add lines or links to our emails. Errors are logged without the values that caused them.',
    },
    de: {
      title: 'E-Mails und Protokolle',
      risk: 'Ein Name macht aus unserer E-Mail Werbung, oder ein Geheimnis landet in einem Protokoll.',
      defence:
        'Namen und Titel können unseren E-Mails weder Zeilen noch Links hinzufügen. Fehler werden ohne die Werte protokolliert, die sie ausgelöst haben.',
    },
  },
  faults: {
    en: {
      title: 'Failures',
      risk: 'A crash, a full disk or a lost database costs data or breaks images.',
      defence:
        'What we have confirmed is stored. A test kills the server while it works and checks that nothing is missing afterwards. Images keep coming even when the database is away.',
    },
    de: {
      title: 'Ausfälle',
      risk: 'Ein Absturz, eine volle Platte oder eine verlorene Datenbank kostet Daten oder Bilder.',
      defence:
        'Was wir bestätigt haben, ist gespeichert. Ein Test beendet den Server mitten in der Arbeit und prüft, dass danach nichts fehlt. Bilder kommen auch dann, wenn die Datenbank fehlt.',
    },
  },
} satisfies Record<string, Record<Language, Area>>;

export const remainingRisks = [
  {
    en: 'There has been no independent audit yet.',
    de: 'Eine unabhängige Prüfung steht noch aus.',
  },
  {
    en: 'Code that escapes the browser’s sandbox could open network connections past our filter.',
    de: 'Code, der aus der Sandbox des Browsers ausbricht, könnte an unserem Filter vorbei Verbindungen öffnen.',
  },
  {
    en: 'Previews show pictures straight from the shop, so the shop can see that somebody is looking.',
    de: 'Vorschauen zeigen Bilder direkt aus dem Shop; der Shop kann also sehen, dass jemand hinschaut.',
  },
  {
    en: 'Limits count by address. An attack from very many addresses has to be stopped in front of Linkbild.',
    de: 'Begrenzungen zählen nach Adresse. Ein Angriff von sehr vielen Adressen muss vor Linkbild abgewehrt werden.',
  },
] as const;

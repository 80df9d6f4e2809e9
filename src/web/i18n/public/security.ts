import type { Language } from '#domain/language.ts';
import { rows } from '#web/i18n/texts.ts';

export const securityTexts = rows({
  heading: { en: 'Security', de: 'Sicherheit' },
  lead: {
    en: 'Linkbild opens pages written by strangers and looks after your account. Here’s what could go wrong, how we prevent it, and which tests prove it.',
    de: 'Linkbild öffnet Seiten von Fremden und verwaltet Ihr Konto. Hier lesen Sie, was schiefgehen kann, wie wir es verhindern und welche Tests das belegen.',
  },
  lastRun: {
    en: (tests: string, date: string, version: string) =>
      `${tests} tests in these areas passed on ${date}, version ${version}.`,
    de: (tests: string, date: string, version: string) =>
      `${tests} Tests aus diesen Bereichen wurden am ${date} bestanden, Version ${version}.`,
  },
  noRun: {
    en: 'There’s no recorded test run for this version yet.',
    de: 'Für diese Version gibt es noch keinen aufgezeichneten Testlauf.',
  },
  tests: { en: (count: string) => `${count} tests`, de: (count: string) => `${count} Tests` },
  risk: { en: 'Risk', de: 'Risiko' },
  defence: { en: 'Protection', de: 'Schutz' },
  left: { en: 'Remaining risks', de: 'Verbleibende Risiken' },
  leftLead: {
    en: 'No system is perfect. We know these risks and accept them for now.',
    de: 'Kein System ist perfekt. Diese Risiken kennen wir und nehmen sie vorerst in Kauf.',
  },
  verify: { en: 'Check for yourself', de: 'Überzeugen Sie sich selbst' },
  sbom: {
    en: 'All packages in this build with version, licence and checksum (CycloneDX)',
    de: 'Alle Pakete dieses Builds mit Version, Lizenz und Prüfsumme (CycloneDX)',
  },
  apiDocs: {
    en: 'Every API call and who can make it',
    de: 'Alle API-Aufrufe und wer sie ausführen darf',
  },
  report: { en: 'Found a vulnerability?', de: 'Schwachstelle gefunden?' },
  reportText: {
    en: 'Please tell us before you tell others. You’ll find the address in security.txt. Test only with your own accounts and leave other people’s data alone.',
    de: 'Bitte melden Sie sie zuerst uns. Die Adresse finden Sie in der security.txt. Testen Sie nur mit eigenen Konten und lassen Sie fremde Daten unangetastet.',
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
      risk: 'Someone enters an address that leads into our own network.',
      defence:
        'All requests go through one module. It checks the address after DNS resolution and after every redirect, then connects to exactly the address it checked. Private networks are blocked. Time, size and redirects are limited.',
    },
    de: {
      title: 'Abrufe fremder Websites',
      risk: 'Jemand gibt eine Adresse ein, die in unser eigenes Netz führt.',
      defence:
        'Alle Abrufe laufen über ein einziges Modul. Es prüft die Adresse nach der DNS-Auflösung und nach jeder Weiterleitung und verbindet sich dann genau mit der geprüften Adresse. Private Netze sind gesperrt. Zeit, Größe und Weiterleitungen sind begrenzt.',
    },
  },
  hostile: {
    en: {
      title: 'Malicious input',
      risk: 'A page, an upload or a form is built to crash, slow down or trick the server. In November 2026 we found images, signatures and messages that the server could only answer with an internal error.',
      defence:
        'Every value is validated before it’s used. Requests are limited in size, depth and number of parts. Templates, fonts, selectors and images are processed in separate processes with time and memory limits. If one is stopped, only that job fails. Whatever is malformed is rejected with a reason.',
    },
    de: {
      title: 'Schädliche Eingaben',
      risk: 'Eine Seite, ein Upload oder ein Formular soll den Server lahmlegen, bremsen oder täuschen. Im November 2026 haben wir Bilder, Signaturen und Nachrichten gefunden, auf die der Server nur mit einem internen Fehler antwortete.',
      defence:
        'Jeder Wert wird geprüft, bevor wir ihn verwenden. Größe, Tiefe und Zahl der Teile einer Anfrage sind begrenzt. Vorlagen, Schriften, Selektoren und Bilder verarbeiten eigene Prozesse mit Grenzen für Zeit und Speicher. Wird einer beendet, schlägt nur dieser eine Auftrag fehl. Fehlerhafte Eingaben lehnen wir mit Begründung ab.',
    },
  },
  reading: {
    en: {
      title: 'Pages built to be slow',
      risk: 'A page keeps the server so busy that nobody else gets an answer. In November 2026 we attacked Linkbild ourselves and found nine kinds of such pages.',
      defence:
        'Pages, sitemaps, robots.txt files and image headers are now read in separate processes with time and memory limits. A page that exceeds them is reported as too complicated to read, and everything else goes on. Tests try every text pattern in our code on 100 KB made from its own characters, and read pages that repeat each of their parts. A server that stops responding anyway is replaced after ten seconds. Every site that a page leads to counts towards its own limit, so nobody can use us to flood someone else’s. Large websites take turns, so yours doesn’t have to wait behind them.',
    },
    de: {
      title: 'Seiten, die bremsen sollen',
      risk: 'Eine Seite beschäftigt den Server so lange, dass niemand sonst eine Antwort bekommt. Im November 2026 haben wir Linkbild selbst angegriffen und neun Arten solcher Seiten gefunden.',
      defence:
        'Seiten, Sitemaps, robots.txt-Dateien und die Köpfe von Bildern lesen jetzt eigene Prozesse mit Grenzen für Zeit und Speicher. Überschreitet eine Seite sie, melden wir sie als zu kompliziert, und alles andere läuft weiter. Tests probieren jedes Textmuster unseres Codes an 100 KB aus seinen eigenen Zeichen und lesen Seiten, die jeden ihrer Teile wiederholen. Ein Server, der trotzdem nicht mehr antwortet, wird nach zehn Sekunden ersetzt. Jede Website, auf die eine Seite führt, zählt gegen ihre eigene Grenze. So kann niemand über uns eine fremde Website überlasten. Große Websites lesen wir abwechselnd, damit Ihre nicht hinter ihnen wartet.',
    },
  },
  browser: {
    en: {
      title: 'Screenshots',
      risk: 'A page attacks the browser that takes its screenshot.',
      defence:
        'Chromium runs in its sandbox, or at least under an account that owns nothing on the machine. It gets no environment variables, and its profile is deleted afterwards. If neither is possible, it doesn’t start.',
    },
    de: {
      title: 'Screenshots',
      risk: 'Eine Seite greift den Browser an, der von ihr einen Screenshot macht.',
      defence:
        'Chromium läuft in seiner Sandbox, mindestens aber unter einem Konto, dem auf dem Server nichts gehört. Es bekommt keine Umgebungsvariablen, sein Profil wird danach gelöscht. Ist beides nicht möglich, startet es gar nicht erst.',
    },
  },
  accounts: {
    en: {
      title: 'Accounts',
      risk: 'Someone guesses a password or prepares an account for someone else’s email address. In November 2026 we found a way to do that: a Shopify store that named your address opened an account for it, and a token created there stayed valid.',
      defence:
        'Passwords are stored as Argon2id hashes. Passkeys and one-time codes add a second factor. Wrong attempts slow down whoever is guessing, while a device you’ve used before still gets in. Whatever belongs to an email address is shown only to someone who has proven that it’s theirs. The first proof ends all earlier sessions, tokens, passkeys, codes and memberships. Changing your email address ends every token too. If someone has a shop checked with your address, it’s added to your account only if you agree while logged in.',
    },
    de: {
      title: 'Konten',
      risk: 'Jemand errät ein Passwort oder bereitet ein Konto für eine fremde E-Mail-Adresse vor. Im November 2026 haben wir einen solchen Weg gefunden: Ein Shopify-Shop, der Ihre Adresse angab, eröffnete ein Konto dafür, und ein dort erstelltes Token blieb gültig.',
      defence:
        'Passwörter speichern wir nur als Argon2id-Hash. Passkeys und Einmalcodes dienen als zweiter Faktor. Nach jedem Fehlversuch dauert der nächste länger. Von einem Gerät, das Sie schon benutzt haben, kommen Sie trotzdem hinein. Was zu einer E-Mail-Adresse gehört, sieht nur, wer nachgewiesen hat, dass sie ihm gehört. Der erste Nachweis beendet alle früheren Sitzungen, Token, Passkeys, Codes und Mitgliedschaften. Auch wenn Sie Ihre E-Mail-Adresse ändern, enden alle Token. Lässt jemand einen Shop mit Ihrer Adresse prüfen, kommt der Shop nur dann in Ihr Konto, wenn Sie angemeldet zustimmen.',
    },
  },
  access: {
    en: {
      title: 'Other people’s projects',
      risk: 'A customer sees or changes another customer’s data. In November 2026 we found that our administrators could read reports without a second factor, even those meant only for people with the link.',
      defence:
        'One table defines who can make which call. A test makes every call in every role and compares the results with that table. Without a second factor, our administrators count as visitors. Admins can see who did what in their project.',
    },
    de: {
      title: 'Fremde Projekte',
      risk: 'Ein Kunde sieht oder ändert Daten eines anderen. Im November 2026 haben wir festgestellt, dass unsere Administratoren auch ohne zweiten Faktor Berichte lesen konnten, die nur für Personen mit dem Link bestimmt sind.',
      defence:
        'Eine Tabelle legt fest, wer welchen Aufruf ausführen darf. Ein Test führt jeden Aufruf in jeder Rolle aus und vergleicht das Ergebnis mit der Tabelle. Ohne zweiten Faktor gelten unsere Administratoren als Besucher. Admins sehen, wer in ihrem Projekt was getan hat.',
    },
  },
  data: {
    en: {
      title: 'Your data',
      risk: 'Something is left behind after you delete it, or a report reaches the wrong people. In November 2026 we found that projects with millions of records could not be deleted, and that an export of them was incomplete.',
      defence:
        'Deleting a project or an account removes its records, files and cached images. A project disappears for everyone at once. Its records follow step by step, and your account shows the progress. You can export everything first, and the export says how much it holds. Each report can be public, visible only with the link, or switched off. On the server, only Linkbild’s own user can read stored files.',
    },
    de: {
      title: 'Ihre Daten',
      risk: 'Nach dem Löschen bleibt etwas zurück, oder ein Bericht gerät an die Falschen. Im November 2026 haben wir festgestellt, dass sich Projekte mit Millionen Einträgen nicht löschen ließen und ihr Export unvollständig war.',
      defence:
        'Mit einem Projekt oder Konto löschen wir seine Einträge, Dateien und zwischengespeicherten Bilder. Ein Projekt verschwindet sofort für alle. Seine Einträge folgen nach und nach, und Ihr Konto zeigt, wie weit das Löschen ist. Vorher können Sie alles exportieren. Der Export nennt, wie viel er enthält. Jeder Bericht ist öffentlich, nur über seinen Link sichtbar oder abgeschaltet. Auf dem Server kann nur das Benutzerkonto von Linkbild gespeicherte Dateien lesen.',
    },
  },
  pages: {
    en: {
      title: 'Pages in your browser',
      risk: 'Someone else’s script runs in your session, or our pages are hidden inside another site.',
      defence:
        'A content security policy allows only scripts that carry a value created for that one page. Other websites can’t embed ours, and app pages are never cached.',
    },
    de: {
      title: 'Seiten in Ihrem Browser',
      risk: 'Ein fremdes Skript läuft in Ihrer Sitzung, oder unsere Seiten werden unsichtbar in andere eingebettet.',
      defence:
        'Eine Content Security Policy lässt nur Skripte zu, die einen für genau diese Seite erzeugten Wert enthalten. Andere Websites können unsere nicht einbetten, und Seiten der App werden nirgends zwischengespeichert.',
    },
  },
  words: {
    en: {
      title: 'Emails and logs',
      risk: 'A name turns one of our emails into spam, or a secret ends up in a log. In November 2026 we found that a login link waited for minutes behind thousands of weekly reports.',
      defence:
        'Names and titles can’t add lines or links to our emails. Login links and security notices have a queue of their own. We also limit how many confirmations one person can request and one address can get. Errors are logged without the values that caused them.',
    },
    de: {
      title: 'E-Mails und Protokolle',
      risk: 'Ein Name macht aus unserer E-Mail Spam, oder ein Geheimnis landet in einem Protokoll. Im November 2026 haben wir festgestellt, dass ein Anmeldelink minutenlang hinter Tausenden Wochenberichten wartete.',
      defence:
        'Über Namen und Titel lassen sich weder Zeilen noch Links in unsere E-Mails schmuggeln. Anmeldelinks und Sicherheitshinweise haben eine eigene Warteschlange. Auch die Zahl der Eingangsbestätigungen ist begrenzt, je Absender und je Empfänger. Fehler protokollieren wir ohne die Werte, die sie ausgelöst haben.',
    },
  },
  faults: {
    en: {
      title: 'Outages',
      risk: 'A crash, a full disk or a lost database costs you data or images. In November 2026 we found that a server stayed down when it lost its database while starting.',
      defence:
        'Once we confirm something, it’s stored. A test kills the server mid-work and checks that nothing is missing afterwards. Another cuts the connection to the database at twenty points while the server starts. Images keep loading even when the database is down.',
    },
    de: {
      title: 'Ausfälle',
      risk: 'Ein Absturz, eine volle Festplatte oder eine ausgefallene Datenbank kostet Daten oder Bilder. Im November 2026 haben wir festgestellt, dass ein Server nicht mehr anlief, wenn er seine Datenbank beim Start verlor.',
      defence:
        'Was wir bestätigt haben, ist gespeichert. Ein Test beendet den Server mitten in der Arbeit und prüft, dass danach nichts fehlt. Ein weiterer trennt ihn an zwanzig Stellen des Starts von der Datenbank. Bilder werden auch bei ausgefallener Datenbank geliefert.',
    },
  },
  /** Only where there is a Shopify app. */
  shops: {
    en: {
      title: 'Shopify stores',
      risk: 'Someone fakes a message from Shopify, or reaches another store’s data through the app.',
      defence:
        'Every message and every visit carries Shopify’s signature, and we check it first. A message only makes us ask Shopify what’s true. A store reaches its own project, and an existing account only after its owner agrees. Only that store’s admin can embed the app. Access tokens are encrypted, and we never see a store’s customers.',
    },
    de: {
      title: 'Shopify-Shops',
      risk: 'Jemand fälscht eine Nachricht von Shopify oder kommt über die App an Daten eines anderen Shops.',
      defence:
        'Jede Nachricht und jeder Besuch trägt eine Signatur von Shopify, die wir zuerst prüfen. Eine Nachricht führt nur dazu, dass wir bei Shopify nachfragen. Ein Shop erreicht nur sein eigenes Projekt, ein bestehendes Konto erst, wenn dessen Inhaber zustimmt. Nur der Admin dieses Shops kann die App einbetten. Zugriffstoken sind verschlüsselt, und Kundendaten eines Shops sehen wir nie.',
    },
  },
} satisfies Record<string, Record<Language, Area>>;

export const remainingRisks = [
  {
    en: 'There hasn’t been an independent audit yet.',
    de: 'Eine unabhängige Prüfung steht noch aus.',
  },
  {
    en: 'Code that escapes the browser’s sandbox could open network connections past our filter.',
    de: 'Code, der aus der Sandbox des Browsers ausbricht, könnte an unserem Filter vorbei Verbindungen öffnen.',
  },
  {
    en: 'Previews load images straight from the shop, so the shop can tell that someone is looking.',
    de: 'Vorschauen laden Bilder direkt aus dem Shop. Der Shop sieht also, dass jemand sie abruft.',
  },
  {
    en: 'Rate limits count by IP address. An attack from very many of them has to be stopped before it reaches Linkbild.',
    de: 'Zugriffsgrenzen gelten je IP-Adresse. Ein Angriff von sehr vielen IP-Adressen muss abgewehrt werden, bevor er Linkbild erreicht.',
  },
] as const;

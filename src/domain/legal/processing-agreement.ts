import type { Language, Text } from '#domain/language.ts';
import type { LegalDocument, LegalFacts } from './legal-document.ts';
import { describeOperator, ownPassage, passage } from './passages.ts';
import { processorLines } from './processors.ts';

/** Who accepts the agreement; without one it is the sample that everybody may read. */
export interface Controller {
  company: string;
  address: string;
  person: string;
}

/**
 * The agreement of Art. 28 GDPR about what Linkbild processes for a customer. Measures of the software are those it
 * has; what the operator and the hosting company do is the operator's own text.
 */
export function processingAgreement(facts: LegalFacts, language: Language, by?: Controller): LegalDocument {
  const { operator } = facts;
  const hasHosting = operator.hosting !== '';
  return {
    heading: { en: 'Data processing agreement', de: 'Vertrag zur Auftrags\u00adverarbeitung' }[language],
    lead: {
      en: 'Under Art. 28 GDPR, about personal data that Linkbild processes for you.',
      de: 'Nach Art. 28 DSGVO, über personenbezogene Daten, die Linkbild in Ihrem Auftrag verarbeitet.',
    }[language],
    passages: [
      {
        title: controller[language],
        text: by ? [by.company, by.address, by.person].join('\n') : anyController[language],
      },
      ownPassage(processor, describeOperator(operator, language), language),
      passage(subject, subjectText, language),
      passage(data, dataText, language),
      passage(duties, dutiesText, language),
      passage(helps, helpsText, language),
      {
        title: subprocessors[language],
        text: `${processorLines(facts, language)
          .map((one) => `• ${one}`)
          .join('\n')}\n\n${newSubprocessors[language]}`,
        ...(hasHosting ? {} : { isMissing: true as const }),
      },
      passage(measures, measuresText, language),
      ownPassage(ownMeasures, operator.measures, language),
      passage(deletion, deletionText, language),
      passage(proof, proofText, language),
    ],
  };
}

const controller: Text = { en: 'Controller', de: 'Verantwortlicher' };
const anyController: Text = {
  en: 'The customer who accepts this agreement, with the name and address given there.',
  de: 'Der Kunde, der diesen Vertrag annimmt, mit dem dabei angegebenen Namen und der Anschrift.',
};
const processor: Text = { en: 'Processor', de: 'Auftragsverarbeiter' };
const subject: Text = { en: 'Subject and duration', de: 'Gegenstand und Dauer' };
const subjectText: Text = {
  en: 'The processor runs Linkbild for the controller: it reads pages of the controller’s website, audits their link previews, creates and serves sharing images and counts their requests. The agreement lasts as long as the controller has an account, and ends with it.',
  de: 'Der Auftragsverarbeiter betreibt Linkbild für den Verantwortlichen: Er liest Seiten von dessen Website, prüft ihre Linkvorschauen, erstellt Vorschaubilder, liefert sie aus und zählt deren Abrufe. Der Vertrag gilt, solange der Verantwortliche ein Konto hat, und endet mit ihm.',
};
const data: Text = { en: 'Data and people', de: 'Daten und Personen' };
const dataText: Text = {
  en: 'People: the controller’s staff with access to Linkbild, and people who are named or shown on pages of the website. Data: names, email addresses and actions of staff; titles, texts and images of pages as they’re published; chat addresses and webhooks that the controller enters. Requests for images are counted without IP addresses.',
  de: 'Personen: Mitarbeitende des Verantwortlichen mit Zugang zu Linkbild und Personen, die auf Seiten der Website genannt oder abgebildet sind. Daten: Namen, E-Mail-Adressen und Aktionen der Mitarbeitenden; Titel, Texte und Bilder von Seiten, so wie sie veröffentlicht sind; Chat-Adressen und Webhooks, die der Verantwortliche einträgt. Bildabrufe werden ohne IP-Adressen gezählt.',
};
const duties: Text = { en: 'Duties of the processor', de: 'Pflichten des Auftragsverarbeiters' };
const dutiesText: Text = {
  en: 'The processor processes the data only on documented instructions from the controller; settings made in Linkbild are such instructions. Everyone with access is bound to confidentiality. The processor tells the controller if it considers an instruction unlawful.',
  de: 'Der Auftragsverarbeiter verarbeitet die Daten nur auf dokumentierte Weisung des Verantwortlichen; Einstellungen in Linkbild sind solche Weisungen. Alle Personen mit Zugriff sind zur Vertraulichkeit verpflichtet. Hält der Auftragsverarbeiter eine Weisung für rechtswidrig, teilt er das mit.',
};
const helps: Text = { en: 'Help and notification', de: 'Unterstützung und Meldung' };
const helpsText: Text = {
  en: 'The processor helps the controller to answer requests of the people concerned and to meet Art. 32 to 36 GDPR. It reports a personal data breach to the controller without undue delay after becoming aware of it.',
  de: 'Der Auftragsverarbeiter unterstützt den Verantwortlichen bei Anfragen betroffener Personen und bei den Pflichten aus Art. 32 bis 36 DSGVO. Eine Verletzung des Schutzes personenbezogener Daten meldet er unverzüglich, nachdem sie ihm bekannt wurde.',
};
const subprocessors: Text = { en: 'Subprocessors', de: 'Unterauftragsverarbeiter' };
const newSubprocessors: Text = {
  en: 'The controller agrees to these. The processor announces further or other ones beforehand, and the controller can object.',
  de: 'Diesen stimmt der Verantwortliche zu. Weitere oder andere kündigt der Auftragsverarbeiter vorher an, und der Verantwortliche kann widersprechen.',
};
const measures: Text = { en: 'Technical measures of Linkbild', de: 'Technische Maßnahmen von Linkbild' };
const measuresText: Text = {
  en: [
    '• Passwords are stored as Argon2id hashes; sessions, login links and API tokens as hashes.',
    '• Second factor by passkey or authenticator app, required for super admins of a public site.',
    '• Secrets of webhooks, chat channels, authenticator apps and shops are encrypted with a key that isn’t in the database.',
    '• Roles per project; every change of people, plan and access is in an activity log.',
    '• Staff of the operator can act in an account for 30 minutes at most, with a reason that is logged; passwords, tokens and deleting are blocked.',
    '• IP addresses are stored as keyed hashes only, and not in the server log.',
    '• Requests to other websites can’t reach private networks; untrusted pages and images are read in processes of their own.',
    '• Attempts at logins and forms are limited.',
    '• Backups can be created and restored with the software’s own tools.',
  ].join('\n'),
  de: [
    '• Passwörter werden als Argon2id-Hash gespeichert, Sitzungen, Anmeldelinks und API-Token als Hash.',
    '• Zweiter Faktor per Passkey oder Authenticator-App, für Super-Admins einer öffentlichen Website Pflicht.',
    '• Geheimnisse von Webhooks, Chat-Kanälen, Authenticator-Apps und Shops sind mit einem Schlüssel verschlüsselt, der nicht in der Datenbank liegt.',
    '• Rollen je Projekt; jede Änderung an Personen, Tarif und Zugang steht in einem Aktivitätsprotokoll.',
    '• Der Betreiber kann höchstens 30 Minuten im Namen eines Kontos handeln, mit protokolliertem Grund; Passwörter, Token und Löschen sind dabei gesperrt.',
    '• IP-Adressen werden nur als Hash mit Schlüssel gespeichert und stehen nicht im Serverprotokoll.',
    '• Abrufe fremder Websites erreichen keine privaten Netze; fremde Seiten und Bilder werden in eigenen Prozessen gelesen.',
    '• Versuche bei Anmeldung und Formularen sind begrenzt.',
    '• Backups lassen sich mit Werkzeugen der Software erstellen und einspielen.',
  ].join('\n'),
};
const ownMeasures: Text = { en: 'Measures of the processor', de: 'Maßnahmen des Auftragsverarbeiters' };
const deletion: Text = { en: 'Deletion and return', de: 'Löschung und Rückgabe' };
const deletionText: Text = {
  en: 'The controller can download all data at any time and delete projects and the account. Both take effect at once; files are deleted from storage within minutes.',
  de: 'Der Verantwortliche kann jederzeit alle Daten herunterladen und Projekte und Konto löschen. Beides wirkt sofort; Dateien werden innerhalb von Minuten aus dem Speicher gelöscht.',
};
const proof: Text = { en: 'Evidence', de: 'Nachweise' };
const proofText: Text = {
  en: 'The processor gives the controller the information needed to show compliance with Art. 28 GDPR and allows for audits.',
  de: 'Der Auftragsverarbeiter stellt dem Verantwortlichen die Informationen bereit, die zum Nachweis der Pflichten aus Art. 28 DSGVO nötig sind, und ermöglicht Überprüfungen.',
};

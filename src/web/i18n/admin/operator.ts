import { rows } from '#web/i18n/texts.ts';

/** Who runs this installation. */
export const operatorTexts = rows({
  lead: {
    en: 'Imprint, privacy policy, terms, data processing agreement, emails and invoices take these details from here.',
    de: 'Impressum, Datenschutzerklärung, AGB, Vertrag zur Auftragsverarbeitung, E-Mails und Rechnungen übernehmen diese Angaben.',
  },
  missing: {
    en: 'Still missing. Until then, the pages say “Not filled in yet”.',
    de: 'Diese Angaben fehlen noch. Bis dahin steht auf den Seiten „Noch nicht ausgefüllt“.',
  },
  complete: { en: 'All needed details are filled in.', de: 'Alle nötigen Angaben sind ausgefüllt.' },
  company: { en: 'Company', de: 'Unternehmen' },
  companyText: {
    en: 'For the imprint, the contract and the end of every email.',
    de: 'Für Impressum, Vertrag und das Ende jeder E-Mail.',
  },
  selling: { en: 'Selling', de: 'Verkauf' },
  sellingText: {
    en: 'Decides how prices are shown and whether there’s a right of withdrawal.',
    de: 'Bestimmt, wie Preise angezeigt werden und ob es ein Widerrufsrecht gibt.',
  },
  businesses: { en: 'Businesses only', de: 'Nur an Unternehmen' },
  businessesHint: {
    en: 'Net prices, “plus VAT”. The order says so. No withdrawal page.',
    de: 'Nettopreise, „zzgl. USt.“. Die Bestellung sagt das. Keine Widerrufsseite.',
  },
  consumers: { en: 'Consumers too', de: 'Auch an Verbraucher' },
  consumersHint: {
    en: 'Gross prices, and a form to withdraw from a contract.',
    de: 'Bruttopreise und ein Formular, mit dem man einen Vertrag widerruft.',
  },
  privacy: { en: 'Data protection', de: 'Datenschutz' },
  privacyText: {
    en: 'For the privacy policy and the data processing agreement.',
    de: 'Für Datenschutzerklärung und Vertrag zur Auftragsverarbeitung.',
  },
  law: { en: 'Terms', de: 'AGB' },
  lawText: {
    en: 'What only you and your lawyer can decide. It appears word for word.',
    de: 'Was nur Sie und Ihre Kanzlei entscheiden können. Erscheint wörtlich.',
  },
  fixed: { en: 'Set by the environment.', de: 'Durch die Umgebung gesetzt.' },
  needed: { en: 'needed', de: 'nötig' },
  saved: {
    en: 'Saved. Pages show it within a minute.',
    de: 'Gespeichert. Die Seiten zeigen es innerhalb einer Minute.',
  },
});

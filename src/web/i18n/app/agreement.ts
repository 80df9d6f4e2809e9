import { rows } from '#web/i18n/texts.ts';

/** The data processing agreement in the app. */
export const agreementTexts = rows({
  lead: {
    en: 'If you process personal data with Linkbild as a business, accept this agreement under Art. 28 GDPR. You can download it as a PDF at any time.',
    de: 'Wenn Sie als Unternehmen mit Linkbild personenbezogene Daten verarbeiten, nehmen Sie diesen Vertrag nach Art. 28 DSGVO an. Sie können ihn jederzeit als PDF herunterladen.',
  },
  toApp: { en: 'Accept in the app', de: 'In der App annehmen' },
  accepted: { en: 'Accepted', de: 'Angenommen' },
  acceptedText: { en: 'Word for word as it was on that day.', de: 'Wörtlich so, wie er an diesem Tag galt.' },
  current: { en: 'Current', de: 'Aktuell' },
  changed: { en: 'Changed since', de: 'Seitdem geändert' },
  changedText: {
    en: 'The agreement has changed since you accepted it. Read it and accept it again below.',
    de: 'Der Vertrag hat sich geändert, seit Sie ihn angenommen haben. Lesen Sie ihn und nehmen Sie ihn unten neu an.',
  },
  by: {
    en: (company: string, person: string) => `${company}, ${person}`,
    de: (company: string, person: string) => `${company}, ${person}`,
  },
  download: { en: 'PDF', de: 'PDF' },
  accept: { en: 'Accept', de: 'Annehmen' },
  acceptText: {
    en: 'Who is the controller? You accept for this company.',
    de: 'Wer ist der Verantwortliche? Sie nehmen für dieses Unternehmen an.',
  },
  company: { en: 'Company', de: 'Unternehmen' },
  address: { en: 'Postal address', de: 'Anschrift' },
  person: { en: 'Your name and role', de: 'Ihr Name und Ihre Funktion' },
  button: { en: 'Accept agreement', de: 'Vertrag annehmen' },
  done: { en: 'Agreement accepted', de: 'Vertrag angenommen' },
  notReady: {
    en: 'The operator hasn’t filled in all details yet. You can accept once they have.',
    de: 'Der Betreiber hat noch nicht alle Angaben ausgefüllt. Danach können Sie annehmen.',
  },
  text: { en: 'Text', de: 'Wortlaut' },
  textText: { en: 'As it stands today.', de: 'Wie er heute lautet.' },
  account: { en: 'Data processing agreement', de: 'Vertrag zur Auftragsverarbeitung' },
  accountText: {
    en: 'Accept it for your company and download it as a PDF.',
    de: 'Für Ihr Unternehmen annehmen und als PDF herunterladen.',
  },
  open: { en: 'Open agreement', de: 'Vertrag öffnen' },
});

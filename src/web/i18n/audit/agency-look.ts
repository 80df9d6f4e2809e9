import { rows } from '../texts.ts';

/** What stands around an agency's report, and the setting for it. */
export const agencyLookTexts = rows({
  madeWith: { en: 'Made with Linkbild', de: 'Erstellt mit Linkbild' },
  contact: { en: 'Contact', de: 'Kontakt' },

  title: { en: 'Your look on reports', de: 'Ihr Auftritt in Berichten' },
  text: {
    en: 'For agencies: reports, demos, one-pagers and PDFs carry your logo, colour and contact instead of ours.',
    de: 'Für Agenturen: Berichte, Demos, One-Pager und PDFs tragen Ihr Logo, Ihre Farbe und Ihren Kontakt statt unserer.',
  },
  notIncluded: {
    en: 'Part of the Pro plan.',
    de: 'Teil des Tarifs Pro.',
  },
  keptOnly: {
    en: 'Your plan does not include this any more. What you entered is kept and shown again with the Pro plan.',
    de: 'Ihr Tarif enthält das nicht mehr. Ihre Angaben bleiben gespeichert und erscheinen mit dem Tarif Pro wieder.',
  },
  seePlans: { en: 'See plans', de: 'Tarife ansehen' },
  logo: { en: 'Logo', de: 'Logo' },
  logoHint: {
    en: 'JPEG, PNG, WebP, GIF, AVIF or SVG, best with a transparent or white background.',
    de: 'JPEG, PNG, WebP, GIF, AVIF oder SVG, am besten mit transparentem oder weißem Hintergrund.',
  },
  chooseLogo: { en: 'Upload logo', de: 'Logo hochladen' },
  replaceLogo: { en: 'Replace logo', de: 'Logo ersetzen' },
  removeLogo: { en: 'Remove logo', de: 'Logo entfernen' },
  uploading: { en: 'Uploading', de: 'Wird hochgeladen' },
  logoSaved: { en: 'The logo is saved.', de: 'Das Logo ist gespeichert.' },
  logoRemoved: { en: 'The logo is removed.', de: 'Das Logo ist entfernt.' },
  tooLarge: { en: 'The file is larger than 10 MB.', de: 'Die Datei ist größer als 10 MB.' },
  save: { en: 'Save look', de: 'Auftritt speichern' },
  name: { en: 'Name of your agency', de: 'Name Ihrer Agentur' },
  nameHint: {
    en: 'Shown where there is no logo, and read aloud instead of it.',
    de: 'Steht da, wo kein Logo ist, und wird statt des Logos vorgelesen.',
  },
  color: { en: 'Colour', de: 'Farbe' },
  pick: { en: 'Choose a colour', de: 'Farbe wählen' },
  palette: { en: 'Colours of the website', de: 'Farben der Website' },
  noColor: { en: 'Without a colour of your own', de: 'Ohne eigene Farbe' },
  darkened: {
    en: 'Too light for text: reports use this darker shade.',
    de: 'Für Text zu hell: Berichte verwenden diesen dunkleren Ton.',
  },
  contactHint: {
    en: 'Up to three lines, such as a name, phone number and email address.',
    de: 'Bis zu drei Zeilen, zum Beispiel Name, Telefonnummer und E-Mail-Adresse.',
  },
  footer: { en: 'Footer line', de: 'Fußzeile' },
  footerHint: {
    en: 'Such as your company name and address.',
    de: 'Zum Beispiel Firma und Anschrift.',
  },
  showsLinkbild: {
    en: 'Show “Made with Linkbild”, small, at the end',
    de: '„Erstellt mit Linkbild“ klein am Ende zeigen',
  },
  preview: { en: 'Preview', de: 'Vorschau' },
  sampleTitle: { en: 'Link preview audit', de: 'Audit der Linkvorschauen' },
  sampleLink: { en: 'See the whole audit', de: 'Das ganze Audit ansehen' },
  openReport: { en: 'Open the report', de: 'Bericht öffnen' },
});

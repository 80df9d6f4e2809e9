import { rows } from '#web/i18n/texts.ts';

/** The agency's name around a report, and the setting for it. */
export const agencyLookTexts = rows({
  madeWith: { en: 'Made with Linkbild', de: 'Erstellt mit Linkbild' },
  contact: { en: 'Contact', de: 'Kontakt' },

  title: { en: 'Your branding on reports', de: 'Berichte mit Ihrem Logo' },
  text: {
    en: 'For agencies: reports, demos, one-pagers and PDFs show your logo, colour and contact details instead of ours.',
    de: 'Für Agenturen: Berichte, Demos, One-Pager und PDFs erscheinen mit Ihrem Logo, Ihrer Farbe und Ihren Kontaktdaten.',
  },
  notIncluded: {
    en: 'Included in the Pro plan.',
    de: 'Im Tarif Pro enthalten.',
  },
  storedOnly: {
    en: 'Your plan no longer includes this. Your details are kept and return with the Pro plan.',
    de: 'Ihr Tarif enthält das nicht mehr. Ihre Angaben bleiben gespeichert und erscheinen mit dem Tarif Pro wieder.',
  },
  seePlans: { en: 'See plans', de: 'Tarife ansehen' },
  logo: { en: 'Logo', de: 'Logo' },
  logoHint: {
    en: 'JPEG, PNG, WebP, GIF, AVIF or SVG. A transparent or white background works best.',
    de: 'JPEG, PNG, WebP, GIF, AVIF oder SVG, am besten mit transparentem oder weißem Hintergrund.',
  },
  chooseLogo: { en: 'Upload logo', de: 'Logo hochladen' },
  replaceLogo: { en: 'Replace logo', de: 'Logo ersetzen' },
  removeLogo: { en: 'Remove logo', de: 'Logo entfernen' },
  uploading: { en: 'Uploading', de: 'Wird hochgeladen' },
  logoSaved: { en: 'Logo saved', de: 'Logo gespeichert' },
  logoRemoved: { en: 'Logo removed', de: 'Logo entfernt' },
  tooLarge: {
    en: 'The file is larger than 10 MB. Choose a smaller one.',
    de: 'Die Datei ist größer als 10 MB. Wählen Sie eine kleinere.',
  },
  save: { en: 'Save branding', de: 'Angaben speichern' },
  name: { en: 'Agency name', de: 'Name der Agentur' },
  nameHint: {
    en: 'Shown where there is no logo, and read out by screen readers.',
    de: 'Erscheint, wo es kein Logo gibt, und wird von Screenreadern vorgelesen.',
  },
  color: { en: 'Colour', de: 'Farbe' },
  pick: { en: 'Choose a colour', de: 'Farbe wählen' },
  palette: { en: 'Colours on your website', de: 'Farben der Website' },
  noColor: { en: 'No colour of your own', de: 'Ohne eigene Farbe' },
  darkened: {
    en: 'Too light for text. Reports use this darker shade.',
    de: 'Für Text zu hell. Berichte verwenden diesen dunkleren Ton.',
  },
  contactHint: {
    en: 'Up to three lines, for example name, phone number and email address.',
    de: 'Bis zu drei Zeilen, zum Beispiel Name, Telefonnummer und E-Mail-Adresse.',
  },
  footer: { en: 'Footer line', de: 'Fußzeile' },
  footerHint: {
    en: 'For example your company name and address.',
    de: 'Zum Beispiel Firma und Anschrift.',
  },
  showsLinkbild: {
    en: 'Show a small “Made with Linkbild” at the end',
    de: 'Am Ende klein „Erstellt mit Linkbild“ zeigen',
  },
  preview: { en: 'Preview', de: 'Vorschau' },
  sampleTitle: { en: 'Link preview audit', de: 'Audit der Linkvorschauen' },
  sampleLink: { en: 'See the full audit', de: 'Ganzes Audit ansehen' },
  openReport: { en: 'Open report', de: 'Bericht öffnen' },
});

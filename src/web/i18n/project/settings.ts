import { rows } from '../texts.ts';

export const projectSettingsTexts = rows({
  // With a break opportunity: as one word it is wider than a small phone.
  heading: { en: 'Project settings', de: 'Projekt\u00ADeinstellungen' },
  lead: {
    en: 'What Linkbild knows about your website. What you enter here outranks what was read from it.',
    de: 'Was Linkbild über Ihre Website weiß. Was Sie hier eingeben, geht vor dem, was gelesen wurde.',
  },
  onlyAdmins: {
    en: 'Only admins of this project can change this.',
    de: 'Nur Admins dieses Projekts können das ändern.',
  },
  website: { en: 'Website', de: 'Website' },
  websiteText: {
    en: 'Name and description, as your links show them.',
    de: 'Name und Beschreibung, wie Ihre Links sie zeigen.',
  },
  address: { en: 'Address', de: 'Adresse' },
  addressHint: {
    en: 'The address stays: another website is another project.',
    de: 'Die Adresse bleibt: Eine andere Website ist ein anderes Projekt.',
  },
  title: { en: 'Title', de: 'Titel' },
  description: { en: 'Description', de: 'Beschreibung' },
  pageType: { en: 'System', de: 'System' },
  shopifyUrl: { en: 'Shopify address', de: 'Shopify-Adresse' },
  shopifyHint: { en: 'Such as your-shop.myshopify.com', de: 'Zum Beispiel ihr-shop.myshopify.com' },
  custom: { en: 'Other', de: 'Anderes' },
  brand: { en: 'Brand', de: 'Marke' },
  brandText: { en: 'Templates use this logo and this colour.', de: 'Vorlagen verwenden dieses Logo und diese Farbe.' },
  logo: { en: 'Address of the logo', de: 'Adresse des Logos' },
  logoAlt: { en: 'The present logo', de: 'Das jetzige Logo' },
  noLogo: { en: 'No logo', de: 'Kein Logo' },
  colour: { en: 'Colour', de: 'Farbe' },
  pick: { en: 'Choose a colour', de: 'Farbe wählen' },
  palette: { en: 'Colours of the website', de: 'Farben der Website' },
  noColour: { en: 'Without a colour of its own', de: 'Ohne eigene Farbe' },
  notes: { en: 'Notes', de: 'Notizen' },
  notesText: {
    en: 'For you and your collaborators. Nobody else reads them.',
    de: 'Für Sie und Ihre Mitwirkenden. Sonst liest sie niemand.',
  },
  verification: { en: 'Verification', de: 'Bestätigung' },
  verificationText: {
    en: 'A project is verified once our tag stands on the live website.',
    de: 'Ein Projekt ist bestätigt, sobald unser Tag auf der Website steht.',
  },
  verified: { en: 'Verified', de: 'Bestätigt' },
  verifiedSince: { en: 'Verified since', de: 'Bestätigt seit' },
  notVerified: { en: 'Not verified', de: 'Nicht bestätigt' },
  verifying: { en: 'Verifying...', de: 'Wird geprüft …' },
  verify: { en: 'Verify Project', de: 'Projekt bestätigen' },
  nowVerified: { en: 'Your project is verified.', de: 'Ihr Projekt ist bestätigt.' },
  stillNotVerified: {
    en: 'Our tag was not found on the website. Put it in place and try again.',
    de: 'Unser Tag steht noch nicht auf der Website. Fügen Sie es ein und versuchen Sie es erneut.',
  },
  saveMine: { en: 'Save mine anyway', de: 'Meine Fassung trotzdem speichern' },
  howTo: { en: 'How to put the tag in place', de: 'So fügen Sie das Tag ein' },
});

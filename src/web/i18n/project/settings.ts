import { rows } from '#web/i18n/texts.ts';
import { addLinkbild } from './add-linkbild.ts';

export const projectSettingsTexts = rows({
  // With a break opportunity: as one word it is wider than a small phone.
  heading: { en: 'Project settings', de: 'Projekt\u00ADeinstellungen' },
  lead: {
    en: 'Your entries override what we detected on your website.',
    de: 'Ihre Angaben haben Vorrang vor dem, was wir auf Ihrer Website gefunden haben.',
  },
  onlyAdmins: {
    en: 'Only admins of this project can change this.',
    de: 'Das können nur Admins dieses Projekts ändern.',
  },
  website: { en: 'Website', de: 'Website' },
  websiteText: {
    en: 'Name and description as your links show them.',
    de: 'Name und Beschreibung, wie Ihre Links sie zeigen.',
  },
  address: { en: 'URL', de: 'Adresse' },
  addressHint: {
    en: 'Once we’ve read your pages, the URL can’t be changed. For another website, add another project.',
    de: 'Sobald wir Seiten eingelesen haben, lässt sich die Adresse nicht mehr ändern. Legen Sie für eine andere Website ein eigenes Projekt an.',
  },
  title: { en: 'Title', de: 'Titel' },
  description: { en: 'Description', de: 'Beschreibung' },
  pageType: { en: 'System', de: 'System' },
  shopifyUrl: { en: 'Shopify URL', de: 'Shopify-Adresse' },
  shopifyHint: { en: 'For example your-shop.myshopify.com', de: 'Zum Beispiel ihr-shop.myshopify.com' },
  custom: { en: 'Other', de: 'Anderes' },
  brand: { en: 'Brand', de: 'Marke' },
  brandText: {
    en: 'Your templates use this logo and colour.',
    de: 'Ihre Vorlagen verwenden dieses Logo und diese Farbe.',
  },
  logo: { en: 'Logo URL', de: 'Adresse des Logos' },
  logoAlt: { en: 'Current logo', de: 'Aktuelles Logo' },
  noLogo: { en: 'No logo', de: 'Kein Logo' },
  colour: { en: 'Colour', de: 'Farbe' },
  pick: { en: 'Choose a colour', de: 'Farbe wählen' },
  palette: { en: 'Colours on your website', de: 'Farben Ihrer Website' },
  noColour: { en: 'Remove colour', de: 'Farbe entfernen' },
  notes: { en: 'Notes', de: 'Notizen' },
  notesText: {
    en: 'Only you and your collaborators can read them.',
    de: 'Nur Sie und Ihre Mitwirkenden können sie lesen.',
  },
  verification: { en: 'Verification', de: 'Bestätigung' },
  verificationText: {
    en: 'Verified as soon as we see Linkbild’s code on your website.',
    de: 'Bestätigt, sobald wir den Code von Linkbild auf Ihrer Website sehen.',
  },
  verified: { en: 'Verified', de: 'Bestätigt' },
  verifiedSince: { en: 'Verified since', de: 'Bestätigt seit' },
  notVerified: { en: 'Not verified', de: 'Nicht bestätigt' },
  verifying: { en: 'Verifying…', de: 'Wird geprüft …' },
  verify: { en: 'Verify project', de: 'Projekt bestätigen' },
  nowVerified: { en: 'Your project is verified.', de: 'Ihr Projekt ist bestätigt.' },
  stillNotVerified: {
    en: 'We couldn’t find our code on your website. Add it and try again.',
    de: 'Wir haben unseren Code auf Ihrer Website nicht gefunden. Bauen Sie ihn ein und versuchen Sie es erneut.',
  },
  saveMine: { en: 'Save my version anyway', de: 'Meine Fassung trotzdem speichern' },
  howTo: addLinkbild,
});

/** Each form of the settings has a button of its own: what it leaves unsaved is said beside it. */
export const unsavedTexts = rows({
  save: { en: 'Website, Brand and Notes', de: 'Website, Marke und Notizen' },
  'agency-look': { en: 'Your branding on reports', de: 'Berichte mit Ihrem Logo' },
  'template-defaults': { en: 'Advanced', de: 'Erweitert' },
  notSaved: {
    en: (parts: string[]) => `Not saved yet: ${parts.join(' · ')}`,
    de: (parts: string[]) => `Noch nicht gespeichert: ${parts.join(' · ')}`,
  },
  leaveTitle: { en: 'Leave without saving?', de: 'Ohne Speichern verlassen?' },
  leaveText: { en: 'Your changes on this page are lost.', de: 'Ihre Änderungen auf dieser Seite gehen verloren.' },
  leave: { en: 'Leave', de: 'Verlassen' },
  stay: { en: 'Keep editing', de: 'Weiter bearbeiten' },
});

/** Project settings that few need: what templates start with. */
export const templateDefaultTexts = rows({
  title: { en: 'Advanced', de: 'Erweitert' },
  text: {
    en: 'Defaults for new templates, and the URL of your demo.',
    de: 'Vorgaben für neue Vorlagen und die Adresse Ihrer Demo.',
  },
  save: { en: 'Save defaults', de: 'Vorgaben speichern' },
  unfold: { en: 'Show', de: 'Anzeigen' },
  demoUrl: { en: 'Demo URL', de: 'Adresse der Demo' },
  demoUrlHint: {
    en: 'Reports link here instead of to our before-and-after page.',
    de: 'Berichte verlinken dann diese Adresse statt unserer Seite „Vorher und nachher“.',
  },
  offered: { en: 'Ready-made templates to choose from', de: 'Fertige Vorlagen zur Auswahl' },
  offeredHint: {
    en: 'Choose none to offer all of them.',
    de: 'Ohne Auswahl werden alle angeboten.',
  },
  values: { en: 'Values for every template', de: 'Werte für alle Vorlagen' },
  valuesHint: {
    en: 'JSON, for example {"slogan": "Handmade in Berlin"}. Templates use it as {{ slogan }}.',
    de: 'JSON, zum Beispiel {"slogan": "Handgemacht in Berlin"}. Vorlagen verwenden es als {{ slogan }}.',
  },
  noObject: {
    en: 'Enter a JSON object, for example {"slogan": "…"}.',
    de: 'Geben Sie ein JSON-Objekt ein, zum Beispiel {"slogan": "…"}.',
  },
});

/** Apart from the texts about installing, which the project's settings need not load. */
export const otherTagsTexts = rows({
  foundInstead: { en: 'What we found instead', de: 'Was wir stattdessen gefunden haben' },
  noOgImage: { en: 'No og:image', de: 'Kein og:image' },
  writtenBy: { en: (name: string) => `written by ${name}`, de: (name: string) => `geschrieben von ${name}` },
});

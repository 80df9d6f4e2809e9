import { rows } from './texts.ts';

/** Header, footer and menus of the public pages. */
export const shellTexts = rows({
  mainMenu: { en: 'Main menu', de: 'Hauptmenü' },
  openMenu: { en: 'Menu', de: 'Menü' },
  home: { en: 'Home', de: 'Start' },
  benefits: { en: 'Benefits', de: 'Vorteile' },
  product: { en: 'Product', de: 'Produkt' },
  pricing: { en: 'Pricing', de: 'Preise' },
  developers: { en: 'For developers', de: 'Für Entwickler' },
  marketers: { en: 'For marketers', de: 'Für Marketing' },
  why: { en: 'Why previews', de: 'Warum Vorschauen' },
  previewTool: { en: 'Preview a link', de: 'Link ansehen' },
  platforms: { en: 'Platforms', de: 'Plattformen' },
  fixes: { en: 'Fixes', de: 'Lösungen' },
  login: { en: 'Log in', de: 'Anmelden' },
  toDashboard: { en: 'To Dashboard', de: 'Zum Dashboard' },
  tryForFree: { en: 'Try for free', de: 'Kostenlos testen' },
  imprint: { en: 'Imprint', de: 'Impressum' },
  privacy: { en: 'Privacy policy', de: 'Datenschutzerklärung' },
  security: { en: 'Security', de: 'Sicherheit' },
  footerMenu: { en: 'Footer', de: 'Fußzeile' },
  footerProduct: { en: 'Linkbild', de: 'Linkbild' },
  footerFor: { en: 'Made for', de: 'Gemacht für' },
  footerGuides: { en: 'Guides', de: 'Ratgeber' },
  footerLegal: { en: 'Legal', de: 'Rechtliches' },
  footerLine: {
    en: 'Pictures for the links people share.',
    de: 'Bilder für die Links, die Menschen teilen.',
  },
  copyright: {
    en: (year: number) => `© ${year} Linkbild. Made in Berlin.`,
    de: (year: number) => `© ${year} Linkbild. Made in Berlin.`,
  },
  banner: { en: 'Offer', de: 'Angebot' },
  bannerLink: { en: 'See the offer', de: 'Zur Aktion' },
  auditCallTitle: { en: 'How do your own links look?', de: 'Wie sehen Ihre eigenen Links aus?' },
  auditCallText: {
    en: 'Enter your shop and get an audit of up to twenty pages by mail. Free, no account needed.',
    de: 'Geben Sie Ihren Shop ein und erhalten Sie ein Audit von bis zu zwanzig Seiten per E-Mail. Kostenlos, ohne Konto.',
  },
  auditCallButton: { en: 'Check my shop', de: 'Meinen Shop prüfen' },
});

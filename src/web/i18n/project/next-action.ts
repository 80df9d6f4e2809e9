import { rows } from '#web/i18n/texts.ts';

/** The one thing to do next, on top of the dashboard. */
export const nextActionTexts = rows({
  unreadable: { en: 'We can’t read your website', de: 'Ihre Website ist nicht lesbar' },
  address: { en: 'Address of your website', de: 'Adresse Ihrer Website' },
  readAgain: { en: 'Try again', de: 'Noch einmal versuchen' },
  readingAgain: { en: 'We’re reading your website again', de: 'Ihre Website wird neu eingelesen' },
  next: { en: 'Next step', de: 'Nächster Schritt' },
  connect: { en: 'Add Linkbild to your shop', de: 'Linkbild in Ihren Shop einbauen' },
  connectText: {
    en: 'Your images are ready. Once the code is in your shop, every link shows them.',
    de: 'Ihre Bilder sind fertig. Sobald der Code im Shop ist, zeigt sie jeder Link.',
  },
  connectButton: { en: 'Add Linkbild', de: 'Jetzt einbauen' },
  audit: { en: 'See how your links look today', de: 'So sehen Ihre Links heute aus' },
  auditText: {
    en: 'An audit reads your most important pages and tells you what to fix first.',
    de: 'Ein Audit liest Ihre wichtigsten Seiten und sagt, was Sie zuerst beheben.',
  },
  auditButton: { en: 'Start audit', de: 'Audit starten' },
  starting: { en: 'Starting …', de: 'Startet …' },
  fix: {
    en: (score: string) => `${score} out of 100: there’s room for more`,
    de: (score: string) => `${score} von 100 Punkten: Da geht noch mehr`,
  },
  fixText: {
    en: 'Your last audit says what to fix, the biggest gain first.',
    de: 'Ihr letztes Audit sagt, was zu tun ist, das Wirksamste zuerst.',
  },
  fixButton: { en: 'See what to fix', de: 'Empfehlungen ansehen' },
  share: { en: 'Share a link', de: 'Einen Link teilen' },
  shareText: {
    en: 'Send your shop’s link to yourself. The moment a platform fetches the image, you’ll see it here.',
    de: 'Schicken Sie sich selbst den Link zu Ihrem Shop. Sobald eine Plattform das Bild abruft, sehen Sie es hier.',
  },
  shareButton: { en: 'Open WhatsApp', de: 'WhatsApp öffnen' },
  continueSetup: {
    en: (at: number, all: number) => `Continue setup, step ${at} of ${all}`,
    de: (at: number, all: number) => `Einrichtung fortsetzen, Schritt ${at} von ${all}`,
  },
});

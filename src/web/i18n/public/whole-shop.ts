import { rows } from '#web/i18n/texts.ts';

/** A whole shop at once: /whole-shop. */
export const wholeShopTexts = rows({
  heading: { en: 'Check your whole shop', de: 'Prüfen Sie Ihren ganzen Shop' },
  lead: {
    en: 'Enter your shop’s URL. We read the sitemap, pick up to twenty pages and check them on every platform while you watch. No account, no email.',
    de: 'Geben Sie die Adresse Ihres Shops ein. Wir lesen die Sitemap, wählen bis zu zwanzig Seiten aus und prüfen sie auf jeder Plattform. Sie können dabei zusehen. Ohne Konto, ohne E-Mail.',
  },
  address: { en: 'Shop URL', de: 'Adresse des Shops' },
  placeholder: { en: 'your-shop.com', de: 'ihr-shop.de' },
  check: { en: 'Check shop', de: 'Shop prüfen' },
  keeps: {
    en: 'You get a link to the result that you can share. It works for 30 days.',
    de: 'Sie bekommen einen Link zum Ergebnis, den Sie weitergeben können. Er gilt 30 Tage.',
  },
  byMail: { en: 'Get the result by email instead', de: 'Lieber das Ergebnis per E-Mail?' },
  onePage: { en: 'Check one page only', de: 'Nur eine Seite prüfen' },
  whole: { en: 'Check the whole shop', de: 'Ganzen Shop prüfen' },
  wholeWithout: {
    en: 'No email? Run it here instead',
    de: 'Ohne E-Mail? Dann gleich hier prüfen',
  },
});

import { rows } from '../texts.ts';

/** A whole shop at once: /whole-shop. */
export const wholeShopTexts = rows({
  heading: { en: 'Check the whole shop at once', de: 'Den ganzen Shop auf einmal prüfen' },
  lead: {
    en: 'One address is enough. We read the sitemap, choose twenty pages and check them on every platform while you watch. No account, no e-mail.',
    de: 'Eine Adresse genügt. Wir lesen die Sitemap, wählen zwanzig Seiten und prüfen sie vor Ihren Augen auf jeder Plattform. Ohne Konto, ohne E-Mail.',
  },
  address: { en: 'Address of the shop', de: 'Adresse des Shops' },
  placeholder: { en: 'your-shop.com', de: 'ihr-shop.de' },
  check: { en: 'Check the shop', de: 'Shop prüfen' },
  keeps: {
    en: 'The result has an address of its own that you can pass on. It stays for 30 days.',
    de: 'Das Ergebnis hat eine eigene Adresse, die Sie weitergeben können. Es bleibt 30 Tage.',
  },
  byMail: { en: 'Rather have the result mailed?', de: 'Lieber das Ergebnis per E-Mail?' },
  onePage: { en: 'Only one page', de: 'Nur eine Seite' },
  whole: { en: 'Check the whole shop', de: 'Den ganzen Shop prüfen' },
  wholeWithout: {
    en: 'Without e-mail: watch the whole shop being checked',
    de: 'Ohne E-Mail: beim Prüfen des ganzen Shops zusehen',
  },
});

import { rows } from '#web/i18n/texts.ts';

/** A Shopify store asks to be connected to the account. */
export const connectShopTexts = rows({
  title: { en: 'Connect your store', de: 'Shop verbinden' },
  description: {
    en: 'Connect your Shopify store to your Linkbild account.',
    de: 'Verbinden Sie Ihren Shopify-Shop mit Ihrem Linkbild-Konto.',
  },
  heading: {
    en: (shop: string) => `Connect ${shop} to this account?`,
    de: (shop: string) => `${shop} mit diesem Konto verbinden?`,
  },
  account: {
    en: (email: string, domain: string) => `You’re logged in as ${email}. The store is ${domain}.`,
    de: (email: string, domain: string) => `Sie sind als ${email} angemeldet. Der Shop ist ${domain}.`,
  },
  existing: {
    en: (project: string) => `Your project ${project} will be used for it.`,
    de: (project: string) => `Dafür wird Ihr Projekt ${project} verwendet.`,
  },
  fresh: { en: 'We’ll create a project for it.', de: 'Dafür wird ein Projekt angelegt.' },
  who: {
    en: 'Everyone with access to Linkbild in this store’s Shopify admin can then work on that project. Only connect a store you work for.',
    de: 'Wer im Shopify-Admin dieses Shops Zugriff auf Linkbild hat, kann dann an diesem Projekt arbeiten. Verbinden Sie nur einen Shop, für den Sie arbeiten.',
  },
  connect: { en: 'Connect store', de: 'Shop verbinden' },
  connecting: { en: 'Connecting', de: 'Wird verbunden' },
  switchAccount: { en: 'Use another account', de: 'Anderes Konto verwenden' },
  switching: { en: 'Logging out', de: 'Abmeldung läuft' },
  overTitle: { en: 'This link no longer works', de: 'Dieser Link gilt nicht mehr' },
  over: {
    en: 'It has expired or has been used already. Start again in your Shopify admin.',
    de: 'Er ist abgelaufen oder wurde schon verwendet. Beginnen Sie noch einmal in Ihrem Shopify-Admin.',
  },
  toApp: { en: 'Go to Linkbild', de: 'Zu Linkbild' },
});

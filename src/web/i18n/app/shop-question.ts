import { rows } from '#web/i18n/texts.ts';

export const shopQuestionTexts = rows({
  switchAccount: { en: 'Use another account', de: 'Anderes Konto verwenden' },
  switching: { en: 'Logging out', de: 'Abmeldung läuft' },
  overTitle: { en: 'This link no longer works', de: 'Dieser Link gilt nicht mehr' },
  toApp: { en: 'Go to Linkbild', de: 'Zu Linkbild' },
});

/** From the mail with the result of a check: the shop becomes a project of the account. */
export const addShopTexts = rows({
  title: { en: 'Add your shop', de: 'Shop aufnehmen' },
  description: {
    en: 'Add a shop you had checked to your Linkbild account.',
    de: 'Nehmen Sie einen geprüften Shop in Ihr Linkbild-Konto auf.',
  },
  heading: {
    en: (site: string) => `Add ${site} to your account?`,
    de: (site: string) => `${site} in Ihr Konto aufnehmen?`,
  },
  account: {
    en: (email: string) => `You’re logged in as ${email}.`,
    de: (email: string) => `Sie sind als ${email} angemeldet.`,
  },
  what: {
    en: 'It becomes a project of yours, with the result of the check and a first template for every page type. Nothing changes on the shop itself.',
    de: 'Er wird zu einem Ihrer Projekte, mit dem Ergebnis der Prüfung und einer ersten Vorlage für jeden Seitentyp. Am Shop selbst ändert sich nichts.',
  },
  other: {
    en: (email: string) => `It was checked with ${email}. Log in with that address to add it.`,
    de: (email: string) => `Er wurde mit ${email} geprüft. Melden Sie sich mit dieser Adresse an, um ihn aufzunehmen.`,
  },
  add: { en: 'Add shop', de: 'Shop aufnehmen' },
  adding: { en: 'Adding', de: 'Wird aufgenommen' },
  over: {
    en: 'It has expired, or the shop belongs to another account by now. Check the shop again to get a new link.',
    de: 'Er ist abgelaufen, oder der Shop gehört inzwischen zu einem anderen Konto. Prüfen Sie den Shop noch einmal, um einen neuen Link zu bekommen.',
  },
});

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
  over: {
    en: 'It has expired or has been used already. Start again in your Shopify admin.',
    de: 'Er ist abgelaufen oder wurde schon verwendet. Beginnen Sie noch einmal in Ihrem Shopify-Admin.',
  },
});

import { rows } from '#web/i18n/texts.ts';

/** Why connecting ended without a store (api/shopify.ts). */
export const shopConnectionErrors = rows({
  SHOPIFY_LINK_EXPIRED: {
    en: 'Connecting took too long, or it was started in another browser. Connect your store again.',
    de: 'Das Verbinden hat zu lange gedauert oder wurde in einem anderen Browser begonnen. Verbinden Sie Ihren Shop noch einmal.',
  },
  SHOPIFY_REFUSED: {
    en: 'Shopify didn’t allow the connection. Connect your store again and confirm the permissions.',
    de: 'Shopify hat die Verbindung nicht erlaubt. Verbinden Sie Ihren Shop noch einmal und bestätigen Sie die Berechtigungen.',
  },
  SHOPIFY_AWAY: {
    en: 'Shopify isn’t responding. Connect your store again in a few minutes.',
    de: 'Shopify antwortet nicht. Verbinden Sie Ihren Shop in ein paar Minuten noch einmal.',
  },
  SHOP_CLOSED: {
    en: 'This store is closed or paused in Shopify. Open it there first.',
    de: 'Dieser Shop ist bei Shopify geschlossen oder pausiert. Öffnen Sie ihn dort zuerst.',
  },
  SHOP_CONNECTED_ELSEWHERE: {
    en: 'This store is connected to another project. Uninstall Linkbild in its Shopify admin first.',
    de: 'Dieser Shop ist mit einem anderen Projekt verbunden. Entfernen Sie Linkbild zuerst in seinem Shopify-Admin.',
  },
  other: {
    en: 'The store couldn’t be connected. Try again.',
    de: 'Der Shop konnte nicht verbunden werden. Versuchen Sie es noch einmal.',
  },
});

export const shopConnectionTexts = rows({
  settingsTitle: { en: 'Connect your store', de: 'Shop verbinden' },
  settingsLead: {
    en: 'With the Shopify app, products and prices come straight from your store, and we prepare the change for your theme.',
    de: 'Mit der Shopify-App kommen Produkte und Preise direkt aus Ihrem Shop, und wir bereiten die Änderung für Ihr Theme vor.',
  },
  shopLabel: { en: 'Your store’s address', de: 'Adresse Ihres Shops' },
  shopHint: { en: 'For example my-store.myshopify.com', de: 'Zum Beispiel mein-shop.myshopify.com' },
  connectButton: { en: 'Connect Shopify', de: 'Shopify verbinden' },
  connectedTo: { en: (name: string) => `Connected to ${name}`, de: (name: string) => `Verbunden mit ${name}` },
  connectedNow: {
    en: (name: string) => `${name} is connected. We’re reading your products and pages now.`,
    de: (name: string) => `${name} ist verbunden. Jetzt werden Ihre Produkte und Seiten gelesen.`,
  },
  openApp: { en: 'Open in the Shopify admin', de: 'Im Shopify-Admin öffnen' },
  access: {
    en: 'Linkbild reads your products, pages and theme, and nothing about your customers or orders. It never changes your live theme without asking you. You can uninstall it in your Shopify admin at any time.',
    de: 'Linkbild liest Produkte, Seiten und Theme, aber nichts über Ihre Kunden und Bestellungen. Ihr aktives Theme ändert es nie ungefragt. Entfernen können Sie die App jederzeit in Ihrem Shopify-Admin.',
  },
  operator: {
    en: 'You run this installation: with a Shopify partner account you can offer Linkbild as an app. Then merchants connect their store here instead of pasting code.',
    de: 'Sie betreiben diese Installation: Mit einem Shopify-Partnerkonto können Sie Linkbild als App anbieten. Händler verbinden dann hier ihren Shop, statt Code einzusetzen.',
  },
  operatorLink: { en: 'Set up the app in ten steps', de: 'App in zehn Schritten einrichten' },
  byHandTitle: { en: 'Or paste the code yourself', de: 'Oder den Code selbst einsetzen' },
});

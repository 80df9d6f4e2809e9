import { rows } from '../texts.ts';

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
  openApp: { en: 'Open in the Shopify admin', de: 'Im Shopify-Admin öffnen' },
  byHandTitle: { en: 'Or paste the code yourself', de: 'Oder den Code selbst einsetzen' },
});

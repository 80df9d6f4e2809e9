import { rows } from '#web/i18n/texts.ts';

export const shopConnectionTexts = rows({
  settingsTitle: { en: 'Connect your store', de: 'Shop verbinden' },
  settingsLead: {
    en: 'With the Shopify app, products and prices come straight from your store, and we prepare the change for your theme.',
    de: 'Mit der Shopify-App kommen Produkte und Preise direkt aus Ihrem Shop, und wir bereiten die Änderung für Ihr Theme vor.',
  },
  installButton: { en: 'Install in Shopify', de: 'In Shopify installieren' },
  installNext: {
    en: 'Shopify asks which store. Linkbild then opens there and asks for this account.',
    de: 'Shopify fragt nach dem Shop. Dort öffnet sich dann Linkbild und fragt nach diesem Konto.',
  },
  connectedTo: { en: (name: string) => `Connected to ${name}`, de: (name: string) => `Verbunden mit ${name}` },
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

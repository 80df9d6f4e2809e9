import type { Text } from '#domain/language.ts';
import type { languageScopes, requiredScopes, WRITE_THEMES } from '#domain/shopify/app-config.ts';
import { rows } from '#web/i18n/texts.ts';

/** /for-developers#shopify-app. What is between backticks is code. */
export const shopifyAppTexts = rows({
  title: { en: 'The Shopify app', de: 'Die Shopify-App' },
  text: {
    en: 'If you run Linkbild yourself, you can offer it as an app in the Shopify admin. You need a Shopify partner account and an address with https. Without the two keys there’s no app, and merchants paste the snippet.',
    de: 'Wenn Sie Linkbild selbst betreiben, können Sie es als App im Shopify-Admin anbieten. Sie brauchen ein Shopify-Partnerkonto und eine Adresse mit https. Ohne die beiden Schlüssel gibt es keine App, und Händler setzen das Snippet selbst ein.',
  },
  stepsTitle: { en: 'Ten steps to your own app', de: 'In zehn Schritten zur eigenen App' },
  scopesTitle: { en: 'Permissions', de: 'Berechtigungen' },
  webhooksTitle: { en: 'Webhooks', de: 'Webhooks' },
  webhooksText: {
    en: 'All of them go to `/api/shopify/webhooks`. Each is verified over its raw body, answered at once and handled once, in whatever order they arrive.',
    de: 'Alle gehen an `/api/shopify/webhooks`. Jeder wird anhand der unveränderten Bytes geprüft, sofort beantwortet und genau einmal verarbeitet, egal in welcher Reihenfolge sie eintreffen.',
  },
  keys: { en: 'Settings of the server', de: 'Einstellungen des Servers' },
  deploy: { en: 'Upload configuration and extension', de: 'Konfiguration und Erweiterung hochladen' },
  standIn: { en: 'Try it without a Shopify account', de: 'Ohne Shopify-Konto ausprobieren' },
});

/** The same as in docs/shopify-app.md, which a test compares. */
export const shopifyAppSteps: readonly Text[] = [
  {
    en: 'Log in to the Dev Dashboard (dev.shopify.com/dashboard) with your partner account.',
    de: 'Melden Sie sich mit Ihrem Partnerkonto im Dev Dashboard an (dev.shopify.com/dashboard).',
  },
  {
    en: 'Choose “Create app”, then “Start from Dev Dashboard”. Enter the name merchants will see.',
    de: 'Wählen Sie „Create app“ und dann „Start from Dev Dashboard“. Geben Sie den Namen ein, den Händler sehen sollen.',
  },
  {
    en: 'Copy the client ID and the secret from the app’s settings.',
    de: 'Kopieren Sie Client-ID und Secret aus den Einstellungen der App.',
  },
  {
    en: 'Set `SHOPIFY_API_KEY` to the client ID and `SHOPIFY_API_SECRET` to the secret. Set `SECRET_KEY` to at least 32 random characters: access tokens are encrypted with it. Restart Linkbild.',
    de: 'Setzen Sie `SHOPIFY_API_KEY` auf die Client-ID und `SHOPIFY_API_SECRET` auf das Secret. Setzen Sie `SECRET_KEY` auf mindestens 32 zufällige Zeichen: Damit werden Zugriffstoken verschlüsselt. Starten Sie Linkbild neu.',
  },
  {
    en: 'Replace `YOUR_CLIENT_ID` and `YOUR_HOST` in `integrations/shopify/shopify.app.toml`.',
    de: 'Ersetzen Sie in `integrations/shopify/shopify.app.toml` die Platzhalter `YOUR_CLIENT_ID` und `YOUR_HOST`.',
  },
  {
    en: 'Install Shopify CLI and run `shopify app deploy` in `integrations/shopify`. This releases URLs, permissions, webhooks and the theme app extension as one version.',
    de: 'Installieren Sie die Shopify CLI und führen Sie in `integrations/shopify` den Befehl `shopify app deploy` aus. Er veröffentlicht Adressen, Berechtigungen, Webhooks und die Theme-App-Erweiterung als eine Version.',
  },
  {
    en: 'Create a dev store in the Dev Dashboard and install the app there.',
    de: 'Legen Sie im Dev Dashboard einen Dev-Store an und installieren Sie die App dort.',
  },
  {
    en: 'Open the app in the store’s admin. Its pages appear within a minute. Under “Theme” you see the change for its theme.',
    de: 'Öffnen Sie die App im Admin des Shops. Innerhalb einer Minute erscheinen seine Seiten. Unter „Theme“ sehen Sie die Änderung für sein Theme.',
  },
  {
    en: 'Choose a plan under “Plan” and approve it. Dev stores aren’t charged.',
    de: 'Wählen Sie unter „Tarif“ einen Tarif und bestätigen Sie ihn. Dev-Stores wird nichts berechnet.',
  },
  {
    en: 'Change a product’s price and share the product: the image shows the new price. Then submit the app. `integrations/shopify/review-checklist.md` lists what the review asks for and what’s left for you to do.',
    de: 'Ändern Sie den Preis eines Produkts und teilen Sie es: Das Bild zeigt den neuen Preis. Reichen Sie die App dann ein. In `integrations/shopify/review-checklist.md` lesen Sie, was die Prüfung verlangt und was noch bei Ihnen liegt.',
  },
];

export const scopeReasons = {
  read_products: {
    en: 'Pages, prices and photos of products and collections',
    de: 'Seiten, Preise und Fotos von Produkten und Kategorien',
  },
  read_content: { en: 'Pages, blogs and blog posts', de: 'Seiten, Blogs und Blogbeiträge' },
  read_themes: {
    en: 'Finding where the theme prints its tags',
    de: 'Die Stelle finden, an der das Theme Tags ausgibt',
  },
  write_themes: {
    en: 'Making the change in a copy of the theme. Only asked for when a merchant wants that, and only if Shopify has granted your app an exemption.',
    de: 'Die Änderung in einer Kopie des Themes vornehmen. Wird erst erfragt, wenn ein Händler das möchte, und nur, wenn Shopify Ihrer App eine Ausnahme gewährt hat.',
  },
  read_locales: {
    en: 'The languages of the store. Like the next two, only asked for when a merchant wants pages in further languages and markets.',
    de: 'Die Sprachen des Shops. Wird wie die nächsten beiden erst erfragt, wenn ein Händler auch Seiten in weiteren Sprachen und Märkten möchte.',
  },
  read_translations: {
    en: 'Titles and descriptions in those languages',
    de: 'Titel und Beschreibungen in diesen Sprachen',
  },
  read_markets: {
    en: 'The store’s markets and their addresses',
    de: 'Die Märkte des Shops und ihre Adressen',
  },
} satisfies Record<(typeof requiredScopes | typeof languageScopes)[number] | typeof WRITE_THEMES, Text>;

/** Topics as in shopify.app.toml, and what each is for. */
export const webhookReasons: readonly { topics: readonly string[]; text: Text }[] = [
  {
    topics: ['products/create', 'products/update', 'products/delete'],
    text: { en: 'Prices and images stay current', de: 'Preise und Bilder bleiben aktuell' },
  },
  {
    topics: ['collections/create', 'collections/update', 'collections/delete'],
    text: { en: 'The same for collections', de: 'Dasselbe für Kategorien' },
  },
  {
    topics: ['themes/publish', 'themes/update'],
    text: { en: 'Noticing when a theme loses the tag', de: 'Bemerken, wenn unser Code im Theme fehlt' },
  },
  {
    topics: ['shop/update', 'app/scopes_update', 'bulk_operations/finish'],
    text: {
      en: 'Name, address and permissions of the store, and the end of reading its pages',
      de: 'Name, Adresse und Berechtigungen des Shops und das Ende eines Lesevorgangs',
    },
  },
  {
    topics: ['app_subscriptions/update'],
    text: { en: 'Asking Shopify which plan it bills', de: 'Bei Shopify nachfragen, welcher Tarif abgerechnet wird' },
  },
  {
    topics: ['app/uninstalled'],
    text: { en: 'Ends access, plan and work at once', de: 'Beendet sofort Zugriff, Tarif und Aufträge' },
  },
  {
    topics: ['customers/data_request', 'customers/redact'],
    text: {
      en: 'Required by Shopify. We store nothing about a store’s customers.',
      de: 'Von Shopify vorgeschrieben. Über Kunden eines Shops speichern wir nichts.',
    },
  },
  {
    topics: ['shop/redact'],
    text: {
      en: 'Deletes everything that came from the store',
      de: 'Löscht alles, was vom Shop gekommen ist',
    },
  },
];

import type { WebhookTopic } from '#domain/shopify/app-config.ts';
import type { ShopRow } from '#io/db/queries/shopify/shops.ts';
import type { Shop } from '../../../stand-ins/shopify/shop/shop.ts';
import { collectionPayload } from '../../../stand-ins/shopify/webhooks/payloads.ts';
import type { Delivery } from '../../../stand-ins/shopify/webhooks/webhooks.ts';

export interface WebhookCase {
  /** Changes something in the shop and returns the resulting webhooks. */
  happen(): Delivery[];
  /** Whether the change has taken effect here. */
  arrived(): Promise<boolean> | boolean;
  /** The topic stores nothing here. */
  isNothing?: true;
}

interface Given {
  shop: Shop;
  row(): Promise<ShopRow>;
  hasShops(): Promise<boolean>;
  pages(): Promise<Map<string | null, { title: string | null; shop: { goneAt: Date | null } | null }>>;
  enqueues(job: string): boolean;
  asks(query: string): boolean;
}

/** For each topic: what triggers it, and its effect here. */
export function webhookCases(given: Given): Record<WebhookTopic, WebhookCase> {
  return { ...resourceCases(given), ...shopCases(given) };
}

type ResourceTopic = Extract<WebhookTopic, `products/${string}` | `collections/${string}`>;

function resourceCases({ shop, pages }: Given): Record<ResourceTopic, WebhookCase> {
  let made = 0;
  let current = '';
  const rename = () => {
    current = `thing-${++made}`;
  };
  const known = <Thing>(thing: Thing | null | undefined): Thing => {
    if (!thing) throw new Error('the shop has none');
    return thing;
  };
  const product = () => known(shop.catalogue.products.at(0));
  const collection = () => known(shop.catalogue.collections[0]);
  const pageOf = async (kind: string, handle: string) => (await pages()).get(`/${kind}/${handle}`);
  const isShown = async (kind: string) => (await pageOf(kind, current))?.shop?.goneAt === null;
  return {
    'products/create': {
      happen: () => {
        rename();
        const { id: _, ...rest } = product();
        return shop.addProduct({ ...rest, handle: current, updatedAt: shop.now() });
      },
      arrived: () => isShown('products'),
    },
    'products/update': {
      happen: () => {
        rename();
        return shop.changeProduct(product().handle, { title: current });
      },
      arrived: async () => (await pageOf('products', product().handle))?.title === current,
    },
    'products/delete': {
      happen: () => {
        current = known(shop.catalogue.products.at(shop.catalogue.products.length - 1)).handle;
        return shop.deleteProduct(current);
      },
      arrived: async () => !(await isShown('products')),
    },
    'collections/create': {
      happen: () => {
        rename();
        const fresh = { ...collection(), id: shop.nextId() + 9_000_000, handle: current, updatedAt: shop.now() };
        shop.catalogue.collections.push(fresh);
        return shop.webhooks.send('collections/create', collectionPayload(fresh));
      },
      arrived: () => isShown('collections'),
    },
    'collections/update': {
      happen: () => {
        rename();
        return shop.changeCollection(collection().handle, { title: current });
      },
      arrived: async () => (await pageOf('collections', collection().handle))?.title === current,
    },
    'collections/delete': {
      happen: () => {
        const gone = shop.catalogue.collections.pop();
        current = gone?.handle ?? '';
        return shop.webhooks.send('collections/delete', { id: gone?.id });
      },
      arrived: async () => !(await isShown('collections')),
    },
  };
}

function shopCases({
  shop,
  row,
  hasShops,
  enqueues,
  asks,
}: Given): Record<Exclude<WebhookTopic, ResourceTopic>, WebhookCase> {
  let made = 0;
  let current = '';
  const rename = () => {
    current = `thing-${++made}`;
  };
  return {
    'themes/publish': {
      happen: () => shop.publishTheme(shop.publishedTheme),
      arrived: () => enqueues('shopify-theme'),
    },
    'themes/update': {
      happen: () => shop.sendThemeWebhook('themes/update', shop.publishedTheme),
      arrived: () => enqueues('shopify-theme'),
    },
    'shop/update': {
      happen: () => {
        rename();
        return shop.changeDetails({ name: current });
      },
      arrived: async () => (await row()).name === current,
    },
    'bulk_operations/finish': {
      happen: () =>
        shop.webhooks.send('bulk_operations/finish', { admin_graphql_api_id: 'gid://shopify/BulkOperation/1' }),
      arrived: () => enqueues('shopify-pages'),
    },
    'app/uninstalled': {
      happen: () => shop.uninstall(),
      arrived: async () => (await row()).accessToken === null,
    },
    'app/scopes_update': {
      happen: () => {
        rename();
        const before = shop.installation?.scopes ?? [];
        shop.setScopes([...before.filter((scope) => !scope.startsWith('thing-')), current]);
        return shop.webhooks.deliveries.slice(-1);
      },
      arrived: async () => (await row()).scopes.includes(current),
    },
    'app_subscriptions/update': {
      happen: () => shop.webhooks.send('app_subscriptions/update', { app_subscription: {} }),
      arrived: () => asks('query Subscriptions'),
    },
    'customers/data_request': {
      happen: () => shop.askPrivacy('customers/data_request'),
      arrived: () => true,
      isNothing: true,
    },
    'customers/redact': { happen: () => shop.askPrivacy('customers/redact'), arrived: () => true, isNothing: true },
    'shop/redact': {
      happen: () => shop.askPrivacy('shop/redact'),
      arrived: async () => !(await hasShops()),
    },
  };
}

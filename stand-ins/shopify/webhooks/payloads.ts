// Bodies of webhooks: the REST shapes that Shopify still sends. https://shopify.dev/docs/api/webhooks
import type { ContentPage, Product } from '../catalogue.ts';
import type { Shop } from '../shop/shop.ts';
import type { Theme } from '../themes/theme.ts';

const gid = (kind: string, id: number) => `gid://shopify/${kind}/${id}`;
const amount = (cents: number) => (cents / 100).toFixed(2);

export function productPayload(shop: Shop, product: Product) {
  const images = product.images.map((image, index) => ({
    id: image.id,
    product_id: product.id,
    position: index + 1,
    alt: image.alt,
    width: image.width,
    height: image.height,
    src: shop.storefrontUrl + image.path,
    variant_ids: [],
    admin_graphql_api_id: gid('MediaImage', image.id),
  }));
  return {
    admin_graphql_api_id: gid('Product', product.id),
    body_html: product.descriptionHtml,
    created_at: product.createdAt,
    handle: product.handle,
    id: product.id,
    product_type: product.productType,
    published_at: product.status === 'ACTIVE' ? product.createdAt : null,
    template_suffix: null,
    title: product.title,
    updated_at: product.updatedAt,
    vendor: product.vendor,
    status: product.status.toLowerCase(),
    published_scope: 'global',
    tags: product.tags.join(', '),
    variants: product.variants.map((variant, index) => ({
      admin_graphql_api_id: gid('ProductVariant', variant.id),
      id: variant.id,
      product_id: product.id,
      title: variant.title,
      price: amount(variant.price),
      compare_at_price: variant.compareAtPrice === null ? null : amount(variant.compareAtPrice),
      sku: variant.sku,
      position: index + 1,
      inventory_quantity: variant.inventory,
      taxable: true,
    })),
    options: [{ product_id: product.id, name: product.variants[0]?.options[0]?.name ?? 'Title', position: 1 }],
    images,
    image: images[0] ?? null,
    variant_gids: product.variants.map((variant) => ({
      admin_graphql_api_id: gid('ProductVariant', variant.id),
      updated_at: product.updatedAt,
    })),
  };
}

export const collectionPayload = (collection: ContentPage) => ({
  id: collection.id,
  handle: collection.handle,
  title: collection.title,
  updated_at: collection.updatedAt,
  body_html: collection.bodyHtml,
  published_at: '2026-03-01T08:00:00Z',
  sort_order: 'manual',
  template_suffix: null,
  published_scope: 'web',
  admin_graphql_api_id: gid('Collection', collection.id),
});

export const themePayload = (theme: Theme) => ({
  id: theme.id,
  name: theme.name,
  created_at: theme.createdAt,
  updated_at: theme.updatedAt,
  role: theme.role.toLowerCase(),
  theme_store_id: null,
  previewable: true,
  processing: theme.isProcessing,
  admin_graphql_api_id: gid('OnlineStoreTheme', theme.id),
});

export const shopPayload = (shop: Shop) => ({
  id: shop.id,
  name: shop.details.name,
  email: shop.details.email,
  domain: new URL(shop.storefrontUrl).host,
  myshopify_domain: shop.domain,
  shop_owner: `${shop.user.firstName} ${shop.user.lastName}`,
  customer_email: shop.details.contactEmail,
  currency: shop.details.currencyCode,
  iana_timezone: shop.details.ianaTimezone,
  primary_locale: shop.details.primaryLocale,
  plan_name: shop.details.planHandle,
  plan_display_name: shop.details.planName,
  password_enabled: false,
  country_code: 'DE',
  updated_at: shop.details.updatedAt,
});

/** The three that every app of the App Store must answer. */
export const privacyPayloads = {
  'customers/data_request': (shop: Shop) => ({
    shop_id: shop.id,
    shop_domain: shop.domain,
    orders_requested: [],
    customer: { id: 191_167, email: 'customer@example.com', phone: null },
    data_request: { id: 9999 },
  }),
  'customers/redact': (shop: Shop) => ({
    shop_id: shop.id,
    shop_domain: shop.domain,
    customer: { id: 191_167, email: 'customer@example.com', phone: null },
    orders_to_redact: [],
  }),
  'shop/redact': (shop: Shop) => ({ shop_id: shop.id, shop_domain: shop.domain }),
};

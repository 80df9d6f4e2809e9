import { MAX_IMAGES, MAX_VARIANTS, type ShopPageKind } from '#domain/shopify/shop-page.ts';

// Queries for a shop's resources, as text because bulk queries take no variables. resource-shapes.ts reads the
// responses.

const image = 'url width height altText';
const variant = '__typename id title price compareAtPrice availableForSale';
const media = '__typename ... on MediaImage { id image { url width height altText } }';

/** Aliases by index in `languages`, because language codes are not valid GraphQL names. */
const translations = (languages: readonly string[]) =>
  languages
    .map((language, index) => `t${index}: translations(locale: ${JSON.stringify(language)}) { key value }`)
    .join(' ');

const productFields = (languages: readonly string[]) => `__typename id handle title vendor status updatedAt publishedAt
  onlineStoreUrl description(truncateAt: 600) seo { title } totalInventory tracksInventory
  priceRangeV2 { minVariantPrice { amount currencyCode } }
  compareAtPriceRange { minVariantCompareAtPrice { amount } } ${translations(languages)}`;
const collectionFields = (languages: readonly string[]) =>
  `__typename id handle title updatedAt description(truncateAt: 600) seo { title } image { ${image} } ${translations(languages)}`;

const fieldsOf: Record<ShopPageKind, (languages: readonly string[]) => string> = {
  product: (languages) =>
    `${productFields(languages)} media { edges { node { ${media} } } } variants { edges { node { ${variant} } } }`,
  collection: collectionFields,
  page: (languages) =>
    `__typename id handle title updatedAt publishedAt isPublished bodySummary ${translations(languages)}`,
  blog: (languages) => `__typename id handle title updatedAt ${translations(languages)}`,
  article: (languages) => `__typename id handle title updatedAt publishedAt isPublished summary author { name }
    image { ${image} } blog { handle ${translations(languages)} } ${translations(languages)}`,
};

const connections: Record<ShopPageKind, string> = {
  product: 'products',
  collection: 'collections',
  page: 'pages',
  blog: 'blogs',
  article: 'articles',
};

export const bulkQuery = (kind: ShopPageKind, languages: readonly string[]): string =>
  `{ ${connections[kind]} { edges { node { ${fieldsOf[kind](languages)} } } } }`;

/** The current state of a product or collection. */
export const resourceQuery = (kind: 'product' | 'collection', languages: readonly string[]): string =>
  kind === 'collection'
    ? `query ($id: ID!) { collection(id: $id) { ${collectionFields(languages)} } }`
    : `query ($id: ID!) { product(id: $id) { ${productFields(languages)}
        media(first: ${MAX_IMAGES}) { nodes { ${media} } } variants(first: ${MAX_VARIANTS}) { nodes { ${variant} } } } }`;

export const RUN_BULK = `mutation ($query: String!) {
  bulkOperationRunQuery(query: $query, groupObjects: true) { bulkOperation { id } userErrors { code message } } }`;

export const READ_BULK = `query ($id: ID!) {
  bulkOperation(id: $id) { status errorCode url partialDataUrl objectCount } }`;

export const LOCALES = '{ shopLocales(published: true) { locale primary published } }';
/** A shop has a handful; each has at most 20 languages. */
export const PRESENCES = `{ webPresences(first: 50) { nodes {
  subfolderSuffix domain { host } rootUrls { locale url } markets(first: 5) { nodes { status } } } } }`;

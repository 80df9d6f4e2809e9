// What `import … from 'linkbild/shop-apps'` gives: which apps and which system a shop's page was made with.
export { detectShopApps, uniteApps } from '#domain/shop-apps/detect-shop-apps.ts';
export { type PageKind, pageKinds, readPageKind } from '#domain/shop-apps/page-kind.ts';
export { detectPageType, type PageEvidence, type PageTypeReading } from '#domain/shop-apps/page-type.ts';
export {
  type DetectedApp,
  type ShopAppCategory,
  shopAppCategories,
  shopAppCategoryNames,
} from '#domain/shop-apps/shop-app.ts';

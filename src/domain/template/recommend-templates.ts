// All base templates, and which to offer for a page: first those made for its kind whose required data the page has.
import type { BaseTemplate, CardKind } from './base-template.ts';
import { blogColumn, blogCover } from './base-templates/blog-cover.ts';
import { collageChaos } from './base-templates/collage-chaos.ts';
import { collageGrid } from './base-templates/collage-grid.ts';
import { collectionMosaic } from './base-templates/collection-mosaic.ts';
import { collectionStrip } from './base-templates/collection-strip.ts';
import { homeHero } from './base-templates/home-hero.ts';
import { homeShowcase } from './base-templates/home-showcase.ts';
import { logoOnly } from './base-templates/logo-only.ts';
import { pageBand } from './base-templates/page-band.ts';
import { pageFrame } from './base-templates/page-frame.ts';
import { priceTag } from './base-templates/price-tag.ts';
import { productFull } from './base-templates/product-full.ts';
import { productGallery } from './base-templates/product-gallery.ts';
import { productMagazine } from './base-templates/product-magazine.ts';
import { productRating } from './base-templates/product-rating.ts';
import { productSale, productSaleQuiet } from './base-templates/product-sale.ts';
import { productSplit } from './base-templates/product-split.ts';
import { productSpotlight } from './base-templates/product-spotlight.ts';
import { textBold, textQuiet } from './base-templates/text-bold.ts';
import type { PageData } from './page-data.ts';

export const baseTemplates: readonly BaseTemplate[] = [
  productSplit,
  productFull,
  productSpotlight,
  productRating,
  productSale,
  productSaleQuiet,
  priceTag,
  productMagazine,
  productGallery,
  collageGrid,
  collageChaos,
  collectionStrip,
  collectionMosaic,
  blogCover,
  blogColumn,
  pageBand,
  pageFrame,
  homeHero,
  homeShowcase,
  textBold,
  textQuiet,
  logoOnly,
];

/** The data that the page has for a card; if omitted, every need counts as met. */
export type Offered = Pick<PageData, 'image' | 'images' | 'price' | 'isSale' | 'rating' | 'logo'>;

/** Best first. A template that lacks something comes after those that lack nothing. */
export function recommendTemplates(kind: CardKind, page?: Offered): BaseTemplate[] {
  const place = (template: BaseTemplate) => template.kinds.indexOf(kind) + (page ? 10 * lacks(template, page) : 0);
  return baseTemplates
    .filter((template) => template.kinds.includes(kind))
    .toSorted((one, other) => place(one) - place(other));
}

function lacks(template: BaseTemplate, page: Offered): number {
  const has = {
    image: page.image !== null,
    images: page.images.length >= 3,
    price: page.price !== null,
    sale: page.isSale,
    rating: page.rating !== null,
    logo: page.logo !== null,
  };
  return template.needs.filter((need) => !has[need]).length;
}

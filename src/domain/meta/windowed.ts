import type { MetaTagData } from './meta-tag-data.ts';
import { joinProducts } from './read-product.ts';
import { readTags } from './read-tags.ts';

/**
 * The page as a platform sees it that reads only the first `bytes` bytes. A tag cut by the end of the window does not
 * count. Page images are no part of this: the platforms that take them read the whole page.
 */
export function windowed(meta: MetaTagData, bytes: number): MetaTagData {
  if (bytes >= meta.bytes) return meta;
  const tags = meta.tags.filter(({ endOffset }) => endOffset <= bytes);
  const values = readTags(tags, meta.url);
  const jsonLdProduct = meta.jsonLdProduct && meta.jsonLdProduct.endOffset <= bytes ? meta.jsonLdProduct : null;
  return { ...meta, ...values, product: joinProducts(values.product, jsonLdProduct), jsonLdProduct, tags };
}

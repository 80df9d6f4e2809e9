import { extractMeta } from './extract-meta.ts';

export const url = 'https://shop.example/products/one';

/** What a page of this HTML says about itself. */
export const read = (html: string, rest: { contentType?: string; details?: boolean; url?: string } = {}) =>
  extractMeta({ body: new TextEncoder().encode(html), url, ...rest });

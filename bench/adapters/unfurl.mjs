// linkbild conformance --adapter bench/adapters/unfurl.mjs
import { createRequire } from 'node:module';

const { unfurl } = createRequire(import.meta.url)('unfurl.js');

export const name = 'unfurl.js';

/** It reads only what it fetches, so it gets a fetch that has the page. Its own fields first, as its README shows them. */
export default async ({ bytes, url, contentType }) => {
  const fetch = async () => ({
    status: 200,
    headers: new Headers({ 'content-type': contentType }),
    arrayBuffer: async () => bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength),
  });
  const { title, description, open_graph: og } = await unfurl(url, { oembed: false, fetch });
  return {
    title: og?.title ?? title,
    description: og?.description ?? description,
    image: og?.images?.[0]?.url,
    siteName: og?.site_name,
  };
};

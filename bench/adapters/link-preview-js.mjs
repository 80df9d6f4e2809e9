// linkbild conformance --adapter bench/adapters/link-preview-js.mjs
import { createRequire } from 'node:module';

const { getPreviewFromContent } = createRequire(import.meta.url)('link-preview-js');

export const name = 'link-preview-js';

export default async ({ html, url, contentType }) => {
  const preview = await getPreviewFromContent({ url, headers: { 'content-type': contentType }, data: html });
  return {
    title: preview.title,
    description: preview.description,
    image: preview.images?.[0],
    siteName: preview.siteName,
  };
};

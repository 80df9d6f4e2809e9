// linkbild conformance --adapter bench/adapters/open-graph-scraper.mjs
import { createRequire } from 'node:module';

const openGraphScraper = createRequire(import.meta.url)('open-graph-scraper');

export const name = 'open-graph-scraper';

export default async ({ html }) => {
  const { result } = await openGraphScraper({ html });
  return {
    title: result.ogTitle,
    description: result.ogDescription,
    image: result.ogImage?.[0]?.url,
    siteName: result.ogSiteName,
  };
};

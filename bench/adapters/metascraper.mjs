// linkbild conformance --adapter bench/adapters/metascraper.mjs
import { createRequire } from 'node:module';

const load = createRequire(import.meta.url);
const metascraper = load('metascraper')([
  load('metascraper-title')(),
  load('metascraper-description')(),
  load('metascraper-image')(),
  load('metascraper-publisher')(),
  load('metascraper-url')(),
]);

export const name = 'metascraper';

export default async ({ html, url }) => {
  const { title, description, image, publisher } = await metascraper({ html, url });
  return { title, description, image, siteName: publisher };
};

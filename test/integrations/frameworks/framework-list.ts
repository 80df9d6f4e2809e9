// How each of integrations/frameworks/ is installed, built and read.

export interface Framework {
  name: string;
  /** Where the prices are written that the version is made of. */
  prices: string;
  /** Folder of the finished pages; without one, the site is started. */
  pages?: string;
  /** Program that serves the built site at `PORT`, and its arguments. */
  server?: string[];
}

export const frameworks: Framework[] = [
  { name: 'next', prices: 'products.ts', server: ['node_modules/next/dist/bin/next', 'start'] },
  { name: 'nuxt', prices: 'app/products.ts', server: ['.output/server/index.mjs'] },
  { name: 'astro', prices: 'src/products.ts', pages: 'dist' },
  { name: 'sveltekit', prices: 'src/routes/products.ts', server: ['build/index.js'] },
  {
    name: 'react-router',
    prices: 'app/products.ts',
    server: ['node_modules/@react-router/serve/bin.cjs', 'build/server/index.js'],
  },
  { name: 'eleventy', prices: 'products/vase.md', pages: '_site' },
  { name: 'hugo', prices: 'content/products/vase.md', pages: 'public' },
];

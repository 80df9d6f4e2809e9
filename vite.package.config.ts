import { defineConfig } from 'vite';

// The npm package `linkbild` from the sources of this repository, into packages/linkbild/dist
// (docs/decisions/047-npm-package.md). scripts/package.mjs adds the types.

const input = {
  index: 'src/library/index.ts',
  client: 'src/library/client/index.ts',
  'shop-apps': 'src/library/shop-apps.ts',
  linkbild: 'src/cli/main.ts',
};

/** What the product's own runtime has and Node 20, or a browser of 2023, has not. */
const missing = '/src/library/runtime/missing-functions.ts';
const inject: Record<string, [string, string]> = {
  'URL.parse': [missing, 'parseUrl'],
  'Map.groupBy': [missing, 'groupBy'],
  'Promise.withResolvers': [missing, 'withResolvers'],
};

export default defineConfig({
  logLevel: 'warn',
  publicDir: false,
  // Both are for the command alone: undici is larger than everything else together, and saxes not needed in browsers.
  ssr: { noExternal: true, external: ['undici', 'saxes'] },
  build: {
    ssr: true,
    outDir: 'packages/linkbild/dist',
    emptyOutDir: true,
    target: 'es2023',
    // scripts/package.mjs leaves the sources out of them.
    sourcemap: true,
    rolldownOptions: {
      input,
      transform: { inject },
      // Vite turns constants of modules into variables. V8 then looks each table up anew: reading a page took a fifth
      // longer.
      output: { minify: true, topLevelVar: false, entryFileNames: '[name].js', chunkFileNames: 'shared/[name].js' },
    },
  },
});

import { basename, extname } from 'node:path';
import { defineConfig } from 'vite';

// The server and every other program as a bundle in build/programs (decision 031). What Node would resolve file by file
// at each start is resolved here once.

/** Everything that is started as a process or thread. In the bundle it has the name of its file. */
const programs = [
  'src/server.ts',
  'src/programs/stop-database.ts',
  'src/programs/backup.ts',
  'src/programs/restore.ts',
  'src/programs/collect-files.ts',
  'src/programs/stripe-prices.ts',
  'src/programs/rotate-key.ts',
  'src/cli/main.ts',
  'src/io/render/processes/render-process.ts',
  'src/io/page-reader/reader-process.ts',
  'src/io/processes/watchdog-thread.ts',
  'src/io/render/browser/screenshot-process.ts',
];

/** Packages that stay in node_modules: native code, files of their own, or not for production (Vite; pg tries pg-native). */
const external = ['@node-rs/argon2', '@takumi-rs/core', 'playwright-core', 'sharp', 'vite', 'pg-native'];

const nameOf = (file: string) => basename(file, extname(file));

export default defineConfig({
  logLevel: 'warn',
  publicDir: false,
  // For libraries that check it (React), only the production half.
  define: { 'process.env.NODE_ENV': '"production"' },
  ssr: { noExternal: true, external },
  build: {
    ssr: true,
    outDir: 'build/programs',
    emptyOutDir: true,
    target: 'node24',
    // Stack traces name the files of src/ (server.ts).
    sourcemap: true,
    rolldownOptions: {
      input: {
        ...Object.fromEntries(programs.map((file) => [nameOf(file), file])),
        // The pages as built by React Router, so that they share libraries with the server.
        pages: 'build/server/index.js',
      },
      output: { sourcemapExcludeSources: true, entryFileNames: '[name].js', chunkFileNames: 'chunks/[name]-[hash].js' },
      onwarn(warning, show) {
        // "use client" means nothing here.
        if (warning.code !== 'MODULE_LEVEL_DIRECTIVE') show(warning);
      },
    },
  },
});

import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig, type Plugin } from 'vite';

/** React Router throws the styles of the server's build away, and they are a third of its work. */
const noStylesOnServer: Plugin = {
  name: 'no-styles-on-server',
  apply: 'build',
  enforce: 'pre',
  applyToEnvironment: ({ name }) => name === 'ssr',
  load: { filter: { id: /\.css$/ }, handler: () => '' },
};

export default defineConfig({
  plugins: [noStylesOnServer, tailwindcss(), reactRouter()],
  build: {
    // Compressing everything once more to print its size takes as long as a tenth of the build.
    reportCompressedSize: false,
    rolldownOptions: {
      output: {
        // What every page loads, as one request instead of five. Other modules that many pages share stay apart: as one
        // they would be 40 kB for a public page's form.
        codeSplitting: {
          groups: [
            { name: 'page', test: /\/src\/web\/(enhance\/(?!enhance-page)|constants|preferences)|preload-helper/ },
          ],
        },
      },
    },
    // The first versions that support light-dark(). For older ones Vite would replace it by variables resolved at the
    // root, and `scheme-dark` on a part of a page would have no effect.
    cssTarget: ['chrome123', 'edge123', 'firefox120', 'safari17.5'],
  },
});

import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';

export default defineConfig({
  plugins: [tailwindcss(), reactRouter()],
  build: {
    // The first versions that support light-dark(). For older ones Vite would replace it by variables resolved at the
    // root, and `scheme-dark` on a part of a page would have no effect.
    cssTarget: ['chrome123', 'edge123', 'firefox120', 'safari17.5'],
  },
});

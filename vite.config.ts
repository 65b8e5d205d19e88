import optimizeLocales from '@react-aria/optimize-locales-plugin';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig } from 'vite';
import { atlas } from './scripts/vite/atlas.ts';
import { browserCalls } from './scripts/vite/browserCalls.ts';
import { manifest } from './scripts/vite/manifest.ts';
import { precompress } from './scripts/vite/precompress.ts';
import { verifier } from './scripts/vite/verifier.ts';
import { listDescriptors } from './scripts/vite/listDescriptors.ts';
import { serviceWorker } from './scripts/vite/serviceWorker.ts';
import { slimZod } from './scripts/vite/slimZod.ts';
import { words } from './scripts/vite/words.ts';

const SERVER = '127.0.0.1:8080';

/** Chunks of modules that come together: a module and all that it imports. */
const GROUPS = [
  { name: 'login', test: /src\/main\.tsx$/, priority: 4 },
  { name: 'console', test: /src\/views\/shell\/Console\.tsx$/, priority: 3 },
  { name: 'session', test: /src\/services\/(?:kept\/)?account\.ts$/, priority: 2 },
  { name: 'speech', test: /src\/i18n\/speech\.ts$/, priority: 2 },
  { name: 'list', test: /src\/views\/shapes\/list\/list\.tsx$/, priority: 1 },
];

export default defineConfig({
  plugins: [
    // React Aria brings its words in 34 languages; the console speaks three, Burmese with English ones.
    { ...optimizeLocales.vite({ locales: ['en-US', 'zh-CN'] }), enforce: 'pre' },
    words(),
    listDescriptors(),
    slimZod(),
    browserCalls(),
    vanillaExtractPlugin(),
    react(),
    atlas(),
    verifier(),
    manifest(),
    serviceWorker(),
    precompress(),
  ],
  // A worker is a bundle of its own: its messages are read at build time too.
  worker: { format: 'es', plugins: () => [words(), slimZod(), browserCalls()] },
  // RxJS has its modern code under this name only; the usual one carries helpers for old browsers.
  resolve: { conditions: ['es2015', ...defaultClientConditions] },
  build: {
    target: 'es2023',
    // No data: addresses, so the content security policy needs no exception for fonts and images.
    assetsInlineLimit: 0,
    sourcemap: true,
    // Which chunk needs which: scripts/sizes.ts reads it.
    manifest: true,
    // One script for signing in, one for the console's frame, one for lists: many small chunks would compress worse.
    rolldownOptions: {
      output: {
        // Names cannot be compressed, and the frame knows all of them: seven characters tell two builds of one apart.
        entryFileNames: 'assets/[name]-[hash:7].js',
        // A screen or a part that is asked for keeps its name; what several of them share needs none.
        chunkFileNames: ({ isDynamicEntry, name }) =>
          isDynamicEntry || GROUPS.some((group) => group.name === name)
            ? 'assets/[name]-[hash:7].js'
            : 'assets/[hash:8].js',
        assetFileNames: 'assets/[name]-[hash:7][extname]',
        codeSplitting: {
          groups: GROUPS,
        },
      },
    },
    reportCompressedSize: false,
  },
  // Found only while the first page loads, it would make the development server reload that page.
  optimizeDeps: { include: ['@vanilla-extract/recipes/createRuntimeFn'] },
  server: {
    proxy: {
      // The host stays the page's own: the server refuses what another site's page sends.
      '/api': { target: `http://${SERVER}`, changeOrigin: false },
      '/auth': { target: `http://${SERVER}`, changeOrigin: false },
      '/webSocket': { target: `ws://${SERVER}`, ws: true },
    },
  },
});

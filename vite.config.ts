import optimizeLocales from '@react-aria/optimize-locales-plugin';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig } from 'vite';
import { atlas } from './scripts/vite/atlas.ts';
import { browserCalls } from './scripts/vite/browserCalls.ts';
import { buildName } from './scripts/vite/buildName.ts';
import { earlyScript } from './scripts/vite/earlyScript.ts';
import { eventTypes } from './scripts/vite/eventTypes.ts';
import { knownLocale } from './scripts/vite/knownLocale.ts';
import { laterFiles } from './scripts/vite/laterFiles.ts';
import { manifest } from './scripts/vite/manifest.ts';
import { preloads } from './scripts/vite/preloads.ts';
import { precompress } from './scripts/vite/precompress.ts';
import { verifier } from './scripts/vite/verifier.ts';
import { listDescriptors } from './scripts/vite/listDescriptors.ts';
import { serviceWorker } from './scripts/vite/serviceWorker.ts';
import { screenAreas } from './scripts/vite/screenAreas.ts';
import { slimZod } from './scripts/vite/slimZod.ts';
import { words } from './scripts/vite/words.ts';

const SERVER = '127.0.0.1:8080';

/** Chunks of modules that load together: some modules and all that they import, unless an earlier group has it. */
const GROUPS = [
  { name: 'early', test: /src\/early\.ts$/, priority: 5 },
  { name: 'login', test: /src\/main\.tsx$/, priority: 4 },
  {
    name: 'console',
    test: /src\/(?:views\/(?:shell\/Console|ui\/Card)\.tsx|services\/(?:(?:kept\/)?(?:account|answers)|sessionCalls)\.ts|i18n\/speech\.ts)$/,
    priority: 3,
  },
  // With the columns of an order, which most of the daily lists show.
  {
    name: 'list',
    test: /src\/views\/(?:shapes\/list\/(?:list\.tsx|stateValues\.ts)|ui\/Tag\.tsx|data\/useAsked\.ts|orders\/(?:OrderList\.tsx|addresses\.ts)|records\/order\/(?:columns\.tsx|values\.ts))$/,
    priority: 1,
  },
  // Small parts that screens of every kind share: without a chunk of their own, each draws in forms or details.
  {
    name: 'shared',
    test: /src\/(?:i18n\/say|views\/(?:data\/useReadAgain|shapes\/detail\/(?:Scroller|Detail\.css)|ui\/DescriptionList))\.tsx?$/,
    priority: 0.99,
  },
  { name: 'figures', test: /src\/machines\/(?:catalogue\/reports|kit\/report)\.ts$/, priority: 0.98 },
  // What runs after the first view by itself; scanning stations need the outbox at once.
  { name: 'outbox', test: /src\/services\/outbox\/outbox\.ts$/, priority: 0.97 },
  {
    name: 'later',
    test: /src\/(?:views\/(?:shell\/(?:OwnNews|outbox\/(?:OutboxMark|OfflineBar)|version\/NewVersion|count\/CountBar)\.tsx|language\/ownLabels\.ts)|services\/dictionaries\.ts)$/,
    priority: 0.95,
  },
  // What waits for a person.
  {
    name: 'windows',
    test: /src\/views\/(?:ui\/(?:ModalWindow|PopoverWindow|MenuPopup|TooltipBubble|ToastRegion|PageSizes|PageJump|TagList)|shapes\/list\/(?:BulkBar|FilterFields|ListDialogs|find\/NotFound|views\/ViewChanged))\.tsx$/,
    priority: 0.9,
  },
  { name: 'forms', test: /src\/views\/shapes\/form\/EventDialog\.tsx$/, priority: 0.7 },
  { name: 'order', test: /src\/views\/records\/order\/presentation\.ts$/, priority: 0.6 },
  { name: 'detail', test: /src\/views\/shapes\/detail\/record\.tsx$/, priority: 0.58 },
  { name: 'station', test: /src\/views\/shapes\/scan\/(?:ScanStation|sessions\/SessionsPage)\.tsx$/, priority: 0.56 },
  {
    name: 'ready',
    test: /src\/views\/shell\/(?:cutText|lock\/LockScreen|palette\/Palette|outbox\/OutboxDrawer)\.tsx?$/,
    priority: 0.5,
  },
];

export default defineConfig({
  plugins: [
    // React Aria brings its words in 34 languages; the console speaks three, Burmese with English ones.
    { ...optimizeLocales.vite({ locales: ['en-US', 'zh-CN'] }), enforce: 'pre' },
    words(),
    listDescriptors(),
    eventTypes(),
    screenAreas(),
    slimZod(),
    knownLocale(),
    browserCalls(),
    vanillaExtractPlugin(),
    react(),
    atlas(),
    verifier(),
    manifest(),
    earlyScript(),
    laterFiles(),
    buildName(),
    preloads(),
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
    // Every browser of the target knows it.
    modulePreload: { polyfill: false },
    // Which chunk needs which: scripts/sizes.ts reads it.
    manifest: true,
    // One script for signing in, one for the frame, one for lists, one for what runs after the first view, and one each for
    // windows, filters, forms and the rest that waits for a person: many small chunks compress worse and cost more than
    // their bytes.
    rolldownOptions: {
      output: {
        // Names cannot be compressed, and the frame knows all of them: seven characters tell two builds of one apart.
        entryFileNames: 'assets/[name]-[hash:7].js',
        // A screen or a part that is asked for keeps its name; what several of them share needs none.
        chunkFileNames: ({ isDynamicEntry, name }) =>
          isDynamicEntry || GROUPS.some((group) => group.name === name)
            ? 'assets/[name]-[hash:7].js'
            : 'assets/[hash:7].js',
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
      '^/public/': { target: `http://${SERVER}`, changeOrigin: false },
      '^/t(/|\\?|$)': { target: `http://${SERVER}`, changeOrigin: false },
      '/webSocket': { target: `ws://${SERVER}`, ws: true },
    },
  },
});

import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { defineConfig } from 'vitest/config';
import { listDescriptors } from './scripts/vite/listDescriptors.ts';

const DATABASE_TESTS = 'tests/**/*.db.spec.ts';
/** They start other programs, which takes its time: not for the quick gate. */
const PROGRAM_TESTS = 'tests/scripts/**/*.spec.ts';
/** Random walks, histories of all lives together, another interpreter and faults put into the machines: for the whole run. */
const CAMPAIGN_TESTS = [
  'tests/histories/**/*.spec.ts',
  'tests/machines/mutation.spec.ts',
  'tests/machines/semantics/scion.spec.ts',
  'tests/machines/**/walks.spec.ts',
];

/** What a browser keeps in its modules (the session, the language, the outbox) begins anew for each file. */
const BROWSER_TESTS = [
  'tests/services/**/*.spec.ts',
  'tests/views/**/*.spec.ts',
  'tests/instruments/views/**/*.spec.ts',
];

/** Records which transitions and rules each test exercises, where a run names the directory for its reports. */
const setupFiles = process.env['ATLAS'] ? ['tests/support/atlas/recorder.ts'] : [];

export default defineConfig({
  test: {
    // Vitest leaves one core free unless told: of two, half.
    maxWorkers: '100%',
    projects: [
      {
        test: {
          name: 'pure',
          setupFiles,
          include: ['tests/**/*.spec.ts'],
          exclude: [DATABASE_TESTS, PROGRAM_TESTS, ...CAMPAIGN_TESTS, ...BROWSER_TESTS],
          // The longest take two seconds on an idle core, and ten beside other work.
          testTimeout: 30_000,
          // Machines keep nothing between two calls: read once for all files.
          isolate: false,
        },
      },
      // Presentations name cells, whose styles and sketches are made while the console is built.
      {
        plugins: [vanillaExtractPlugin(), listDescriptors()],
        test: {
          name: 'pure-browser',
          setupFiles: ['tests/support/browser.ts', ...setupFiles],
          include: BROWSER_TESTS,
          testTimeout: 30_000,
        },
      },
      { test: { name: 'campaigns', setupFiles, include: CAMPAIGN_TESTS, testTimeout: 120_000 } },
      { test: { name: 'programs', include: [PROGRAM_TESTS], testTimeout: 60_000 } },
      {
        test: {
          name: 'server',
          setupFiles,
          include: [DATABASE_TESTS],
          // Each file makes a database and servers of its own: the code is read once for all files.
          isolate: false,
          globalSetup: ['tests/support/postgres.ts'],
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
});

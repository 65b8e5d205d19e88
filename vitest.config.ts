import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { defineConfig } from 'vitest/config';
import { eventTypes } from './scripts/vite/eventTypes.ts';
import { listDescriptors } from './scripts/vite/listDescriptors.ts';
import { PATIENCE } from './tests/support/patience.ts';
import { WorldLast } from './tests/support/worldLast.ts';

const DATABASE_TESTS = 'tests/**/*.db.spec.ts';
/** They start other programs, which takes its time: not for the quick gate. */
const PROGRAM_TESTS = 'tests/scripts/**/*.spec.ts';
/** Long runs of random work, faults, crashes and benchmarks; each has a short representative of its name in the gate. */
const CAMPAIGN_TESTS = 'tests/**/*.campaign.spec.ts';
const DATABASE_CAMPAIGN_TESTS = 'tests/**/*.campaign.db.spec.ts';

/** What a browser keeps in the modules of services (the session, the language, the outbox) begins anew for each file. */
const SERVICE_TESTS = 'tests/services/**/*.spec.ts';
const VIEW_TESTS = ['tests/views/**/*.spec.ts', 'tests/instruments/views/**/*.spec.ts'];

/** Records which transitions and rules each test exercises, where a run names the directory for its reports. */
const setupFiles = process.env['ATLAS'] ? ['tests/support/atlas/recorder.ts'] : [];

/** Keeps what servers of tests log, where a run names the directory for it. */
const KEPT_LOGS = 'tests/support/keptLogs.ts';

/** Limits that only a hang reaches, however slow the machine is. */
const limits = {
  testTimeout: 300_000 * PATIENCE,
  hookTimeout: 300_000 * PATIENCE,
  expect: { poll: { timeout: 60_000 * PATIENCE, interval: 50 } },
};

/** Each file makes a database and servers of its own: the code is read once for all files. */
const onDatabase = { ...limits, setupFiles, isolate: false, globalSetup: ['tests/support/postgres.ts'] };

/** Presentations name cells, whose styles and sketches are made while the console is built. */
const browserPlugins = () => [vanillaExtractPlugin(), listDescriptors(), eventTypes()];

/** Views propose next to nothing: to record their decisions took as long as their tests. */
const inBrowser = { ...limits, setupFiles: ['tests/support/browser.ts'], exclude: [CAMPAIGN_TESTS] };

export default defineConfig({
  test: {
    // Vitest leaves one core free unless told: of two, half.
    maxWorkers: '100%',
    sequence: { sequencer: WorldLast },
    projects: [
      {
        test: {
          ...limits,
          name: 'pure',
          setupFiles,
          include: ['tests/**/*.spec.ts'],
          exclude: [DATABASE_TESTS, PROGRAM_TESTS, CAMPAIGN_TESTS, SERVICE_TESTS, ...VIEW_TESTS],
          // Machines keep nothing between two calls: read once for all files.
          isolate: false,
        },
      },
      { plugins: browserPlugins(), test: { ...inBrowser, name: 'pure-services', include: [SERVICE_TESTS] } },
      { plugins: browserPlugins(), test: { ...inBrowser, name: 'pure-views', include: VIEW_TESTS, isolate: false } },
      { test: { ...limits, name: 'programs', include: [PROGRAM_TESTS], exclude: [CAMPAIGN_TESTS] } },
      { test: { ...limits, name: 'campaigns', setupFiles, include: [CAMPAIGN_TESTS] } },
      {
        test: {
          ...onDatabase,
          name: 'server',
          setupFiles: [...setupFiles, 'tests/support/cheapPasswords.ts', KEPT_LOGS],
          include: [DATABASE_TESTS],
          exclude: [DATABASE_CAMPAIGN_TESTS],
        },
      },
      {
        test: {
          ...onDatabase,
          name: 'server-campaigns',
          setupFiles: [...setupFiles, KEPT_LOGS],
          include: [DATABASE_CAMPAIGN_TESTS],
        },
      },
    ],
  },
});

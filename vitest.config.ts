import { defineConfig } from 'vitest/config';

const DATABASE_TESTS = 'tests/**/*.db.spec.ts';
/** They start other programs, which takes its time: not for the quick gate. */
const PROGRAM_TESTS = 'tests/scripts/**/*.spec.ts';

export default defineConfig({
  test: {
    projects: [
      { test: { name: 'pure', include: ['tests/**/*.spec.ts'], exclude: [DATABASE_TESTS, PROGRAM_TESTS] } },
      { test: { name: 'programs', include: [PROGRAM_TESTS], testTimeout: 60_000 } },
      {
        test: {
          name: 'server',
          include: [DATABASE_TESTS],
          globalSetup: ['tests/support/postgres.ts'],
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
});

import { defineConfig } from 'vitest/config';

const DATABASE_TESTS = 'tests/**/*.db.spec.ts';

export default defineConfig({
  test: {
    projects: [
      { test: { name: 'pure', include: ['tests/**/*.spec.ts'], exclude: [DATABASE_TESTS] } },
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

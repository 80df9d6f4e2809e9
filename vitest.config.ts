import { defineConfig } from 'vitest/config';

// Four projects, so that pure rules run without a database and pages without a build of their own.
// `unit` tests sit beside the code as *.test.ts, those that need PostgreSQL as *.db.test.ts,
// those that measure or attack a server of their own as *.net.test.ts; pages are walked from e2e/.
const timeouts = { testTimeout: 30_000, hookTimeout: 60_000 };

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          ...timeouts,
          name: 'unit',
          include: ['src/**/*.test.{ts,tsx}', 'sample-shop/**/*.test.ts', 'test/**/*.test.ts'],
          exclude: ['**/*.db.test.ts', '**/*.net.test.ts', '**/node_modules/**'],
        },
      },
      { test: { ...timeouts, name: 'net', include: ['src/**/*.net.test.ts', 'test/**/*.net.test.ts'] } },
      {
        test: {
          ...timeouts,
          testTimeout: 90_000,
          name: 'db',
          include: ['src/**/*.db.test.ts', 'test/**/*.db.test.ts'],
          globalSetup: ['test/postgres-setup.ts'],
        },
      },
      {
        test: {
          ...timeouts,
          testTimeout: 120_000,
          name: 'e2e',
          include: ['e2e/**/*.e2e.ts'],
          globalSetup: ['e2e/instance-setup.ts'],
          // Two walks at a time: each spends half of its time waiting for the other side.
          maxWorkers: 2,
        },
      },
    ],
  },
});

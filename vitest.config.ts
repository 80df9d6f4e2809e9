import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { createEstimate } from './scripts/test/durations.mjs';
import { waitingTests } from './scripts/test/long-tests.mjs';
import { seedOfRun } from './scripts/test/size.mjs';

// Seven projects, so that pure rules run without a database and pages without a build of their own.
// `unit` tests are beside the code as *.test.ts, those that need PostgreSQL as *.db.test.ts,
// those that measure or attack their own server as *.net.test.ts; browser tests are in e2e/. Those that install other
// systems (WordPress, frameworks) are *.int.test.ts, run by `npm run test:integrations` and not by `npm test`; those in
// Firefox and WebKit are in test/browsers, run by `npm run test:browsers`.

// These find what hangs. They are long, because on a busy machine everything takes a multiple: a test that measures time
// says so (test/measured.ts).
const timeouts = { testTimeout: 600_000, hookTimeout: 300_000, expect: { poll: { timeout: 60_000 } } };
// Files share loaded modules: loading the app for each of them took a third of the unit tests' time. The app keeps no
// state outside of what `assemble` or a test creates.
const isolate = false;
// By default Vitest leaves a core free, which on two cores means one file at a time. Tests with servers, databases and
// browsers spend part of their time waiting: more files run than there are cores.
const cores = availableParallelism();
const waiting = Math.min(cores + 1, 8);

/** Long tests that wait for another run (`npm test`). Who starts Vitest with a path gets what it names. */
const waitingFiles = process.env.TAKE_TURNS ? waitingTests() : [];

const unit = {
  test: {
    ...timeouts,
    isolate,
    name: 'unit',
    maxWorkers: waiting,
    include: ['src/**/*.test.{ts,tsx}', 'sample-shop/**/*.test.ts', 'stand-ins/**/*.test.ts', 'test/**/*.test.ts'],
    exclude: ['**/*.db.test.ts', '**/*.net.test.ts', '**/*.int.test.ts', '**/node_modules/**'],
  },
};
const net = {
  test: {
    ...timeouts,
    isolate,
    name: 'net',
    maxWorkers: waiting,
    include: ['src/**/*.net.test.ts', 'test/**/*.net.test.ts'],
    exclude: ['test/corpus/**', '**/node_modules/**'],
    globalSetup: ['test/build-setup.mjs', 'test/prepared-database.ts'],
  },
};
// As people import it who have installed the package: its examples are tests.
const resolve = { alias: { 'linkbild/client': `${import.meta.dirname}/src/library/client/index.ts` } };
const db = {
  resolve,
  test: {
    ...timeouts,
    isolate,
    name: 'db',
    maxWorkers: waiting,
    include: ['src/**/*.db.test.ts', 'test/**/*.db.test.ts'],
    globalSetup: ['test/postgres-setup.ts'],
  },
};
/**
 * The three as one project, for `npm test` (TOGETHER=1). Vitest runs projects one after another and starts new workers
 * for each: as one, tests that wait overlap with those that compute, and a worker loads the app once instead of three
 * times.
 */
const together = {
  resolve,
  test: {
    ...db.test,
    name: 'unit-net-db',
    // What ends in `.test.ts` includes the other two.
    include: unit.test.include,
    exclude: [...net.test.exclude, '**/*.int.test.ts', ...waitingFiles],
    globalSetup: [...net.test.globalSetup, ...db.test.globalSetup],
  },
};

/** The longest files start first, so that nothing long is left for the end. */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]) {
    const estimate = createEstimate();
    return files.toSorted((one, other) => estimate(other.moduleId) - estimate(one.moduleId));
  }
}

// Workers inherit it (test/size.ts).
process.env.TEST_SEED ??= String(seedOfRun());

export default defineConfig({
  test: {
    sequence: { sequencer: LongestFirst },
    projects: [
      ...(process.env.TOGETHER ? [together] : [unit, net, db]),
      {
        // Alone: it measures how fast a server responds while it is attacked.
        test: {
          ...timeouts,
          isolate,
          name: 'corpus',
          include: ['test/corpus/*.net.test.ts'],
          globalSetup: ['test/build-setup.mjs', 'test/prepared-database.ts'],
        },
      },
      {
        test: {
          // Whole systems are installed and started, each of them by the file that needs it.
          testTimeout: 300_000,
          hookTimeout: 900_000,
          expect: { poll: { timeout: 120_000, interval: 500 } },
          name: 'integrations',
          include: ['test/integrations/**/*.int.test.ts'],
          globalSetup: ['test/build-setup.mjs'],
          // One system after the other: they share the installed packages, and a WordPress that has to share its core
          // with another is slower than crawlers wait.
          maxWorkers: 1,
        },
      },
      {
        test: {
          ...timeouts,
          // A shop is read while they wait.
          expect: { poll: { timeout: 240_000 } },
          name: 'browsers',
          include: ['test/browsers/*.browsers.ts'],
          globalSetup: ['test/build-setup.mjs', 'test/prepared-database.ts', 'e2e/setup.ts'],
          maxWorkers: 1,
        },
      },
      {
        test: {
          ...timeouts,
          isolate,
          name: 'e2e',
          include: ['e2e/**/*.e2e.ts'],
          exclude: waitingFiles,
          globalSetup: ['test/build-setup.mjs', 'test/prepared-database.ts', 'e2e/setup.ts'],
          // Each spends half of its time waiting.
          maxWorkers: cores + 1,
        },
      },
    ],
  },
});

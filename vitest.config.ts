import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import LongestFirst from './tests/stage/longest-first.ts';

/** What a test waits for comes in its own time: a busy machine is no fault of anybody's. */
const patience = { poll: { timeout: 30_000 } };

const env = {
  // The built program runs as it does for customers: React chooses its version of itself by this.
  NODE_ENV: 'production',
  // Node compiles it once, and not in each of the programs that tests start.
  NODE_COMPILE_CACHE: fileURLToPath(new URL('node_modules/.cache/compiled', import.meta.url)),
};

export default defineConfig({
  test: {
    // A worker loads what its files share once. They leave nothing behind: each opens and closes its own.
    isolate: false,
    // What a request leaves behind is collected less often.
    execArgv: ['--max-semi-space-size=64'],
    sequence: { sequencer: LongestFirst },
    // One kind after the other: what measures time is not disturbed by browsers.
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['src/**/*.test.{ts,tsx}', 'tests/hostile/*.test.ts'],
          sequence: { groupOrder: 0 },
          maxWorkers: 2,
          // Properties are tried with hundreds of values.
          testTimeout: 60_000,
          expect: patience,
        },
      },
      {
        extends: true,
        test: {
          name: 'shop',
          env,
          include: ['tests/*/*.test.ts'],
          exclude: ['tests/browser/**', 'tests/hostile/**'],
          globalSetup: './tests/stage/setup.ts',
          sequence: { groupOrder: 1 },
          // While one waits for a database or a clock another works.
          maxWorkers: 3,
          testTimeout: 120_000,
          hookTimeout: 120_000,
          expect: patience,
        },
      },
      {
        extends: true,
        test: {
          name: 'browser',
          env,
          include: ['tests/browser/*.test.ts'],
          globalSetup: './tests/stage/setup.ts',
          sequence: { groupOrder: 2 },
          // Browser and shop of a test take turns: two at once keep two cores busy.
          maxWorkers: 2,
          testTimeout: 240_000,
          hookTimeout: 240_000,
          expect: patience,
        },
      },
      {
        extends: true,
        test: {
          name: 'machine',
          env: { ...env, ATTACK_REQUESTS: '5000', HISTORIES: '255' },
          include: [
            'tests/upkeep/deep/*.test.ts',
            'tests/attacks/random-requests.test.ts',
            'tests/attacks/section-forms.test.ts',
            'tests/orders/random-histories.test.ts',
          ],
          globalSetup: './tests/stage/setup.ts',
          sequence: { groupOrder: 3 },
          maxWorkers: 2,
          testTimeout: 240_000,
          hookTimeout: 120_000,
          expect: patience,
        },
      },
      {
        extends: true,
        test: {
          name: 'screens',
          env,
          include: ['tests/browser/deep/*.test.ts'],
          globalSetup: './tests/stage/setup.ts',
          sequence: { groupOrder: 4 },
          maxWorkers: 2,
          testTimeout: 240_000,
          hookTimeout: 240_000,
          expect: patience,
        },
      },
    ],
  },
});

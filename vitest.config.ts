import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    // One kind after the other: what measures time is not disturbed by browsers.
    projects: [
      {
        test: {
          name: 'unit',
          include: ['src/**/*.test.{ts,tsx}', 'tests/hostile/*.test.ts'],
          sequence: { groupOrder: 0 },
          // Properties are tried with hundreds of values: a busy machine is no fault of theirs.
          testTimeout: 30_000,
        },
      },
      {
        test: {
          name: 'shop',
          include: ['tests/*.test.ts', 'tests/attacks/*.test.ts'],
          globalSetup: './tests/setup.ts',
          sequence: { groupOrder: 1 },
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'browser',
          include: ['tests/browser/*.test.ts'],
          globalSetup: './tests/setup.ts',
          sequence: { groupOrder: 2 },
          // Browser and shop of a test take turns: two at once keep two cores busy.
          maxWorkers: 2,
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
});

import { writeFileSync } from 'node:fs';

/** Where `npm test` finds the counts of the run that has just ended. */
export const countsFile = new URL('../build/test-counts.json', import.meta.url);

/** A reporter for vitest that prints nothing and leaves behind how many tests passed and failed. */
export default class CountingReporter {
  onTestRunEnd(files, errors) {
    const counts = { passed: 0, failed: errors.length };
    for (const file of files) {
      const failedBefore = counts.failed;
      for (const test of file.children.allTests()) {
        const { state } = test.result();
        if (state === 'passed' || state === 'failed') counts[state] += 1;
      }
      // A file that could not be run at all has no tests, and yet something failed.
      if (file.state() === 'failed' && counts.failed === failedBefore) counts.failed += 1;
    }
    writeFileSync(countsFile, JSON.stringify(counts));
  }
}

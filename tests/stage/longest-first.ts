import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Files that take longest, many of them by waiting, in the sequence in which they begin. */
const longest = [
  'tests/browser/screens-section.test.ts',
  'tests/browser/screens.test.ts',
  'tests/browser/generators.test.ts',
  'tests/upkeep/database-hangs.test.ts',
  'tests/orders/random-histories.test.ts',
  'tests/upkeep/deep/further-histories.test.ts',
  'tests/upkeep/start.test.ts',
  'tests/upkeep/stop-in-time.test.ts',
  'tests/upkeep/embedded-faults.test.ts',
  'tests/attacks/slow-clients.test.ts',
  'tests/attacks/random-requests.test.ts',
  'tests/upkeep/graceful-stop.test.ts',
];

/** Begins with what takes longest: in a fresh clone nobody knows it, and the last file would be left alone. */
export default class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    return sorted.toSorted((a, b) => groupOf(a) - groupOf(b) || rankOf(a) - rankOf(b));
  }
}

function groupOf({ project }: TestSpecification): number {
  return project.config.sequence.groupOrder;
}

function rankOf({ moduleId }: TestSpecification): number {
  const at = longest.findIndex((file) => moduleId.endsWith(file));
  return at < 0 ? longest.length : at;
}

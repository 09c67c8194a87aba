import { BaseSequencer, type TestSpecification } from 'vitest/node';

/**
 * Files that take longest, in the sequence in which they begin. Some of them wait most of their time: beside each of
 * these stand others that keep the processor busy.
 */
const longest = [
  'tests/browser/screens-section.test.ts',
  'tests/browser/screens.test.ts',
  'tests/browser/journey-disorder.test.ts',
  'tests/browser/generators.test.ts',
  'tests/browser/home.test.ts',
  'tests/browser/frame.test.ts',
  'tests/browser/screens-english.test.ts',
  'tests/orders/random-histories.test.ts',
  'tests/upkeep/deep/further-histories.test.ts',
  'tests/upkeep/database-hangs.test.ts',
  'tests/attacks/section-forms.test.ts',
  'tests/pages/crawl.test.ts',
  'tests/upkeep/stop-in-time.test.ts',
  'tests/admin/guard-walk.test.ts',
  'tests/upkeep/backup.test.ts',
  'tests/attacks/slow-clients.test.ts',
  'tests/payments/provider-faults.test.ts',
  'tests/upkeep/start.test.ts',
  'tests/attacks/random-requests.test.ts',
  'tests/upkeep/graceful-stop.test.ts',
  'tests/upkeep/embedded-postgres.test.ts',
  'tests/upkeep/embedded-faults.test.ts',
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

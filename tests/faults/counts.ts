import type { Result } from './scenario.ts';
import type { Run } from './table.ts';

/** What `npm test` prints of a run of the fault suite. */
export interface FaultCounts {
  passed: number;
  failed: number;
  /** Seconds that each took. */
  trials: Record<string, number>;
  failures: string[];
  /** What failed beside others and passed by itself. */
  unsteady: string[];
}

/** What was asked, whether it was so, what it took, and what was wrong the first time. */
interface Check {
  name: string;
  seconds: number;
  isPassed: boolean;
  problem: string | undefined;
  before: string | undefined;
}

export function countChecks({ results, trials }: Run): FaultCounts {
  const checks: Check[] = [
    ...results.filter(isTried).map(({ scenario, seconds, problems, before }) => ({
      name: `${scenario.fault} ${scenario.name}`,
      seconds,
      isPassed: problems.length === 0,
      problem: problems[0],
      before,
    })),
    ...trials.filter(isTried).map(({ variant, seconds, shown, problems, before }) => ({
      name: `${variant.id} ${variant.name}`,
      seconds,
      isPassed: shown !== undefined,
      problem: `not caught, ${problems[0] ?? 'nothing was found'}`,
      before,
    })),
  ];
  const passed = checks.filter(({ isPassed }) => isPassed);
  const failed = checks.filter(({ isPassed }) => !isPassed);
  const unsteady = passed.filter(({ before }) => before !== undefined);
  return {
    passed: passed.length,
    failed: failed.length,
    trials: Object.fromEntries(checks.map(({ name, seconds }) => [name, seconds])),
    failures: failed.map(({ name, problem }) => `${name}: ${problem}`),
    unsteady: unsteady.map(({ name, before }) => `${name}: ${before}`),
  };
}

/** Whether this machine had what it takes. */
export function isTried({ lacking }: Pick<Result, 'lacking'>): boolean {
  return lacking === undefined;
}

import type { Result } from './scenario.ts';
import type { Run } from './table.ts';

/** What `npm test` prints of a run of the fault suite. */
export interface FaultCounts {
  passed: number;
  failed: number;
  /** Seconds that each took. */
  trials: Record<string, number>;
  failures: string[];
}

/** What was asked, whether it was so, and what it took. */
interface Check {
  name: string;
  seconds: number;
  isPassed: boolean;
  problem: string | undefined;
}

export function countChecks({ results, trials }: Run): FaultCounts {
  const checks: Check[] = [
    ...results.filter(isTried).map(({ scenario, seconds, problems }) => ({
      name: `${scenario.fault} ${scenario.name}`,
      seconds,
      isPassed: problems.length === 0,
      problem: problems[0],
    })),
    ...trials.filter(isTried).map(({ variant, seconds, shown, problems }) => ({
      name: `${variant.id} ${variant.name}`,
      seconds,
      isPassed: shown !== undefined,
      problem: `not caught, ${problems[0] ?? 'nothing was found'}`,
    })),
  ];
  const passed = checks.filter(({ isPassed }) => isPassed);
  const failed = checks.filter(({ isPassed }) => !isPassed);
  return {
    passed: passed.length,
    failed: failed.length,
    trials: Object.fromEntries(checks.map(({ name, seconds }) => [name, seconds])),
    failures: failed.map(({ name, problem }) => `${name}: ${problem}`),
  };
}

/** Whether this machine had what it takes. */
function isTried({ lacking }: Pick<Result, 'lacking'>): boolean {
  return lacking === undefined;
}

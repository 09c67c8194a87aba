import type { Logger } from 'pino';
import type { PortProblem } from '#ports/port-error.ts';

/** The actions of the external services, by port. */
export const portActions = {
  payments: [
    'openCheckout',
    'readCheckout',
    'listCheckouts',
    'listDisputes',
    'expireCheckout',
    'refund',
    'readNotification',
  ],
  mail: ['send'],
  inbox: ['read'],
  registry: ['findCompany'],
  storage: ['put', 'replace', 'get', 'list', 'delete'],
  ogImages: ['paint'],
  imageGenerator: ['illustrate'],
  writer: ['writeArticle', 'writeReview'],
  imageProcessor: ['develop'],
} as const;
export type PortName = keyof typeof portActions;
export type PortAction<Port extends PortName> = (typeof portActions)[Port][number];

/** A failure of the outside, in names from short lists: metrics count by them. */
export interface PortFailure {
  port: PortName;
  action: PortAction<PortName>;
  problem: PortProblem;
}
export type OnPortFailure = (failure: PortFailure) => void;

/** How an error of a port is to be told. */
export interface Described {
  problem: PortProblem;
  /** Further facts of the line; a failure with a `subject` has a line of its own. */
  facts?: Record<string, unknown>;
  subject?: string | undefined;
}

/** Runs an action of a port, and notes its failure. */
export type Noting<Port extends PortName> = <T>(
  action: PortAction<Port>,
  call: () => Promise<T>,
) => Promise<T>;

export type WatchPort = <Port extends PortName>(port: Port, provider: string) => Noting<Port>;

interface WatchOptions {
  log: Logger;
  /** Undefined for an error of the program itself. */
  describe: (error: unknown) => Described | undefined;
  onFailure?: OnPortFailure | undefined;
  /** A clock in milliseconds that never goes back. */
  now?: () => number;
}

/** What waiting does not mend: only the operator can. */
const forTheOperator: ReadonlySet<PortProblem> = new Set([
  'denied',
  'not-understood',
  'other-mode',
]);
/** Milliseconds in which a failure like the last one is counted but not logged. */
const QUIET_MS = 10_000;
/** Failures told apart at once; far more than there are kinds. */
const MOST_KINDS = 1000;

/**
 * Watches the ports: each failure is counted, and one of each kind is logged every ten seconds, with its
 * cause and the number of failures not logged before it. Otherwise a service that is away under load would
 * fill the disk.
 */
export function watchPorts(options: WatchOptions): WatchPort {
  const { log, describe, onFailure = () => {}, now = () => performance.now() } = options;
  const quiet = new Map<string, { until: number; leftOut: number }>();

  /** How many lines were left out since the last; undefined where this one is left out too. */
  function takeLine(kind: string): number | undefined {
    const last = quiet.get(kind);
    if (last && now() < last.until) {
      last.leftOut += 1;
      return undefined;
    }
    if (quiet.size >= MOST_KINDS) quiet.clear();
    quiet.set(kind, { until: now() + QUIET_MS, leftOut: 0 });
    return last?.leftOut ?? 0;
  }

  return (port, provider) => async (action, call) => {
    try {
      return await call();
    } catch (error) {
      const described = describe(error);
      if (described) {
        const { problem, facts, subject = '' } = described;
        onFailure({ port, action, problem });
        const leftOut = takeLine([port, action, problem, subject].join(' '));
        if (leftOut !== undefined) {
          const level = forTheOperator.has(problem) ? 'error' : 'warn';
          const before = leftOut > 0 ? { leftOut } : {};
          const line = { port, provider, action, problem, ...facts, ...before, err: error };
          log[level](line, 'a port failed');
        }
      }
      throw error;
    }
  };
}

import type { Logger } from 'pino';

/** What the outside is asked to do, by port. */
export const portActions = {
  payments: [
    'openCheckout',
    'readCheckout',
    'listCheckouts',
    'expireCheckout',
    'refund',
    'readNotification',
  ],
  mail: ['send'],
  registry: ['findCompany'],
  storage: ['put', 'get', 'delete'],
} as const;
export type PortName = keyof typeof portActions;
export type PortAction<Port extends PortName> = (typeof portActions)[Port][number];

export type PortProblem =
  /** Away, or too busy: it is tried again. */
  | 'unavailable'
  /** It does not let us in: a key, a password, a right. */
  | 'denied'
  /** It says no to this one thing. */
  | 'refused'
  /** It has no such checkout. */
  | 'unknown'
  | 'key-taken'
  | 'forged'
  | 'not-understood'
  | 'other-mode';

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
  /** What the line holds besides; `subject` gives it a line of its own among many. */
  facts?: Record<string, unknown>;
  subject?: string | undefined;
}

/** Does what a port is asked for, and notes how it fails. */
export type Noting<Port extends PortName> = <T>(
  action: PortAction<Port>,
  call: () => Promise<T>,
) => Promise<T>;

export type WatchPort = <Port extends PortName>(port: Port, provider: string) => Noting<Port>;

interface WatchOptions {
  log: Logger;
  /** Undefined for an error that is a mistake of the program and not the outside's. */
  describe: (error: unknown) => Described | undefined;
  onFailure?: OnPortFailure | undefined;
  /** Milliseconds that only ever grow. */
  now?: () => number;
}

/** What waiting does not mend: only the operator can. */
const forTheOperator: ReadonlySet<PortProblem> = new Set([
  'denied',
  'not-understood',
  'other-mode',
]);
/** Milliseconds in which a failure like the last is counted and has no line of its own. */
const QUIET_MS = 10_000;
/** Failures told apart at once; far more than there are kinds. */
const MOST_KINDS = 1000;

/**
 * Watches the ports: each failure is counted, and one of each kind has a line in the log every ten
 * seconds, with its cause and with how many before it had none. What is away under load would fill the
 * disk else.
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

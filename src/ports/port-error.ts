/** Why a port did not do what it was asked; metrics and the log tell failures apart by it. */
export type PortProblem =
  /** Away, or too busy: it is tried again. */
  | 'unavailable'
  /** It does not let us in: a key, a password, a right. */
  | 'denied'
  /** It refuses this one action. */
  | 'refused'
  /** It has no such checkout. */
  | 'unknown'
  | 'key-taken'
  | 'forged'
  | 'not-understood'
  | 'other-mode';

/** Whatever a port throws that is no fault of the program itself. */
export abstract class PortError extends Error {
  abstract readonly problem: PortProblem;
}

import type { Haler } from '#domain/money.ts';

/** What waits for a person of the shop, each a list of its own; the most urgent first. */
export const workLists = [
  /** The promised time has passed. */
  'overdue',
  /** It passes within a day. */
  'due',
  /** Paid, and nothing keeps it from being started. */
  'to-start',
  'withdrawals',
  /** Completed with less than was ordered, and the price of the rest has not gone back (rules 89). */
  'short',
  'complaints',
  'refills',
  /** What customers wrote and nobody has answered or closed. */
  'messages',
  /** What an operator wanted to leave the house and could not, until somebody has seen it (rules 66). */
  'not-done',
  'refunds',
  'anomalies',
  /** Lines of which nothing more is delivered for now. */
  'holds',
  'emails',
  /** The mailbox of the shop cannot be read, so answers of customers do not arrive. */
  'mailbox',
  'jobs',
  /** Programs of others that do not answer any more. */
  'receivers',
  /** Programs of others that events never reached, until somebody sends them again or lets them be. */
  'undelivered',
  /** Late offers that no customer has answered yet; the orders themselves are overdue. */
  'late',
  /** Paid, and every line waits for its target or its post (rules 41). */
  'wants-target',
  /** Paid, and begun only after the withdrawal period (rules 38). */
  'after-withdrawal',
] as const;
export type WorkList = (typeof workLists)[number];

/** The queue of a name; undefined where there is none. */
export function findWorkList(name: string): WorkList | undefined {
  return workLists.find((one) => one === name);
}

/** Where nothing is to be done but to wait: for the customer, or for a day. */
export function isWaitingOnly(queue: WorkList): boolean {
  return queue === 'late' || queue === 'wants-target' || queue === 'after-withdrawal';
}

/** Minutes that an e-mail may take to leave the house. */
export const EMAIL_MINUTES = 60;

/** Minutes for which the mailbox may be out of reach until somebody should look. */
export const MAILBOX_MINUTES = 60;

/** Minutes that a refund may take until somebody should look. */
export const REFUND_MINUTES = 10;

/** Events of a receiver that are counted at most. */
export const MOST_UNDELIVERED = 999;

/** Rows that are counted at most; from there on it only matters that there are many. */
export const MOST_COUNTED = 5000;

/** How many rows of a queue wait, and since when the oldest. */
export interface WorkListCount {
  /** At most `MOST_COUNTED` and one. */
  count: number;
  /** Null where nothing waits. */
  oldest: Date | null;
  /** The first deadline among them, where the queue has any. */
  firstDue: Date | null;
}

/** One row of a queue: what waits, of which order, since when and until when. */
export interface WorkRow {
  /** Of what waits: an order, a line, an e-mail, a job; within its queue. */
  id: string;
  /** Its place in its queue. */
  cursor: string;
  /** The number of the order; null where it is about none. */
  number: number | null;
  /** The number of the message from a customer; null where it is about none. */
  message: number | null;
  since: Date;
  due: Date | null;
  /** When it is to begin at the latest, in the queue of what can be begun. */
  startBy: Date | null;
  amount: Haler | null;
  /** A word of the program: why it is held, what was wished, which e-mail. */
  kind: string | null;
  /** What somebody else wrote: a customer, the provider, a mail server. */
  text: string | null;
  /** Whose it is: a customer's name, a mailbox. */
  name: string | null;
}

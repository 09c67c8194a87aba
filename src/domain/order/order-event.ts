/** What the history of an order says beside its states and its money. */
export type EventKind =
  /** For the shop's own eyes. */
  | 'note'
  /** A line was begun, reported on, completed, or put back. */
  | 'progress'
  | 'hold'
  | 'resume'
  /** The customer named a target of a line that cannot begin by that: it is unpaid, or still lacks its post. */
  | 'target'
  /** The customer named another target for a line that was held. */
  | 'corrected'
  /** The customer has withdrawn; from which lines, as an operator has read it; and how that was resolved. */
  | 'withdrawal'
  | 'withdrawal-read'
  | 'withdrawal-settled'
  /** An operator found that a declaration, which fitted no order by itself, is of this one. */
  | 'withdrawal-tied'
  | 'complaint'
  | 'complaint-settled'
  | 'refill'
  | 'refill-ended'
  | 'late-offered'
  | 'late-answered'
  /** The consumer has asked for an early start. */
  | 'early-start'
  /** For what is missing of a short end its customer wanted something else than money, in the customer's words. */
  | 'agreed'
  | 'email-again'
  /** Something that was to leave the house was taken back. */
  | 'undone'
  /** An operator entered the order. */
  | 'entered';

/** An entry as far as taking back goes. */
interface Entry {
  state: string | null;
  kind: string | null;
  at: Date;
}

/**
 * The history of an order without the moves that were taken back, and without the word of that: what its
 * customer is shown. An entry `undone` with a state, the one that the order was put back to, takes back the
 * move before it, whose entries have one moment, and a declaration that came to the order by that; without a state it only says that an e-mail or a refund did
 * not leave.
 */
export function listEffectiveEvents<E extends Entry>(events: readonly E[]): E[] {
  const stays: E[] = [];
  for (const event of events) {
    if (event.kind !== 'undone') stays.push(event);
    else if (event.state !== null) {
      const move = stays.at(-1);
      while (stays.length > 0 && stays.at(-1)?.at.getTime() === move?.at.getTime()) stays.pop();
      if (move?.kind === 'withdrawal-tied' && stays.at(-1)?.kind === 'withdrawal') stays.pop();
    }
  }
  return stays;
}

/** What only the shop reads; everything else may stand on the customer's page. */
export function isInner(kind: EventKind | null): boolean {
  return (
    kind === 'note' ||
    kind === 'agreed' ||
    kind === 'withdrawal-read' ||
    kind === 'withdrawal-tied' ||
    kind === 'email-again' ||
    kind === 'undone'
  );
}

/** What the entry of a completion says where the order ended with less than was ordered. */
export const SHORT_TEXT = 'short';

/** And where it ended with less only because its customer had withdrawn. */
export const WITHDRAWN_TEXT = 'withdrawn';

/** Most characters of a note. */
export const MAX_NOTE_LENGTH = 2000;

/** What the history of an order says beside its states and its money. */
export const eventKinds = [
  /** For the shop's own eyes. */
  'note',
  /** A line was begun, reported on, completed, or put back. */
  'progress',
  'hold',
  'resume',
  /** The customer named another target for a line that was held. */
  'corrected',
  'complaint',
  'complaint-settled',
  'refill',
  'refill-ended',
  'late-offered',
  'late-answered',
  'email-again',
  /** Something that was to leave the house was taken back. */
  'undone',
  /** An operator entered the order. */
  'entered',
] as const;
export type EventKind = (typeof eventKinds)[number];

/** What only the shop reads; everything else may stand on the customer's page. */
export function isInner(kind: EventKind | null): boolean {
  return kind === 'note' || kind === 'email-again' || kind === 'undone';
}

/** Most characters of a note. */
export const MAX_NOTE_LENGTH = 2000;

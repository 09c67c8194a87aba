/**
 * The value of the line of a choice that leaves it open, such as "any": whatever can be chosen has a value. Only the
 * first line of a choice that is required has none, as HTML wants it. Nobody types it.
 */
export const NOTHING_CHOSEN = 'nothing-chosen';

/** A text as it was posted or stands in an address; empty where nothing was chosen. */
export function readChosen(text: string): string {
  return text === NOTHING_CHOSEN ? '' : text;
}

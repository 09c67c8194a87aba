/** What a list ended with, and what the next page begins behind, as one part of an address. */
export function writePlace(parts: readonly string[]): string {
  return parts.join('~');
}

const MOMENT = /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d(?:\.\d{1,6})?[+-]\d\d(?::\d\d)?$/;
const ID = /^[\w-]{1,80}$/;

/**
 * Reads it again: a moment as the database writes it, then words.
 * @returns undefined where it is nothing that the shop has written; the list then begins at its start
 */
export function readPlace(text: string | null, words: number): string[] | undefined {
  const [moment = '', ...rest] = (text ?? '').split('~');
  const isWhole = rest.length === words && rest.every((word) => ID.test(word));
  const isMoment = MOMENT.test(moment) && isReal(moment);
  return isWhole && isMoment ? [moment, ...rest] : undefined;
}

/** Whether a moment is in the calendar: the language takes the 31st of February for the 3rd of March. */
function isReal(moment: string): boolean {
  const at = moment.slice(0, 19).replace(' ', 'T');
  const read = new Date(`${at}Z`);
  if (Number.isNaN(read.getTime()) || Number.isNaN(Date.parse(toIso(moment)))) return false;
  return read.toISOString().startsWith(at);
}

/** The database leaves out the minutes of an offset that has none. */
function toIso(moment: string): string {
  return moment.replace(' ', 'T').replace(/([+-]\d\d)$/, '$1:00');
}

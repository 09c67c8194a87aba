/** The largest number of a column. */
const LARGEST = 2_147_483_647;

/** A number of an order or of a line in an address; undefined where it can be none. */
export function numberIn(text: string | undefined): number | undefined {
  const number = /^\d{1,10}$/.test(text ?? '') ? Number(text) : LARGEST + 1;
  return number > LARGEST ? undefined : number;
}

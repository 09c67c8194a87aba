/** Nobody reads so far, and each page lies further down a list. */
const PAGE_NUMBER = /^[1-9]\d{0,4}$/;

/** The number of a page in an address; undefined for what is none. */
export function readPageNumber(text: string): number | undefined {
  return PAGE_NUMBER.test(text) ? Number(text) : undefined;
}

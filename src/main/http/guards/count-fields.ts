import { MOST_FIELDS, MOST_PART_HEAD } from '#domain/text/input-limits.ts';

const AMPERSAND = '&'.charCodeAt(0);
const HEAD_END = Buffer.from('\r\n\r\n');

/**
 * Whether the body of a form has more fields than any form of the shop, or one whose head is longer than any
 * browser writes it. It looks at bytes alone, and is asked before anything is made of them.
 * @param part the beginning of a body may end within a head
 */
export function hasTooManyFields(
  contentType: string,
  body: Uint8Array,
  part: 'whole' | 'beginning' = 'whole',
): boolean {
  const bytes = Buffer.from(body.buffer, body.byteOffset, body.byteLength);
  const boundary = boundaryOf(contentType);
  return boundary === undefined ? hasManySeparators(bytes) : hasManyParts(bytes, boundary, part);
}

/** A boundary as RFC 2046, 5.1.1 has it, and nothing that two readers could take for different ones. */
const BOUNDARY =
  /^multipart\/form-data\s*;\s*boundary=(?:"([\w'()+./:=?-]{1,70})"|([\w'+.-]{1,70}))\s*$/i;

/** The boundary of a form with a file in it; undefined where it is another form, or names none. */
export function boundaryOf(contentType: string): string | undefined {
  const [, quoted, bare] = BOUNDARY.exec(contentType) ?? [];
  return quoted ?? bare;
}

function hasManySeparators(bytes: Buffer): boolean {
  let fields = 1;
  for (let at = bytes.indexOf(AMPERSAND); at !== -1; at = bytes.indexOf(AMPERSAND, at + 1)) {
    fields += 1;
    if (fields > MOST_FIELDS) return true;
  }
  return false;
}

function hasManyParts(bytes: Buffer, boundary: string, part: 'whole' | 'beginning'): boolean {
  const delimiter = Buffer.from(`--${boundary}`);
  let parts = 0;
  let at = bytes.indexOf(delimiter);
  while (at !== -1) {
    const begin = at + delimiter.length;
    parts += 1;
    const head = bytes.subarray(begin, begin + MOST_PART_HEAD + HEAD_END.length);
    // The closing one has no head; one that stands elsewhere, as in a name, is counted like any other.
    const isClosing = bytes.toString('latin1', begin, begin + 2) === '--';
    const isCut = part === 'beginning' && head.length < MOST_PART_HEAD + HEAD_END.length;
    if (parts > MOST_FIELDS || !(isClosing || isCut || head.includes(HEAD_END))) return true;
    at = bytes.indexOf(delimiter, begin);
  }
  return false;
}

import { plainSigns } from '#domain/plain-signs.ts';

/** What stands before a code where somebody copied it: "Slevový kód:", "Discount code:". */
const LABEL = /^[\p{L}\s]*(?:KÓD|KOD|CODE)\s?:/u;

/**
 * A discount code as codes are stored, in capitals without diacritics, digits and hyphens alone: however
 * somebody typed or pasted it, also between quotation marks, behind a label, with spaces or a full stop. What has none
 * of these stays as it is, so that it is not taken for an empty field.
 */
export function writtenCode(typed: string): string {
  const plain = plainSigns(plainSigns(typed).toUpperCase()).replace(LABEL, '');
  return plain.normalize('NFD').replaceAll(/[^A-Z0-9-]/g, '') || plain;
}

/** By what a code is known: its letters and digits. A hyphen may be left out, or be a space or another sign. */
export function bareCode(typed: string): string {
  const written = writtenCode(typed);
  return written.replaceAll('-', '') || written;
}

/** Whether somebody means this code. */
export function isSameCode(code: string, typed: string): boolean {
  return bareCode(code) === bareCode(typed);
}

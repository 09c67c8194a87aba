import { plainSigns } from '#domain/plain-signs.ts';

/**
 * A discount code as codes are stored, in capitals without diacritics, digits and hyphens alone: however
 * somebody typed or pasted it, also between quotation marks, with spaces or a full stop behind it. What has none
 * of these stays as it is, so that it is not taken for an empty field.
 */
export function writtenCode(typed: string): string {
  const plain = plainSigns(plainSigns(typed).toUpperCase());
  return plain.normalize('NFD').replaceAll(/[^A-Z0-9-]/g, '') || plain;
}

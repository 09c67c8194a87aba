import { href } from '#domain/addresses.ts';
import type { Locale } from '#domain/locale.ts';
import { termsVersions } from './terms.ts';

/** Where the terms of an order stand: its own wording, or the one in force where that is not known. */
export function termsAddress(locale: Locale, version: string): string {
  return termsVersions.includes(version)
    ? href('termsVersion', locale, { version })
    : href('terms', locale);
}

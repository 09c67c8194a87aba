import type { Locale, PerLocale } from '#domain/locale.ts';
import type { Shop } from '#domain/shop.ts';
import { type FormerText, fillFormer } from './former-text.ts';
import { termsOf20261121 } from './former/terms-of-2026-11-21.ts';
import { termsOf20261122 } from './former/terms-of-2026-11-22.ts';
import { termsOf20261123 } from './former/terms-of-2026-11-23.ts';
import { termsOf20261124 } from './former/terms-of-2026-11-24.ts';
import { type TermsText, termsVersion } from './terms-text.ts';
import { terms as cs } from './terms.cs.ts';
import { terms as en } from './terms.en.ts';

/**
 * The terms of both editions, for the server, which chooses. What the operator may change of the offer, ladder,
 * guarantee or delivery, is not in them: a version means one wording (rules 26).
 */
export const terms: PerLocale<(shop: Shop) => TermsText> = { cs, en };

/** Wordings that hold for orders made under them and for no others, newest first. */
export const formerTerms: readonly PerLocale<FormerText>[] = [
  termsOf20261124,
  termsOf20261123,
  termsOf20261122,
  termsOf20261121,
];

/** Every version that an order can have, newest first. */
export const termsVersions: readonly string[] = [
  termsVersion,
  ...formerTerms.map((former) => former.cs.version),
];

/** The wording of a version; undefined where there never was one. */
export function termsOf(version: string, locale: Locale, shop: Shop): FormerText | undefined {
  if (version === termsVersion) return terms[locale](shop);
  const former = formerTerms.find((each) => each.cs.version === version);
  return former && fillFormer(former[locale], shop);
}

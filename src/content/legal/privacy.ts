import type { Locale, PerLocale } from '#domain/locale.ts';
import type { Shop } from '#domain/shop.ts';
import { type FormerText, fillFormer } from './former-text.ts';
import { privacyOf20261123 } from './former/privacy-of-2026-11-23.ts';
import { type PrivacyText, privacyVersion } from './privacy-text.ts';
import { privacy as cs } from './privacy.cs.ts';
import { privacy as en } from './privacy.en.ts';

/** The privacy policy of both editions, for the server, which chooses. */
export const privacy: PerLocale<(shop: Shop) => PrivacyText> = { cs, en };

/** Wordings that have been replaced, newest first; each is put here before the next is written. */
const formerPrivacy: readonly PerLocale<FormerText>[] = [privacyOf20261123];

/** Every version that there has been, newest first. */
export const privacyVersions: readonly string[] = [
  privacyVersion,
  ...formerPrivacy.map((former) => former.cs.version),
];

/** The wording of a version; undefined where there never was one. */
export function privacyOf(version: string, locale: Locale, shop: Shop): FormerText | undefined {
  if (version === privacyVersion) return privacy[locale](shop);
  const former = formerPrivacy.find((each) => each.cs.version === version);
  return former && fillFormer(former[locale], shop);
}

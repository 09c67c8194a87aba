import { privacy } from '#content/legal/privacy.ts';
import { terms } from '#content/legal/terms.ts';
import { versionsOf } from '#content/legal/wordings.ts';
import { href } from '#domain/addresses.ts';
import type { Locale } from '#domain/locale.ts';
import type { Shop } from '#domain/shop.ts';
import type { LegalVersion } from './legal-page.tsx';

/** Where each wording of the terms stands; the one in force first. */
export function termsHistory(locale: Locale, shop: Shop): LegalVersion[] {
  return versionsOf(terms, shop).map((version) => ({
    version,
    href: href('termsVersion', locale, { version }),
  }));
}

/** The same of the privacy policy. */
export function privacyHistory(locale: Locale, shop: Shop): LegalVersion[] {
  return versionsOf(privacy, shop).map((version) => ({
    version,
    href: href('privacyVersion', locale, { version }),
  }));
}

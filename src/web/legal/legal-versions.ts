import { privacyVersions } from '#content/legal/privacy.ts';
import { termsVersions } from '#content/legal/terms.ts';
import { href } from '#domain/addresses.ts';
import type { Locale } from '#domain/locale.ts';
import type { LegalVersion } from './legal-page.tsx';

/** Where each wording of the terms stands; the one in force first. */
export function termsHistory(locale: Locale): LegalVersion[] {
  return termsVersions.map((version) => ({
    version,
    href: href('termsVersion', locale, { version }),
  }));
}

/** The same of the privacy policy. */
export function privacyHistory(locale: Locale): LegalVersion[] {
  return privacyVersions.map((version) => ({
    version,
    href: href('privacyVersion', locale, { version }),
  }));
}

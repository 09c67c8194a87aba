import { type DetailsForm, emptyDetails } from '#domain/customer/customer.ts';
import type { Locale } from '#domain/locale.ts';
import type { CookieNaming } from './cookie-naming.ts';
import { clearCookie, readJsonCookie, writeJsonCookie } from './json-cookie.ts';
import { addresses } from '#domain/addresses.ts';

/** What was typed in step 2, sent to the wizard alone and gone with the browser's session. */
const options = { name: 'draft', path: addresses.wizard.path.cs };

/** The cookie line that keeps a half-filled form; undefined where the form is too large for one. */
export function writeDraft(form: DetailsForm, naming: CookieNaming): string | undefined {
  return writeJsonCookie(options, form, naming);
}

export function clearDraft(naming: CookieNaming): string {
  return clearCookie(options, naming);
}

/** The form as it was left, or an untouched one. Consent is given anew each time. */
export function readDraft(
  header: string | null,
  locale: Locale,
  naming: CookieNaming,
): DetailsForm {
  const stored = readJsonCookie(header, options, naming);
  const fields = typeof stored === 'object' && stored !== null ? stored : {};
  return { ...readDetailsForm(new Map(Object.entries(fields)), locale), expressConsent: false };
}

/** The form out of posted fields or stored ones: texts as typed, boxes as ticked. */
export function readDetailsForm(
  fields: { get(name: string): unknown },
  locale: Locale,
): DetailsForm {
  const empty = emptyDetails(locale);
  const entries = Object.entries(empty).map(([name, blank]) => {
    const value = fields.get(name);
    if (typeof blank === 'boolean') return [name, value === true || value === 'on'];
    return [name, typeof value === 'string' ? value : blank];
  });
  return { ...empty, ...Object.fromEntries(entries) };
}

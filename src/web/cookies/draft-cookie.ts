import { type DetailsForm, readDetailsForm } from '#domain/customer/details-form.ts';
import type { Locale } from '#domain/locale.ts';
import type { CookieNaming } from './cookie-naming.ts';
import { clearCookie, readJsonCookie, writeJsonCookie } from './json-cookie.ts';
import { addresses } from '#domain/addresses.ts';

/** What was typed in step 2, sent to the wizard alone and gone with the browser's session. */
const options = { name: 'draft', path: addresses.wizard.path.cs };

/** The same after the order was made: for another one, the start is chosen again (rules 38). */
export function writeOrderedDraft(form: DetailsForm, naming: CookieNaming): string | undefined {
  return writeDraft({ ...form, start: form.start === '' ? '' : 'again' }, naming);
}

/** The cookie line that keeps a half-filled form; undefined where the form is too large for one. */
export function writeDraft(form: DetailsForm, naming: CookieNaming): string | undefined {
  return writeJsonCookie(options, form, naming);
}

export function clearDraft(naming: CookieNaming): string {
  return clearCookie(options, naming);
}

/** The form as it was left, or an untouched one. */
export function readDraft(
  header: string | null,
  locale: Locale,
  naming: CookieNaming,
): DetailsForm {
  const stored = readJsonCookie(header, options, naming);
  const fields = typeof stored === 'object' && stored !== null ? stored : {};
  return readDetailsForm(new Map(Object.entries(fields)), locale);
}

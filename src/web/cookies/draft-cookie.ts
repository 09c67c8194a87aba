import {
  type DetailsForm,
  type DetailsText,
  emptyDetails,
  readDetailsForm,
} from '#domain/customer/details-form.ts';
import type { Locale } from '#domain/locale.ts';
import { keysOf } from '#domain/records.ts';
import type { CookieNaming } from './cookie-naming.ts';
import {
  clearCookie,
  readJsonCookie,
  readTextCookie,
  writeJsonCookie,
  writeTextCookie,
} from './json-cookie.ts';
import { wizardAddresses } from '#domain/addresses/wizard-addresses.ts';

/** What was typed in step 2, sent to the wizard alone and gone with the browser's session. */
const options = { name: 'draft', path: wizardAddresses.wizard.path.cs };

/** The same after the order was made: for another one, the start is chosen again (rules 38). */
export function writeOrderedDraft(form: DetailsForm, naming: CookieNaming): string | undefined {
  return writeDraft({ ...form, start: form.start === '' ? '' : 'again' }, naming);
}

/**
 * The cookie line that keeps a half-filled form: every field may be filled to its limit, in any script. Undefined
 * where far more than that was typed.
 */
export function writeDraft(form: DetailsForm, naming: CookieNaming): string | undefined {
  return (
    writeJsonCookie(options, form, naming) ?? writeTextCookie(options, writeDense(form), naming)
  );
}

/** Between two fields; nobody types it. */
const BETWEEN = '\0';

/** The values alone, in the sequence of the form; ends of lines as one sign, which is what they were typed as. */
function writeDense(form: DetailsForm): string {
  return fieldNames
    .map((name) => form[name])
    .map((value) => (typeof value === 'boolean' ? (value ? 'on' : '') : value))
    .map((text) => text.replaceAll('\r\n', '\n').replaceAll(BETWEEN, ''))
    .join(BETWEEN);
}

/** Nothing where it has another number of fields than today's form. */
function readDense(text: string): Record<string, string> {
  const values = text.split(BETWEEN);
  if (values.length !== fieldNames.length) return {};
  return Object.fromEntries(fieldNames.map((name, at) => [name, values[at] ?? '']));
}

const fieldNames = /* @__PURE__ */ keysOf(/* @__PURE__ */ emptyDetails('cs'));

export function clearDraft(naming: CookieNaming): string {
  return clearCookie(options, naming);
}

/** The form as it was left, or one in which nothing is filled in but what is known beforehand. */
export function readDraft(
  header: string | null,
  locale: Locale,
  naming: CookieNaming,
  known: Partial<Record<DetailsText, string>> = {},
): DetailsForm {
  const dense = readTextCookie(header, options, naming);
  const stored = dense === undefined ? readJsonCookie(header, options, naming) : readDense(dense);
  const fields = typeof stored === 'object' && stored !== null ? stored : {};
  return readDetailsForm(new Map(Object.entries({ ...known, ...fields })), locale);
}

import { ACTION_FIELD } from '#web/forms/action-field.ts';
import { readChosen } from '#domain/text/nothing-chosen.ts';
import { isSecretField } from '#domain/admin/password.ts';

/**
 * What was typed into one form of a page with several: it comes back with the answer to a refused post, and
 * after somebody had to sign in or prove first who it is.
 */
export interface FormInput {
  /** Which form, as its hidden field `form` says. */
  form: string;
  fields: readonly (readonly [string, string])[];
}

/** The hidden field that says which form of its page was posted. */
export const FORM_FIELD = 'form';

/**
 * The fields of a form that was kept, or posted; undefined where it does not say which it is. The only form of its
 * action is called like that.
 */
export function toFormInput(
  fields: readonly (readonly [string, string])[] | undefined,
): FormInput | undefined {
  const found = new Map(fields);
  const form = found.get(FORM_FIELD) ?? found.get(ACTION_FIELD);
  return fields && form !== undefined ? { form, fields } : undefined;
}

/** The texts of a posted form, where what is left open is empty; files and secrets are left out. */
export function fieldsOf(posted: FormData): [string, string][] {
  return [...posted].flatMap(([name, value]): [string, string][] =>
    typeof value === 'string' && !isSecretField(name) ? [[name, readChosen(value)]] : [],
  );
}

/** What was typed into a field of a form; undefined where another form was posted, or none. */
export function inputIn(
  input: FormInput | undefined,
  form: string,
  field: string,
): string | undefined {
  if (input?.form !== form) return undefined;
  return input.fields.find(([name]) => name === field)?.[1];
}

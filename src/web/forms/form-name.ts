import { createContext, use } from 'react';

/**
 * What a form, or several that report their mistakes together, is called on its page. Two of one page
 * have two names, so that no two fields have one id.
 */
export const FormName = createContext<string | undefined>(undefined);

/** The id of a field: links to it are made of this, on its own page and from elsewhere. */
export function fieldId(form: string, field: string): string {
  return `${form}-${field}`;
}

/** The id of a field of the form that stands around it. */
export function useFieldId(field: string): string {
  const form = use(FormName);
  if (form === undefined) throw new Error(`The field "${field}" stands in no FormName.`);
  return fieldId(form, field);
}

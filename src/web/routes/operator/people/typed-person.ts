import { type Role, roles } from '#domain/operator/rights.ts';
import type { PostedFields } from '#web/forms/posted-fields.ts';

/** What was posted by one of the forms of the page, to be shown again. */
export interface TypedPerson {
  intent: string;
  email: string;
  role: Role;
  /** Whose role was to be changed. */
  person: string;
}

/** The fields of any form of the page. */
export function typedPerson(field: PostedFields): TypedPerson {
  const role = roles.find((known) => known === field('role')) ?? 'editor';
  return { intent: field('intent'), email: field('email'), role, person: field('person') };
}

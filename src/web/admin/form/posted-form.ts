import { data } from 'react-router';
import type { Input } from '#domain/forms/field.ts';
import type { FormRefusal } from '#domain/forms/form.ts';
import type { GraveRefusal } from '#domain/admin/rights.ts';
import { isUuid } from '#domain/uuid.ts';
import type { PostedFields } from '#web/forms/posted-fields.ts';
import type { FormInput } from '#web/admin/form/form-input.ts';
import type { FormState } from './admin-form.tsx';

type Entries = readonly (readonly [string, string])[];

/** Fields that were kept while their sender signed in, by name, as those of a post; undefined without any. */
export function restoredFields(kept: Entries | undefined): PostedFields | undefined {
  return kept && ((name) => kept.find(([known]) => known === name)?.[1] ?? '');
}

/** What was typed into a form before its sender had to sign in again; undefined where nothing was. */
export function restoreInput<Picked extends Input>(
  form: { pick: (field: PostedFields) => Picked },
  kept: Entries | undefined,
): Picked | undefined {
  const field = restoredFields(kept);
  return field && form.pick(field);
}

/** What one form of a page with several shows: what came back of it, or else what is stored. */
export function stateOf(
  name: string,
  { input, problems }: { input: FormInput | undefined; problems?: FormState['problems'] },
  stored: Input,
): FormState {
  if (input?.form !== name) return { input: stored };
  return { input: Object.fromEntries(input.fields), problems };
}

/** The id of a form that is shown anew, by which the same post does its work once. */
export function newFormId(): string {
  return crypto.randomUUID();
}

/** The id that a posted form brings along. */
export function postedId(field: PostedFields, name = 'id'): string {
  return isUuid(field(name)) ? field(name) : newFormId();
}

/**
 * The same form again, with all that was typed and why it was not stored.
 * @throws a response of 404 where what it is about is gone
 */
export function answerRefusal<Problems, Picked extends object>(
  refused: FormRefusal<Problems> | { problem: GraveRefusal },
  input: Picked,
) {
  const answer = { ...input, problems: undefined, isStale: false };
  switch (refused.problem) {
    case 'not-found':
      throw data(null, { status: 404 });
    case 'changed-meanwhile':
      return data({ ...answer, isStale: true }, { status: 409 });
    case 'input-wrong':
      return data({ ...answer, problems: refused.problems }, { status: 422 });
    default:
      return data(answer, { status: 403 });
  }
}

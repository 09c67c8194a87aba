import { readChosen } from '#domain/text/nothing-chosen.ts';

/** Fields as posted, by name; a missing one reads as empty, and so do a file and a choice that is left open. */
export type PostedFields = (name: string) => string;

export function postedFields(posted: FormData): PostedFields {
  return (name) => {
    const value = posted.get(name);
    return typeof value === 'string' ? readChosen(value) : '';
  };
}

import type { PostedFields } from '#web/forms/posted-fields.ts';

/** The fields of a form that was kept, by name, as those of one that was just posted; undefined without one. */
export function keptFields(
  kept: readonly [string, string][] | undefined,
): PostedFields | undefined {
  if (!kept) return undefined;
  return (name) => kept.find(([known]) => known === name)?.[1] ?? '';
}

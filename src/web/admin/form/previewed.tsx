import { stampOfValues } from '#flows/offering/stamp-of-values.ts';
import type { PostedFields } from '#web/forms/posted-fields.ts';

/** The hidden field by which a form says what its preview was made of. */
const PREVIEWED = 'previewed';

/** Stands in a form beside its preview: what the form said, and what else the preview showed. */
export function Previewed({ of }: { of: unknown }) {
  return <input type="hidden" name={PREVIEWED} value={stampOfValues(of)} />;
}

/**
 * Whether a form still says what its preview showed. Where it does not, nothing is done and the preview is made
 * anew: nothing is confirmed but what was shown (rules 91).
 */
export function isAsPreviewed(field: PostedFields, of: unknown): boolean {
  return field(PREVIEWED) === stampOfValues(of);
}

/** Enter presses the first button of a form: the one that only shows what would be done. */
export function EnterPreviews({ name, value }: { name: string; value: string }) {
  return (
    <button
      type="submit"
      className="visually-hidden"
      name={name}
      value={value}
      tabIndex={-1}
      aria-hidden
    />
  );
}

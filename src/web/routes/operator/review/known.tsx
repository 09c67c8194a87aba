import { FORM_FIELD } from '#web/operator/typed-form.ts';
import type { ReviewPageProps } from './props.ts';

/** What the page has shown of the review, and which form of it is sent. */
export function Known({
  form,
  formId,
  seen,
}: { form: string } & Pick<ReviewPageProps, 'formId' | 'seen'>) {
  return (
    <>
      <input type="hidden" name={FORM_FIELD} value={form} />
      <input type="hidden" name="id" value={formId} />
      <input type="hidden" name="seen" value={seen} />
    </>
  );
}

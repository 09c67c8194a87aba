import type { TypedCode } from '#domain/operator/code-form.ts';
import type { PostedFields } from '#web/forms/posted-fields.ts';
import { mapRecord } from '#domain/records.ts';

/** The form of a discount code as it was posted. */
export function typedCodeIn(field: PostedFields): TypedCode {
  return mapRecord(emptyCode, (name) => field(name));
}

/** A form that nobody has filled in: one use for each customer. */
export const emptyCode: TypedCode = {
  code: '',
  worth: 'percent',
  percent: '',
  amount: '',
  from: '',
  until: '',
  uses: '',
  perCustomer: '1',
  least: '',
  goods: '',
  edition: '',
  note: '',
  sure: '',
};

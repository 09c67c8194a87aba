import type { Customer } from '#domain/customer/customer.ts';
import { type DetailsForm, emptyDetails } from '#domain/customer/details-form.ts';
import { readDetails } from '#domain/customer/read-details.ts';

/** A customer for tests: what the order form makes of these fields. */
export function sampleCustomer(input: Partial<DetailsForm>): Customer {
  const read = readDetails({ ...emptyDetails('cs'), start: 'now', ...input }, 'cs', {
    countryNeeded: false,
  });
  if (!read.ok) throw new Error(`No customer: ${JSON.stringify(read.problems)}`);
  return read.customer;
}

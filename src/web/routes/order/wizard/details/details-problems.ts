import { checkDetails } from '#domain/customer/check-details.ts';
import type { DetailsForm } from '#domain/customer/details-form.ts';
import { vatNumberForm } from '#domain/customer/company-numbers.ts';
import type { PlainProblemKey, Problem } from '#web/routes/order/wizard/wizard-props.ts';

/** What is wrong with the fields of step 2, in the order in which they stand on the page. */
export function detailsProblems(
  details: DetailsForm,
  found: Record<string, PlainProblemKey | 'vat-number-invalid'> = checkDetails(details),
): Problem[] {
  return Object.entries(found).map(([field, key]) =>
    key === 'vat-number-invalid'
      ? { field, key, form: vatNumberForm(details.companyCountry) }
      : { field, key },
  );
}

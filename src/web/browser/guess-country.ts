import { regionsOf } from '#domain/customer/regions.ts';

/**
 * An untouched choice of the dial code goes to the country that the browser's languages name (rules 31), as the page is
 * the same for everyone. What was typed or chosen before, and is put back by the browser, stays.
 */
export function guessCountry(within: ParentNode): void {
  for (const choice of within.querySelectorAll<HTMLSelectElement>('[data-guess]')) {
    const { form, options, selectedOptions } = choice;
    const phone = form?.querySelector<HTMLInputElement>('[data-digits]');
    if (phone?.value || !selectedOptions[0]?.defaultSelected) continue;
    const codes = new Set([...options].map(({ value }) => value));
    const named = regionsOf(navigator.languages).find((region) => codes.has(region));
    if (named) choice.value = named;
  }
}

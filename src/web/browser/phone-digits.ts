/**
 * A number in a form that writes to the shop keeps nothing but its digits while it is typed (rules 31). Without this
 * script the server sees to it.
 */
export function keepDigitsOfPhones(): void {
  addEventListener('input', ({ target }) => {
    if (target instanceof HTMLInputElement && target.dataset.digits) keepDigits(target);
  });
}

/**
 * Digits alone stay, and the caret where it was. A number that begins with + or 00 says its country: as soon
 * as that is one of the choice, it is chosen and its prefix goes.
 */
function keepDigits(input: HTMLInputElement): void {
  // Wide digits are digits; what a pasted link or its (0) says besides is none of the number (`plainPhone`).
  const text = input.value
    .normalize('NFKC')
    .replace(/^[^+\d]+/, '')
    .replace(/^(\+(?!39).*?)\( ?0 ?\)/, '$1');
  if (/^(?:\+|00)/.test(text)) input.dataset.plus = '';
  const digits = text.replace(/^00/, '').replaceAll(/\D/g, '');
  const prefix = input.dataset.plus === undefined ? '' : choosePrefix(input, digits);
  if (prefix || digits === '') delete input.dataset.plus;
  if (text === '+' || text === '00') input.dataset.plus = '';
  const kept = digits.slice(prefix.length);
  if (kept === input.value) return;
  const behind = input.value.slice(input.selectionStart ?? 0).replaceAll(/\D/g, '').length;
  input.value = kept;
  const caret = Math.max(0, kept.length - behind);
  input.setSelectionRange(caret, caret);
}

/** The prefix with which the digits begin, once its country is chosen; empty while there is none. */
function choosePrefix({ form, dataset }: HTMLInputElement, digits: string): string {
  const choice = form?.elements.namedItem(dataset.digits ?? '');
  if (!(choice instanceof HTMLSelectElement)) return '';
  const options = [...choice.selectedOptions, ...choice.options];
  const found = options.find((option) => {
    const own = prefixOf(option);
    return own !== '' && digits.startsWith(own);
  });
  if (!found) return '';
  choice.value = found.value;
  return prefixOf(found);
}

/** The name of a country ends with its prefix. */
function prefixOf({ text }: HTMLOptionElement): string {
  return /\+(\d+)$/.exec(text)?.[1] ?? '';
}

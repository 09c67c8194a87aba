/** The fields that Enter does something for of its own, and the buttons that it presses. */
const buttons: Readonly<Record<string, string>> = { discountCode: 'code', companyId: 'lookup' };

/**
 * Enter in a field does what the field is for: it applies the code, asks the register, or goes to the next
 * field. It never goes back and never orders (rules 38).
 */
export function pressEnter(form: HTMLFormElement): void {
  const field = document.activeElement;
  if (!(field instanceof HTMLInputElement || field instanceof HTMLSelectElement)) return;
  const wanted = buttons[field.name];
  const button = form.querySelector<HTMLButtonElement>(`button[value="${wanted}"]`);
  // A form that is just being sent ignores another of its buttons.
  if (field.value !== '' && button?.checkVisibility()) setTimeout(() => button.click());
  else nextField(form, field)?.focus();
}

function nextField(form: HTMLFormElement, from: Element): HTMLElement | undefined {
  const fields = [
    ...form.querySelectorAll<HTMLElement>('.control, input[type="checkbox"], .start input'),
  ];
  return fields
    .slice(fields.indexOf(fields.find((field) => field === from) ?? form) + 1)
    .find((field) => field.checkVisibility());
}

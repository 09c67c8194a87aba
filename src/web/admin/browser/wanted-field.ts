/**
 * The answer to a form that was not taken has the focus where it goes on: at what the page marks as wanted, else at
 * the first field that is wrong. A summary of what is wrong has it already.
 */
export function focusWanted(): void {
  if (document.activeElement !== document.body) return;
  const field =
    document.querySelector<HTMLElement>('main [data-wanted]') ??
    document.querySelector<HTMLElement>('main [aria-invalid=true]');
  field?.focus();
}

/** Fills a field as typing does; React would not notice a value that is only set. */
export function fillField(field: HTMLInputElement | null, value: string): void {
  if (!field) return;
  // The browser's own setter: React has put one of its own over that of each field.
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

export type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** Fills a field as typing does; React would not notice a value that is only set. */
export function fillField(field: Field | null, value: string): void {
  if (!field) return;
  // The browser's own setter: React has put one of its own over that of each field.
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
  for (const kind of ['input', 'change']) field.dispatchEvent(new Event(kind, { bubbles: true }));
}

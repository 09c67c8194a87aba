import { type Field, fillField } from '#web/forms/fill-field.ts';

/**
 * Where React cannot take over what the server has sent, it draws the island anew.
 * @returns what fills in its fields as those were that went
 */
export function keepTyped(island: Element): () => void {
  const before = fieldsIn(island);
  const focused = before.findIndex((field) => field === document.activeElement);
  return () => {
    for (const [place, now] of fieldsIn(island).entries()) {
      const field = before[place];
      if (!field || field === now || field.name !== now.name) continue;
      if (isChecked(field) && !isChecked(now)) now.click();
      if (field.value !== now.value) fillField(now, field.value);
      if (place === focused) now.focus({ preventScroll: true });
    }
  };
}

function fieldsIn(island: Element): Field[] {
  return [...island.querySelectorAll<Field>('input, select, textarea')];
}

function isChecked(field: Field): boolean {
  return field instanceof HTMLInputElement && field.checked;
}

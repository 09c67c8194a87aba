import { ACTION_FIELD } from './action-field.ts';
import type { ReactNode } from 'react';

interface EnterButtonProps {
  /** What the form does when somebody presses Enter in one of its fields. */
  action: string;
  /** The id of the form, where the button stands outside it. */
  form?: string;
  children: ReactNode;
}

/** The button that Enter presses, because it comes before all others of its form; nobody sees or reaches it. */
export function EnterButton({ action, form, children }: EnterButtonProps) {
  return (
    <button
      type="submit"
      className="visually-hidden"
      form={form}
      name={ACTION_FIELD}
      value={action}
      tabIndex={-1}
      aria-hidden
    >
      {children}
    </button>
  );
}

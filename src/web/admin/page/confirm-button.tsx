import { ACTION_FIELD } from '#web/forms/action-field.ts';
import type { ReactNode } from 'react';
import { Button } from '#web/ui/button.tsx';

interface ConfirmButtonProps {
  /** What is to be done. */
  title: string;
  /** The same with what it is done to, where a page has several. */
  label?: string;
  text: string;
  yes: string;
  /** The action of the page. */
  action: string;
  isDanger?: boolean;
  /** Hidden fields of the form. */
  children?: ReactNode;
}

/** Asks again before something is done without a script. */
export function ConfirmButton(props: ConfirmButtonProps) {
  const { title, label, text, yes, action, isDanger = true, children } = props;
  return (
    <details className="sure">
      <summary aria-label={label}>{title}</summary>
      <form method="post" className="sure__form">
        {children}
        <p className="small breakable">{text}</p>
        <Button name={ACTION_FIELD} value={action} variant={isDanger ? 'danger' : 'outline'}>
          {yes}
        </Button>
      </form>
    </details>
  );
}

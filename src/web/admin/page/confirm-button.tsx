import type { ReactNode } from 'react';
import { INTENT } from '#web/operator/typed-form.ts';
import { Button } from '#web/ui/button.tsx';

interface ConfirmButtonProps {
  /** What is to be done. */
  title: string;
  /** The same with what it is done to, where a page has several. */
  label?: string;
  text: string;
  yes: string;
  /** The action of the page. */
  intent: string;
  isDanger?: boolean;
  /** Hidden fields of the form. */
  children?: ReactNode;
}

/** Asks again before something is done without a script. */
export function ConfirmButton(props: ConfirmButtonProps) {
  const { title, label, text, yes, intent, isDanger = true, children } = props;
  return (
    <details className="sure">
      <summary aria-label={label}>{title}</summary>
      <form method="post" className="sure__form">
        {children}
        <p className="small breakable">{text}</p>
        <Button name={INTENT} value={intent} variant={isDanger ? 'danger' : 'outline'}>
          {yes}
        </Button>
      </form>
    </details>
  );
}

import type { ReactNode } from 'react';
import { Button, type ButtonProps } from '#web/ui/button.tsx';

interface AskedOnceProps {
  /** What is to be done. */
  title: string;
  /** The same with what it is done to, where a page has several. */
  label?: string;
  text: string;
  yes: string;
  /** What the form says when it is sent. */
  act: Pick<ButtonProps, 'name' | 'value'>;
  isDanger?: boolean;
  /** Hidden fields of the form. */
  children?: ReactNode;
}

/** Asks once more before something is done, without a script. */
export function AskedOnce({
  title,
  label,
  text,
  yes,
  act,
  isDanger = true,
  children,
}: AskedOnceProps) {
  return (
    <details className="sure">
      <summary aria-label={label}>{title}</summary>
      <form method="post" className="sure__form">
        {children}
        <p className="small breakable">{text}</p>
        <Button {...act} {...(isDanger && { variant: 'danger' as const })}>
          {yes}
        </Button>
      </form>
    </details>
  );
}

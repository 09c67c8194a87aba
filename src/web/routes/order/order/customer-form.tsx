import { type ComponentProps, type ReactNode, createContext, use } from 'react';
import { href } from '#domain/addresses.ts';
import { Button } from '#web/ui/button.tsx';
import { useLocale, useWords } from '#web/words.ts';

/** The number of the order where somebody of the shop looks at its page, who can act on nothing of it (rules 21). */
export const ShownTo = createContext<{ number: number } | undefined>(undefined);

interface CustomerFormProps extends Omit<ComponentProps<'form'>, 'method' | 'action'> {
  token: string;
  /** Where the page opens with the answer. */
  at?: string;
}

interface OpeningProps {
  label: string;
  className: string;
  isOpen?: boolean;
  children: ReactNode;
}

/** What a press of the customer opens; for who only looks it is out of reach. */
export function Opening({ label, className, isOpen, children }: OpeningProps) {
  if (use(ShownTo)) return <OutOfReach label={label} />;
  return (
    <details className={className} open={isOpen}>
      <summary className="button button--outline">{label}</summary>
      {children}
    </details>
  );
}

/** A button of the customer as it is drawn for who only looks, with why it does nothing. */
export function OutOfReach({ label }: Pick<OpeningProps, 'label'>) {
  return (
    <p className="cluster">
      <Button type="button" disabled>
        {label}
      </Button>
      <span className="small quiet">{useWords().order.shownForm}</span>
    </p>
  );
}

/** A form of the customer on the page of an order; for who only looks, its fields without any way to send them. */
export function CustomerForm({ token, at, children, ...form }: CustomerFormProps) {
  const locale = useLocale();
  const { shownForm } = useWords().order;
  const action = href('order', locale, { token }) + (at === undefined ? '' : `#${at}`);
  if (use(ShownTo))
    return (
      <fieldset disabled className={form.className} aria-label={form['aria-label']}>
        <legend className="visually-hidden">{shownForm}</legend>
        {children}
      </fieldset>
    );
  return (
    <form method="post" action={action} {...form}>
      {children}
    </form>
  );
}

import { type ComponentProps, createContext, use } from 'react';
import { href } from '#domain/addresses.ts';
import type { Locale } from '#domain/locale.ts';
import { orderMessages } from './words.ts';

/** The number of the order where somebody of the shop looks at its page, who can act on nothing of it (rules 21). */
export const ShownTo = createContext<{ number: number } | undefined>(undefined);

interface CustomerFormProps extends Omit<ComponentProps<'form'>, 'method' | 'action'> {
  token: string;
  locale: Locale;
  /** Where the page opens with the answer. */
  at?: string;
}

/** A form of the customer on the page of an order; for who only looks, its fields without any way to send them. */
export function CustomerForm({ token, locale, at, children, ...form }: CustomerFormProps) {
  const action = href('order', locale, { token }) + (at === undefined ? '' : `#${at}`);
  if (use(ShownTo))
    return (
      <fieldset disabled className={form.className} aria-label={form['aria-label']}>
        <legend className="visually-hidden">{orderMessages[locale].shownForm}</legend>
        {children}
      </fieldset>
    );
  return (
    <form method="post" action={action} {...form}>
      {children}
    </form>
  );
}

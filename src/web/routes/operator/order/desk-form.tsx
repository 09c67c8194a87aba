import type { ReactNode } from 'react';
import { adminHref } from '#domain/addresses.ts';
import { FormName } from '#web/forms/form-name.ts';
import { useWay } from '#web/operator/order-way.ts';
import { FORM_FIELD } from '#web/operator/typed-form.ts';
import type { DeskProps } from './desk-props.ts';

interface DeskFormProps extends Pick<DeskProps, 'order' | 'seen' | 'formId'> {
  /** What the form is called on this page. */
  name: string;
  action: 'move' | 'agree' | 'hold' | 'resume' | 'target' | 'note' | 'cancel';
  /** The position of the line that it is about, or `all`. */
  line?: number | 'all';
  label?: string;
  className?: string;
  children: ReactNode;
}

/** A form of the page, which says what it does, to what, and what its sender has seen of the order. */
export function DeskForm({ order, seen, formId, name, action, line, ...rest }: DeskFormProps) {
  const { label, className, children } = rest;
  const onWay = useWay();
  return (
    <form
      method="post"
      action={onWay(adminHref('operatorOrder', { number: String(order.number) }))}
      className={className}
      aria-label={label}
    >
      <input type="hidden" name={FORM_FIELD} value={name} />
      <input type="hidden" name="action" value={action} />
      <input type="hidden" name="seen" value={seen} />
      <input type="hidden" name="id" value={formId} />
      {line !== undefined && <input type="hidden" name="line" value={line} />}
      <FormName value={name}>{children}</FormName>
    </form>
  );
}

import type { ReactNode } from 'react';
import { adminHref } from '#domain/addresses.ts';
import { FormName } from '#web/forms/form-name.ts';
import { useWay } from '#web/operator/order-way.ts';
import { FORM_FIELD } from '#web/operator/typed-form.ts';
import type { CareAction } from './care-action.ts';
import type { CareProps } from './props.ts';

interface CareFormProps extends Pick<CareProps, 'care'> {
  /** What the form is called on this page. */
  name: string;
  action: CareAction;
  /** The id of what it is about. */
  about: string;
  children: ReactNode;
}

/** A form of the screen, which says what it does, to what, and what its sender has seen of the order. */
export function CareForm({ care, name, action, about, children }: CareFormProps) {
  const { order, seen, formId } = care;
  const onWay = useWay();
  return (
    <form
      method="post"
      action={onWay(adminHref('operatorCare', { number: String(order.number) }))}
      className="care__form stack"
      noValidate
    >
      <input type="hidden" name={FORM_FIELD} value={name} />
      <input type="hidden" name="action" value={action} />
      <input type="hidden" name="about" value={about} />
      <input type="hidden" name="seen" value={seen} />
      <input type="hidden" name="id" value={formId} />
      <FormName value={name}>{children}</FormName>
    </form>
  );
}

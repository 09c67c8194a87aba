import type { ReactNode } from 'react';
import { adminHref } from '#domain/addresses.ts';
import { FormName } from '#web/forms/form-name.ts';
import { FORM_FIELD, typedIn } from '#web/operator/typed-form.ts';
import type { MessageProps } from './props.ts';

interface MessageFormProps extends Pick<
  MessageProps,
  'message' | 'seen' | 'formId' | 'typed' | 'refused'
> {
  /** What the form is called on this page. */
  name: string;
  label: string;
  className?: string;
  children: ReactNode;
}

/**
 * A form of the page, which says what its sender has seen of the thread. Where a saved answer was put into it,
 * nothing new has been seen: it says what it said before.
 */
export function MessageForm(props: MessageFormProps) {
  const { message, formId, typed, refused, name, label, className, children } = props;
  const isFilled = refused !== undefined && refused.problem !== 'changed-meanwhile';
  const before = isFilled ? typedIn(typed, name, 'seen') : undefined;
  return (
    <form
      method="post"
      action={adminHref('operatorMessage', { number: String(message.number) })}
      className={className}
      aria-label={label}
    >
      <input type="hidden" name={FORM_FIELD} value={name} />
      <input type="hidden" name="seen" value={before ?? props.seen} />
      <input type="hidden" name="id" value={formId} />
      <FormName value={name}>{children}</FormName>
    </form>
  );
}

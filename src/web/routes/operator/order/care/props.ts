import type { RefillRow } from '#database/care.ts';
import type { Order } from '#database/orders.ts';
import type { Locale } from '#domain/locale.ts';
import type { CareProblem } from '#domain/order/settling.ts';
import type { EmailPreview } from '#flows/operator/preview-email.ts';
import type { CareMessages } from '#messages/cs/operator/care.ts';
import { type TypedForm, typedIn } from '#web/operator/typed-form.ts';
import type { CareFacts } from './load-care.ts';

/** What every part of the screen is drawn from. */
export interface CareProps {
  care: CareFacts;
  locale: Locale;
  m: CareMessages;
  mayReturnMoney: boolean;
  /** The form that was posted or kept, as it was typed. */
  typed: TypedForm | undefined;
  isKept: boolean;
  problem?: CareProblem | undefined;
  /** The e-mail to be seen before its form is sent for good. */
  preview?: EmailPreview | undefined;
}

/** A refill with its line. */
export type RefillProps = CareProps & { refill: RefillRow; line: Order['lines'][number] };

/** One form of the screen: what was typed into it, and what became of that. */
export function formState({ typed, problem, preview }: CareProps, form: string) {
  const isMine = typed?.form === form;
  return {
    isMine,
    problem: isMine ? problem : undefined,
    preview: isMine ? preview : undefined,
    value: (field: string) => typedIn(typed, form, field) ?? '',
  };
}

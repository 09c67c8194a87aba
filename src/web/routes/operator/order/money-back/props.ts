import type { Locale } from '#domain/locale.ts';
import type { MoneyReturnProblem } from '#domain/order/money-back.ts';
import type { MoneyBackMessages } from '#messages/cs/operator/money-back.ts';
import type { TypedReturn } from './typed.ts';
import type { MoneyBackView, ReturnDraft } from './view.ts';

/** What the screen is drawn from. */
export interface MoneyBackProps {
  view: MoneyBackView;
  locale: Locale;
  m: MoneyBackMessages;
  now: Date;
  typed: TypedReturn;
  draft: ReturnDraft;
  /** The form was kept while its sender proved who it is. */
  isKept: boolean;
  doneId: string;
  /** Whether another part was asked for, where one went back before. */
  isOpen: boolean;
  /** Of the form that says that money is not wanted. */
  agreeId: ReturnType<typeof crypto.randomUUID>;
  problem?: MoneyReturnProblem;
  isReread?: true;
  seen?: number;
}

import type { Locale } from '#domain/locale.ts';
import type { Role } from '#domain/operator/rights.ts';
import type { OrderDeskMessages } from '#messages/cs/operator/order.ts';
import type { BuiltPages } from '#web/frame/pages.ts';
import type { TypedForm } from '#web/operator/typed-form.ts';
import type { OrderDesk } from './load-order.ts';
import type { Done } from './done.ts';

/** What every part of the page of an order is drawn from. */
export interface DeskProps extends OrderDesk {
  locale: Locale;
  m: OrderDeskMessages;
  role: Role;
  /** Who looks. */
  operatorId: string;
  pages: BuiltPages;
  /** The form that was posted or kept, as it was typed. */
  typed: TypedForm | undefined;
  /** Why it was refused. */
  refused: Refusal | undefined;
}

/** An answer to a posted form other than that it is done. */
export type Refusal = Omit<Extract<Done, { ok: false }>, 'ok'>;

export type DeskLine = OrderDesk['order']['lines'][number];

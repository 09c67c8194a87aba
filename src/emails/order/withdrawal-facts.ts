import type { EmailRow } from '#database/emails/emails.ts';
import { type Order, findOrder } from '#database/orders/orders.ts';
import { type WithdrawalRow, findWithdrawal } from '#database/orders/withdrawals.ts';
import type { OnHold } from '#documents/withdrawal/withdrawal-text.ts';
import type { Haler } from '#domain/money.ts';
import { hasEnded, mayCustomerCancel } from '#domain/order/order.ts';
import { dueFor, isNothingDue } from '#domain/withdrawals/withdrawal-sum.ts';
import type { ReceivedDeclaration } from '#domain/withdrawals/withdrawal.ts';
import { meantLines } from '#domain/withdrawals/withdrawn-lines.ts';
import { withdrawnPart } from '#domain/withdrawals/withdrawn-part.ts';
import type { EmailSources } from '#emails/define-email.ts';
import { type OrderFacts, orderFacts } from './order-facts.ts';

/** What the e-mails about a declaration of withdrawal are made from. */
export interface WithdrawalFacts {
  withdrawal: ReceivedDeclaration;
  /** Undefined where none fits it. */
  order: OrderFacts | undefined;
  /** How that order stands; undefined without one. */
  stands?: WithdrawnState | undefined;
  now: Date;
}

/** How an order stands whose customer has withdrawn. */
export interface WithdrawnState extends OnHold {
  mayCancel: boolean;
  /** Nothing more goes back for it. */
  isNothingDue: boolean;
  /** Nothing of what is meant had begun: no share of its price is the shop's. */
  isUnbegun: boolean;
  /** What goes back for it, in haléře, where no share of a price has to be reckoned. */
  due: Haler | undefined;
}

/** Reads the declaration that an e-mail tells of, and its order. */
export async function loadWithdrawal(
  sources: EmailSources,
  { withdrawalId }: EmailRow,
): Promise<WithdrawalFacts | 'gone'> {
  const { db } = sources;
  const withdrawal = withdrawalId === null ? undefined : await findWithdrawal(db, withdrawalId);
  if (!withdrawal) return 'gone';
  const { orderId } = withdrawal;
  const order = orderId === null ? undefined : await findOrder(db, orderId);
  return withdrawalFacts(sources, { withdrawal, order });
}

/** The facts of a declaration and its order as they are, or as they would be. */
export function withdrawalFacts(
  { shop, clock }: Pick<EmailSources, 'shop' | 'clock'>,
  { withdrawal, order }: { withdrawal: WithdrawalRow; order: Order | undefined },
): WithdrawalFacts {
  return {
    withdrawal,
    order: order && orderFacts(order, shop),
    stands: order && stateOf(withdrawal, order),
    now: clock(),
  };
}

function stateOf(withdrawal: WithdrawalRow, order: Order): WithdrawnState {
  const meant = meantLines(withdrawal, order.lines);
  const isUnbegun = (meant ?? order.lines).every(({ startedAt }) => startedAt === null);
  const isKnown = meant !== undefined && (isUnbegun || order.expressConsent === false);
  return {
    isOver: hasEnded(order.state),
    mayCancel: mayCustomerCancel(order.state),
    part: withdrawnPart(order, withdrawal),
    isNothingDue: isNothingDue(withdrawal, order),
    isUnbegun,
    due: isKnown && order.paidAt ? dueFor(withdrawal, order, []) : undefined,
  };
}

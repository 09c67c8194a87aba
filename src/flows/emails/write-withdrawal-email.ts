import type { EmailRow } from '#database/emails.ts';
import { type Order, findOrder } from '#database/orders.ts';
import { type WithdrawalRow, findWithdrawal } from '#database/withdrawals.ts';
import { renderWithdrawalEmail } from '#documents/emails/render-email.tsx';
import type { WithdrawnOrderStand } from '#documents/emails/withdrawal-customer.tsx';
import type { Email } from '#domain/email.ts';
import { hasEnded, mayCustomerCancel } from '#domain/order/order.ts';
import { meantLines } from '#domain/order/withdrawn-lines.ts';
import { withdrawnPart } from '#domain/order/withdrawn-part.ts';
import type { WithdrawalEmailKind } from '#domain/order/email-kind.ts';
import { dueFor, isNothingDue } from '#domain/order/withdrawal-sum.ts';
import { orderUrl } from '#domain/order/order-url.ts';
import type { Services } from '#flows/services.ts';
import { toEmailOrder } from './to-email-order.ts';

/** The e-mail about a declaration of withdrawal; undefined where that no longer exists. */
export async function writeWithdrawalEmail(
  services: Pick<Services, 'db' | 'shop' | 'clock'>,
  { kind, withdrawalId }: Pick<EmailRow, 'withdrawalId'> & { kind: WithdrawalEmailKind },
  messageId: string,
): Promise<Email | undefined> {
  const { db } = services;
  const withdrawal = withdrawalId === null ? undefined : await findWithdrawal(db, withdrawalId);
  if (!withdrawal) return undefined;
  const { orderId } = withdrawal;
  const order = orderId === null ? undefined : await findOrder(db, orderId);
  return withdrawalEmailOf(services, kind, { withdrawal, order }, messageId);
}

/** Writes it from a declaration and its order as they are, or as they would be. */
export async function withdrawalEmailOf(
  { shop, clock }: Pick<Services, 'shop' | 'clock'>,
  kind: WithdrawalEmailKind,
  { withdrawal, order: found }: { withdrawal: WithdrawalRow; order: Order | undefined },
  messageId: string,
): Promise<Email> {
  const order = found && {
    ...toEmailOrder(found, orderUrl(shop, found), undefined),
    refund: null,
    completion: null,
    invitation: null,
    review: null,
    rejection: null,
    care: null,
  };
  const stands = found && standsOf(withdrawal, found);
  return renderWithdrawalEmail(kind, { shop, withdrawal, order, stands, now: clock() }, messageId);
}

/** How an order stands whose customer has withdrawn. */
function standsOf(withdrawal: WithdrawalRow, found: Order): WithdrawnOrderStand {
  const meant = meantLines(withdrawal, found.lines);
  const isUnbegun = (meant ?? found.lines).every(({ startedAt }) => startedAt === null);
  const isKnown = meant !== undefined && (isUnbegun || found.expressConsent === false);
  return {
    isOver: hasEnded(found.state),
    mayCancel: mayCustomerCancel(found.state),
    part: withdrawnPart(found, withdrawal),
    isNothingDue: isNothingDue(withdrawal, found),
    isUnbegun,
    due: isKnown && found.paidAt ? dueFor(withdrawal, found, []) : undefined,
  };
}

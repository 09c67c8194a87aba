import type { EmailRow } from '#database/emails.ts';
import { findOrder } from '#database/orders.ts';
import { findWithdrawal } from '#database/withdrawals.ts';
import { renderWithdrawalEmail } from '#documents/emails/render-email.tsx';
import type { Email } from '#domain/email.ts';
import type { WithdrawalEmailKind } from '#domain/order/order-email.ts';
import { orderUrl } from '#domain/order/order-url.ts';
import type { Services } from '#flows/services.ts';
import { toEmailOrder } from './to-email-order.ts';

/** The e-mail about a declaration of withdrawal; undefined where that no longer exists. */
export async function writeWithdrawalEmail(
  { db, shop, offering }: Pick<Services, 'db' | 'shop' | 'offering'>,
  { kind, withdrawalId }: Pick<EmailRow, 'withdrawalId'> & { kind: WithdrawalEmailKind },
  messageId: string,
): Promise<Email | undefined> {
  const withdrawal = withdrawalId === null ? undefined : await findWithdrawal(db, withdrawalId);
  if (!withdrawal) return undefined;
  const found = withdrawal.orderId === null ? undefined : await findOrder(db, withdrawal.orderId);
  const { catalogue } = offering();
  const order = found && {
    ...toEmailOrder(catalogue, found, orderUrl(shop, found), undefined),
    refund: null,
    completion: null,
    invitation: null,
    review: null,
    rejection: null,
    care: null,
  };
  return renderWithdrawalEmail(kind, { shop, withdrawal, order }, messageId);
}

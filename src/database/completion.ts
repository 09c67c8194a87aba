import type { Transaction } from './client.ts';
import { oweEmails } from './emails.ts';
import { queueInvitation } from './review-invitations.ts';

/**
 * Owes what the completion of an order brings, in the transaction that completes it: the e-mail that says so
 * (rules 14), and the invitation to review it where its customer may be asked (rules 17).
 * @param at when it was completed
 */
export async function oweAtCompletion(
  tx: Transaction,
  { id, mayInvite }: { id: string; mayInvite: boolean },
  at: Date,
): Promise<void> {
  await oweEmails(tx, id, ['order-completed-customer']);
  if (mayInvite) await queueInvitation(tx, id, at);
}

import type { Transaction } from '#database/client.ts';
import { enqueueOperatorEmail } from '#database/emails/emails.ts';
import { listOperators } from '#database/admin/operators.ts';
import { hasRight } from '#domain/admin/rights.ts';
import type { AccountEmailKind } from '#domain/emails/email-kind.ts';

/**
 * Owes somebody of the shop word that something of the own account has changed, in the transaction that changes it:
 * who did not do it learns of it, at a mailbox that a stolen session does not open (rules 21).
 */
export async function tellAccount(
  tx: Transaction,
  kind: Exclude<AccountEmailKind, 'operator-joined'>,
  { id, email }: { id: string; email: string },
): Promise<void> {
  await enqueueOperatorEmail(tx, { kind, operatorId: id, to: email });
}

/** Owes every other owner word that somebody has used an invitation. */
export async function tellOwners(tx: Transaction, joined: { id: string }): Promise<void> {
  const people = await listOperators(tx);
  for (const { id, role, email } of people) {
    if (!hasRight(role, 'people') || id === joined.id) continue;
    await enqueueOperatorEmail(tx, { kind: 'operator-joined', operatorId: joined.id, to: email });
  }
}

import { noteChange } from '#database/audit.ts';
import { findEnquiry, insertEnquiry } from '#database/enquiries.ts';
import { findWithdrawal } from '#database/withdrawals.ts';
import type { Operator } from '#domain/operator/operator.ts';
import { isUuid } from '#domain/uuid.ts';
import type { Services } from '#flows/services.ts';

export type WithdrawalThread = { ok: true; number: number } | { ok: false; problem: 'row-gone' };

/**
 * Opens the thread in which a declaration of withdrawal is answered: a message with all that was written, once for
 * each declaration, whose id it has.
 */
export async function answerWithdrawal(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  id: string,
  operator: Pick<Operator, 'id'>,
): Promise<WithdrawalThread> {
  return db.transaction(async (tx): Promise<WithdrawalThread> => {
    const declared = isUuid(id) ? await findWithdrawal(tx, id, 'for update') : undefined;
    if (!declared) return { ok: false, problem: 'row-gone' };
    const known = await findEnquiry(tx, id);
    if (known) return { ok: true, number: known.number };
    const { locale, name, email, number: service, part, reason } = declared;
    const message = [part, reason].filter((words) => words !== '').join('\n\n');
    const nothing = { phone: '', company: '' };
    const thread = { id, kind: 'withdrawal', locale, name, email, service, message } as const;
    const at = clock();
    await insertEnquiry(tx, { ...thread, ...nothing, createdAt: at });
    const subject = declared.orderId ?? id;
    const after = { withdrawal: id };
    const answered = { action: 'withdrawal-answered', subject, after, at } as const;
    await noteChange(tx, { operatorId: operator.id, ...answered });
    const opened = await findEnquiry(tx, id);
    return opened ? { ok: true, number: opened.number } : { ok: false, problem: 'row-gone' };
  });
}

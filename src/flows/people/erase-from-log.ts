import { noteChange } from '#database/audit.ts';
import { eraseAudited } from '#database/audit-upkeep.ts';
import type { Operator } from '#domain/operator/operator.ts';
import type { Services } from '#flows/services.ts';

/** Whose personal values go: wherever these values stand, and all that was said of these orders or people. */
export interface Erasing {
  /** Mailboxes, names, phone numbers; in whatever case they are written. */
  values?: readonly string[];
  /** Ids of orders or people. */
  subjects?: readonly string[];
  operator: Pick<Operator, 'id'>;
}

/**
 * Erases a person from the log of changes (Art. 17 GDPR). That it was done is logged, without saying whom it was
 * about; the chain still holds (rules 67).
 */
export async function eraseFromLog(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  { operator, ...what }: Erasing,
): Promise<{ ok: true; erased: number }> {
  return db.transaction(async (tx) => {
    const erased = await eraseAudited(tx, what);
    await noteChange(tx, {
      operatorId: operator.id,
      action: 'personal-erased',
      subject: 'log',
      after: { values: erased },
      at: clock(),
    });
    return { ok: true, erased };
  });
}

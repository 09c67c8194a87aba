import { recordChange } from '#database/audit/audit.ts';
import { termsVersion } from '#content/legal/legal-text.ts';
import { dropConfirmation, lockConfirmation, saveConfirmation } from '#database/legal.ts';
import { cleanText } from '#domain/text/clean-text.ts';
import { type EvidenceProblem, evidenceProblem, isConfirmedDuty } from '#domain/legal/duty.ts';
import type { Operator } from '#domain/admin/operator.ts';
import type { Services } from '#flows/services.ts';

export type DutyConfirmed = { ok: true } | { ok: false; problem: 'duty-unknown' | EvidenceProblem };

/**
 * Stores what an owner says of a duty that the program cannot look at, in place of what was said before
 * (rules 86). Said again in the same words it holds for another year.
 */
export async function confirmDuty(
  { db, clock, shop }: Pick<Services, 'db' | 'clock' | 'shop'>,
  operator: Pick<Operator, 'id' | 'name'>,
  input: { duty: string; evidence: string },
): Promise<DutyConfirmed> {
  const { duty } = input;
  if (!isConfirmedDuty(duty)) return { ok: false, problem: 'duty-unknown' };
  const evidence = cleanText(input.evidence);
  const problem = evidenceProblem(evidence);
  if (problem) return { ok: false, problem };
  const at = clock();
  await db.transaction(async (tx) => {
    const before = await lockConfirmation(tx, duty);
    const stated = {
      duty,
      evidence,
      textVersion: termsVersion(shop),
      person: operator.name,
      confirmedAt: at,
    };
    await saveConfirmation(tx, stated);
    await recordChange(tx, {
      operatorId: operator.id,
      action: 'duty-confirmed',
      subject: duty,
      ...(before ? { before: { evidence: before.evidence } } : {}),
      after: { evidence, textVersion: termsVersion(shop) },
      at,
    });
  });
  return { ok: true };
}

/** Takes back what was said of a duty; where nothing was, nothing happens. */
export async function revokeDuty(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  operator: Pick<Operator, 'id'>,
  duty: string,
): Promise<DutyConfirmed> {
  if (!isConfirmedDuty(duty)) return { ok: false, problem: 'duty-unknown' };
  await db.transaction(async (tx) => {
    const before = await lockConfirmation(tx, duty);
    if (!before) return;
    await dropConfirmation(tx, duty);
    const { evidence } = before;
    const about = { action: 'duty-revoked', subject: duty, before: { evidence } } as const;
    await recordChange(tx, { operatorId: operator.id, ...about, at: clock() });
  });
  return { ok: true };
}

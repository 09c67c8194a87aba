import { eq, sql } from 'drizzle-orm';
import { isClaimId, type ClaimId } from '#domain/claims/claim.ts';
import type { ClaimCorrection, ClaimCorrections } from '#domain/claims/correction.ts';
import type { PerLocale } from '#domain/locale.ts';
import { claimCorrections } from '#database/schema/content.ts';
import type { Queryable, Transaction } from './client.ts';

type CorrectionRow = typeof claimCorrections.$inferSelect;

/** What the operator has changed of the register of claims (rules 18), without claims of other versions. */
export async function readClaimCorrections(db: Queryable): Promise<ClaimCorrections> {
  const rows = await db.select().from(claimCorrections);
  return Object.fromEntries(
    rows.filter(({ claim }) => isClaimId(claim)).map((row) => [row.claim, correctionOf(row)]),
  );
}

function correctionOf(row: CorrectionRow): ClaimCorrection {
  const { source, sourceDate } = row;
  return {
    text: inBoth(row.textCs, row.textEn),
    figure: inBoth(row.figureCs, row.figureEn),
    source: source === null || sourceDate === null ? undefined : { name: source, date: sourceDate },
    showing: row.showing ?? undefined,
  };
}

function inBoth(cs: string | null, en: string | null): PerLocale<string> | undefined {
  return cs === null || en === null ? undefined : { cs, en };
}

/** Lets nobody else change a correction until the transaction ends. */
export async function lockClaimCorrections(tx: Transaction): Promise<void> {
  await tx.execute(sql`lock table ${claimCorrections} in share row exclusive mode`);
}

/** Keeps a correction in place of the former one of that claim. */
export async function saveClaimCorrection(
  db: Queryable,
  claim: ClaimId,
  correction: ClaimCorrection,
  correctedAt: Date,
): Promise<void> {
  const values = {
    textCs: correction.text?.cs ?? null,
    textEn: correction.text?.en ?? null,
    figureCs: correction.figure?.cs ?? null,
    figureEn: correction.figure?.en ?? null,
    source: correction.source?.name ?? null,
    sourceDate: correction.source?.date ?? null,
    showing: correction.showing ?? null,
    correctedAt,
  };
  await db
    .insert(claimCorrections)
    .values({ claim, ...values })
    .onConflictDoUpdate({ target: claimCorrections.claim, set: values });
}

/** Takes the correction of a claim back. */
export async function dropClaimCorrection(db: Queryable, claim: ClaimId): Promise<void> {
  await db.delete(claimCorrections).where(eq(claimCorrections.claim, claim));
}

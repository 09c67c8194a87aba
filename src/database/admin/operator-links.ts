import { and, desc, eq, gt, isNull, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '#database/client.ts';
import { operatorLinks } from '#database/schema/operators.ts';

export type OperatorLinkRow = typeof operatorLinks.$inferSelect;

/** Stores a link that lets somebody in once. */
export async function insertLink(
  db: Queryable,
  link: typeof operatorLinks.$inferInsert,
): Promise<void> {
  await db.insert(operatorLinks).values(link);
}

/** A link that is good; looking at it does not use it up. */
export async function findLink(
  db: Queryable,
  { hash, now }: { hash: string; now: Date },
): Promise<OperatorLinkRow | undefined> {
  const [found] = await db
    .select()
    .from(operatorLinks)
    .where(and(eq(operatorLinks.hash, hash), isGood(now)))
    .limit(1);
  return found;
}

/** Uses a link up, in the transaction that lets somebody in; undefined where it is no longer good. */
export async function takeLink(
  tx: Transaction,
  { hash, now }: { hash: string; now: Date },
): Promise<OperatorLinkRow | undefined> {
  const [taken] = await tx
    .update(operatorLinks)
    .set({ usedAt: now })
    .where(and(eq(operatorLinks.hash, hash), isGood(now)))
    .returning();
  return taken;
}

/** Takes back the links of a kind that nobody has used, all of them or those for one person. */
export async function dropLinks(
  db: Queryable,
  of: { kind: OperatorLinkRow['kind']; email?: string; operatorId?: string; invitedBy?: string },
): Promise<number> {
  const { rowCount } = await db
    .delete(operatorLinks)
    .where(
      and(
        eq(operatorLinks.kind, of.kind),
        isNull(operatorLinks.usedAt),
        of.email === undefined ? undefined : isFor(of.email),
        of.operatorId === undefined ? undefined : eq(operatorLinks.operatorId, of.operatorId),
        of.invitedBy === undefined ? undefined : eq(operatorLinks.invitedBy, of.invitedBy),
      ),
    );
  return rowCount ?? 0;
}

/** Invitations that nobody has used yet, the newest first. */
export function listInvitations(db: Queryable, now: Date): Promise<OperatorLinkRow[]> {
  return db
    .select()
    .from(operatorLinks)
    .where(and(eq(operatorLinks.kind, 'invitation'), isGood(now)))
    .orderBy(desc(operatorLinks.createdAt));
}

/** Whether a mailbox has an invitation that is good. */
export async function isInvited(
  db: Queryable,
  { email, now }: { email: string; now: Date },
): Promise<boolean> {
  const isOpen = and(eq(operatorLinks.kind, 'invitation'), isFor(email), isGood(now));
  return (await db.$count(operatorLinks, isOpen)) > 0;
}

/**
 * Gives the open invitation of a mailbox a new token, which only the e-mail that is being written holds.
 * @returns the invitation; undefined where it was taken back, used or has ended
 */
export async function renewInvitation(
  db: Queryable,
  { email, hash, now }: { email: string; hash: string; now: Date },
): Promise<OperatorLinkRow | undefined> {
  const [renewed] = await db
    .update(operatorLinks)
    .set({ hash })
    .where(and(eq(operatorLinks.kind, 'invitation'), isFor(email), isGood(now)))
    .returning();
  return renewed;
}

function isFor(email: string) {
  return sql`lower(${operatorLinks.email}) = ${email.toLowerCase()}`;
}

function isGood(now: Date) {
  return and(isNull(operatorLinks.usedAt), gt(operatorLinks.expiresAt, now));
}

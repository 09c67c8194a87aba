import { and, asc, desc, eq, gt, ne, sql } from 'drizzle-orm';
import { messages, messageEntries, savedAnswers } from '#database/schema/messages.ts';
import { operators } from '#database/schema/operators.ts';
import { orders } from '#database/schema/orders.ts';
import type { Locale } from '#domain/locale.ts';
import type { MessageState } from '#domain/messages/message.ts';
import type { Queryable, Transaction } from '#database/client.ts';

/** A message from a customer, with what the shop does with it. */
export type MessageRow = typeof messages.$inferSelect;
/** What stands in a thread, without the e-mail that could not be read. */
export type EntryRow = Omit<typeof messageEntries.$inferSelect, 'raw' | 'sourceKey'> & {
  /** Whether an e-mail that could not be read is kept with it. */
  hasRaw: boolean;
};
export type NewEntry = typeof messageEntries.$inferInsert;

/** A message by its number, which people of the shop see. */
export async function findMessage(db: Queryable, number: number): Promise<MessageRow | undefined> {
  const [row] = await db.select().from(messages).where(eq(messages.number, number)).limit(1);
  return row;
}

/** The message whose thread has this token in its address. */
export async function findMessageByToken(
  db: Queryable,
  token: string,
): Promise<MessageRow | undefined> {
  const [row] = await db.select().from(messages).where(eq(messages.replyToken, token)).limit(1);
  return row;
}

/** Reads a message and keeps everybody else from changing it until the transaction ends. */
export async function lockMessage(tx: Transaction, id: string): Promise<MessageRow | undefined> {
  const [row] = await tx.select().from(messages).where(eq(messages.id, id)).for('update');
  return row;
}

const plain = {
  id: messageEntries.id,
  messageId: messageEntries.messageId,
  kind: messageEntries.kind,
  text: messageEntries.text,
  person: messageEntries.person,
  assignee: messageEntries.assignee,
  state: messageEntries.state,
  replyId: messageEntries.replyId,
  outcome: messageEntries.outcome,
  fromName: messageEntries.fromName,
  fromAddress: messageEntries.fromAddress,
  subject: messageEntries.subject,
  attachments: messageEntries.attachments,
  isForeign: messageEntries.isForeign,
  isAutomatic: messageEntries.isAutomatic,
  at: messageEntries.at,
  hasRaw: sql<boolean>`${messageEntries.raw} is not null`,
};

/** Entries of a thread at most: one that a program fills is shown from its end. */
const MOST_ENTRIES = 500;

/** What became of a message, oldest first; of very many the last. */
export async function listEntries(db: Queryable, messageId: string): Promise<EntryRow[]> {
  const rows = await db
    .select(plain)
    .from(messageEntries)
    .where(eq(messageEntries.messageId, messageId))
    .orderBy(desc(messageEntries.id))
    .limit(MOST_ENTRIES);
  return rows.toReversed();
}

/** The id of the last entry of a thread; 0 of one that has none. */
export async function lastEntryOf(db: Queryable, messageId: string): Promise<number> {
  const [row] = await db
    .select({ id: messageEntries.id })
    .from(messageEntries)
    .where(eq(messageEntries.messageId, messageId))
    .orderBy(desc(messageEntries.id))
    .limit(1);
  return row?.id ?? 0;
}

/** What came into a thread after an entry, oldest first. */
export async function entriesAfter(
  db: Queryable,
  messageId: string,
  id: number,
): Promise<Pick<EntryRow, 'kind' | 'isAutomatic'>[]> {
  const { kind, isAutomatic } = messageEntries;
  return db
    .select({ kind, isAutomatic })
    .from(messageEntries)
    .where(and(eq(messageEntries.messageId, messageId), gt(messageEntries.id, id)))
    .orderBy(asc(messageEntries.id));
}

/** The reply that waits or left under this id. */
export async function findReply(
  db: Queryable,
  replyId: string,
): Promise<Pick<EntryRow, 'id' | 'text' | 'messageId' | 'outcome'> | undefined> {
  const { id, text, messageId, outcome } = messageEntries;
  const [row] = await db
    .select({ id, text, messageId, outcome })
    .from(messageEntries)
    .where(eq(messageEntries.replyId, replyId))
    .limit(1);
  return row;
}

/**
 * Adds to a thread, which is then the one that was changed last.
 * @returns the id of the entry; undefined where the e-mail is stored already
 */
export async function addEntry(tx: Transaction, entry: NewEntry): Promise<number | undefined> {
  const [added] = await tx
    .insert(messageEntries)
    .values(entry)
    .onConflictDoNothing({ target: messageEntries.sourceKey })
    .returning({ id: messageEntries.id });
  if (!added) return undefined;
  await tx
    .update(messages)
    .set({
      changedAt: sql`greatest(${messages.changedAt}, ${entry.at.toISOString()}::timestamptz)`,
    })
    .where(eq(messages.id, entry.messageId));
  return added.id;
}

/** Keeps everybody else from storing the same e-mail until the transaction ends. */
export async function lockSource(tx: Transaction, sourceKey: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${sourceKey}, 0))`);
}

/** Whether an e-mail is stored, in whichever thread. */
export async function hasSource(db: Queryable, sourceKey: string): Promise<boolean> {
  return (await db.$count(messageEntries, eq(messageEntries.sourceKey, sourceKey))) > 0;
}

/** Notes how far a reply has come. */
export async function recordReplyOutcome(
  db: Queryable,
  replyId: string,
  outcome: NonNullable<EntryRow['outcome']>,
): Promise<void> {
  await db.update(messageEntries).set({ outcome }).where(eq(messageEntries.replyId, replyId));
}

/** Sets how a message stands; since when it is open begins anew only where it was not. */
export async function setState(
  tx: Transaction,
  id: string,
  state: MessageState,
  at: Date,
): Promise<void> {
  const isOpened = state === 'open';
  await tx
    .update(messages)
    .set({ state, ...(isOpened && { openedAt: at }) })
    .where(and(eq(messages.id, id), ne(messages.state, state)));
}

/** Gives a message to somebody of the shop, or to nobody. */
export async function setAssignee(
  tx: Transaction,
  id: string,
  assigneeId: string | null,
): Promise<void> {
  await tx.update(messages).set({ assigneeId }).where(eq(messages.id, id));
}

/** What of an e-mail could not be read, as it came. */
export async function findRaw(
  db: Queryable,
  number: number,
  entryId: number,
): Promise<Buffer | undefined> {
  const [row] = await db
    .select({ raw: messageEntries.raw })
    .from(messageEntries)
    .innerJoin(messages, eq(messages.id, messageEntries.messageId))
    .where(and(eq(messages.number, number), eq(messageEntries.id, entryId)))
    .limit(1);
  return row?.raw ?? undefined;
}

/** Who of the shop can be given a message, by name. */
export async function listColleagues(db: Queryable): Promise<{ id: string; name: string }[]> {
  const { id, name } = operators;
  return db
    .select({ id, name })
    .from(operators)
    .where(sql`${operators.removedAt} is null`)
    .orderBy(asc(name), asc(id));
}

/** The newest orders of an address, whatever its case; at most `most`. */
export async function listOrdersOf(db: Queryable, email: string, most: number) {
  const { number, state, total, createdAt, locale } = orders;
  return db
    .select({ number, state, total, createdAt, locale })
    .from(orders)
    .where(sql`lower(${orders.email}) = lower(${email})`)
    .orderBy(desc(createdAt), desc(number))
    .limit(most);
}

export type SavedAnswer = typeof savedAnswers.$inferSelect;

/** The saved answers of one language, or of both, by name. */
export async function listAnswers(db: Queryable, language?: Locale): Promise<SavedAnswer[]> {
  return db
    .select()
    .from(savedAnswers)
    .where(language && eq(savedAnswers.language, language))
    .orderBy(asc(savedAnswers.language), asc(savedAnswers.title));
}

/** All of them, and nobody else changes one until the transaction ends. */
export async function lockAnswers(tx: Transaction): Promise<SavedAnswer[]> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('saved_answers'))`);
  return listAnswers(tx);
}

/** Stores a saved answer, or changes it where its id is known. */
export async function putAnswer(tx: Transaction, answer: SavedAnswer): Promise<void> {
  const { id: _, ...rest } = answer;
  await tx
    .insert(savedAnswers)
    .values(answer)
    .onConflictDoUpdate({ target: savedAnswers.id, set: rest });
}

/** @returns false where there is none of this id */
export async function deleteAnswer(tx: Transaction, id: string): Promise<boolean> {
  const gone = await tx.delete(savedAnswers).where(eq(savedAnswers.id, id)).returning();
  return gone.length > 0;
}

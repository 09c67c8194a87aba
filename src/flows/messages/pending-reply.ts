import { recordChange } from '#database/audit/audit.ts';
import { enqueueReply } from '#database/emails/emails.ts';
import { type MessagePendingAction, endPendingAction } from '#database/admin/pending-actions.ts';
import {
  addEntry,
  entriesAfter,
  findReply,
  lockMessage,
  recordReplyOutcome,
  setState,
} from '#database/messages/messages.ts';
import { givesStateBack } from '#domain/messages/message.ts';
import type { Operator } from '#domain/admin/operator.ts';
import type { Services } from '#flows/services.ts';

type ReplyPendingAction = Pick<MessagePendingAction, 'id' | 'messageId' | 'request'>;
type Needed = Pick<Services, 'db' | 'clock'>;

/**
 * Lets a reply leave whose time to be taken back is over: the e-mail is owed in the transaction that ends the
 * request. Not an action of its own but that part of `executeAction` which is about messages.
 */
export async function executeReply(
  { db, clock }: Needed,
  { id, messageId }: ReplyPendingAction,
): Promise<void> {
  await db.transaction(async (tx) => {
    const message = await lockMessage(tx, messageId);
    if (!message || !(await endPendingAction(tx, id, 'done', clock()))) return;
    await enqueueReply(tx, { messageId, replyId: id, to: message.email });
    await recordReplyOutcome(tx, id, 'leaving');
  });
}

/**
 * Takes a reply back that has not left: its text stays in the thread, marked so. The message stands again as it
 * did before, unless the customer has written or somebody has set it otherwise since. Not an action of its own
 * but that part of `undoAction` which is about messages.
 */
export async function undoReply(
  { db, clock }: Needed,
  { id, messageId, request }: ReplyPendingAction,
  operator: Pick<Operator, 'id' | 'name'>,
): Promise<{ ok: true } | { ok: false; problem: 'undo-unknown' | 'undo-too-late' }> {
  return db.transaction(async (tx) => {
    const message = await lockMessage(tx, messageId);
    const reply = await findReply(tx, id);
    if (!message || !reply) return { ok: false, problem: 'undo-unknown' };
    if (reply.outcome === 'undone') return { ok: true };
    const at = clock();
    if (!(await endPendingAction(tx, id, 'undone', at)))
      return { ok: false, problem: 'undo-too-late' };
    const isBack = givesStateBack(await entriesAfter(tx, messageId, reply.id));
    const state = isBack ? request.before : message.state;
    await recordReplyOutcome(tx, id, 'undone');
    await addEntry(tx, { messageId, kind: 'undone', person: operator.name, state, at });
    await setState(tx, messageId, state, at);
    await recordChange(tx, {
      operatorId: operator.id,
      action: 'undone',
      subject: messageId,
      before: { message: message.number, state: message.state },
      after: { message: message.number, state },
      at,
    });
    return { ok: true };
  });
}

import { noteChange } from '#database/audit.ts';
import { oweReply } from '#database/emails.ts';
import { type MessageIntent, endIntent } from '#database/intents.ts';
import {
  addEntry,
  entriesAfter,
  findReply,
  lockMessage,
  noteReply,
  setState,
} from '#database/messages.ts';
import { givesStateBack } from '#domain/operator/message.ts';
import type { Operator } from '#domain/operator/operator.ts';
import type { Services } from '#flows/services.ts';

type ReplyIntent = Pick<MessageIntent, 'id' | 'enquiryId' | 'wish'>;
type Needed = Pick<Services, 'db' | 'clock'>;

/**
 * Lets a reply leave whose time to be taken back is over: the e-mail is owed in the transaction that ends the
 * wish. Not an action of its own but that part of `carryOut` which is about messages.
 */
export async function carryOutReply(
  { db, clock }: Needed,
  { id, enquiryId }: ReplyIntent,
): Promise<void> {
  await db.transaction(async (tx) => {
    const message = await lockMessage(tx, enquiryId);
    if (!message || !(await endIntent(tx, id, 'done', clock()))) return;
    await oweReply(tx, { enquiryId, replyId: id, to: message.email });
    await noteReply(tx, id, 'leaving');
  });
}

/**
 * Takes a reply back that has not left: its text stays in the thread, marked so. The message stands again as it
 * did before, unless the customer has written or somebody has set it otherwise since. Not an action of its own
 * but that part of `takeBack` which is about messages.
 */
export async function takeReplyBack(
  { db, clock }: Needed,
  { id, enquiryId, wish }: ReplyIntent,
  operator: Pick<Operator, 'id' | 'name'>,
): Promise<{ ok: true } | { ok: false; problem: 'undo-unknown' | 'undo-too-late' }> {
  return db.transaction(async (tx) => {
    const message = await lockMessage(tx, enquiryId);
    const reply = await findReply(tx, id);
    if (!message || !reply) return { ok: false, problem: 'undo-unknown' };
    if (reply.outcome === 'undone') return { ok: true };
    const at = clock();
    if (!(await endIntent(tx, id, 'undone', at))) return { ok: false, problem: 'undo-too-late' };
    const isBack = givesStateBack(await entriesAfter(tx, enquiryId, reply.id));
    const state = isBack ? wish.before : message.state;
    await noteReply(tx, id, 'undone');
    await addEntry(tx, { enquiryId, kind: 'undone', person: operator.name, state, at });
    await setState(tx, enquiryId, state, at);
    await noteChange(tx, {
      operatorId: operator.id,
      action: 'undone',
      subject: enquiryId,
      before: { message: message.number, state: message.state },
      after: { message: message.number, state },
      at,
    });
    return { ok: true };
  });
}

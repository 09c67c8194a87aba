import { randomUUID } from 'node:crypto';
import { noteChange } from '#database/audit.ts';
import type { Transaction } from '#database/client.ts';
import { insertIntent } from '#database/intents.ts';
import { addEntry, findReply, setState } from '#database/messages.ts';
import { cleanLines } from '#domain/clean-text.ts';
import { intentDue } from '#domain/operator/intent.ts';
import { MAX_REPLY_LENGTH, type MessageState } from '#domain/operator/message.ts';
import { placesIn } from '#domain/places.ts';
import type { Services } from '#flows/services.ts';
import {
  type LockedMessage,
  type MessageChange,
  type MessageUnknown,
  underMessageLock,
} from './under-message-lock.ts';

export type Replied =
  | { ok: true }
  | MessageUnknown
  | {
      ok: false;
      /** `address-missing`: an e-mail that could not be read came from nowhere. */
      problem: 'changed-meanwhile' | 'reply-missing' | 'reply-long' | 'address-missing';
    }
  /** Places of a saved answer that nothing was put into. */
  | { ok: false; problem: 'places-left'; places: string[] };

export interface Reply extends MessageChange {
  /** Of the form that was sent, under which the reply waits and can be taken back. A UUID. */
  id: string;
  text: string;
  /** How the message stands after it. */
  state: MessageState;
}

/**
 * Answers a message: the reply stands in its thread at once and leaves as an e-mail half a minute later, until
 * when it can be taken back (rules 66, 70). Who has not seen what came in meanwhile is told. The same form once
 * more answers once.
 */
export async function replyToMessage(
  services: Pick<Services, 'db' | 'clock'>,
  { text: typed, ...reply }: Reply,
): Promise<Replied> {
  const text = cleanLines(typed);
  if (text === '') return { ok: false, problem: 'reply-missing' };
  if (text.length > MAX_REPLY_LENGTH) return { ok: false, problem: 'reply-long' };
  const places = placesIn(text);
  if (places.length > 0) return { ok: false, problem: 'places-left', places };
  return underMessageLock(services, reply, async (tx, locked): Promise<Replied> => {
    const known = await findReply(tx, reply.id);
    const isSame = known?.enquiryId === reply.messageId && known.text === text;
    if (isSame && known.outcome !== 'undone') return { ok: true };
    if (locked.isStale) return { ok: false, problem: 'changed-meanwhile' };
    if (locked.message.email === '') return { ok: false, problem: 'address-missing' };
    await store(tx, locked, { ...reply, text, id: known ? randomUUID() : reply.id });
    return { ok: true };
  });
}

async function store(
  tx: Transaction,
  { message, at }: LockedMessage,
  { id, text, state, operator }: Reply,
): Promise<void> {
  const { id: enquiryId, state: before } = message;
  await addEntry(tx, {
    enquiryId,
    kind: 'reply',
    text,
    person: operator.name,
    state,
    replyId: id,
    outcome: 'waiting',
    at,
  });
  await setState(tx, enquiryId, state, at);
  await insertIntent(tx, {
    id,
    enquiryId,
    operatorId: operator.id,
    person: operator.name,
    wish: { kind: 'reply', before },
    createdAt: at,
    dueAt: intentDue(at),
  });
  await noteChange(tx, {
    operatorId: operator.id,
    action: 'message-replied',
    subject: enquiryId,
    before: { message: message.number, state: before },
    after: { message: message.number, state },
    personalAfter: { text },
    at,
  });
}

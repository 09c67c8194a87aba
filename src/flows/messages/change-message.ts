import { randomUUID } from 'node:crypto';
import { recordChange } from '#database/audit/audit.ts';
import type { Transaction } from '#database/client.ts';
import { insertPendingAction } from '#database/admin/pending-actions.ts';
import {
  type MessageRow,
  addEntry,
  findReply,
  lastEntryOf,
  listColleagues,
  lockMessage,
  setAssignee,
  setState,
} from '#database/messages/messages.ts';
import { cleanLines } from '#domain/text/clean-text.ts';
import { pendingActionDue } from '#domain/admin/pending-action.ts';
import {
  type MessageState,
  MAX_MESSAGE_NOTE_LENGTH,
  MAX_REPLY_LENGTH,
} from '#domain/messages/message.ts';
import type { Operator } from '#domain/admin/operator.ts';
import { findPlaceholders } from '#domain/text/placeholders.ts';
import type { Services } from '#flows/services.ts';

/** What every change of a message by somebody of the shop says of itself. */
interface MessageChange {
  messageId: string;
  /** The last entry of the thread that the operator saw; 0 of a thread without any. */
  seen: number;
  operator: Pick<Operator, 'id' | 'name'>;
}

interface LockedMessage {
  message: MessageRow;
  /** Something came into the thread since the operator saw it. */
  isStale: boolean;
  at: Date;
}

interface MessageUnknown {
  ok: false;
  problem: 'message-unknown';
}

/** Changes a message under its lock, in one transaction. */
async function underMessageLock<Answer>(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  { messageId, seen }: Pick<MessageChange, 'messageId' | 'seen'>,
  change: (tx: Transaction, locked: LockedMessage) => Promise<Answer>,
): Promise<Answer | MessageUnknown> {
  return db.transaction(async (tx): Promise<Answer | MessageUnknown> => {
    const message = await lockMessage(tx, messageId);
    if (!message) return { ok: false, problem: 'message-unknown' };
    const isStale = seen !== (await lastEntryOf(tx, messageId));
    return change(tx, { message, isStale, at: clock() });
  });
}

type Needed = Pick<Services, 'db' | 'clock'>;

export type ChangedMessage =
  | { ok: true }
  | MessageUnknown
  | {
      ok: false;
      problem: 'changed-meanwhile' | 'note-missing' | 'note-long' | 'person-unknown';
    };

/** Opens a message, lets it wait for its customer or closes it. One that stands so already stays as it is. */
export async function moveMessage(
  services: Needed,
  { state, ...change }: MessageChange & { state: MessageState },
): Promise<ChangedMessage> {
  return underMessageLock(
    services,
    change,
    async (tx, { message, isStale, at }): Promise<ChangedMessage> => {
      const { id: messageId, state: before, number } = message;
      if (before === state) return { ok: true };
      if (isStale) return { ok: false, problem: 'changed-meanwhile' };
      const { operator } = change;
      await addEntry(tx, { messageId, kind: 'state', state, person: operator.name, at });
      await setState(tx, messageId, state, at);
      await recordChange(tx, {
        operatorId: operator.id,
        action: 'message-changed',
        subject: messageId,
        before: { message: number, state: before },
        after: { message: number, state },
        at,
      });
      return { ok: true };
    },
  );
}

/**
 * Gives a message to somebody of the shop, or to nobody. Who has not seen that somebody else took it is told.
 * @param assigneeId null for nobody
 */
export async function assignMessage(
  services: Needed,
  { assigneeId, ...change }: MessageChange & { assigneeId: string | null },
): Promise<ChangedMessage> {
  const people = await listColleagues(services.db);
  const person = people.find(({ id }) => id === assigneeId);
  if (assigneeId !== null && !person) return { ok: false, problem: 'person-unknown' };
  return underMessageLock(
    services,
    change,
    async (tx, { message, isStale, at }): Promise<ChangedMessage> => {
      const { id: messageId, number } = message;
      if (message.assigneeId === assigneeId) return { ok: true };
      if (isStale) return { ok: false, problem: 'changed-meanwhile' };
      const { operator } = change;
      const assignee = person?.name ?? '';
      await addEntry(tx, { messageId, kind: 'assigned', assignee, person: operator.name, at });
      await setAssignee(tx, messageId, assigneeId);
      await recordChange(tx, {
        operatorId: operator.id,
        action: 'message-changed',
        subject: messageId,
        after: { message: number, assignee: assigneeId },
        at,
      });
      return { ok: true };
    },
  );
}

/** Writes a note into a thread, for the shop's own eyes; the same form once more writes it once. */
export async function addMessageNote(
  services: Needed,
  { id, text: input, ...change }: MessageChange & { id: string; text: string },
): Promise<ChangedMessage> {
  const text = cleanLines(input);
  if (text === '') return { ok: false, problem: 'note-missing' };
  if (text.length > MAX_MESSAGE_NOTE_LENGTH) return { ok: false, problem: 'note-long' };
  return underMessageLock(
    services,
    change,
    async (tx, { message, at }): Promise<ChangedMessage> => {
      const { id: messageId, number } = message;
      const { operator } = change;
      const entry = { messageId, kind: 'note', text, person: operator.name, at } as const;
      // The id of the form stands where an e-mail has its own: twice is once.
      if ((await addEntry(tx, { ...entry, sourceKey: `note-${id}` })) === undefined)
        return { ok: true };
      await recordChange(tx, {
        operatorId: operator.id,
        action: 'message-noted',
        subject: messageId,
        after: { message: number },
        personalAfter: { text },
        at,
      });
      return { ok: true };
    },
  );
}

export type MessageReplied =
  | { ok: true }
  | MessageUnknown
  | {
      ok: false;
      /** `address-missing`: an e-mail that could not be read came from nowhere. */
      problem: 'changed-meanwhile' | 'reply-missing' | 'reply-long' | 'address-missing';
    }
  /** Places of a saved answer that nothing was put into. */
  | { ok: false; problem: 'places-left'; placeholders: string[] };

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
  { text: input, ...reply }: Reply,
): Promise<MessageReplied> {
  const text = cleanLines(input);
  if (text === '') return { ok: false, problem: 'reply-missing' };
  if (text.length > MAX_REPLY_LENGTH) return { ok: false, problem: 'reply-long' };
  const placeholders = findPlaceholders(text);
  if (placeholders.length > 0) return { ok: false, problem: 'places-left', placeholders };
  return underMessageLock(services, reply, async (tx, locked): Promise<MessageReplied> => {
    const known = await findReply(tx, reply.id);
    const isSame = known?.messageId === reply.messageId && known.text === text;
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
  const { id: messageId, state: before } = message;
  await addEntry(tx, {
    messageId,
    kind: 'reply',
    text,
    person: operator.name,
    state,
    replyId: id,
    outcome: 'waiting',
    at,
  });
  await setState(tx, messageId, state, at);
  await insertPendingAction(tx, {
    id,
    messageId,
    operatorId: operator.id,
    person: operator.name,
    request: { kind: 'reply', before },
    createdAt: at,
    dueAt: pendingActionDue(at),
  });
  await recordChange(tx, {
    operatorId: operator.id,
    action: 'message-replied',
    subject: messageId,
    before: { message: message.number, state: before },
    after: { message: message.number, state },
    personalAfter: { text },
    at,
  });
}

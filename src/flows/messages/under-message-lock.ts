import type { Transaction } from '#database/client.ts';
import { type MessageRow, lastEntryOf, lockMessage } from '#database/messages.ts';
import type { Operator } from '#domain/operator/operator.ts';
import type { Services } from '#flows/services.ts';

/** What every change of a message by somebody of the shop says of itself. */
export interface MessageChange {
  messageId: string;
  /** The last entry of the thread that the operator saw; 0 of a thread without any. */
  seen: number;
  operator: Pick<Operator, 'id' | 'name'>;
}

/** A message as it stands under its lock. */
export interface LockedMessage {
  message: MessageRow;
  /** Something came into the thread since the operator saw it. */
  isStale: boolean;
  at: Date;
}

export interface MessageUnknown {
  ok: false;
  problem: 'message-unknown';
}

/** Changes a message under its lock, in one transaction. */
export async function underMessageLock<Answer>(
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

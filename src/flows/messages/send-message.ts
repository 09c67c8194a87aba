import { randomUUID } from 'node:crypto';
import { hasMessage, insertMessageOnce } from '#database/messages/form-messages.ts';
import { enqueueMessageEmails } from '#database/emails/emails.ts';
import { mailboxOf } from '#domain/customer/email-address.ts';
import {
  type MessageForm,
  type MessageProblems,
  SAME_MESSAGE_MINUTES,
  readMessage,
} from '#domain/messages/sent-message.ts';
import type { Locale } from '#domain/locale.ts';
import { type TooOften, takeInNameOf, tooOften } from '#flows/limits.ts';
import type { Services } from '#flows/services.ts';

export type SentMessage =
  | { ok: true }
  | { ok: false; problem: 'fields'; fields: MessageProblems }
  /** This client, or somebody in the name of this mailbox, has written too many messages lately (decisions/0009). */
  | TooOften;

export interface MessageSent {
  form: MessageForm;
  /** What stands in the field that people do not see; whoever fills it in is a program. */
  trap: string;
  locale: Locale;
  /** From where it comes, as limits count it. */
  client: string;
}

/**
 * Takes a message to the shop: it is stored and its e-mails owed in one transaction, so a mail server that
 * is away loses none. The same message sent again within minutes is one message and counts once
 * (decisions/0021). Forms and calls both end here. What a program sends is thanked for and dropped.
 */
export async function sendMessage(
  services: Pick<Services, 'db' | 'limits' | 'clock' | 'countMessage'>,
  { form, trap, locale, client }: MessageSent,
): Promise<SentMessage> {
  const { db, limits, clock, countMessage } = services;
  if (trap) {
    countMessage('trapped');
    return { ok: true };
  }
  const read = readMessage(form, locale);
  if (!read.ok) return { ok: false, problem: 'fields', fields: read.problems };
  const now = clock();
  const since = new Date(now.getTime() - SAME_MESSAGE_MINUTES * 60_000);
  const received = { ...read.received, locale };
  if (await hasMessage(db, received, since)) {
    countMessage('repeated');
    return { ok: true };
  }
  const { email } = received;
  const allowance = await takeInNameOf(limits, 'message', { client, email });
  if (!allowance.ok) {
    countMessage('refused');
    return tooOften(allowance);
  }
  const copy = await limits.take('message-copy-sent', mailboxOf(email));
  const id = randomUUID();
  const isNew = await db.transaction(async (tx) => {
    if (!(await insertMessageOnce(tx, { ...received, id, createdAt: now }, since))) return false;
    await enqueueMessageEmails(
      tx,
      id,
      copy.ok ? ['message-shop', 'message-sender'] : ['message-shop'],
    );
    return true;
  });
  countMessage(isNew ? 'stored' : 'repeated');
  return { ok: true };
}

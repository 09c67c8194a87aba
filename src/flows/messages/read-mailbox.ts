import { createHash, randomUUID } from 'node:crypto';
import type { Transaction } from '#database/client.ts';
import { isOwnEmail } from '#database/emails/emails.ts';
import {
  forgetOldReadings,
  forgetReading,
  insertMessage,
  recordMailboxFailed,
  recordMailboxRead,
  recordReading,
} from '#database/messages/form-messages.ts';
import {
  type MessageRow,
  type NewEntry,
  addEntry,
  findMessageByToken,
  hasSource,
  listOrdersOf,
  lockMessage,
  lockSource,
  setState,
} from '#database/messages/messages.ts';
import { cleanLines, cleanText } from '#domain/text/clean-text.ts';
import { messageLimits } from '#domain/messages/sent-message.ts';
import { mailboxOf, readEmail } from '#domain/customer/email-address.ts';
import { MAX_INCOMING_LENGTH, tokensIn } from '#domain/messages/message.ts';
import type { ReceivedEmail } from '#domain/emails/email.ts';
import { type FetchedEmail, InboxDenied, InboxUnavailable } from '#ports/inbox/port.ts';
import type { Services } from '#flows/services.ts';

/** E-mails of one reading; what is left over comes a minute later. */
const MOST = 50;

type Needed = Pick<Services, 'db' | 'clock' | 'shop'>;

/**
 * Reads what has come to the shop's mailbox and stores it: answers in their threads, anything else as a message
 * of its own (rules 70). Meant for the job queue, every minute. A mailbox that is away or refuses the login is
 * noted and tried again with the next minute; no job fails for it.
 */
export async function readMailbox(
  services: Needed & Pick<Services, 'inbox' | 'work'>,
): Promise<void> {
  const { db, clock, inbox } = services;
  try {
    await inbox.read(MOST, (email) => takeEmail(services, email));
  } catch (error) {
    if (!(error instanceof InboxUnavailable)) throw error;
    return recordMailboxFailed(db, error instanceof InboxDenied ? 'denied' : 'away', clock());
  }
  await recordMailboxRead(db);
  await forgetOldReadings(db, clock());
}

/** This program among all that read the mailbox: what it noted itself has not ended it. */
const READER = randomUUID();

/**
 * Reads and stores one e-mail. That it is being read is noted before: one in whose middle a program ended is stored as
 * it came and not read again, so that none ends it twice.
 */
async function takeEmail(
  services: Needed & Pick<Services, 'work'>,
  { source, files }: FetchedEmail,
): Promise<void> {
  const { db, clock, work } = services;
  const hash = createHash('sha256').update(source).digest('hex');
  const isTried = !(await recordReading(db, { hash, reader: READER, at: clock() }));
  const email = await work.readEmail(source, { files, isTried });
  // The note is of the reading alone: whatever happens to the storing, the e-mail is read again.
  await forgetReading(db, hash);
  await storeReceived(services, email);
}

/** Stores one e-mail, once; the shop's own that come to the same mailbox are left out. */
async function storeReceived(services: Needed, email: ReceivedEmail): Promise<void> {
  const { db, clock } = services;
  if (await isOurs(services, email)) return;
  const sourceKey = createHash('sha256')
    .update(`${email.messageIdHeader}\n${email.hash}`)
    .digest('hex');
  await db.transaction(async (tx) => {
    await lockSource(tx, sourceKey);
    if (await hasSource(tx, sourceKey)) return;
    const entry = { ...entryOf(email), sourceKey, at: clock() };
    const thread = await threadOf(tx, email);
    if (thread) await addToThread(tx, thread, entry);
    else await beginThread(tx, entry);
  });
}

const OURS = /^<[a-z-]+-([\da-f-]{36})@[^@>]+>$/;

/** What the shop sends to its own mailbox is no message to it. */
async function isOurs({ db, shop }: Needed, email: ReceivedEmail): Promise<boolean> {
  const id = OURS.exec(email.messageIdHeader)?.[1];
  const isSender = email.fromAddress.toLowerCase() === shop.senderMail.toLowerCase();
  return isSender && id !== undefined && (await isOwnEmail(db, id));
}

type IncomingEntry = Omit<NewEntry, 'messageId' | 'kind'> & { text: string; at: Date };

function entryOf(email: ReceivedEmail): Omit<IncomingEntry, 'at'> {
  return {
    text: cleanLines(email.text.slice(0, 2 * MAX_INCOMING_LENGTH)).slice(0, MAX_INCOMING_LENGTH),
    fromName: cleanText(email.fromName).slice(0, messageLimits.name),
    fromAddress: readEmail(email.fromAddress) ?? '',
    subject: cleanText(email.subject).slice(0, messageLimits.service),
    attachments: email.attachments.map((name) => cleanText(name).slice(0, messageLimits.name)),
    isAutomatic: email.isAutomatic,
    raw: email.raw === null ? null : Buffer.from(email.raw),
  };
}

async function threadOf(
  tx: Transaction,
  { recipients }: ReceivedEmail,
): Promise<MessageRow | undefined> {
  for (const token of tokensIn(recipients)) {
    const found = await findMessageByToken(tx, token);
    if (found) return lockMessage(tx, found.id);
  }
  return undefined;
}

/** What a program sends stays in the thread and opens nothing. */
async function addToThread(
  tx: Transaction,
  { id: messageId, email }: MessageRow,
  entry: IncomingEntry,
): Promise<void> {
  const isForeign = mailboxOf(entry.fromAddress ?? '') !== mailboxOf(email);
  await addEntry(tx, { ...entry, messageId, kind: 'incoming', isForeign });
  if (entry.isAutomatic !== true) await setState(tx, messageId, 'open', entry.at);
}

/** An e-mail that belongs to no thread is a message like that of a form; that of a program is closed at once. */
async function beginThread(tx: Transaction, entry: IncomingEntry): Promise<void> {
  const { text, at, ...first } = entry;
  const email = first.fromAddress ?? '';
  const [order] = email === '' ? [] : await listOrdersOf(tx, email, 1);
  const id = randomUUID();
  await insertMessage(tx, {
    id,
    kind: 'email',
    locale: order?.locale ?? 'cs',
    name: first.fromName || email,
    email,
    phone: '',
    company: '',
    service: first.subject ?? '',
    message: text,
    state: first.isAutomatic === true ? 'closed' : 'open',
    createdAt: at,
  });
  await addEntry(tx, { ...first, messageId: id, kind: 'first', at });
}

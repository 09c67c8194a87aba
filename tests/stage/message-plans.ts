import type { Database } from '#database/client.ts';
import { listMessages } from '#database/messages/message-list.ts';
import {
  findMessage,
  findMessageByToken,
  hasSource,
  lastEntryOf,
  listEntries,
  listOrdersOf,
} from '#database/messages/messages.ts';
import type { MessageFilter } from '#domain/messages/message.ts';

const ID = '00000000-0000-4000-8000-000000000000';
const BEHIND = { side: 'after', row: '1735689600000000~77' } as const;

const list = (values: MessageFilter, cursor?: typeof BEHIND) => (db: Database) =>
  listMessages(db, { values, cursor }, ID);

/** What is asked of messages, each by an index however many there are. */
export const messageQuestions: Record<string, (db: Database) => Promise<unknown>> = {
  'the newest messages': list({}),
  'messages further down': list({}, BEHIND),
  'open messages': list({ state: 'open' }),
  'bulk requests': list({ kind: 'bulk' }, BEHIND),
  'English messages': list({ language: 'en' }),
  'messages of somebody': list({ to: 'me' }),
  'messages with a rare word': list({ q: 'velkoobchod' }),
  'messages with a common word': list({ q: 'message' }),
  'a message by its number': (db) => findMessage(db, 77),
  'a message by its address': (db) => findMessageByToken(db, '0'.repeat(32)),
  'what became of a message': (db) => listEntries(db, ID),
  'the last entry of a message': (db) => lastEntryOf(db, ID),
  'an e-mail that is stored': (db) => hasSource(db, 'abc'),
  'the orders of who wrote': (db) => listOrdersOf(db, 'jana77@example.com', 5),
};

import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  customType,
  index,
  integer,
  pgTable,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { MessageKind } from '#domain/messages/message-kind.ts';
import type { Locale } from '#domain/locale.ts';
import type {
  EntryKind,
  MailboxFailure,
  MessageState,
  ReplyOutcome,
} from '#domain/messages/message.ts';
import { moment } from './columns.ts';
import { operators } from './operators.ts';

/**
 * What visitors wrote to the shop, which its words call messages; kept two years (rules 24). What followed is
 * in `message_entries`.
 */
export const messages = pgTable(
  'messages',
  {
    id: uuid('id').primaryKey(),
    kind: text('kind').$type<MessageKind>().notNull(),
    locale: text('locale').$type<Locale>().notNull(),
    name: text('name').notNull(),
    email: text('email').notNull(),
    phone: text('phone').notNull(),
    company: text('company').notNull(),
    /** What it is about, as the form says it, for example "instagram" or "Individual Cooperation - agency". */
    service: text('service').notNull(),
    message: text('message').notNull(),
    createdAt: moment('created_at').notNull(),
    /** By which people of the shop and customers call it. */
    number: integer('number').generatedByDefaultAsIdentity().notNull(),
    state: text('state').$type<MessageState>().notNull().default('open'),
    /** Whose it is in the shop; null for nobody's. */
    assigneeId: uuid('assignee_id').references(() => operators.id, { onDelete: 'set null' }),
    /** By which answers find it: 32 hexadecimal digits that nobody can guess. */
    replyToken: text('reply_token')
      .notNull()
      .default(sql`replace(gen_random_uuid()::text, '-', '')`),
    /** When something was last written to it. */
    changedAt: moment('changed_at').notNull(),
    /** Since when it is open, if it is. */
    openedAt: moment('opened_at').notNull(),
  },
  (table) => [
    index('messages_age').on(table.createdAt),
    index('messages_email').on(sql`lower(${table.email})`),
    uniqueIndex('messages_number').on(table.number),
    uniqueIndex('messages_reply_token').on(table.replyToken),
    index('messages_changed').on(table.changedAt, table.number),
    index('messages_state').on(table.state, table.changedAt, table.number),
    index('messages_kind').on(table.kind, table.changedAt, table.number),
    index('messages_language').on(table.locale, table.changedAt, table.number),
    index('messages_assignee').on(table.assigneeId, table.changedAt, table.number),
    index('messages_open')
      .on(table.openedAt, table.id)
      .where(sql`${table.state} = 'open'`),
    index('messages_words')
      .using(
        'gin',
        sql`derived.plain_text(name || ' ' || email || ' ' || service || ' ' || message) gin_trgm_ops`,
      )
      .with({ gin_pending_list_limit: 256 }),
    check('messages_state_known', sql`${table.state} in ('open', 'waiting', 'closed')`),
  ],
);

const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' });

/** What became of a message after it was written: replies, e-mails of the customer, notes, changes of state. */
export const messageEntries = pgTable(
  'message_entries',
  {
    id: bigint('id', { mode: 'number' }).generatedAlwaysAsIdentity().primaryKey(),
    messageId: uuid('message_id')
      .notNull()
      .references(() => messages.id, { onDelete: 'cascade' }),
    kind: text('kind').$type<EntryKind>().notNull(),
    /** What was written, or why a reply was refused. */
    text: text('text').notNull().default(''),
    /** Who of the shop did it, by name; null for customers and the program. */
    person: text('person'),
    /** To whom it was given, by name; empty for nobody. */
    assignee: text('assignee'),
    /** The state that it was set to. */
    state: text('state').$type<MessageState>(),
    /** Of a reply: the id of the request that it waits as, and how far it has come. */
    replyId: uuid('reply_id'),
    outcome: text('outcome').$type<ReplyOutcome>(),
    /** Of an e-mail that came: from whom, about what, with which files. */
    fromName: text('from_name'),
    fromAddress: text('from_address'),
    subject: text('subject'),
    attachments: text('attachments').array(),
    /** Of its Message-ID and its content: the same e-mail twice is one. */
    sourceKey: text('source_key'),
    /** Not from the mailbox that the thread is with. */
    isForeign: boolean('is_foreign').notNull().default(false),
    /** A program has sent it. */
    isAutomatic: boolean('is_automatic').notNull().default(false),
    /** What came, where it could not be read; at most `MOST_EMAIL_BYTES`. */
    raw: bytes('raw'),
    at: moment('at').notNull(),
  },
  (table) => [
    // By whom e-mails came, for whoever asks what is held of them (rules 76).
    index('message_entries_from').on(sql`lower(${table.fromAddress})`),
    index('message_entries_thread').on(table.messageId, table.id),
    uniqueIndex('message_entries_source').on(table.sourceKey),
    uniqueIndex('message_entries_reply').on(table.replyId),
    index('message_entries_words')
      .using('gin', sql`derived.plain_text(text) gin_trgm_ops`)
      .with({ gin_pending_list_limit: 256 })
      .where(sql`${table.text} <> ''`),
    check('message_entries_raw', sql`octet_length(${table.raw}) <= 1048576`),
  ],
);

/** Answers that are written once and sent often, in one language each. */
export const savedAnswers = pgTable(
  'saved_answers',
  {
    id: uuid('id').primaryKey(),
    language: text('language').$type<Locale>().notNull(),
    title: text('title').notNull(),
    text: text('text').notNull(),
    changedAt: moment('changed_at').notNull(),
  },
  (table) => [uniqueIndex('saved_answers_title').on(table.language, table.title)],
);

/** One row: since when the mailbox of the shop cannot be read, and why; null while it can. */
export const mailboxState = pgTable(
  'mailbox_state',
  {
    id: integer('id').primaryKey().default(1),
    failingSince: moment('failing_since'),
    /** `away` or `denied`. */
    failure: text('failure').$type<MailboxFailure>(),
  },
  (table) => [check('mailbox_state_single', sql`${table.id} = 1`)],
);

/** E-mails that are being read: one that is still here was in the hands of a program that ended. */
export const mailboxReadings = pgTable('mailbox_readings', {
  /** SHA-256 of its bytes. */
  hash: text('hash').primaryKey(),
  /** Who reads it, under a name that no other program has. */
  reader: text('reader').notNull(),
  begunAt: moment('begun_at').notNull(),
});

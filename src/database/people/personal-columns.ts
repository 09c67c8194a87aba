import { keysOf } from '#domain/records.ts';

/**
 * How the rows of a person are found: orders, messages and declarations by their address, most others by the order
 * that they belong to, e-mails also by where they went; `mention` only by the address in one of the columns.
 */
export type FoundBy =
  | 'orders'
  | 'messages'
  | 'withdrawals'
  | 'of-order'
  | 'pending_actions'
  | 'of-message'
  | 'called-order'
  | 'of-order-text'
  | 'listed-order'
  | 'emails'
  | 'of-email'
  | 'log'
  | 'mention';

/**
 * What erasing does with a column of a person's rows:
 *
 * - `row`: the whole row goes;
 * - `row-cut`, of JSON `row-cut-json`, of a list `row-cut-list`, of bytes `row-cut-bytes`: likewise, and the address
 *   goes from it in the rows of others as well;
 * - `empty`, `null`: its value goes;
 * - `prose`: likewise, and the address goes from it in the rows of others as well: people write it into texts;
 * - `cut`, and of JSON `cut-json`: the address alone goes, wherever it stands;
 * - `derived`: a trigger of the database follows what it is made of;
 * - `kept`: it stays, and `kept` of its table says why;
 * - SQL in an object: what takes its place.
 */
export type Erasing =
  | 'row'
  | 'row-cut'
  | 'row-cut-json'
  | 'row-cut-list'
  | 'row-cut-bytes'
  | 'empty'
  | 'null'
  | 'prose'
  | 'cut'
  | 'cut-json'
  | 'derived'
  | 'kept'
  | { to: string };

export interface PersonalTable {
  foundBy: FoundBy;
  /** What tells its rows apart, for reading them in chunks. */
  key: readonly string[];
  columns: Readonly<Record<string, Erasing>>;
  /** Not in the copy: what is made of other tables, or says nothing by itself. */
  isCopied?: false;
  /** What else is set in an erased row: SQL. */
  also?: string;
  /** Why some of it stays, as the operator is told. */
  kept?: 'accounts';
}

/**
 * The one list of every column of text or JSON that may say something of a customer (rules 76). Copy and erasure
 * follow it; tables are those of the schema `public` where none is named. `tests/people/personal-columns.test.ts` fails for a column that stands neither here nor in
 * `other-columns.ts`. Tables are erased in this sequence.
 */
export const personalTables = {
  audit_personal: { foundBy: 'log', key: ['seq', 'path'], columns: { value: 'row' } },
  sent_emails: {
    foundBy: 'of-email',
    key: ['id'],
    columns: {
      to_address: 'row',
      subject: 'row-cut',
      text: 'row-cut',
      html: 'row-cut',
    },
  },
  emails: {
    foundBy: 'emails',
    key: ['id'],
    columns: { to_address: 'row', refusal: 'row-cut', set_aside_reason: 'row-cut' },
  },
  reviews: {
    foundBy: 'of-order',
    key: ['id'],
    columns: {
      name: 'row-cut',
      text: 'row-cut',
      service: 'row',
      source: 'row',
      source_url: 'row',
      content_hash: 'row',
      note: 'row-cut',
      reply: 'row-cut',
    },
  },
  review_invitations: { foundBy: 'of-order', key: ['order_id'], columns: { token: 'row' } },
  review_import_rows: {
    foundBy: 'mention',
    key: ['import_id', 'row'],
    columns: { name: 'row', text: 'row', service: 'row' },
  },
  review_import_parts: {
    foundBy: 'mention',
    key: ['import_id', 'part'],
    columns: { cells: 'cut' },
    // Others stand in it as well; what becomes a review is in the copy as `review_import_rows`.
    isCopied: false,
  },
  message_entries: {
    foundBy: 'of-message',
    key: ['id'],
    columns: {
      text: 'row-cut',
      from_name: 'row-cut',
      from_address: 'row',
      subject: 'row-cut',
      attachments: 'row-cut-list',
      raw: 'row-cut-bytes',
    },
  },
  messages: {
    foundBy: 'messages',
    key: ['id'],
    columns: {
      name: 'row-cut',
      email: 'row',
      phone: 'row',
      company: 'row-cut',
      service: 'row-cut',
      message: 'row-cut',
      reply_token: 'row',
    },
  },
  pending_actions: {
    foundBy: 'pending_actions',
    key: ['id'],
    columns: { request: 'row-cut-json' },
  },
  order_events: {
    foundBy: 'of-order',
    key: ['id'],
    columns: { target: 'row', new_target: 'row', text: 'row-cut' },
  },
  webhook_events: { foundBy: 'of-order', key: ['id'], columns: { data: 'row' } },
  api_calls: {
    foundBy: 'called-order',
    key: ['token_id', 'key'],
    columns: { answer: 'row-cut-json' },
    isCopied: false,
  },
  webhook_deliveries: {
    foundBy: 'mention',
    key: ['id'],
    columns: { answer: 'cut' },
    isCopied: false,
  },
  complaints: { foundBy: 'of-order', key: ['id'], columns: { text: 'prose', answer: 'prose' } },
  refills: { foundBy: 'of-order', key: ['id'], columns: { reason: 'prose' } },
  refunds: { foundBy: 'of-order', key: ['id'], columns: { reason: 'prose', refusal: 'cut' } },
  payment_anomalies: {
    foundBy: 'of-order-text',
    key: ['id'],
    columns: { detail: 'prose', resolution_note: 'prose' },
  },
  withdrawals: {
    foundBy: 'withdrawals',
    key: ['id'],
    columns: {
      name: 'empty',
      order_number: 'empty',
      email: 'empty',
      part: 'prose',
      reason: 'prose',
      answer: 'prose',
      note: 'prose',
    },
  },
  checkouts: { foundBy: 'of-order', key: ['order_id', 'attempt'], columns: { url: 'null' } },
  order_lines: {
    foundBy: 'of-order',
    key: ['order_id', 'position'],
    columns: { target_label: 'empty', target_url: 'empty', hold_text: 'prose' },
  },
  invoices: {
    foundBy: 'of-order',
    key: ['number'],
    columns: { snapshot: 'kept' },
    kept: 'accounts',
  },
  orders: {
    foundBy: 'orders',
    key: ['id'],
    columns: {
      token: { to: "'closed-' || id" },
      cart_id: { to: "'closed-' || id" },
      fingerprint: 'empty',
      name: 'empty',
      email: 'empty',
      phone: 'empty',
      note: 'prose',
      company: 'null',
      discount_mailbox: 'null',
    },
    also: 'may_invite = false',
  },
  'derived.order_search': {
    foundBy: 'listed-order',
    key: ['order_id'],
    columns: { words: 'derived', keys: 'derived' },
    isCopied: false,
  },
  discount_codes: { foundBy: 'mention', key: ['id'], columns: { note: 'cut' } },
  saved_answers: {
    foundBy: 'mention',
    key: ['id'],
    columns: { title: 'cut', text: 'cut' },
  },
  bulk_actions: { foundBy: 'mention', key: ['id'], columns: { act: 'cut-json' } },
  saved_views: { foundBy: 'mention', key: ['id'], columns: { name: 'cut', query: 'cut' } },
  kept_forms: {
    foundBy: 'mention',
    key: ['hash'],
    columns: { path: 'cut', fields: 'row' },
    isCopied: false,
  },
  rate_limits: { foundBy: 'mention', key: ['key'], columns: { key: 'row' }, isCopied: false },
} as const satisfies Record<string, PersonalTable>;

export type PersonalTableName = keyof typeof personalTables;
/** Those that a copy has. */
export type CopiedTableName = {
  [Name in PersonalTableName]: (typeof personalTables)[Name] extends { isCopied: false }
    ? never
    : Name;
}[PersonalTableName];

/** The tables of a copy, in its sequence. */
export const copiedTables = keysOf(personalTables).filter(isCopied);

function isCopied(name: PersonalTableName): name is CopiedTableName {
  const table: PersonalTable = personalTables[name];
  return table.isCopied !== false;
}

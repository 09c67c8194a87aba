import { type SQL, sql } from 'drizzle-orm';
import type { EnquiryKind } from '#domain/customer/enquiry-kind.ts';
import type { Locale } from '#domain/locale.ts';
import { type MessageState, readMessageNumber } from '#domain/operator/message.ts';
import {
  type MessageFilter,
  ME,
  NOBODY,
  isIndexed,
  wordsOf,
} from '#domain/operator/message-filter.ts';
import type { Database, Transaction } from './client.ts';
import { plainLike } from './plain-like.ts';

/** Messages of a page. */
const PAGE_ROWS = 50;
/** A search gathers so many threads and sorts them; of more it looks along the list. */
const MOST_FOUND = 1000;
/** Messages that a search looks through along the list, then it says how far it came. */
const MOST_WALKED = 1000;
/** Newest messages by which it is judged whether words are common, and how many of them have such words. */
const SAMPLE = { of: 50, common: 10 };

/** A row of the list. */
export interface ListedMessage {
  number: number;
  kind: EnquiryKind;
  state: MessageState;
  locale: Locale;
  name: string;
  email: string;
  service: string;
  /** The beginning of what was written. */
  text: string;
  /** To whom it was given; null for nobody. */
  assignee: string | null;
  createdAt: Date;
  changedAt: Date;
}

/** Between two rows: behind or before the row that was changed at this moment and has this number. */
export interface MessagePlace {
  side: 'after' | 'before';
  /** As the database writes it: it counts finer than milliseconds. */
  changedAt: string;
  number: string;
}

/** The moment and the number of a row, which make its place. */
export type RowPlace = Omit<MessagePlace, 'side'>;

export interface MessagePage {
  rows: ListedMessage[];
  first: RowPlace | undefined;
  last: RowPlace | undefined;
  hasNext: boolean;
  hasPrevious: boolean;
  /** Where a search stopped before the end of the list. */
  searchedTo: RowPlace | undefined;
}

interface AskedPage {
  conditions: SQL[];
  place: MessagePlace | undefined;
}

/**
 * A page of the messages that a filter shows, the one that was changed last first: bounded work, however many
 * there are.
 * @param me the id of who asks
 */
export async function listMessages(
  db: Database,
  { filter, place, me }: { filter: MessageFilter; place: MessagePlace | undefined; me: string },
): Promise<MessagePage> {
  const asked = { conditions: conditionsOf(filter, me), place };
  const words = wordsOf(filter.q);
  return db.transaction(async (tx) => {
    await tx.execute(
      sql`select set_config('enable_seqscan', 'off', true), set_config('jit', 'off', true)`,
    );
    if (words.length === 0) return pageOf(await rowsOf(tx, asked, sql`enquiries e`), place);
    return search(tx, asked, words);
  });
}

async function search(
  tx: Transaction,
  asked: AskedPage,
  words: readonly string[],
): Promise<MessagePage> {
  const number =
    words.length === 1 ? readMessageNumber((words[0] ?? '').replace('#', '')) : undefined;
  const own = sql.join(
    words.map((word) => sql`${searched} like ${plainLike(word)}`),
    sql` and `,
  );
  const said = sql.join(
    words.map((word) => sql`derived.plain_text(m.text) like ${plainLike(word)}`),
    sql` and `,
  );
  const byNumber = number === undefined ? sql`false` : sql`e.number = ${number}`;
  const isFound = sql`(${own} or ${byNumber} or exists (
      select from message_entries m where m.enquiry_id = e.id and m.text <> '' and ${said} offset 0))`;
  if (isIndexed(words) && !(await isCommon(tx, isFound))) {
    const found = await gather(tx, [
      sql`select e.id from enquiries e where ${own}`,
      sql`select m.enquiry_id from message_entries m where m.text <> '' and ${said}`,
      ...(number === undefined
        ? []
        : [sql`select e.id from enquiries e where e.number = ${number}`]),
    ]);
    if (found) {
      const from = sql`(select * from enquiries where id = any(${sql.param(found)}::uuid[]) offset 0) e`;
      return pageOf(await rowsOf(tx, asked, from), asked.place);
    }
  }
  return walk(tx, asked, isFound);
}

/** Whether many have it: the index would gather all of them first, and the list has some near its beginning. */
async function isCommon(tx: Transaction, isFound: SQL): Promise<boolean> {
  const { rows } = await tx.execute<{ found: number }>(sql`
    select count(*)::integer as found from (
      select e.* from enquiries e order by ${sequenceOf(false)} limit ${SAMPLE.of}) e where ${isFound}`);
  return (rows[0]?.found ?? 0) >= SAMPLE.common;
}

/** The ids of the threads in which something is found; undefined where there are too many to sort. */
async function gather(tx: Transaction, sources: readonly SQL[]): Promise<string[] | undefined> {
  const parts = sources.map((source) => sql`(${source} limit ${MOST_FOUND + 1})`);
  const { rows } = await tx.execute<{ id: string }>(sql.join(parts, sql` union `));
  return rows.length > MOST_FOUND ? undefined : rows.map(({ id }) => id);
}

/** What a search finds among the next messages of the list. */
async function walk(tx: Transaction, asked: AskedPage, isFound: SQL): Promise<MessagePage> {
  const { place } = asked;
  const sequence = sequenceOf(place?.side === 'before');
  const walked = sql`(
    select e.* from enquiries e ${where([...asked.conditions, ...beyond(place)])}
    order by ${sequence} limit ${MOST_WALKED}) e`;
  const { rows } = await tx.execute<Row>(sql`
    select ${columns} from ${walked} left join operators o on o.id = e.assignee_id
    where ${isFound} order by ${sequence} limit ${PAGE_ROWS + 1}`);
  const page = pageOf(rows, place);
  if (rows.length > PAGE_ROWS) return page;
  const { rows: last } = await tx.execute<{ changed: string; number: number }>(sql`
    select e.changed_at::text as changed, e.number from ${walked}
    order by ${sequence} offset ${MOST_WALKED - 1}`);
  const [end] = last;
  return {
    ...page,
    searchedTo: end && { changedAt: end.changed, number: String(end.number) },
  };
}

/** As the index of words has it. */
const searched = sql.raw(
  `derived.plain_text(e.name || ' ' || e.email || ' ' || e.service || ' ' || e.message)`,
);

interface Row extends Record<string, unknown> {
  number: number;
  kind: EnquiryKind;
  state: MessageState;
  locale: Locale;
  name: string;
  email: string;
  service: string;
  text: string;
  assignee: string | null;
  created: string;
  changed: string;
}

const columns = sql.raw(`e.number, e.kind, e.state, e.locale, e.name, e.email, e.service,
  left(e.message, 200) as text, o.name as assignee, e.created_at::text as created,
  e.changed_at::text as changed`);

async function rowsOf(
  tx: Transaction,
  { conditions, place }: AskedPage,
  from: SQL,
): Promise<Row[]> {
  const { rows } = await tx.execute<Row>(sql`
    select ${columns} from ${from} left join operators o on o.id = e.assignee_id
    ${where([...conditions, ...beyond(place)])}
    order by ${sequenceOf(place?.side === 'before')} limit ${PAGE_ROWS + 1}`);
  return rows;
}

function conditionsOf({ state, kind, to, language }: MessageFilter, me: string): SQL[] {
  return [
    state && sql`e.state = ${state}`,
    kind && sql`e.kind = ${kind}`,
    language && sql`e.locale = ${language}`,
    to === undefined
      ? undefined
      : to === NOBODY
        ? sql`e.assignee_id is null`
        : sql`e.assignee_id = ${to === ME ? me : to}::uuid`,
  ].filter((condition): condition is SQL => condition !== undefined);
}

function where(conditions: readonly SQL[]): SQL {
  return conditions.length === 0 ? sql`` : sql`where ${sql.join([...conditions], sql` and `)}`;
}

function beyond(place: MessagePlace | undefined): SQL[] {
  if (!place) return [];
  const { side, changedAt, number } = place;
  const row = sql`(${changedAt}::timestamptz, ${number}::integer)`;
  return [
    side === 'after'
      ? sql`(e.changed_at, e.number) < ${row}`
      : sql`(e.changed_at, e.number) > ${row}`,
  ];
}

function sequenceOf(isBackwards: boolean): SQL {
  return isBackwards ? sql`e.changed_at, e.number` : sql`e.changed_at desc, e.number desc`;
}

/** A page of rows that were read from a place on, one more than it shows. */
function pageOf(found: readonly Row[], place: MessagePlace | undefined): MessagePage {
  const isMore = found.length > PAGE_ROWS;
  const isBackwards = place?.side === 'before';
  const shown = found.slice(0, PAGE_ROWS);
  const rows = isBackwards ? shown.toReversed() : shown;
  const placeOf = (row: Row | undefined) =>
    row && { changedAt: row.changed, number: String(row.number) };
  return {
    rows: rows.map(({ created, changed, ...row }) => ({
      ...row,
      createdAt: new Date(created),
      changedAt: new Date(changed),
    })),
    first: placeOf(rows[0]),
    last: placeOf(rows.at(-1)),
    hasNext: isBackwards || isMore,
    hasPrevious: isBackwards ? isMore : place !== undefined,
    searchedTo: undefined,
  };
}

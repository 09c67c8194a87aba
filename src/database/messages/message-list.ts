import { type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Cursor, KeysetPage } from '#domain/list/cursor.ts';
import { locales } from '#domain/locale.ts';
import {
  type MessageFilter,
  ME,
  NOBODY,
  messageKinds,
  messageStates,
  readMessageNumber,
} from '#domain/messages/message.ts';
import type { Database, Transaction } from '#database/client.ts';
import { type Slice, byMoment, byNumber, keyset, where } from '#database/keyset.ts';
import { plainLike } from '#database/conditions.ts';
import { askByIndex, sqlAt, readNumber, readRows, readTexts } from '#database/rows.ts';

const PAGE_ROWS = 50;
/** A search gathers so many threads and sorts them; of more it looks along the list. */
const MOST_FOUND = 1000;
/** Messages that a search looks through along the list, then it says how far it came. */
const MOST_WALKED = 1000;
/** Newest messages by which it is judged whether words are common, and how many of them have such words. */
const SAMPLE = { of: 50, common: 10 };
/** Most words that are looked for: each is looked for by itself. */
const MOST_WORDS = 8;

const lastChangedFirst = keyset([byMoment(sql`e.changed_at`), byNumber(sql`e.number`)]);

const messageRow = z.object({
  number: z.number(),
  kind: z.enum(messageKinds),
  state: z.enum(messageStates),
  locale: z.enum(locales),
  name: z.string(),
  email: z.string(),
  service: z.string(),
  /** The beginning of what was written. */
  text: z.string(),
  /** To whom it was given; null for nobody. */
  assignee: z.string().nullable(),
  changedAt: sqlAt,
  cursor: z.string(),
});
export type ListedMessage = z.output<typeof messageRow>;

const columns = sql`e.number, e.kind, e.state, e.locale, e.name, e.email, e.service,
  left(e.message, 200) as text, o.name as assignee, e.changed_at as "changedAt",
  ${lastChangedFirst.cursor} as cursor`;

/** What is asked of the list, the words that are looked for apart. */
interface AskedPage {
  conditions: SQL[];
  slice: Slice;
}

/**
 * A page of the messages that a filter shows, the one that was changed last first: bounded work, however many
 * there are.
 * @param me the id of who asks
 */
export async function listMessages(
  db: Database,
  { values, cursor }: { values: MessageFilter; cursor?: Cursor | undefined },
  me: string,
): Promise<KeysetPage<ListedMessage>> {
  const slice = lastChangedFirst.slice(cursor, PAGE_ROWS);
  const asked = { conditions: conditionsOf(values, me), slice };
  const words = (values.q ?? '').split(/\s+/u).filter(Boolean).slice(0, MOST_WORDS);
  return askByIndex(db, (tx) =>
    words.length === 0 ? pageOf(tx, asked, sql`messages e`) : search(tx, asked, words),
  );
}

async function search(
  tx: Transaction,
  asked: AskedPage,
  words: readonly string[],
): Promise<KeysetPage<ListedMessage>> {
  const number =
    words.length === 1 ? readMessageNumber((words[0] ?? '').replace('#', '')) : undefined;
  const own = sql.join(
    words.map((word) => sql`${searched} like ${plainLike(word)}`),
    sql` and `,
  );
  const stated = sql.join(
    words.map((word) => sql`derived.plain_text(m.text) like ${plainLike(word)}`),
    sql` and `,
  );
  const byNumber = number === undefined ? sql`false` : sql`e.number = ${number}`;
  const isFound = sql`(${own} or ${byNumber} or exists (
      select from message_entries m where m.message_id = e.id and m.text <> '' and ${stated} offset 0))`;
  if (words.some(isIndexed) && !(await isCommon(tx, isFound))) {
    const found = await gather(tx, [
      sql`select e.id from messages e where ${own}`,
      sql`select m.message_id from message_entries m where m.text <> '' and ${stated}`,
      ...(number === undefined
        ? []
        : [sql`select e.id from messages e where e.number = ${number}`]),
    ]);
    if (found) {
      const from = sql`(select * from messages where id = any(${sql.param(found)}::uuid[]) offset 0) e`;
      return pageOf(tx, asked, from);
    }
  }
  return walk(tx, asked, isFound);
}

/** Whether an index finds a word: it knows groups of three letters or digits. */
function isIndexed(word: string): boolean {
  return /[\p{L}\p{M}\p{N}]{3}/u.test(word);
}

/** Whether many have it: the index would gather all of them first, and the list has some near its beginning. */
async function isCommon(tx: Transaction, isFound: SQL): Promise<boolean> {
  const newest = sql`select e.* from messages e order by e.changed_at desc, e.number desc limit ${SAMPLE.of}`;
  const found = await readNumber(tx, sql`select count(*) from (${newest}) e where ${isFound}`);
  return found >= SAMPLE.common;
}

/** The ids of the threads in which something is found; undefined where there are too many to sort. */
async function gather(tx: Transaction, sources: readonly SQL[]): Promise<string[] | undefined> {
  const parts = sources.map((source) => sql`(${source} limit ${MOST_FOUND + 1})`);
  const ids = await readTexts(tx, sql.join(parts, sql` union `));
  return ids.length > MOST_FOUND ? undefined : ids;
}

/** What a search finds among the next messages of the list. */
async function walk(
  tx: Transaction,
  asked: AskedPage,
  isFound: SQL,
): Promise<KeysetPage<ListedMessage>> {
  const { conditions, slice } = asked;
  const walked = sql`(
    select e.* from messages e ${where([...conditions, slice.condition])}
    order by ${slice.sequence} limit ${MOST_WALKED}) e`;
  const rows = await readRows(
    tx,
    sql`
      select ${columns} from ${walked} left join operators o on o.id = e.assignee_id
      where ${isFound} order by ${slice.sequence} limit ${slice.limit}`,
    messageRow,
  );
  const page = slice.page(rows);
  if (rows.length > PAGE_ROWS) return page;
  const { rows: last } = await tx.execute<{ row: string }>(sql`
    select ${lastChangedFirst.cursor} as row from ${walked}
    order by ${slice.sequence} offset ${MOST_WALKED - 1}`);
  const [end] = last;
  return { ...page, searchedTo: end && { side: slice.side ?? 'after', row: end.row } };
}

/** As the index of words has it. */
const searched = sql.raw(
  `derived.plain_text(e.name || ' ' || e.email || ' ' || e.service || ' ' || e.message)`,
);

async function pageOf(
  tx: Transaction,
  { conditions, slice }: AskedPage,
  from: SQL,
): Promise<KeysetPage<ListedMessage>> {
  const rows = await readRows(
    tx,
    sql`
      select ${columns} from ${from} left join operators o on o.id = e.assignee_id
      ${where([...conditions, slice.condition])}
      order by ${slice.sequence} limit ${slice.limit}`,
    messageRow,
  );
  return slice.page(rows);
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

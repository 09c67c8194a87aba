import { type SQL, and, desc, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Cursor, KeysetPage } from '#domain/list/cursor.ts';
import { type AuditFilter, SYSTEM } from '#domain/admin/audit.ts';
import { unionAll } from 'drizzle-orm/pg-core';
import type { AuditRow } from './audit.ts';
import type { Queryable } from '#database/client.ts';
import { idIn, liesIn } from '#database/conditions.ts';
import { byNumber, keyset } from '#database/keyset.ts';
import { auditEntries, auditPersonal } from '#database/schema/audit.ts';
import { operators, apiTokens } from '#database/schema/operators.ts';

const newestFirst = keyset([byNumber(sql`${auditEntries.seq}`)]);

/** An entry of the log as the operator reads it. */
export interface ListedEntry extends Pick<
  AuditRow,
  'seq' | 'at' | 'action' | 'subject' | 'before' | 'after'
> {
  /** Who did it; null for the program, and for somebody whose account is gone. */
  person: string | null;
  isApiClient: boolean;
  /** The number of the order, or the name of the person, that it was done to, where it was one. */
  order: number | null;
  toPerson: string | null;
  /** Values about people that were not erased, by `before.email`. */
  personal: Record<string, string>;
}

const PAGE_ROWS = 50;

/** A page of the log of changes, newest first. */
export async function listAudit(
  db: Queryable,
  { values, cursor }: { values: AuditFilter; cursor?: Cursor | undefined },
): Promise<KeysetPage<ListedEntry>> {
  const slice = newestFirst.slice(cursor, PAGE_ROWS);
  const found = await selectEntries(db)
    .where(and(...conditionsOf(values), slice.condition))
    .orderBy(slice.sequence)
    .limit(slice.limit);
  const page = slice.page(found);
  return { ...page, rows: await withPersonal(db, page.rows) };
}

/** The newest entries about any of these subjects: what was done with a thing, and with what brought it. */
export async function listAuditOf(
  db: Queryable,
  subjects: readonly string[],
  most = PAGE_ROWS,
): Promise<ListedEntry[]> {
  const found = await selectEntries(db)
    .where(inArray(auditEntries.subject, [...subjects]))
    .orderBy(desc(auditEntries.seq))
    .limit(most);
  return withPersonal(db, found);
}

/** Entries with who made them: a person, or a program by its token. */
function selectEntries(db: Queryable) {
  const { seq, at, action, subject, before, after } = auditEntries;
  const entry = { seq, at, action, subject, before, after, person, isApiClient, order, toPerson };
  return db
    .select({ ...entry, cursor: newestFirst.cursor })
    .from(auditEntries)
    .leftJoin(operators, eq(operators.id, auditEntries.operatorId))
    .leftJoin(apiTokens, eq(apiTokens.id, auditEntries.operatorId));
}

/** Everybody who may stand in the log, with those whose account was closed, and tokens of programs. */
export async function listLoggedPeople(db: Queryable): Promise<{ id: string; name: string }[]> {
  const people = db.select({ id: operators.id, name: operators.name }).from(operators);
  const programs = db.select({ id: apiTokens.id, name: apiTokens.name }).from(apiTokens);
  return unionAll(people, programs).orderBy(sql`name`, sql`id`);
}

const isApiClient = sql<boolean>`${auditEntries.operatorId} is null`;
/** A subject is text, and only some are ids of orders or people. */
const subjectId = idIn(sql`${auditEntries.subject}`);
const order = sql<number | null>`(select number from orders where id = ${subjectId})`;
const toPerson = sql<string | null>`coalesce(
  (select other.name from operators other where other.id = ${subjectId}),
  (select token.name from api_tokens token where token.id = ${subjectId}))`;
/** A person, or the token by which a program acted. */
const person = sql<string | null>`coalesce(${operators.name}, ${apiTokens.name})`;

function conditionsOf({
  person: by,
  action,
  order: number,
  day,
}: AuditFilter): (SQL | undefined)[] {
  return [
    by === undefined
      ? undefined
      : by === SYSTEM
        ? isNull(auditEntries.operatorId)
        : eq(auditEntries.operatorId, by),
    action && eq(auditEntries.action, action),
    number === undefined
      ? undefined
      : sql`${auditEntries.subject} = (select id::text from orders where number = ${number})`,
    day === undefined ? undefined : liesIn(sql`${auditEntries.at}`, { from: day, to: day }),
  ];
}

/** The entries with their values about people, as far as these were not erased. */
async function withPersonal<Entry extends { seq: number }>(
  db: Queryable,
  entries: readonly Entry[],
): Promise<(Entry & Pick<ListedEntry, 'personal'>)[]> {
  const found = new Map<number, Record<string, string>>();
  const seqs = entries.map(({ seq }) => seq);
  const rows =
    seqs.length === 0
      ? []
      : await db.select().from(auditPersonal).where(inArray(auditPersonal.seq, seqs));
  for (const { seq, path, value } of rows) {
    found.set(seq, { ...found.get(seq), [path]: value });
  }
  return entries.map((entry) => ({ ...entry, personal: found.get(entry.seq) ?? {} }));
}

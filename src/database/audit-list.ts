import { type SQL, and, asc, desc, eq, gt, inArray, isNull, lt, sql } from 'drizzle-orm';
import { type AuditFilter, type AuditPlace, PROGRAM } from '#domain/operator/audit-filter.ts';
import { unionAll } from 'drizzle-orm/pg-core';
import type { AuditRow } from './audit-chain.ts';
import type { Queryable } from './client.ts';
import { liesIn } from './days.ts';
import { idIn } from './id-in.ts';
import { auditEntries, auditPersonal } from '#database/schema/audit.ts';
import { operators, programTokens } from '#database/schema/operators.ts';

/** An entry of the log as the operator reads it. */
export interface ListedEntry extends Pick<
  AuditRow,
  'seq' | 'at' | 'action' | 'subject' | 'before' | 'after'
> {
  /** Who did it; null for the program, and for somebody whose account is gone. */
  person: string | null;
  isProgram: boolean;
  /** The number of the order, or the name of the person, that it was done to, where it was one. */
  order: number | null;
  toPerson: string | null;
  /** Values about people that were not erased, by `before.email`. */
  personal: Record<string, string>;
}

export interface AuditPage {
  entries: ListedEntry[];
  /** Whether there are entries older or newer than these. */
  hasOlder: boolean;
  hasNewer: boolean;
}

/** A page of the log of changes, newest first, `most` entries at a time. */
export async function listAudit(
  db: Queryable,
  { filter, place, most }: { filter: AuditFilter; place: AuditPlace; most: number },
): Promise<AuditPage> {
  const isUp = place !== undefined && 'newer' in place;
  const beyond =
    place && (isUp ? gt(auditEntries.seq, place.newer) : lt(auditEntries.seq, place.older));
  const { seq, at, action, subject, before, after } = auditEntries;
  const found = await db
    .select({
      seq,
      at,
      action,
      subject,
      before,
      after,
      person,
      isProgram,
      order,
      toPerson,
    })
    .from(auditEntries)
    .leftJoin(operators, eq(operators.id, auditEntries.operatorId))
    .leftJoin(programTokens, eq(programTokens.id, auditEntries.operatorId))
    .where(and(...conditionsOf(filter), beyond))
    .orderBy(isUp ? asc(seq) : desc(seq))
    .limit(most + 1);
  const shown = found.slice(0, most);
  if (isUp) shown.reverse();
  const hasMore = found.length > most;
  const personal = await readPersonal(
    db,
    shown.map((entry) => entry.seq),
  );
  return {
    entries: shown.map((entry) => ({ ...entry, personal: personal.get(entry.seq) ?? {} })),
    hasOlder: isUp || hasMore,
    hasNewer: isUp ? hasMore : place !== undefined,
  };
}

/** The newest entries about any of these subjects: what was done with a thing, and with what brought it. */
export async function listAuditOf(
  db: Queryable,
  subjects: readonly string[],
  most = 50,
): Promise<ListedEntry[]> {
  const { seq, at, action, subject, before, after } = auditEntries;
  const found = await db
    .select({
      seq,
      at,
      action,
      subject,
      before,
      after,
      person: operators.name,
      isProgram,
      order,
      toPerson,
    })
    .from(auditEntries)
    .leftJoin(operators, eq(operators.id, auditEntries.operatorId))
    .where(inArray(subject, [...subjects]))
    .orderBy(desc(seq))
    .limit(most);
  const personal = await readPersonal(
    db,
    found.map((entry) => entry.seq),
  );
  return found.map((entry) => ({ ...entry, personal: personal.get(entry.seq) ?? {} }));
}

/** Everybody who may stand in the log, with those whose account was closed. */
/** Everybody who may stand in the log, with those whose account was closed, and tokens of programs. */
export async function listLoggedPeople(db: Queryable): Promise<{ id: string; name: string }[]> {
  const people = db.select({ id: operators.id, name: operators.name }).from(operators);
  const programs = db
    .select({ id: programTokens.id, name: programTokens.name })
    .from(programTokens);
  return unionAll(people, programs).orderBy(sql`name`, sql`id`);
}

const isProgram = sql<boolean>`${auditEntries.operatorId} is null`;
/** A subject is text, and only some are ids of orders or people. */
const subjectId = idIn(sql`${auditEntries.subject}`);
const order = sql<number | null>`(select number from orders where id = ${subjectId})`;
const toPerson = sql<string | null>`coalesce(
  (select other.name from operators other where other.id = ${subjectId}),
  (select token.name from program_tokens token where token.id = ${subjectId}))`;
/** A person, or the token by which a program acted. */
const person = sql<string | null>`coalesce(${operators.name}, ${programTokens.name})`;

function conditionsOf({
  person: by,
  action,
  order: number,
  day,
}: AuditFilter): (SQL | undefined)[] {
  return [
    by === undefined
      ? undefined
      : by === PROGRAM
        ? isNull(auditEntries.operatorId)
        : eq(auditEntries.operatorId, by),
    action && eq(auditEntries.action, action),
    number === undefined
      ? undefined
      : sql`${auditEntries.subject} = (select id::text from orders where number = ${number})`,
    day === undefined ? undefined : liesIn(sql`${auditEntries.at}`, { from: day, to: day }),
  ];
}

async function readPersonal(
  db: Queryable,
  seqs: readonly number[],
): Promise<Map<number, Record<string, string>>> {
  const found = new Map<number, Record<string, string>>();
  if (seqs.length === 0) return found;
  const rows = await db
    .select()
    .from(auditPersonal)
    .where(inArray(auditPersonal.seq, [...seqs]));
  for (const { seq, path, value } of rows) {
    found.set(seq, { ...found.get(seq), [path]: value });
  }
  return found;
}

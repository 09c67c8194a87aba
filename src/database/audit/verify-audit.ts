import { and, asc, eq, gt, gte, lte, sql } from 'drizzle-orm';
import { type AuditRow, FIRST_HASH, hashOf, personalHash } from './audit.ts';
import type { Database, Transaction } from '#database/client.ts';
import { type AuditValues, auditEntries, auditPersonal } from '#database/schema/audit.ts';

/** A place of the log and its hash, as an e-mail to the owner tells it. */
export interface AuditHead {
  seq: number;
  hash: string;
}

/** What does not fit in the log of changes. */
export type AuditFault =
  /** The content of a row is not what its hash was made of. */
  | { fault: 'changed'; seq: number }
  /** A row holds another hash of the one before than that one has: one of the two was put in the place of another. */
  | { fault: 'does-not-follow'; seq: number }
  | { fault: 'missing'; seq: number; to: number }
  /** A value of a person is not what the log has the hash of, or the log knows of none. */
  | { fault: 'personal-changed' | 'personal-added'; seq: number; path: string }
  /** An e-mail named another hash for this row; or there is none any more, and the log ends before it. */
  | { fault: 'head-differs' | 'head-missing'; seq: number };

export interface VerifiedAudit {
  /** How many rows there are, and the last of them; null where there is none. */
  entries: number;
  head: AuditHead | null;
  /** The last row that was cut off after ten years (rules 24); 0 where none was. */
  cutTo: number;
  /** How many values of people were compared, and how many were erased. */
  personal: number;
  erased: number;
  faults: number;
}

/** Rows that are in memory at a time. */
const CHUNK = 500;

/**
 * Walks the whole log of changes, from a state of the database that does not change meanwhile, and tells of
 * everything in it that somebody changed, took away or put in behind the program's back.
 * @param heads of e-mails to the owner: whoever makes the whole chain anew cannot change those
 */
export async function verifyAudit(
  db: Database,
  heads: readonly AuditHead[],
  tell: (fault: AuditFault) => void,
): Promise<VerifiedAudit> {
  return db.transaction((tx) => walk(tx, heads, tell), {
    isolationLevel: 'repeatable read',
    accessMode: 'read only',
  });
}

async function walk(
  tx: Transaction,
  heads: readonly AuditHead[],
  tell: (fault: AuditFault) => void,
): Promise<VerifiedAudit> {
  const found: VerifiedAudit = {
    entries: 0,
    head: null,
    cutTo: 0,
    personal: 0,
    erased: 0,
    faults: 0,
  };
  const report = (fault: AuditFault): void => {
    found.faults += 1;
    tell(fault);
  };
  const given = new Map(heads.map(({ seq, hash }) => [seq, hash]));
  for (;;) {
    const rows = await readRows(tx, found.head?.seq);
    const personal = await readPersonal(tx, rows);
    for (const row of rows) {
      if (!found.head) found.cutTo = await cutBefore(tx, row);
      compareRow(row, found.head ?? startOf(found.cutTo, row), report);
      const stated = given.get(row.seq);
      if (stated !== undefined && stated !== row.hash)
        report({ fault: 'head-differs', seq: row.seq });
      comparePersonal(row, personal.get(row.seq) ?? new Map(), found, report);
      found.entries += 1;
      found.head = { seq: row.seq, hash: row.hash };
    }
    if (rows.length < CHUNK) break;
  }
  const last = found.head?.seq ?? 0;
  for (const { seq } of heads) if (seq > last) report({ fault: 'head-missing', seq });
  return found;
}

type Row = AuditRow & {
  /** The program notes whole milliseconds; anything finer was put there by somebody else. */
  isFiner: boolean;
};

async function readRows(tx: Transaction, after: number | undefined): Promise<Row[]> {
  const isFiner = sql<boolean>`${auditEntries.at} <> date_trunc('milliseconds', ${auditEntries.at})`;
  const rows = await tx
    .select({ entry: auditEntries, isFiner })
    .from(auditEntries)
    .where(after === undefined ? undefined : gt(auditEntries.seq, after))
    .orderBy(asc(auditEntries.seq))
    .limit(CHUNK);
  return rows.map(({ entry, isFiner }) => ({ ...entry, isFiner }));
}

type Personal = Map<string, { salt: string; value: string }>;

async function readPersonal(tx: Transaction, rows: readonly Row[]): Promise<Map<number, Personal>> {
  const found = new Map<number, Personal>();
  const [first, last] = [rows[0], rows.at(-1)];
  if (!first || !last) return found;
  const between = and(gte(auditPersonal.seq, first.seq), lte(auditPersonal.seq, last.seq));
  for (const { seq, path, ...stated } of await tx.select().from(auditPersonal).where(between)) {
    const ofRow = found.get(seq) ?? new Map();
    found.set(seq, ofRow.set(path, stated));
  }
  return found;
}

/** The row before the first, where the log itself says that it was cut off there; otherwise 0. */
async function cutBefore(tx: Transaction, first: Row): Promise<number> {
  const upTo = first.seq - 1;
  if (upTo === 0) return 0;
  const [cut] = await tx
    .select({ seq: auditEntries.seq })
    .from(auditEntries)
    .where(
      and(
        eq(auditEntries.action, 'log-cut'),
        sql`${auditEntries.after} @> ${JSON.stringify({ upTo, hash: first.previousHash })}::jsonb`,
      ),
    )
    .limit(1);
  return cut ? upTo : 0;
}

function isRecord(value: unknown): boolean {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function startOf(cutTo: number, first: Row): AuditHead {
  return cutTo === 0 ? { seq: 0, hash: FIRST_HASH } : { seq: cutTo, hash: first.previousHash };
}

function compareRow(row: Row, before: AuditHead, report: (fault: AuditFault) => void): void {
  const { seq } = row;
  const isWhole = isRecord(row.before) && isRecord(row.after) && !row.isFiner;
  if (!isWhole || hashOf(row) !== row.hash) report({ fault: 'changed', seq });
  if (seq > before.seq + 1) report({ fault: 'missing', seq: before.seq + 1, to: seq - 1 });
  else if (row.previousHash !== before.hash) report({ fault: 'does-not-follow', seq });
}

function comparePersonal(
  { seq, before, after }: Row,
  personal: Personal,
  found: VerifiedAudit,
  report: (fault: AuditFault) => void,
): void {
  for (const [path, hash] of [...hashesOf('before', before), ...hashesOf('after', after)]) {
    const stated = personal.get(path);
    personal.delete(path);
    if (!stated) found.erased += 1;
    else {
      found.personal += 1;
      const fits = personalHash(stated.salt, stated.value) === hash;
      if (!fits) report({ fault: 'personal-changed', seq, path });
    }
  }
  for (const path of personal.keys()) report({ fault: 'personal-added', seq, path });
}

function hashesOf(side: string, values: AuditValues): [string, string][] {
  return Object.entries(values ?? {}).flatMap(([key, value]): [string, string][] =>
    typeof value === 'object' && value !== null ? [[`${side}.${key}`, value.hash]] : [],
  );
}

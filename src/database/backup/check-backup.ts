import type { Client } from 'pg';
import { openDatabase } from '#database/client.ts';
import { isDatabaseAway } from '#database/connection/database-away.ts';
import { verifyAudit } from '#database/audit/verify-audit.ts';
import { yearInPrague } from '#domain/time/calendar.ts';
import type { InvoiceSnapshot } from '#domain/invoice/invoice.ts';
import { type BackupFault, MOST_FAULTS, hasRoom } from '#domain/admin/backup-check.ts';
import { KEPT } from '#domain/shop/retention.ts';
import { BackupDamaged } from './backup-file.ts';
import { connect, wordsOf } from './connection.ts';
import { runChecks } from './run-checks.ts';
import { type Restore, type Restored, restore } from './restore.ts';
import { MayNotCreate, NoRoom, isFull, measureDatabase, withScratch } from './scratch.ts';

/** Documents that are in memory at a time. */
const CHUNK = 200;

/** Documents that have gone out by e-mail, since files are kept in the database at all. */
const SENT = `
select i.number, i.snapshot, o.number as "order" from invoices i join orders o on o.id = i.order_id
where i.number > $1
  and i.issued_at >= (select min(kept_at) from storage.file where starts_with(key, 'invoices/'))
  and exists (select from emails l where l.order_id = i.order_id and l.sent_at is not null
    and case when i.kind = 'invoice' then l.kind = 'order-paid-customer'
      else l.refund_id in (select r.id from refunds r where r.credit_note = i.number) end)
order by i.number limit $2`;

/**
 * Looks for the files of documents that have gone out (decisions/0007): they are the same bytes for ever, so they
 * belong into the backup.
 * @param keysOf the storage keys of the files of a document
 */
async function findMissingFiles(
  url: string,
  keysOf: (invoice: InvoiceSnapshot) => string[],
  most: number,
  until?: AbortSignal,
): Promise<BackupFault[]> {
  const client = await connect(url, { until });
  const faults: BackupFault[] = [];
  try {
    const there = await client.query(`select to_regclass('storage.file') is not null as is`);
    if (!there.rows[0]?.is) return [];
    for (let after = ''; faults.length < most;) {
      const { rows } = await client.query<Sent>(SENT, [after, CHUNK]);
      for (const row of rows) faults.push(...(await missingFiles(client, row, keysOf)));
      const last = rows.at(-1);
      if (!last || rows.length < CHUNK) break;
      after = last.number;
    }
  } finally {
    await client.end();
  }
  return faults.slice(0, most);
}

interface Sent {
  number: string;
  snapshot: InvoiceSnapshot;
  order: number;
}

async function missingFiles(
  client: Client,
  { snapshot, order }: Sent,
  keysOf: (invoice: InvoiceSnapshot) => string[],
): Promise<BackupFault[]> {
  const { rows } = await client.query<{ key: string }>(
    `select key from unnest($1::text[]) as key
     where not exists (select from storage.file f where f.key = key.key and length(f.content) > 0)`,
    [keysOf(snapshot)],
  );
  return rows.map(({ key }) => ({ kind: 'file-missing', row: key, order }));
}

/** Milliseconds that one check may take. */
const CHECK_MS = 120_000;
/** The restore itself writes here, so that the next comparison with the provider begins at the backup. */
const CHANGED_BY_RESTORE = 'public.reconciliations';

/** What the check of a backup needs. */
export interface Proving extends Pick<Restore, 'url' | 'file' | 'migrations' | 'ports' | 'until'> {
  /** The storage keys of the files with which a document goes out; undefined where they lie in a bucket. */
  keysOf: ((invoice: InvoiceSnapshot) => string[]) | undefined;
  /** Bytes that are free where the database lies; undefined where that is not this machine. */
  freeBytes?: (() => Promise<number | undefined>) | undefined;
}

/** What the check of a backup found. */
export interface Proved {
  /** Null where the file could not be read. */
  madeAt: Date | null;
  rows: number;
  faults: BackupFault[];
}

/**
 * Restores a backup into a database of its own beside the shop's and looks whether everything in it holds
 * (rules 78). Nothing of the shop is touched: it has connections of its own, and little of the file is in memory
 * at a time. Within `runOneAtATime`.
 * @throws where the server is away
 */
export async function checkBackup(task: Proving): Promise<Proved> {
  const { url, until, freeBytes } = task;
  const free = await freeBytes?.();
  if (free !== undefined) {
    const size = await measureDatabase(url, until);
    if (!hasRoom(free, size)) return noRoom(`${toMebibytes(free)} / ${toMebibytes(size)} MiB`);
  }
  try {
    return await withScratch(url, (scratch) => proveIn(scratch, task), until);
  } catch (error) {
    if (error instanceof NoRoom || isFull(error)) return noRoom('53100');
    if (!(error instanceof MayNotCreate)) throw error;
    return nothingBut({ kind: 'may-not-create', row: error.role, order: null });
  }
}

async function proveIn(url: string, task: Proving): Promise<Proved> {
  let restored: Restored;
  try {
    const { file, migrations, ports, until } = task;
    restored = await restore({ url, file, migrations, ports, until, replace: false });
  } catch (error) {
    if (isFull(error) || isDatabaseAway(error)) throw error;
    if (error instanceof BackupDamaged) {
      const { how, row } = error;
      return nothingBut({ kind: 'damaged', row, how, order: null });
    }
    return nothingBut({ kind: 'not-restored', row: wordsOf(error), order: null });
  }
  const madeAt = new Date(restored.madeAt);
  const faults = [
    ...(await lookThrough(url, restored, madeAt, task.until)),
    ...(await readLog(url)),
    ...(task.keysOf ? await findMissingFiles(url, task.keysOf, MOST_FAULTS, task.until) : []),
  ];
  return { madeAt, rows: restored.rows, faults };
}

function nothingBut(fault: BackupFault): Proved {
  return { madeAt: null, rows: 0, faults: [fault] };
}

function noRoom(row: string): Proved {
  return nothingBut({ kind: 'no-room', row, order: null });
}

function toMebibytes(bytes: number): number {
  return Math.round(bytes / 2 ** 20);
}

async function lookThrough(
  url: string,
  restored: Restored,
  madeAt: Date,
  until: AbortSignal | undefined,
): Promise<BackupFault[]> {
  const client = await connect(url, { statementMs: CHECK_MS, until });
  try {
    // Else the server would guess how many rows there are, and take the slow way.
    await client.query('analyze');
    const wholeFromYear = Number(yearInPrague(madeAt)) - KEPT.accountYears;
    return [
      ...(await compareCounts(client, restored.counts)),
      ...(await runChecks(client, { madeAt, wholeFromYear }, MOST_FAULTS)),
    ];
  } finally {
    await client.end();
  }
}

/** Tables that a migration has taken away since the backup are not compared. */
async function compareCounts(client: Client, counts: Restored['counts']): Promise<BackupFault[]> {
  const faults: BackupFault[] = [];
  for (const [table, rows] of counts) {
    if (table === CHANGED_BY_RESTORE) continue;
    const known = await client.query('select to_regclass($1) is not null as known', [table]);
    if (!known.rows[0]?.known) continue;
    const found = await client.query<{ n: string }>(`select count(*) as n from ${table}`);
    const count = Number(found.rows[0]?.n);
    if (count !== rows)
      faults.push({ kind: 'counts', row: `${table}: ${count} / ${rows}`, order: null });
  }
  return faults;
}

async function readLog(url: string): Promise<BackupFault[]> {
  const { db, close } = openDatabase(url, () => {}, CHECK_MS, 1);
  const faults: BackupFault[] = [];
  try {
    await verifyAudit(db, [], ({ fault, seq }) => {
      if (faults.length < MOST_FAULTS)
        faults.push({ kind: 'log', row: `#${seq}`, how: fault, order: null });
    });
  } finally {
    await close();
  }
  return faults;
}

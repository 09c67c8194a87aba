import type { Client } from 'pg';
import { openDatabase } from '#database/client.ts';
import { isDatabaseAway } from '#database/database-away.ts';
import { verifyAudit } from '#database/verify-audit.ts';
import { yearInPrague } from '#domain/calendar.ts';
import type { InvoiceSnapshot } from '#domain/invoice/invoice.ts';
import { MOST_FAULTS, type ProofFault, hasRoom } from '#domain/operator/backup-proof.ts';
import { KEPT } from '#domain/retention.ts';
import { BackupDamaged } from './backup-file.ts';
import { connect } from './connection.ts';
import { findMissingFiles } from './proof-files.ts';
import { runChecks } from './proof-checks.ts';
import { type Restore, type Restored, restore } from './restore.ts';
import { MayNotCreate, NoRoom, isFull, measureDatabase, withScratch } from './scratch.ts';
import { wordsOf } from './words-of.ts';

/** Milliseconds that one check may take. */
const CHECK_MS = 120_000;
/** The restore itself writes here, so that the next comparison with the provider begins at the backup. */
const CHANGED_BY_RESTORE = 'public.reconciliations';

/** What the proof of a backup needs. */
export interface Proving extends Pick<Restore, 'url' | 'file' | 'migrations' | 'ports' | 'until'> {
  /** The storage keys of the files with which a document goes out; undefined where they lie in a bucket. */
  keysOf: ((invoice: InvoiceSnapshot) => string[]) | undefined;
  /** Bytes that are free where the database lies; undefined where that is not this machine. */
  freeBytes?: (() => Promise<number | undefined>) | undefined;
}

/** What the proof of a backup found. */
export interface Proved {
  /** Null where the file could not be read. */
  madeAt: Date | null;
  rows: number;
  faults: ProofFault[];
}

/**
 * Restores a backup into a database of its own beside the shop's and looks whether everything in it holds
 * (rules 78). Nothing of the shop is touched: it has connections of its own, and little of the file is in memory
 * at a time. Within `oneAtATime`.
 * @throws where the server is away
 */
export async function prove(task: Proving): Promise<Proved> {
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

function nothingBut(fault: ProofFault): Proved {
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
): Promise<ProofFault[]> {
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
async function compareCounts(client: Client, counts: Restored['counts']): Promise<ProofFault[]> {
  const faults: ProofFault[] = [];
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

async function readLog(url: string): Promise<ProofFault[]> {
  const { db, close } = openDatabase(url, () => {}, CHECK_MS, 1);
  const faults: ProofFault[] = [];
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

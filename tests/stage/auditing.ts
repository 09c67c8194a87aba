import { randomUUID } from 'node:crypto';
import { type AuditedChange, recordChange } from '#database/audit/audit.ts';
import { type AuditFault, type AuditHead, verifyAudit } from '#database/audit/verify-audit.ts';
import type { TestShop } from './shop.ts';

const someone = randomUUID();

/** Adds an entry to the log of changes, as actions of operators do. */
export function noteOne(
  { services }: TestShop,
  change: Partial<AuditedChange> = {},
): Promise<void> {
  return services.db.transaction((tx) =>
    recordChange(tx, {
      operatorId: someone,
      action: 'order-moved',
      subject: 'an order',
      before: { state: 'paid', delivered: 0 },
      after: { state: 'delivering', delivered: 12, isHeld: false, until: null },
      personalBefore: { email: 'jana@example.com' },
      personalAfter: { email: 'Jana.Nova@example.com' },
      at: new Date(),
      ...change,
    }),
  );
}

/** What is wrong with the log of a shop, and how much of it there is. */
export async function verifyLog({ database }: TestShop, heads: readonly AuditHead[] = []) {
  const faults: AuditFault[] = [];
  const found = await verifyAudit(database.db, heads, (fault) => faults.push(fault));
  if (found.faults !== faults.length) throw new Error('It counts what it does not tell.');
  return { ...found, faults };
}

/** What somebody does who owns the database. */
export async function behindItsBack(
  { database }: TestShop,
  ...statements: string[]
): Promise<void> {
  const client = await database.pool.connect();
  try {
    await client.query(`begin; set local session_replication_role = 'replica'`);
    for (const statement of statements) await client.query(statement);
    await client.query('commit');
  } finally {
    client.release();
  }
}

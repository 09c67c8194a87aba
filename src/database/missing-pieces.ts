import { type SQL, sql } from 'drizzle-orm';
import { hasEndedByWithdrawal } from './withdrawals.ts';

/** How many pieces of a line `l` are to be delivered. */
export const piecesOfLine = sql`derived.pieces_of(l.package_id, l.quantity, l.bonus)`;

/** Whether a line `l` ended short, as `shortLines` says it (domain/order/short.ts). */
export const isShortLine = sql`l.work = 'completed' and l.delivered < ${piecesOfLine}
  and not ${hasEndedByWithdrawal}`;

/** Whether a line `l` ended with less by a withdrawal, as `isEndedByWithdrawal` says it. */
export const isBelowByWithdrawal = sql`l.work = 'completed' and l.delivered < ${piecesOfLine}
  and ${hasEndedByWithdrawal}`;

/** What the missing pieces of a line `l` that ended short cost, as `undeliveredValue` says it. */
const missingValue = sql`ceil(l.total * (${piecesOfLine} - l.delivered)::numeric / ${piecesOfLine})`;

/** How many pieces are missing of lines `l` that ended short, and what they cost in haléře. */
export const missing = {
  pieces: sql`sum(${piecesOfLine} - l.delivered)::bigint`,
  amount: sql`sum(${missingValue})::bigint`,
} as const satisfies Record<string, SQL>;

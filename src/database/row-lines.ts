import { sql } from 'drizzle-orm';
import type { HoldReason } from '#domain/order/hold.ts';
import type { LineWork } from '#domain/order/progress.ts';
import type { TargetKind } from '#domain/target/target.ts';
import type { Queryable } from './client.ts';
import { hasEndedByWithdrawal } from './withdrawals.ts';
import { sameTargets } from './same-targets.ts';

/** A line of an order as lists and queues show it. */
export interface RowLine {
  position: number;
  packageId: string;
  quantity: number;
  bonus: number | null;
  work: LineWork;
  delivered: number;
  /** It has ended because its customer has withdrawn from it. */
  isWithdrawn: boolean;
  targetKind: TargetKind | null;
  targetLabel: string | null;
  targetUrl: string | null;
  holdReason: HoldReason | null;
  /** The numbers of other orders that go on with the same service for its target, a few at most. */
  sameTarget: number[];
}

/** A line `l` of the order `o` as JSON. */
const rowLine = sql`json_build_object('position', l.position, 'packageId', l.package_id, 'quantity', l.quantity,
  'bonus', l.bonus, 'work', l.work, 'delivered', l.delivered,
  'isWithdrawn', l.work = 'completed' and ${hasEndedByWithdrawal}, 'targetKind', l.target_kind,
  'targetLabel', l.target_label, 'targetUrl', l.target_url, 'holdReason', l.hold_reason,
  'sameTarget', ${sameTargets})`;

/** The lines `l` of an order, aggregated. */
export const rowLines = sql`coalesce(json_agg(${rowLine} order by l.position), '[]')`;

/** The lines of orders by their numbers. */
export async function readRowLines(
  db: Queryable,
  numbers: readonly number[],
): Promise<ReadonlyMap<number, RowLine[]>> {
  if (numbers.length === 0) return new Map();
  const { rows } = await db.execute<{ number: number; lines: RowLine[] }>(sql`
    select o.number, (select ${rowLines} from order_lines l where l.order_id = o.id) as lines
    from orders o where o.number = any(${sql.param([...numbers])}::integer[])`);
  return new Map(rows.map(({ number, lines }) => [number, lines]));
}

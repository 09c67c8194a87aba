import type { Database } from '#database/client.ts';
import { readFunnel } from '#database/funnel.ts';
import { countQueues } from '#database/queues.ts';
import { readTakings } from '#database/takings.ts';
import { periodOf } from '#domain/operator/periods.ts';

/** What the start page asks for: how much waits, and the money and the way to it of a month. */
export async function askForStart(db: Database): Promise<void> {
  const now = new Date();
  const month = periodOf('month', now);
  await countQueues(db, now);
  await readTakings(db, month);
  await readFunnel(db, month);
}

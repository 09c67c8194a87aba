import type { Database } from '#database/client.ts';
import { readFunnel } from '#database/figures/funnel.ts';
import { countWorkLists } from '#database/work-lists/work-lists.ts';
import { readTakings } from '#database/figures/takings.ts';
import { periodOf } from '#domain/figures/periods.ts';

/** What the start page asks for: how much waits, and the money and the way to it of a month. */
export async function askForStart(db: Database): Promise<void> {
  const now = new Date();
  const month = periodOf('month', now);
  await countWorkLists(db, now);
  await readTakings(db, month);
  await readFunnel(db, month);
}

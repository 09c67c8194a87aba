import { createOutbox } from '#ports/mail/embedded.ts';
import { createTestDatabase } from './database.ts';
import { storeYears } from './many-rows.ts';
import { type PlanReader, openPlanReader } from './query-plans.ts';

/** A shop that has been open for years, and how its queries are executed. */
export interface Years {
  plans: PlanReader;
  /** What lies before it may go. */
  before: Date;
  close(): Promise<void>;
}

export async function openYears(now: Date): Promise<Years> {
  const database = await createTestDatabase();
  const plans = await openPlanReader(database.url);
  await createOutbox({ sql: plans.client, clock: () => now }).prepare();
  return {
    plans,
    before: await storeYears(plans.client, now),
    async close() {
      await plans.client.end();
      await database.drop();
    },
  };
}

import { createEmbeddedMail } from '#ports/mail/embedded.ts';
import { createTestDatabase } from './database.ts';
import { mayGoBefore, storeYears } from './many-rows.ts';
import { type PlanReader, openPlanReader } from './query-plans.ts';

/** The end of the years. */
export const NOW = new Date();

/** What lies before it may go. */
export const before = mayGoBefore(NOW);

/** A shop that has been open for years, and how its queries are executed. */
export interface Years {
  plans: PlanReader;
  close(): Promise<void>;
}

export async function openYears(): Promise<Years> {
  const database = await createTestDatabase();
  const plans = await openPlanReader(database.url);
  await createEmbeddedMail({ sql: plans.client, clock: () => NOW }).prepare();
  await storeYears(plans.client, NOW);
  return {
    plans,
    async close() {
      await plans.client.end();
      await database.drop();
    },
  };
}

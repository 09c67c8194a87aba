import { drizzle } from 'drizzle-orm/node-postgres';
import { Client } from 'pg';
import { type Database, schema } from '#database/client.ts';

/** A connection to a database that tells how its queries are executed. */
export interface PlanReader {
  client: Client;
  /** Tables that an action reads from end to end; whatever it changes is taken back. */
  scannedBy(action: (db: Database) => Promise<unknown>): Promise<string[]>;
  /** The same without tables that never have more than a handful of rows. */
  largeScannedBy(action: (db: Database) => Promise<unknown>): Promise<string[]>;
}

const SETTING = /^\s*select set_config\(/;
const AROUND = /^\s*(?:begin|commit|rollback|savepoint|release|explain)\b/;

interface Plan {
  'Node Type': string;
  'Relation Name'?: string;
  Plans?: Plan[];
}

/** The operator's codes, what is offered otherwise, the provider's lists, the shop's own articles: a handful of rows. */
const small = new Set([
  'discount_codes',
  'offered_terms',
  'mailbox_state',
  'saved_answers',
  'reconciliations',
  'built_in_articles',
  'operators',
  'api_tokens',
  'webhook_receivers',
  '_private_jobs',
  '_private_tasks',
]);

export async function openPlanReader(url: string): Promise<PlanReader> {
  const client = new Client(url);
  await client.connect();
  const asked: { text: string; values: unknown[] }[] = [];
  const logQuery = (text: string, values: unknown[]) => void asked.push({ text, values });
  const db = drizzle(client, { schema, logger: { logQuery } });
  const reader: PlanReader = {
    client,
    async scannedBy(action) {
      asked.length = 0;
      await client.query('begin');
      await action(db);
      await client.query('rollback');
      const scanned: string[] = [];
      await client.query('begin');
      for (const { text, values } of asked) {
        // What a question sets for itself holds while it is explained.
        if (SETTING.test(text)) await client.query(text, values);
        if (SETTING.test(text) || AROUND.test(text)) continue;
        const { rows } = await client.query<{ 'QUERY PLAN': [{ Plan: Plan }] }>(
          `explain (format json) ${text}`,
          values,
        );
        for (const row of rows) scanned.push(...scannedIn(row['QUERY PLAN'][0].Plan));
      }
      await client.query('rollback');
      return scanned;
    },
    async largeScannedBy(action) {
      const scanned = await reader.scannedBy(action);
      return scanned.filter((table) => !small.has(table));
    },
  };
  return reader;
}

function scannedIn(plan: Plan): string[] {
  const here = plan['Node Type'] === 'Seq Scan' ? [plan['Relation Name'] ?? ''] : [];
  return [...here, ...(plan.Plans ?? []).flatMap(scannedIn)];
}

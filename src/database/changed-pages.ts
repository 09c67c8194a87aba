import { sql } from 'drizzle-orm';
import type { PageTag } from '#domain/addresses/page-tag.ts';
import type { Transaction } from './client.ts';

/**
 * Tells all replicas, once the transaction is over, to forget the pages with a tag, and what lies in memory under the same name.
 */
export async function tellChangedPages(tx: Transaction, tag: PageTag): Promise<void> {
  await tx.execute(sql`select pg_notify('pages_changed', ${tag})`);
}

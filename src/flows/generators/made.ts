import type { Transaction } from '#database/client.ts';
import type { ItemOutcome } from '#domain/generators/batch.ts';

/** What a service made of an item, to be stored in the transaction that notes it; or why it made nothing. */
export type Made =
  | { ok: true; store: (tx: Transaction) => Promise<ItemOutcome> }
  | Extract<ItemOutcome, { ok: false }>;

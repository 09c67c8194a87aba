import type { Pool, PoolClient } from 'pg';

/**
 * Counts how often a pool's connections went to the database and came back, over the whole life of the
 * pool from now on: each empties its queue once for every statement that is waited for.
 */
export function countRoundTrips(pool: Pool): () => number {
  const known = new WeakSet<PoolClient>();
  let count = 0;
  pool.on('acquire', (client) => {
    if (known.has(client)) return;
    known.add(client);
    client.on('drain', () => {
      count += 1;
    });
  });
  return () => count;
}

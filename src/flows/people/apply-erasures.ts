import {
  type ErasureRow,
  endErasure,
  everyAddress,
  listWaiting,
  queueErasure,
  queueStuckErasures,
  wakeErasure,
} from '#database/people/erasures.ts';
import { DAY_MS } from '#domain/calendar.ts';
import { findPerson, listObstacles } from '#database/people/find-person.ts';
import type { Services } from '#flows/services.ts';
import { addressHashes } from './address-hash.ts';
import { takeOverFromStorage } from './erasure-file.ts';

/** Erasures and addresses that are read at once. */
const MOST = 500;
const BATCH = 1000;

/**
 * Begins the erasures anew that a restore has undone, and those that had to wait: each address of the database is
 * hashed and looked for among them. Where something of a person is not finished, theirs goes on waiting; one whose
 * address is nowhere has nothing left to erase. Meant for the job queue, at each start and daily (rules 76).
 */
export async function applyErasures(
  services: Pick<Services, 'db' | 'storage' | 'clock'>,
): Promise<void> {
  const { db, clock } = services;
  await takeOverFromStorage(services);
  await queueStuckErasures(db, new Date(clock().getTime() - DAY_MS));
  let last: ErasureRow | undefined;
  do {
    const waiting = await listWaiting(db, last, MOST);
    if (waiting.length > 0) await goOn(services, waiting);
    last = waiting.length < MOST ? undefined : waiting.at(-1);
  } while (last);
}

async function goOn(
  services: Pick<Services, 'db' | 'clock'>,
  waiting: readonly ErasureRow[],
): Promise<void> {
  const { db, clock } = services;
  const found = await findAddresses(services, waiting);
  for (const erasure of waiting) {
    const address = found.get(erasure.id);
    if (address === undefined) {
      await endErasure(db, erasure.id, clock());
      continue;
    }
    const person = await findPerson(db, { address, before: erasure.askedAt });
    const [obstacle] = await listObstacles(db, person, 1);
    if (obstacle || !(await wakeErasure(db, erasure.id, address))) continue;
    await queueErasure(db, erasure.id);
  }
}

/** The addresses of these erasures, as far as the database knows them. */
async function findAddresses(
  { db }: Pick<Services, 'db'>,
  waiting: readonly ErasureRow[],
): Promise<Map<string, string>> {
  const byHash = Map.groupBy(waiting, ({ addressHash }) => addressHash);
  const hashesOf = await addressHashes(db);
  const found = new Map<string, string>();
  for await (const addresses of everyAddress(db, BATCH)) {
    for (const address of addresses) {
      for (const hash of hashesOf(address)) {
        for (const { id } of byHash.get(hash) ?? []) found.set(id, address);
      }
    }
  }
  return found;
}

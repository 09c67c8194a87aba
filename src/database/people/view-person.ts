import type { Obstacle } from '#domain/people/erasure.ts';
import type { Queryable } from '#database/client.ts';
import { type Consent, listConsents } from './consents.ts';
import { countHeld, countUnsent, findPerson, listObstacles } from './find-person.ts';
import type { CopiedTableName } from './personal-columns.ts';

/** What somebody sees of a person before anything is done. */
export interface PersonView {
  address: string;
  /** Rows by table, of those that have any. */
  held: Partial<Record<CopiedTableName, number>>;
  /** E-mails that have not left. */
  unsent: number;
  obstacles: Obstacle[];
  consents: Consent[];
}

/** Obstacles and consents that are shown at most. */
const MOST = 50;

/** @param address as `readPersonAddress` reads it */
export async function viewPerson(db: Queryable, address: string, now: Date): Promise<PersonView> {
  const person = await findPerson(db, { address, before: now });
  return {
    address,
    held: await countHeld(db, person),
    unsent: await countUnsent(db, person),
    obstacles: await listObstacles(db, person, MOST),
    consents: await listConsents(db, person.orderIds, MOST),
  };
}

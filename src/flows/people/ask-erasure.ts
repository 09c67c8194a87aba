import { sql } from 'drizzle-orm';
import { beginErasure, findErasure } from '#database/people/erasures.ts';
import { countHeld, findPerson, listObstacles } from '#database/people/find-person.ts';
import type { Operator } from '#domain/operator/operator.ts';
import { type Obstacle, readPersonAddress } from '#domain/people/erasure.ts';
import type { Services } from '#flows/services.ts';
import { addressHash, wishId } from './address-hash.ts';

/** Obstacles that are named at most. */
const MOST_OBSTACLES = 50;

export interface ErasureWish {
  /** The id of the form: pressed twice it is one wish. */
  formId: string;
  /** As it was typed. */
  address: string;
  operator: Pick<Operator, 'id'>;
}

export type AskedErasure =
  | { ok: true; id: string }
  | { ok: false; problem: 'address-invalid' | 'nobody' | 'under-way' }
  | { ok: false; problem: 'not-finished'; obstacles: Obstacle[] };

/**
 * Asks for a person to be erased (Art. 17 GDPR, rules 76): refused while an order, a dispute, a complaint, a
 * refill, a withdrawal or money of theirs is not finished. It is stored under the id of form and address with the
 * job that does it, so nothing can stop it half way.
 */
export async function askErasure(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  { formId, address: typed, operator }: ErasureWish,
): Promise<AskedErasure> {
  const address = readPersonAddress(typed);
  if (address === undefined) return { ok: false, problem: 'address-invalid' };
  const id = wishId(formId, address);
  if (await findErasure(db, id)) return { ok: true, id };
  const hash = await addressHash(db, address);
  return db.transaction(async (tx): Promise<AskedErasure> => {
    const askedAt = clock();
    const person = await findPerson(tx, { address, before: askedAt }, sql`for update`);
    const obstacles = await listObstacles(tx, person, MOST_OBSTACLES);
    if (obstacles.length > 0) return { ok: false, problem: 'not-finished', obstacles };
    const held = await countHeld(tx, person);
    if (Object.keys(held).length === 0) return { ok: false, problem: 'nobody' };
    const erasure = { id, addressHash: hash, address, operatorId: operator.id, askedAt };
    if (await beginErasure(tx, erasure)) return { ok: true, id };
    // The same wish at the same moment, or another one.
    return (await findErasure(tx, id)) ? { ok: true, id } : { ok: false, problem: 'under-way' };
  });
}

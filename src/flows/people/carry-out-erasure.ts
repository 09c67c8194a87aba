import { sql } from 'drizzle-orm';
import { noteChange } from '#database/audit.ts';
import { listEmailsOf } from '#database/people/copy-person.ts';
import { erasePerson } from '#database/people/erase-person.ts';
import {
  type ErasureRow,
  endErasure,
  findErasure,
  letErasureWait,
  lockRunning,
  noteErased,
} from '#database/people/erasures.ts';
import { findPerson, listObstacles } from '#database/people/find-person.ts';
import { messageIdOf } from '#emails/define-email.ts';
import type { Services } from '#flows/services.ts';
import { keepInStorage } from './erasure-file.ts';

type Needed = Pick<Services, 'db' | 'mail' | 'storage' | 'shop' | 'clock'>;

/**
 * Erases the person of an erasure that is under way, or goes on where a program was killed: e-mails that were
 * kept, then all tables in one transaction, then what left meanwhile; at the end the address itself goes. Each step
 * done twice is done once. Where something came up since it was asked for, it waits.
 * @throws StorageUnavailable where the list kept beside the database cannot be written; then the job comes again
 */
export async function carryOutErasure(services: Needed, id: string): Promise<void> {
  const { db, mail, clock } = services;
  const begun = await findErasure(db, id);
  if (!begun || begun.address === null) return;
  const { address, askedAt } = begun;
  const emails = await listEmailsOf(db, await findPerson(db, { address, before: askedAt }));
  await mail.erase(
    address,
    emails.map((email) => messageIdOf(services.shop, email)),
  );
  const goesOn = await eraseFromTables(services, id);
  if (!goesOn) return;
  await mail.erase(address, []);
  await keepInStorage(services, begun);
  await db.transaction((tx) => end(tx, begun, clock()));
}

/** Everything in the database at once. @returns false where it is over, or has to wait */
async function eraseFromTables({ db }: Needed, id: string): Promise<boolean> {
  return db.transaction(async (tx) => {
    // Whoever holds a row goes first; the job comes again.
    await tx.execute(sql`set local lock_timeout = '5s'`);
    const running = await lockRunning(tx, id);
    if (!running) return false;
    const { address, askedAt: before } = running;
    const person = await findPerson(tx, { address, before }, sql`for update`);
    const [obstacle] = await listObstacles(tx, person, 1);
    if (obstacle) {
      await letErasureWait(tx, id);
      return false;
    }
    await noteErased(tx, id, await erasePerson(tx, person));
    return true;
  });
}

/** What is logged says how much, and not of whom. */
async function end(
  tx: Parameters<typeof noteChange>[0],
  { id, operatorId }: Pick<ErasureRow, 'id' | 'operatorId'>,
  at: Date,
): Promise<void> {
  if (!(await endErasure(tx, id, at))) return;
  const erased = (await findErasure(tx, id))?.erased ?? 0;
  const after = { rows: erased };
  await noteChange(tx, { operatorId, action: 'person-erased', subject: id, after, at });
}

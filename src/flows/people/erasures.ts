import { sql } from 'drizzle-orm';
import { eraseAudited, recordChange } from '#database/audit/audit.ts';
import { erasePerson, listPersonEmails } from '#database/people/erase-person.ts';
import {
  type ErasureRow,
  beginErasure,
  endErasure,
  walkAddresses,
  findErasure,
  letErasureWait,
  listWaiting,
  lockRunning,
  recordErased,
  queueErasure,
  queueStuckErasures,
  wakeErasure,
} from '#database/people/erasures.ts';
import { countHeld, findPerson, listObstacles } from '#database/people/find-person.ts';
import { DAY_MS } from '#domain/time/calendar.ts';
import type { Operator } from '#domain/admin/operator.ts';
import { type Obstacle, readPersonAddress } from '#domain/people/erasure.ts';
import { messageIdHeaderOf } from '#emails/define-email.ts';
import type { Services } from '#flows/services.ts';
import { addressHash, addressHashes, erasureIdOf } from './address-hash.ts';
import { keepInStorage, takeOverFromStorage } from './erasure-file.ts';

/** Obstacles that are named at most. */
const MOST_OBSTACLES = 50;

export interface ErasureRequest {
  /** The id of the form: pressed twice it is one request. */
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
  { formId, address: input, operator }: ErasureRequest,
): Promise<AskedErasure> {
  const address = readPersonAddress(input);
  if (address === undefined) return { ok: false, problem: 'address-invalid' };
  const id = erasureIdOf(formId, address);
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
    // The same request at the same moment, or another one.
    return (await findErasure(tx, id)) ? { ok: true, id } : { ok: false, problem: 'under-way' };
  });
}

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
  const emails = await listPersonEmails(db, await findPerson(db, { address, before: askedAt }));
  await mail.erase(
    address,
    emails.map((email) => messageIdHeaderOf(services.shop, email)),
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
    await recordErased(tx, id, await erasePerson(tx, person));
    return true;
  });
}

/** What is logged says how much, and not of whom. */
async function end(
  tx: Parameters<typeof recordChange>[0],
  { id, operatorId }: Pick<ErasureRow, 'id' | 'operatorId'>,
  at: Date,
): Promise<void> {
  if (!(await endErasure(tx, id, at))) return;
  const erased = (await findErasure(tx, id))?.erased ?? 0;
  const after = { rows: erased };
  await recordChange(tx, { operatorId, action: 'person-erased', subject: id, after, at });
}

/** Erasures and addresses that are read at once. */
const MOST = 500;
const CHUNK = 1000;

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
  for await (const addresses of walkAddresses(db, CHUNK)) {
    for (const address of addresses) {
      for (const hash of hashesOf(address)) {
        for (const { id } of byHash.get(hash) ?? []) found.set(id, address);
      }
    }
  }
  return found;
}

/** Whose personal values go: wherever these values stand, and all that was said of these orders or people. */
export interface Erasing {
  /** Mailboxes, names, phone numbers; in whatever case they are written. */
  values?: readonly string[];
  /** Ids of orders or people. */
  subjects?: readonly string[];
  operator: Pick<Operator, 'id'>;
}

/**
 * Erases a person from the log of changes (Art. 17 GDPR). That it was done is logged, without saying whom it was
 * about; the chain still holds (rules 67).
 */
export async function eraseFromLog(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  { operator, ...what }: Erasing,
): Promise<{ ok: true; erased: number }> {
  return db.transaction(async (tx) => {
    const erased = await eraseAudited(tx, what);
    await recordChange(tx, {
      operatorId: operator.id,
      action: 'personal-erased',
      subject: 'log',
      after: { values: erased },
      at: clock(),
    });
    return { ok: true, erased };
  });
}

import { sql } from 'drizzle-orm';
import type { Queryable } from '#database/client.ts';
import type { Obstacle } from '#domain/people/erasure.ts';
import { countHeld, countUnsent, findPerson, listObstacles } from './find-person.ts';
import type { CopiedTableName } from './personal-columns.ts';

/** How many orders were made under one version of the terms, and what their customers said to the early start. */
export interface ConsentCount {
  termsVersion: string;
  /** Of the wording of the express request; null where it was not asked, as of companies. */
  consentVersion: string | null;
  /** Whether it was given; null likewise. */
  isGiven: boolean | null;
  orders: number;
}

/** Days in Prague, both included; null for no bound. */
export interface ConsentDays {
  from: string | null;
  to: string | null;
}

/** Orders by what was agreed to, of days in Prague, the newest version first (rules 75). */
export async function countConsents(
  db: Queryable,
  { from, to }: ConsentDays,
): Promise<ConsentCount[]> {
  const { rows } = await db.execute<{
    terms: string;
    consent: string | null;
    given: boolean | null;
    n: string;
  }>(sql`
    select terms_version as terms, consent_version as consent, express_consent as given, count(*) as n
    from orders
    where (${from}::text is null or created_at >= ${from}::date::timestamp at time zone 'Europe/Prague')
      and (${to}::text is null or created_at < (${to}::date + 1)::timestamp at time zone 'Europe/Prague')
    group by 1, 2, 3 order by 1 desc, 2 desc nulls last, 3 desc nulls last`);
  return rows.map(({ terms, consent, given, n }) => ({
    termsVersion: terms,
    consentVersion: consent,
    isGiven: given,
    orders: Number(n),
  }));
}

interface Consent extends Omit<ConsentCount, 'orders'> {
  orderNumber: number;
  /** When the order was made. */
  madeAt: Date;
  /** When the request was made or refused; null where it was not asked. */
  statedAt: Date | null;
}

/** What one person agreed to, the newest order first, at most `most`. */
async function listConsents(
  db: Queryable,
  orderIds: readonly string[],
  most: number,
): Promise<Consent[]> {
  const { rows } = await db.execute<{
    number: number;
    terms: string;
    consent: string | null;
    given: boolean | null;
    made: string;
    stated: string | null;
  }>(sql`
    select number, terms_version as terms, consent_version as consent, express_consent as given,
      to_json(created_at) #>> '{}' as made, to_json(consent_at) #>> '{}' as stated
    from orders where id = any(${sql.param([...orderIds])}::uuid[])
    order by created_at desc, number desc limit ${most}`);
  return rows.map(({ number, terms, consent, given, made, stated }) => ({
    orderNumber: number,
    termsVersion: terms,
    consentVersion: consent,
    isGiven: given,
    madeAt: new Date(made),
    statedAt: stated === null ? null : new Date(stated),
  }));
}

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

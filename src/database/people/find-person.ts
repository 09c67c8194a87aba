import { type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '#database/client.ts';
import { unpaidComplaints } from '#database/work-lists/waiting-orders.ts';
import {
  type Obstacle,
  type ObstacleKind,
  addressPattern,
  emailsThatMustLeave,
} from '#domain/people/erasure.ts';
import { keysOf } from '#domain/records.ts';
import {
  type CopiedTableName,
  type PersonalTable,
  type PersonalTableName,
  copiedTables,
  personalTables,
} from './personal-columns.ts';
import { readNumber, readTexts } from '#database/rows.ts';
import { momentOf } from '#database/conditions.ts';

/** Whether any of these columns names the address. */
export function mentionsAddress(columns: readonly string[], address: string): SQL {
  const each = columns.map((column) =>
    containsAddress(sql`${sql.identifier(column)}::text`, address),
  );
  return sql`(${sql.join(each, sql` or `)})`;
}

/** Whether a text names the address. */
export function containsAddress(text: SQL, address: string): SQL {
  return sql`${text} ~* ${addressPattern(address)}`;
}

/** A text without the address. */
export function removeAddress(text: SQL, address: string): SQL {
  return sql`regexp_replace(${text}, ${addressPattern(address)}, '', 'gi')`;
}

/** A person as the shop knows one: an address, and what is theirs by it. */
export interface Person {
  /** Without spaces, in small letters. */
  address: string;
  /** What came later is not meant. */
  before: Date;
  orderIds: string[];
  messageIds: string[];
  withdrawalIds: string[];
  /** Of their orders and messages. */
  phones: string[];
}

/** All that the shop has of an address up to a moment. @param lock for the transaction that erases it */
export async function findPerson(
  db: Queryable,
  { address, before }: { address: string; before: Date },
  lock = sql``,
): Promise<Person> {
  const until = momentOf(before);
  const orders = await db.execute<{ id: string; phone: string }>(sql`
    select id, phone from orders where lower(email) = ${address} and created_at <= ${until}
    order by id ${lock}`);
  const orderIds = orders.rows.map(({ id }) => id);
  const messages = await db.execute<{ id: string; phone: string }>(sql`
    select id, phone from messages where lower(email) = ${address} and created_at <= ${until}
    order by id ${lock}`);
  const withdrawalIds = await readTexts(
    db,
    sql`select id from withdrawals
      where (lower(email) = ${address} or order_id = any(${ids(orderIds)})) and declared_at <= ${until}
      order by id ${lock}`,
  );
  const phones = [...orders.rows, ...messages.rows].map(({ phone }) => phone).filter(Boolean);
  return {
    address,
    before,
    orderIds,
    messageIds: messages.rows.map(({ id }) => id),
    withdrawalIds,
    phones: [...new Set(phones)],
  };
}

/** The rows of a table that are about a person, as a condition. */
export function isTheirs(name: PersonalTableName, person: Person): SQL {
  const { foundBy, columns }: PersonalTable = personalTables[name];
  const { address, orderIds, messageIds, withdrawalIds } = person;
  const until = momentOf(person.before);
  switch (foundBy) {
    case 'orders':
      return sql`id = any(${ids(orderIds)})`;
    case 'messages':
      return sql`id = any(${ids(messageIds)})`;
    case 'withdrawals':
      return sql`id = any(${ids(withdrawalIds)})`;
    case 'of-order':
    case 'listed-order':
      return sql`order_id = any(${ids(orderIds)})`;
    case 'pending_actions':
      return sql`(order_id = any(${ids(orderIds)}) or message_id = any(${ids(messageIds)})
        or withdrawal_id = any(${ids(withdrawalIds)}))`;
    case 'of-message':
      return sql`(message_id = any(${ids(messageIds)}) or lower(from_address) = ${address} and at <= ${until})`;
    case 'called-order':
      return sql`exists (select from orders o where o.id = any(${ids(orderIds)})
        and answer @> jsonb_build_object('number', o.number))`;
    case 'of-order-text':
      return sql`order_id = any(${sql.param(orderIds)}::text[])`;
    case 'emails':
      return sql`operator_id is null and (order_id = any(${ids(orderIds)})
        or message_id = any(${ids(messageIds)}) or withdrawal_id = any(${ids(withdrawalIds)})
        or lower(to_address) = ${address} and enqueued_at <= ${until})`;
    case 'of-email':
      return sql`email_id = any(array(select id from emails where ${isTheirs('emails', person)}))`;
    case 'log':
      return isLogged(person);
    case 'mention':
      return mentionsAddress(keysOf(columns), address);
  }
}

/** What the log of changes says of their orders, messages and declarations, and of them anywhere else. */
function isLogged({ address, phones, orderIds, messageIds, withdrawalIds }: Person): SQL {
  const subjects = sql.param([...orderIds, ...messageIds, ...withdrawalIds]);
  return sql`(seq = any(array(select seq from audit_entries where subject = any(${subjects}::text[])))
    or lower(value) = any(${sql.param(phones)}::text[]) or ${mentionsAddress(['value'], address)})`;
}

/** How many rows of each table are about a person; none that has nothing. */
export async function countHeld(
  db: Queryable,
  person: Person,
): Promise<Partial<Record<CopiedTableName, number>>> {
  const held: Partial<Record<CopiedTableName, number>> = {};
  for (const name of copiedTables) {
    const theirs = sql`${sql.raw(name)} where ${isTheirs(name, person)}`;
    const n = await readNumber(db, sql`select count(*) from ${theirs}`);
    if (n > 0) held[name] = n;
  }
  return held;
}

/** What of a person's is not finished, so that nothing is erased yet; the gravest first, at most `most`. */
export async function listObstacles(
  db: Queryable,
  person: Person,
  most: number,
): Promise<Obstacle[]> {
  const theirs = ids(person.orderIds);
  const must = sql.param([...emailsThatMustLeave]);
  const of = (kind: ObstacleKind, from: SQL) => sql`select ${kind}::text as kind, ${from}`;
  const { rows } = await db.execute<{ kind: ObstacleKind; orderNumber: number | null }>(sql`
    select distinct kind, number as "orderNumber" from (
      ${of('unpaid', sql`number from orders where id = any(${theirs}) and state = 'pending'`)}
      union all ${of('undelivered', sql`number from orders where id = any(${theirs}) and state in ('paid', 'delivering')`)}
      union all ${of('dispute', sql`o.number from payment_anomalies a join orders o on o.id::text = a.order_id where o.id = any(${theirs}) and a.resolved_at is null`)}
      union all ${of('complaint', ofOrder('complaints', sql`outcome is null`, theirs))}
      union all ${of('refill', ofOrder('refills', sql`ended_at is null`, theirs))}
      union all ${of(
        'withdrawal',
        sql`o.number from withdrawals w left join orders o on o.id = w.order_id where w.id = any(${ids(person.withdrawalIds)}) and w.resolved_at is null
        and (w.outcome is null or w.outcome in ('held', 'unknown', 'late', 'performed'))`,
      )}
      union all ${of('refund', ofOrder('refunds', sql`t.state = 'owed'`, theirs))}
      union all ${of('refund', sql`o.number from ${unpaidComplaints} and o.id = any(${theirs})`)}
      union all ${of('pendingAction', ofOrder('pending_actions', sql`t.state in ('waiting', 'failed')`, theirs))}
      union all ${of(
        'email',
        sql`o.number from emails l left join orders o on o.id = l.order_id
        where ${isTheirs('emails', person)} and l.kind = any(${must}::text[])
          and l.sent_at is null and l.refusal is null and l.set_aside_at is null`,
      )}
    ) found order by kind, "orderNumber" limit ${most}`);
  return rows;
}

function ofOrder(table: string, isOpen: SQL, orders: SQL): SQL {
  return sql`o.number from ${sql.raw(table)} t join orders o on o.id = t.order_id
    where t.order_id = any(${orders}) and ${isOpen}`;
}

/** E-mails that have not left and go with the person. */
export async function countUnsent(db: Queryable, person: Person): Promise<number> {
  const theirs = isTheirs('emails', person);
  return readNumber(
    db,
    sql`select count(*) from emails where ${theirs} and sent_at is null and refusal is null`,
  );
}

function ids(values: readonly string[]): SQL {
  return sql`${sql.param([...values])}::uuid[]`;
}

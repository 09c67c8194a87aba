import type { ClientBase } from 'pg';
import type { BackupFaultKind } from '#domain/admin/backup-check.ts';
import { wordsOf } from './connection.ts';

export interface CheckFacts {
  madeAt: Date;
  /** From this year on every number of a series is there; orders of older ones may be deleted (rules 24). */
  wholeFromYear: number;
}

interface Check {
  kind: BackupFaultKind;
  /** Rows that break the rule: which, and of which order. */
  statement: string;
  values: (facts: CheckFacts) => unknown[];
}

/** Days for which the notes of e-mails are certainly kept (rules 24: two years). */
const EMAILS_KEPT_DAYS = 700;

/** Money that had gone back before the order was rebuilt here has neither invoice nor e-mails. */
const ELSEWHERE = `exists (select from refunds r where r.order_id = o.id and r.kind = 'elsewhere')`;

/** An order that was entered by hand, and whose e-mails still wait or were taken back, as its history says. */
const TAKEN_BACK = `(
  exists (select from order_events e where e.order_id = o.id and e.kind = 'entered')
  and (exists (select from order_events e where e.order_id = o.id and e.kind = 'undone')
    or exists (select from pending_actions i where i.order_id = o.id and i.state in ('waiting', 'failed'))))`;

/** Of an order's refunds and credit notes, in haléře. */
const GIVEN_BACK = `
  select o.number, o.total,
    (select coalesce(sum(amount), 0) from refunds r
      where r.order_id = o.id and r.kind <> 'paid-twice' and r.state = 'done') as returned,
    (select count(*) from refunds r
      where r.order_id = o.id and r.kind <> 'paid-twice' and r.state = 'failed') as failed,
    (select -coalesce(sum((snapshot ->> 'total')::bigint), 0) from invoices i
      where i.order_id = o.id and i.kind = 'credit-note') as credited,
    exists (select from invoices i where i.order_id = o.id and i.kind = 'invoice') as invoiced
  from orders o where exists (select from refunds r where r.order_id = o.id) and not ${ELSEWHERE}`;

/** What must hold in every shop, each as a question for the rows where it does not (rules 78). */
const checks: readonly Check[] = [
  {
    // The numbers are made by `invoiceNumber` (domain/invoice/invoice-number.ts).
    kind: 'invoice-gap',
    statement: `
      select n.number as row, null::integer as number from series s
      cross join lateral generate_series(1, s.last) as position
      cross join lateral (select case when s.name like 'credit-note-%' then '9' else '' end
        || right(s.name, 4) || lpad(position::text, greatest(5, length(position::text)), '0') as number) n
      where right(s.name, 4)::integer >= $1
        and not exists (select from invoices i where i.number = n.number)
      union all
      select i.number, o.number from invoices i join orders o on o.id = i.order_id
      cross join lateral (select case when i.kind = 'credit-note' then substr(i.number, 2) else i.number end
        as digits) n
      left join series s on s.name = i.kind || '-' || left(n.digits, 4)
      where substr(n.digits, 5)::integer > coalesce(s.last, 0)`,
    values: ({ wholeFromYear }) => [wholeFromYear],
  },
  {
    kind: 'paid-without-invoice',
    statement: `
      select coalesce(o.invoice_number, o.number::text) as row, o.number from orders o
      where o.paid_at is not null and o.paid_how <> 'free' and not ${ELSEWHERE}
        and not exists (select from invoices i
          where i.order_id = o.id and i.kind = 'invoice' and i.number = o.invoice_number)`,
    values: () => [],
  },
  {
    // Those of an order that was entered by hand can be taken back; whoever was erased has none.
    kind: 'paid-without-emails',
    statement: `
      select kind as row, o.number from orders o
      cross join unnest('{order-paid-customer,order-paid-shop}'::text[]) as kind
      where o.paid_at > $1::timestamptz - make_interval(days => ${EMAILS_KEPT_DAYS})
        and o.email <> '' and not ${ELSEWHERE} and not ${TAKEN_BACK}
        and not exists (select from emails l where l.order_id = o.id and l.kind = kind.kind)`,
    values: ({ madeAt }) => [madeAt],
  },
  {
    kind: 'order-sum',
    statement: `
      select o.number::text as row, o.number from orders o
      left join lateral (select sum(subtotal) as subtotal, sum(discount) as discount, sum(total) as total,
        bool_and(subtotal = quantity * unit_price and total = subtotal - discount) as fits
        from order_lines l where l.order_id = o.id) l on true
      where o.total <> o.subtotal - o.discount or l.fits is not true
        or (l.subtotal, l.discount, l.total) is distinct from (o.subtotal, o.discount, o.total)`,
    values: () => [],
  },
  {
    kind: 'invoice-sum',
    statement: `
      select i.number as row, o.number from invoices i join orders o on o.id = i.order_id
      where i.snapshot ->> 'number' is distinct from i.number
        or i.kind = 'invoice' and (i.snapshot ->> 'total')::bigint is distinct from o.total
        or (i.snapshot ->> 'base')::bigint + (i.snapshot ->> 'vat')::bigint
          is distinct from (i.snapshot ->> 'total')::bigint`,
    values: () => [],
  },
  {
    kind: 'refund-sum',
    statement: `
      select m.number::text as row, m.number from (${GIVEN_BACK}) m where m.returned > m.total`,
    values: () => [],
  },
  {
    // The credit note of a refund that came back stands, and a later one may be given in its place.
    kind: 'credit-sum',
    statement: `
      select m.number::text as row, m.number from (${GIVEN_BACK}) m
      where m.invoiced and case when m.failed = 0 then m.credited <> m.returned
        else m.credited < m.returned or m.credited > m.total end`,
    values: () => [],
  },
];

/** A row that breaks a rule. */
export interface Broken {
  kind: BackupFaultKind;
  row: string;
  order: number | null;
}

/**
 * Asks every check of the database, each within the time that the connection allows; one that fails by itself is
 * told as well. What else is wrong goes on being looked for.
 * @param most rows of each check
 */
export async function runChecks(
  client: ClientBase,
  facts: CheckFacts,
  most: number,
): Promise<Broken[]> {
  const broken: Broken[] = [];
  const ask = async (
    kind: BackupFaultKind,
    statement: string,
    values: unknown[],
  ): Promise<void> => {
    try {
      const { rows } = await client.query<{ row: string; number: number | null }>(
        `select * from (${statement}) broken order by 1 limit ${most}`,
        values,
      );
      for (const { row, number } of rows) broken.push({ kind, row, order: number });
    } catch (error) {
      broken.push({ kind: 'not-checked', row: `${kind}: ${wordsOf(error)}`, order: null });
    }
  };
  for (const { kind, statement, values } of checks) await ask(kind, statement, values(facts));
  for (const statement of await orphanQuestions(client)) await ask('orphan', statement, []);
  return broken;
}

/** For each foreign key a question for the rows whose counterpart is not there. */
async function orphanQuestions(client: ClientBase): Promise<string[]> {
  const { rows } = await client.query<{ statement: string }>(`
    select format('select %L || c.ctid::text as row, null::integer as number from %s c where %s
        and not exists (select from %s p where %s)',
      conname || ' ', conrelid::regclass,
      string_agg(format('c.%I is not null', a.attname), ' and '), confrelid::regclass,
      string_agg(format('p.%I = c.%I', b.attname, a.attname), ' and ')) as statement
    from pg_constraint k
    cross join lateral unnest(k.conkey, k.confkey) as pair (own, other)
    join pg_attribute a on a.attrelid = k.conrelid and a.attnum = pair.own
    join pg_attribute b on b.attrelid = k.confrelid and b.attnum = pair.other
    where k.contype = 'f' and k.connamespace::regnamespace::text not in ('graphile_worker', 'drizzle')
    group by k.oid, conname, conrelid, confrelid`);
  return rows.map(({ statement }) => statement);
}

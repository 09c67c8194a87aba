import type { ClientBase } from 'pg';

/** A table whose rows a backup holds. */
export interface BackedUpTable {
  /** Both parts quoted, as SQL wants them: "public"."orders". */
  name: string;
  /** Quoted. */
  columns: string[];
}

export interface SequenceState {
  /** Both parts quoted. */
  name: string;
  last: string;
  isCalled: boolean;
}

/**
 * Schemas left out of a backup: those of tools, for its head has the journal of the migrations, and jobs are
 * made again from the orders and e-mails, which works with every version of the queue; and what a restore
 * derives anew or carries over.
 */
const LEFT_OUT = ['drizzle', 'graphile_worker', 'information_schema', 'derived', 'carried'];

/**
 * Tables left out because a restore must not bring them back: sessions that have been ended since, links that
 * have been used, and what lives no longer than they do.
 */
const PASSING = [
  'public.sessions',
  'public.operator_links',
  'public.passkey_challenges',
  'public.kept_forms',
];

interface CatalogueRow extends BackedUpTable {
  oid: number;
  parents: number[];
}

/**
 * Every table of the shop, whichever schema it lies in, parents before children. Unlogged tables are
 * left out: what stands in them may be lost with any crash.
 */
export async function listTables(client: ClientBase): Promise<BackedUpTable[]> {
  const { rows } = await client.query<CatalogueRow>(
    `select c.oid, format('%I.%I', n.nspname, c.relname) as name,
      (select array_agg(format('%I', attname) order by attnum) from pg_attribute
        where attrelid = c.oid and attnum > 0 and not attisdropped and attgenerated = '') as columns,
      array(select confrelid from pg_constraint
        where conrelid = c.oid and contype = 'f' and confrelid <> c.oid) as parents
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where c.relkind = 'r' and c.relpersistence = 'p' and n.nspname not like 'pg\\_%'
      and n.nspname <> all($1) and format('%I.%I', n.nspname, c.relname) <> all($2)
      and not exists (select from pg_depend where objid = c.oid and deptype = 'e')
    order by n.nspname, c.relname`,
    [LEFT_OUT, PASSING],
  );
  return parentsFirst(rows).map(({ name, columns }) => ({ name, columns }));
}

function parentsFirst(tables: CatalogueRow[]): CatalogueRow[] {
  const waiting = new Set(tables);
  const ordered: CatalogueRow[] = [];
  while (waiting.size > 0) {
    const pending = new Set([...waiting].map(({ oid }) => oid));
    const free = [...waiting].filter(({ parents }) => !parents.some((oid) => pending.has(oid)));
    if (free.length === 0) throw new Error('Tables refer to each other in a circle.');
    for (const table of free) waiting.delete(table);
    ordered.push(...free);
  }
  return ordered;
}

/** The positions of the shop's sequences. Sequences ignore transactions, so read them after the rows. */
export async function listSequences(client: ClientBase): Promise<SequenceState[]> {
  const { rows } = await client.query<{ name: string }>(
    `select format('%I.%I', n.nspname, c.relname) as name
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where c.relkind = 'S' and n.nspname not like 'pg\\_%' and n.nspname <> all($1)
    order by 1`,
    [LEFT_OUT],
  );
  const states: SequenceState[] = [];
  for (const { name } of rows) {
    const state = await client.query<{ last_value: string; is_called: boolean }>(
      `select last_value, is_called from ${name}`,
    );
    for (const { last_value: last, is_called: isCalled } of state.rows) {
      states.push({ name, last, isCalled });
    }
  }
  return states;
}

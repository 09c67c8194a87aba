import { randomBytes, randomUUID } from 'node:crypto';
import { Pool, type PoolClient } from 'pg';

/** The baseline of a placed order: the same rows in the same database, and nothing else. */
export interface BareOrders {
  /** Stores one in a transaction of its own, by a statement for each table. */
  store(): Promise<void>;
  close(): Promise<void>;
}

type Row = Record<string, unknown>;

/** Columns that the database fills by itself. */
const GENERATED: Record<string, string> = { orders: 'number', order_events: 'id' };
/** As many as the shop has. */
const CONNECTIONS = 10;

/** @param url a database with an order of the shop's own, whose rows are stored again and again */
export async function openBareOrders(url: string): Promise<BareOrders> {
  const pool = new Pool({ connectionString: url, max: CONNECTIONS });
  const read = async (sql: string) => (await pool.query<Row>(sql)).rows;
  const [order = {}] = await read(`select * from orders where state = 'pending' limit 1`);
  const of = `where order_id = '${String(order['id'])}'`;
  const [checkout = {}] = await read(`select * from checkouts ${of}`);
  const lines = await read(`select * from order_lines ${of}`);
  const events = await read(`select * from order_events ${of}`);
  const [job = {}] = await read(
    `select max_attempts, run_at from graphile_worker.jobs
     where task_identifier = 'check-payment' and run_at > now() limit 1`,
  );
  async function storeRows(client: PoolClient): Promise<void> {
    const id = randomUUID();
    const own = {
      id,
      token: randomBytes(24).toString('base64url'),
      cart_id: randomBytes(16).toString('hex'),
      email: `${id}@example.com`,
      created_at: new Date(),
    };
    await insert(client, 'orders', [{ ...order, ...own }]);
    await insert(client, 'checkouts', [
      { ...checkout, order_id: id, checkout_id: null, url: null },
    ]);
    await insert(client, 'order_lines', withOrder(lines, id));
    await insert(client, 'order_events', withOrder(events, id));
    await client.query(
      `select graphile_worker.add_job('check-payment', payload := $1, run_at := $2, job_key := $3,
         max_attempts := $4)`,
      [JSON.stringify({ orderId: id }), job['run_at'], `check-${id}`, job['max_attempts']],
    );
  }
  return {
    async store() {
      const client = await pool.connect();
      try {
        await client.query('begin');
        await storeRows(client);
        await client.query('commit');
      } finally {
        client.release();
      }
    },
    close: () => pool.end(),
  };
}

function withOrder(rows: readonly Row[], orderId: string): Row[] {
  return rows.map((row) => ({ ...row, order_id: orderId }));
}

async function insert(client: PoolClient, table: string, rows: readonly Row[]): Promise<void> {
  const columns = Object.keys(rows[0] ?? {}).filter((column) => column !== GENERATED[table]);
  const values = rows.map((_, row) => {
    const places = columns.map((_, column) => `$${row * columns.length + column + 1}`);
    return `(${places.join()})`;
  });
  await client.query(
    `insert into ${table} (${columns.join()}) values ${values.join()}`,
    rows.flatMap((row) => columns.map((column) => row[column])),
  );
}

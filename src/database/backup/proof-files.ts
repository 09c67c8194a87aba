import type { Client } from 'pg';
import type { InvoiceSnapshot } from '#domain/invoice/invoice.ts';
import type { ProofFault } from '#domain/operator/backup-proof.ts';
import { connect } from './connection.ts';

/** Documents that are in memory at a time. */
const BATCH = 200;

/** Documents that have gone out by e-mail, since files are kept in the database at all. */
const SENT = `
select i.number, i.snapshot, o.number as "order" from invoices i join orders o on o.id = i.order_id
where i.number > $1
  and i.issued_at >= (select min(kept_at) from storage.file where starts_with(key, 'invoices/'))
  and exists (select from emails l where l.order_id = i.order_id and l.sent_at is not null
    and case when i.kind = 'invoice' then l.kind = 'order-paid-customer'
      else l.refund_id in (select r.id from refunds r where r.credit_note = i.number) end)
order by i.number limit $2`;

/**
 * Looks for the files of documents that have gone out (decisions/0007): they are the same bytes for ever, so they
 * belong into the backup.
 * @param keysOf the storage keys of the files of a document
 */
export async function findMissingFiles(
  url: string,
  keysOf: (invoice: InvoiceSnapshot) => string[],
  most: number,
  until?: AbortSignal,
): Promise<ProofFault[]> {
  const client = await connect(url, { until });
  const faults: ProofFault[] = [];
  try {
    const there = await client.query(`select to_regclass('storage.file') is not null as is`);
    if (!there.rows[0]?.is) return [];
    for (let after = ''; faults.length < most;) {
      const { rows } = await client.query<Sent>(SENT, [after, BATCH]);
      for (const row of rows) faults.push(...(await missingFiles(client, row, keysOf)));
      const last = rows.at(-1);
      if (!last || rows.length < BATCH) break;
      after = last.number;
    }
  } finally {
    await client.end();
  }
  return faults.slice(0, most);
}

interface Sent {
  number: string;
  snapshot: InvoiceSnapshot;
  order: number;
}

async function missingFiles(
  client: Client,
  { snapshot, order }: Sent,
  keysOf: (invoice: InvoiceSnapshot) => string[],
): Promise<ProofFault[]> {
  const { rows } = await client.query<{ key: string }>(
    `select key from unnest($1::text[]) as key
     where not exists (select from storage.file f where f.key = key.key and length(f.content) > 0)`,
    [keysOf(snapshot)],
  );
  return rows.map(({ key }) => ({ kind: 'file-missing', row: key, order }));
}

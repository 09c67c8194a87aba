import type { SqlExecutor } from '#ports/sql-executor.ts';
import { MOST_EMAIL_BYTES } from '#domain/emails/email.ts';
import { type Inbox, InboxUnavailable } from './port.ts';

/** A mailbox within the shop's own database, for a shop that has none: tests and a demo put e-mails into it. */
export interface EmbeddedInbox extends Inbox {
  /** Creates its own schema and table where they are missing; safe to call from many replicas. */
  prepare(): Promise<void>;
  /** Puts an e-mail into it, as it came. */
  deliver(source: Uint8Array): Promise<void>;
}

const PREPARE = `
select pg_advisory_xact_lock(hashtext('inbox'));
create schema if not exists inbox;
create table if not exists inbox.email (
  id bigint generated always as identity primary key,
  source bytea not null
)`;

/**
 * What was read is gone from it.
 * @param takesReplies false where e-mails leave by a real server: then answers cannot come here
 */
export function createEmbeddedInbox({
  sql,
  takesReplies,
}: {
  sql: SqlExecutor;
  takesReplies: boolean;
}): EmbeddedInbox {
  const ask = async (text: string, values: unknown[]) => {
    try {
      return (await sql.query(text, values)).rows;
    } catch (error) {
      throw new InboxUnavailable('The inbox could not be read.', { cause: error });
    }
  };
  return {
    provider: 'inbox',
    takesReplies,
    async prepare() {
      await sql.query(PREPARE);
    },
    async deliver(source) {
      await ask('insert into inbox.email (source) values ($1)', [Buffer.from(source)]);
    },
    async read(most, keep) {
      const ids = await ask('select id from inbox.email order by id limit $1', [most]);
      for (const { id } of ids) {
        const select = 'select substring(source for $2) as source from inbox.email where id = $1';
        const [row] = await ask(select, [id, MOST_EMAIL_BYTES]);
        if (!Buffer.isBuffer(row?.['source'])) continue;
        await keep({ source: row['source'], files: [] });
        await ask('delete from inbox.email where id = $1', [id]);
      }
      return ids.length;
    },
  };
}

import { sql } from 'drizzle-orm';
import { MAILBOX_MINUTES } from '#domain/operator/queue.ts';
import { type QueueSource, moment, waitingRow } from './waiting-row.ts';

/** The queues of what customers write: open messages, and the mailbox where it cannot be read. */
export const waitingMessages = {
  messages: () => {
    const row = waitingRow({
      id: sql`e.id`,
      since: sql`e.opened_at`,
      message: sql`e.number`,
      kind: sql`e.kind`,
      text: sql`e.message`,
      name: sql`e.name`,
    });
    return sql`select ${row} from enquiries e where e.state = 'open'`;
  },
  mailbox: (now) => {
    const row = waitingRow({
      id: sql`'mailbox'`,
      since: sql`m.failing_since`,
      kind: sql`m.failure`,
    });
    const isLong = moment(new Date(now.getTime() - MAILBOX_MINUTES * 60_000));
    return sql`select ${row} from mailbox_state m where m.failing_since <= ${isLong}`;
  },
} as const satisfies Record<string, QueueSource>;

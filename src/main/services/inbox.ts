import {
  type EmbeddedInbox,
  type SqlExecutor,
  createEmbeddedInbox,
} from '#ports/inbox/embedded.ts';
import { createImapInbox } from '#ports/inbox/imap.ts';
import type { Inbox } from '#ports/inbox/port.ts';
import type { Settings } from '#main/settings/settings.ts';

/** Milliseconds for one step of reading the mailbox, which is read every minute. */
const INBOX_MS = 15_000;

/**
 * The mailbox that the settings name, else the embedded one. Where e-mails leave by a real server and no mailbox
 * is set, answers go to where people read them.
 */
export function makeInbox(
  { imap, smtpUrl }: Pick<Settings, 'imap' | 'smtpUrl'>,
  sql: SqlExecutor,
): { inbox: Inbox; embeddedInbox: EmbeddedInbox | undefined } {
  if (imap)
    return { inbox: createImapInbox({ ...imap, timeoutMs: INBOX_MS }), embeddedInbox: undefined };
  const embeddedInbox = createEmbeddedInbox({ sql, takesReplies: smtpUrl === undefined });
  return { inbox: embeddedInbox, embeddedInbox };
}

import { ImapFlow } from 'imapflow';
import { type Inbox, InboxDenied, InboxUnavailable } from './port.ts';
import { readEmail } from './read-email.ts';

export interface ImapSettings {
  /** `imaps://mail.example.com:993`, or `imap://…:143`, which is encrypted by STARTTLS unless on this machine. */
  url: string;
  user: string;
  password: string;
  /** How long one step with the server may take. */
  timeoutMs: number;
}

/** Bytes of one e-mail that are fetched; the words of a larger one come first, its files are not kept anyway. */
const MOST_BYTES = 10 * 1024 * 1024;

/** A mailbox on a mail server. What is read there is marked as read; nothing is moved or deleted. */
export function createImapInbox(settings: ImapSettings): Inbox {
  return {
    provider: 'IMAP',
    takesReplies: true,
    async read(most, keep) {
      const client = connectionTo(settings);
      /** What went wrong with keeping an e-mail is not the mailbox's doing. */
      let notKept: { error: unknown } | undefined;
      try {
        await client.connect();
        await client.mailboxOpen('INBOX');
        const found = await client.search({ seen: false }, { uid: true });
        if (!found) throw new Error('The mailbox cannot be searched.');
        const uids = found.toSorted((a, b) => a - b).slice(0, most);
        for (const uid of uids) {
          const source = await fetchSource(client, uid);
          // What did not come stays unread, and is asked for again.
          if (!source) continue;
          try {
            await keep(await readEmail(source));
          } catch (error) {
            notKept = { error };
            throw error;
          }
          await client.messageFlagsAdd(String(uid), [String.raw`\Seen`], { uid: true });
        }
        await client.logout();
        return uids.length;
      } catch (error) {
        if (notKept) throw notKept.error;
        throw translate(error);
      } finally {
        client.close();
      }
    },
  };
}

function connectionTo({ url, user, password, timeoutMs }: ImapSettings): ImapFlow {
  const { protocol, hostname, port } = new URL(url);
  const secure = protocol === 'imaps:';
  const host = hostname.replaceAll(/^\[|\]$/g, '');
  const isHere = /^(?:127\.\d+\.\d+\.\d+|localhost|::1)$/.test(host);
  const client = new ImapFlow({
    host,
    port: port === '' ? (secure ? 993 : 143) : Number(port),
    secure,
    ...(!secure && !isHere && { doSTARTTLS: true }),
    auth: { user, pass: password },
    // Its lines would hold addresses of customers, and at one level the login.
    logger: false,
    disableAutoIdle: true,
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: timeoutMs,
  });
  // An error outside a command ends the command that waits; without a listener it would end the program.
  client.on('error', () => {});
  return client;
}

async function fetchSource(client: ImapFlow, uid: number): Promise<Uint8Array | undefined> {
  const source = { start: 0, maxLength: MOST_BYTES };
  const message = await client.fetchOne(String(uid), { source }, { uid: true });
  return message ? message.source : undefined;
}

/** What the library says may repeat what the server was sent, so of it no more than its code goes on. */
function translate(error: unknown): InboxUnavailable {
  const isError = error instanceof Error;
  const isDenied =
    isError && 'authenticationFailed' in error && error.authenticationFailed === true;
  const code = isError && 'code' in error ? error.code : undefined;
  const cause = new Error(typeof code === 'string' ? code : 'no code');
  return isDenied
    ? new InboxDenied('The login was refused.', { cause })
    : new InboxUnavailable('The mailbox cannot be read.', { cause });
}

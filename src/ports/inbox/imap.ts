import { ImapFlow, type MessageStructureObject } from 'imapflow';
import { MOST_EMAIL_BYTES } from '#domain/emails/email.ts';
import { type FetchedEmail, type Inbox, InboxDenied, InboxUnavailable } from './port.ts';

export interface ImapSettings {
  /** `imaps://mail.example.com:993`, or `imap://…:143`, which is encrypted by STARTTLS unless on this machine. */
  url: string;
  user: string;
  password: string;
  /** How long one step with the server may take. */
  timeoutMs: number;
  /** How long all of a reading may take. */
  mostMs?: number;
}

/**
 * What one answer of the server may have, so that reading it takes milliseconds: bytes, also of a list of all that is
 * unread, and words, of which a part of an e-mail has ten.
 */
const mostOfAnswers = {
  maxLiteralSize: MOST_EMAIL_BYTES,
  maxLineLength: 8 * 1024 * 1024,
  maxResponseSize: 8 * 1024 * 1024,
  maxResponseTokens: 100_000,
};
/** E-mails that are remembered because their parts could not be told. */
const MOST_REMEMBERED = 1000;
/** Milliseconds for one reading of the mailbox; a server that sends a byte now and then would never end it. */
const MOST_MS = 120_000;

/** A mailbox on a mail server. What is read there is marked as read; nothing is moved or deleted. */
export function createImapInbox(settings: ImapSettings): Inbox {
  /** E-mails of which the server told too much at once: the next time their parts are not asked for. */
  const withoutParts = new Set<number>();
  return {
    provider: 'IMAP',
    takesReplies: true,
    async read(most, keep) {
      const client = connectionTo(settings);
      /** What went wrong with keeping an e-mail is not the mailbox's doing. */
      let notKept: { error: unknown } | undefined;
      const late = setTimeout(() => client.close(), settings.mostMs ?? MOST_MS);
      try {
        await client.connect();
        await client.mailboxOpen('INBOX');
        const found = await client.search({ seen: false }, { uid: true });
        if (!found) throw new Error('The mailbox cannot be searched.');
        const uids = found.toSorted((a, b) => a - b).slice(0, most);
        let kept = 0;
        for (const uid of uids) {
          const isAskedForParts = !withoutParts.has(uid);
          if (withoutParts.size > MOST_REMEMBERED) withoutParts.clear();
          withoutParts.add(uid);
          const fetched = await fetchEmail(client, uid, isAskedForParts);
          withoutParts.delete(uid);
          // What did not come stays unread, and is asked for again.
          if (!fetched) continue;
          try {
            await keep(fetched);
          } catch (error) {
            notKept = { error };
            throw error;
          }
          await client.messageFlagsAdd(String(uid), [String.raw`\Seen`], { uid: true });
          kept += 1;
        }
        await client.logout();
        return kept;
      } catch (error) {
        if (notKept) throw notKept.error;
        throw translate(error);
      } finally {
        clearTimeout(late);
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
    ...mostOfAnswers,
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: timeoutMs,
  });
  // An error outside a command ends the command that waits; without a listener it would end the program.
  client.on('error', () => {});
  return client;
}

/** The beginning of an e-mail, and the names of all its files, which may come behind that. */
async function fetchEmail(
  client: ImapFlow,
  uid: number,
  bodyStructure: boolean,
): Promise<FetchedEmail | undefined> {
  const wanted = { source: { start: 0, maxLength: MOST_EMAIL_BYTES }, bodyStructure };
  const message = await client.fetchOne(String(uid), wanted, { uid: true });
  if (!message || !message.source) return undefined;
  const { source, bodyStructure: parts } = message;
  const isWhole = source.byteLength < MOST_EMAIL_BYTES;
  return { source, files: isWhole || !parts ? [] : filesOf(parts) };
}

/** The names of the files among the parts of an e-mail; the server has looked at how deep they lie. */
function filesOf(part: MessageStructureObject): string[] {
  const isFile = part.disposition === 'attachment';
  const name = part.dispositionParameters?.['filename'] ?? part.parameters?.['name'] ?? part.type;
  return [...(isFile ? [name] : []), ...(part.childNodes ?? []).flatMap(filesOf)];
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

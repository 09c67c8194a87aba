import { type AddressInfo, type Server, type Socket, createServer } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { describeInbox } from '#ports/inbox/contract.ts';
import { createEmbeddedInbox } from '#ports/inbox/embedded.ts';
import { createImapInbox } from '#ports/inbox/imap.ts';
import { InboxDenied, InboxUnavailable } from '#ports/inbox/port.ts';
import { createTestDatabase } from '#tests/stage/database.ts';
import { openPlanReader } from '#tests/stage/query-plans.ts';

const undo: (() => Promise<unknown> | unknown)[] = [];
afterEach(async () => {
  for (const one of undo.splice(0).toReversed()) await one();
});

describeInbox('the embedded mailbox', async () => {
  const database = await createTestDatabase();
  const { client } = await openPlanReader(database.url);
  undo.push(
    () => database.drop(),
    () => client.end(),
  );
  const inbox = createEmbeddedInbox({ sql: client, takesReplies: true });
  await inbox.prepare();
  return { inbox, deliver: (source) => inbox.deliver(new TextEncoder().encode(source)) };
});

const PART = '("TEXT" "PLAIN" NIL NIL NIL "7BIT" 1 1)';

/** So much of IMAP (RFC 3501) as reading a mailbox takes. */
class ImapServer {
  readonly emails: { source: Buffer; isSeen: boolean; parts?: number }[] = [];
  password = 'heslo "s" mezerou';
  #server: Server = createServer((socket) => this.#serve(socket));

  async listen(): Promise<number> {
    await new Promise<void>((done) => this.#server.listen(0, '127.0.0.1', done));
    return (this.#server.address() as AddressInfo).port;
  }
  close(): void {
    this.#server.close();
  }

  #serve(socket: Socket): void {
    socket.on('error', () => {});
    socket.write('* OK [CAPABILITY IMAP4rev1] ready\r\n');
    let buffer = '';
    socket.on('data', (chunk) => {
      buffer += chunk.toString('latin1');
      for (let end = buffer.indexOf('\r\n'); end >= 0; end = buffer.indexOf('\r\n')) {
        const line = buffer.slice(0, end);
        buffer = buffer.slice(end + 2);
        this.#answer(socket, line);
      }
    });
  }

  #answer(socket: Socket, line: string): void {
    const [tag = '', ...words] = line.split(' ');
    const command = words.join(' ');
    const say = (text: string | Buffer) => socket.write(text);
    const ok = (what = 'OK done') => say(`${tag} ${what}\r\n`);
    if (/^CAPABILITY/i.test(command)) {
      say('* CAPABILITY IMAP4rev1\r\n');
      return void ok();
    }
    if (/^LOGIN/i.test(command)) {
      const isRight = command.replaceAll('\\"', '"').includes(this.password);
      return void ok(isRight ? 'OK in' : 'NO [AUTHENTICATIONFAILED] no');
    }
    if (/^(?:LIST|LSUB)/i.test(command)) {
      say(`* LIST () "/" "INBOX"\r\n`);
      return void ok();
    }
    if (/^(?:SELECT|EXAMINE)/i.test(command)) {
      say(`* FLAGS (\\Seen)\r\n* ${this.emails.length} EXISTS\r\n* OK [UIDVALIDITY 1] uids\r\n`);
      say(
        `* OK [PERMANENTFLAGS (\\Seen)] flags\r\n* OK [UIDNEXT ${this.emails.length + 1}] next\r\n`,
      );
      return void ok('OK [READ-WRITE] open');
    }
    if (/^UID SEARCH/i.test(command)) {
      const unseen = this.emails.flatMap(({ isSeen }, index) => (isSeen ? [] : [index + 1]));
      say(`* SEARCH ${unseen.join(' ')}\r\n`);
      return void ok();
    }
    const uid = Number(/^UID (?:FETCH|STORE) (\d+)/i.exec(command)?.[1]);
    const email = this.emails[uid - 1];
    if (/^UID FETCH/i.test(command) && email) {
      const { source, parts } = email;
      const isAsked = /BODYSTRUCTURE/i.test(command) && parts !== undefined;
      const told = isAsked ? ` BODYSTRUCTURE (${PART.repeat(parts)} "MIXED")` : '';
      say(`* ${uid} FETCH (UID ${uid}${told} BODY[]<0> {${source.length}}\r\n`);
      say(source);
      say(')\r\n');
      return void ok();
    }
    if (/^UID STORE/i.test(command) && email) {
      email.isSeen = true;
      say(`* ${uid} FETCH (UID ${uid} FLAGS (\\Seen))\r\n`);
      return void ok();
    }
    if (/^LOGOUT/i.test(command)) {
      say('* BYE\r\n');
      ok();
      return void socket.end();
    }
    ok();
  }
}

async function openImap(password?: string) {
  const server = new ImapServer();
  const port = await server.listen();
  undo.push(() => server.close());
  const settings = { user: 'podpora', password: password ?? server.password, timeoutMs: 3000 };
  return { server, inbox: createImapInbox({ ...settings, url: `imap://127.0.0.1:${port}` }) };
}

describeInbox('a mailbox by IMAP', async () => {
  const { server, inbox } = await openImap();
  return {
    inbox,
    deliver: async (source) =>
      void server.emails.push({ source: Buffer.from(source), isSeen: false }),
  };
});

describe('a mailbox by IMAP', () => {
  it('says that the login was refused, and nothing of the login itself', async () => {
    const { inbox } = await openImap('tajemství');
    const refused: unknown = await inbox.read(5, async () => {}).catch((error: unknown) => error);
    expect(refused).toBeInstanceOf(InboxDenied);
    expect(JSON.stringify(refused, Object.getOwnPropertyNames(refused))).not.toContain('tajemství');
  });

  it('reads an e-mail of more parts than can be told without them, the next time', async () => {
    const { server, inbox } = await openImap();
    const source = Buffer.from('From: a@example.com\r\nSubject: x\r\n\r\ntext');
    server.emails.push({ source, isSeen: false, parts: 50_000 });
    server.emails.push({ source, isSeen: false, parts: 3 });
    const read: Uint8Array[] = [];
    const take = () => inbox.read(5, async (email) => void read.push(email.source));
    await expect(take()).rejects.toThrow(InboxUnavailable);
    expect(await take()).toBe(2);
    expect(read.map((one) => Buffer.from(one))).toEqual([source, source]);
  });

  it('is unavailable where nobody answers', async () => {
    const { server, inbox } = await openImap();
    server.close();
    await expect(inbox.read(5, async () => {})).rejects.toThrow(InboxUnavailable);
  });
});

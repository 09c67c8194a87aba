import { once } from 'node:events';
import { type Server, type Socket, createServer } from 'node:net';
import { SMTPServer } from 'smtp-server';

/** How a mail server can be: well, away, "later", "never to this address", endlessly slow, or silent. */
export type MailBehaviour = 'well' | 'away' | 'defers' | 'refuses' | 'drips' | 'says nothing';

export interface AcceptedEmail {
  messageId: string;
  to: string;
}

/** A real mail server on this machine; what it has accepted, it has delivered. */
export interface MailServer {
  url: string;
  accepted: AcceptedEmail[];
  /** Conversations begun, with or without an e-mail at their end. */
  connections(): number;
  behave(behaviour: MailBehaviour): Promise<void>;
  /** Done with the next e-mail, after it is accepted and before the shop is told so. */
  onNextEmail(action: () => Promise<unknown>): void;
  close(): Promise<void>;
}

/** Customers of this mailbox get no e-mail where the server "refuses". */
export const REFUSED_MAILBOX = 'nobody@example.com';

export async function startMailServer(): Promise<MailServer> {
  const accepted: AcceptedEmail[] = [];
  let connections = 0;
  let behaviour: MailBehaviour = 'well';
  let action: (() => Promise<unknown>) | undefined;
  let close = async () => {};

  async function open(port: number): Promise<number> {
    const opened = isSlow(behaviour) ? answeringNever(behaviour) : smtp();
    close = opened.close;
    opened.server.on('connection', () => (connections += 1));
    opened.server.listen(port, '127.0.0.1');
    await once(opened.server, 'listening');
    const address = opened.server.address();
    return typeof address === 'object' && address ? address.port : 0;
  }

  function smtp(): { server: Server; close(): Promise<void> } {
    const server = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS', 'AUTH'],
      logger: false,
      closeTimeout: 50,
      onRcptTo({ address }, _session, done) {
        if (behaviour === 'defers') return done(reply(450));
        done(behaviour === 'refuses' && address === REFUSED_MAILBOX ? reply(550) : null);
      },
      async onData(stream, session, done) {
        try {
          const source = Buffer.concat(await stream.toArray()).toString();
          const messageId = /^message-id:\s*(<[^>]+>)/im.exec(source)?.[1] ?? 'none';
          accepted.push({ messageId, to: session.envelope.rcptTo[0]?.address ?? '' });
          const first = action;
          action = undefined;
          await first?.();
          done();
        } catch (error) {
          // A shop that is killed in the middle of an e-mail has not sent it.
          done(error instanceof Error ? error : new Error(String(error)));
        }
      },
    });
    server.on('error', () => {});
    return { server: server.server, close: () => new Promise((end) => void server.close(end)) };
  }

  const port = await open(0);
  return {
    url: `smtp://127.0.0.1:${port}`,
    accepted,
    connections: () => connections,
    async behave(next) {
      const isAnother = [next, behaviour].some((one) => one === 'away' || isSlow(one));
      behaviour = next;
      if (!isAnother) return;
      await close();
      close = async () => {};
      if (next !== 'away') await open(port);
    },
    onNextEmail: (next) => (action = next),
    close: () => close(),
  };
}

type Slow = 'drips' | 'says nothing';

function isSlow(behaviour: MailBehaviour): behaviour is Slow {
  return behaviour === 'drips' || behaviour === 'says nothing';
}

function answeringNever(behaviour: Slow): { server: Server; close(): Promise<void> } {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    const says = behaviour === 'drips' ? '220-wait\r\n' : '';
    const drip = setInterval(() => says && socket.write(says), 500);
    socket.on('error', () => {});
    socket.on('close', () => {
      clearInterval(drip);
      sockets.delete(socket);
    });
  });
  return {
    server,
    async close() {
      for (const socket of sockets) socket.destroy();
      await new Promise((end) => void server.close(end));
    },
  };
}

function reply(responseCode: number): Error {
  return Object.assign(new Error(responseCode >= 500 ? 'No such mailbox' : 'Try again later'), {
    responseCode,
  });
}

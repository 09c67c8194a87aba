import { type Server, type Socket, createServer } from 'node:net';
import PostalMime from 'postal-mime';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { afterEach, describe, expect, it } from 'vitest';
import { type Arrived, describeMail, sampleEmail } from './contract.ts';
import { MailDenied, MailRefused, MailUnavailable } from './port.ts';
import { type SmtpMail, createSmtpMail } from './smtp.ts';

/**
 * Milliseconds: more than a slow machine adds. Without a limit of its own, an e-mail would wait for ever,
 * or half a minute.
 */
const MOST_MS = 15_000;

const endings: (() => Promise<void>)[] = [];

afterEach(async () => {
  for (const end of endings.splice(0).reverse()) await end();
});

describeMail('smtp', async () => {
  const { url, received } = await startServer();
  return { mail: client(url), arrived: () => Promise.all(received.map(read)) };
});

describe('a mail server in trouble', () => {
  it('that defers the recipient makes the e-mail wait', async () => {
    const { url } = await startServer({ onRcptTo: (_to, _s, done) => done(reply(450)) });
    await expect(client(url).send(sampleEmail())).rejects.toThrow(MailUnavailable);
  });

  it('that does not know the recipient refuses the e-mail', async () => {
    const { url } = await startServer({ onRcptTo: (_to, _s, done) => done(reply(550)) });
    await expect(client(url).send(sampleEmail())).rejects.toThrow(MailRefused);
  });

  it('that rejects the content refuses the e-mail', async () => {
    const { url } = await startServer({
      onData: (stream, _s, done) => void stream.resume().on('end', () => done(reply(554))),
    });
    await expect(client(url).send(sampleEmail())).rejects.toThrow(MailRefused);
  });

  it('that rejects our login makes the e-mail wait until the setting is right', async () => {
    const { url } = await startServer({
      authOptional: false,
      allowInsecureAuth: true,
      onAuth: (_auth, _s, done) => done(reply(535)),
    });
    const withLogin = url.replace('smtp://', 'smtp://shop:wrong@');
    const denied = await client(withLogin)
      .send(sampleEmail())
      .catch((problem: unknown) => problem);
    expect(denied).toBeInstanceOf(MailDenied);
    expect(denied).toBeInstanceOf(MailUnavailable);
  });

  it('that wants a login of which we know nothing makes the e-mail wait as well', async () => {
    const { url } = await startServer({ onMailFrom: (_from, _s, done) => done(reply(530)) });
    await expect(client(url).send(sampleEmail())).rejects.toThrow(MailDenied);
  });

  it('that is not there makes the e-mail wait', async () => {
    await expect(client('smtp://127.0.0.1:1').send(sampleEmail())).rejects.toThrow(MailUnavailable);
  });

  it('that drops the connection makes the e-mail wait', async () => {
    const url = await startSocket((socket) => socket.destroy());
    await expect(client(url).send(sampleEmail())).rejects.toThrow(MailUnavailable);
  });

  it('that never greets makes the e-mail wait no longer than its time', async () => {
    const url = await startSocket(() => undefined);
    const began = performance.now();
    await expect(client(url, 300).send(sampleEmail())).rejects.toThrow(MailUnavailable);
    expect(performance.now() - began).toBeLessThan(MOST_MS);
  });

  it('that trickles its greeting makes the e-mail wait no longer than its time', async () => {
    const url = await startSocket((socket) => {
      socket.write('220-slow\r\n');
      const drip = setInterval(() => socket.write('220-slow\r\n'), 50);
      socket.on('close', () => clearInterval(drip));
    });
    const began = performance.now();
    await expect(client(url, 400).send(sampleEmail())).rejects.toThrow(MailUnavailable);
    expect(performance.now() - began).toBeLessThan(MOST_MS);
  });

  it('and is well again takes the next e-mail', async () => {
    let failures = 1;
    const { url, received } = await startServer({
      onMailFrom: (_from, _s, done) => done(failures-- > 0 ? reply(421) : null),
    });
    const mail = client(url);
    await expect(mail.send(sampleEmail())).rejects.toThrow(MailUnavailable);
    await mail.send(sampleEmail());
    expect(received).toHaveLength(1);
  });
});

it('marks its e-mails as sent by a machine, in their language', async () => {
  const { url, received } = await startServer();
  await client(url).send(sampleEmail({ locale: 'en' }));
  const source = received[0]?.toString() ?? '';
  expect(source).toMatch(/^Auto-Submitted: auto-generated\r$/m);
  expect(source).toMatch(/^X-Auto-Response-Suppress: DR, RN, NRN, OOF, AutoReply\r$/m);
  expect(source).toMatch(/^Content-Language: en\r$/m);
  expect(source).not.toMatch(/^List-Unsubscribe/m);
});

it('says nothing of a machine where a person has written', async () => {
  const { url, received } = await startServer();
  await client(url).send(sampleEmail({ isPersonal: true }));
  expect(received[0]?.toString()).not.toMatch(/^(?:Auto-Submitted|X-Auto-Response-Suppress):/m);
});

it('lets a mail program decline by one post (RFC 8058)', async () => {
  const { url, received } = await startServer();
  const declineUrl = `https://vzlet.example/recenze/${'a'.repeat(100)}/nezvat`;
  await client(url).send(sampleEmail({ declineUrl }));
  const head = received[0]?.toString().replaceAll(/\r\n[ \t]+/g, ' ') ?? '';
  expect(head).toContain(`\r\nList-Unsubscribe: <${declineUrl}>\r\n`);
  expect(head).toContain('\r\nList-Unsubscribe-Post: List-Unsubscribe=One-Click\r\n');
});

it('writes no header of its own by where one declines', async () => {
  const { url } = await startServer();
  const declineUrl = 'https://vzlet.example/>\r\nBcc: x@example.com';
  await expect(client(url).send(sampleEmail({ declineUrl }))).rejects.toThrow(MailRefused);
});

it('shows what somebody typed as he typed it, where it looks like an encoded word', async () => {
  const input = '=?utf-8?q?Jan=0d=0aBcc:_x?=';
  for (const name of [input, `Jan ${input}`, `Žofie ${input}`, `${input} Říhová`]) {
    const { url, received } = await startServer();
    const to = { name, address: 'jan@example.com' };
    await client(url).send(sampleEmail({ to, subject: `Zpráva: ${name}` }));
    const head = received[0]?.toString().split('\r\n\r\n')[0] ?? '';
    expect(head).not.toMatch(/=\?utf-8\?q\?jan/i);
    const email = await read(received[0] ?? Buffer.of());
    const shown = name.replace('=?', '= ?');
    expect(email).toMatchObject({ toName: shown, subject: `Zpráva: ${shown}` });
  }
});

function client(url: string, timeoutMs = 30_000): SmtpMail {
  const mail = createSmtpMail({ url, timeoutMs });
  endings.push(async () => mail.close());
  return mail;
}

async function startServer(
  options: SMTPServerOptions = {},
): Promise<{ url: string; received: Buffer[] }> {
  const received: Buffer[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: options.onAuth ? ['STARTTLS'] : ['STARTTLS', 'AUTH'],
    logger: false,
    onData(stream, _session, done) {
      const parts: Buffer[] = [];
      stream.on('data', (part: Buffer) => parts.push(part));
      stream.on('end', () => {
        received.push(Buffer.concat(parts));
        done();
      });
    },
    ...options,
  });
  server.on('error', () => undefined);
  const port = await listen(server.server);
  endings.push(() => new Promise((resolve) => server.close(resolve)));
  return { url: `smtp://127.0.0.1:${port}`, received };
}

async function startSocket(behave: (socket: Socket) => void): Promise<string> {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => undefined);
    behave(socket);
  });
  const port = await listen(server);
  endings.push(async () => {
    for (const socket of sockets) socket.destroy();
    await new Promise((resolve) => server.close(resolve));
  });
  return `smtp://127.0.0.1:${port}`;
}

function listen(server: Server): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      if (address && typeof address === 'object') resolve(address.port);
      else reject(new Error('The server listens nowhere.'));
    });
  });
}

function reply(responseCode: number): Error {
  return Object.assign(new Error('No'), { responseCode });
}

async function read(source: Buffer): Promise<Arrived> {
  const mail = await PostalMime.parse(source);
  return {
    messageIdHeader: mail.messageId ?? '',
    fromName: mail.from?.name ?? '',
    fromAddress: mail.from?.address ?? '',
    toName: mail.to?.[0]?.name ?? '',
    toAddress: mail.to?.[0]?.address ?? '',
    replyTo: mail.replyTo?.[0]?.address ?? '',
    subject: mail.subject ?? '',
    html: mail.html?.trim() ?? '',
    text: mail.text?.trim() ?? '',
    attachments: mail.attachments.map(({ filename, mimeType, content }) => ({
      name: filename ?? '',
      contentType: mimeType,
      content: bytesOf(content),
    })),
  };
}

function bytesOf(content: ArrayBuffer | Uint8Array | string): Uint8Array {
  return typeof content === 'string' ? new TextEncoder().encode(content) : new Uint8Array(content);
}

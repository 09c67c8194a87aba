import { execFileSync, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer as createHttps } from 'node:https';
import { type AddressInfo, type Server, type Socket, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { describeWebhooks } from './contract.ts';
import { type HttpWebhooksOptions, createHttpWebhooks } from './http.ts';

const clock = () => new Date();
const local = { isLocal: true, clock };

describeWebhooks('HTTP', () => createHttpWebhooks(local));

/** A server that says what it likes to whoever connects. */
let server: Server;
let sockets: Set<Socket>;
let say: (socket: Socket) => void;
beforeEach(async () => {
  sockets = new Set();
  server = createServer((socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
    socket.on('error', () => {});
    socket.once('data', () => say(socket));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
});
afterEach(async () => {
  for (const socket of sockets) socket.destroy();
  await new Promise((resolve) => void server.close(resolve));
});

const portOf = (listening: { address(): AddressInfo | string | null }) => {
  const address = listening.address();
  if (address === null || typeof address === 'string') throw new Error('It does not listen.');
  return address.port;
};
const QUICK = { ...local, callMs: 300, connectMs: 200 };
const call = (options: HttpWebhooksOptions = QUICK, host = '127.0.0.1') =>
  createHttpWebhooks(options).post({
    url: `http://${host}:${portOf(server)}/`,
    headers: {},
    body: '{}',
  });
/** Nothing is left open, whatever was answered. */
const allClosed = () => expect.poll(() => sockets.size).toBe(0);

describe('a receiver that behaves badly', () => {
  it('is given up where it never answers', async () => {
    say = () => {};
    expect(await call()).toEqual({ problem: 'time' });
    await allClosed();
  });

  it('is given up where its headers come drop by drop', async () => {
    say = (socket) => {
      const timer = setInterval(() => socket.write('x'), 20);
      socket.on('close', () => clearInterval(timer));
      socket.write('HTTP/1.1 200 OK\r\nx-slow: ');
    };
    expect(await call()).toEqual({ problem: 'time' });
    await allClosed();
  });

  it('has answered where only its body never ends, and is not listened to any longer', async () => {
    say = (socket) => {
      const timer = setInterval(() => socket.write('1\r\nx\r\n'), 20);
      socket.on('close', () => clearInterval(timer));
      socket.write('HTTP/1.1 200 OK\r\ntransfer-encoding: chunked\r\n\r\n');
    };
    expect(await call()).toMatchObject({ status: 200 });
    await allClosed();
  });

  it('is cut off in the middle of a huge body', async () => {
    say = (socket) => {
      socket.write(`HTTP/1.1 500 No\r\ncontent-length: 9999999999\r\n\r\n${'y'.repeat(9000)}`);
    };
    const begunAt = performance.now();
    const outcome = await call({ ...local, callMs: 20_000, connectMs: 20_000 });
    expect(outcome).toMatchObject({ status: 500, answer: 'y'.repeat(1000) });
    expect(performance.now() - begunAt).toBeLessThan(15_000);
    await allClosed();
  });

  it('has said nonsense with huge headers, and with another protocol', async () => {
    say = (socket) => socket.write(`HTTP/1.1 200 OK\r\nx: ${'z'.repeat(40_000)}\r\n\r\n`);
    expect(await call()).toEqual({ problem: 'nonsense' });
    say = (socket) => socket.write('220 mail.example.com ESMTP\r\n');
    expect(await call()).toEqual({ problem: 'nonsense' });
    await allClosed();
  });

  it('is not followed into another protocol by 101', async () => {
    say = (socket) =>
      socket.write('HTTP/1.1 101 Switching\r\nconnection: upgrade\r\nupgrade: websocket\r\n\r\n');
    expect(await call()).toEqual({ problem: 'nonsense' });
    await allClosed();
  });

  it('is not waited for by 100 for ever', async () => {
    say = (socket) => {
      const timer = setInterval(() => socket.write('HTTP/1.1 100 Continue\r\n\r\n'), 20);
      socket.on('close', () => clearInterval(timer));
    };
    expect(await call()).toEqual({ problem: 'time' });
    await allClosed();
  });

  it('may break off', async () => {
    say = (socket) => socket.destroy();
    expect(await call()).toEqual({ problem: 'connection' });
  });

  it('keeps zero bytes to itself', async () => {
    say = (socket) => socket.end('HTTP/1.1 200 OK\r\ncontent-length: 3\r\n\r\na\0b');
    expect(await call()).toMatchObject({ answer: 'a\ufffdb' });
  });
});

describe('an address that leads inwards', () => {
  const outside = (resolve: (host: string) => Promise<string[]>) =>
    createHttpWebhooks({ isLocal: false, clock, resolve, callMs: 300 });

  it.each([['127.0.0.1'], ['10.1.2.3', '1.1.1.1'], ['1.1.1.1', '::1'], ['fd00::1']])(
    'is refused by its name, at the form and when it is called: %s %s',
    async (...addresses) => {
      const webhooks = outside(async () => addresses);
      const url = 'https://books.example.com/';
      expect(await webhooks.check(url)).toBe('url-inward');
      expect(await webhooks.post({ url, headers: {}, body: '' })).toEqual({ problem: 'inward' });
    },
  );

  it.each([
    ['8.8.4.4', ['8.8.4.4']],
    ['2001:4860:4860::8888', ['2001:4860:4860:0:0:0:0:8888']],
  ])('is refused where it is the public one of this machine: %s', async (address, found) => {
    const webhooks = createHttpWebhooks({
      isLocal: false,
      clock,
      callMs: 300,
      resolve: async () => found,
      ownAddresses: () => ['127.0.0.1', address, 'fe80::1'],
    });
    const host = address.includes(':') ? `[${address}]` : address;
    for (const url of ['https://books.example.com/', `https://${host}/`]) {
      expect(await webhooks.check(url)).toBe('url-inward');
      expect(await webhooks.post({ url, headers: {}, body: '' })).toEqual({ problem: 'inward' });
    }
  });

  it('is refused where a name changed its mind since the form', async () => {
    let addresses = ['1.1.1.1'];
    const webhooks = outside(async () => addresses);
    const url = 'https://books.example.com/';
    expect(await webhooks.check(url)).toBeUndefined();
    addresses = ['169.254.169.254'];
    expect(await webhooks.post({ url, headers: {}, body: '' })).toEqual({ problem: 'inward' });
  });

  it('is never asked for a second time: the call goes where the first answer led', async () => {
    let asked = 0;
    let host = '';
    server.once('connection', (socket) => socket.once('data', (data) => (host = String(data))));
    say = (socket) => socket.end('HTTP/1.1 204 No Content\r\n\r\n');
    const resolve = async () => ((asked += 1) === 1 ? ['127.0.0.1'] : ['127.0.0.2']);
    expect(await call({ ...QUICK, resolve }, 'books.example.com')).toMatchObject({ status: 204 });
    expect(asked).toBe(1);
    expect(host).toContain(`books.example.com:${portOf(server)}`);
  });

  it('is refused as it stands, unencrypted or with a password in it', async () => {
    const webhooks = outside(async () => ['1.1.1.1']);
    for (const url of [
      'https://[::ffff:127.0.0.1]/',
      'http://books.example.com/',
      'https://2130706433/',
    ])
      expect(await webhooks.post({ url, headers: {}, body: '' })).toEqual({ problem: 'inward' });
    expect(await webhooks.check('https://a:b@books.example.com/')).toBe('url-credentials');
  });

  it('is said to be unknown where nobody knows the name, or the name server hangs', async () => {
    const url = 'https://books.example.com/';
    expect(await outside(async () => []).check(url)).toBe('url-name');
    const hanging = outside(() => new Promise(() => {}));
    expect(await hanging.check(url)).toBe('url-name');
    expect(await hanging.post({ url, headers: {}, body: '' })).toEqual({ problem: 'time' });
  });
});

const hasOpenssl = spawnSync('openssl', ['version']).status === 0;

it.skipIf(!hasOpenssl)('believes no certificate that nobody vouches for', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'webhooks-'));
  const [key, cert] = [join(folder, 'key.pem'), join(folder, 'cert.pem')];
  try {
    execFileSync(
      'openssl',
      [
        'req',
        '-x509',
        '-newkey',
        'ec',
        '-pkeyopt',
        'ec_paramgen_curve:prime256v1',
        '-nodes',
      ].concat(
        ['-keyout', key, '-out', cert, '-subj', '/CN=books.example.com', '-days', '2'],
        ['-addext', 'subjectAltName=DNS:books.example.com'],
      ),
      { stdio: 'ignore' },
    );
    const given = { key: readFileSync(key), cert: readFileSync(cert) };
    const secure = createHttps(given, (_, response) => response.end('in')).listen(0, '127.0.0.1');
    await once(secure, 'listening');
    const post = (host: string, ca?: string) =>
      createHttpWebhooks({ ...local, ca, resolve: async () => ['127.0.0.1'] }).post({
        url: `https://${host}:${portOf(secure)}/`,
        headers: {},
        body: '',
      });
    expect(await post('books.example.com')).toEqual({ problem: 'certificate' });
    // The name that was asked for counts, though the connection goes to an address.
    const ca = String(given.cert);
    expect(await post('books.example.com', ca)).toMatchObject({ status: 200 });
    expect(await post('else.example.com', ca)).toEqual({ problem: 'certificate' });
    secure.closeAllConnections();
    secure.close();
  } finally {
    rmSync(folder, { recursive: true });
  }
});

import { once } from 'node:events';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { ServerOptions } from '#main/http/server.ts';
import { type RawAnswer, open, send } from '#tests/stage/wire/raw.ts';
import { type ServedShop, serveShop } from '#tests/stage/serve-shop.ts';
import { type TestShop, createTestShop, importBuilt } from '#tests/stage/shop.ts';

type Line = Record<string, unknown>;

let shop: TestShop;
let served: ServedShop[];
let written: string[];
beforeAll(async () => {
  shop = await createTestShop();
});
beforeEach(() => {
  served = [];
  written = [];
});
afterEach(() => {
  for (const { server } of served) {
    server.closeAllConnections();
    server.close();
  }
});
afterAll(() => shop.close());

async function serve(changes: Partial<ServerOptions>): Promise<number> {
  const { createLog } = await importBuilt();
  const log = createLog({ logLevel: 'info' }, { write: (line) => void written.push(line) });
  const one = await serveShop(shop, { log, ...changes });
  served.push(one);
  return Number(new URL(one.origin).port);
}

function lines(msg: string): Line[] {
  const all: Line[] = written.map((line) => JSON.parse(line));
  return all.filter((line) => line['msg'] === msg);
}

const get = (path: string, more = 'Connection: close\r\n') =>
  `GET ${path} HTTP/1.1\r\nHost: localhost\r\n${more}\r\n`;

async function ask(port: number, path: string): Promise<RawAnswer | undefined> {
  return (await send(port, get(path)))[0];
}

/** Files of which one address is broken in some way, and every other is none. */
function broken(breakIt: ServerOptions['files']): ServerOptions['files'] {
  return (request, response, next) => {
    if (request.url === '/broken') breakIt(request, response, next);
    else next();
  };
}

describe('what nobody expected', () => {
  it('before there is an answer is a failure of the shop, not of the address', async () => {
    const port = await serve({
      files: broken(() => {
        throw new TypeError('not thought of');
      }),
    });
    expect((await ask(port, '/broken'))?.status).toBe(500);
    expect((await ask(port, '/objednavka'))?.status).toBe(200);
    expect(lines('a request failed')).toHaveLength(1);
    expect(lines('request')).not.toContainEqual(expect.objectContaining({ status: 400 }));
  });

  it('in the middle of an answer ends that connection, so that half passes for no whole', async () => {
    const port = await serve({
      files: broken((_, response) => {
        response.writeHead(200, { 'Content-Length': 100 });
        response.write('half');
        throw new RangeError('not thought of');
      }),
    });
    const others = await open(port);
    const socket = await open(port);
    socket.resume();
    socket.write(get('/broken', ''));
    await once(socket, 'close');
    expect(lines('a request failed')).toHaveLength(1);
    others.write(get('/objednavka'));
    const [data] = await once(others, 'data');
    expect(String(data)).toMatch(/^HTTP\/1\.1 200 /);
    others.destroy();
  });

  it('after an answer ends nothing but its connection', async () => {
    const port = await serve({
      files: broken((_, response) => {
        response.end('whole');
        response.write('and more');
      }),
    });
    await ask(port, '/broken');
    expect((await ask(port, '/objednavka'))?.status).toBe(200);
    expect(lines('a request failed')).toHaveLength(1);
  });

  it('in the app, in the middle of a page, ends that connection', async () => {
    const port = await serve({
      keepsPages: false,
      app: async ({ url }) => {
        if (!url.endsWith('/broken')) return new Response('whole');
        const body = new ReadableStream({
          start(controller) {
            controller.enqueue(new TextEncoder().encode('half'));
          },
          pull(controller) {
            controller.error(new Error('not thought of'));
          },
        });
        return new Response(body);
      },
    });
    const socket = await open(port);
    let got = '';
    socket.on('data', (chunk: Buffer) => (got += chunk.toString()));
    socket.write(get('/broken', ''));
    await once(socket, 'close');
    // In chunks, an answer is whole with one of length zero.
    expect(got).not.toMatch(/\r\n0\r\n\r\n$/);
    expect(lines('a request failed')).toHaveLength(1);
    expect((await ask(port, '/whole'))?.body).toContain('whole');
  });

  it('of an app that answers with nonsense is a failure with a line in the log', async () => {
    const port = await serve({
      keepsPages: false,
      app: async () => Response.error(),
    });
    expect((await ask(port, '/objednavka'))?.status).toBe(500);
    expect(lines('a request failed')).toHaveLength(1);
  });
});

describe('a client who leaves while his answer is made', () => {
  it('is no failure, and the next is served', async () => {
    let goOn = () => {};
    const isMade = new Promise<void>((resolve) => (goOn = resolve));
    const asked: string[] = [];
    const port = await serve({
      keepsPages: false,
      async app({ url }) {
        asked.push(url);
        if (url.endsWith('/slow')) await isMade;
        return new Response('x'.repeat(1_000_000));
      },
    });
    const socket = await open(port);
    socket.write(get('/slow'));
    await expect.poll(() => asked).toHaveLength(1);
    socket.destroy();
    goOn();
    expect((await ask(port, '/quick'))?.status).toBe(200);
    expect(lines('a request failed')).toEqual([]);
  });
});

describe('a request that is none', () => {
  it.each([
    ['an address without a path', 'GET http://localhost/ HTTP/1.1\r\nHost: localhost\r\n\r\n'],
    ['a host that is none', 'GET / HTTP/1.1\r\nHost: no host/at all\r\n\r\n'],
    ['a port that is none', 'GET / HTTP/1.1\r\nHost: localhost:99999\r\n\r\n'],
  ])('is refused, and is no failure: %s', async (_, bytes) => {
    const port = await serve({});
    const [answer] = await send(port, bytes);
    expect(answer?.status).toBe(400);
    expect(lines('a request failed')).toEqual([]);
    expect(lines('request')).toHaveLength(1);
  });

  it.each([
    ['CONNECT', 'CONNECT localhost:443 HTTP/1.1\r\nHost: localhost\r\n\r\n'],
    [
      'an upgrade to a web socket',
      get('/objednavka', 'Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Key: x\r\n'),
    ],
    ['HTTP/2', 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n'],
    ['TLS', '\u0016\u0003\u0001\u0002\u0000\u0001\u0000\u0001\u00fc'],
  ])('takes nothing from others when its client hangs up: %s', async (_, bytes) => {
    const port = await serve({});
    for (let i = 0; i < 20; i += 1) {
      const socket = await open(port);
      socket.write(get('/objednavka', '') + bytes, 'latin1');
      if (i % 2 === 0) socket.resetAndDestroy();
      else socket.destroy();
    }
    expect((await ask(port, '/objednavka'))?.status).toBe(200);
    expect(lines('a request failed')).toEqual([]);
  });
});

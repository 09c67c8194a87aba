import { once } from 'node:events';
import { type Socket, connect } from 'node:net';
import { pino } from 'pino';
import { describe, expect, it } from 'vitest';
import type { Health } from '#main/watch/health.ts';
import { drain } from './drain.ts';
import { listen } from './listen.ts';
import { createShopServer } from './server.ts';

function openServer() {
  return createShopServer({
    app: async () => new Response('here'),
    log: pino({ enabled: false }),
    editionOf: () => undefined,
    trustProxy: true,
    files: (_request, _response, next) => next(),
    keepsPages: false,
  });
}

async function answerTo(socket: Socket): Promise<string> {
  let answer = '';
  socket.setEncoding('utf8').on('data', (text) => (answer += text));
  await once(socket, 'close');
  return answer;
}

describe('a server that closes in order', () => {
  it('answers everybody who was waiting to be accepted when it stopped listening', async () => {
    const shop = openServer();
    await listen(shop.server, 0, '127.0.0.1');
    const address = shop.server.address();
    const port = typeof address === 'object' && address ? address.port : 0;
    const clients = Array.from({ length: 40 }, () => connect(port, '127.0.0.1'));
    const answers = clients.map((client) => {
      client.write('GET / HTTP/1.1\r\nHost: localhost\r\n\r\n');
      return answerTo(client);
    });
    // They connect when this turn ends, before the server can accept the first of them.
    const health = { isClosing: false } as Health;
    await drain(shop, health, { pauseMs: 0 });
    for (const answer of await Promise.all(answers)) expect(answer).toMatch(/^HTTP\/1\.1 200/);
    expect(health.isClosing).toBe(true);
  });
});

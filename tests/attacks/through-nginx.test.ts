import { once } from 'node:events';
import { type Server, createServer } from 'node:http';
import type { Socket } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestDatabase, createTestDatabase } from '#tests/stage/database.ts';
import { type Nginx, hasNginx, startNginx } from '#tests/stage/nginx.ts';
import { type Replica, freePort, startReplica } from '#tests/stage/replica.ts';
import { descriptorsOf, largestFile } from '#tests/stage/wire/bare-shop.ts';
import { ask, open } from '#tests/stage/wire/raw.ts';
import { builtFile } from '#tests/stage/built-file.ts';

const FORM = 'application/x-www-form-urlencoded';
const isInstalled = hasNginx();

let database: TestDatabase;
let replicas: Replica[];
let nginx: Nginx;
let port: number;
let host: string;

beforeAll(async () => {
  if (!isInstalled) return;
  database = await createTestDatabase();
  port = await freePort();
  host = `Host: localhost:${port}`;
  const env = { CS_ORIGIN: `http://localhost:${port}`, EN_ORIGIN: `http://en.localhost:${port}` };
  replicas = await Promise.all([startReplica(database.url, env), startReplica(database.url, env)]);
  // Few enough connections for one client to try to take them all.
  const change = (config: string) =>
    config
      .replace('worker_connections 4096', 'worker_connections 256')
      .replace('worker_processes auto', 'worker_processes 1');
  nginx = await startNginx({ port, replicas: replicas.map((replica) => replica.port), change });
});
afterAll(async () => {
  if (!isInstalled) return;
  await nginx.stop();
  for (const replica of replicas) await replica.stop();
  await database.drop();
});

function expectBothAlive(): void {
  for (const { child } of replicas)
    expect([child.exitCode, child.signalCode]).toEqual([null, null]);
}

describe.skipIf(!isInstalled)('through nginx', () => {
  it('a range that makes no sense is the whole file, and ends no replica', async () => {
    for (const range of ['bytes=5-4', 'bytes=0-99999999999999999999', 'bytes=4-1,2', '5-4']) {
      for (const path of ['/speculation-rules.json', builtFile('inter-latin.woff2')]) {
        const answer = await ask(port, path, [host, `Range: ${range}`]);
        expect(answer.status, range).toBe(200);
      }
    }
    expectBothAlive();
  });

  it.each([
    { what: 'refused forms', first: 'POST /objednavka HTTP/1.1', name: '' },
    { what: 'unknown methods', first: 'FOO /objednavka HTTP/1.1', name: '' },
    { what: 'hosts that are none', first: 'POST /objednavka HTTP/1.1', name: 'Host: a_b' },
  ])('$what with large bodies keep no replica from others', async ({ first, name }) => {
    const body = Buffer.alloc(300_000, 'a');
    const send = async () => {
      const socket = await open(port);
      const lines = [
        first,
        name || host,
        `Content-Type: ${FORM}`,
        `Content-Length: ${body.length}`,
      ];
      socket.write([...lines, 'Connection: close', '', ''].join('\r\n'));
      socket.write(body);
      socket.resume();
      await once(socket, 'close');
    };
    const honest = () => ask(port, '/cenik', [host]);
    for (let round = 0; round < 4; round += 1) {
      const [answers] = await Promise.all([
        Promise.all(Array.from({ length: 10 }, honest)),
        Promise.all(Array.from({ length: 12 }, send)),
      ]);
      expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 10 }, () => 200));
    }
    expectBothAlive();
  });

  it('readers who leave in the middle of a file leave nothing open at the replicas', async () => {
    const path = await largestFile({ port, host });
    const before = await Promise.all(replicas.map(descriptorsOf));
    const leave = async () => {
      const socket = await open(port);
      socket.write(`GET ${path} HTTP/1.1\r\n${host}\r\nAccept-Encoding: identity\r\n\r\n`);
      await once(socket, 'data');
      socket.destroy();
    };
    for (let left = 0; left < 600; left += 20) await Promise.all(Array.from({ length: 20 }, leave));
    // nginx keeps connections to the replicas for a while.
    for (const [index, replica] of replicas.entries()) {
      await expect.poll(() => descriptorsOf(replica)).toBeLessThan((before[index] ?? 0) + 10);
    }
    expectBothAlive();
  });

  it('an address that opens more connections than there are shuts nobody else out', async () => {
    const sockets: Socket[] = [];
    for (let opened = 0; opened < 600; opened += 50) {
      sockets.push(
        ...(await Promise.all(Array.from({ length: 50 }, () => open(port, '127.0.0.2')))),
      );
    }
    for (const path of ['/cenik', '/objednavka', '/speculation-rules.json']) {
      expect((await ask(port, path, [host])).status, path).toBe(200);
    }
    for (const socket of sockets) socket.destroy();
  });
});

describe.skipIf(!isInstalled)('nginx', () => {
  let front: Nginx;
  let slow: Server;
  let reached: number;
  let goOn: () => void;
  let at: number;
  beforeAll(async () => {
    const isOver = new Promise<void>((resolve) => (goOn = resolve));
    reached = 0;
    slow = createServer(async (_, response) => {
      reached += 1;
      await isOver;
      response.end();
    }).listen(0, '127.0.0.1');
    await once(slow, 'listening');
    const bound = slow.address();
    at = await freePort();
    front = await startNginx({
      port: at,
      replicas: [typeof bound === 'object' && bound ? bound.port : 0],
      // Whoever asks says where he is, which is only for this test.
      change: (config) =>
        config
          .replace(
            'limit_conn clients 100;',
            'limit_conn clients 2; set_real_ip_from 127.0.0.1; real_ip_header X-Test-Address;',
          )
          .replace('limit_conn wider_networks 400;', 'limit_conn wider_networks 4;'),
    });
  });
  afterAll(async () => {
    await front.stop();
    slow.closeAllConnections();
    slow.close();
  });

  async function from(address: string): Promise<number> {
    const signal = AbortSignal.timeout(15_000);
    const headers = { 'X-Test-Address': address };
    return (await fetch(`http://127.0.0.1:${at}/`, { headers, signal })).status;
  }

  it('counts a network of IPv6 as one client, however often it changes its address', async () => {
    // With bytes that a pattern could take for the end of a line.
    const networks = ['2001:db8:a0a::1', '2001:db8:a0a::a0a:2', '2001:db8:a0a:1::1', '192.0.2.1'];
    // Of IPv4 nobody owns as much: its addresses are counted by themselves alone.
    const ipv4 = ['192.0.2.2', '192.0.2.1', '192.0.2.3', '192.0.2.4'];
    const within = [...networks, ...ipv4].map(from);
    await expect.poll(() => reached).toBe(within.length);
    expect(await from('2001:db8:a0a:0:ffff::3')).toBe(429);
    expect(await from('192.0.2.1')).toBe(429);
    // The fourth of a /48 is the last one, from whichever of its networks.
    within.push(from('2001:db8:a0a:a0a::1'), from('2001:db8:a0b:1::1'));
    await expect.poll(() => reached).toBe(within.length);
    expect(await from('2001:db8:a0a:3::1')).toBe(429);
    goOn();
    expect(new Set(await Promise.all(within))).toEqual(new Set([200]));
  });
});

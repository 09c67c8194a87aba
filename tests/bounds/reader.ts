import { get } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import type { Wait } from '#tests/hostile/waits.ts';
import { readerOrder } from './start-reader.ts';

/**
 * An honest reader as a program: it asks for each page at a steady pace, however late the answers before come, and
 * tells of each one. Told 'go' it begins, told 'rest' it asks for nothing more and says when all answers are there.
 */
const PATIENCE_MS = 10_000;
/** Many readers have many addresses; Linux answers under all of 127.0.0.0/8. */
const ADDRESSES = 40;

process.on('disconnect', () => process.exit());
process.on('SIGINT', () => {});

let isGoing = false;
let asked = 0;
const open = new Set<Promise<void>>();

process.on('message', (told) => {
  if (told === 'go') isGoing = true;
  else if (told === 'rest') void rest();
  else void read(readerOrder.parse(told));
});

async function rest(): Promise<void> {
  isGoing = false;
  await Promise.all(open);
  process.send?.('rested');
}

async function read({ pages, everyMs }: ReturnType<typeof readerOrder.parse>): Promise<void> {
  for (let at = performance.now(); ; at += everyMs / pages.length) {
    await delay(Math.max(0, at - performance.now()));
    // What was missed while the machine stood still is not made up for.
    at = Math.max(at, performance.now() - everyMs);
    if (!isGoing) continue;
    const page = pages[asked % pages.length];
    if (!page) return;
    asked += 1;
    const asking = ask(page, at).finally(() => open.delete(asking));
    open.add(asking);
  }
}

interface Page {
  origin: string;
  host: string;
  path: string;
}

function ask({ origin, host, path }: Page, due: number): Promise<void> {
  return new Promise((resolve) => {
    const tell = (status: number | null) => {
      const wait: Wait = {
        at: performance.timeOrigin + due,
        ms: performance.now() - due,
        status,
        origin,
        path,
      };
      process.send?.(wait);
      resolve();
    };
    const request = get(
      origin + path,
      {
        agent: false,
        headers: { host, connection: 'close', 'accept-encoding': 'br' },
        ...(process.platform === 'linux' && { localAddress: `127.0.3.${1 + (asked % ADDRESSES)}` }),
        signal: AbortSignal.timeout(PATIENCE_MS),
      },
      (response) => {
        response.resume();
        response.once('end', () => tell(response.statusCode ?? null));
        response.once('error', () => tell(null));
      },
    );
    request.once('error', () => tell(null));
  });
}

import { setTimeout as delay } from 'node:timers/promises';
import { seeded } from './random.ts';
import { type HostileRequest, createRequests } from './requests.ts';
import { type Line, closed, dial, exchange } from './wire.ts';

/** What was done to the server so far, by kind. */
export type Tally = Record<string, number>;

export interface Attack extends Line {
  seed: number;
  /** Paths of built files, the largest first. */
  files: readonly [string, ...string[]];
  over: AbortSignal;
  /** Told of whatever was done, so many times. */
  note(what: string, count?: number): void;
}

/** Milliseconds that are waited for an answer to a request that deserves none. */
const PATIENCE_MS = 1500;
const PAUSE_MS = 20;

/** Random requests, one after the other on a connection each. */
export async function sendRequests(attack: Attack): Promise<void> {
  const { seed, files, over, note } = attack;
  const next = createRequests(seed, {
    host: `localhost:${attack.port}`,
    files,
  });
  while (!over.aborted) {
    const request = next();
    const status = await answerTo(attack, request);
    note(`request: ${request.kind}`);
    note(`answer: ${status ?? 'none'}`);
    // The shop's own fault, which is to be found again.
    if (status === 500) note(`fault: ${beginningOf(request)}`);
    await delay(PAUSE_MS);
  }
}

/** The first words of a request; those of a body too where it has one. */
function beginningOf({ bytes }: HostileRequest): string {
  const [head = '', body = ''] = bytes.toString('latin1').split('\r\n\r\n', 2);
  return `${head.slice(0, 300)} … ${body.slice(0, 100)}`.replaceAll(/\s+/g, ' ');
}

function answerTo(line: Line, { bytes, isCut }: HostileRequest): Promise<number | undefined> {
  return exchange(line, bytes, isCut ? PAUSE_MS : PATIENCE_MS);
}

/** Readers who leave in the middle of a file. */
export async function leaveDownloads(attack: Attack): Promise<void> {
  const { files, over, note } = attack;
  while (!over.aborted) {
    await leaveDownload(attack, files[0]);
    note('download left');
    await delay(PAUSE_MS);
  }
}

/** Asks for a file, reads its beginning and hangs up. */
export async function leaveDownload(line: Line, path: string): Promise<void> {
  const socket = dial(line);
  socket.write(`GET ${path} HTTP/1.1\r\nHost: localhost:${line.port}\r\n\r\n`);
  const begun = new Promise((resolve) => void socket.once('data', resolve));
  await Promise.race([begun, closed(socket), delay(PATIENCE_MS)]);
  socket.destroy();
  await closed(socket);
}

const PIPELINE = { connections: 20, holdMs: 8000, restMs: 4000 };
/** As many as a server may well wait with, more than that, and no end of them. */
const PIPELINED = [12, 60, 500] as const;

/** Many requests at once on a few connections, half of which read what they are answered. */
export async function pipeline(attack: Attack): Promise<void> {
  const { files, over, note, port, seed } = attack;
  const random = seeded(seed);
  const paths = [
    files[0],
    '/objednavka',
    '/cenik',
    '/speculation-rules.json',
    '/nothing-here',
  ] as const;
  while (!over.aborted) {
    const path = random.pick(paths);
    const requests = random.pick(PIPELINED);
    const request = `GET ${path} HTTP/1.1\r\nHost: localhost:${port}\r\n\r\n`;
    const sockets = Array.from({ length: PIPELINE.connections }, () => {
      const socket = dial(attack);
      if (random.chance(0.5)) socket.resume();
      socket.write(request.repeat(requests));
      return socket;
    });
    note('pipelined', PIPELINE.connections * requests);
    await Promise.race([Promise.all(sockets.map(closed)), delay(PIPELINE.holdMs)]);
    for (const socket of sockets) socket.destroy();
    await delay(PIPELINE.restMs);
  }
}

const SILENCE = { atOnce: 100, everyMs: 100, holdMs: 6000, restMs: 9000 };

/** Connections in great number that say nothing, or not to the end. */
export async function keepSilent(attack: Attack, most: number): Promise<void> {
  const { over, note, port, seed } = attack;
  const random = seeded(seed);
  while (!over.aborted) {
    const sockets = [];
    while (sockets.length < most && !over.aborted) {
      for (let i = 0; i < SILENCE.atOnce; i += 1) {
        const socket = dial(attack);
        socket.resume();
        if (random.chance(0.3)) socket.write(`GET / HTTP/1.1\r\nHost: localhost:${port}\r\nX-`);
        sockets.push(socket);
      }
      note('silent connection', SILENCE.atOnce);
      await delay(SILENCE.everyMs);
    }
    await delay(SILENCE.holdMs);
    for (const socket of sockets) socket.destroy();
    await delay(SILENCE.restMs);
  }
}

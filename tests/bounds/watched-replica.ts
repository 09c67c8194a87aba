import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { setTimeout as delay } from 'node:timers/promises';
import { z } from 'zod';
import { closeAtEnd } from '#tests/faults/tidy.ts';
import { countDescriptors, readMemory } from '#tests/faults/processes.ts';
import { type Replica, freePort, startReplica } from '#tests/stage/replica.ts';

/** What a process holds once it has let go of what it could. */
export interface Holding {
  heapMb: number;
  residentMb: number;
  descriptors: number;
}

/** A replica that is looked into, and started again where it has ended. */
export interface WatchedReplica {
  port: number;
  origin: string;
  pid(): number;
  /** What it holds without garbage. */
  holds(): Promise<Holding>;
  /** Milliseconds of a processor that it has used so far; of one that has ended none. */
  processorMs(): Promise<number>;
  /** Lines of the log on the level of errors since this was last asked. */
  newErrors(): string[];
  /** How it ended, where it did. */
  fault(): string | undefined;
  /** Whether it answers the probe of load balancers within so many milliseconds. */
  answers(withinMs: number): Promise<boolean>;
  /** Ends it, if it has not ended by itself, and starts another in its place. */
  restart(): Promise<void>;
  stop(): Promise<void>;
}

/** As the shop is run (Dockerfile), and open for who looks into its memory. */
const AS_DELIVERED = {
  NODE_OPTIONS: '--enable-source-maps --max-old-space-size=512 --inspect=127.0.0.1:0',
  MALLOC_ARENA_MAX: '2',
  MALLOC_MMAP_THRESHOLD_: '131072',
  MALLOC_TRIM_THRESHOLD_: '131072',
};
/** Linux tells processor time in hundredths of a second. */
const TICK_MS = 10;
const LOOK_MS = 100;
const LOOKED_INTO_MS = 60_000;
const LAST_WORDS = 300;

export async function startWatchedReplica(
  databaseUrl: string,
  env: Record<string, string>,
): Promise<WatchedReplica> {
  const port = await freePort();
  const start = () => startReplica(databaseUrl, { ...env, ...AS_DELIVERED, PORT: String(port) });
  let replica = await start();
  let seen = 0;
  const stop = closeAtEnd(() => replica.stop());
  const pid = () => replica.child.pid ?? 0;
  const hasEnded = () => replica.child.exitCode !== null || replica.child.signalCode !== null;
  return {
    port,
    origin: replica.origin,
    pid,
    async holds() {
      const descriptors = await countDescriptors(pid());
      const heapMb = await collectGarbage(replica);
      return { heapMb, residentMb: (await readMemory(pid())).residentMb, descriptors };
    },
    async processorMs() {
      const stat = await readFile(`/proc/${pid()}/stat`, 'utf8').catch(() => '');
      // The name before them may have spaces and brackets in it.
      const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
      const [user = 0, system = 0] = fields.slice(11, 13);
      return (Number(user) + Number(system)) * TICK_MS;
    },
    newErrors() {
      const fresh = replica.printed().slice(seen);
      seen += fresh.length;
      return fresh.split('\n').filter((line) => line.startsWith('{'));
    },
    fault() {
      if (!hasEnded()) return undefined;
      const { exitCode, signalCode } = replica.child;
      const words = /FATAL ERROR: .*/.exec(replica.printed())?.[0];
      const said = words ?? replica.printed().slice(-LAST_WORDS).replaceAll('\n', ' ');
      return `ended with ${exitCode ?? signalCode}: ${said}`;
    },
    async answers(withinMs) {
      const deadline = Date.now() + withinMs;
      while (Date.now() < deadline && !hasEnded()) {
        if (await isWell(port, Math.max(1, deadline - Date.now()))) return true;
        await delay(LOOK_MS);
      }
      return false;
    },
    async restart() {
      await replica.stop();
      replica = await start();
      seen = 0;
    },
    stop,
  };
}

async function isWell(port: number, withinMs: number): Promise<boolean> {
  try {
    const signal = AbortSignal.timeout(withinMs);
    return (await fetch(`http://127.0.0.1:${port}/healthz`, { signal })).ok;
  } catch {
    return false;
  }
}

const answerShape = z.object({ id: z.number(), result: z.unknown().optional() });
const usageShape = z.object({ usedSize: z.number() });
const MEGABYTE = 1024 * 1024;

/** Lets a process drop what it can, and tells how many megabytes of its heap are in use after that. */
async function collectGarbage(replica: Replica): Promise<number> {
  const [, url] = /Debugger listening on (ws:\S+)/.exec(replica.printed()) ?? [];
  if (url === undefined) throw new Error('The replica cannot be looked into.');
  const socket = new WebSocket(url);
  try {
    await once(socket, 'open', { signal: AbortSignal.timeout(LOOKED_INTO_MS) });
    // What was let go of by the first is often held by what only the second takes.
    for (let id = 1; id <= 2; id += 1) await call(socket, id, 'HeapProfiler.collectGarbage');
    const usage = usageShape.parse(await call(socket, 3, 'Runtime.getHeapUsage'));
    return Math.round(usage.usedSize / MEGABYTE);
  } finally {
    socket.close();
  }
}

function call(socket: WebSocket, id: number, method: string): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const late = setTimeout(() => reject(new Error(`${method} takes too long.`)), LOOKED_INTO_MS);
    const hear = ({ data }: MessageEvent) => {
      const answer = answerShape.safeParse(JSON.parse(String(data)));
      if (!answer.success || answer.data.id !== id) return;
      clearTimeout(late);
      socket.removeEventListener('message', hear);
      resolve(answer.data.result);
    };
    socket.addEventListener('message', hear);
    socket.send(JSON.stringify({ id, method }));
  });
}

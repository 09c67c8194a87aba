import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { get } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { manyOrders } from '#tests/stage/many-orders.ts';
import { freePort } from '#tests/stage/replica.ts';

/** A server in a process of its own. */
export interface Running {
  origin: string;
  stop(): Promise<void>;
}

/** The whole shop as `npm start` runs it, on a folder of its own that is gone afterwards. */
export async function startShop(more: Record<string, string> = {}): Promise<Running> {
  const dataDir = await mkdtemp(join(tmpdir(), 'vzlet-bench-'));
  const port = await freePort();
  const origin = `http://localhost:${port}`;
  const env = {
    ...process.env,
    ...manyOrders,
    ...more,
    PORT: String(port),
    DATA_DIR: dataDir,
    NODE_ENV: 'production',
  };
  const child = fork('scripts/serve.mjs', { env, stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
  while (!(await answers(origin))) {
    if (child.exitCode !== null) throw new Error('The shop did not open.');
  }
  return {
    origin,
    async stop() {
      await end(child);
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/** A bare node:http server that answers everything with the compressed bytes of one page. */
export async function startBare(page: string): Promise<Running> {
  const [like] = await once(get(page, { headers: { 'accept-encoding': 'br' } }), 'response');
  const body = Buffer.concat(await like.toArray());
  const headers = Object.entries(like.headers).filter(([name]) => !connectionHeaders.has(name));
  const child = fork('bench/bare-server.ts');
  child.send({ headers, body: body.toString('base64') });
  const [port] = await once(child, 'message');
  return { origin: `http://localhost:${port}`, stop: () => end(child) };
}

/** Headers that node:http writes by itself. */
const connectionHeaders = new Set(['connection', 'date', 'keep-alive', 'transfer-encoding']);

async function answers(origin: string): Promise<boolean> {
  try {
    return (await fetch(origin, { signal: AbortSignal.timeout(1000) })).ok;
  } catch {
    await new Promise((resolve) => setTimeout(resolve, 50));
    return false;
  }
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return;
  child.kill('SIGTERM');
  await once(child, 'exit');
}

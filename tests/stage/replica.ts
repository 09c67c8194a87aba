import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { fileURLToPath } from 'node:url';
import { childEnv } from './child-env.ts';
import { manyOrders } from './many-orders.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** The built shop in a process of its own, as it runs on a server. */
export interface Replica {
  child: ChildProcess;
  port: number;
  origin: string;
  printed(): string;
  /** Exit code and signal, once it has ended. */
  ended: Promise<[number | null, NodeJS.Signals | null]>;
  stop(): Promise<void>;
}

/** Starts one on a database that others may share, and waits until it is open. */
export async function startReplica(
  databaseUrl: string,
  env: Record<string, string> = {},
): Promise<Replica> {
  const port = Number(env['PORT'] ?? (await freePort()));
  const child = spawn(process.execPath, ['scripts/serve.mjs'], {
    cwd: env['FOLDER'] ?? root,
    env: {
      ...childEnv(),
      NODE_ENV: 'production',
      DATABASE_URL: databaseUrl,
      PORT: String(port),
      ARES_URL: 'embedded',
      LOG_LEVEL: 'error',
      TRUST_PROXY: 'true',
      ...manyOrders,
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let printed = '';
  const ended = once(child, 'exit').then(([code, signal]): Awaited<Replica['ended']> => [
    code,
    signal,
  ]);
  await new Promise<void>((resolve, reject) => {
    const read = (chunk: Buffer) => {
      printed += chunk.toString();
      if (printed.includes('is open')) resolve();
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    child.once('exit', () => reject(new Error(`The replica did not open: ${printed}`)));
  });
  return {
    child,
    port,
    origin: `http://localhost:${port}`,
    printed: () => printed,
    ended,
    async stop() {
      child.kill('SIGKILL');
      await ended;
    },
  };
}

export async function freePort(): Promise<number> {
  const server = createServer().listen(0);
  await once(server, 'listening');
  const address = server.address();
  await new Promise((resolve) => void server.close(resolve));
  return typeof address === 'object' && address ? address.port : 0;
}

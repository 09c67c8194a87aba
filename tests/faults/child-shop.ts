import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { fileURLToPath } from 'node:url';
import { manyOrders } from '#tests/many-orders.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** A shop in a process of its own, started again whenever it ends. */
export interface ChildShop {
  origin: string;
  /** How often it was killed. */
  kills(): number;
  /** `kill -9`, as a machine that loses its power; the next has begun to start afterwards. */
  kill(): Promise<void>;
  /** Waits until one is open. */
  ready(): Promise<void>;
  stop(): Promise<void>;
}

/** One start of the shop. */
interface Run {
  child: ChildProcess;
  /** Whether it has opened; false where it ended before. */
  opened: Promise<boolean>;
  ended: Promise<unknown>;
}

export async function keepShopRunning(databaseUrl: string): Promise<ChildShop> {
  const port = await freePort();
  let kills = 0;
  let isStopping = false;
  let run = next();

  function next(): Run {
    const started = startShop(databaseUrl, port);
    started.child.once('exit', () => {
      if (!isStopping) run = next();
    });
    return started;
  }

  async function kill(): Promise<void> {
    const { child, ended } = run;
    child.kill('SIGKILL');
    await ended;
  }

  return {
    origin: `http://localhost:${port}`,
    kills: () => kills,
    async kill() {
      kills += 1;
      await kill();
    },
    async ready() {
      while (!(await run.opened));
    },
    async stop() {
      isStopping = true;
      await kill();
    },
  };
}

function startShop(databaseUrl: string, port: number): Run {
  const child = spawn(process.execPath, ['scripts/serve.mjs'], {
    cwd: root,
    env: {
      PATH: process.env['PATH'],
      NODE_ENV: 'production',
      DATABASE_URL: databaseUrl,
      PORT: String(port),
      ARES_URL: 'embedded',
      LOG_LEVEL: 'error',
      // Each customer of the test has an address of his own, as behind a proxy.
      TRUST_PROXY: 'true',
      ...manyOrders,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const opened = new Promise<boolean>((resolve) => {
    child.stdout?.on('data', (text) => String(text).includes('is open') && resolve(true));
    child.once('exit', () => resolve(false));
  });
  return { child, opened, ended: once(child, 'exit') };
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0);
  await once(server, 'listening');
  const address = server.address();
  await new Promise((resolve) => void server.close(resolve));
  return typeof address === 'object' && address ? address.port : 0;
}

import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { fileURLToPath } from 'node:url';
import { manyOrders } from '#tests/stage/many-orders.ts';

const projectFolder = fileURLToPath(new URL('../..', import.meta.url));
const moveClock = fileURLToPath(new URL('move-clock.ts', import.meta.url));
const leaveWithStarter = fileURLToPath(
  new URL('../../scripts/leave-with-starter.mjs', import.meta.url),
);

export interface ShopSettings {
  /** Settings as the environment gives them. */
  env: Record<string, string>;
  /** Folder of the program, built; the project's own unless a copy is to run. */
  program?: string | undefined;
  clockAheadMs?: number | undefined;
  /** Put before the program, as a command that runs it in a place of its own. */
  command?: readonly string[] | undefined;
}

/** A shop in a process of its own, started again whenever it ends. */
export interface ShopProcess {
  origin: string;
  /** Its process number; another one after each start. */
  pid(): number | undefined;
  /** `kill -9`, as a machine that loses its power; the next has begun to start afterwards. */
  kill(): Promise<void>;
  /** Asks it to close, as a deployment does, and starts no other; its exit code. */
  close(): Promise<number | null>;
  /** Like `close`, but kills it after this time. Returns how it ended, and how soon. */
  closeWithin(ms: number): Promise<Ended>;
  /** Starts it again after `close`, from another folder where one is given. */
  reopen(program?: string): void;
  /** Waits until one is open. */
  ready(): Promise<void>;
  /** The last lines that it wrote. */
  log(): string;
  stop(): Promise<void>;
}

export interface Ended {
  /** Missing where it had to be killed. */
  code: number | null;
  tookMs: number;
}

/** One start of the shop. */
interface Run {
  child: ChildProcess;
  /** Whether it has opened; false where it ended before. */
  opened: Promise<boolean>;
  ended: Promise<unknown>;
}

const KEPT_LINES = 200;
/** A program that ends by itself so often in a row cannot start. */
const MOST_FAILURES = 5;

export async function keepShopRunning(settings: ShopSettings): Promise<ShopProcess> {
  const port = await freePort();
  const lines: string[] = [];
  let { program = projectFolder } = settings;
  let isWanted = true;
  let failures = 0;
  let run = next();

  function next(): Run {
    const started = start({ ...settings, program }, port, (text) => {
      lines.push(...text.split('\n'));
      lines.splice(0, lines.length - KEPT_LINES);
    });
    void started.opened.then((isOpen) => (failures = isOpen ? 0 : failures + 1));
    started.child.once('exit', () => {
      if (isWanted && failures < MOST_FAILURES) run = next();
    });
    return started;
  }

  async function end(signal: NodeJS.Signals): Promise<number | null> {
    const { child, ended } = run;
    child.kill(signal);
    await ended;
    return child.exitCode;
  }

  return {
    origin: `http://localhost:${port}`,
    pid: () => run.child.pid,
    kill: async () => void (await end('SIGKILL')),
    close() {
      isWanted = false;
      return end('SIGTERM');
    },
    async closeWithin(ms) {
      isWanted = false;
      const { child } = run;
      const began = performance.now();
      const late = setTimeout(() => child.kill('SIGKILL'), ms);
      const code = await end('SIGTERM');
      clearTimeout(late);
      return { code, tookMs: performance.now() - began };
    },
    reopen(folder = program) {
      program = folder;
      isWanted = true;
      run = next();
    },
    async ready() {
      while (!(await run.opened)) {
        if (failures >= MOST_FAILURES)
          throw new Error(`The shop does not open:\n${lines.join('\n')}`);
        // The next start is noticed by the same event as the end of this one, but after us.
        await new Promise(setImmediate);
      }
    },
    log: () => lines.join('\n'),
    async stop() {
      isWanted = false;
      await end('SIGKILL');
    },
  };
}

function start(
  { env, program = projectFolder, clockAheadMs, command = [] }: ShopSettings,
  port: number,
  say: (text: string) => void,
): Run {
  // As all start commands have it (scripts/start.mjs).
  const preload = ['--max-old-space-size=512', '--import', leaveWithStarter];
  const clock = clockAheadMs === undefined ? [] : ['--import', moveClock];
  const [execPath = '', ...before] = [...command, process.execPath];
  const child = fork('scripts/serve.mjs', {
    cwd: program,
    execPath,
    execArgv: [...before, ...preload, ...clock],
    env: {
      PATH: process.env['PATH'],
      NODE_ENV: 'production',
      PORT: String(port),
      ARES_URL: 'embedded',
      LOG_LEVEL: 'warn',
      // Each customer has an address of their own, as behind a proxy.
      TRUST_PROXY: 'true',
      ...manyOrders,
      CLOCK_AHEAD_MS: String(clockAheadMs ?? 0),
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  const opened = new Promise<boolean>((resolve) => {
    child.stdout?.on('data', (text) => String(text).includes('is open') && resolve(true));
    child.once('exit', () => resolve(false));
  });
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (text) => say(String(text)));
  }
  return { child, opened, ended: once(child, 'exit') };
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0);
  await once(server, 'listening');
  const address = server.address();
  await new Promise((resolve) => void server.close(resolve));
  return typeof address === 'object' && address ? address.port : 0;
}

import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Database } from '#database/client.ts';
import { readReadiness } from '#database/migrate.ts';
import { freeSpace } from '#database/embedded/folder-fault.ts';
import { withTimeout } from '#main/with-timeout.ts';
import type { WorkerGroup } from '#jobs/define-job.ts';
import type { Work } from '#main/jobs/start-workers.ts';

interface Options {
  db: Database;
  work: Work;
  /** The newest migration that this program brings, in milliseconds since 1970. */
  migratedTo: number;
  /** The folder of the database on this machine; undefined where the database is on another one. */
  dataDir: string | undefined;
  /** Since when the embedded database has been away, in milliseconds since 1970. */
  databaseLostAt?: (() => number | undefined) | undefined;
  /** Bytes that have to be free there. */
  leastFree?: number;
}

/** What is wrong, by name, in words that hold no secret. */
type Faults = Record<string, string>;

/** An embedded database that is not back after this time will not come back by itself. */
const LOST_MS = 120_000;
const LEAST_FREE = 512 * 1024 * 1024;
/** Milliseconds after which a part that does not answer counts as broken. */
const CHECK_MS = 2000;
/** Milliseconds for which an answer is given again: load balancers ask often, and so may anyone. */
const KEPT_MS = 1000;
/** No job takes this long, so a job that is due for longer has no worker that would do it. */
const STUCK_MS = 10 * 60_000;

/** Whether the program lives, and whether it should get requests: /healthz and /readyz. */
export class Health {
  /** True from the first signal to stop: a load balancer shall send nothing more. */
  isClosing = false;
  readonly #options: Options;
  #kept: { faults: Promise<Faults>; until: number } | undefined;

  constructor(options: Options) {
    this.#options = options;
  }

  /** Answers a probe, under whatever host it comes; false where the request is none. */
  answer(request: IncomingMessage, response: ServerResponse): boolean {
    if (request.url !== '/healthz' && request.url !== '/readyz') return false;
    if (request.url === '/healthz') this.#answerAlive(response);
    else this.#answerReady(response).catch(() => response.destroy());
    return true;
  }

  /** A restart helps only if the database is this program's own, so only that counts here. */
  #answerAlive(response: ServerResponse): void {
    const lostAt = this.#options.databaseLostAt?.();
    const isLost = lostAt !== undefined && Date.now() - lostAt > LOST_MS;
    if (isLost)
      send(response, 503, { status: 'broken', wrong: { database: 'does not come back' } });
    else send(response, 200, { status: 'alive' });
  }

  async #answerReady(response: ServerResponse): Promise<void> {
    if (this.isClosing) return send(response, 503, { status: 'closing' });
    const wrong = await this.check();
    const isReady = Object.keys(wrong).length === 0;
    send(
      response,
      isReady ? 200 : 503,
      isReady ? { status: 'ready' } : { status: 'broken', wrong },
    );
  }

  /** What is wrong at the moment; nothing where requests can be served. */
  check(): Promise<Faults> {
    const now = Date.now();
    if (!this.#kept || this.#kept.until < now) {
      this.#kept = { faults: this.#check(), until: now + KEPT_MS };
    }
    return this.#kept.faults;
  }

  async #check(): Promise<Faults> {
    const { dataDir, leastFree = LEAST_FREE } = this.#options;
    const [database, disk] = await Promise.all([
      soon(this.#checkDatabase(), { database: 'does not answer' }),
      dataDir === undefined
        ? {}
        : soon(checkDisk(dataDir, leastFree), { disk: 'cannot be looked at' }),
    ]);
    return { ...checkWorkers(this.#options.work), ...database, ...disk };
  }

  /**
   * A queue that stands still counts as a fault only if this program's own workers take nothing from it:
   * late e-mails must not take a shop that sells out of service.
   */
  async #checkDatabase(): Promise<Faults> {
    const { db, work, migratedTo } = this.#options;
    const found = await readReadiness(db);
    const stuckBefore = Date.now() - STUCK_MS;
    const isStuck =
      found.dueSince && Math.max(found.dueSince.getTime(), work.tookJobAt) < stuckBefore;
    return {
      ...(found.migratedTo < migratedTo ? { migrations: 'older than this program' } : {}),
      ...(isStuck ? { queue: 'jobs are due and none is taken' } : {}),
    };
  }
}

const groupNames: Record<WorkerGroup, string> = {
  payments: 'payments',
  emails: 'e-mails',
  mailbox: 'mailbox',
  upkeep: 'upkeep',
  generators: 'generators',
};

function checkWorkers({ stopped }: Readonly<Work>): Faults {
  if (stopped.size === 0) return {};
  const names = [...stopped].map((group) => groupNames[group]);
  return { queue: `no worker runs for ${names.join(' and ')}` };
}

async function checkDisk(folder: string, leastFree: number): Promise<Faults> {
  return (await freeSpace(folder)) < leastFree ? { disk: 'too little space' } : {};
}

async function soon(check: Promise<Faults>, otherwise: Faults): Promise<Faults> {
  return withTimeout(CHECK_MS, check).catch(() => otherwise);
}

function send(response: ServerResponse, status: number, body: unknown): void {
  response
    .writeHead(status, {
      'Content-Type': 'application/json',
      'Cache-Control': 'no-store',
      'X-Content-Type-Options': 'nosniff',
    })
    .end(`${JSON.stringify(body)}\n`);
}

import { setTimeout as delay } from 'node:timers/promises';
import { type Address, type JoinedServer, joinOrLaunch } from './join-or-launch.ts';
import { type Cluster, shortenServerLog, stopPostmaster } from './postmaster.ts';

interface Options {
  cluster: Cluster;
  database: string;
  /** Told in a sentence when the server is lost, does not start again, and is back. */
  log(line: string): void;
}

/** Pauses between attempts, in milliseconds: the first one, doubled each time, up to the last. */
const AGAIN_MS = { first: 500, most: 10_000 };
/** Milliseconds to wait for a server that is just coming back, so that it can be stopped in order. */
const BACK_MS = 4000;
const LOOK_AT_LOG_MS = 60_000;

/** Stays with the server on a cluster: starts or joins it, and does so again whenever it was lost. */
export class ServerKeeper {
  readonly #options: Options;
  readonly #stopping = new AbortController();
  #joined: JoinedServer | undefined;
  #lostAt: number | undefined;
  #mending: Promise<void> = Promise.resolve();

  constructor(options: Options) {
    this.#options = options;
  }

  /** Since when the server has been away, in milliseconds since 1970; undefined while it is there. */
  get lostAt(): number | undefined {
    return this.#lostAt;
  }

  /**
   * Starts or joins the server; to be called once.
   * @throws Error with a message for the operator
   */
  async start(): Promise<Address> {
    const joined = await this.#join();
    void this.#stayWith(joined);
    const { logFile } = this.#options.cluster;
    const look = () => void shortenServerLog(logFile).catch(() => {});
    const looking = setInterval(look, LOOK_AT_LOG_MS).unref();
    this.#stopping.signal.addEventListener('abort', () => clearInterval(looking));
    return joined.address;
  }

  /** Stops the server, unless another program uses it or may use it, and does not start it again. */
  async stop(): Promise<void> {
    this.#stopping.abort();
    await Promise.race([this.#mending, delay(BACK_MS, undefined, { ref: false })]);
    if (!this.#joined) return;
    const { presence, postmaster } = this.#joined;
    if ((await presence.leave()) && postmaster) {
      await stopPostmaster(this.#options.cluster, postmaster);
    }
    await presence.close();
  }

  #join(port?: number): Promise<JoinedServer> {
    const { cluster, database } = this.#options;
    return joinOrLaunch(cluster, { database, port, stopping: this.#stopping.signal });
  }

  async #stayWith(joined: JoinedServer): Promise<void> {
    this.#joined = joined;
    const problem = await joined.presence.lost;
    if (!this.#stopping.signal.aborted) this.#mending = this.#mend(joined.address, problem);
  }

  async #mend(address: Address, problem: Error | undefined): Promise<void> {
    const { log } = this.#options;
    this.#joined = undefined;
    this.#lostAt = Date.now();
    log(`The embedded PostgreSQL was lost: ${problem?.message ?? 'the connection ended'}.`);
    const joined = await this.#joinUntilThere(address);
    if (!joined) return;
    log(`The embedded PostgreSQL is back after ${(Date.now() - this.#lostAt) / 1000} s.`);
    this.#lostAt = undefined;
    void this.#stayWith(joined);
  }

  /** Undefined only where the program wants to stop. */
  async #joinUntilThere(address: Address): Promise<JoinedServer | undefined> {
    const { signal } = this.#stopping;
    for (let pauseMs = AGAIN_MS.first; ; pauseMs = Math.min(2 * pauseMs, AGAIN_MS.most)) {
      try {
        return await this.#joinAt(address);
      } catch {
        if (signal.aborted) return undefined;
        if (pauseMs === AGAIN_MS.first) this.#sayWhereToLook();
        await delay(pauseMs, undefined, { signal }).catch(() => {});
      }
    }
  }

  /** @throws Error where the server is back elsewhere: the shop's connections know one address. */
  async #joinAt({ host, port }: Address): Promise<JoinedServer> {
    const joined = await this.#join(port);
    if (joined.address.host === host && joined.address.port === port) return joined;
    await joined.presence.close();
    throw new Error('The embedded PostgreSQL has another address than before.');
  }

  #sayWhereToLook(): void {
    const { cluster, log } = this.#options;
    log(
      `The embedded PostgreSQL does not start: see ${cluster.logFile}. It is tried until it does.`,
    );
  }
}

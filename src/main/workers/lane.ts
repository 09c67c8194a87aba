import { Piscina } from 'piscina';
import { WorkEnded, type WorkEnd } from '#flows/bounded-work.ts';
import type { LaneLimits } from './lanes.ts';

/** Milliseconds after which a thread with nothing to do is given up; the next work starts one anew. */
const IDLE_MS = 60_000;
/** Milliseconds between two looks at how long the work under way has taken. */
const WATCH_MS = 50;
/** How far a thread gives way (nice(2)); only Linux knows this of a thread. */
const NICE = 10;

/** Built, the program of the threads lies beside that of the server (vite.config.ts); else Node runs its source. */
const program = import.meta.env.PROD
  ? { filename: fileBeside('worker.js') }
  : { filename: fileBeside('worker.ts'), execArgv: ['--import', fileBeside('inline-files.ts')] };

function fileBeside(name: string): string {
  return new URL(`./${name}`, import.meta.url).href;
}

/** One thread, which does one piece of work after the other. It begins with the first. */
export class Lane {
  readonly #pool: Piscina;
  readonly #limits: LaneLimits;
  #last: Promise<unknown> = Promise.resolve();
  #waiting = 0;
  #isClosed = false;

  constructor(limits: LaneLimits) {
    const { memoryMegabytes } = limits;
    this.#limits = limits;
    this.#pool = new Piscina({
      ...program,
      minThreads: 0,
      maxThreads: 1,
      idleTimeout: IDLE_MS,
      niceIncrement: limits.yields ? NICE : 0,
      resourceLimits: { maxOldGenerationSizeMb: memoryMegabytes, maxYoungGenerationSizeMb: 16 },
      // Whoever has nothing of the environment cannot lose it.
      env: {},
      recordTiming: false,
      // What a thread does beside its work, such as closing a file, goes on while it waits.
      atomics: 'disabled',
    });
    // A thread that ends without work under way is started anew with the next.
    this.#pool.on('error', () => {});
  }

  /**
   * Has a piece of work done, in its turn.
   * @param name that of a function of worker.ts
   * @throws WorkEnded, or what the work threw
   */
  async run(name: string, given: unknown): Promise<unknown> {
    if (this.#isClosed || this.#waiting > this.#limits.mostWaiting)
      throw new WorkEnded(name, 'busy');
    this.#waiting += 1;
    const done = this.#last.then(() => this.#runNow(name, given));
    // What fails does not hold up what comes behind it.
    this.#last = done.catch(() => {});
    return done.finally(() => {
      this.#waiting -= 1;
    });
  }

  async #runNow(name: string, given: unknown): Promise<unknown> {
    if (this.#isClosed) throw new WorkEnded(name, 'busy');
    const ending = new AbortController();
    const stopWatching = await this.#watch((end) => ending.abort(end));
    try {
      return await this.#pool.run(given, { name, signal: ending.signal });
    } catch (error) {
      // Work that ends with the program is no worse for it: it is done another time.
      const ended = this.#isClosed ? 'busy' : endOf(error);
      const end = ending.signal.aborted ? ending.signal.reason : ended;
      throw end ? new WorkEnded(name, end, { cause: error }) : error;
    } finally {
      stopWatching();
    }
  }

  /** Tells once the work that begins now has used up its time, or has had none of it for so long. */
  async #watch(tell: (end: WorkEnd) => void): Promise<() => void> {
    const { mostMs, mostClockMs } = this.#limits;
    const before = await this.#usedMs();
    const begun = performance.now();
    let isAsking = false;
    const look = async () => {
      if (performance.now() - begun > mostClockMs) tell('busy');
      // A thread within a long call of the system answers late.
      if (isAsking) return;
      isAsking = true;
      const used = (await this.#usedMs()) - before;
      isAsking = false;
      if (used > mostMs) tell('too-long');
    };
    const watching = setInterval(() => void look(), WATCH_MS);
    return () => clearInterval(watching);
  }

  /** Milliseconds of processor time that the thread has used so far: what else the machine does is no fault of the work. */
  async #usedMs(): Promise<number> {
    const used = await this.#pool.threads[0]?.cpuUsage().catch(() => undefined);
    return used ? (used.user + used.system) / 1000 : 0;
  }

  /** Ends the thread; work under way is given up. */
  async close(): Promise<void> {
    this.#isClosed = true;
    await this.#pool.destroy();
  }
}

/** Undefined of an error that the work itself threw. */
function endOf(error: unknown): WorkEnd | undefined {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code === 'ERR_WORKER_OUT_OF_MEMORY') return 'too-large';
  return typeof code === 'string' && code.startsWith('ERR_WORKER') ? 'broken' : undefined;
}

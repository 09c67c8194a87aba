import { Piscina } from 'piscina';
import { WorkEnded, type WorkEnd } from '#flows/bounded-work.ts';
import type { LaneLimits } from './lanes.ts';

/** Milliseconds after which a thread with nothing to do is given up; the next work starts one anew. */
const IDLE_MS = 60_000;
/** Threads give way to the one that answers requests (nice(2)); only Linux knows this of a thread. */
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
  readonly #mostWaiting: number;
  readonly #mostMs: number;
  #last: Promise<unknown> = Promise.resolve();
  #waiting = 0;

  constructor({ memoryMegabytes, mostMs, mostWaiting }: LaneLimits) {
    this.#mostWaiting = mostWaiting;
    this.#mostMs = mostMs;
    this.#pool = new Piscina({
      ...program,
      minThreads: 0,
      maxThreads: 1,
      idleTimeout: IDLE_MS,
      niceIncrement: NICE,
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
    if (this.#waiting > this.#mostWaiting) throw new WorkEnded(name, 'too-many');
    this.#waiting += 1;
    const done = this.#last.then(() => this.#runNow(name, given));
    // What fails does not hold up what comes behind it.
    this.#last = done.catch(() => {});
    return done.finally(() => {
      this.#waiting -= 1;
    });
  }

  async #runNow(name: string, given: unknown): Promise<unknown> {
    const signal = AbortSignal.timeout(this.#mostMs);
    try {
      return await this.#pool.run(given, { name, signal });
    } catch (error) {
      const end = signal.aborted ? 'too-long' : endOf(error);
      throw end ? new WorkEnded(name, end, { cause: error }) : error;
    }
  }

  /** Ends the thread; work under way is given up. */
  async close(): Promise<void> {
    await this.#pool.destroy();
  }
}

/** Undefined of an error that the work itself threw. */
function endOf(error: unknown): WorkEnd | undefined {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code === 'ERR_WORKER_OUT_OF_MEMORY') return 'too-large';
  return typeof code === 'string' && code.startsWith('ERR_WORKER') ? 'broken' : undefined;
}

import type { Logger } from 'pino';
import { withTimeout } from './with-timeout.ts';

interface Part {
  name: string;
  ms: number;
  close(isHurried: boolean): Promise<unknown>;
}

/** What has been opened and has to be closed, the last opened first, each within a time of its own. */
export class Closing {
  readonly #parts: Part[] = [];
  readonly #log: Logger;
  #isAnnounced = false;
  #isHurried = false;
  #closed: Promise<void> | undefined;

  constructor(log: Logger) {
    this.#log = log;
  }

  /** Whether nothing more is opened. */
  get isAnnounced(): boolean {
    return this.#isAnnounced;
  }

  /** Ends the opening at its next step. */
  announce(): void {
    this.#isAnnounced = true;
  }

  /**
   * Asked between the steps of the opening.
   * @throws Error once the end is announced
   */
  goOn(): void {
    if (this.#isAnnounced) throw new Error('The program was told to end while it opened.');
  }

  /**
   * What comes once the closing has begun is closed as well, as the next.
   * @param ms milliseconds after which it is left as it is
   * @param close told whether to hurry: then what is under way has less time to end
   * @throws Error once the end is announced, as `goOn` does
   */
  add(name: string, ms: number, close: Part['close']): void {
    this.#parts.push({ name, ms, close });
    this.#closed &&= this.#closed.then(() => this.#closeAll());
    this.goOn();
  }

  /** Closes everything once, however often it is called for. */
  close(isHurried = false): Promise<void> {
    this.announce();
    if (!this.#closed) {
      this.#isHurried = isHurried;
      this.#closed = this.#closeAll();
    }
    return this.#closed;
  }

  async #closeAll(): Promise<void> {
    for (let part = this.#parts.pop(); part; part = this.#parts.pop()) {
      try {
        await withTimeout(part.ms, part.close(this.#isHurried));
      } catch (error) {
        this.#log.error({ err: error, part: part.name }, 'a part could not be closed in order');
      }
    }
  }
}

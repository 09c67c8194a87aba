import type { Logger } from 'pino';
import { within } from './within.ts';

interface Closer {
  name: string;
  ms: number;
  close(isHurried: boolean): Promise<unknown>;
}

/** What has been opened and has to be closed, the last opened first, each within a time of its own. */
export class Closing {
  readonly #closers: Closer[] = [];
  readonly #log: Logger;
  #closed: Promise<void> | undefined;

  constructor(log: Logger) {
    this.#log = log;
  }

  /**
   * @param ms milliseconds after which it is left as it is
   * @param close told whether to hurry: then what is under way has less time to end
   */
  add(name: string, ms: number, close: Closer['close']): void {
    this.#closers.unshift({ name, ms, close });
  }

  /** Closes everything once, however often it is called for. */
  close(isHurried = false): Promise<void> {
    this.#closed ??= this.#closeAll(isHurried);
    return this.#closed;
  }

  async #closeAll(isHurried: boolean): Promise<void> {
    for (const { name, ms, close } of this.#closers) {
      try {
        await within(ms, close(isHurried));
      } catch (error) {
        this.#log.error({ err: error, part: name }, 'a part could not be closed in order');
      }
    }
  }
}

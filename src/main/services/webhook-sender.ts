import type { Logger } from 'pino';
import { listDueReceivers } from '#database/webhooks/webhook-sending.ts';
import type { Services } from '#flows/services.ts';
import { sendDue } from '#flows/webhooks/send-due.ts';

/** Milliseconds between two looks for what is due. */
const LOOK_MS = 1000;

type Needed = Pick<Services, 'db' | 'webhooks' | 'clock'>;

/**
 * Sends webhooks beside everything else: with connections of its own to the database, without the workers of the
 * job queue, and for each receiver no more calls at once than the database counts places. A receiver that hangs
 * keeps its own places busy and nobody else's.
 */
export class WebhookSender {
  readonly #services: Needed;
  readonly #log: Logger;
  readonly #inProgress = new Set<Promise<void>>();
  #timer: NodeJS.Timeout | undefined;
  #looking: Promise<void> | undefined;
  #isStopped = false;

  constructor(services: Needed, log: Logger) {
    this.#services = services;
    this.#log = log;
  }

  /** Begins to look every second. */
  start(): void {
    this.#timer = setInterval(() => this.#look(), LOOK_MS).unref();
  }

  /** Sends everything that is due at this moment and waits for it; for tests. */
  async sendOnce(): Promise<void> {
    for (let begun = await this.#begin(); begun > 0; begun = await this.#begin())
      await Promise.all(this.#inProgress);
  }

  /** Begins nothing more and waits for the calls under way, each of which takes seconds at most. */
  async stop(): Promise<void> {
    this.#isStopped = true;
    clearInterval(this.#timer);
    await this.#looking;
    await Promise.all(this.#inProgress);
  }

  #look(): void {
    this.#looking ??= this.#begin()
      .then(() => undefined)
      .catch((error: unknown) => this.#log.warn({ err: error }, 'webhooks could not be looked for'))
      .finally(() => (this.#looking = undefined));
  }

  /** @returns how many calls were begun */
  async #begin(): Promise<number> {
    const { db, clock } = this.#services;
    let begun = 0;
    for (const id of await listDueReceivers(db, clock())) {
      if (this.#isStopped) break;
      const calls = await sendDue(this.#services, id);
      for (const call of calls) this.#follow(call);
      begun += calls.length;
    }
    return begun;
  }

  /** With the end of a call there is a place for the next one, which need not wait for the second to be over. */
  #follow(call: Promise<void>): void {
    const followed = call
      .catch((error: unknown) => this.#log.warn({ err: error }, 'a webhook could not be noted'))
      .finally(() => {
        this.#inProgress.delete(followed);
        if (this.#timer && !this.#isStopped) this.#look();
      });
    this.#inProgress.add(followed);
  }
}

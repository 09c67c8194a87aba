import { createHash } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import type { Logger } from 'pino';
import type { Database } from '#database/client.ts';
import { DatabaseSilent, isDatabaseAway } from '#database/connection/database-away.ts';
import { type StoredOffer, lastOfferChange, readStoredOffer } from '#database/offer/offering.ts';
import { offeredWith, termsOf } from '#domain/catalogue/offer-terms.ts';
import { announcedReduction } from '#domain/catalogue/price-history.ts';
import { type OfferedKinds, type Offering, offeringOf } from '#domain/shop/offering.ts';
import type { Services } from '#flows/services.ts';
import { withTimeout } from '#main/with-timeout.ts';

/** Milliseconds after which a replica that was not told looks for a change. */
const LOOK_MS = 1000;
/** Milliseconds that the database may take for it. */
const PATIENCE_MS = 1000;
/** Enough that no two contents ever share a version. */
const VERSION_LENGTH = 16;

const nothing: StoredOffer = { seq: 0, rows: [], prices: new Map() };

export interface OfferingSources {
  db: Database;
  clock: () => Date;
  log: Logger;
  /** What is offered where the operator has changed nothing. */
  usual: OfferedKinds;
}

/**
 * What the shop offers. It is read on every request and in every job, so it lies in memory; its version is
 * a hash of all that is offered. While the database is away what was read last holds, and before the first
 * reading what the shop offers by itself.
 */
export class MadeOffering {
  readonly #sources: OfferingSources;
  #stored = nothing;
  #kept: { offering: Offering; until: number };
  #reading: Promise<void> | undefined;
  #isAway = false;
  /** As actions and pages know it. */
  readonly services: Pick<Services, 'offering' | 'usualOffer' | 'renewOffering'>;
  readonly #listeners: (() => void)[] = [];

  constructor(sources: OfferingSources) {
    this.#sources = sources;
    this.#kept = this.#make();
    this.services = {
      offering: () => this.now(),
      usualOffer: sources.usual,
      renewOffering: () => this.renew(),
    };
  }

  /** @param listener told of every other version, for what is made of it */
  onChanged(listener: () => void): void {
    this.#listeners.push(listener);
  }

  /** What is offered at this moment. A reduction ends by itself. */
  now(): Offering {
    if (this.#sources.clock().getTime() >= this.#kept.until) this.#keep(this.#make());
    return this.#kept.offering;
  }

  /** Reads what is stored; whoever asks while it is being read gets what is read after that. */
  async renew(): Promise<void> {
    const before = this.#reading;
    const reading = (async () => {
      await before;
      await this.#attempt(async () => {
        const { db, clock } = this.#sources;
        this.#stored = await readStoredOffer(db, clock());
        this.#keep(this.#make());
      });
    })();
    this.#reading = reading;
    await reading;
  }

  /**
   * Looks every second whether something has changed, for a replica that was not told.
   * @param listener told of every other version
   * @returns how to end it
   */
  watch(listener: () => void): () => Promise<void> {
    this.onChanged(listener);
    const closing = new AbortController();
    const look = async () => {
      while (!closing.signal.aborted) {
        await delay(LOOK_MS, undefined, { ref: false, signal: closing.signal }).catch(() => {});
        if (closing.signal.aborted) return;
        let last = this.#stored.seq;
        await this.#attempt(async () => {
          last = await lastOfferChange(this.#sources.db);
        });
        if (last !== this.#stored.seq) await this.renew();
        this.now();
      }
    };
    void look();
    return async () => closing.abort();
  }

  async #attempt(ask: () => Promise<void>): Promise<void> {
    try {
      await withTimeout(PATIENCE_MS, ask(), () => new DatabaseSilent());
      this.#isAway = false;
    } catch (error) {
      // A page that is drawn meanwhile has what was read before; what cannot be read is no reason to stop.
      const words = 'what is on offer could not be read; what was read before holds';
      if (!this.#isAway || !isDatabaseAway(error)) this.#sources.log.warn({ err: error }, words);
      this.#isAway = true;
    }
  }

  #keep(made: { offering: Offering; until: number }): void {
    const isOther = made.offering.version !== this.#kept.offering.version;
    this.#kept = made;
    if (isOther) for (const listener of this.#listeners) listener();
  }

  #make(): { offering: Offering; until: number } {
    const { usual, clock } = this.#sources;
    const { rows, prices } = this.#stored;
    const now = clock();
    const reductions = [...prices].flatMap(([id, changes]) => {
      const found = announcedReduction(changes, now);
      return found ? [{ id, ...found }] : [];
    });
    const lowest = Object.fromEntries(reductions.map(({ id, lowestBefore }) => [id, lowestBefore]));
    const kinds = rows.length === 0 ? usual : offeredWith(usual, termsOf(rows), lowest);
    const hash = createHash('sha256').update(JSON.stringify(kinds)).digest('base64url');
    return {
      offering: offeringOf(kinds, hash.slice(0, VERSION_LENGTH)),
      until: Math.min(...reductions.map(({ until }) => until.getTime())),
    };
  }
}

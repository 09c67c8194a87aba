import type { IncomingMessage } from 'node:http';
import type { Logger } from 'pino';
import type { Database } from '#database/client.ts';
import { type PageCount, addPageCounts } from '#database/page-counts.ts';
import { dayInPrague } from '#domain/calendar.ts';
import { hostOf } from '#domain/counting/arrival.ts';
import { type CountKind, COUNTS_WRITTEN_SECONDS } from '#domain/counting/count-kind.ts';
import { pageKey } from '#domain/counting/page-key.ts';
import { isForEveryone } from '#domain/address-row.ts';
import { addressAt } from '#domain/addresses.ts';
import type { Locale } from '#domain/locale.ts';
import type { Offering } from '#domain/offering.ts';
import type { Shop } from '#domain/shop.ts';
import type { Place } from '#main/http/incoming.ts';
import { withTimeout } from '#main/with-timeout.ts';
import { makeKindOf } from './kind-of-request.ts';
import { makeIsRobot } from './robots.ts';

export interface PageCountsOptions {
  /** Connections that are not those of requests. */
  db: Database;
  shop: Shop;
  offering: () => Offering;
  clock: () => Date;
  log: Logger;
}

/** The counts of one page, by edition and kind. */
type CountsOfPage = { [In in Locale]?: { [Kind in CountKind]?: PageCount } };
/** By page. */
type CountsOfDay = Map<string, CountsOfPage>;
/** By day. */
type Pending = Map<string, CountsOfDay>;

/** The one sheet that every page links, as the build names it. */
const STYLES = /^\/assets\/every-page-[\w-]+\.css$/;
/** The query of the second step of the order. */
const DETAILS = /[?&]step=details(?:&|$)/;
/** Different counts kept while the database is away; about as many as ten days have. */
const MOST_PENDING = 20_000;
/** Public paths whose names are remembered; the page cache keeps as many pages. */
const MOST_PATHS = 1000;
/** Characters of such a path; a Referer may name one of any length. */
const LONGEST_PATH = 200;
/** Milliseconds for the last writing when the program closes. */
const LAST_MS = 500;
/** Milliseconds for which the day is not asked anew: it takes as long as the rest of the counting. */
const DAY_KNOWN_MS = 1000;

/**
 * Counts answered pages in memory and adds them up in the database every few seconds (rules 58,
 * decisions/0019). What it keeps is a number for a day, an edition, a page and a kind of source; of a request
 * nothing stays.
 */
export class PageCounts {
  /** What is not written yet. */
  #pending: Pending = new Map();
  #size = 0;
  #today: { day: string; counts: CountsOfDay } | undefined;
  #writing: Promise<void> | undefined;
  #timers: NodeJS.Timeout[] = [];
  #isAway = false;
  readonly #options: PageCountsOptions;
  readonly #ownHosts: ReadonlySet<string>;
  readonly #isRobot = makeIsRobot();
  readonly #kindOf: ReturnType<typeof makeKindOf>;
  readonly #keys = new Map<string, string>();

  constructor(options: PageCountsOptions) {
    this.#options = options;
    const { origins, extraHosts } = options.shop;
    this.#ownHosts = new Set([hostOf(origins.cs), hostOf(origins.en), ...extraHosts]);
    this.#kindOf = makeKindOf(this.#ownHosts, this.#isRobot);
  }

  /** Notes that a page was answered with success. What only looks at its headers is no reader. */
  answered({ edition, path }: Place, request: IncomingMessage): void {
    if (!edition || request.method !== 'GET') return;
    const page = this.#keyOf(path, true);
    if (page === undefined) return;
    const kind = this.#kindOf(request);
    this.#add(edition, page, kind);
    const isReader = kind !== 'robot' && kind !== 'ahead';
    if (page === 'wizard' && isReader && DETAILS.test(request.url ?? '')) this.details(edition);
  }

  /** Notes that a page asked for its styles, if that is what was asked for; the Referer names the page. */
  drawn({ edition, path }: Place, request: IncomingMessage): void {
    if (!edition || !STYLES.test(path)) return;
    const { referer, host, 'user-agent': userAgent } = request.headers;
    const asking = hostOf(referer ?? '');
    if (asking !== host && !this.#ownHosts.has(asking)) return;
    if (referer === undefined || this.#isRobot(userAgent)) return;
    const page = URL.canParse(referer) ? this.#keyOf(new URL(referer).pathname, false) : undefined;
    if (page !== undefined) this.#add(edition, page, 'drawn');
  }

  /** Notes that an empty cart got its first package. */
  cart(edition: Locale): void {
    this.#add(edition, 'wizard', 'cart');
  }

  /** Notes that the second step of the order was opened. */
  details(edition: Locale): void {
    this.#add(edition, 'wizard', 'details');
  }

  /** Begins to write every few seconds. */
  start(): void {
    const forgetDay = () => (this.#today = undefined);
    this.#timers = [
      setInterval(() => void this.write(), COUNTS_WRITTEN_SECONDS * 1000).unref(),
      setInterval(forgetDay, DAY_KNOWN_MS).unref(),
    ];
  }

  /** Writes what has been counted; while the database is away it stays in memory, up to a bound. */
  write(): Promise<void> {
    this.#writing ??= this.#write().finally(() => (this.#writing = undefined));
    return this.#writing;
  }

  /** Writes for the last time. */
  async close(): Promise<void> {
    for (const timer of this.#timers.splice(0)) clearInterval(timer);
    const last = async () => {
      await this.#writing;
      await this.write();
    };
    await withTimeout(LAST_MS, last()).catch((error: unknown) => {
      this.#options.log.warn({ err: error }, 'the last counts of pages could not be written');
    });
  }

  #add(edition: Locale, page: string, kind: CountKind): void {
    const { day, counts } = this.#countsOfToday();
    const known = counts.get(page)?.[edition]?.[kind];
    if (known) known.n += 1;
    else this.#addTo(counts, { day, edition, page, kind, n: 1 });
  }

  #addTo(counts: CountsOfDay, count: PageCount): void {
    const { edition, page, kind, n } = count;
    const ofPage = counts.get(page) ?? {};
    const ofEdition = (ofPage[edition] ??= {});
    const known = ofEdition[kind];
    if (known) known.n += n;
    else if (this.#size < MOST_PENDING) {
      this.#size += 1;
      ofEdition[kind] = count;
      counts.set(page, ofPage);
    }
  }

  /** Once this writes by itself, it is known for a second which day it is. */
  #countsOfToday(): { day: string; counts: CountsOfDay } {
    if (this.#today && this.#timers.length > 0) return this.#today;
    const day = dayInPrague(this.#options.clock());
    this.#today = { day, counts: this.#countsOf(day) };
    return this.#today;
  }

  #countsOf(day: string): CountsOfDay {
    const counts = this.#pending.get(day) ?? new Map();
    this.#pending.set(day, counts);
    return counts;
  }

  /**
   * A public page is named once, when it has been answered; of the others the path may be a secret, which is not
   * kept.
   */
  #keyOf(path: string, isThere: boolean): string | undefined {
    const known = this.#keys.get(path);
    if (known !== undefined) return known;
    const key = pageKey(this.#options.offering().catalogue, path, isThere);
    const found = addressAt(path);
    const isShort = path.length <= LONGEST_PATH;
    if (isThere && key !== undefined && isShort && found && isForEveryone(found)) {
      if (this.#keys.size >= MOST_PATHS) this.#keys.clear();
      this.#keys.set(path, key);
    }
    return key;
  }

  async #write(): Promise<void> {
    const taken = this.#pending;
    this.#pending = new Map();
    this.#today = undefined;
    this.#size = 0;
    const counted = [...taken.values()].flatMap(listed);
    if (counted.length === 0) return;
    const { db, log } = this.#options;
    try {
      await addPageCounts(db, counted);
      this.#isAway = false;
    } catch (error) {
      for (const count of counted) this.#addTo(this.#countsOf(count.day), count);
      // Once, however long it lasts: the failures of the requests are in the log as well.
      if (!this.#isAway) log.warn({ err: error }, 'counts of pages wait for the database');
      this.#isAway = true;
    }
  }
}

function listed(counts: CountsOfDay): PageCount[] {
  const editions = [...counts.values()].flatMap((ofPage) => Object.values(ofPage));
  return editions.flatMap((kinds) => Object.values(kinds));
}

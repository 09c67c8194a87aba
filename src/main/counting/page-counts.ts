import type { IncomingMessage } from 'node:http';
import type { Logger } from 'pino';
import type { Database } from '#database/client.ts';
import { type PageCount, addPageCounts } from '#database/figures/funnel.ts';
import { dayInPrague } from '#domain/time/calendar.ts';
import {
  type Asking,
  type CountKind,
  type Knowing,
  COUNTS_WRITTEN_SECONDS,
  countKindOf,
  hostOf,
} from '#domain/counting/arrival.ts';
import { pageKey } from '#domain/counting/page-key.ts';
import { isForEveryone } from '#domain/addresses/address-row.ts';
import { addressAt } from '#domain/addresses.ts';
import type { Locale } from '#domain/locale.ts';
import type { Offering } from '#domain/shop/offering.ts';
import type { Shop } from '#domain/shop/shop.ts';
import { type Visited, headerOf } from '#main/http/incoming.ts';
import { withTimeout } from '#main/with-timeout.ts';
import { makeIsRobot } from './robots.ts';
import { makeSourceOf } from './sources.ts';

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

/** What a page is added to for as long as it is known which day it is. */
interface Today {
  day: string;
  counts: CountsOfDay;
  /** The same counts by the path of a page that everybody may read: of the others it may be a secret. */
  byPath: Map<string, CountsOfPage>;
}

/** The one sheet that every page links, as the build names it. */
const STYLES = /^\/assets\/every-page-[\w-]+\.css$/;
/** The query of the second step of the order. */
const DETAILS = /[?&]step=details(?:&|$)/;
/** Different counts kept while the database is away; about as many as ten days have. */
const MOST_PENDING = 20_000;
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
  #today: Today | undefined;
  #writing: Promise<void> | undefined;
  #timers: NodeJS.Timeout[] = [];
  #isAway = false;
  readonly #options: PageCountsOptions;
  readonly #isOwn: (host: string) => boolean;
  readonly #knowing: Knowing;

  constructor(options: PageCountsOptions) {
    this.#options = options;
    const { origins, extraHosts } = options.shop;
    const ownHosts = new Set([hostOf(origins.cs), hostOf(origins.en), ...extraHosts]);
    this.#isOwn = (host) => ownHosts.has(host);
    this.#knowing = { sourceOf: makeSourceOf(this.#isOwn), isRobot: makeIsRobot() };
  }

  /** Notes that a page was answered with success. What only looks at its headers is no reader. */
  answered({ edition, path }: Visited, request: IncomingMessage): void {
    if (!edition || request.method !== 'GET') return;
    const kind = countKindOf(askingOf(request), this.#knowing);
    const known = this.#countsOfToday().byPath.get(path)?.[edition]?.[kind];
    // Most pages are kept, were counted a moment ago, and are served in some microseconds.
    if (known) known.n += 1;
    else this.#addAnswered(edition, path, kind, request.url);
  }

  #addAnswered(edition: Locale, path: string, kind: CountKind, url = ''): void {
    const page = this.#nameOf(path, true);
    if (page === undefined) return;
    this.#add(edition, page, kind);
    const { counts, byPath } = this.#countsOfToday();
    const found = addressAt(path);
    const ofPage = counts.get(page);
    if (ofPage && found && isForEveryone(found)) byPath.set(path, ofPage);
    const isReader = kind !== 'robot' && kind !== 'ahead';
    if (page === 'wizard' && isReader && DETAILS.test(url)) this.details(edition);
  }

  /** Notes that a page asked for its styles, if that is what was asked for; the Referer names the page. */
  drawn({ edition, path }: Visited, request: IncomingMessage): void {
    if (!edition || !STYLES.test(path)) return;
    const { referer, host, 'user-agent': userAgent } = request.headers;
    const asking = hostOf(referer ?? '');
    if (asking !== host && !this.#isOwn(asking)) return;
    if (referer === undefined || this.#knowing.isRobot(userAgent)) return;
    const page = URL.canParse(referer) ? this.#nameOf(new URL(referer).pathname, false) : undefined;
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
  #countsOfToday(): Today {
    if (this.#today && this.#timers.length > 0) return this.#today;
    const day = dayInPrague(this.#options.clock());
    this.#today = { day, counts: this.#countsOf(day), byPath: new Map() };
    return this.#today;
  }

  #countsOf(day: string): CountsOfDay {
    const counts = this.#pending.get(day) ?? new Map();
    this.#pending.set(day, counts);
    return counts;
  }

  #nameOf(path: string, isThere: boolean): string | undefined {
    return pageKey(this.#options.offering().catalogue, path, isThere);
  }

  async #write(): Promise<void> {
    const taken = this.#pending;
    this.#pending = new Map();
    this.#today = undefined;
    this.#size = 0;
    const counted = [...taken.values()].flatMap(listCounts);
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

function askingOf(request: IncomingMessage): Asking {
  const { headers, url = '/' } = request;
  return {
    userAgent: headers['user-agent'],
    host: headers.host,
    referer: headers.referer,
    url,
    fetchSite: headers['sec-fetch-site'],
    fetchDest: headers['sec-fetch-dest'],
    purpose: headerOf(request, 'sec-purpose') ?? headerOf(request, 'purpose'),
  };
}

function listCounts(counts: CountsOfDay): PageCount[] {
  const editions = [...counts.values()].flatMap((ofPage) => Object.values(ofPage));
  return editions.flatMap((kinds) => Object.values(kinds));
}

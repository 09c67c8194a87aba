import type { Logger } from 'pino';
import { builtInArticles } from '#content/built-in-articles.ts';
import { indexBuiltInArticles } from '#database/articles/article-search.ts';
import { type DatabaseClient, openDatabase } from '#database/client.ts';
import { isTooSlow, waitWhileAway } from '#database/connection/database-away.ts';
import { sharedSecret } from '#database/tokens.ts';
import { withWaitBudget } from '#database/connection/wait-budget.ts';
import type { Article } from '#domain/content/articles/article.ts';
import type { OfferedKinds } from '#domain/shop/offering.ts';
import type { Locale } from '#domain/locale.ts';
import { ERASURE_KEY } from '#flows/people/address-hash.ts';
import type { MessageOutcome, Services } from '#flows/services.ts';
import { PageCounts } from '#main/counting/page-counts.ts';
import type { App, LocalPages, OnError } from '#main/http/handlers.ts';
import { CLIENT_ADDRESS_HEADER } from '#main/http/client-network.ts';
import { isPlainHost } from '#main/http/hosts.ts';
import { type OnAnswered, observeApp } from '#main/watch/observe-app.ts';
import { keysOf } from '#domain/records.ts';
import { workerGroups } from '#jobs/define-job.ts';
import { runDueJobs } from '#main/jobs/run-jobs.ts';
import type { OnPortFailure } from '#main/watch/port-failures.ts';
import type { TestCheckoutOptions } from '#main/services/adapters.ts';
import { type MadeServices, makeServices } from '#main/services/services.ts';
import { SIGNING_KEY } from '#main/services/signer.ts';
import { WebhookSender } from '#main/services/webhook-sender.ts';
import type { Webhooks } from '#ports/webhooks/port.ts';
import type { Settings } from '#main/settings/settings.ts';
import type { Threads } from '#main/workers/workers.ts';
import { withTimeout } from './with-timeout.ts';
import { type StopJobs, type Work, noWork, startWorkers } from '#main/jobs/start-workers.ts';

export interface ShopOptions {
  settings: Settings;
  databaseUrl: string;
  log: Logger;
  clock?: () => Date;
  testCheckout?: TestCheckoutOptions;
  /** Changes its own pages before they are looked at, for tests. */
  alterVisited?: (html: string) => string;
  /** What calls receivers of webhooks, in place of the default, for tests. */
  webhooks?: Webhooks;
  /** Threads that outlive the shop, for tests. */
  threads?: Threads;
  /** What is offered in place of the defaults, for tests. */
  offered?: OfferedKinds;
  /** The articles that it comes with in place of the program's own, newest first, for tests. */
  builtInArticles?: readonly Article[];
  /** Told of every request that the app has answered. */
  onAnswered?: OnAnswered;
  /** Told of each failure of what the shop does not own: payments, mail, register, storage. */
  onPortFailure?: OnPortFailure;
  /** Told what became of each message to the shop. */
  onMessage?: (outcome: MessageOutcome) => void;
  /** Makes the app once the services are there; in development it is made again at each change. */
  createApp(services: Services, localPages: LocalPages, onError: OnError): App;
}

/** A shop on a migrated database: the app, and what goes on beside it. */
export interface OpenShop extends MadeServices {
  app: App;
  database: DatabaseClient;
  work: Readonly<Work>;
  /** What the server has to be told of pages, which are counted (rules 58). */
  counts: PageCounts;
  /** Begins to work through the job queue and to deliver the test checkout's webhooks. */
  startWork(): Promise<void>;
  /** Does what is due now, for tests. */
  workOnce(): Promise<void>;
  /** @param jobsMs milliseconds that jobs under way have to end before they are given back */
  close(jobsMs?: number): Promise<void>;
}

/**
 * Connections at most beside those that serve requests: the queue's, of which each group of workers keeps one to
 * listen, those with which the jobs do their work, those for counting, and those of webhooks. One more says that the
 * workers live. docs/deployment.md has the sum.
 */
const CONNECTIONS = {
  queue: keysOf(workerGroups).length + 1,
  jobs: 4,
  long: 2,
  counting: 3,
  webhooks: 2,
};
/** Milliseconds that the queue gives the database for one of its own statements. */
const QUEUE_MS = 60_000;
/** Milliseconds for one statement of the jobs that go through whole tables. */
const LONG_MS = 120_000;
/** Milliseconds after which a count is given up; requests give up earlier. */
const COUNT_MS = 1000;
/** A statement of ours that the database gave up; the statement or the database may be the cause. */
const TOO_SLOW = 'a statement took too long';
/** A little longer than the queue itself gives its jobs (run-jobs.ts). */
const JOBS_MS = 10_200;

/** Puts the shop together. Nothing runs yet but what is asked of `app`. */
export async function openShop(options: ShopOptions): Promise<OpenShop> {
  const { settings, databaseUrl, log, clock = () => new Date() } = options;
  const onError = (error: Error) => log.warn({ err: error }, 'a database connection was lost');
  const { database, queue, jobs, long, counting, calling } = openPools(databaseUrl, onError);
  waitWhileAway(queue.pool, (error, query) => log.error({ err: error, query }, TOO_SLOW));
  const deliver = (request: Request) => app(request);
  const signingKey = await sharedSecret(database.db, SIGNING_KEY);
  // Drawn before there is anybody to erase, so that every backup has it.
  await sharedSecret(database.db, ERASURE_KEY);
  const countCart = (locale: Locale) => counts.cart(locale);
  const countDetails = (locale: Locale) => counts.details(locale);
  const counted = { counting, countCart, countDetails };
  const needed = { settings, database, clock, log, deliver, signingKey, ...counted };
  const made = makeServices({ ...options, ...needed });
  const { services, testCheckout, outbox, embeddedStorage, embeddedInbox, offered } = made;
  const { shop, offering } = services;
  const counts = new PageCounts({ db: jobs.db, shop, offering, clock, log });
  const sender = new WebhookSender({ ...services, db: calling.db }, log);
  const working = () => ({ pool: queue.pool, services: { ...services, db: jobs.db }, long, log });
  await offered.renew();
  await indexBuiltInArticles(database.db, options.builtInArticles ?? builtInArticles);
  await testCheckout?.prepare();
  for (const port of [outbox, embeddedStorage, embeddedInbox]) await port?.prepare();
  const bare = options.createApp(services, localPages(made, settings), (error) =>
    log.error({ err: error }, isTooSlow(error) ? TOO_SLOW : 'a request could not be answered'),
  );
  const patient: App = (request) => withWaitBudget(() => bare(request));
  const app = observeApp(patient, log, options.onAnswered);
  const work = noWork();
  let starting: Promise<StopJobs | undefined> = Promise.resolve(undefined);
  return {
    ...made,
    app,
    database,
    work,
    counts,
    async startWork() {
      testCheckout?.start();
      counts.start();
      sender.start();
      starting = startWorkers({ ...working(), db: queue.db, databaseUrl, clock, work });
      await starting;
    },
    async workOnce() {
      await testCheckout?.deliverDue();
      await runDueJobs(working());
      await sender.sendOnce();
    },
    async close(jobsMs = JOBS_MS) {
      // Workers that are just being started can be stopped only once they are there.
      const stopJobs = await withTimeout(jobsMs, starting).catch(() => undefined);
      await stopJobs?.(jobsMs);
      await withTimeout(jobsMs, sender.stop()).catch(() => undefined);
      await testCheckout?.stop();
      await made.close();
      await counts.close();
      for (const pool of [queue, jobs, long, counting, calling, database]) await pool.close();
    },
  };
}

function openPools(url: string, onError: (error: Error) => void) {
  return {
    database: openDatabase(url, onError),
    queue: openDatabase(url, onError, QUEUE_MS, CONNECTIONS.queue),
    jobs: openDatabase(url, onError, undefined, CONNECTIONS.jobs),
    long: openDatabase(url, onError, LONG_MS, CONNECTIONS.long),
    counting: openDatabase(url, onError, COUNT_MS, CONNECTIONS.counting),
    calling: openDatabase(url, onError, undefined, CONNECTIONS.webhooks),
  };
}

/** The outbox shows e-mails to anyone, so only a local shop has its pages, and only for this machine. */
function localPages({ testCheckout, outbox }: MadeServices, { shop }: Settings): LocalPages {
  return {
    ...(testCheckout ? { testCheckout: testCheckout.handle } : {}),
    ...(outbox && shop.isLocal ? { outbox: fromHere(outbox.handle) } : {}),
  };
}

type LocalPage = NonNullable<LocalPages['outbox']>;

function fromHere(handle: LocalPage): LocalPage {
  return async (request, locale) => {
    const client = request.headers.get(CLIENT_ADDRESS_HEADER);
    const isHere = client === null || /^(::ffff:)?127\.|^::1$/.test(client);
    return isHere && isPlainHost(new URL(request.url))
      ? handle(request, locale)
      : new Response(null, { status: 404 });
  };
}

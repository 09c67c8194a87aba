import type { Logger } from 'pino';
import type { DatabaseClient } from '#database/client.ts';
import type { Article } from '#domain/content/articles/article.ts';
import type { Locale } from '#domain/locale.ts';
import type { OfferedKinds } from '#domain/shop/offering.ts';
import type { MessageOutcome, Services } from '#flows/services.ts';
import type { EmbeddedMail } from '#ports/mail/embedded.ts';
import type { TestCheckout } from '#test-checkout/test-checkout.ts';
import type { EmbeddedStorage } from '#ports/storage/embedded.ts';
import type { EmbeddedInbox } from '#ports/inbox/embedded.ts';
import { createHttpWebhooks } from '#ports/webhooks/http.ts';
import type { Webhooks } from '#ports/webhooks/port.ts';
import { type Workers, makeWorkers, Threads } from '#main/workers/workers.ts';
import { makeArticles } from './articles.ts';
import {
  type TestCheckoutOptions,
  makeInbox,
  makeMail,
  makePayments,
  makeCompanyRegister,
  makeStorage,
  makeWriting,
} from './adapters.ts';
import { defaultOffering } from '#content/catalogue/price-list.ts';
import { MadeOffering } from './offering.ts';
import { countOnce } from './remember.ts';
import { countSold, measureTimes } from '#database/orders/measured-times.ts';
import { DAY_MS } from '#domain/time/calendar.ts';
import { MEASURED_DAYS } from '#domain/catalogue/measured.ts';
import { ALL } from '#main/page-cache/page-cache.ts';
import { type Published, makePublished } from './published.ts';
import { createLimits } from '#main/http/guards/limits.ts';
import { describePortError, observeInbox, observeMail, observePayments } from './observed-ports.ts';
import { type OnPortFailure, watchPorts } from '#main/watch/port-failures.ts';
import { makePictures } from './pictures.ts';
import { makeBackups } from './backups.ts';
import { makeSigner } from './signer.ts';
import { makeVisit } from './visit.ts';
import { type Settings, setupOf } from '#main/settings/settings.ts';

export interface ServiceSources {
  settings: Settings;
  database: DatabaseClient;
  databaseUrl: string;
  /** Connections for counting how often somebody does something. */
  counting: DatabaseClient;
  clock: () => Date;
  log: Logger;
  /** With which the shop marks its own words in cookies. */
  signingKey: string;
  /** Counts that an empty cart got its first package. */
  countCart: (locale: Locale) => void;
  /** Counts that the second step of the order was opened. */
  countDetails: (locale: Locale) => void;
  /** Takes a request of the shop's own into the app: webhooks of the test checkout, looks at its pages. */
  deliver: (request: Request) => Promise<Response>;
  testCheckout?: TestCheckoutOptions | undefined;
  /** Changes its own pages before they are looked at, for tests. */
  alterVisited?: ((html: string) => string) | undefined;
  /** What calls receivers of webhooks, in place of the default, for tests. */
  webhooks?: Webhooks | undefined;
  /** Threads that outlive the shop, for tests: one begins in the time that many pieces of work take. */
  threads?: Threads | undefined;
  /** What is offered in place of the defaults, for tests. */
  offered?: OfferedKinds | undefined;
  /** The articles that it comes with in place of the program's own, newest first, for tests. */
  builtInArticles?: readonly Article[] | undefined;
  /** Told of each failure of a port. */
  onPortFailure?: OnPortFailure | undefined;
  /** Told what became of each message to the shop. */
  onMessage?: ((outcome: MessageOutcome) => void) | undefined;
}

/** The services of the shop, and the embedded ones among them that have pages of their own. */
export interface MadeServices {
  services: Services;
  testCheckout: TestCheckout | undefined;
  outbox: EmbeddedMail | undefined;
  embeddedStorage: EmbeddedStorage | undefined;
  embeddedInbox: EmbeddedInbox | undefined;
  /** What is on offer, as it is read and watched. */
  offered: MadeOffering;
  /** Forgets what lies in memory of something that has been changed. */
  forget: Published['forget'];
  /** Lets go of connections to the mail server, and of threads. */
  close(): Promise<void>;
}

/** Chooses for every port its real adapter where the settings name one, else the embedded default. */
export function makeServices(sources: ServiceSources): MadeServices {
  const { settings, database, counting, clock, log, onPortFailure } = sources;
  const watch = watchPorts({ log, describe: describePortError, onFailure: onPortFailure });
  const { payments, testCheckout } = makePayments(sources);
  const { mail, outbox, closeMail } = makeMail(sources);
  const { inbox, embeddedInbox } = makeInbox(settings, database.pool);
  const { storage, embeddedStorage } = makeStorage(sources, watch);
  const { shop } = settings;
  const { db } = database;
  const { forget, ...published } = makePublished(sources);
  const offered = new MadeOffering({ db, clock, log, usual: sources.offered ?? defaultOffering });
  const { workers, closeWorkers } = openWorkers(sources);
  const articles = makeArticles(sources, workers.renderArticle);
  const pictures = makePictures({ settings, storage, clock, watch, workers });
  offered.onChanged(() => articles.forget('catalogue'));
  return {
    testCheckout,
    outbox,
    embeddedStorage,
    embeddedInbox,
    offered,
    forget: (tag) => {
      if (tag === 'catalogue' || tag === ALL) void offered.renew();
      forget(tag);
      articles.forget(tag);
      pictures.forget(tag);
    },
    close: () => closeWorkers().finally(closeMail),
    services: {
      shop,
      started: shop,
      setup: setupOf(settings),
      ...offered.services,
      ordered: countOnce(() => countSold(db, offered.services.offering().volumeDiscounts), clock),
      measured: countOnce(() => measureTimes(db, measuredFrom(clock())), clock),
      ...published,
      articles: articles.articles,
      db,
      payments: observePayments(payments, watch),
      mail: observeMail(mail, watch),
      inbox: observeInbox(inbox, watch),
      companyRegister: makeCompanyRegister(sources, watch),
      webhooks: sources.webhooks ?? createHttpWebhooks({ isLocal: shop.isLocal, clock }),
      storage,
      ...pictures.services,
      ...makeWriting(settings, watch),
      work: workers.work,
      backups: makeBackups(sources),
      limits: createLimits({ ...settings.limits, pool: counting.pool, log, salt: shop.origins.cs }),
      visit: makeVisit(sources),
      sign: makeSigner(sources.signingKey),
      countMessage: (outcome) => sources.onMessage?.(outcome),
      countCart: sources.countCart,
      countDetails: sources.countDetails,
      clock,
    },
  };
}

function openWorkers({ log, threads }: ServiceSources): {
  workers: Workers;
  closeWorkers: () => Promise<void>;
} {
  if (threads) return { workers: makeWorkers(log, threads), closeWorkers: async () => {} };
  const own = new Threads();
  return { workers: makeWorkers(log, own), closeWorkers: () => own.close() };
}

function measuredFrom(now: Date): Date {
  return new Date(now.getTime() - MEASURED_DAYS * DAY_MS);
}

import type { Pool } from 'pg';
import { Counter, Gauge, Histogram, Registry, collectDefaultMetrics } from 'prom-client';
import type { Database } from '#database/client.ts';
import { type Figures, readFigures } from '#database/figures/figures.ts';
import type { MessageOutcome } from '#flows/services.ts';
import { freeSpace } from '#database/embedded/folder-fault.ts';
import type { Answered, OnAnswered } from './observe-app.ts';
import type { PortProblem } from '#ports/port-error.ts';
import { type OnPortFailure, portActions } from './port-failures.ts';
import type { PageCache } from '#main/page-cache/page-cache.ts';
import { withTimeout } from '#main/with-timeout.ts';

/** Where the figures come from once the shop is open. */
export interface Sources {
  db: Database;
  pool: Pool;
  cache: PageCache;
  /** The folder of the database on this machine; undefined where the database is on another one. */
  dataDir?: string | undefined;
}

export interface Metrics {
  /** What the shop tells while it is open. */
  told: {
    onAnswered: OnAnswered;
    onPortFailure: OnPortFailure;
    onMessage: (outcome: MessageOutcome) => void;
  };
  /** The figures of now, in the text format of Prometheus. */
  text(sources: Sources): Promise<string>;
}

const FIGURES_MS = 2000;
/** Milliseconds for which the database is not asked again, however many scrape. */
const KEPT_MS = 10_000;
const BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** The figures by which the shop can be watched: counts and ages, no customer's data. */
export function createMetrics(): Metrics {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const seconds = new Histogram({
    name: 'vzlet_http_seconds',
    help: 'Time in which the app made an answer, by kind of request; kept pages and files are not in it',
    labelNames: ['route', 'status'],
    buckets: BUCKETS,
    registers,
  });
  const webhooks = new Counter({
    name: 'vzlet_webhooks_total',
    help: 'Notifications of the payment provider: ok, forged, not-understood, or to be sent again later',
    labelNames: ['result'],
    registers,
  });
  for (const result of ['ok', 'forged', 'not-understood', 'later']) webhooks.inc({ result }, 0);
  const failures = failureCounter(registers);
  const messages = messageCounter(registers);
  const setFigures = figureGauges(registers);
  const setProcess = processGauges(registers);
  const disk = new Gauge({ name: 'vzlet_disk_free_bytes', help: 'Free for DATA_DIR', registers });
  const figures = keptFor(KEPT_MS, (db: Database) => withTimeout(FIGURES_MS, readFigures(db)));
  return {
    told: {
      onAnswered({ route, status, ms }) {
        seconds.observe({ route, status: `${Math.floor(status / 100)}xx` }, ms / 1000);
        const result = route === 'notification' ? resultOf(status) : undefined;
        if (result) webhooks.inc({ result });
      },
      onPortFailure: (failure) => failures.inc({ ...failure }),
      onMessage: (result) => messages.inc({ result }),
    },
    async text(sources) {
      setFigures(await figures(sources.db).catch(() => undefined));
      setProcess(sources);
      await setDisk(disk, sources);
      return registry.metrics();
    },
  };
}

async function setDisk(disk: Gauge, { dataDir }: Sources): Promise<void> {
  const free = dataDir === undefined ? undefined : await freeSpace(dataDir).catch(() => undefined);
  if (free === undefined) disk.remove();
  else disk.set(free);
}

/** Undefined where it was no notification at all: another method, or far too long. */
function resultOf(
  status: Answered['status'],
): 'ok' | 'forged' | 'not-understood' | 'later' | undefined {
  if (status < 300) return 'ok';
  if (status === 400) return 'forged';
  if (status === 422) return 'not-understood';
  return status >= 500 ? 'later' : undefined;
}

/** Problems that any port may have count from zero, because an alert compares with the value before. */
const expected: readonly PortProblem[] = ['unavailable', 'denied', 'refused'];

function failureCounter(registers: Registry[]): Counter<'port' | 'action' | 'problem'> {
  const counter = new Counter({
    name: 'vzlet_port_failures_total',
    help: 'What payments, mail, registry and storage did not do when they were asked, and why',
    labelNames: ['port', 'action', 'problem'],
    registers,
  });
  for (const [port, actions] of Object.entries(portActions)) {
    for (const action of actions) {
      for (const problem of expected) counter.inc({ port, action, problem }, 0);
    }
  }
  return counter;
}

function messageCounter(registers: Registry[]): Counter<'result'> {
  const counter = new Counter({
    name: 'vzlet_enquiries_total',
    help: 'Messages to the shop: stored, repeated, refused as too many, or trapped, as a program wrote them',
    labelNames: ['result'],
    registers,
  });
  const results: MessageOutcome[] = ['stored', 'repeated', 'refused', 'trapped'];
  for (const result of results) counter.inc({ result }, 0);
  return counter;
}

/** What the database knows. While it is away there are no figures, rather than old or wrong ones. */
function figureGauges(registers: Registry[]): (figures: Figures | undefined) => void {
  const gauge = (name: string, help: string) =>
    new Gauge({ name: `vzlet_${name}`, help, registers });
  const by = (name: string, help: string, label: string) =>
    new Gauge({ name: `vzlet_${name}`, help, labelNames: [label], registers });
  const up = gauge('database_up', '1 while the database answers, else 0');
  const orders = by('orders', 'Orders, by state', 'state');
  const anomalies = by('payment_anomalies', 'Money that does not fit an order, by kind', 'kind');
  const single = [
    [gauge('payments_waiting', 'Unpaid orders with a checkout'), 'paymentsWaiting'],
    [gauge('payments_waiting_oldest_seconds', 'Age of the oldest'), 'paymentsWaitingOldest'],
    [gauge('jobs_due_oldest_seconds', 'How long a job has been due'), 'jobsDueOldest'],
    [gauge('jobs_failed', 'Jobs that are not tried again'), 'jobsFailed'],
    [gauge('emails_unsent', 'E-mails owed and not sent yet'), 'emailsUnsent'],
    [gauge('emails_refused', 'E-mails refused for good'), 'emailsRefused'],
    [gauge('reconciliation_age_seconds', 'Since the provider was compared'), 'reconciliationAge'],
  ] as const;
  return (figures) => {
    up.set(figures ? 1 : 0);
    for (const one of [orders, anomalies]) one.reset();
    for (const [one, name] of single) {
      if (figures) one.set(figures[name]);
      else one.remove();
    }
    for (const [state, count] of Object.entries(figures?.orders ?? {})) {
      orders.set({ state }, count);
    }
    for (const [kind, count] of Object.entries(figures?.anomalies ?? {})) {
      anomalies.set({ kind }, count);
    }
  };
}

/** Figures of this one process. */
function processGauges(registers: Registry[]): (sources: Sources) => void {
  const pages = new Counter({
    name: 'vzlet_page_cache_total',
    help: 'Public pages answered from the cache (hit), or rendered first (miss)',
    labelNames: ['result'],
    registers,
  });
  const connections = new Gauge({
    name: 'vzlet_pool_connections',
    help: 'Connections to the database that serve requests: at work, idle; waiting: who has none',
    labelNames: ['state'],
    registers,
  });
  return ({ cache, pool }) => {
    pages.reset();
    pages.inc({ result: 'hit' }, cache.hits);
    pages.inc({ result: 'miss' }, cache.misses);
    connections.set({ state: 'used' }, pool.totalCount - pool.idleCount);
    connections.set({ state: 'idle' }, pool.idleCount);
    connections.set({ state: 'waiting' }, pool.waitingCount);
  };
}

/** Asks once for all who want to know, and keeps the answer for a while, failures included. */
function keptFor<From, T>(ms: number, ask: (from: From) => Promise<T>): (from: From) => Promise<T> {
  let kept: { answer: Promise<T>; until: number } | undefined;
  return (from) => {
    const now = Date.now();
    if (!kept || kept.until < now) kept = { answer: ask(from), until: now + ms };
    return kept.answer;
  };
}

import { fork } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import { type Findings, audit } from '#tests/faults/audit.ts';
import { startOwnServer } from '#tests/faults/databases.ts';
import { type Stage, setStage } from '#tests/faults/stage.ts';
import { freePort } from '#tests/stage/replica.ts';
import type { CrowdReport, CrowdRequest } from './crowd.ts';
import { watchMemory } from './memory.ts';
import { PAGE, pagesPerSecond } from './pages.ts';
import { note, report } from './report.ts';

const ORDERS_PER_SECOND = 20;
/** Where no speed is asked for: as many customers and readers as a machine at a fifth of the speed can serve. */
const UNHURRIED = { customersAtOnce: 10, pagesPerSecond: 300 };
/** Milliseconds in which the queue has to finish its work, once nobody orders any more. */
const QUIET_WITHIN_MS = 300_000;

/** Orders at a steady pace, each told of three times, while others look at pages. */
export async function measureLoad(seconds: number, atAnySpeed: boolean): Promise<void> {
  const server = await startOwnServer(true);
  const env = { METRICS_PORT: String(await freePort()), LOG_LEVEL: 'info' };
  const stage = await setStage({ server, program: undefined }, { env });
  try {
    await stage.provider.control({ duplicates: 2 });
    const [{ origin }] = stage.shops;
    const pagesWanted = atAnySpeed ? 0 : await halfOfMostPages(origin);
    const memory = watchMemory(`http://127.0.0.1:${env.METRICS_PORT}/metrics`);
    const seen = await sendCrowd({
      origin,
      seconds,
      ordersPerSecond: ORDERS_PER_SECOND,
      page: PAGE,
      pagesPerSecond: pagesWanted,
      ...(atAnySpeed ? UNHURRIED : {}),
    });
    const used = memory.stop();
    const begun = performance.now();
    const found = await auditWhenQuiet(stage);
    note('work left at the end was done within', `${Math.round(performance.now() - begun)} ms`);
    reportBooks(seconds, seen, found);
    reportPages(seen, pagesWanted);
    report(
      'memory of the shop at the start, in the middle, at the end: flat',
      used.text,
      used.isFlat,
    );
  } finally {
    await stage.close();
    await server.close();
  }
}

async function halfOfMostPages(origin: string): Promise<number> {
  const ceiling = await pagesPerSecond(origin);
  note('kept pages at most', `${Math.round(ceiling)}/s`);
  return Math.round(ceiling / 2);
}

/** A crowd in a process of its own, so that its work is not taken for the shop's. */
export async function sendCrowd(wish: CrowdRequest): Promise<CrowdReport> {
  const child = fork('bench/crowd.ts');
  child.send(wish);
  const [seen] = await once(child, 'message');
  return seen;
}

/** The books once nothing is on its way any more, or as they are when that takes too long. */
export async function auditWhenQuiet(stage: Stage): Promise<Findings> {
  const deadline = Date.now() + QUIET_WITHIN_MS;
  for (;;) {
    const found = await audit(stage);
    if (found.open.length === 0 || Date.now() > deadline) return found;
    await delay(500);
  }
}

function reportBooks(seconds: number, seen: CrowdReport, found: Findings): void {
  const wanted = seen.came;
  const { orders, paid, sessions, payments, invoices, emails, lost, doubled, open } = found;
  const isWhole = [seen.bought, orders, paid, sessions, payments, invoices].every(
    (count) => count === wanted,
  );
  const faults = [...lost, ...doubled, ...open];
  report(
    `${seconds} s of orders, each told of three times: nothing lost or doubled`,
    `${(wanted / seconds).toFixed(1)} customers/s, ${orders} orders, ${sessions} sessions, ${payments} payments, ${paid} paid, ` +
      `${invoices} invoices, ${emails} e-mails, ${summary(faults)}`,
    isWhole && emails === 2 * wanted && faults.length === 0,
  );
  report('no answer of 500 or above, no order refused', summary(seen.faults), !seen.faults.length);
  const [p50, p99] = [seen.orderP50, seen.orderP99].map(Math.round);
  note('from the cart to the hosted page, three requests', `p50 ${p50} ms, p99 ${p99} ms`);
}

function reportPages({ pages, pageFaults, pageP99 }: CrowdReport, wanted: number): void {
  const speed = `${Math.round(pages)}/s, p99 ${pageP99} ms`;
  report('every page came that was asked for meanwhile', `${pageFaults} did not`, pageFaults === 0);
  if (wanted === 0) return note('pages meanwhile', speed);
  const share = Math.round((pages / wanted) * 100);
  note('pages meanwhile, asked for at half their ceiling', `${speed}, ${share} % of it`);
}

/** Faults in a few words. */
export function summary(faults: readonly string[]): string {
  if (faults.length === 0) return 'no faults';
  return `${faults.length} faults, as ${[...new Set(faults)].slice(0, 3).join('; ')}`;
}

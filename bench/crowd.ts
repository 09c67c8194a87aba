import { setTimeout as delay } from 'node:timers/promises';
import autocannon from 'autocannon';
import { type Customer, createCustomer, order, payAndReturn } from '#tests/faults/customers.ts';
import { createVisitor } from '#tests/stage/visitor.ts';
import { quantile } from './pace.ts';

/** What a crowd does, in a process of its own. */
export interface CrowdRequest {
  origin: string;
  seconds: number;
  ordersPerSecond: number;
  /** Most customers in the shop at once, so that a slow machine has fewer of them; unlimited by default. */
  customersAtOnce?: number;
  /** Tried again where there is no answer, or one of 500 and above. */
  isPatient?: boolean;
  /** A kept page that others look at. */
  page?: string;
  /** Unlimited by default. */
  pagesPerSecond?: number;
}

/** What it saw. */
export interface CrowdReport {
  /** Customers who came to buy. */
  came: number;
  /** Customers who reached the success page. */
  bought: number;
  /** Why others did not, and every answer of 500 and above. */
  faults: string[];
  /** Milliseconds from the legal button to the hosted page. */
  orderP50: number;
  orderP99: number;
  pages: number;
  /** Pages that did not come, or came with another status than 200. */
  pageFaults: number;
  pageP99: number;
}

const CONNECTIONS = 20;

process.once('message', async (wish: CrowdRequest) => {
  const [shopping, browsing] = await Promise.all([shop(wish), browse(wish)]);
  const seen: CrowdReport = { ...shopping, ...browsing };
  process.send?.(seen);
  // Nothing is left to do once the parent has been told.
  process.channel?.unref();
});

/** Customers come at their pace, however long those before them have to wait, as long as there is room. */
async function shop(wish: CrowdRequest) {
  const { origin, seconds, ordersPerSecond, customersAtOnce = Infinity, isPatient } = wish;
  const faults: string[] = [];
  const times: number[] = [];
  let bought = 0;
  const buy = async (person: number) => {
    try {
      const customer = isPatient
        ? createCustomer([origin])
        : createImpatient(origin, person, faults);
      const begun = performance.now();
      const page = await order(customer);
      times.push(performance.now() - begun);
      const { html } = await payAndReturn(customer, page);
      if (/data-payment="(paid|checking)"/.test(html)) bought += 1;
      else faults.push('a page of success without success');
    } catch (error) {
      faults.push(error instanceof Error ? error.message.slice(0, 300) : String(error));
    }
  };
  const buying = new Set<Promise<void>>();
  const start = performance.now();
  let came = 0;
  for (let person = 0; person < seconds * ordersPerSecond; person += 1) {
    await delay(Math.max(0, start + (person * 1000) / ordersPerSecond - performance.now()));
    while (buying.size >= customersAtOnce) await Promise.race(buying);
    if (customersAtOnce < Infinity && performance.now() - start > seconds * 1000) break;
    came += 1;
    const visit = buy(person).finally(() => buying.delete(visit));
    buying.add(visit);
  }
  await Promise.all(buying);
  const [orderP50, orderP99] = [quantile(times, 0.5), quantile(times, 0.99)];
  return { came, bought, faults, orderP50, orderP99 };
}

/** A customer with an address and a mailbox of their own, because both are counted. */
function createImpatient(origin: string, person: number, faults: string[]): Customer {
  const visitor = createVisitor({
    origin,
    address: `10.${(person >> 16) & 255}.${(person >> 8) & 255}.${person & 255}`,
    async send(request) {
      const response = await fetch(request);
      if (response.status >= 500) faults.push(`${response.status} at ${request.url}`);
      return response;
    },
  });
  return Object.assign(visitor, { email: `customer-${person}@example.com` });
}

async function browse({ origin, page, pagesPerSecond, seconds }: CrowdRequest) {
  if (!page) return { pages: 0, pageFaults: 0, pageP99: 0 };
  const seen = await autocannon({
    url: origin + page,
    connections: CONNECTIONS,
    duration: seconds,
    ...(pagesPerSecond === undefined ? {} : { overallRate: pagesPerSecond }),
    headers: { 'accept-encoding': 'br' },
  });
  return {
    pages: seen.requests.average,
    pageFaults: seen.errors + seen.timeouts + seen.non2xx,
    pageP99: seen.latency.p99,
  };
}

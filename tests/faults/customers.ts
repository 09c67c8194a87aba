import { setTimeout as delay } from 'node:timers/promises';
import { fillCart, oneWish, openDetails, pressDetails, someone } from '#tests/stage/ordering.ts';
import { type Client, createClient } from './clients.ts';
import { startStopwatch } from './stopwatch.ts';
import { type Page, type Visitor, createVisitor } from '#tests/stage/visitor.ts';

/** How long a customer tries again before giving up. */
const PATIENCE_MS = 60_000;
/** Pause where there is no answer, or one that asks to try again later. */
const AGAIN_MS = 50;
const LATER_MS = 500;
/** The text of a page after which a customer does not press again. */
const REFUSED = /Platební brána tuto objednávku odmítla/;

let people = 0;

export interface Customer extends Visitor {
  email: string;
}

/** What one try of a customer came to. */
export interface Answer {
  /** Undefined where the connection ended without an answer. */
  status: number | undefined;
  tookMs: number;
  /** What was asked, without what could name an order. */
  asked: string;
}

interface Manner {
  /** Whether the shops see the addresses of their clients themselves. */
  isBare?: boolean;
  /** Told of each try. */
  note?: (answer: Answer) => void;
}

type Origins = readonly [string, ...string[]];

/** A customer who tries again when there is no answer, as people do. */
export function createCustomer(origins: Origins, manner: Manner = {}): Customer {
  people += 1;
  const { isBare = false, note = () => {} } = manner;
  const client = createClient(isBare);
  const visitor = createVisitor({
    send: (request) => insist(request, { origins, client, note }),
    origin: origins[0],
    address: client.address,
  });
  return Object.assign(visitor, { email: `customer-${people}@example.com` });
}

interface Asker {
  origins: Origins;
  client: Client;
  note: (answer: Answer) => void;
}

/** Where a shop of several does not answer, the next one is asked, as a balancer would. */
async function insist(request: Request, { origins, client, note }: Asker): Promise<Response> {
  const deadline = Date.now() + PATIENCE_MS;
  const body = request.body && (await request.clone().text());
  for (let tries = 0; ; tries += 1) {
    const asked = askedFrom(request, origins);
    const took = startStopwatch();
    const tell = (status?: number) => {
      if (asked) note({ status, tookMs: took(), asked });
    };
    try {
      const { method, headers } = request;
      const url = at(request.url, origins, tries);
      const response = await client.ask({ url, method, headers, body });
      const read = await response.arrayBuffer();
      tell(response.status);
      if (response.status < 500 || Date.now() > deadline) return withBody(response, read);
      await delay(LATER_MS);
    } catch (error) {
      tell();
      if (Date.now() > deadline) throw error;
      await delay(AGAIN_MS);
    }
  }
}

/** Undefined where it is the provider who is asked. */
function askedFrom({ method, url }: Request, origins: readonly string[]): string | undefined {
  const { origin, pathname } = new URL(url);
  return origins.includes(origin) ? `${method} /${pathname.split('/')[1]}` : undefined;
}

/** An address of one of the shops, at another of them after each try. */
function at(address: string, origins: readonly string[], tries: number): string {
  const { origin } = new URL(address);
  const from = origins.indexOf(origin);
  if (from === -1) return address;
  return address.replace(origin, origins[(from + tries) % origins.length] ?? origin);
}

function withBody({ status, headers }: Response, body: ArrayBuffer): Response {
  const kept = new Headers(headers);
  kept.delete('Content-Encoding');
  return new Response(status === 304 || status === 204 ? null : body, { status, headers: kept });
}

/** Fills a cart and opens the second step. */
export async function fillIn(customer: Customer): Promise<Page> {
  fillCart(customer, oneWish);
  return openDetails(customer);
}

/** Presses the legal button, again and again while the shop asks for it; the hosted page's address. */
export async function order(customer: Customer, details?: Page): Promise<string> {
  const deadline = Date.now() + PATIENCE_MS;
  let page = details ?? (await fillIn(customer));
  const input = { ...someone, email: customer.email };
  for (;;) {
    const answer = await pressDetails(customer, page, input);
    if (answer.status === 303 && answer.location?.includes('/test-checkout/pay/')) {
      return answer.location;
    }
    if (answer.status !== 200 || Date.now() > deadline) {
      throw new Error(`The order led to ${answer.status} ${answer.location ?? 'nowhere'}.`);
    }
    if (REFUSED.test(answer.text)) throw new Error('The provider refused the order for good.');
    page = answer;
    await delay(LATER_MS);
  }
}

/** Presses a button of the hosted page. */
export function press(customer: Customer, hostedUrl: string, action = 'pay'): Promise<Page> {
  return customer.post(hostedUrl, { action });
}

/** Pays, and comes back to the shop's page of success. */
export async function payAndReturn(customer: Customer, hostedUrl: string): Promise<Page> {
  return customer.follow(await press(customer, hostedUrl));
}

export async function buy(customer: Customer): Promise<Page> {
  return payAndReturn(customer, await order(customer));
}

/** Pays and closes the window: only the provider can still tell the shop. */
export async function buyAndLeave(customer: Customer): Promise<void> {
  await press(customer, await order(customer));
}

/** Between two who buy one after the other. */
const PAUSE_MS = 300;

/** One after the other comes and buys, until it is over; how many did. */
export async function buySteadily(next: () => Customer, over: AbortSignal): Promise<number> {
  let count = 0;
  while (!over.aborted) {
    await (count % 2 === 0 ? buy : buyAndLeave)(next());
    count += 1;
    await delay(PAUSE_MS);
  }
  return count;
}

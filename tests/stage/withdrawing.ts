import { afterEach, beforeEach } from 'vitest';
import { emailsOf, onlyOrder, query } from '#tests/stage/books.ts';
import { readForm } from '#tests/stage/html.ts';
import { pay, placeOrder, threePackages } from '#tests/stage/ordering.ts';
import { type TestShop, createTestShop } from '#tests/stage/shop.ts';
import { type TestClock, createClock } from '#tests/stage/time.ts';
import type { Page, Visitor } from '#tests/stage/visitor.ts';

export const WITHDRAWAL = '/odstoupeni';

/** A shop in which somebody orders and withdraws. */
export interface Withdrawing {
  shop: TestShop;
  time: TestClock;
  /** Who orders. */
  visitor: Visitor;
}

/** Opens one before each test of a file, and closes it after each. */
export function useWithdrawing(): Withdrawing {
  const opened: Partial<Withdrawing> = {};
  beforeEach(async () => {
    opened.time = createClock();
    opened.shop = await createTestShop({ clock: opened.time.clock });
    opened.visitor = opened.shop.visitor();
  });
  afterEach(() => opened.shop?.close());
  const ready = <T>(part: T | undefined): T => {
    if (part === undefined) throw new Error('The shop opens before each test.');
    return part;
  };
  return {
    get shop() {
      return ready(opened.shop);
    },
    get time() {
      return ready(opened.time);
    },
    get visitor() {
      return ready(opened.visitor);
    },
  };
}

/** Orders three packages and pays them. */
export async function buyThree(
  { shop, visitor }: Withdrawing,
  input: Record<string, string> = {},
): Promise<void> {
  await pay(visitor, await placeOrder(visitor, threePackages, input));
  await shop.workOnce();
}

/** What is typed into the form: by default what fits the one order. */
export async function declarationOf(
  shop: TestShop,
  more: Record<string, string> = {},
): Promise<Record<string, string>> {
  return {
    name: 'Žofie Říhová',
    number: String((await onlyOrder(shop))['number']),
    email: 'zofie@example.com',
    part: '',
    reason: '',
    ...more,
  };
}

/** What the control of the second step sends. */
export function confirming({ html }: Page): Record<string, string> {
  return { ...readForm(html, 'confirm').fields, intent: 'confirm' };
}

/** Goes through both steps, in a browser of its own; the last page. */
export async function withdraw(
  { shop }: Withdrawing,
  more: Record<string, string> = {},
): Promise<Page> {
  const by = shop.visitor();
  const input = { ...(await declarationOf(shop, more)), intent: 'declare' };
  const second = await by.follow(await by.post(WITHDRAWAL, input));
  const done = await by.follow(await by.post(WITHDRAWAL, confirming(second)));
  await shop.workOnce();
  return done;
}

/** Every declaration as it is stored, oldest first. */
export function listWithdrawals(shop: TestShop) {
  return query(shop, 'select * from withdrawals order by declared_at');
}

/** The text of the only e-mail of this kind. */
export async function onlyEmail(
  shop: TestShop,
  kind: 'withdrawal-customer' | 'withdrawal-shop',
): Promise<string> {
  const emails = await emailsOf(shop, kind);
  if (emails.length !== 1) throw new Error(`There are ${emails.length} e-mails of ${kind}.`);
  return emails[0]?.text.replaceAll('\u00a0', ' ') ?? '';
}

import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright-core';
import { type PlainAdminPage, adminHref, withQuery } from '#domain/addresses.ts';
import type { Locale } from '#domain/locale.ts';
import { ENOUGH_ORDERS } from '#domain/catalogue/measured.ts';
import { query } from '#tests/stage/books.ts';
import { type BusyOrder, acts } from '#tests/stage/busy-acts.ts';
import { fillBusyShop } from '#tests/stage/busy-shop.ts';
import { type SignedIn, signIn } from '#tests/stage/operator.ts';
import type { TestShop } from '#tests/stage/shop.ts';
import type { TestClock } from '#tests/stage/time.ts';
import { hoursBefore, storeOrder } from '#tests/stage/waiting-orders.ts';

/** A busy shop, somebody who works in it in one language, and the orders by what they are there to show. */
export interface SectionStage {
  shop: TestShop;
  locale: Locale;
  me: SignedIn;
  orders: Record<string, BusyOrder>;
}

/** Brings a screen of the section, or of its customers, into a page. */
export type OpenSection = (page: Page, stage: SectionStage) => Promise<unknown>;

/** Fills the shop; who works in it has lists of their own. */
export async function setSectionStage(
  shop: TestShop,
  time: TestClock,
  locale: Locale,
): Promise<SectionStage> {
  const { owner, orders } = await fillBusyShop(shop, time);
  await measure(shop, time.clock());
  const { 'ordinary-15': settled } = orders;
  if (!settled) throw new Error('Orders are missing.');
  await settle({ shop, order: settled, by: owner });
  orders['settled'] = settled;
  const me = await signIn(shop, { language: locale, name: 'Žofie Krátká' });
  const views = [
    ['Instagram, to hoří', 'network=instagram&late=near'],
    ['Velké objednávky čekající na zahájení déle než den', 'min=5000&work=waiting'],
  ] as const;
  for (const [name, query] of views) {
    const id = randomUUID();
    await me.visitor.post(adminHref('operatorViews'), { intent: 'save', id, name, query });
  }
  return { shop, locale, me, orders };
}

/** As many followers were delivered as bear out how long that takes. */
async function measure(shop: TestShop, now: Date): Promise<void> {
  const lines = [{ packageId: 'ig-followers-1000', targetKind: 'profile' }] as const;
  for (let index = 0; index < ENOUGH_ORDERS; index += 1) {
    const createdAt = hoursBefore(now, 900 + index * 7);
    await storeOrder(shop, { state: 'completed', createdAt, lines, total: 199_900 });
  }
  await query(
    shop,
    `update order_lines set work = 'completed', started_at = paid_at, delivered = 1000,
       completed_at = paid_at + number % 20 * interval '1 hour' + interval '20 minutes'
     from orders where id = order_id and orders.state = 'completed' and paid_at < $1`,
    [hoursBefore(now, 800)],
  );
}

/** A complaint that was answered. */
async function settle(on: Parameters<typeof acts.complete>[0]): Promise<void> {
  await acts.complain('Odběratelů ubylo.\nProsím o\u00a0doplnění.', 'refill')(on);
  await query(
    on.shop,
    `update complaints set outcome = 'refused', resolved_at = received_at + interval '1 hour', person = $2,
       answer = 'Počítáme 1.012 odběratelů, tedy víc, než jste objednali.'
     where order_id = $1`,
    [on.order.id, on.by.name],
  );
}

/** An order of the busy shop by its name there. */
export function orderOf({ orders }: SectionStage, called: string): BusyOrder {
  const order = orders[called];
  if (!order) throw new Error(`There is no order called ${called}.`);
  return order;
}

export const numberOf = (stage: SectionStage, called: string) => ({
  number: String(orderOf(stage, called).number),
});

/** A page of the section, which has one origin whatever its language (rules 42). */
export async function openInside(
  page: Page,
  { shop, me }: Pick<SectionStage, 'shop' | 'me'>,
  path: string,
): Promise<void> {
  const url = shop.services.shop.origins.cs;
  await page.context().addCookies([{ ...me.cookie, url }]);
  await page.goto(url + path);
}

/** A page of the section whose address needs nothing. */
export const plain =
  (name: PlainAdminPage, query: Record<string, string> = {}) =>
  (page: Page, stage: Pick<SectionStage, 'shop' | 'me'>) => {
    const address = adminHref(name);
    return openInside(page, stage, Object.keys(query).length ? withQuery(address, query) : address);
  };

/** The page of an order, as its operator sees it. */
export const atAdmin =
  (called: string): OpenSection =>
  (page, stage) =>
    openInside(page, stage, adminHref('operatorOrder', numberOf(stage, called)));

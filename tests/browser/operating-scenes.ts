import type { Page } from 'playwright-core';
import { type PlainAdminPage, adminHref, href, withQuery } from '#domain/addresses.ts';
import { query } from '#tests/stage/books.ts';
import type { BusyOrder } from '#tests/stage/busy-acts.ts';
import type { BusyShop } from '#tests/stage/busy-shop.ts';
import { firstLink } from '#tests/stage/doors.ts';
import { type SignedIn, signIn } from '#tests/stage/operator.ts';
import type { TestShop } from '#tests/stage/shop.ts';

interface Here extends BusyShop {
  shop: TestShop;
}

/** A picture of docs/operating.md: what is done to have it, and where it is cut. */
export interface Picture<Around = Here> {
  width?: number;
  /** The first and the last element that are shown; all of the page by default. */
  from?: string;
  to?: string;
  /** The one element that is shown. */
  part?: string;
  /** Pixels around that; a row of a table ends with its line. */
  margin?: number;
  /** The bar of what can be taken back is shown as well. */
  isWithBar?: true;
  show: (page: Page, here: Around) => Promise<unknown>;
}

const PHONE = 390;
const LINES = 'section[aria-labelledby="lines-heading"]';

function found(here: Here, called: string): BusyOrder {
  const order = here.orders[called];
  if (!order) throw new Error(`There is no order called ${called}.`);
  return order;
}

const numberOf = (here: Here, called: string) => ({ number: String(found(here, called).number) });

async function be(page: Page, { shop }: Here, { cookie }: SignedIn): Promise<void> {
  await page.context().addCookies([{ ...cookie, url: shop.services.shop.origins.cs }]);
}

async function open(page: Page, here: Here, path: string): Promise<void> {
  await be(page, here, here.owner);
  await page.goto(path);
}

const plain =
  (name: PlainAdminPage, asked: Record<string, string> = {}) =>
  (page: Page, here: Here) =>
    open(page, here, withQuery(adminHref(name), asked));

type OrderPage = 'operatorOrder' | 'operatorAfterSales' | 'operatorMoneyBack';

const ofOrder =
  (called: string, name: OrderPage = 'operatorOrder') =>
  (page: Page, here: Here) =>
    open(page, here, adminHref(name, numberOf(here, called)));

/** What the customer sees, in English whatever the order is in. */
const ofCustomer = (called: string) => (page: Page, here: Here) => {
  const { token } = found(here, called);
  return page.goto(here.shop.services.shop.origins.en + href('order', 'en', { token }));
};

async function choose(page: Page, fields: Record<string, string>): Promise<void> {
  for (const [name, value] of Object.entries(fields))
    await page.locator(`select[name="${name}"]`).selectOption(value);
}

async function type(page: Page, fields: Record<string, string>): Promise<void> {
  for (const [name, value] of Object.entries(fields))
    await page.locator(`main [name="${name}"]`).first().fill(value);
}

/**
 * What the stage leaves out and a reader would stumble over: carts, which browsers alone have counted, people's
 * own mailboxes, and who wanted the money of which nobody knows what became.
 */
export async function dressUp(shop: TestShop): Promise<void> {
  await query(
    shop,
    `insert into page_counts (day, edition, page, kind, n)
     select (created_at at time zone 'Europe/Prague')::date, locale, '/objednavka', 'cart', 2 * count(*) + 1
     from orders group by 1, 2`,
  );
  await query(
    shop,
    `update operators set email = case role when 'owner' then 'jana' else 'petr' end || '@example.com'`,
  );
  await query(
    shop,
    `update refunds set reason = 'Naše dohoda', person = 'Jana Malá', tries = 3 where state = 'owed'`,
  );
}

/** Taken while nobody can sign in yet. */
export const firstPicture: Picture<{ shop: TestShop }> = {
  part: '.sign-in',
  show: async (page, { shop }) => page.goto(withQuery(await firstLink(shop), { language: 'en' })),
};

/** Up to the e-mail that a customer gets whose package is put on hold. */
async function previewHold(page: Page, here: Here): Promise<void> {
  await ofOrder('english')(page, here);
  await page.locator('details:has(input[value="hold-0"]) > summary').click();
  await choose(page, { reason: 'target-missing' });
  const form = page.locator('form:has(input[value="hold-0"])');
  await form
    .locator('[name="text"]')
    .fill('We cannot find this channel on YouTube. Please send us the link to it.');
  await form.locator('button').click();
  await form.locator('input[name="previewed"]').waitFor({ state: 'attached' });
}

/** The other pictures of docs/operating.md, in its sequence; the last ones change the shop. */
export const operatingPictures: Record<string, Picture> = {
  authenticator: {
    part: '.sign-in',
    async show(page, here) {
      const eva = { name: 'Eva Nová', role: 'editor', language: 'en', stage: 'enrolment' } as const;
      const signedIn = await signIn(here.shop, eva);
      await query(here.shop, `update operators set email = 'eva@example.com' where id = $1`, [
        signedIn.id,
      ]);
      await be(page, here, signedIn);
      await page.goto(adminHref('operatorEnrolment'));
    },
  },
  start: { show: plain('operator') },
  takings: {
    width: 1440,
    to: 'table.figures--ledger tbody tr:nth-child(7)',
    margin: 1,
    show: (page, here) => open(page, here, adminHref('operatorFigure', { figure: 'takings' })),
  },
  orders: { to: '.order-table tbody tr:nth-child(10)', margin: 1, show: plain('operatorOrders') },
  filters: {
    to: '.orders__count',
    margin: 8,
    async show(page, here) {
      await plain('operatorOrders', { pay: 'paid', work: 'waiting' })(page, here);
      await page.locator('.orders-filter__summary').click();
    },
  },
  'order-paid': { show: ofOrder('new') },
  'order-delivering': { part: LINES, show: ofOrder('delivering') },
  'order-customer': { width: PHONE, to: '.line-after-sales__live', show: ofCustomer('delivering') },
  email: {
    async show(page, here) {
      await ofOrder('partly')(page, here);
      await page.locator('.admin-email a[aria-label$="refund notice to the customer" i]').click();
      await page.locator('.email-text__text').waitFor();
    },
  },
  'money-back': {
    to: '.money-back__form',
    async show(page, here) {
      await ofOrder('late', 'operatorMoneyBack')(page, here);
      await page.locator('button[value="undelivered"]').click();
      await choose(page, { reason: 'late' });
    },
  },
  unclear: { show: ofOrder('unclear', 'operatorMoneyBack') },
  late: { width: PHONE, part: '.late-offer', show: ofCustomer('late') },
  complaint: {
    part: '.after-sales__one',
    margin: 12,
    show: ofOrder('complaint', 'operatorAfterSales'),
  },
  withdrawal: {
    part: '.after-sales__one',
    margin: 12,
    show: ofOrder('withdrawn', 'operatorAfterSales'),
  },
  refill: { part: '.after-sales__one', margin: 12, show: ofOrder('refill', 'operatorAfterSales') },
  bulk: {
    to: 'main table',
    async show(page, here) {
      await plain('operatorOrders')(page, here);
      for (const place of [0, 1, 2, 4, 5]) {
        await page.locator('input[type="checkbox"][name="n"]').nth(place).check();
      }
      await choose(page, { act: 'begin' });
      await page.locator('.bulk-bar button').click();
      await page.locator('main table').waitFor();
    },
  },
  'new-order': {
    from: 'fieldset:has([name="how"])',
    to: '.new-order__form',
    async show(page, here) {
      await plain('operatorNewOrder')(page, here);
      await choose(page, { 'package-0': 'ig-followers-1000', start: 'now', how: 'transfer' });
      await type(page, {
        'target-0': '@kavarna.ulita',
        name: 'Dana Bártová',
        email: 'dana.bartova@example.com',
        paidOn: new Date(Date.now() - 86_400_000).toISOString().slice(0, 10),
        reference: 'VS 20260043',
      });
      await page.locator('main button[value="check"]:not(.visually-hidden)').click();
      await page.locator('button[value="enter"]').waitFor();
    },
  },
  anomalies: {
    to: 'main table',
    show: (page, here) => open(page, here, adminHref('operatorQueue', { queue: 'anomalies' })),
  },
  log: { to: 'main table tbody tr:nth-child(7)', margin: 1, show: plain('operatorAudit') },
  people: {
    async show(page, here) {
      await plain('operatorPeople')(page, here);
      await type(page, { email: 'ivan@example.com' });
      await page.locator('form:has([value="invite"]) button').click();
      await page.locator('.list-table').nth(1).waitFor();
    },
  },
  hold: { part: LINES, show: previewHold },
  undo: {
    to: '.admin-line',
    margin: 15,
    isWithBar: true,
    async show(page, here) {
      await ofOrder('delivering')(page, here);
      const whole = page.locator('form:has(input[value="move-all"]) button');
      await whole.click();
      // Less is reported than that: it is asked once.
      await whole.and(page.locator('[data-wanted]')).click();
      await page.locator('.undo__row').waitFor();
    },
  },
  'hold-customer': {
    width: PHONE,
    part: '.summary__row:has(.notice)',
    margin: 8,
    async show(page, here) {
      await previewHold(page, here);
      await page.locator('form:has(input[value="hold-0"]) button').click();
      await page.locator('.undo__row').first().waitFor();
      await ofCustomer('english')(page, here);
    },
  },
};

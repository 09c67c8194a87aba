import type { Page } from 'playwright-core';
import { type PlainPage, href, withQuery } from '#domain/addresses.ts';
import type { BusyOrder } from '#tests/stage/busy-acts.ts';
import type { BusyShop } from '#tests/stage/busy-shop.ts';
import { type SignedIn, signIn } from '#tests/stage/operator.ts';
import type { TestShop } from '#tests/stage/shop.ts';

interface Here extends BusyShop {
  shop: TestShop;
}

interface Picture {
  width?: number;
  height: number;
  show: (page: Page, here: Here) => Promise<unknown>;
}

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
  (name: PlainPage, query: Record<string, string> = {}) =>
  (page: Page, here: Here) =>
    open(page, here, withQuery(href(name, 'cs'), query));

const ofOrder = (called: string) => (page: Page, here: Here) =>
  open(page, here, href('operatorOrder', 'cs', numberOf(here, called)));

/** Every picture of docs/operating.md, in its sequence: the last ones change the shop. */
export const operatingPictures: Record<string, Picture> = {
  authenticator: {
    height: 900,
    async show(page, here) {
      await be(page, here, await signIn(here.shop, { language: 'en', stage: 'enrolment' }));
      await page.goto(href('operatorEnrolment', 'cs'));
    },
  },
  start: { height: 1150, show: plain('operator') },
  orders: { height: 900, show: plain('operatorOrders') },
  'order-paid': { height: 900, show: ofOrder('new') },
  'order-customer': {
    width: 390,
    height: 844,
    async show(page, here) {
      const { token } = found(here, 'delivering');
      await page.goto(here.shop.services.shop.origins.en + href('order', 'en', { token }));
    },
  },
  complaint: {
    height: 900,
    show: (page, here) => open(page, here, href('operatorCare', 'cs', numberOf(here, 'complaint'))),
  },
  anomalies: {
    height: 640,
    show: (page, here) => open(page, here, href('operatorQueue', 'cs', { queue: 'anomalies' })),
  },
  'money-back': {
    height: 1150,
    async show(page, here) {
      await open(page, here, href('operatorMoneyBack', 'cs', numberOf(here, 'late')));
      await page.locator('button[value="undelivered"]').click();
    },
  },
  bulk: {
    height: 760,
    async show(page, here) {
      await plain('operatorOrders')(page, here);
      for (const place of [0, 1, 2, 4, 5]) {
        await page.locator('input[type="checkbox"][name="n"]').nth(place).check();
      }
      await page.locator('[name="act"]').selectOption('begin');
      await page.locator('.bulk-bar button').click();
      await page.locator('table').waitFor();
    },
  },
  hold: {
    height: 1000,
    async show(page, here) {
      await ofOrder('english')(page, here);
      const form = page.locator('form:has(input[value="hold-0"])');
      await page.locator('details:has(input[value="hold-0"]) > summary').click();
      await form.locator('[name="reason"]').selectOption('target-missing');
      await form
        .locator('[name="text"]')
        .fill('We cannot find this channel on YouTube. Please send us the link to it.');
      await form.locator('button').click();
      await form.locator('input[name="seenEmail"]').waitFor({ state: 'attached' });
      await form.evaluate((element) => element.scrollIntoView({ block: 'end' }));
    },
  },
  undo: {
    height: 640,
    async show(page, here) {
      await ofOrder('delivering')(page, here);
      await page.locator('form:has(input[value="move-all"]) button').click();
      await page.locator('.undo__row').waitFor();
    },
  },
  log: { height: 900, show: plain('operatorAudit') },
};

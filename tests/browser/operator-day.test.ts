import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { href } from '#domain/addresses.ts';
import { emailsOf, onlyOrder } from '#tests/stage/books.ts';
import { joinFirst } from '#tests/stage/browser/section.ts';
import { useShop } from '#tests/stage/browser/use-shop.ts';
import { pay, placeOrder } from '#tests/stage/ordering.ts';
import { createClock } from '#tests/stage/time.ts';

const time = createClock();
const here = useShop({ clock: time.clock });

const DAY = 24 * 60;
const MINUTE_MS = 60_000;

/** A thousand followers, ordered and paid. @returns the page of the order, in the browser of its customer */
async function customerBuys(): Promise<Page> {
  const visitor = here.shop.visitor();
  const wishes = [{ packageId: 'ig-followers-1000', target: '@zofie.rihova' }];
  await pay(visitor, await placeOrder(visitor, wishes, { start: 'now' }));
  const page = await here.visit({ reducedMotion: 'no-preference' });
  // The page asks for news once a minute; the test does not wait for it.
  await page.clock.install();
  await page.goto(href('order', 'cs', { token: (await onlyOrder(here.shop)).token }));
  return page;
}

/** Lets minutes pass at the customer's until the open page says something. */
async function reads(customer: Page, words: string): Promise<void> {
  const seen = async () => {
    await customer.clock.fastForward(MINUTE_MS);
    return customer.getByText(words).first().isVisible();
  };
  await expect.poll(seen, { message: words, interval: 300 }).toBe(true);
}

const subjects = async (kind: string) =>
  (await emailsOf(here.shop, kind)).map(({ subject }) => subject.replaceAll('\u00a0', ' '));

it('leads from the first link to an order that is begun, reported, completed and told of', async () => {
  const customer = await customerBuys();
  await customer.getByText('Máme zaplaceno').or(customer.getByText('Zaplaceno')).first().waitFor();
  const operator = await here.visit({ reducedMotion: 'no-preference' });
  await joinFirst(operator, here.shop);

  await operator.getByRole('link', { name: 'Objednávky', exact: true }).first().click();
  await operator.getByRole('searchbox').fill('zofie@example');
  await operator.getByRole('button', { name: 'Hledat' }).click();
  // The only hit opens at once.
  await operator.waitForURL('**/ad/orders/100001**');
  await operator.getByText('Zaplaceno, můžete začít.').waitFor();

  await operator.getByLabel('Na začátku').fill('1 200');
  await operator.getByRole('button', { name: 'Zahájit', exact: true }).click();
  await operator.getByText('0 z 1.000').first().waitFor();
  await reads(customer, 'Dodáno 0 z 1.000');
  expect(await customer.getByText('na začátku bylo 1.200').isVisible()).toBe(true);

  await operator.getByLabel('Dodáno z 1.000').fill('400');
  await operator.getByRole('button', { name: 'Uložit stav' }).click();
  await operator.getByText('400 z 1.000').first().waitFor();
  await reads(customer, 'Dodáno 400 z 1.000 · zbývá 600');
  const bar = customer.getByRole('progressbar');
  expect(await bar.getAttribute('value')).toBe('400');

  // What the customer will read can be read before it is sent.
  await operator.getByText('Zákazník dostane e‑mail „Objednávka č. 100001').click();
  expect(await operator.locator('.email-text__text').innerText()).toContain(
    'Objednávka je dokončená',
  );
  await operator.getByRole('button', { name: /^Dokončit jako/ }).click();
  await operator.getByRole('button', { name: /ano, dodáno je všechno$/ }).click();
  await operator
    .getByText(/^Dodáno \d/)
    .first()
    .waitFor();
  await reads(customer, 'Garance doplnění platí do');
  expect(await operator.locator('.undo__row').first().innerText()).toContain('oznámení');
  expect(await subjects('order-completed-customer')).toEqual([]);

  await time.pass(here.shop, 1);
  await expect
    .poll(() => subjects('order-completed-customer'))
    .toEqual(['Objednávka č. 100001 je dokončená']);
  await operator.reload();
  expect(await operator.locator('.undo__row').count()).toBe(0);
  await operator.goto('/outbox');
  await operator.getByText('Objednávka č. 100001 je dokončená').first().waitFor();

  await time.pass(here.shop, 8 * DAY);
  await expect.poll(() => subjects('order-review-customer')).toHaveLength(1);
  expect(await subjects('order-completed-customer')).toHaveLength(1);
});

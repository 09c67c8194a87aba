import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { adminHref, href } from '#domain/addresses.ts';
import { emailsOf, listIssued, onlyOrder, query } from '#tests/stage/books.ts';
import { enterSection } from '#tests/stage/browser/section.ts';
import { useShop } from '#tests/stage/browser/use-shop.ts';
import { lookForLate } from '#tests/stage/delivering.ts';
import { pay, placeOrder } from '#tests/stage/ordering.ts';
import { createClock } from '#tests/stage/time.ts';

const time = createClock();
const here = useShop({ clock: time.clock });

const DAY = 24 * 60;

/** Somebody who works on the only order, and its customer: each with the order's page open. */
interface Both {
  operator: Page;
  customer: Page;
}

/** A thousand followers for 1.999 Kč, ordered and paid. */
async function bothSides(): Promise<Both> {
  const visitor = here.shop.visitor();
  const wishes = [{ packageId: 'ig-followers-1000', target: '@zofie.rihova' }];
  await pay(visitor, await placeOrder(visitor, wishes, { start: 'now' }));
  await here.shop.workOnce();
  const customer = await here.visit();
  await customer.goto(href('order', 'cs', { token: (await onlyOrder(here.shop)).token }));
  return { customer, operator: await openOrderAdmin() };
}

/** Days later a session is over, and somebody comes in again. */
async function openOrderAdmin(): Promise<Page> {
  const operator = await here.visit();
  await enterSection(operator, here.shop);
  await operator.goto(adminHref('operatorOrder', { number: '100001' }));
  return operator;
}

async function begin(operator: Page, delivered: string): Promise<void> {
  await operator.getByLabel('Na začátku').fill('1200');
  await operator.getByRole('button', { name: 'Zahájit', exact: true }).click();
  await operator.getByLabel('Dodáno z 1.000').fill(delivered);
  await operator.getByRole('button', { name: 'Uložit stav' }).click();
  await operator.getByText(`${delivered} z 1.000`).first().waitFor();
}

/** The seconds in which it can be taken back are over. */
const leave = () => time.pass(here.shop, 1);

const countOf = async (kind: string) => (await emailsOf(here.shop, kind)).length;

/** The text of the last e-mail of a kind, with plain spaces. */
async function lastOf(kind: string): Promise<string> {
  await expect.poll(() => countOf(kind), { message: kind }).toBeGreaterThan(0);
  return (await emailsOf(here.shop, kind)).at(-1)?.text.replaceAll('\u00a0', ' ') ?? '';
}

/** The address in an e-mail that leads to an order. */
function linkIn(text: string): string {
  return /https?:\/\/\S+\/objednavky\/\S+/.exec(text)?.[0] ?? '';
}

const plain = (text: string) => text.replaceAll('\u00a0', ' ');

describe('money back', () => {
  async function giveBack(operator: Page, input: string, sum = input): Promise<void> {
    await operator.goto(`${adminHref('operatorMoneyBack', { number: '100001' })}?preset=whole`);
    await operator.getByLabel('Částka v korunách').fill(input);
    await operator.getByLabel('Důvod').selectOption({ label: 'Naše dohoda' });
    await operator.getByRole('button', { name: 'Přepočítat' }).last().click();
    await operator.getByRole('button', { name: `Vrátit ${sum} Kč` }).click();
    await operator.getByText(`${sum} Kč je na cestě zpět`).waitFor();
    await leave();
  }

  it('goes twice, each time with a credit note and an e-mail, and not over what is left', async () => {
    const { operator, customer } = await bothSides();
    await begin(operator, '400');
    await operator.getByRole('link', { name: 'Vrátit peníze' }).click();
    // What was not delivered stands in the field; somebody returns another sum.
    expect(await operator.getByLabel('Částka v korunách').inputValue()).toBe('1.199,40');
    await giveBack(operator, '199,40');
    await giveBack(operator, '1 000', '1.000');
    await expect.poll(() => countOf('order-refunded-customer')).toBe(2);
    const notes = await listIssued(here.shop, 'credit-note');
    expect(notes.map(({ snapshot }) => snapshot.total)).toEqual([-19_940, -100_000]);
    await customer.reload();
    for (const { number } of notes) {
      const [file] = await Promise.all([
        customer.waitForEvent('download'),
        customer
          .getByRole('link', { name: number })
          .and(customer.locator('[href$=".pdf"]'))
          .click(),
      ]);
      expect(file.suggestedFilename()).toContain(number);
    }
    const said = plain(await customer.locator('main').innerText());
    for (const sum of ['199,40 Kč', '1.000 Kč']) expect(said).toContain(sum);

    await operator.goto(`${adminHref('operatorMoneyBack', { number: '100001' })}?preset=whole`);
    await operator.getByLabel('Částka v korunách').fill('800');
    await operator.getByLabel('Důvod').selectOption({ label: 'Naše dohoda' });
    await operator.locator('.money-back__form .button').last().click();
    await operator.getByText('Tolik už nezbývá').first().waitFor();
    expect(await operator.getByLabel('Částka v korunách').inputValue()).toBe('800');
    expect(await operator.locator('main').innerText()).toContain('799,60');
    await leave();
    expect(await listIssued(here.shop, 'credit-note')).toHaveLength(2);
    expect(await countOf('order-refunded-customer')).toBe(2);
  });
});

describe('a refill', () => {
  it('is asked for by the customer within the guarantee, begun and done by the operator', async () => {
    const { operator, customer } = await bothSides();
    await begin(operator, '900');
    await operator.getByRole('button', { name: /^Dokončit jako/ }).click();
    await operator.getByRole('button', { name: /ano, dodáno je všechno$/ }).click();
    await operator.locator('.undo__row').getByText('oznámení').waitFor();
    await leave();
    await time.pass(here.shop, 10 * DAY);
    await customer.reload();
    await customer.getByText('Požádat o doplnění').first().click();
    await customer.getByLabel('Kolik jich je teď?').fill('1 950');
    await customer.getByRole('button', { name: 'Požádat o doplnění' }).click();
    await customer.getByText('O doplnění jste požádali').waitFor();

    const admin = await openOrderAdmin();
    await admin.getByRole('region', { name: 'Čeká na vyřízení' }).getByRole('link').click();
    expect(plain(await admin.locator('main').innerText())).toContain('1.950 (chybí 250)');
    for (const [button, confirm] of [
      ['Začít doplňovat', 'Začít\\sa\\sposlat'],
      ['Doplněno', 'Doplněno, poslat'],
    ] as const) {
      await admin.getByRole('button', { name: new RegExp(button) }).click();
      await admin.locator('.after-sales__email').waitFor();
      await admin.getByRole('button', { name: new RegExp(confirm) }).click();
      await admin.locator('.undo__row').waitFor();
      await leave();
    }
    await expect.poll(() => countOf('order-refill-customer')).toBe(2);
    await customer.reload();
    await customer.getByText(/^Doplněno \d/).waitFor();
  });
});

describe('a target that cannot be delivered to', () => {
  it('is corrected by the customer through the link of the e-mail, and the line goes on', async () => {
    const { operator } = await bothSides();
    await operator.getByText('Pozastavit…').click();
    await operator.getByLabel('Důvod').selectOption('target-missing');
    await operator.getByLabel('Co se zákazník dočte').fill('Profil @zofie.rihova jsme nenašli.');
    await operator.getByRole('button', { name: 'Zobrazit e‑mail' }).click();
    expect(await operator.locator('.admin-line .email-text__text').innerText()).toContain(
      'Profil @zofie.rihova jsme nenašli.',
    );
    await operator.getByRole('button', { name: 'Pozastavit a poslat e‑mail' }).click();
    await operator.locator('.undo__row').waitFor();
    await leave();

    const customer = await here.visit();
    await customer.goto(linkIn(await lastOf('order-held-customer')));
    await customer.getByText('Potřebujeme od vás opravu').waitFor();
    await customer.getByRole('link', { name: 'Opravit', exact: true }).click();
    await customer.locator('[name="target"]').fill('@zofie.spravne');
    await customer.getByRole('button', { name: 'Uložit a pokračovat' }).click();
    await customer.getByText('@zofie.spravne').first().waitFor();
    expect(await customer.getByText('Potřebujeme od vás opravu').count()).toBe(0);

    await operator.reload();
    expect(await operator.locator('.admin-line__target').innerText()).toContain('zofie.spravne');
    await operator.getByText('Zaplaceno, můžete začít.').waitFor();
    expect(await lastOf('order-corrected-shop')).toContain('zofie.spravne');
  });
});

describe('a promise that was missed', () => {
  it('is offered by e-mail and on the page, and taken for the sum that was shown', async () => {
    const { operator } = await bothSides();
    await begin(operator, '400');
    await time.pass(here.shop, 12 * DAY);
    await lookForLate(here.shop);
    const email = await lastOf('order-late-customer');
    const customer = await here.visit();
    await customer.goto(linkIn(email));
    await customer.getByText('Nestihli jsme slíbený čas').waitFor();
    const button = customer.getByRole('button', { name: 'Vrátit 1.199,40 Kč' });
    expect(email).toContain('1.199,40 Kč');
    await button.click();
    await customer.getByText('Peníze místo čekání').waitFor();
    expect(plain(await customer.locator('#late').innerText())).toContain('vrácení 1.199,40 Kč');
    const note = async () =>
      (await listIssued(here.shop, 'credit-note')).map(({ snapshot }) => snapshot.total);
    await expect.poll(note).toEqual([-119_940]);
    expect(await query(here.shop, 'select amount, state, actor from refunds')).toEqual([
      { amount: '119940', state: 'done', actor: 'customer' },
    ]);
    await expect.poll(() => countOf('order-refunded-customer')).toBe(1);
    expect(await countOf('order-late-customer')).toBe(1);
    await customer.reload();
    await customer
      .getByRole('link', { name: /dobropis|opravn/i })
      .first()
      .waitFor();
    const admin = await openOrderAdmin();
    await admin.getByText('Zákazník si z nabídky vybral').waitFor();
    expect((await onlyOrder(here.shop)).state).toBe('completed');
  });
});

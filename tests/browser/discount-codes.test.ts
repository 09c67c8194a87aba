import { expect, it } from 'vitest';
import { adminHref, href } from '#domain/addresses.ts';
import { onlyOrder } from '#tests/stage/books.ts';
import { useShop } from '#tests/stage/browser/use-shop.ts';
import { signIn } from '#tests/stage/operator.ts';
import { cartOf, fillCart, oneWish, someone } from '#tests/stage/ordering.ts';

const here = useShop();

it('leads from a code that the operator makes to an order with nothing to pay', async () => {
  const { shop } = here;
  const origin = shop.services.shop.origins.cs;
  const { cookie } = await signIn(shop);
  const operator = await here.visit();
  await operator.context().addCookies([{ ...cookie, url: `${origin}/ad` }]);
  await operator.goto(origin + adminHref('operatorNewDiscountCode'));
  await operator.getByLabel('Kód', { exact: true }).fill('darek-200');
  await operator.getByLabel('Co slevuje').last().selectOption('amount');
  await operator.getByLabel('Sleva v korunách').fill('200');
  const make = operator.getByRole('button', { name: 'Vytvořit kód' });
  await make.click();
  // It is more than the cheapest package costs.
  await operator.getByLabel('Ano, je to tak správně.').check();
  await make.click();
  await operator.getByText('Kód je hotový.').waitFor();

  const visitor = shop.visitor();
  fillCart(visitor, oneWish);
  expect(cartOf(visitor).lines).toHaveLength(1);
  const customer = await here.visit();
  const cookies = [...visitor.cookies].map(([name, value]) => ({ name, value, url: origin }));
  await customer.context().addCookies(cookies);
  await customer.goto(`${origin}${href('wizard', 'cs')}?step=details`);
  await customer.locator('[name="name"]').fill(someone.name);
  await customer.locator('[name="email"]').fill(someone.email);
  await customer.locator('[name="phone"]').fill(someone.phone);
  await customer.locator('[name="start"][value="later"]').check();
  await customer.locator('.extra__summary').click();
  await customer.locator('[name="discountCode"]').fill('DAREK-200');
  await customer.locator('button[value="code"]').click();
  await customer.getByText('Nic neplatíte.').waitFor();
  await customer.getByRole('button', { name: 'Odeslat objednávku' }).click();
  await customer.getByRole('heading', { name: 'Děkujeme, objednávku máme' }).waitFor();
  await customer.getByRole('link', { name: 'Zobrazit objednávku' }).click();
  await customer.getByText('Objednávku máme a je zdarma').waitFor();
  expect(await onlyOrder(shop)).toMatchObject({ total: '0', state: 'paid', paid_how: 'free' });

  await operator.reload();
  await operator.getByRole('link', { name: '100001' }).click();
  await operator.waitForURL('**/ad/orders/100001');
});

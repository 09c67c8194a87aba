import { expect, it } from 'vitest';
import { bringAxe, findBars } from '#tests/stage/browser/bars.ts';
import { storeManyOrders } from '#tests/stage/browser/many-orders-of-list.ts';
import { findOverflow } from '#tests/stage/browser/overflow.ts';
import { useShop } from '#tests/stage/browser/use-shop.ts';
import { signIn } from '#tests/stage/operator.ts';

const here = useShop();

const looked = [
  '/ad/orders',
  '/ad/orders?q=jana&pay=paid&min=x&work=waiting',
  '/ad/orders?q=zzzz',
  '/ad/orders/bulk?act=hold&all=1&list=work%3Dwaiting',
  '/ad/orders/views',
];

it.each([
  [390, 'light'],
  [768, 'dark'],
  [1440, 'light'],
  [390, 'dark'],
] as const)(
  'bars the way to nobody at %i px, %s',
  { timeout: 300_000 },
  async (width, colorScheme) => {
    const me = await signIn(here.shop);
    await storeManyOrders(here.shop);
    const page = await here.visit({
      viewport: { width, height: 900 },
      colorScheme,
      reducedMotion: 'reduce',
    });
    const url = here.shop.services.shop.origins.cs;
    await page.context().addCookies([{ ...me.cookie, url }]);
    await bringAxe(page);
    await me.visitor.post('/ad/orders/views', {
      intent: 'save',
      id: crypto.randomUUID(),
      name: 'Moje',
      query: 'work=held',
    });
    for (const path of looked) {
      await page.goto(path);
      expect(await findBars(page), path).toEqual([]);
      expect(await findOverflow(page), path).toEqual([]);
    }
  },
);

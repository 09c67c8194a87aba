import { describe, expect, it } from 'vitest';
import { href } from '#domain/addresses.ts';
import { locales } from '#domain/locale.ts';
import { awake } from '#tests/stage/browser/wizard.ts';
import { putIntoCart } from '#tests/stage/browser/stage.ts';
import { useShop } from '#tests/stage/browser/use-shop.ts';

const here = useShop({ isShared: true });
const PACKAGE = '/objednavka?platform=instagram&service=sledujici&package=ig-followers-10000';

describe('the first step in a wide window', () => {
  it('begins with the cart, beside what it comes to; what can be added stands below', async () => {
    const page = await here.visit({ viewport: { width: 1440, height: 900 } });
    await page.goto(PACKAGE);
    await awake(page);
    const top = (part: string) =>
      page.locator(part).evaluate((element) => Math.round(element.getBoundingClientRect().top));
    const cart = await top('.cart');
    expect(cart).toBe(await top('.cart-sum'));
    expect(await top('.wizard__builder')).toBeGreaterThan(cart);
    expect(await page.evaluate(() => scrollY)).toBe(0);
  });
});

describe('a row of the cart', () => {
  it('takes back the summary with what headed it, once its target is typed', async () => {
    const page = await withRow('ig-followers-10000');
    await page.getByRole('button', { name: 'Pokračovat' }).click();
    await page.locator('.error-summary').waitFor();
    await page.keyboard.press('Tab');
    await page.getByLabel('Profil pro').fill('zofie');
    await page.locator('.error-summary').waitFor({ state: 'detached' });
    expect(await page.getByText('Vyplňte prosím všechna pole').count()).toBe(0);
  });

  it('asks which post, where a profile is typed for likes, and says nothing is well', async () => {
    const page = await withRow('ig-likes-100');
    await page.getByRole('button', { name: 'Pokračovat' }).click();
    await page.locator('.field__error').getByText('Vložte odkaz na příspěvek nebo video').waitFor();
    await page.getByLabel('Příspěvek nebo video').first().fill('zofie');
    const row = page.locator('.cart-row');
    await row.getByText('Ke kterému příspěvku?').waitFor();
    expect(await row.locator('.understood > .icon').count()).toBe(0);
  });

  it('moves nothing below it while its target is typed', async () => {
    const page = await withRow('ig-followers-10000');
    const top = () =>
      page.locator('.wizard__builder').evaluate((part) => part.getBoundingClientRect().top);
    const before = await top();
    const field = page.getByLabel('Profil pro');
    await field.fill('zofie');
    expect(await top()).toBe(before);
    await field.fill('to není');
    await page.locator('.field__error').waitFor();
    expect(Math.abs((await top()) - before)).toBeLessThan(24);
  });

  it('leaves the focus with the cart, where it was the last', async () => {
    const page = await withRow('ig-followers-10000');
    await page.getByRole('button', { name: /^Odebrat:/ }).press('Enter');
    await page.getByText('Zatím je prázdný').waitFor();
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('cart-heading');
  });

  async function withRow(packageId: string) {
    const page = await here.visit({ viewport: { width: 1440, height: 900 } });
    const place = { shop: here.shop, locale: 'cs' } as const;
    await putIntoCart(page, place, [{ packageId, target: '' }]);
    await page.goto('/objednavka');
    await awake(page);
    return page;
  }
});

it('every choice holds its words, however wide the window', async () => {
  const page = await here.visit();
  await page.goto('/objednavka');
  await awake(page);
  for (const width of [320, 344, 360, 390, 768, 960, 1024, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    const spilling = await page.evaluate(() =>
      [...document.querySelectorAll('.radio-card')]
        .filter((card) => card.scrollWidth > card.clientWidth)
        .map((card) => card.textContent),
    );
    expect(spilling, `${width} px`).toEqual([]);
  }
});

it.each(locales)(
  'a package shows amount, badge and prices apart on a phone: %s',
  async (locale) => {
    const page = await here.visit({ locale });
    await page.goto(href('wizard', locale));
    await awake(page);
    let looked = 0;
    for (const platform of await page.locator('[name="platform"]').all()) {
      await platform.check();
      for (const service of await page.locator('[name="service"]').all()) {
        await service.check();
        for (const width of [320, 390]) {
          await page.setViewportSize({ width, height: 800 });
          const cards = await page.evaluate(whatIntersects);
          expect(cards.flat(), `${await service.inputValue()}, ${width} px`).toEqual([]);
          looked += cards.length;
        }
      }
    }
    expect(looked).toBeGreaterThan(20);
  },
);

it.each([true, false])('one way to the other language is seen, with a script: %s', async (js) => {
  const page = await here.visit({ javaScriptEnabled: js, viewport: { width: 1440, height: 900 } });
  await page.goto('/objednavka');
  const ways = page.locator('.site-nav').getByText('English');
  const seen = await Promise.all((await ways.all()).map((way) => way.isVisible()));
  expect(seen.filter(Boolean)).toHaveLength(1);
});

it('what the register refuses is said as a mistake', async () => {
  const page = await here.visit();
  const place = { shop: here.shop, locale: 'cs' } as const;
  await putIntoCart(page, place, [{ packageId: 'ig-followers-10000', target: '@zofie' }]);
  await page.goto('/objednavka?step=details');
  await awake(page);
  await page.locator('[name="companyInvoice"]').check();
  await page.locator('[name="companyId"]').fill('12345678');
  await page.getByRole('button', { name: 'Načíst z ARES' }).click();
  await page.locator('.company__said .field__error').getByText('Toto IČO není platné').waitFor();
});

/** For each row of a package, the pairs of its parts that lie over each other. */
function whatIntersects(): string[][] {
  const cards = [...document.querySelectorAll('.radio-card:has(.radio-card__end)')];
  return cards.map((card) => {
    const parts = [
      ...card.querySelectorAll('input, .radio-card__title > *, .radio-card__end > *'),
    ].map((part) => {
      // The words themselves: a box may be wider than what stands in it.
      const range = document.createRange();
      if (part.localName === 'input') range.selectNode(part);
      else range.selectNodeContents(part);
      const box = part.matches('.badge, .tag') ? part : range;
      return { name: part.textContent || part.localName, box: box.getBoundingClientRect() };
    });
    return parts.flatMap((one, index) =>
      parts
        .slice(index + 1)
        .filter(
          ({ box }) =>
            box.left < one.box.right &&
            one.box.left < box.right &&
            box.top < one.box.bottom &&
            one.box.top < box.bottom,
        )
        .map((other) => `${one.name} | ${other.name}`),
    );
  });
}

import { expect, it } from 'vitest';
import { adminHref } from '#domain/addresses.ts';
import { enterSection, openWithScripts, untilScripted } from '#tests/stage/browser/section.ts';
import { useShop } from '#tests/stage/browser/use-shop.ts';

const here = useShop();

it('what is typed into one form of a page is still there once another was sent, and no longer after its own', async () => {
  const page = await here.visit();
  await enterSection(page, here.shop, { language: 'cs' });
  await openWithScripts(page, adminHref('operatorSettings'));
  const sentence = page.locator('[name="stopCs"]');
  await sentence.fill('Dnes ladíme sklad.');
  await page.locator('[name="publishUnread"]').check();
  await page.locator('[name="answerHours"]').fill('12');
  await page.getByRole('button', { name: /^Uložit: Kdy/ }).click();
  await page.waitForURL('**saved=contact**');
  await untilScripted(page);
  expect(await page.locator('[name="answerHours"]').inputValue()).toBe('12');
  await expect.poll(() => sentence.inputValue()).toBe('Dnes ladíme sklad.');
  expect(await page.locator('[name="publishUnread"]').isChecked()).toBe(true);

  // It waits for one page alone.
  await page.reload();
  await untilScripted(page);
  expect(await page.locator('[name="publishUnread"]').isChecked()).toBe(false);
});

import { href } from '#domain/addresses.ts';
import { type OpenSection, orderOf } from './section-stage.ts';
import { actionButton } from './section.ts';

const atPage =
  (called: string): OpenSection =>
  async (page, stage) => {
    const { shop, locale } = stage;
    const { token } = orderOf(stage, called);
    await page.goto(shop.services.shop.origins[locale] + href('order', locale, { token }));
  };

/** What the customer of an order sees while it is worked on, and after it. */
export const followedScreens: Record<string, OpenSection> = {
  'followed progress': atPage('delivering'),
  'followed hold': atPage('held'),
  'followed hold refused': async (page, stage) => {
    await atPage('held')(page, stage);
    await page.locator('[name="target"]:visible').fill('tohle není profil');
    await page.locator('form:has([name="target"]:visible) button').last().click();
    await page.locator('.field__error').waitFor();
  },
  'followed late': atPage('late'),
  'followed refill asked': atPage('refill'),
  'followed refill form': async (page, stage) => {
    await atPage('ordinary-17')(page, stage);
    await page.locator('.line-refill .more > summary').first().click();
    await page.locator('[name="count"]').first().fill('nevím');
    await actionButton(page, 'refill').first().click();
    await page.locator('.field__error').waitFor();
  },
  'followed complaint form': async (page, stage) => {
    await atPage('ordinary-16')(page, stage);
    await page.locator('#complaints .more > summary').click();
  },
  'followed complaint refused': async (page, stage) => {
    await atPage('ordinary-16')(page, stage);
    await page.locator('#complaints .more > summary').click();
    await page.locator('.complaint-form').evaluate((form: HTMLFormElement) => {
      form.noValidate = true;
    });
    await actionButton(page, 'complaint').click();
    await page.locator('.field__error').first().waitFor();
  },
  'followed complaint sent': atPage('complaint'),
  'followed complaint settled': atPage('settled'),
  'followed refunded': atPage('returned'),
  'followed refunded in part': atPage('partly'),
  'followed withdrawn': atPage('withdrawn'),
  'followed post missing': atPage('waits-post'),
  'followed free': atPage('free'),
  'package measured': async (page, { shop, locale }) => {
    const sold = { platform: 'instagram', service: 'sledujici', amount: '1000' };
    await page.goto(shop.services.shop.origins[locale] + href('package', locale, sold));
  },
};

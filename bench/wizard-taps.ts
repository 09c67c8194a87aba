import type { Locator, Page } from 'playwright-core';
import { href } from '#domain/addresses.ts';
import { awake } from '#tests/stage/browser/wizard.ts';

export const WIZARD = href('wizard', 'cs');

/** Brings the wizard to where a tap is heavy, and says what to tap there. */
export interface Taps {
  add(): Promise<Locator>;
  continue(): Promise<Locator>;
  submit(): Promise<Locator>;
}

/** What the bench presses, in this sequence. */
export function tapThrough(page: Page, origin: string): Taps {
  const button = (value: string) => page.locator(`button[value="${value}"]:visible`).last();
  return {
    async add() {
      await page.goto(origin + WIZARD);
      await awake(page);
      const builder = page.locator('.wizard__builder');
      await builder.locator('[name="package"]').first().tap();
      await builder.locator('input[name="target"]').fill('kavarna.modra');
      return builder.locator('button[value="add"]:visible').last();
    },
    async continue() {
      await page.locator('.cart-row').first().waitFor();
      return button('continue');
    },
    async submit() {
      await button('order').waitFor();
      return button('order');
    },
  };
}

import type { Page } from 'playwright-core';
import { expect } from 'vitest';

/** Milliseconds from one look to the next: each loads the page, which takes from the shop the time to write them. */
const LOOK_MS = 400;

/** The two e-mails of a sale, as the outbox lists them once they have been written. */
export async function findEmails(page: Page): Promise<string[]> {
  await page.goto('/outbox');
  const rows = page.getByRole('main').getByRole('listitem');
  await expect
    .poll(
      async () => {
        await page.reload();
        return rows.count();
      },
      { interval: LOOK_MS },
    )
    .toBe(2);
  return rows.allInnerTexts();
}

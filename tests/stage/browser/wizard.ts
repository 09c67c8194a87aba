import type { Page } from 'playwright-core';

/** Fields of a form by their labels. */
export type Input = Record<string, string>;

export interface BuilderWords {
  showServices: string;
  showPackages: string;
  add: string;
  target: string | RegExp;
}

interface Choice {
  platform: string;
  /** Where it is not the first. */
  service?: string;
  packageName: string;
  target: string;
  words: BuilderWords;
}

/** Fills in the builder as somebody without a script does, one choice after the other. */
export async function addByBuilder(page: Page, choice: Choice): Promise<void> {
  const { platform, service, packageName, target, words } = choice;
  const builder = page.locator('.wizard__builder');
  const isClosed = (await page.locator('details.wizard__builder:not([open])').count()) > 0;
  if (isClosed) await builder.locator('summary').click();
  await builder.getByRole('radio', { name: platform, exact: true }).check();
  await builder.getByRole('button', { name: words.showServices }).click();
  if (service) {
    await builder.getByRole('radio', { name: service, exact: true }).check();
    await builder.getByRole('button', { name: words.showPackages }).click();
  }
  await builder.getByRole('radio', { name: new RegExp(`^${packageName}`) }).check();
  await builder.getByLabel(words.target).fill(target);
  // What comes next looks at the page that answers.
  const answered = page.waitForEvent('domcontentloaded');
  await builder.getByRole('button', { name: words.add }).click();
  await answered;
}

/** Fills in fields by their labels. */
export async function fillDetails(page: Page, input: Input): Promise<void> {
  for (const [label, text] of Object.entries(input)) {
    await page.getByRole('textbox', { name: label }).fill(text);
  }
}

/** Rows in the cart as it is shown. */
export function cartCount(page: Page): Promise<number> {
  return page.locator('.cart-row').count();
}

/** Waits until the script serves the wizard; before, its buttons post as they do without one. */
export async function awake(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    // React leaves its mark on every element that it has taken over.
    const form = document.querySelector('[data-island*="order-wizard"] form');
    return form && Object.keys(form).some((key) => key.startsWith('__reactProps'));
  });
}

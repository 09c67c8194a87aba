import type { Locator, Page } from 'playwright-core';
import { query } from '#tests/stage/books.ts';
import { PASSWORD, codeAt, firstLink } from '#tests/stage/doors.ts';
import { type SigningIn, type SignedIn, signIn } from '#tests/stage/operator.ts';
import type { TestShop } from '#tests/stage/shop.ts';

/** Lets the browser of a page be somebody who is signed in; nothing is open yet. */
export async function enterSection(
  page: Page,
  shop: TestShop,
  who: SigningIn = {},
): Promise<SignedIn> {
  const signedIn = await signIn(shop, who);
  const url = shop.services.shop.origins.cs;
  await page.context().addCookies([{ ...signedIn.cookie, url }]);
  return signedIn;
}

/** Opens a page of the section and waits until its keys are listened to. */
export async function openWithScripts(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await untilScripted(page);
}

/** Waits until the page that is open listens to keys. */
export async function untilScripted(page: Page): Promise<void> {
  await page.locator('html[data-admin]').waitFor({ state: 'attached' });
}

/** The buttons that ask for an action: those that carry its name, or that of a form which says it itself. */
export function actionButton(page: Page, intent: string): Locator {
  const form = `form:not(:has(button[name="intent"])):has(input[name="intent"][value="${intent}"])`;
  return page.locator(
    `button[value="${intent}"]:not([aria-hidden]), ${form} button:not([aria-hidden])`,
  );
}

/** Types what the authenticator shows now. No code is good twice, and a person does not wait for the next. */
export async function typeCode(page: Page, shop: TestShop, secret: string): Promise<void> {
  await query(shop, 'update operators set code_step = null');
  await page.locator('[name="code"]').fill(codeAt(secret, shop.services.clock()));
  await page.locator('main form.fields button').click();
}

/** Fills in the page of the link of the first start. @returns the secret of the authenticator */
export async function joinFirst(page: Page, shop: TestShop): Promise<string> {
  await page.goto(shop.services.shop.origins.cs + (await firstLink(shop)));
  await page.locator('[name="name"]').fill('Jana Malá');
  await page.locator('[name="email"]').fill('jana@example.com');
  await page.locator('[name="password"]').fill(PASSWORD);
  await page.locator('form.fields button').click();
  await page.waitForURL('**/ad/enrolment');
  const uri = (await page.locator('a[href^="otpauth:"]').getAttribute('href')) ?? '';
  const secret = new URL(uri).searchParams.get('secret') ?? '';
  await typeCode(page, shop, secret);
  await page.locator('form:has([value="stored"]) button').click();
  await page.waitForURL('**/ad');
  return secret;
}

import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { bringAxe, findBars } from '#tests/stage/browser/bars.ts';
import { useShop } from '#tests/stage/browser/use-shop.ts';
import { query } from '#tests/stage/books.ts';
import { PASSWORD, codeAt, firstLink } from '#tests/stage/doors.ts';

const here = useShop();

/** No code is good twice, and a person does not wait for the next one here. */
const forgetStep = () => query(here.shop, 'update operators set code_step = null');

async function typeCode(page: Page, secret: string): Promise<void> {
  await forgetStep();
  await page.locator('[name="code"]').fill(codeAt(secret, new Date()));
  await page.locator('main form.fields button').click();
}

async function typePassword(page: Page): Promise<void> {
  await page.locator('[name="email"]').fill('jana@example.com');
  await page.locator('[name="password"]').fill(PASSWORD);
  await page.locator('form.fields button').click();
  await page.waitForURL('**/ad/code**');
}

/** A passkey in the browser, as a telephone or a notebook has one. */
async function bringPasskey(page: Page, isUserVerified = true) {
  const session = await page.context().newCDPSession(page);
  await session.send('WebAuthn.enable');
  const { authenticatorId } = await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified,
      automaticPresenceSimulation: true,
    },
  });
  return {
    verifyUser: (isUserVerified: boolean) =>
      session.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified }),
  };
}

it('leads from the first link over password and authenticator into the section, and in again by code and by passkey', async () => {
  const page = await here.visit({});
  await bringAxe(page);
  const bars: string[] = [];
  const look = async () => void bars.push(...(await findBars(page)));
  await page.goto(await firstLink(here.shop));
  await look();
  await page.locator('[name="name"]').fill('Jana Malá');
  await page.locator('[name="email"]').fill('jana@example.com');
  await page.locator('[name="password"]').fill(PASSWORD);
  await page.locator('form.fields button').click();

  await page.waitForURL('**/ad/enrolment');
  await look();
  const uri = (await page.locator('a[href^="otpauth:"]').getAttribute('href')) ?? '';
  const secret = new URL(uri).searchParams.get('secret') ?? '';
  await typeCode(page, secret);
  await page.locator('.recovery-codes').waitFor();
  await look();
  const codes = await page.locator('.recovery-codes li').allTextContents();
  expect(codes).toHaveLength(10);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.locator('a[download]').click(),
  ]);
  const stored = readFileSync(await download.path(), 'utf8');
  for (const code of codes) expect(stored).toContain(code);
  await page.locator('form:has([value="stored"]) button').click();
  await page.waitForURL('**/ad');

  const passkey = await bringPasskey(page);
  await page.goto('/ad/account');
  await page.locator('[name="label"]').fill('Notebook');
  await page.locator('[data-passkey="add"] button').click();
  await page.waitForURL('**/ad/account?saved=passkey');
  await look();
  expect(await page.locator('.rows__row').textContent()).toContain('Notebook');

  await page.locator('.admin__own button').click();
  await page.waitForURL('**/ad/sign-in?out=1');
  await look();
  await typePassword(page);
  await look();
  await typeCode(page, secret);
  await page.waitForURL('**/ad');

  await page.locator('.admin__own button').click();
  await page.waitForURL('**/ad/sign-in?out=1');
  await page.locator('[data-passkey="sign-in"] button').click();
  await page.waitForURL('**/ad/code**');
  await typeCode(page, secret);
  await page.waitForURL('**/ad');

  await query(here.shop, `update sessions set proved_at = now() - interval '6 minutes'`);
  await page.goto('/ad/people');
  await page.locator('[name="email"]').fill('petr@example.com');
  await page.locator('form:has([value="invite"]) button').click();
  await page.waitForURL('**/ad/proof**');
  await look();
  await page.locator('[data-passkey="proof"] button').click();
  await page.waitForURL('**/ad/people');
  expect(await page.locator('[name="email"]').inputValue()).toBe('petr@example.com');
  await look();

  await passkey.verifyUser(false);
  await page.locator('.admin__own button').click();
  await page.waitForURL('**/ad/sign-in?out=1');
  await page.locator('[data-passkey="sign-in"] button').click();
  // The browser itself refuses, and nobody is let in.
  await expect.poll(() => page.locator('[data-passkey] button').isEnabled()).toBe(true);
  expect(new URL(page.url()).pathname).toBe('/ad/sign-in');
  expect(bars).toEqual([]);
});

it('says without scripts why there is no button for a passkey', async () => {
  const page = await here.visit({ javaScriptEnabled: false });
  await page.goto('/ad/sign-in');
  expect(await page.locator('[data-passkey] button').isVisible()).toBe(false);
  expect(await page.getByText('potřebuje zapnutý JavaScript').isVisible()).toBe(true);
});

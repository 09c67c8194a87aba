import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { query } from '#tests/stage/books.ts';
import { PACKAGE, letter } from '#tests/stage/enquiries.ts';
import { useShop } from '#tests/stage/browser/use-shop.ts';

const here = useShop();
const enquiries = () => query(here.shop, 'select * from enquiries order by created_at');

async function fillIn(page: Page, form: 'contact' | 'bulk'): Promise<void> {
  await page.locator(`#${form}-name`).fill(letter.name);
  await page.locator(`#${form}-email`).fill(letter.email);
  await page.locator(`#${form}-phone`).fill('777 123 456');
  await page.locator(`#${form}-message`).fill(letter.message);
}

describe.each([
  ['with a script', true],
  ['without a script', false],
])('a message %s', (_, javaScriptEnabled) => {
  it('is asked for again where something is missing, and sent', async () => {
    const page = await here.visit({ javaScriptEnabled });
    await page.goto('/#kontakt');
    await fillIn(page, 'contact');
    await page.getByRole('button', { name: 'Odeslat zprávu' }).click();
    const summary = page.getByRole('alert');
    await summary.waitFor();
    expect(await page.title()).toMatch(/^Chyba: /);
    expect(await page.evaluate(() => document.activeElement?.className)).toBe('error-summary');
    expect(await page.locator('#contact-message').inputValue()).toBe(letter.message);
    await summary.getByRole('link', { name: 'Vyberte platformu' }).click();
    await page.locator('#contact-service').selectOption('tiktok');
    await page.getByRole('button', { name: 'Odeslat zprávu' }).click();
    const said = page.getByRole('status');
    await said.waitFor();
    expect(await said.textContent()).toBe('Poptávka odeslána! Brzy se vám ozveme.');
    expect(await page.title()).toMatch(/^Odesláno: /);
    expect(await page.locator('#contact-message').inputValue()).toBe('');
    await page.reload();
    expect(await enquiries()).toHaveLength(1);
    await page.getByRole('link', { name: 'Zpět na úvod' }).click();
    await page.waitForURL(/\/#kontakt$/);
  });

  it('asks for large amounts at the end of a package’s page', async () => {
    const page = await here.visit({ javaScriptEnabled });
    await page.goto(PACKAGE);
    await fillIn(page, 'bulk');
    await page.locator('#bulk-cooperationType').selectOption('agency');
    await page.getByRole('button', { name: 'Odeslat poptávku' }).click();
    await page.getByRole('status').waitFor();
    await page.getByRole('link', { name: 'Zpět k balíčku' }).click();
    await page.waitForURL(new RegExp(`${PACKAGE}$`));
  });
});

describe('a number of a phone', () => {
  it('keeps its digits alone while it is typed, and the caret its place', async () => {
    const page = await here.visit();
    await page.goto('/');
    const phone = page.locator('#contact-phone');
    await phone.pressSequentially('777 12x3-456');
    expect(await phone.inputValue()).toBe('777123456');
    await phone.press('Home');
    await phone.press('ArrowRight');
    await phone.pressSequentially('a');
    await phone.pressSequentially('0');
    expect(await phone.inputValue()).toBe('7077123456');
  });

  it('chooses its country where it begins with one', async () => {
    const page = await here.visit();
    await page.goto('/');
    const phone = page.locator('#contact-phone');
    const country = page.locator('#contact-phoneCountry');
    await phone.pressSequentially('+421 905 123 456');
    expect([await country.inputValue(), await phone.inputValue()]).toEqual(['SK', '905123456']);
    await phone.fill('00420 777 123 456');
    expect([await country.inputValue(), await phone.inputValue()]).toEqual(['CZ', '777123456']);
    await phone.fill('420777');
    expect([await country.inputValue(), await phone.inputValue()]).toEqual(['CZ', '420777']);
  });
});

describe('a form that is being sent', () => {
  it('says so, cannot be pressed again, and can be once the page is shown again', async () => {
    const page = await here.visit({ locale: 'en' });
    await page.goto('/');
    const button = page.locator('.enquiry button');
    // It stays on its way: the last listener takes the post back.
    await page.evaluate(() => addEventListener('submit', (event) => event.preventDefault()));
    await button.click();
    await expect.poll(() => button.textContent()).toBe('Submitting...');
    expect(await button.isDisabled()).toBe(true);
    await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow')));
    expect(await button.textContent()).toBe('Send message');
    expect(await button.isEnabled()).toBe(true);
  });

  it('is there again after a way back', async () => {
    const page = await here.visit({ locale: 'en' });
    await page.goto('/');
    await page.locator('#contact-name').fill(letter.name);
    await page.locator('.enquiry button').click();
    await page.getByRole('alert').waitFor();
    await page.goBack();
    const button = page.locator('.enquiry button');
    await expect.poll(() => button.textContent()).toBe('Send message');
    expect(await button.isEnabled()).toBe(true);
    expect(await page.locator('#contact-name').inputValue()).toBe(letter.name);
  });
});

import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { query } from '#tests/stage/books.ts';
import { PACKAGE, character } from '#tests/stage/enquiries.ts';
import { useShop } from '#tests/stage/browser/use-shop.ts';

const here = useShop();
const messages = () => query(here.shop, 'select * from messages order by created_at');

async function fillIn(page: Page, form: 'contact' | 'bulk'): Promise<void> {
  await page.locator(`#${form}-name`).fill(character.name);
  await page.locator(`#${form}-email`).fill(character.email);
  await page.locator(`#${form}-phone`).fill('777 123 456');
  await page.locator(`#${form}-message`).fill(character.message);
}

describe('a message without a script', () => {
  it('is asked for again where something is missing, and sent', async () => {
    const page = await here.visit({ javaScriptEnabled: false });
    await page.goto('/#kontakt');
    await fillIn(page, 'contact');
    await page.getByRole('button', { name: 'Odeslat zprávu' }).click();
    const summary = page.getByRole('alert');
    await summary.waitFor();
    expect(await page.title()).toMatch(/^Chyba: /);
    expect(await page.evaluate(() => document.activeElement?.className)).toBe('error-summary');
    expect(await page.locator('#contact-message').inputValue()).toBe(character.message);
    await summary.getByRole('link', { name: 'Vyberte platformu' }).click();
    await page.locator('#contact-service').selectOption('tiktok');
    await page.getByRole('button', { name: 'Odeslat zprávu' }).click();
    const said = page.locator('output.lead');
    await said.waitFor();
    expect(await said.textContent()).toBe('Poptávka odeslána! Brzy se vám ozveme.');
    expect(await page.title()).toMatch(/^Odesláno: /);
    expect(await page.locator('#contact-message').inputValue()).toBe('');
    await page.reload();
    expect(await messages()).toHaveLength(1);
    await page.getByRole('link', { name: 'Zpět na úvod' }).click();
    await page.waitForURL(/\/#kontakt$/);
  });

  it('asks for large amounts at the end of a package’s page', async () => {
    const page = await here.visit({ javaScriptEnabled: false });
    await page.goto(PACKAGE);
    await fillIn(page, 'bulk');
    await page.locator('#bulk-cooperationType').selectOption('agency');
    await page.getByRole('button', { name: 'Odeslat poptávku' }).click();
    await page.locator('output.lead').waitFor();
    await page.getByRole('link', { name: 'Zpět k balíčku' }).click();
    await page.waitForURL(new RegExp(`${PACKAGE}$`));
  });
});

describe('a message with a script', () => {
  it('stays on its page: mistakes stand at their fields, thanks are a toast, and the form is empty', async () => {
    const page = await here.visit();
    await page.goto('/?from=mail');
    await fillIn(page, 'contact');
    const button = page.locator('.message button');
    const look = await button.getAttribute('class');
    await button.click();
    const toast = page.locator('.toast');
    await expect.poll(() => toast.textContent()).toBe('Vyplňte prosím všechna povinná pole');
    const focused = () => page.evaluate(() => document.activeElement?.className);
    expect(await focused()).toBe('error-summary');
    // The same words have the focus, and are not read out twice.
    expect(await toast.getAttribute('aria-hidden')).toBe('true');
    const wrong = page.locator('#contact-service');
    expect(await wrong.getAttribute('aria-invalid')).toBe('true');
    expect(await page.locator('#contact-service-error').textContent()).toBe('Vyberte platformu');
    expect(await page.locator('#contact-message').inputValue()).toBe(character.message);
    await wrong.selectOption('tiktok');
    await page.locator('#contact-phone').fill('123');
    expect(await toast.count()).toBe(0);
    await button.click();
    await expect.poll(() => toast.textContent()).toBe('Zadejte platné telefonní číslo');
    await page.locator('#contact-phone').fill('777123456');
    await page.locator('#contact-phoneCountry').selectOption('SK');
    await button.click();
    const said = page.getByRole('status').filter({ hasText: 'Poptávka odeslána!' });
    await expect.poll(() => said.textContent()).toBe('Poptávka odeslána! Brzy se vám ozveme.');
    expect(await focused()).toBe(look);
    for (const name of ['name', 'email', 'phone', 'company', 'message']) {
      expect(await page.locator(`#contact-${name}`).inputValue(), name).toBe('');
    }
    expect(await page.locator('#contact-phoneCountry').inputValue()).toBe('CZ');
    expect(await page.locator('.error-summary, [aria-invalid]').count()).toBe(0);
    expect(new URL(page.url()).search).toBe('?from=mail');
    expect(await messages()).toHaveLength(1);
  });

  it('says what the shop says of each form, in English too', async () => {
    const said: (string | null)[] = [];
    for (const [locale, path, form] of [
      ['en', '/', 'contact'],
      ['en', '/faq', 'contact'],
      ['en', '/how-it-works', 'bulk'],
      ['cs', PACKAGE, 'bulk'],
      ['en', '/payment-canceled', 'help'],
    ] as const) {
      const page = await here.visit({ locale });
      await page.goto(path);
      const controls = page.locator('.message');
      await page.locator(`#${form}-name`).fill(character.name);
      await page.locator(`#${form}-email`).fill(character.email);
      await page.locator(`#${form}-message`).fill(`${character.message} ${path}`);
      if (form !== 'help') {
        await page.locator(`#${form}-phoneCountry`).selectOption('CZ');
        await page.locator(`#${form}-phone`).fill(character.phone);
        await controls.locator('select').last().selectOption({ index: 2 });
      }
      await controls.locator('button').click();
      const toast = page.locator('.toast');
      await toast.waitFor();
      said.push(await toast.textContent());
      await page.context().close();
    }
    expect(said).toEqual([
      'Request sent! We will contact you shortly.',
      "Message sent! We'll get back to you as soon as possible.",
      'Inquiry sent! We will get back to you soon.',
      'Poptávka odeslána! Brzy se vám ozveme.',
      "Message sent! We'll get back to you soon.",
    ]);
    expect(await messages()).toHaveLength(5);
  });

  it.each([
    ['the network is gone', (page: Page) => page.context().setOffline(true)],
    [
      'somebody else answers',
      (page: Page) => answerWith(page, 200, '<h1>Sign in to the wifi</h1>'),
    ],
    ['the shop is away', (page: Page) => answerWith(page, 502, '<h1>Bad gateway</h1>')],
  ])('keeps what was typed where %s, and is sent once it is back', async (_, leave) => {
    const page = await here.visit({ isCut: true });
    await page.goto('/');
    await fillIn(page, 'contact');
    await page.locator('#contact-service').selectOption('tiktok');
    await leave(page);
    const button = page.locator('.message button');
    await button.click();
    const toast = page.getByRole('status').locator('.toast--error');
    await expect
      .poll(() => toast.textContent())
      .toBe('Poptávku se nepodařilo odeslat. Zkuste to prosím znovu.');
    expect(await page.locator('#contact-message').inputValue()).toBe(character.message);
    expect(await page.locator('#contact-service').inputValue()).toBe('tiktok');
    expect(await button.textContent()).toBe('Odeslat zprávu');
    await page.unrouteAll();
    await page.context().setOffline(false);
    await button.click();
    await page.locator('.toast:not(.toast--error)').waitFor();
    expect(await messages()).toHaveLength(1);
  });
});

async function answerWith(page: Page, status: number, body: string): Promise<void> {
  await page.route('**/zprava', (route) => route.fulfill({ status, body }));
}

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

describe('the dial code of an English reader', () => {
  it.each([
    ['en-AU', 'AU'],
    ['de-AT', 'AT'],
    ['en-IN', 'US'],
    ['eo', 'US'],
  ])('of %s begins with %s, and stays what was chosen', async (language, code) => {
    const page = await here.visit({ locale: 'en', language });
    await page.goto('/');
    const country = page.locator('#contact-phoneCountry');
    expect(await country.inputValue()).toBe(code);
    await page.locator('#contact-phone').pressSequentially('+44 20');
    expect(await country.inputValue()).toBe('GB');
    await page.goto('/faq');
    await page.goBack();
    expect(await country.inputValue()).toBe('GB');
  });
});

describe('a form that is being sent', () => {
  it('no longer says what was wrong before, also where the network is gone', async () => {
    const page = await here.visit({ isCut: true });
    await page.goto('/');
    const button = page.locator('.message button');
    await button.click();
    await page.locator('#contact-service-error').waitFor();
    await page.context().setOffline(true);
    await button.click();
    await page.getByText('Poptávku se nepodařilo odeslat.').waitFor();
    expect(await page.locator('.error-summary, .field__error, [aria-invalid]').count()).toBe(0);
  });

  it('says so, is sent once, and keeps what is typed meanwhile', async () => {
    const page = await here.visit({ locale: 'en' });
    await page.goto('/');
    await fillIn(page, 'contact');
    const { promise: isLetGo, resolve: letGo } = Promise.withResolvers<void>();
    let posts = 0;
    await page.route('**/message', async (route) => {
      posts += 1;
      await isLetGo;
      await route.continue();
    });
    const button = page.locator('.message button');
    await button.dblclick();
    await page.locator('#contact-name').press('Enter');
    await expect.poll(() => button.textContent()).toBe('Submitting...');
    expect(await button.isDisabled()).toBe(true);
    await page.locator('#contact-company').fill('Late Ltd');
    letGo();
    await page.locator('#contact-service-error').waitFor();
    expect(posts).toBe(1);
    expect(await page.locator('#contact-company').inputValue()).toBe('Late Ltd');
    expect(await button.textContent()).toBe('Send message');
    expect(await button.isEnabled()).toBe(true);
  });
});

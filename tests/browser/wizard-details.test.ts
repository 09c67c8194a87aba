import { describe, expect, it } from 'vitest';
import { LEGAL, fillInWhole, openDetails, valueOf } from '#tests/stage/browser/details.ts';
import { listOrders } from '#tests/stage/books.ts';
import { useShop } from '#tests/stage/browser/use-shop.ts';
import { awake, fillDetails } from '#tests/stage/browser/wizard.ts';

const here = useShop({ isShared: true });

describe('the second step', () => {
  it('fills in a company as soon as its number has been left', async () => {
    const page = await openDetails(here);
    await page.getByLabel('Nakupuji na firmu').check();
    await page.getByLabel('IČO').fill('99990016');
    await page.getByLabel('Název firmy').focus();
    await page.getByRole('status').filter({ hasText: 'Údaje načteny' }).waitFor();
    expect(await valueOf(page, 'companyName')).toBe('Ukázkové květinářství s.r.o.');
    expect(await valueOf(page, 'address')).toBe('Kvítková 12/3a, 602 00 Brno');
    await page.reload();
    expect(await valueOf(page, 'companyName')).toBe('Ukázkové květinářství s.r.o.');
  });

  it('asks the register in English by the button alone, and only for a Czech company', async () => {
    const page = await openDetails(here, 'en');
    await page.getByLabel('I am buying for a company').check();
    const button = page.getByRole('button', { name: 'Load from ARES' });
    expect(await button.isVisible()).toBe(false);
    await page.getByLabel('Company registration number').waitFor();
    await page.getByLabel('Country of the company').selectOption('CZ');
    await page.getByLabel('Company ID (IČO)').fill('99990016');
    await page.getByLabel('Company name').focus();
    expect(await valueOf(page, 'companyName')).toBe('');
    await button.click();
    await page.getByText('Data loaded').waitFor();
    expect(await valueOf(page, 'companyName')).toBe('Ukázkové květinářství s.r.o.');
  });

  it.each([true, false])(
    'keeps nothing of a former company where the next is not found (with a script: %s)',
    async (javaScriptEnabled) => {
      const page = await openDetails(here, 'cs', javaScriptEnabled);
      await page.getByLabel('Nakupuji na firmu').check();
      await page.getByLabel('IČO').fill('99990016');
      await page.getByRole('button', { name: 'Načíst z ARES' }).click();
      await page.getByText('Údaje načteny').waitFor();
      await page.getByLabel('Sídlo').fill('Jiná 1, Brno');
      await page.getByLabel('IČO').fill('25596641');
      await page.getByRole('button', { name: 'Načíst z ARES' }).click();
      await page.getByText('Chyba při načítání údajů firmy').waitFor();
      await expect.poll(() => valueOf(page, 'companyName')).toBe('');
      expect(await valueOf(page, 'address')).toBe('Jiná 1, Brno');
    },
  );

  it('says so where the register does not know a number, and lets it be filled in by hand', async () => {
    const page = await openDetails(here);
    await page.getByLabel('Nakupuji na firmu').check();
    await page.getByLabel('IČO').fill('25596641');
    await page.getByRole('button', { name: 'Načíst z ARES' }).click();
    await page.getByText('Chyba při načítání údajů firmy').waitFor();
    await page.getByLabel('Název firmy').fill('Květiny Říhová');
    expect(await valueOf(page, 'companyName')).toBe('Květiny Říhová');
  });

  it('says once what is wrong with a number, and blames none for a register that is silent', async () => {
    const page = await openDetails(here);
    await page.getByLabel('Nakupuji na firmu').check();
    const number = page.getByLabel('IČO');
    const faults = page.locator('.company').getByText('Toto IČO není platné');
    await number.fill('45274648');
    await page.getByRole('button', { name: LEGAL }).click();
    await faults.waitFor();
    await page.getByRole('button', { name: 'Načíst z ARES' }).click();
    await expect
      .poll(() => page.getByRole('button', { name: 'Načíst z ARES' }).isEnabled())
      .toBe(true);
    expect(await faults.count()).toBe(1);
    await page.route('**/objednavka/firma', (route) =>
      route.fulfill({ json: { ok: false, problem: 'registry-unavailable' } }),
    );
    await number.fill('45274649');
    await page.getByRole('button', { name: 'Načíst z ARES' }).click();
    const silent = page.getByRole('status').filter({ hasText: 'ARES teď neodpovídá' });
    await silent.waitFor();
    expect(await silent.locator('.field__error').count()).toBe(0);
  });

  it('says in place where the network is gone, keeps everything, and orders once it is back', async () => {
    const visit: typeof here.visit = (options) => here.visit({ ...options, isCut: true });
    const page = await openDetails({ shop: here.shop, visit });
    await fillInWhole(page);
    const ordered = await listOrders(here.shop);
    const button = page.getByRole('button', { name: LEGAL });
    await page.context().setOffline(true);
    await button.click();
    await page.getByRole('status').getByText('Objednávku se nepodařilo odeslat').waitFor();
    expect(await valueOf(page, 'name')).toBe('Žofie Říhová');
    expect(await page.getByRole('radio', { name: /^Co nejdřív/ }).isChecked()).toBe(true);
    expect(await listOrders(here.shop)).toEqual(ordered);
    await page.context().setOffline(false);
    await button.dblclick();
    await page.getByRole('heading', { name: 'Testovací platba' }).waitFor();
    expect(await listOrders(here.shop)).toHaveLength(ordered.length + 1);
  });

  it('asks when to begin with nothing chosen, and does not ask a company', async () => {
    const page = await openDetails(here);
    const choices = page.getByRole('group', { name: 'Kdy máme začít?' });
    expect(await choices.getByRole('radio', { checked: true }).count()).toBe(0);
    await page.getByText('Začátek: zatím jste ho nezvolili').waitFor();
    await choices.getByRole('radio', { name: /^Až po/ }).check();
    await page.getByText(/^Začátek: nejdříve \d/).waitFor();
    await page.reload();
    expect(await choices.getByRole('radio', { name: /^Až po/ }).isChecked()).toBe(true);
    await page.getByLabel('Nakupuji na firmu').check();
    await choices.waitFor({ state: 'hidden' });
    await page.getByText('Začátek: obvykle do 24').waitFor();
  });

  it('asks for the start once more when the customer comes back from the checkout', async () => {
    const page = await openDetails(here);
    await fillInWhole(page);
    await page.getByRole('button', { name: LEGAL }).click();
    await page.getByRole('heading', { name: 'Testovací platba' }).waitFor();
    await page.goBack();
    await page.getByText('Zvolte prosím znovu, kdy máme začít').waitFor();
    // The browser itself puts back what was chosen, until the page is awake.
    await expect.poll(() => page.getByRole('radio', { checked: true }).count()).toBe(0);
    expect(await valueOf(page, 'name')).toBe('Žofie Říhová');
  });

  it('offers the address that was probably meant, and puts it in when pressed', async () => {
    const page = await openDetails(here);
    await page.getByRole('textbox', { name: 'E-mail' }).fill('zofie@gmial.com');
    const offer = page.getByRole('button', { name: 'Opravit na zofie@gmail.com' });
    await offer.waitFor();
    expect(await valueOf(page, 'email')).toBe('zofie@gmial.com');
    await offer.click();
    expect(await valueOf(page, 'email')).toBe('zofie@gmail.com');
    await offer.waitFor({ state: 'hidden' });
    await page.reload();
    expect(await valueOf(page, 'email')).toBe('zofie@gmail.com');
  });

  it('takes the press that follows right after typing an address with a slip', async () => {
    const page = await openDetails(here);
    const box = page.getByLabel('Nakupuji na firmu');
    const top = () => box.evaluate((element) => element.getBoundingClientRect().top + scrollY);
    const before = await top();
    await page.getByRole('textbox', { name: 'E-mail' }).fill('zofie@gmial.com');
    await box.click();
    expect(await box.isChecked()).toBe(true);
    await page.getByRole('button', { name: /^Opravit na/ }).waitFor();
    expect(await top()).toBe(before);
  });

  it('says at each field what is wrong and sends nothing', async () => {
    const page = await openDetails(here);
    await fillDetails(page, { 'E-mail': 'zofie@', Telefon: '12' });
    await page.getByRole('button', { name: 'Objednávka zavazující k platbě' }).click();
    const summary = page.locator('.error-summary');
    await summary.getByText('Zbývá opravit 4 pole').waitFor();
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.id))
      .toBe('order-error-summary');
    await summary.getByRole('link', { name: 'Zadejte platné telefonní číslo' }).click();
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('order-phone');
    expect(await page.locator('#order-name-error').innerText()).toMatch(
      /^Vyplňte jméno a\spříjmení$/,
    );
    expect(await valueOf(page, 'phone')).toBe('12');
  });

  it('says in the title which step it is and whether something is wrong', async () => {
    const page = await openDetails(here);
    await expect.poll(() => page.title()).toBe('Údaje a\u00a0platba – Objednávka | Vzlet');
    await page.getByRole('button', { name: LEGAL }).click();
    await expect.poll(() => page.title()).toBe('Chyba: Údaje a\u00a0platba – Objednávka | Vzlet');
    await page.getByRole('button', { name: 'Zpět na balíčky' }).click();
    await expect.poll(() => page.title()).toBe('Balíčky – Objednávka | Vzlet');
  });

  it('begins the phone with the country of the reader’s language, and follows the one that is typed', async () => {
    const page = await openDetails(here, 'en');
    expect(await valueOf(page, 'phoneCountry')).toBe('GB');
    const phone = page.locator('[name="phone"]');
    await phone.pressSequentially('+421 905');
    expect(await valueOf(page, 'phoneCountry')).toBe('SK');
    await phone.fill('00420 777 123 456');
    await expect.poll(() => valueOf(page, 'phoneCountry')).toBe('CZ');
    await page.reload();
    expect([await valueOf(page, 'phoneCountry'), await valueOf(page, 'phone')]).toEqual([
      'CZ',
      '00420 777 123 456',
    ]);
  });

  it('begins with the name', async () => {
    const page = await openDetails(here);
    await page.goto('/objednavka');
    await awake(page);
    await page.getByRole('button', { name: 'Pokračovat' }).click();
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('order-name');
    expect(await page.evaluate(() => scrollY)).toBe(0);
  });

  it('is left and entered by the buttons of the browser, with everything in its place', async () => {
    const page = await openDetails(here);
    await page.goto('/objednavka');
    await awake(page);
    await page.getByRole('button', { name: 'Pokračovat' }).click();
    await page.getByText('Poznámka a slevový kód').click();
    await fillDetails(page, { 'Jméno a příjmení': 'Žofie Říhová', Poznámka: 'Až po šesté.' });
    await page.goBack();
    await page.getByRole('heading', { name: 'Objednávka', level: 1 }).waitFor();
    await page.goForward();
    await page.getByRole('heading', { name: 'Vaše údaje', level: 1 }).waitFor();
    expect(await valueOf(page, 'name')).toBe('Žofie Říhová');
    expect(await valueOf(page, 'note')).toBe('Až po šesté.');
  });
});

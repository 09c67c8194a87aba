import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { query } from '#tests/stage/books.ts';
import { PACKAGE, messageForm, character, post, write } from '#tests/stage/enquiries.ts';
import { locales } from '#domain/locale.ts';
import { errorsOf, readForm, titleOf } from '#tests/stage/html.ts';
import { WIZARD, fillCart, oneWish, openDetails, placeOrder } from '#tests/stage/ordering.ts';
import { type TestShop, createTestShop } from '#tests/stage/shop.ts';

const outcomes: string[] = [];
let shop: TestShop;
beforeEach(async () => {
  outcomes.length = 0;
  shop = await createTestShop({ onMessage: (outcome) => void outcomes.push(outcome) });
});
afterEach(() => shop.close());

const messages = () => query(shop, 'select * from messages order by created_at');

describe('the contact form of the home page', () => {
  it('is stored, thanked for at another address, and empty there', async () => {
    const visitor = shop.visitor();
    const sent = await write(visitor, await visitor.get('/'));
    expect(sent.status).toBe(303);
    const thanks = await visitor.follow(sent);
    expect(thanks.status).toBe(200);
    expect(thanks.html).toContain(
      '<output class="lead">Poptávka odeslána! Brzy se vám ozveme.</output>',
    );
    expect(titleOf(thanks.html)).toMatch(/^Odesláno: /);
    expect(thanks.html).toContain('href="/#kontakt"');
    expect(messageForm(thanks.html).fields).toMatchObject({
      where: 'home',
      name: '',
      message: '',
      phoneCountry: 'CZ',
      service: '',
    });
    expect(await messages()).toEqual([
      expect.objectContaining({
        kind: 'contact',
        locale: 'cs',
        name: character.name,
        phone: '+420 777 123 456',
        service: 'instagram',
        message: character.message,
      }),
    ]);
    await visitor.get(sent.location ?? '');
    expect(await messages()).toHaveLength(1);
    expect(outcomes).toEqual(['stored']);
  });

  it('begins in English with the USA and thanks in English', async () => {
    const visitor = shop.visitor('en');
    const page = await visitor.get('/');
    expect(messageForm(page.html).fields['phoneCountry']).toBe('US');
    const thanks = await visitor.follow(
      await write(visitor, page, { ...character, phoneCountry: 'US', phone: '2015550123' }),
    );
    expect(thanks.text).toContain('Request sent! We will contact you shortly.');
    expect(messageForm(thanks.html).fields['phoneCountry']).toBe('US');
    expect(await messages()).toEqual([
      expect.objectContaining({ locale: 'en', phone: '+1 201 555 0123' }),
    ]);
  });

  it('says at each field what is missing, and keeps the rest', async () => {
    const visitor = shop.visitor();
    const input = { ...character, name: ' ', phone: '', service: '', phoneCountry: 'SK' };
    const again = await write(visitor, await visitor.get('/'), input);
    expect(again.status).toBe(422);
    expect(titleOf(again.html)).toMatch(/^Chyba: /);
    expect(again.text).toContain('Vyplňte prosím všechna povinná pole');
    expect(again.html).toMatch(/<div class="error-summary"[^>]* tabindex="-1"[^>]* autofocus=""/i);
    expect(errorsOf(again.html)).toEqual({
      name: 'Vyplňte jméno a příjmení',
      phone: 'Vyplňte telefon',
      service: 'Vyberte platformu',
    });
    expect(messageForm(again.html).fields).toMatchObject({
      email: character.email,
      phoneCountry: 'SK',
      message: character.message,
    });
    expect(await messages()).toEqual([]);
  });

  it('refuses a short phone and an address that is none', async () => {
    const again = await post(shop.visitor(), 'home', {
      ...character,
      phone: '12 34 5',
      email: 'zofie@example',
    });
    expect(again.status).toBe(422);
    expect(again.text).toContain('Zkontrolujte prosím označená pole');
    expect(errorsOf(again.html)).toEqual({
      phone: 'Zadejte platné telefonní číslo',
      email: 'Zadejte platný e-mail, například jana@firma.cz',
    });
    expect(messageForm(again.html).fields['phone']).toBe('12 34 5');
  });

  it('that is too long comes back whole', async () => {
    const message = 'ž'.repeat(5001);
    const again = await post(shop.visitor(), 'home', { ...character, message });
    expect(again.status).toBe(422);
    expect(errorsOf(again.html)).toEqual({ message: 'Text je příliš dlouhý, zkraťte ho prosím' });
    expect(messageForm(again.html).fields['message']).toBe(message);
  });

  it('keeps and sends a company', async () => {
    await post(shop.visitor(), 'home', { ...character, company: ' Pečení Říhová ' });
    expect(await messages()).toEqual([expect.objectContaining({ company: 'Pečení Říhová' })]);
  });
});

describe('the contact form of the FAQ', () => {
  it('has words of its own', async () => {
    const visitor = shop.visitor();
    const thanks = await visitor.follow(await post(visitor, 'faq'));
    expect(thanks.text).toContain('Zpráva odeslána! Ozveme se vám co nejdříve.');
    expect(thanks.html).toContain('href="/faq"');
    const english = shop.visitor('en');
    const sent = await english.post('/message', { ...character, where: 'faq' });
    expect((await english.follow(sent)).text).toContain(
      "Message sent! We'll get back to you as soon as possible.",
    );
  });
});

describe('the bulk form', () => {
  it('stands on a package’s page, which stays in the page cache', async () => {
    const visitor = shop.visitor('en');
    const page = await visitor.get(PACKAGE);
    expect(page.headers.get('Cache-Control')).toBe('public, max-age=0, must-revalidate');
    const sent = await write(visitor, page, {
      ...character,
      phoneCountry: 'DK',
      phone: '20123456',
    });
    const thanks = await visitor.follow(sent);
    expect(thanks.text).toContain('Inquiry sent! We will get back to you soon.');
    expect(thanks.html).toContain(`href="${PACKAGE}"`);
    expect(await messages()).toEqual([
      expect.objectContaining({
        kind: 'bulk',
        service: 'Individual Cooperation - agency',
        phone: '+45 20 12 34 56',
      }),
    ]);
  });

  it('asks nine digits of a Czech or Slovak number there, and six on How it works', async () => {
    const input = { ...character, phone: '777 123 45' };
    const again = await post(shop.visitor(), 'package', input);
    expect(again.status).toBe(422);
    expect(errorsOf(again.html)).toEqual({ phone: 'Zadejte platné telefonní číslo' });
    expect((await post(shop.visitor(), 'how-it-works', input)).status).toBe(303);
    expect((await post(shop.visitor(), 'package', { ...input, phoneCountry: 'DE' })).status).toBe(
      303,
    );
  });

  it('says that the type is missing where it is', async () => {
    const again = await post(shop.visitor(), 'package', { ...character, cooperationType: '' });
    expect(errorsOf(again.html)).toEqual({ cooperationType: 'Vyberte typ spolupráce' });
  });
});

describe('the countries of a phone', () => {
  it('have their flag before the name and the dial code behind it, in every form of both editions', async () => {
    for (const locale of locales) {
      const visitor = shop.visitor(locale);
      fillCart(visitor, oneWish);
      const forms = { contact: await visitor.get('/'), bulk: await visitor.get(PACKAGE) };
      for (const [form, { html }] of Object.entries({
        ...forms,
        order: await openDetails(visitor),
      })) {
        const [, options = ''] =
          new RegExp(`id="${form}-phoneCountry"[^>]*>(.*?)</select>`, 's').exec(html) ?? [];
        const said = [...options.matchAll(/<option value="(..)"[^>]*>([^<]*)</g)];
        expect(said, `${locale} ${form}`).toHaveLength(46);
        for (const [, code = '', text = ''] of said) {
          const characters = [...code].map((character) =>
            String.fromCodePoint(character.charCodeAt(0) + 127_397),
          );
          expect(text).toMatch(new RegExp(`^${characters.join('')} \\p{L}.* \\+\\d+$`, 'u'));
        }
      }
    }
  });

  it('begin an English order by the language that the browser asks for', async () => {
    const visitor = shop.visitor('en');
    fillCart(visitor, oneWish);
    const step = `${WIZARD}?step=details`;
    const begins = async (language: string) => {
      const { html } = await visitor.get(step, { 'Accept-Language': language });
      return readForm(html, 'order').fields['phoneCountry'];
    };
    expect(await begins('en-AU,en;q=0.9')).toBe('AU');
    expect(await begins('en')).toBe('US');
  });
});

describe('the form for help with a payment', () => {
  it('knows the order, its customer and the payment by itself', async () => {
    const visitor = shop.visitor();
    await placeOrder(visitor);
    const [order] = await query<{ token: string }>(shop, 'select token from orders');
    const page = await visitor.get(`/payment-canceled?order=${order?.token}`);
    const { fields } = messageForm(page.html);
    expect(fields).toMatchObject({ name: 'Žofie Říhová', email: 'zofie@example.com' });
    const again = await write(visitor, page, { message: '' });
    expect(again.status).toBe(422);
    expect(errorsOf(again.html)).toEqual({ message: 'Napište zprávu' });
    const sent = await write(visitor, again, { message: 'Karta nešla.' });
    const thanks = await visitor.follow(sent);
    expect(thanks.text).toContain('Zpráva odeslána! Ozveme se vám co nejdříve.');
    expect(thanks.html).toContain(`href="/payment-canceled?order=${order?.token}"`);
    const id = fields['paymentId'];
    expect(id).toMatch(/^cs_test_/);
    expect(await messages()).toEqual([
      expect.objectContaining({
        kind: 'payment-help',
        phone: '',
        service: `Pomoc s platbou (ID: ${id})`,
        message: `Karta nešla.\n\nID platby: ${id}`,
      }),
    ]);
  });

  it('says N/A where nobody knows the payment, in English too', async () => {
    const visitor = shop.visitor('en');
    const sent = await write(visitor, await visitor.get('/payment-canceled'), character);
    expect((await visitor.follow(sent)).text).toContain(
      "Message sent! We'll get back to you soon.",
    );
    expect(await messages()).toEqual([
      expect.objectContaining({
        service: 'Payment help (ID: N/A)',
        message: `${character.message}\n\nPayment session ID: N/A`,
      }),
    ]);
  });
});

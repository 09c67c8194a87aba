import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  expectSales,
  listIssued,
  listEmails,
  listOrders,
  onlyOrder,
  query,
} from '#tests/stage/books.ts';
import { buyer as company, cancelAll } from '#tests/stage/invoicing.ts';
import { validateIsdoc } from '#tests/stage/isdoc-schema.ts';
import { pay, placeOrder, threePackages } from '#tests/stage/ordering.ts';
import { type TestShop, createTestShop } from '#tests/stage/shop.ts';
import { createWatchedShop } from '#tests/stage/watched-shop.ts';

let shop: TestShop;
beforeEach(async () => {
  shop = await createTestShop();
});
afterEach(() => shop.close());

async function buy(input: Record<string, string> = {}): Promise<void> {
  const visitor = shop.visitor();
  await pay(visitor, await placeOrder(visitor, threePackages, input));
}

/** What goes with the only e-mail of that kind: names and contents. */
async function attachedTo(kind: string): Promise<{ name: string; content: Buffer }[]> {
  return query(
    shop,
    `select name, content from outbox.attachment join outbox.email on email_id = id
     where message_id like '<' || $1 || '-%' order by position`,
    [kind],
  );
}

async function download(file: string, token?: string, locale: 'cs' | 'en' = 'cs') {
  const known = token ?? (await onlyOrder(shop)).token;
  const address = locale === 'cs' ? `/objednavky/${known}/doklady` : `/orders/${known}/invoices`;
  const answer = await shop.get(`${address}/${file}`, locale);
  return { answer, content: Buffer.from(await answer.arrayBuffer()) };
}

describe('the file of an invoice', () => {
  it('goes with the e-mail about the payment, and is what the order page offers', async () => {
    await buy(company);
    await shop.workOnce();
    const { invoice_number: number, token } = await onlyOrder(shop);
    const attached = await attachedTo('order-paid-customer');
    expect(attached.map(({ name }) => name)).toEqual([
      `faktura-${number}.pdf`,
      `faktura-${number}.isdoc`,
    ]);
    validateIsdoc(attached[1]?.content ?? Buffer.of());
    expect(await attachedTo('order-paid-shop')).toEqual(attached);
    const page = await shop.get(`/objednavky/${token}`);
    const links = [...(await page.text()).matchAll(/href="([^"]*\/doklady\/[^"]*)"/g)];
    expect(links).toHaveLength(2);
    for (const [index, [, link = '']] of links.entries()) {
      const answer = await shop.get(link);
      expect(answer.status).toBe(200);
      expect(Buffer.from(await answer.arrayBuffer())).toEqual(attached[index]?.content);
    }
  });

  it('is a PDF that is kept nowhere on the way', async () => {
    await buy();
    const { invoice_number: number } = await onlyOrder(shop);
    const { answer, content } = await download(`${number}.pdf`);
    expect(content.subarray(0, 8).toString()).toBe('%PDF-1.7');
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'application/pdf',
      'content-length': String(content.length),
      'content-disposition': `attachment; filename="faktura-${number}.pdf"`,
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    });
  });

  it('has an address in both editions, and one name in the language of the order', async () => {
    await buy();
    const { invoice_number: number, token } = await onlyOrder(shop);
    const english = await download(`${number}.pdf`, token, 'en');
    expect(english.answer.headers.get('Content-Disposition')).toContain(`faktura-${number}.pdf`);
    const moved = await shop.get(`/objednavky/${token}/doklady/${number}.pdf`, 'en');
    expect(moved.status).toBe(308);
    expect(moved.headers.get('Location')).toBe(`/orders/${token}/invoices/${number}.pdf`);
  });

  it('is not for a consumer’s bookkeeping', async () => {
    await buy();
    const { invoice_number: number, token } = await onlyOrder(shop);
    expect((await download(`${number}.isdoc`)).answer.status).toBe(404);
    expect(await (await shop.get(`/objednavky/${token}`)).text()).not.toContain('.isdoc');
  });

  it('is found by its own order’s link alone', async () => {
    await buy(company);
    await buy(company);
    const [first, second] = await listOrders(shop);
    const mine = `${first?.invoice_number}.pdf`;
    expect((await download(mine, first?.token)).answer.status).toBe(200);
    for (const token of [second?.token, 'x'.repeat(32), 'x', '%00', '..']) {
      expect((await download(mine, token)).answer.status).toBe(404);
    }
    for (const file of [`${first?.invoice_number}`, `${first?.invoice_number}.html`, '.pdf', '%']) {
      expect((await download(file, first?.token)).answer.status).toBeGreaterThanOrEqual(400);
    }
  });

  it('does not exist before the payment', async () => {
    await placeOrder(shop.visitor(), threePackages, company);
    const { token } = await onlyOrder(shop);
    const year = new Date().getFullYear();
    for (const file of [`${year}00001.pdf`, 'null.pdf', 'undefined.pdf']) {
      expect((await download(file)).answer.status).toBe(404);
    }
    expect(await (await shop.get(`/objednavky/${token}`)).text()).not.toContain('/doklady/');
  });

  it('of a refund goes with its e-mail and stands beside the invoice', async () => {
    await buy(company);
    await shop.workOnce();
    await cancelAll(shop);
    await shop.workOnce();
    await shop.workOnce();
    const [note] = await listIssued(shop, 'credit-note');
    const attached = await attachedTo('order-refunded-customer');
    expect(attached.map(({ name }) => name)).toEqual([
      `opravny-doklad-${note?.number}.pdf`,
      `opravny-doklad-${note?.number}.isdoc`,
    ]);
    expect(attached[1]?.content.toString()).toContain('<DocumentType>2</DocumentType>');
    validateIsdoc(attached[1]?.content ?? Buffer.of());
    expect(await attachedTo('order-refunded-shop')).toEqual(attached);
    const { content } = await download(`${note?.number}.pdf`);
    expect(content).toEqual(attached[0]?.content);
    const page = await (await shop.get(`/objednavky/${(await onlyOrder(shop)).token}`)).text();
    expect(page.match(/\/doklady\//g)).toHaveLength(4);
    const emails = (await listEmails(shop)).map(({ message_id: id }) => id);
    for (const kind of ['customer', 'shop']) {
      expect(emails.filter((id) => id.startsWith(`<order-refunded-${kind}-`))).toHaveLength(1);
    }
  });
});

describe('the kept file', () => {
  const kept = () =>
    query<{ key: string; content: Buffer }>(shop, 'select key, content from storage.file');

  it('is what is handed out ever after', async () => {
    await buy();
    await shop.workOnce();
    const { invoice_number: number } = await onlyOrder(shop);
    const [file] = await kept();
    expect(file?.key).toMatch(new RegExp(`^invoices/${number}-[0-9a-f]{16}\\.pdf$`));
    expect((await download(`${number}.pdf`)).content).toEqual(file?.content);
    await query(shop, 'update storage.file set content = $1', [Buffer.from('%PDF as it was')]);
    expect((await download(`${number}.pdf`)).content.toString()).toBe('%PDF as it was');
    await query(shop, 'delete from storage.file');
    expect((await download(`${number}.pdf`)).content).toEqual(file?.content);
    expect(await kept()).toEqual([file]);
  });

  it('is missed by nobody while the storage is away, and the log says so', async () => {
    await shop.close();
    const watched = await createWatchedShop();
    shop = watched.shop;
    await query(shop, 'alter table storage.file rename to gone');
    await buy();
    await shop.workOnce();
    await expectSales(shop, 1);
    const [attached] = await attachedTo('order-paid-customer');
    const { invoice_number: number } = await onlyOrder(shop);
    const { answer, content } = await download(`${number}.pdf`);
    expect(answer.status).toBe(200);
    expect(content).toEqual(attached?.content);
    for (const action of ['get', 'put']) {
      const failure = { port: 'storage', action, problem: 'unavailable' };
      expect(watched.counted).toContainEqual(failure);
      expect(watched.log.failures()).toContainEqual(expect.objectContaining(failure));
    }
    expect(JSON.stringify(watched.log.failures())).not.toContain(String(number));
    await query(shop, 'alter table storage.gone rename to file');
    expect(await kept()).toEqual([]);
  });

  it('of a number that was given anew after a restore is another one', async () => {
    await buy();
    await shop.workOnce();
    const [before] = await kept();
    await query(
      shop,
      'alter table invoices disable trigger invoices_stay; update series set last = 0',
    );
    await query(shop, 'truncate invoices, emails, sent_emails');
    await query(shop, 'update orders set invoice_number = null, cart_id = id::text');
    await buy({ ...company, name: 'Somebody Else' });
    await shop.workOnce();
    const { content } = await download(
      `${(await listOrders(shop))[1]?.invoice_number}.pdf`,
      (await listOrders(shop))[1]?.token,
    );
    expect((await listOrders(shop))[1]?.invoice_number).toBe(before?.key.slice(9, 18));
    expect(content).not.toEqual(before?.content);
  });
});

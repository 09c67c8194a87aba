import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type AddressName, addresses } from '#domain/addresses.ts';
import type { Address } from '#domain/addresses/address-row.ts';
import { listOrders, query } from '#tests/stage/books.ts';
import { readForms } from '#tests/stage/html.ts';
import { type SignedIn, signIn } from '#tests/stage/operator.ts';
import { currentOfferOf } from '#tests/stage/order-desk.ts';
import { addressNames, sampleAddress } from '#tests/stage/sample-address.ts';
import { behindSignIns } from '#tests/stage/section-rows.ts';
import { type TestShop, createTestShop } from '#tests/stage/shop.ts';
import { marksOfTables } from '#tests/stage/tables.ts';
import { storeOlga } from '#tests/stage/whole-person.ts';

/** Nobody of the shop is handed a link by which a customer acts, and no session acts as a customer (rules 21). */
const timeout = 120_000;

let shop: TestShop;
let owner: SignedIn;
let editor: SignedIn;
let order: { id: string; number: number; token: string };
let tokens: string[];
beforeAll(async () => {
  shop = await createTestShop();
  const id = await storeOlga(shop);
  const [row] = await listOrders(shop);
  order = { id, number: Number(row?.['number']), token: row?.token ?? '' };
  const review = randomBytes(24).toString('base64url');
  await query(shop, 'update review_invitations set token = $1', [review]);
  tokens = [order.token, review];
  const link = `http://localhost:3000/objednavky/${order.token}`;
  // Wherever a customer writes, the link may stand.
  for (const [table, column] of [
    ['orders', 'note'],
    ['complaints', 'text'],
    ['withdrawals', 'part'],
    ['withdrawals', 'reason'],
    ['messages', 'message'],
    ['order_events', 'text'],
  ])
    await query(shop, `update ${table} set ${column} = coalesce(${column}, '') || ' ' || $1`, [
      link,
    ]);
  await query(
    shop,
    `update reviews set state = 'pending', decided_by = null, decided_at = null, text = text || ' ' || $1`,
    [link],
  );
  owner = await signIn(shop);
  editor = await signIn(shop, { role: 'editor', name: 'Eva Malá' });
}, timeout);
afterAll(() => shop.close());

const idsOf = async (table: string, column = 'id') =>
  (await query(shop, `select ${column} as id from ${table}`)).map(({ id }) => String(id));

/** Every page of the section that may speak of the order. */
async function sectionAddresses(): Promise<string[]> {
  const at = `/ad/orders/${order.number}`;
  const emails = await query(shop, 'select id, kind, order_id from emails');
  const kinds = ['order-completed-customer', 'order-canceled-customer', 'order-link-customer'];
  return [
    ...behindSignIns.map(({ name }) => sampleAddress(name, 'cs').replace('/ad/orders/2', at)),
    ...emails.flatMap(({ id }) => [`/ad/outbox/${id}`, `/ad/outbox/${id}/html`]),
    ...emails
      .filter((email) => email['order_id'] === order.id)
      .flatMap(({ id }) => [`${at}/emails/${id}`, `${at}/emails/${id}/html`]),
    ...kinds.flatMap((kind) => [`${at}/emails/${kind}`, `${at}/emails/${kind}/html`]),
    ...(await idsOf('messages', 'number')).map((number) => `/ad/messages/${number}`),
    ...(await idsOf('reviews')).map((id) => `/ad/reviews/${id}`),
    ...['withdrawals', 'complaints'].map((queue) => `/ad/queues/${queue}`),
  ];
}

describe('no page of the section names a private link', { timeout }, () => {
  it.each(['owner', 'editor'] as const)('to an %s', async (role) => {
    const { visitor } = role === 'owner' ? owner : editor;
    const pages = await sectionAddresses();
    expect(pages.length).toBeGreaterThan(80);
    for (const page of pages) {
      const { html, status } = await visitor.get(page);
      expect([page, status < 500]).toEqual([page, true]);
      for (const token of tokens) expect([page, html.includes(token)]).toEqual([page, false]);
    }
  });

  it('and the page of its customer is only to be looked at', async () => {
    const page = await editor.visitor.get(`/ad/orders/${order.number}/customer-page`);
    expect(page.status).toBe(200);
    expect(page.text).toContain('Objednávka č.');
    expect(page.text).toContain('jen ke čtení');
    expect(readForms(page.html)).toEqual([]);
    expect(page.html).not.toMatch(/<summary[^>]*\bbutton\b/);
    expect(page.html).toMatch(
      /<button[^>]*\bdisabled\b[^>]*>[^<]+<\/button>\s*<span[^>]*>Jen pro zákazníka/,
    );
    const admin = currentOfferOf(editor, order);
    expect((await admin.look()).html).toContain(`${admin.address}/customer-page`);
  });
});

describe('an e-mail with its private link', () => {
  it('is sent to another mailbox by who decides on money alone', async () => {
    const [email] = await query(
      shop,
      `select id from emails where order_id = $1 and kind = 'order-paid-customer'`,
      [order.id],
    );
    const address = `/ad/orders/${order.number}/emails/${email?.['id']}`;
    const send = async (who: SignedIn, to: string) => {
      const page = await who.visitor.get(address);
      const form = readForms(page.html).find(({ fields }) => fields['form'] === 'again');
      return [page, await who.visitor.post(address, { ...form?.fields, to })] as const;
    };
    const [page, refused] = await send(editor, 'eva@example.com');
    expect(page.html).not.toContain('type="email"');
    expect([refused.status, refused.text]).toEqual([
      422,
      expect.stringContaining('může poslat jen majitel'),
    ]);
    expect((await send(editor, ''))[1].status).toBe(303);
    expect((await send(owner, 'ucetni@example.com'))[1].status).toBe(303);
    const waiting = await query(
      shop,
      `select request from pending_actions where state = 'waiting'`,
    );
    expect(waiting.map(({ request }) => (request as { to?: string }).to)).toEqual([
      undefined,
      'ucetni@example.com',
    ]);
  });
});

describe('a session of the section', { timeout }, () => {
  const outside = addressNames.filter((name) => (addresses[name] as Address).kind !== 'operator');
  const acts = ['cancel', 'pay', 'early-start', 'again', 'target', 'late', 'refill', 'complaint'];

  it('is sent to no address outside, and counts for nothing where somebody sends it', async () => {
    const before = await marksOfTables(shop);
    const cookie = { Cookie: `${owner.cookie.name}=${owner.cookie.value}` };
    const fields = {
      order: String(order.number),
      token: String(order.number),
      email: 'olga.neza@example.com',
      line: '0',
      name: 'Olga',
    };
    const pathOf = (name: AddressName) =>
      sampleAddress(name, 'cs').replace('/abc', `/${order.number}`);
    for (const name of outside) {
      const read = await shop.get(pathOf(name), 'cs', cookie);
      expect([name, (await read.text()).includes(order.token)]).toEqual([name, false]);
      for (const intent of acts) {
        const posted = await shop.post(pathOf(name), { ...fields, intent }, 'cs', cookie);
        expect([name, posted.headers.get('Location') ?? '']).not.toContain(order.token);
      }
    }
    const after = await marksOfTables(shop);
    const changed = Object.keys(after).filter((table) => after[table] !== before[table]);
    // What anybody may do who is nobody: a form that was sent, a message that was written.
    expect(changed.filter((table) => !['messages', 'emails'].includes(table))).toEqual([]);
    expect(owner.cookie.name).toMatch(/session/);
  });

  it('opens no call of programs', async () => {
    const headers = {
      Cookie: `${owner.cookie.name}=${owner.cookie.value}`,
      'Content-Type': 'application/json',
    };
    for (const path of [`/api/v1/orders/${order.number}`, '/rest/v1/orders'])
      expect([401, 404]).toContain((await shop.get(path, 'cs', headers)).status);
  });
});

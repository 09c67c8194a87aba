import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { onlyOrder, query } from '#tests/stage/books.ts';
import { type HtmlForm, readForms } from '#tests/stage/html.ts';
import { nastyTexts } from '#tests/stage/nasty-texts.ts';
import { type SignedIn, signIn } from '#tests/stage/operator.ts';
import { oneWish, pay, placeOrder } from '#tests/stage/ordering.ts';
import { storedMessage } from '#tests/stage/messages.ts';
import { type TestShop, createTestShop, importBuilt } from '#tests/stage/shop.ts';
import { storeAnomaly, storeAfterSales } from '#tests/stage/waiting-troubles.ts';

const timeout = 300_000;

/** Besides what people paste: what is no id, no number, no moment, and too much of everything. */
const hostile: Record<string, string> = {
  ...nastyTexts,
  'no number': 'NaN',
  infinity: '1e400',
  'below zero': '-1',
  'beyond integers': '99999999999999999999',
  'beyond the columns': '2147483648',
  'an id of nobody': '00000000-0000-0000-0000-000000000000',
  'sixty kilobytes': 'ž'.repeat(30_000),
};

/** What is tried in one field of each form; the doors are tried with everything. */
const inTurn: Record<string, true> = {
  nothing: true,
  'right to left': true,
  'a header': true,
  'an id of nobody': true,
  'beyond integers': true,
  'sixty kilobytes': true,
};
/** In every field what no column takes: in the long run all of it, else one in turn. */
const wholly = process.env['ATTACK_REQUESTS'] !== undefined;
const unstorable = ['NUL', 'half a letter', 'no number', 'beyond the columns'];

let shop: TestShop;
let me: SignedIn;
let pages: string[];
beforeAll(async () => {
  shop = await createTestShop();
  const visitor = shop.visitor();
  await pay(visitor, await placeOrder(visitor, oneWish, { start: 'now' }));
  await shop.workOnce();
  const { id, number } = { number: 0, ...(await onlyOrder(shop)) };
  const at = shop.services.clock();
  await storeAfterSales(shop, id, { at });
  await storeAnomaly(shop, { kind: 'disputed', orderId: id, noticedAt: at });
  await query(
    shop,
    `update emails set sent_at = null, refusal = '550 unknown' where kind = 'order-paid-shop'`,
  );
  const [email] = await query(shop, 'select id from emails where sent_at is not null limit 1');
  const order = `/ad/orders/${number}`;
  pages = [
    order,
    `${order}/care`,
    `${order}/money-back`,
    `${order}/emails/${String(email?.['id'])}`,
    '/ad/orders',
    '/ad/orders/views',
    '/ad/orders/new',
    `/ad/orders/bulk?act=note&n=${number}`,
    '/ad/queues/anomalies',
    '/ad/queues/emails',
    '/ad/queues/withdrawals',
    '/ad/tokens',
    `/ad/messages/${await storedMessage(shop)}`,
    '/ad/messages',
    '/ad/messages/answers',
    '/ad/people',
    '/ad/account',
    '/ad/data',
    '/ad/duties',
    '/ad/audit',
    '/ad/reviews',
    '/ad/proof',
  ];
  me = await signIn(shop);
}, timeout);
afterAll(() => shop.close());

/** Who changes the own sessions by a hostile form is signed in again. */
async function formsOf(page: string): Promise<HtmlForm[]> {
  me = await signIn(shop);
  const answer = await me.visitor.get(page);
  expect([page, answer.status]).toEqual([page, 200]);
  return readForms(answer.html).filter(({ action }) => action !== '/ad/sign-out');
}

describe('no form of the section fails, whatever is written into it', { timeout }, () => {
  it('field by field', async () => {
    let tried = 0;
    for (const page of pages) {
      for (const { action, fields, intents } of await formsOf(page)) {
        const names = Object.keys(fields);
        const values = Object.entries(hostile).filter(([what]) => what in inTurn);
        // Each value in one of the fields.
        const tries = values.map(([what], at) => [names[at % names.length] ?? '', what] as const);
        const turn = (at: number) => (tried + at) % unstorable.length;
        for (const [at, name] of names.entries())
          for (const what of wholly ? unstorable : unstorable.slice(turn(at), turn(at) + 1))
            tries.push([name, what]);
        for (const [name, what] of tries) {
          tried += 1;
          const posted = { intent: intents[0] ?? '', ...fields, [name]: hostile[what] ?? '' };
          const from = { 'X-Client-Address': `10.0.${tried >> 8}.${tried & 255}` };
          const answer = await me.visitor.post(action || page, posted, from);
          expect.soft(answer.status, `${page} ${name}: ${what}`).toBeLessThan(500);
          if (page === '/ad/account' && answer.status === 303) me = await signIn(shop);
        }
      }
    }
    expect(tried).toBeGreaterThan(wholly ? 400 : 200);
  });

  it('at the doors', async () => {
    const { makeFirstLink } = await importBuilt();
    await query(shop, 'delete from operators');
    const link = `/ad/link/${await makeFirstLink(shop.services)}`;
    const doors: Record<string, Record<string, string>> = {
      '/ad/sign-in': {
        intent: 'password',
        email: 'a@example.com',
        password: 'x',
        passkeyAnswer: '{}',
      },
      '/ad/code': { code: '123456' },
      '/ad/enrolment': { code: '123456' },
      '/ad/passkey': { use: 'sign-in' },
      [link]: { name: 'Jana', email: 'jana@example.com', password: 'krátké', language: 'cs' },
    };
    for (const [door, fields] of Object.entries(doors))
      for (const name of Object.keys(fields))
        for (const [what, value] of Object.entries(hostile)) {
          const answer = await shop.visitor().post(door, { ...fields, [name]: value });
          expect.soft(answer.status, `${door} ${name}: ${what}`).toBeLessThan(500);
        }
    // Some of the passwords are good ones.
    await query(shop, 'delete from operators');
    const another = `/ad/link/${await makeFirstLink(shop.services)}`;
    const named = {
      ...doors[link],
      password: 'žlutá kajuta 7 sov',
      name: '\u202eJa\u0000na',
    };
    expect((await shop.visitor().post(another, named)).status).toBe(303);
    expect(await query(shop, 'select name from operators')).toEqual([{ name: 'Jana' }]);
  });

  it('in every parameter of an address', async () => {
    me = await signIn(shop);
    for (const [base, names] of Object.entries(parameters))
      for (const name of names)
        for (const [what, value] of Object.entries({ ...chosen, ...forgedPositions })) {
          const { status } = await me.visitor.get(
            `${base}?${new URLSearchParams({ [name]: value })}`,
          );
          expect.soft(status, `${base} ${name}: ${what}`).toBeLessThan(500);
        }
  });
});

/** What the addresses of the section are asked with. */
const parameters: Record<string, readonly string[]> = {
  '/ad/orders': ['q', 'after', 'before', 'sort', 'dir', 'from', 'min', 'code', 'late'],
  '/ad/orders.csv': ['q', 'max'],
  '/ad/orders/bulk': ['act', 'bulk', 'list'],
  '/ad/audit': ['after', 'before', 'from', 'to', 'person', 'action', 'q'],
  '/ad/queues/anomalies': ['after', 'done'],
  '/ad/figures/takings': ['from', 'to', 'after', 'days'],
  '/ad/sign-in': ['to', 'language'],
};

const chosen = Object.fromEntries(
  ['ten thousand letters', 'NUL', 'half a letter', 'SQL', ...unstorable].map((what) => [
    what,
    (hostile[what] ?? '').slice(0, 9_000),
  ]),
);

/** Places in a list as the shop never writes them. */
const forgedPositions: Record<string, string> = {
  'only signs that stand for others': '%_%\\_%',
  'a regular expression': '^(a+)+$',
  'beyond all moments': '999999999999999.999999999',
  'of another sort': '-.1',
  'a day that is not': '2026-02-31 10:00:00+00~12',
  'an hour that is not': '2026-02-03 24:00:00+00~12',
  'no moment': '9999-99-99 99:99:99+00~x',
  'an offset that is not': '2026-11-23 10:00:00+99~12',
  'the id of no row': '2026-11-23 10:00:00+00~99999999999999999999',
  'two ids': '2026-11-23 10:00:00+00~1~1',
  'years of five figures': '12026-11-23 10:00:00+00~12',
};

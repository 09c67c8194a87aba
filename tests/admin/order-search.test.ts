import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { nastyTexts } from '#tests/stage/nasty-texts.ts';
import { query } from '#tests/stage/books.ts';
import { type SignedIn, signIn } from '#tests/stage/operator.ts';
import { type TestShop, createTestShop } from '#tests/stage/shop.ts';
import { paidOrderAt, storeOrder, storedLine } from '#tests/stage/stored-orders.ts';

const NOW = new Date('2026-11-23T11:00:00Z');

let shop: TestShop;
let me: SignedIn;
let wanted: { id: string; number: number };
/** An order beside it, so that a search that finds everything is seen. */
let other: { id: string; number: number };

beforeAll(async () => {
  shop = await createTestShop({ clock: () => NOW });
  me = await signIn(shop);
  wanted = await storeOrder(shop, {
    ...paidOrderAt(NOW),
    name: 'Žaneta Řeřichová',
    email: 'Zaneta.Rerichova@Example.com',
    phone: '+420601234567',
    companyName: 'Květiny Řeřicha, s.r.o.',
    code: 'JARO2026',
    paymentId: 'pi_3NabCdEf',
    lines: [
      {
        ...storedLine,
        label: '@kavarna.modra',
        url: 'https://www.instagram.com/kavarna.modra/',
      },
    ],
  });
  other = await storeOrder(shop, { ...paidOrderAt(NOW), name: 'Petr 100% _Podtržítko\\' });
  await query(shop, `update orders set invoice_number = '202600123' where id = $1`, [wanted.id]);
  await query(
    shop,
    `insert into invoices (number, kind, order_id, issued_at, snapshot)
     values ('202600123', 'invoice', $1, now(), '{}'), ('9202600007', 'credit-note', $1, now(), '{}'),
       ('202600007', 'invoice', $2, now(), '{}')`,
    [wanted.id, other.id],
  );
  await query(shop, `update orders set invoice_number = '202600007' where id = $1`, [other.id]);
  await query(
    shop,
    'update orders set subtotal = 499900, total = 499900, discount = 0 where id = $1',
    [wanted.id],
  );
});
afterAll(() => shop.close());

const search = (q: string, more = '') =>
  me.visitor.get(`/ad/orders?q=${encodeURIComponent(q.toWellFormed())}${more}`);

describe('the only hit opens at once', () => {
  it.each([
    ['its number', () => String(wanted.number)],
    ['its number among words', () => `Objednávka č. ${wanted.number}`],
    ['its mailbox, in whatever case', () => 'zaneta.rerichova@example.COM'],
    ['its phone', () => '+420 601 234 567'],
    ['its phone as people dial it', () => '601 234 567'],
    ['a part of its phone', () => '601234'],
    ['its payment', () => 'pi_3NabCdEf'],
    ['its checkout', () => `cs_${wanted.id}`],
    ['its invoice', () => '202600123'],
    ['its credit note, whose end is the invoice of another', () => '9202600007'],
    ['its total', () => '4999'],
    ['its total as it is shown', () => '4.999\u00a0Kč'],
    ['its total with haléře', () => '4.999,00'],
    ['its total as the English edition shows it', () => 'CZK 4,999'],
    ['the number of its company', () => '27074358'],
    ['a part of the name of its company', () => 'kvetiny'],
    ['its name', () => 'Žaneta Řeřichová'],
    ['its name without diacritics, in another sequence', () => 'rerichova zaneta'],
    ['a part of its name in capitals', () => 'ŘEŘICH'],
    ['its name with its accents apart', () => 'Řeřichová'.normalize('NFD')],
    ['its discount code', () => 'jaro2026'],
    ['its target', () => '@kavarna.modra'],
    ['a part of its target', () => 'kavarna'],
    ['the link of its target', () => 'https://www.instagram.com/kavarna.modra/'],
    ['the same with a tail', () => 'https://instagram.com/Kavarna.Modra?igsh=abc&utm_source=qr'],
    ['the same from an app', () => 'instagram://user?username=kavarna.modra'],
    ['the same among words', () => 'profil je instagram.com/kavarna.modra díky'],
  ])('for %s', async (_, q) => {
    const page = await search(q());
    expect(page.status).toBe(303);
    expect(page.location).toContain(`/ad/orders/${wanted.number}`);
  });
});

it('lists several hits', async () => {
  const page = await search('example.com');
  expect(page.status).toBe(200);
  expect(page.html).toContain(`data-order="${wanted.number}"`);
  expect(page.html).toContain(`data-order="${other.number}"`);
  expect(page.text).toContain('2 objednávky');
});

it('finds words of two letters', async () => {
  const page = await search('qq');
  expect(page.text).toContain('Nic se nenašlo');
  expect((await search('ža')).location).toContain(String(wanted.number));
});

it.each(['%', '_', '\\', '100%', '_Po', 'ko\\'])(
  'takes %s for itself and for nothing else',
  async (q) => {
    const page = await search(q);
    expect(page.location).toContain(`/ad/orders/${other.number}`);
  },
);

it.each([
  "'",
  "' or 1=1 --",
  '");drop table orders;',
  '$1',
  '{}',
  '__proto__',
  'zzzzzz',
  '%%%',
  '%_%_%',
])('finds nothing for %s, and says what to do', async (q) => {
  const page = await search(q);
  expect(page.status).toBe(200);
  expect(page.text).toContain('Nic se nenašlo');
  expect(page.html).not.toContain('data-order=');
});

it('answers whatever is looked for', async () => {
  for (const q of [
    ...Object.values(nastyTexts),
    '\0',
    '\uD800',
    'a\u0000b',
    ' '.repeat(500),
    'x'.repeat(10_000),
  ])
    expect((await search(q)).status, JSON.stringify(q)).toBeLessThan(400);
});

it('says how many it finds without the other filters', async () => {
  const page = await search(String(wanted.number), '&pay=unpaid');
  expect(page.status).toBe(200);
  expect(page.text).toContain('Bez ostatních filtrů hledání najde 1 objednávku');
});

describe('what is found follows the order', () => {
  it('finds the corrected target and no more the former one', async () => {
    const { id, number } = await storeOrder(shop, paidOrderAt(NOW));
    await query(
      shop,
      `update order_lines set target_label = '@nova.adresa', target_url = 'https://www.instagram.com/nova.adresa/'
       where order_id = $1`,
      [id],
    );
    expect((await search('@nova.adresa')).location).toContain(String(number));
    expect((await search('nova.adr')).location).toContain(String(number));
  });

  it('forgets what the order forgets', async () => {
    const { id } = await storeOrder(shop, {
      ...paidOrderAt(NOW),
      name: 'Zapomenutá Osoba',
      phone: '+420611999888',
      lines: [
        { ...storedLine, label: '@zapomenuty', url: 'https://www.instagram.com/zapomenuty/' },
      ],
    });
    expect((await search('@zapomenuty')).status).toBe(303);
    await query(
      shop,
      `update order_lines set target_label = '', target_url = '' where order_id = $1`,
      [id],
    );
    await query(shop, `update orders set phone = '', name = '-' where id = $1`, [id]);
    for (const q of ['@zapomenuty', 'zapomenuty', '611999888', 'Zapomenutá'])
      expect((await search(q)).text).toContain('Nic se nenašlo');
    const kept = await query<{ row: string }>(
      shop,
      `select t::text as row from derived.order_search t where order_id = $1`,
      [id],
    );
    expect(kept[0]?.row).not.toMatch(/zapomenut|611999888/);
  });

  it('goes with the order', async () => {
    const { id, number } = await storeOrder(shop, paidOrderAt(NOW));
    await query(shop, 'delete from orders where id = $1', [id]);
    expect((await search(String(number))).text).toContain('Nic se nenašlo');
  });
});

describe('signs and letters are found however they are written', () => {
  let odd: { id: string; number: number };
  beforeAll(async () => {
    odd = await storeOrder(shop, {
      ...paidOrderAt(NOW),
      name: "Tim O'Connor Łukasz Đorđević Weiß",
      phone: '+421905123456',
      companyName: 'O’Brien & Synové "Káva"\u00a0–\u00a0Søn 50％, s.\u202fr.\u202fo.',
      code: 'LETO-10',
    });
  });

  it.each([
    'O’Connor',
    "o'connor",
    'O´Connor',
    "O'Brien",
    'O’Brien',
    'Synové „Káva“',
    'synove »kava«',
    '"Káva" - Søn',
    'Lukasz Dordevic',
    'ŁUKASZ',
    'weiss',
    'Weiß',
    'son s. r. o.',
    'ｌｕｋａｓｚ',
    '50%',
    'leto–10',
    'LETO − 10',
    'tel: +421 905–123−456',
    '00421 905 123 456',
  ])('%s', async (q) => {
    expect((await search(q)).location).toContain(`/ad/orders/${odd.number}`);
  });

  it.each(['％', '＿x', '＼'])('%s stands for nothing but itself', async (q) => {
    const page = await search(`${q}zzz`);
    expect(page.text).toContain('Nic se nenašlo');
  });
});

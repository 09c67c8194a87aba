import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  MOST_ADDRESS,
  MOST_ANSWER_HEAD,
  MOST_LOCATION,
  MOST_PARAMETERS,
  MOST_PATH,
  MOST_SEGMENTS,
} from '#domain/text/input-limits.ts';
import { MOST_FILTER_CHARACTERS } from '#domain/order/order-filter.ts';
import { MOST_CHOSEN } from '#domain/admin/bulk-action.ts';
import { type ShopOnPort, openShop } from '#tests/stage/open-shop.ts';
import { type SignedIn, signIn } from '#tests/stage/operator.ts';
import { type RawAnswer, ask, open } from '#tests/stage/wire/raw.ts';
import { once } from 'node:events';

let shop: ShopOnPort;
let host: string;
let english: string;
let me: SignedIn;
beforeAll(async () => {
  shop = await openShop();
  host = `Host: localhost:${shop.port}`;
  english = `Host: en.localhost:${shop.port}`;
  me = await signIn(shop);
});
afterAll(() => shop.close());

/** Bytes of a head as they were sent, without its cookies; names with a colon and a space, values, ends of lines. */
function sizeOf({ headers }: RawAnswer): number {
  const lines = Object.entries(headers).filter(([name]) => name !== 'set-cookie');
  return lines.reduce((sum, [name, value]) => sum + name.length + value.length + 4, 20);
}

function expectSmallHead(answer: RawAnswer, of: string): void {
  expect(sizeOf(answer), of).toBeLessThanOrEqual(MOST_ANSWER_HEAD);
  expect((answer.headers['location'] ?? '').length, of).toBeLessThanOrEqual(MOST_LOCATION);
}

describe('an address that is longer than any of the shop', () => {
  it.each<[string, string]>([
    ['a long name below the section', `/ad/${'a'.repeat(4500)}`],
    ['a thousand encoded slashes', `/ad/${'%2f'.repeat(1000)}`],
    ['a page with a slash at its end', `/${'a'.repeat(7000)}/`],
    ['a part of 14 kB in percent signs', `/${'%C5%BE'.repeat(2300)}`],
    ['one sign more than there may be', `/${'a'.repeat(MOST_PATH)}`],
    ['many parts', '/a'.repeat(MOST_SEGMENTS + 1)],
    ['many slashes', '/'.repeat(MOST_SEGMENTS + 1)],
    ['a long query', `/?q=${'a'.repeat(MOST_ADDRESS)}`],
    ['many parameters', `/?${'a&'.repeat(MOST_PARAMETERS)}`],
    ['a file', `/assets/${'a'.repeat(2000)}.js`],
  ])('is refused before anything looks at it: %s', async (_, target) => {
    for (const name of [host, english, 'Host: 127.0.0.1']) {
      for (const method of ['GET', 'POST', 'HEAD', 'PUT']) {
        const answer = await ask(shop.port, target, [name], { method });
        expect([method, answer.status]).toEqual([method, 414]);
        expect(answer.headers).not.toHaveProperty('location');
        expect(sizeOf(answer)).toBeLessThan(500);
        expect(answer.body).toBe(
          method === 'HEAD' ? '' : latin1('Adresa je příliš dlouhá.\nThe address is too long.\n'),
        );
      }
    }
    expect((await ask(shop.port, '/', [host])).status).toBe(200);
  });

  it('reads the body that comes with it, and the next request is answered on a new connection', async () => {
    const socket = await open(shop.port);
    const body = 'a'.repeat(300_000);
    const head = [`POST /${'a'.repeat(5000)} HTTP/1.1`, host, `Content-Length: ${body.length}`];
    socket.write([...head, '', body].join('\r\n'));
    const [answer] = await once(socket, 'data');
    expect(String(answer)).toMatch(/^HTTP\/1.1 414 /);
    await once(socket, 'close');
  });
});

describe('an address as long as the shop has them', () => {
  it('is a page, or leads to one', async () => {
    const longest = '/'.padEnd(MOST_PATH, 'a');
    const tries = [
      longest,
      '/a'.repeat(MOST_SEGMENTS),
      `/cenik?${'a&'.repeat(MOST_PARAMETERS - 1)}`,
    ];
    for (const target of tries) {
      const { status } = await ask(shop.port, target, [host]);
      expect([target.slice(0, 10), [200, 302, 404].includes(status)]).toEqual([
        target.slice(0, 10),
        true,
      ]);
    }
  });

  it('is what a list is searched with, and what a bulk action is asked about', async () => {
    const cookie = `Cookie: ${me.cookie.name}=${me.cookie.value}`;
    for (const sign of ['a', 'ž', '\u{1f680}', '語']) {
      const searched = sign.repeat(MOST_FILTER_CHARACTERS / sign.length);
      const target = `/ad/orders?${new URLSearchParams({ q: searched })}`;
      const answer = await ask(shop.port, target, [host, cookie]);
      expect([sign, answer.status]).toEqual([sign, 200]);
    }
    const chosen = Array.from({ length: MOST_CHOSEN }, (_, at) => `n=${202_600_001 + at}`);
    const bulk = await ask(shop.port, `/ad/orders/bulk?act=note&${chosen.join('&')}`, [
      host,
      cookie,
    ]);
    expect(bulk.status).toBe(200);
  });
});

describe('the head of an answer', () => {
  const long = (length: number) => 'a'.repeat(length);
  it.each<[string, string]>([
    ['a page of the section', `/ad/${long(900)}`],
    ['the same in percent signs', `/ad/${'%2f'.repeat(300)}`],
    ['the same with signs that are none', `/ad/${'%'.repeat(900)}`],
    ['the same with a query', `/ad/orders?q=${'%'.repeat(9000)}`],
    ['a slash at the end', `/${long(900)}/`],
    ['a slash at the end and a query', `/cenik/?q=${long(9000)}`],
    ['an address of the other edition', `/pricelist/${long(900)}?q=${long(5000)}`],
    ['a page that leads to another with its name', `/objednavky/${"'".repeat(900)}/doklady/1.pdf`],
    ['the same in other signs', `/objednavky/${encodeURIComponent(':'.repeat(300))}/doklady/1.pdf`],
    ['a door', `/ad/sign-in?to=${encodeURIComponent(`/ad/orders?q=${long(5000)}`)}`],
    ['a payment', `/payment-canceled?order=${long(5000)}`],
    ['a search', `/blog/hledat?q=${long(5000)}`],
    ['the order of a package', `/objednavka?platform=${long(4000)}&package=${long(4000)}`],
  ])('is short, whatever was asked: %s', async (_, target) => {
    for (const name of [host, english, 'Host: 127.0.0.1', 'Host: evil.example']) {
      const answer = await ask(shop.port, target, [name]);
      expectSmallHead(answer, name);
      expect(answer.status).toBeLessThan(500);
    }
  });

  it('leads to the page without its query where only that is too long', async () => {
    const cenik = await ask(shop.port, `/cenik/?q=${long(5000)}`, [host]);
    expect([cenik.status, cenik.headers['location']]).toEqual([308, '/cenik']);
    const door = await ask(shop.port, `/ad/orders?q=${long(5000)}`, [host]);
    expect([door.status, door.headers['location']]).toEqual([303, '/ad/sign-in?to=%2Fad%2Forders']);
    const section = await ask(shop.port, `/ad/orders?q=${long(5000)}`, [english]);
    const origin = shop.services.shop.origins.cs;
    expect([section.status, section.headers['location']]).toEqual([308, `${origin}/ad/orders`]);
  });

  it('is short after an act on the page of a list, and of a form that names where it stood', async () => {
    const list = encodeURIComponent(`q=${'ž'.repeat(900)}`);
    const undone = await me.visitor.post('/ad/undo', {
      id: '',
      back: `/ad/orders?q=${long(3000)}`,
    });
    expect(undone.location).toMatch(/\/ad\?undo=undo-unknown$/);
    const page = await me.visitor.get(`/ad/orders?q=${encodeURIComponent('ž'.repeat(200))}`);
    expect(page.html).not.toContain(list);
    const sent = await shop.visitor().post('/zprava', {
      where: 'canceled',
      name: 'Žofie Říhová',
      email: 'zofie@example.com',
      message: 'Platba neprošla, prosím o kontrolu.',
      order: long(5000),
      paymentId: long(5000),
    });
    expect([sent.status, (sent.location ?? '').length < MOST_LOCATION]).toEqual([303, true]);
  });

  it('is short once a list with a long search is saved', async () => {
    const query = `q=${'ž'.repeat(MOST_FILTER_CHARACTERS)}`;
    const saved = await me.visitor.post('/ad/orders/views', {
      intent: 'save',
      id: crypto.randomUUID(),
      name: 'Dlouhé hledání',
      query,
    });
    expect([saved.status, (saved.location ?? '').length < MOST_LOCATION]).toEqual([303, true]);
  });
});

/** As the answers of `ask` are read. */
function latin1(text: string): string {
  return Buffer.from(text).toString('latin1');
}

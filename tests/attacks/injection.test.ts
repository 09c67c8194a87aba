import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import PostalMime from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listOrders, query } from '#tests/stage/books.ts';
import { createClient } from '#tests/stage/calling.ts';
import { CONTACT, message } from '#tests/stage/called-orders.ts';
import { errorsOf } from '#tests/stage/html.ts';
import {
  fillCart,
  oneWish,
  openDetails,
  pay,
  pressDetails,
  someone,
} from '#tests/stage/ordering.ts';
import { type TestShop, createTestShop } from '#tests/stage/shop.ts';
import { publicShop } from '#tests/stage/wire/public-shop.ts';

/** Ends of lines as mail and HTTP know them, and some that only look like them. */
const lineEnds = ['\r\n', '\n', '\r', '%0d%0a', '\u0085', '\u2028', '\u000b', '\u0000\r\n', '嘊嘍'];
const injected = 'Bcc: thief@evil.example';

const company = {
  companyInvoice: 'on',
  companyId: '45274649',
  companyName: 'ČEZ, a. s.',
  vatId: 'CZ45274649',
  address: 'Duhová 1444/2, 140 00 Praha',
};
const complete: Record<string, string> = { ...someone, ...company, note: '', discountCode: '' };

interface Taken {
  raw: string;
  from: string;
  to: string[];
}

let shop: TestShop;
let mail: { url: string; taken: Taken[]; close(): Promise<void> };
beforeAll(async () => {
  mail = await startMailServer();
  shop = await createTestShop({ env: { SMTP_URL: mail.url, ORDERS_PER_EMAIL: '1000000' } });
});
afterAll(async () => {
  await shop.close();
  await mail.close();
});

/** Orders and pays with this in a field; false where the field refused it. */
async function buy(field: string, value: string): Promise<boolean> {
  const visitor = shop.visitor();
  fillCart(visitor, oneWish);
  const input = { ...complete, [field]: value };
  const answer = await pressDetails(visitor, await openDetails(visitor), input);
  for (const [name, text] of answer.headers) {
    expect(`${name}: ${text}`).not.toMatch(/[\r\n]|^bcc:/i);
  }
  if (answer.status !== 303) {
    expect(Object.keys(errorsOf(answer.html))).toContain(field);
    return false;
  }
  expect(answer.status).toBe(303);
  await pay(visitor, answer.location ?? '');
  return true;
}

/** An e-mail goes to its one receiver, has each header once, and nothing of what was typed among them. */
async function expectHonest({ raw, from, to }: Taken): Promise<void> {
  const { shop: us } = shop.services;
  expect(from).toBe(us.senderMail);
  expect(to).toHaveLength(1);
  expect([someone.email, us.orderMail]).toContain(to[0]);
  const head = raw.slice(0, raw.indexOf('\r\n\r\n'));
  expect(head).not.toMatch(/thief@evil\.example/);
  const names = head.split(/\r\n(?!\s)/).map((line) => line.split(':')[0]?.toLowerCase());
  expect(names).not.toContain('bcc');
  expect(names).not.toContain('cc');
  expect(new Set(names).size).toBe(names.length);
  const read = await PostalMime.parse(raw);
  expect(read.to?.map(({ address }) => address)).toEqual(to);
  expect(read.bcc ?? []).toEqual([]);
  expect(read.from?.address).toBe(us.senderMail);
}

describe('what ends a line', () => {
  const fields = Object.keys(complete).filter((field) => field !== 'companyInvoice');
  it.each(fields)('makes no header of an e-mail or an answer, typed into %s', async (field) => {
    let bought = 0;
    for (const end of lineEnds) {
      const value = `${complete[field] ?? ''}${end}${injected}${end}${end}<b>body</b>`;
      if (await buy(field, value)) bought += 1;
    }
    await shop.workOnce();
    expect(mail.taken).toHaveLength(2 * bought);
    for (const email of mail.taken.splice(0)) await expectHonest(email);
  });

  it('makes none by a name that mail programs would decode', async () => {
    const name = '=?utf-8?q?Jan=0d=0aBcc:_thief=40evil.example?=';
    expect(await buy('name', name)).toBe(true);
    const input = { ...message, email: 'encoded@example.com', name, service: name };
    expect((await createClient(shop).call(CONTACT, input)).status).toBe(200);
    await shop.workOnce();
    const emails = mail.taken.splice(0);
    // Customer and shop of the order, shop and sender of the message.
    expect(emails).toHaveLength(4);
    for (const { raw } of emails) {
      expect(raw.slice(0, raw.indexOf('\r\n\r\n'))).not.toMatch(/=\?utf-8\?q\?Jan/i);
      const { to, subject } = await PostalMime.parse(raw);
      expect(`${subject} ${to?.[0]?.name}`).not.toMatch(/[\r\n]/);
    }
  });

  it('makes none either in a message by a call', async () => {
    let sent = 0;
    for (const field of ['name', 'email', 'phone', 'message']) {
      for (const end of lineEnds.slice(0, 3)) {
        const email = `${field}${lineEnds.indexOf(end)}@example.com`;
        const input = { ...message, email, [field]: `Jana${end}${injected}${end}${end}body` };
        const answer = await createClient(shop).call(CONTACT, input);
        expect([200, 422]).toContain(answer.status);
        if (answer.status === 200) sent += 1;
      }
    }
    expect(sent).toBeGreaterThan(2);
    await shop.workOnce();
    for (const { raw, to } of mail.taken.splice(0)) {
      const head = raw.slice(0, raw.indexOf('\r\n\r\n'));
      expect(head).not.toContain('thief@evil.example');
      expect(head).not.toMatch(/^(bcc|cc):/im);
      expect(to).toHaveLength(1);
      sent -= 1;
    }
    expect(sent).toBeLessThanOrEqual(0);
  });

  it('is nowhere in an answer’s headers, wherever it was in the address', async () => {
    for (const path of [
      '/payment-success?order=',
      '/payment-canceled?session_id=',
      '/objednavka?',
    ]) {
      for (const end of ['%0d%0a', '%0a', '%E5%98%8A%E5%98%8D', '%23%0d%0a']) {
        const answer = await shop.get(`${path}x${end}Set-Cookie:evil=1`);
        expect(answer.headers.getSetCookie().join()).not.toContain('evil');
      }
    }
    for (const path of ['/pricelist/%0d%0aSet-Cookie:evil=1', '/cenik/%0d%0aX:y/', '/x%0d%0a/']) {
      const answer = await shop.get(path);
      expect(answer.headers.get('Location') ?? '').not.toMatch(/[\r\n]/);
      expect(answer.headers.has('Set-Cookie')).toBe(false);
    }
  });
});

describe('what a database or a table could take for orders', () => {
  it.each([
    "'; drop table orders; --",
    "' or '1'='1",
    "\\'; select pg_sleep(60); --",
    '$1',
    '%(name)s',
    '=HYPERLINK("http://evil.example")',
    '@SUM(1+1)',
    '{{constructor.constructor("alert(1)")()}}',
    '${7*7}',
    '../../../etc/passwd',
    'javascript:alert(1)',
  ])('is a text like any other: %s', async (text) => {
    const before = await listOrders(shop);
    // A statement that slept would be given up, and the order with it.
    expect(await buy('note', text)).toBe(true);
    const rows = await query(shop, 'select note from orders order by number desc limit 1');
    expect(rows).toEqual([{ note: text }]);
    expect(await listOrders(shop)).toHaveLength(before.length + 1);
    for (const path of ['/objednavky/', '/payment-success?order=', '/payment-canceled?order=']) {
      const answer = await shop.get(path + encodeURIComponent(text));
      expect([200, 302, 404]).toContain(answer.status);
      expect(await answer.text()).not.toContain('data-payment="paid"');
    }
    await shop.workOnce();
    mail.taken.splice(0);
  });
});

describe('e-mails of a public shop', () => {
  it('have its own addresses alone, whatever host was asked for', async () => {
    const open = await createTestShop({ env: { ...publicShop, SMTP_URL: mail.url } });
    try {
      const client = createClient(open);
      const answer = await client.call(CONTACT, message, {
        headers: { 'X-Forwarded-Host': 'evil.example', Forwarded: 'host=evil.example' },
      });
      expect(answer.status).toBe(200);
      await open.workOnce();
      for (const { raw } of mail.taken.splice(0)) expect(raw).not.toContain('evil.example');
    } finally {
      await open.close();
    }
  });
});

async function startMailServer(): Promise<typeof mail> {
  const taken: Taken[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onData(stream, { envelope }, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => void chunks.push(chunk));
      stream.on('end', () => {
        taken.push({
          raw: Buffer.concat(chunks).toString(),
          from: envelope.mailFrom ? envelope.mailFrom.address : '',
          to: envelope.rcptTo.map(({ address }) => address),
        });
        done();
      });
    },
  });
  const listening = server.listen(0, '127.0.0.1');
  await once(listening, 'listening');
  const { port } = listening.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    taken,
    close: () => new Promise((resolve) => void server.close(resolve)),
  };
}

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { query } from '#tests/stage/books.ts';
import { CONTACT, message } from '#tests/stage/called-orders.ts';
import { createClient } from '#tests/stage/calling.ts';
import { MESSAGE, character } from '#tests/stage/enquiries.ts';
import {
  fillCart,
  oneWish,
  openDetails,
  pay,
  pressDetails,
  someone,
} from '#tests/stage/ordering.ts';
import { type TestShop, createTestShop } from '#tests/stage/shop.ts';

const markups = [
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  "'><svg/onload=alert(1)>",
  '</textarea></title></style><script>alert(1)</script>',
  '<a href="javascript:alert(1)">x</a>',
  '<iframe srcdoc="&lt;script&gt;alert(1)&lt;/script&gt;"></iframe>',
  '<!--<img src="--><img src=x onerror=alert(1)//">',
  '{{7*7}}<x onclick=alert(1)>',
  '\u2028</script><script>alert(1)</script>',
  '&lt;script&gt;alert(1)&lt;/script&gt;',
];

let shop: TestShop;
beforeAll(async () => {
  shop = await createTestShop();
});
afterAll(() => shop.close());

/** No element and no attribute was made of it. What stands in quotes of a tag is a value and nothing else. */
function expectText(html: string, where: string): void {
  const tags = [...html.replaceAll(/"[^"]*"/g, '""').matchAll(/<\/?([a-z][\w-]*)[^>]*>/gi)];
  const strange = tags.filter(
    ([tag, name = '']) =>
      /\son\w+\s*=/i.test(tag) ||
      /^(?:img|x)$/i.test(name) ||
      (/^script$/i.test(name) && tag.toLowerCase() === '<script>'),
  );
  expect(
    strange.map(([tag]) => tag),
    where,
  ).toEqual([]);
  expect(/(?:href|src|srcdoc|action)="\s*(?:javascript:|&lt;)/i.test(html), where).toBe(false);
}

describe('markup', () => {
  const company = {
    companyInvoice: 'on',
    companyId: '45274649',
    companyName: 'ČEZ',
    vatId: '',
    address: 'Praha',
  };
  const fields = ['name', 'companyName', 'address', 'note'];

  it.each(markups)('is text wherever an order is shown: %s', async (markup) => {
    const visitor = shop.visitor();
    fillCart(visitor, oneWish);
    const input = Object.fromEntries(fields.map((field) => [field, markup]));
    const all = { ...someone, ...company, ...input };
    const details = await openDetails(visitor);
    // Asked for again, it is in the form.
    expectText((await pressDetails(visitor, details, { ...all, email: markup })).html, 'the form');
    const left = await pressDetails(visitor, details, all);
    expect(left.status).toBe(303);
    const checkout = left.location ?? '';
    expectText((await visitor.get(checkout)).html, 'the test checkout');
    expectText((await pay(visitor, checkout)).html, 'the success page');
    await shop.workOnce();
    const [order] = await query<{ token: string; name: string }>(
      shop,
      'select token, name from orders order by number desc limit 1',
    );
    expect(order?.name).toContain('alert');
    const page = await visitor.get(`/objednavky/${order?.token}`);
    expectText(page.html, 'the order page');
    expect(page.text).toContain('alert');
    const emails = await query<{ id: string; html: string }>(
      shop,
      'select id, html from outbox.email order by id desc limit 2',
    );
    for (const { id, html } of emails) {
      expectText(html, 'an e-mail');
      expectText(await (await shop.get(`/outbox/${id}`)).text(), 'the outbox');
    }
    expectText(await (await shop.get('/outbox')).text(), 'the list of the outbox');
  });

  it('is text in a message to the shop', async () => {
    for (const [index, markup] of markups.entries()) {
      const email = `customer${index}@example.com`;
      const input = { ...message, email, name: markup, message: `${markup} prosím o radu` };
      const answer = await createClient(shop).call(CONTACT, input);
      expect([200, 422]).toContain(answer.status);
    }
    await shop.workOnce();
    const emails = await query<{ html: string; subject: string }>(
      shop,
      'select html, subject from outbox.email order by id desc limit 30',
    );
    for (const { html } of emails) expectText(html, 'an e-mail');
  });

  it('is text in the form that comes back, and on the page that thanks', async () => {
    for (const [index, markup] of markups.entries()) {
      const visitor = shop.visitor();
      const email = `writer${index}@example.com`;
      const input = Object.fromEntries(Object.keys(character).map((field) => [field, markup]));
      const known = { package: markup, order: markup, paymentId: markup };
      for (const where of ['home', 'package', 'canceled', markup]) {
        const again = await visitor.post(MESSAGE, { where, ...input, ...known });
        expect(again.status).toBe(422);
        expectText(again.html, 'the form');
        const sent = await visitor.post(MESSAGE, {
          where,
          ...character,
          ...known,
          email,
          name: markup,
        });
        expect(sent.status).toBe(303);
        expectText((await visitor.follow(sent)).html, 'the page that thanks');
      }
    }
  });

  it('is text where the address brings it', async () => {
    for (const markup of markups) {
      const code = encodeURIComponent(markup);
      for (const path of [
        `/payment-canceled?session_id=${code}`,
        `/payment-success?order=${code}`,
        `/objednavka?platform=${code}&service=${code}&package=${code}&step=${code}`,
        `/cenik?tab=${code}`,
        `${MESSAGE}?sent=${code}&package=${code}&order=${code}&paymentId=${code}`,
        `/neni/${code}`,
        `/404?${code}`,
        `/outbox?before=${code}`,
        `/test-checkout/pay/${code}`,
      ]) {
        expectText(await (await shop.get(path)).text(), path);
      }
    }
  });

  it('is text where a page fails with it in its address', async () => {
    const headers = { 'Sec-Fetch-Site': 'cross-site' };
    for (const markup of markups) {
      const path = `/objednavka?x="><${encodeURIComponent(markup)}`;
      const answer = await shop.post(path, { intent: markup }, 'cs', headers);
      expect(answer.status).toBe(403);
      expectText(await answer.text(), path);
    }
  });
});

describe('data in a page', () => {
  it('cannot end the element in which it stands', async () => {
    const visitor = shop.visitor();
    fillCart(visitor, oneWish);
    const note = '</script></div><!-- \u2028 <script>alert(1)</script>';
    const details = await openDetails(visitor);
    const page = await pressDetails(visitor, details, { ...someone, name: '', note });
    expect(page.status).toBe(200);
    expectText(page.html, 'the wizard');
    const opened = [...page.html.matchAll(/<script\b/g)].length;
    const closed = [...page.html.matchAll(/<\/script>/g)].length;
    expect(opened).toBe(closed);
  });
});

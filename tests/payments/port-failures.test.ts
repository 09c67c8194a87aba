import { once } from 'node:events';
import { type Server, createServer } from 'node:http';
import { afterEach, describe, expect, it } from 'vitest';
import type { PortFailure } from '#main/watch/port-failures.ts';
import { onlyOrder, query } from '#tests/stage/books.ts';
import {
  fillCart,
  oneWish,
  openDetails,
  pay,
  placeOrder,
  pressDetails,
  someone,
} from '#tests/stage/ordering.ts';
import type { TestShop, TestShopOptions } from '#tests/stage/shop.ts';
import { ERROR, WARN, type WrittenLog, createWatchedShop } from '#tests/stage/watched-shop.ts';

let shop: TestShop;
let log: WrittenLog;
let counted: PortFailure[];
afterEach(() => shop.close());

async function openShop(options: TestShopOptions = {}): Promise<void> {
  ({ shop, log, counted } = await createWatchedShop(options));
}

describe('a payment provider that does not let us in', () => {
  const keys = 'Invalid API Key provided: sk_live_********************1234';
  const rights = 'The provided key does not have the required permissions for this endpoint.';
  it.each([
    [401, keys],
    [403, rights],
  ])(
    'with %i leaves its reason in the log, and the customer an order to pay later',
    async (status, message) => {
      let isRefusing = true;
      const refusal = () =>
        Response.json({ error: { type: 'invalid_request_error', message } }, { status });
      await openShop({
        testCheckout: {
          network: (checkout) => async (input, init) =>
            isRefusing ? refusal() : checkout(input, init),
        },
      });
      const visitor = shop.visitor();
      fillCart(visitor, oneWish);
      const refused = await pressDetails(visitor, await openDetails(visitor), someone);
      expect(refused.status).toBe(200);
      expect(refused.text).toContain('Platební brána teď není dostupná');
      const failure = { port: 'payments', action: 'openCheckout', problem: 'denied' };
      expect(counted).toEqual([failure]);
      const [line, ...others] = log.failures();
      expect(others).toEqual([]);
      expect(line).toMatchObject({ ...failure, level: ERROR, provider: 'test checkout' });
      expect(line?.['err']).toMatchObject({ cause: { statusCode: status, message } });
      const request = log
        .lines()
        .findLast(({ msg, method }) => msg === 'request' && method === 'POST');
      expect(line?.['requestId']).toBe(request?.['requestId']);

      const { token } = await onlyOrder(shop);
      const address = `/objednavky/${token}`;
      const again = await visitor.post(address, { intent: 'pay' });
      expect(again.status).toBe(409);
      expect(again.text).toContain('Platební brána teď není dostupná');
      for (const secret of ['sk_test_embedded', someone.email, someone.name, token]) {
        expect(log.text()).not.toContain(secret);
      }
      isRefusing = false;
      const opened = await visitor.post(address, { intent: 'pay' });
      await pay(visitor, opened.location ?? '');
      await shop.workOnce();
      expect(await onlyOrder(shop)).toMatchObject({ state: 'paid' });
    },
  );
});

describe('a payment provider that refuses one order', () => {
  it('is told of to the customer as before, with the reason in the log', async () => {
    const message = 'Amount must convert to at least 15 Kč for zofie@example.com.';
    const error = { type: 'invalid_request_error', code: 'amount_too_small', message };
    await openShop({
      testCheckout: { network: () => async () => Response.json({ error }, { status: 400 }) },
    });
    const visitor = shop.visitor();
    fillCart(visitor, oneWish);
    const refused = await pressDetails(visitor, await openDetails(visitor), someone);
    expect(refused.text).toContain('Platební brána tuto objednávku odmítla');
    const [line] = log.failures();
    expect(line).toMatchObject({ level: WARN, action: 'openCheckout', problem: 'refused' });
    expect(line?.['err']).toMatchObject({ cause: { code: 'amount_too_small', statusCode: 400 } });
    expect(JSON.stringify(line)).toContain('Amount must convert to at least 15 Kč');
    expect(log.text()).not.toContain(someone.email);
  });
});

describe('what else is outside', () => {
  let server: Server | undefined;
  afterEach(() => void server?.close());

  it('is counted where it is a mail server that is away', async () => {
    await openShop({ env: { SMTP_URL: 'smtp://127.0.0.1:9' } });
    const visitor = shop.visitor();
    await pay(visitor, await placeOrder(visitor));
    await shop.workOnce();
    const failure = { port: 'mail', action: 'send', problem: 'unavailable' };
    expect(counted).toEqual([failure, failure]);
    expect(log.failures()).toMatchObject([{ ...failure, level: WARN, provider: 'SMTP' }]);
    expect(JSON.stringify(log.failures())).toContain('ECONNREFUSED');
    expect(log.text()).not.toContain(someone.email);
  });

  it.each([
    [403, 'denied', ERROR],
    [503, 'unavailable', WARN],
  ])('is counted where the company register answers %i', async (status, problem, level) => {
    server = createServer((_, response) => void response.writeHead(status).end()).listen(0);
    await once(server, 'listening');
    const address = server.address();
    const port = address instanceof Object ? address.port : 0;
    await openShop({
      env: {
        ARES_URL: `http://127.0.0.1:${port}`,
        CS_ORIGIN: 'https://vzlet.test',
        EN_ORIGIN: 'https://en.vzlet.test',
        ALLOW_TEST_CHECKOUT: 'true',
      },
    });
    const asked = await shop.visitor().post('/objednavka/firma', { companyId: '45274649' });
    expect(asked.text).toContain('registry-unavailable');
    const failure = { port: 'registry', action: 'findCompany', problem };
    expect(counted).toEqual([failure]);
    expect(log.failures()).toMatchObject([{ ...failure, level, provider: 'ARES' }]);
    expect(JSON.stringify(log.failures())).toContain(`ARES answered ${status}`);
  });
});

describe('the page to which a payment leads back', () => {
  it('says that it is still checking while nothing can be learned, and the log says why', async () => {
    await openShop();
    const visitor = shop.visitor();
    await placeOrder(visitor);
    const { token } = await onlyOrder(shop);
    await query(shop, 'alter table orders rename to gone');
    const page = await visitor.get(`/payment-success?order=${token}`);
    expect(page.status).toBe(200);
    expect(page.html).toContain('data-payment="checking"');
    const errors = log.lines().filter(({ level }) => level === ERROR);
    expect(errors).toHaveLength(1);
    const request = log.lines().findLast(({ msg }) => msg === 'request');
    expect(errors[0]).toMatchObject({
      msg: 'a request could not be answered',
      requestId: request?.['requestId'],
    });
    expect(log.text()).not.toContain(token);
  });
});

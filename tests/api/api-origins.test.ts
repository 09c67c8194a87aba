import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CONTACT, REVIEWS, calls, expectUntouched, message } from '#tests/stage/called-orders.ts';
import { type Called, createClient, errorOf } from '#tests/stage/calling.ts';
import { type TestShop, createTestShop } from '#tests/stage/shop.ts';

const ALLOWED = 'https://app.example';

let shop: TestShop;
let open: TestShop;
beforeAll(async () => {
  shop = await createTestShop();
  open = await createTestShop({ env: { API_ORIGINS: `${ALLOWED}, https://other.example` } });
});
afterAll(async () => {
  await shop.close();
  await open.close();
});

const crossOriginHeaders = ({ headers }: Called): string[] =>
  [...headers.keys()].filter((name) => name.startsWith('access-control-'));

describe('while no origin is allowed', () => {
  it.each<Record<string, string>>([
    { 'Sec-Fetch-Site': 'cross-site', Origin: ALLOWED },
    { 'Sec-Fetch-Site': 'cross-site', Origin: 'null' },
    { 'Sec-Fetch-Site': 'cross-site' },
    { 'Sec-Fetch-Site': 'same-site' },
    { 'Sec-Fetch-Site': 'none' },
    { Origin: ALLOWED },
    { Origin: 'http://localhost:3000.evil.example' },
    { Origin: 'null' },
    { Origin: '' },
  ])('a browser on another page is refused: %o', async (headers) => {
    for (const [name, body] of calls) {
      const answer = await createClient(shop).call(name, body, { headers });
      expect(answer.status, name).toBe(403);
      expect(errorOf(answer).code).toBe('from-elsewhere');
      expect(crossOriginHeaders(answer)).toEqual([]);
    }
    await expectUntouched(shop);
  });

  it('a browser that asks first is told nothing, and a form cannot pass for a call', async () => {
    const headers = { Origin: ALLOWED, 'Access-Control-Request-Method': 'POST' };
    for (const [name] of calls) {
      const asked = await createClient(shop).call(name, '', { method: 'OPTIONS', headers });
      expect(asked.status).toBe(405);
      expect(crossOriginHeaders(asked)).toEqual([]);
    }
    for (const type of ['text/plain', 'application/x-www-form-urlencoded']) {
      const posted = { 'Content-Type': type, Origin: ALLOWED, 'Sec-Fetch-Site': 'cross-site' };
      expect((await createClient(shop).call(CONTACT, message, { headers: posted })).status).toBe(
        403,
      );
    }
    await expectUntouched(shop);
  });

  it('reading answers, and lets no other page read along', async () => {
    const headers = { Origin: ALLOWED, 'Sec-Fetch-Site': 'cross-site' };
    const answer = await createClient(shop).read(REVIEWS, { headers });
    expect(answer.status).toBe(200);
    expect(crossOriginHeaders(answer)).toEqual([]);
  });

  it('our own page may call', async () => {
    const headers = { Origin: 'http://localhost:3000', 'Sec-Fetch-Site': 'same-origin' };
    const answer = await createClient(shop).call(CONTACT, {}, { headers });
    expect(errorOf(answer).code).toBe('fields-missing');
  });
});

describe('where an origin is allowed', () => {
  const from = (origin: string) => ({ Origin: origin, 'Sec-Fetch-Site': 'cross-site' });

  it('its pages are answered at the question and at the call', async () => {
    const asked = await createClient(open).call(CONTACT, '', {
      method: 'OPTIONS',
      headers: { ...from(ALLOWED), 'Access-Control-Request-Method': 'POST' },
    });
    expect(asked.status).toBe(204);
    expect(asked.headers.get('Access-Control-Allow-Origin')).toBe(ALLOWED);
    expect(asked.headers.get('Access-Control-Allow-Methods')).toBe('POST');
    expect(asked.headers.get('Access-Control-Allow-Headers')).toContain('content-type');
    expect(asked.headers.get('Vary')).toContain('Origin');
    const called = await createClient(open).call(CONTACT, {}, { headers: from(ALLOWED) });
    expect(called.status).toBe(422);
    expect(called.headers.get('Access-Control-Allow-Origin')).toBe(ALLOWED);
    expect(called.headers.get('Vary')).toContain('Origin');
    const read = await createClient(open).read(REVIEWS, { headers: from('https://other.example') });
    expect(read.headers.get('Access-Control-Allow-Origin')).toBe('https://other.example');
    for (const answer of [asked, called, read]) {
      expect(answer.headers.has('Access-Control-Allow-Credentials')).toBe(false);
    }
  });

  it('refusals can be read as well', async () => {
    const headers = { ...from(ALLOWED), 'Content-Type': 'text/plain' };
    const answer = await createClient(open).call(CONTACT, message, { headers });
    expect(answer.status).toBe(415);
    expect(answer.headers.get('Access-Control-Allow-Origin')).toBe(ALLOWED);
  });

  it.each([
    'https://evil.example',
    'https://app.example.evil.example',
    'http://app.example',
    'null',
  ])('another one stays outside: %s', async (origin) => {
    const headers = { ...from(origin), 'Access-Control-Request-Method': 'POST' };
    const asked = await createClient(open).call(CONTACT, '', { method: 'OPTIONS', headers });
    const called = await createClient(open).call(CONTACT, message, { headers: from(origin) });
    expect([asked.status, called.status]).toEqual([405, 403]);
    for (const answer of [asked, called]) {
      expect(crossOriginHeaders(answer)).toEqual([]);
      expect(answer.headers.get('Vary')).toContain('Origin');
    }
    await expectUntouched(open);
  });

  it('its pages may not post our forms', async () => {
    const answer = await open.visitor().post('/objednavka', { intent: 'add' }, from(ALLOWED));
    expect(answer.status).toBe(403);
  });
});

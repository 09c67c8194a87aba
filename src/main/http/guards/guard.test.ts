import { describe, expect, it } from 'vitest';
import { guard } from './guard.ts';
import { requestRules } from '#main/http/address-rules.ts';

const { form, notification } = requestRules;

const known = {
  origins: ['http://localhost:3000', 'http://en.localhost:3000'],
  signatureHeader: 'X-Signature',
};
const FORM = 'application/x-www-form-urlencoded';
const UPLOAD_BYTES = 10 * 1024 * 1024;

type Changes = Omit<RequestInit, 'headers'> & { headers?: Record<string, string> };

function write(more: Changes = {}): Request {
  const { headers, ...init } = more;
  return new Request('http://localhost:3000/objednavka', {
    method: 'POST',
    body: 'intent=add',
    ...init,
    headers: { 'Content-Type': FORM, 'Sec-Fetch-Site': 'same-origin', ...headers },
  });
}

async function ask(request: Request, isNotification = false) {
  const answer = await guard(request, isNotification ? notification : form, known);
  return answer instanceof Response ? answer.status : 'through';
}

describe('the guard of everything that writes', () => {
  it('lets reading through untouched', async () => {
    const request = new Request('http://localhost:3000/');
    expect(await guard(request, form, known)).toBe(request);
    expect(await ask(new Request('http://localhost:3000/', { method: 'HEAD' }))).toBe('through');
  });

  it('lets a form of our own page through with its body and headers', async () => {
    const request = write({ headers: { Cookie: 'cart=x' } });
    const answer = await guard(request, form, known);
    if (answer instanceof Response) throw new Error(`refused with ${answer.status}`);
    expect(await answer.text()).toBe('intent=add');
    expect(answer.headers.get('Cookie')).toBe('cart=x');
  });

  it.each(['PUT', 'PATCH', 'DELETE', 'OPTIONS'])('refuses %s', async (method) => {
    const request = write({ method, ...(method === 'OPTIONS' ? { body: null } : {}) });
    const answer = await guard(request, form, known);
    expect(answer).toMatchObject({ status: 405 });
    expect(answer.headers.get('Allow')).toBe('GET, HEAD, POST');
  });

  it.each(['cross-site', 'same-site', 'none', 'anything'])(
    'refuses a post whose browser says "%s"',
    async (site) => {
      const headers = { 'Sec-Fetch-Site': site, Origin: 'http://localhost:3000' };
      expect(await ask(write({ headers }))).toBe(403);
    },
  );

  it.each([
    ['http://localhost:3000', 'through'],
    ['http://en.localhost:3000', 403],
    ['http://localhost:3001', 403],
    ['https://evil.example', 403],
    ['http://localhost:3000.evil.example', 403],
    ['null', 403],
    ['', 403],
  ])('goes by the origin "%s" of a browser that says nothing else', async (origin, outcome) => {
    expect(await ask(write({ headers: { 'Sec-Fetch-Site': '', Origin: origin } }))).toBe(outcome);
  });

  it.each(['application/json', 'text/plain', 'multipart/form-data; boundary=x', ''])(
    'takes no body of type "%s"',
    async (type) => {
      expect(await ask(write({ headers: { 'Content-Type': type } }))).toBe(415);
    },
  );

  it('takes 64 kB of a form and not a byte more, announced or not', async () => {
    const exact = 'a'.repeat(64 * 1024);
    expect(await ask(write({ body: exact }))).toBe('through');
    expect(await ask(write({ body: `${exact}a` }))).toBe(413);
    expect(await ask(write({ headers: { 'Content-Length': '99999999' } }))).toBe(413);
    const endless = new ReadableStream({
      pull: (controller) => controller.enqueue(new Uint8Array(10_000)),
    });
    const streamed = { body: endless, duplex: 'half' };
    expect(await ask(write(streamed))).toBe(413);
  });

  it('takes no more of a form once far too many fields have come', async () => {
    let given = 0;
    const body = new ReadableStream({
      pull(controller) {
        given += 64 * 1024;
        controller.enqueue(new TextEncoder().encode('a&'.repeat(32 * 1024)));
        if (given >= UPLOAD_BYTES) controller.close();
      },
    });
    const streamed = { body, duplex: 'half', headers: { 'Content-Length': '10000000' } };
    const request = write(streamed);
    const answer = await guard(request, { ...form, mostBytes: UPLOAD_BYTES }, known);
    expect(answer instanceof Response && answer.status).toBe(413);
    expect(given).toBeLessThan(1024 * 1024);
  });

  it.each([1, 1000, 300_000, 1_000_001])(
    'gives on %i bytes as they came, announced or not',
    async (size) => {
      const bytes = Uint8Array.from({ length: size }, (_, at) => 97 + (at % 26));
      const announcements: Record<string, string>[] = [{ 'Content-Length': String(size) }, {}];
      for (const headers of announcements) {
        const streamed = { body: new Blob([bytes]).stream(), duplex: 'half', headers };
        const request = write(streamed);
        const answer = await guard(request, { ...form, mostBytes: UPLOAD_BYTES }, known);
        if (answer instanceof Response) throw new Error(`refused with ${answer.status}`);
        expect(Buffer.from(await answer.bytes()).equals(bytes)).toBe(true);
      }
    },
  );

  it('asks a notification for a signature and its size alone', async () => {
    const unsigned = { 'Content-Type': 'application/json', 'Sec-Fetch-Site': 'cross-site' };
    expect(await ask(write({ headers: unsigned }), true)).toBe(400);
    const headers = { ...unsigned, 'X-Signature': 'v1=00' };
    const notification = (bytes: number) => write({ headers, body: 'x'.repeat(bytes) });
    expect(await ask(notification(200_000), true)).toBe('through');
    expect(await ask(notification(512 * 1024 + 1), true)).toBe(413);
  });

  it.each(['GET', 'HEAD', 'PUT', 'DELETE'])('knows no notification by %s', async (method) => {
    const request = new Request('http://localhost:3000/webhooks/payments', { method });
    const answer = await guard(request, notification, known);
    expect(answer).toMatchObject({ status: 405 });
    expect(answer.headers.get('Allow')).toBe('POST');
  });
});

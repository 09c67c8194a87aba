import * as fc from 'fast-check';
import { paths } from '#web/paths.ts';

const number = fc.oneof(
  fc.constantFrom('0', '1', '5', '-1', '', '1e3', 'NaN', '0x5', '9007199254740993', '9'.repeat(20)),
  fc.nat(400_000).map(String),
);
const range = fc.oneof(
  { weight: 3, arbitrary: fc.tuple(number, number).map(([from, to]) => `bytes=${from}-${to}`) },
  fc
    .array(fc.tuple(number, number), { minLength: 2, maxLength: 50 })
    .map((parts) => `bytes=${parts.map(([from, to]) => `${from}-${to}`).join(',')}`),
  fc.tuple(number, number).map(([from, to]) => `${from}-${to}`),
  fc.stringMatching(/^[ -~]{0,40}$/),
);

const methods = fc.oneof(
  { weight: 6, arbitrary: fc.constant('GET') },
  fc.constantFrom('HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE', 'CONNECT', 'QUERY'),
  fc.stringMatching(/^[A-Za-z]{1,12}$/),
);

const routes = [
  ...Object.values(paths).flatMap((path) => Object.values(path)),
  '/functions/v1/create-order-checkout',
  '/functions/v1/send-contact-email',
  '/rest/v1/testimonials',
  '/webhooks/payments',
  '/test-checkout/pay/x',
  '/outbox',
  '/healthz',
];
const parameter = fc.constantFrom('instagram', 'likes', 'lajky', '100', '0', '%00', '..', '%', 'x');
const route = fc
  .tuple(fc.constantFrom(...routes), fc.array(parameter, { minLength: 4, maxLength: 4 }))
  .map(([path, values]) => path.replaceAll(/:\w+/g, () => values.pop() ?? 'x'));
const query = fc.oneof(fc.constant(''), fc.stringMatching(/^\?[!-~]{0,60}$/));
const odd = fc.constantFrom('*', '//', '/\\evil', 'http://evil.example/', '/%ff', '/a/../..', '/;');

const values: Record<string, fc.Arbitrary<string>> = {
  Range: range,
  'If-Range': fc.constantFrom('*', '"x"', 'W/"x"', 'Sun, 22 Nov 2026 00:00:00 GMT'),
  'If-None-Match': fc.constantFrom('*', '"x"', 'W/"x", "y"', ',', `${'"x",'.repeat(500)}`),
  'If-Match': fc.constantFrom('*', '"x"', ''),
  'If-Modified-Since': fc.constantFrom('Sun, 22 Nov 2026 00:00:00 GMT', 'never', '0'),
  'If-Unmodified-Since': fc.constantFrom('Thu, 01 Jan 1970 00:00:00 GMT', 'never'),
  'Accept-Encoding': fc.stringMatching(/^((br|gzip|identity|\*|x)(;q=[01x.]{0,5})?,? ?){0,8}$/),
  Accept: fc.constantFrom('*/*', 'text/html;q=0', 'application/json', ','),
  Expect: fc.constantFrom('100-continue', '100-Continue', 'nothing', ''),
  Connection: fc.constantFrom('close', 'keep-alive', 'Upgrade', 'Host', 'close, Upgrade'),
  Upgrade: fc.constantFrom('websocket', 'h2c', 'TLS/1.2'),
  Cookie: fc.stringMatching(/^(cart|draft|__Host-cart|x)=[!-~]{0,60}$/),
  Origin: fc.constantFrom('null', 'https://evil.example', 'http://localhost:3000', '::'),
  'Sec-Fetch-Site': fc.constantFrom('same-origin', 'cross-site', 'none', ''),
  'Content-Type': fc.constantFrom(
    'application/x-www-form-urlencoded',
    'application/json',
    'multipart/form-data; boundary=x',
    'text/plain',
  ),
  'X-Forwarded-For': fc.constantFrom('192.0.2.1', '<', '[::1]:80'),
};
const header = fc
  .constantFrom(...Object.keys(values))
  .chain((name) => (values[name] ?? fc.constant('')).map((value) => `${name}: ${value}`));

/** How a body is told of, and how much of it comes. */
const body = fc.oneof(
  { weight: 4, arbitrary: fc.constant({ lines: [] as string[], bytes: '' }) },
  fc
    .tuple(fc.stringMatching(/^[ -~]{0,200}$/), fc.nat(300))
    .map(([bytes, length]) => ({ lines: [`Content-Length: ${length}`], bytes })),
  fc.stringMatching(/^([0-9a-f]{1,3}\r\n[ -~]{0,40}\r\n){0,5}$/).map((bytes) => ({
    lines: ['Transfer-Encoding: chunked'],
    bytes,
  })),
);

export interface Hostile {
  bytes: string;
  /** Whether he hangs up at once, in place of waiting for an answer. */
  leaves: boolean;
}

/** Any request to a shop with these files, by any method, to any address, its body told truly or not. */
export function hostileRequest(host: string, files: readonly string[]): fc.Arbitrary<Hostile> {
  const target = fc.oneof(
    { weight: 5, arbitrary: fc.constantFrom(...files) },
    { weight: 5, arbitrary: route },
    odd,
  );
  return fc
    .record({
      method: methods,
      target: fc.tuple(target, query).map((parts) => parts.join('')),
      headers: fc.array(header, { maxLength: 5 }),
      body,
      leaves: fc.boolean(),
    })
    .map(({ method, target, headers, body: { lines, bytes }, leaves }) => {
      const head = [`${method} ${target} HTTP/1.1`, host, ...headers, ...lines, '', ''];
      return { bytes: head.join('\r\n') + bytes, leaves };
    });
}

import { type Random, seeded } from './random.ts';

type Made = (random: Random) => string;

const huge = '9'.repeat(20);
const ranges: readonly [Made, ...Made[]] = [
  () => 'bytes=5-4',
  () => '5-4',
  () => `bytes=0-${huge}`,
  () => `bytes=-${huge}`,
  () => `bytes=${huge}-`,
  () => 'bytes=4-1,2',
  () => 'bytes=-0',
  () => 'bytes=-',
  () => 'bytes=',
  () => 'bytes',
  () => 'bytes=a-b',
  () => 'bytes=1e3-2e3',
  () => 'bytes=0x10-0x20',
  () => 'bytes=-1--5',
  () => 'items=0-5',
  () => 'BYTES = 0 - 5',
  (random) => `bytes=${'0-0,'.repeat(1 + random.below(1500))}1-2`,
  (random) => `bytes=${random.below(300_000)}-${random.below(300_000)}`,
  (random) => `bytes=${random.below(300_000)}-`,
  (random) => `bytes=-${random.below(300_000)}`,
];

/** A part of a file that is none, or that is one in a strange way. */
export function hostileRange(random: Random): string {
  return random.pick(ranges)(random);
}

/** Each of them once. */
export function hostileRanges(seed: number): string[] {
  const random = seeded(seed);
  return ranges.map((make) => make(random));
}

const headers: readonly Made[] = [
  (random) =>
    `Accept-Encoding: ${random.pick(['br;q=0', 'GZIP', '*', '', 'a'.repeat(500), `br${',br'.repeat(2000)}`])}`,
  (random) =>
    `Cookie: cart=${random.pick(['%', '{}', `"${'%22'.repeat(500)}"`, '%7B%22lines%22%3A1e999%7D'])}; draft=%00`,
  () => `Cookie: ${'a=b; '.repeat(2500)}`,
  (random) => `If-None-Match: ${random.pick(['*', 'W/"a"', '"', `"a"${', "a"'.repeat(2000)}`])}`,
  (random) =>
    `If-Modified-Since: ${random.pick(['0', 'Thu, 01 Jan 1970 00:00:00 GMT', 'x'.repeat(1000)])}`,
  (random) => `If-Match: ${random.pick(['*', '"a"', ''])}`,
  (random) => `If-Unmodified-Since: ${random.pick(['never', 'Thu, 01 Jan 1970 00:00:00 GMT', ''])}`,
  (random) =>
    `Range: bytes=0-5\r\nIf-Range: ${random.pick(['*', '"a"', 'W/', 'W/"a"', 'Thu, 99 Foo', 'Sun, 22 Nov 2026 00:00:00 GMT'])}`,
  (random) =>
    `Host: ${random.pick(['evil.example', 'localhost.evil.example', '[::1]', 'a@b', '', 'localhost:99999'])}`,
  () => 'Host: localhost\r\nHost: evil.example',
  (random) => `X-Forwarded-Host: ${random.pick(['evil.example', 'localhost', '"', 'a,b'])}`,
  (random) => `X-Forwarded-Proto: ${random.pick(['https', 'javascript', 'http,https'])}`,
  (random) => `X-Request-Id: ${'a'.repeat(random.below(300))}`,
  (random) => `Expect: ${random.pick(['100-continue', '100-Continue', '200-ok', ''])}`,
  (random) =>
    `Connection: ${random.pick(['keep-alive', 'Host', 'close, Upgrade'])}\r\nUpgrade: ${random.pick(['websocket', 'h2c', 'TLS/1.2'])}`,
  (random) => `Accept: ${random.pick(['text/html;q=0', 'application/json', ','])}`,
  (random) => `X-Forwarded-For: ${random.pick(['192.0.2.1', '<', '[::1]:80'])}`,
  (random) =>
    `Transfer-Encoding: ${random.pick(['chunked', 'chunked, chunked', 'xchunked', 'gzip, chunked'])}`,
  (random) => `Content-Length: ${random.pick(['5', '-1', '1e3', huge, '5\r\nContent-Length: 6'])}`,
  (random) => `Origin: ${random.pick(['null', 'https://evil.example', 'http://en.localhost'])}`,
  (random) => `Sec-Fetch-Site: ${random.pick(['same-origin', 'cross-site', 'none', ''])}`,
  (random) => `X-Long: ${'a'.repeat(random.below(20_000))}`,
  (random) => `${'X: y\r\n'.repeat(random.below(1500))}Z: z`,
  (random) =>
    `X-Bytes: ${random
      .bytes(40)
      .toString('latin1')
      .replaceAll(/[\r\n]/g, '')}`,
  () => 'Upgrade-Insecure-Requests: 1\r\nPurpose: prefetch\r\nAccept: text/x-script',
];

/** A few headers that do not belong together. */
export function hostileHeaders(random: Random): string[] {
  return random.some(headers, 0.15).map((make) => make(random));
}

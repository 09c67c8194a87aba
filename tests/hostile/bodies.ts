import type { Random } from './random.ts';

interface Body {
  headers: string[];
  bytes: Buffer;
}

const types = [
  'application/x-www-form-urlencoded',
  'application/json',
  'multipart/form-data; boundary=a',
  'text/plain',
  '',
] as const;

const texts: readonly [(random: Random) => string, ...((random: Random) => string)[]] = [
  () => 'intent=continue',
  (random) =>
    `intent=${random.pick(['order', 'add', 'remove', 'cancel', 'choose', '__proto__'])}&seenTotal=1e999`,
  (random) =>
    `intent=add&package=ig-likes-100&target=${encodeURIComponent(random.bytes(30).toString('latin1'))}&quantity=-1`,
  (random) => `intent=order&name=%00&email=${'a'.repeat(random.below(9000))}%40b&phone=%F0`,
  () => 'intent=order&email=a%0d%0aBcc:%20x%40y.example',
  (random) => '&a=b'.repeat(random.below(20_000)),
  (random) => '['.repeat(random.below(50_000)),
  (random) => `{"a":${'{"a":'.repeat(random.below(5000))}1`,
  () => '{"__proto__":{"isAdmin":true},"items":[{"packageId":"constructor","quantity":1e999}]}',
  () => '{"items":null,"items":[],"email":{"$ne":1}}',
  () => '{"id":"evt_1","object":"event","type":"checkout.session.completed","data":{"object":{}}}',
  () => '--a\r\nContent-Disposition: form-data; name="intent"\r\n\r\norder\r\n--a--',
  (random) => random.bytes(random.below(3000)).toString('latin1'),
  (random) => 'x'.repeat(random.below(700_000)),
];

/** Something that is posted, of a size that it tells, does not tell, or tells wrongly. */
export function hostileBody(random: Random): Body {
  const bytes = Buffer.from(random.pick(texts)(random), 'latin1');
  const headers = [
    `Content-Type: ${random.pick(types)}`,
    `Sec-Fetch-Site: ${random.pick(['same-origin', 'same-origin', 'cross-site'])}`,
    `Stripe-Signature: t=${random.below(2 ** 31)},v1=${'0'.repeat(64)}`,
  ];
  const size = random.below(5);
  if (size === 0) return chunked(headers, bytes, random);
  if (size === 1) {
    // More is promised than comes.
    return {
      headers: [...headers, `Content-Length: ${bytes.length + 1 + random.below(5000)}`],
      bytes,
    };
  }
  return { headers: [...headers, `Content-Length: ${bytes.length}`], bytes };
}

const ends = ['0\r\n\r\n', '', '0\r\nTrailer: a\r\n\r\n', 'zz\r\n', '-1\r\n\r\n'] as const;

function chunked(headers: string[], bytes: Buffer, random: Random): Body {
  return {
    headers: [...headers, 'Transfer-Encoding: chunked'],
    bytes: Buffer.concat([
      Buffer.from(`${bytes.length.toString(16)}\r\n`),
      bytes,
      Buffer.from(`\r\n${random.pick(ends)}`),
    ]),
  };
}

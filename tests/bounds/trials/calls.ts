import { ARTICLE_CALL_KILOBYTES, FORM_KILOBYTES } from '#domain/text/input-limits.ts';
import { costlyCalls } from '#tests/hostile/calls.ts';
import { type Sender, type Trial, post } from '#tests/bounds/trial.ts';

const SHORT = (FORM_KILOBYTES - 1) * 1024;
const LONG = (ARTICLE_CALL_KILOBYTES - 1) * 1024;
const NOTIFICATION = 511 * 1024;
const JSON_TYPE = 'application/json';

const shortCalls = [
  '/functions/v1/create-order-checkout',
  '/functions/v1/send-contact-email',
  '/functions/v1/send-order-email',
  '/functions/v1/generate-blog-article',
  '/api/v1/orders/1/lines/1/progress',
  '/api/v1/orders/1/lines/1/hold',
] as const;

const shapes = {
  nesting: ['arrays within arrays', 'closed arrays within arrays', 'objects within objects'],
  'many keys': ['many keys', 'one key many times'],
  'long numbers': ['one long number', 'numbers without end'],
  'long lists and texts': ['many items', 'escapes in a text'],
} as const satisfies Record<string, readonly (keyof typeof costlyCalls)[]>;

/** With a token and without, to whatever reads JSON. */
function callsWith(body: (bytes: number) => Buffer, sender: Sender): Buffer[] {
  const known = {
    type: JSON_TYPE,
    isApiClient: true,
    headers: [
      `Authorization: Bearer ${sender.token}`,
      `Idempotency-Key: ${sender.mark}-abcdefghijklmnop`,
      'If-Match: "1"',
    ],
  };
  const unknown = { type: JSON_TYPE, isApiClient: true };
  const signed = {
    ...unknown,
    headers: [`Stripe-Signature: t=1767225600${',v1=00'.repeat(180)}`],
  };
  return [
    ...shortCalls.map((path) => post(path, body(SHORT), sender, unknown)),
    post('/rest/v1/blog_posts', body(LONG), sender, known),
    ...shortCalls.map((path) => post(path, body(SHORT), sender, known)),
    post('/rest/v1/blog_posts', body(LONG), sender, unknown),
    post('/webhooks/payments', body(NOTIFICATION), sender, signed),
  ];
}

export const calls: readonly Trial[] = Object.entries(shapes).map(([name, kinds]): Trial => {
  const bodies = kinds.map((kind) => madeOnce((bytes) => Buffer.from(costlyCalls[kind](bytes))));
  return {
    name: `calls: ${name}`,
    requests: (sender) => bodies.flatMap((body) => callsWith(body, sender)),
  };
});

/** One for all senders of each size. */
function madeOnce(make: (bytes: number) => Buffer): (bytes: number) => Buffer {
  const made = new Map<number, Buffer>();
  return (bytes) => {
    const known = made.get(bytes) ?? make(bytes);
    made.set(bytes, known);
    return known;
  };
}

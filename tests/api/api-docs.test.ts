import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { orderShape } from '#api/order-body.ts';
import { orderExamples } from '#api/v1/examples.ts';
import { api } from '#messages/cs/api.ts';
import { query } from '#tests/stage/books.ts';
import { placeOrder } from '#tests/stage/ordering.ts';
import { type TestShop, createTestShop } from '#tests/stage/shop.ts';

interface Example {
  request: Request;
  status: number;
  answer: unknown;
}

const page = await readFile(new URL('../../docs/api.md', import.meta.url), 'utf8');
const blocks = [...page.matchAll(/```(\w+)(?: (\d+))?\n(.*?)\n```/gs)];

/** Each command with the answer behind it. */
const examples = blocks.flatMap(([, kind, , command = ''], index): Example[] => {
  if (kind !== 'sh') return [];
  const [, answerKind, status, answer = ''] = blocks[index + 1] ?? [];
  if (answerKind !== 'json') throw new Error(`This example has no answer:\n${command}`);
  return [{ request: toRequest(command), status: Number(status), answer: JSON.parse(answer) }];
});

/** What curl would send. */
function toRequest(command: string): Request {
  const words = [...command.matchAll(/'([^']*)'|([^\s'\\]+)/g)].map(
    ([, quoted, bare]) => quoted ?? bare ?? '',
  );
  expect(words.shift()).toBe('curl');
  const headers = new Headers();
  let method: string | undefined;
  let body: string | undefined;
  let url = '';
  while (words.length > 0) {
    const word = words.shift() ?? '';
    const next = () => words.shift() ?? '';
    if (word === '-X') method = next();
    else if (word === '-d') body = next();
    else if (word === '-H') headers.append(...headerOf(next()));
    else url = word;
  }
  return new Request(url, {
    method: method ?? (body === undefined ? 'GET' : 'POST'),
    headers,
    ...(body === undefined ? {} : { body }),
  });
}

function headerOf(line: string): [string, string] {
  const [name = '', value = ''] = line.split(': ');
  return [name, value];
}

/** The documented answer as something to compare with: … is any text, spaces are as they look. */
function expected(documented: unknown): unknown {
  if (typeof documented === 'string') {
    const parts = documented
      .split('…')
      .map((part) => part.replaceAll(/[$()*+.?[\\\]^{|}]/g, '\\$&').replaceAll(' ', '[ \u00a0]'));
    return expect.stringMatching(new RegExp(`^${parts.join('.+')}$`));
  }
  if (Array.isArray(documented)) return documented.map(expected);
  if (typeof documented !== 'object' || documented === null) return documented;
  return Object.fromEntries(
    Object.entries(documented).map(([key, value]) => [key, expected(value)]),
  );
}

let shop: TestShop;
beforeAll(async () => {
  shop = await createTestShop();
  // The order of the review takes none of the numbers that the examples have.
  await query(shop, `select setval('orders_number_seq', 5)`);
  await placeOrder(shop.visitor());
  await query(shop, `select setval('orders_number_seq', 100000)`);
  await query(
    shop,
    `insert into reviews (id, name, text, rating, service, language, origin, order_id, line_position,
       state, decided_by, decided_at, created_at)
     select gen_random_uuid(), 'Petr', 'Dorazilo do dvou dnů.', 5, 'Instagram sledující', 'cs',
       'customer', id, 0, 'published', 'Eva', now(), '2026-11-20T10:00:00Z' from orders`,
  );
  await query(
    shop,
    `insert into articles (id, language, title, excerpt, content, format, author, date, keywords, origin, state, created_at)
     values ('jak-psat-popisky', 'cs', 'Jak psát popisky', 'Krátce a jasně.', '<p>Začněte tím hlavním.</p>',
       'html', 'Redakce', '2026-11-19', '{instagram,popisky}', 'operator', 'published', '2026-11-19T08:00:00Z')`,
  );
});
afterAll(() => shop.close());

describe('docs/api.md', () => {
  it('has an example of each call and each table', () => {
    const addresses = examples.map(({ request }) => new URL(request.url).pathname);
    expect(new Set(addresses)).toEqual(
      new Set([
        '/functions/v1/send-contact-email',
        '/functions/v1/create-order-checkout',
        '/functions/v1/send-order-email',
        '/rest/v1/testimonials',
        '/rest/v1/blog_posts',
      ]),
    );
  });

  it.each(examples.map((example, index) => [index + 1, example] as const))(
    'has an example %i that is true',
    async (_, { request, status, answer }) => {
      const response = await shop.app(request);
      const body: unknown = await response.json();
      expect({ status: response.status, body }).toEqual({ status, body: expected(answer) });
    },
  );

  it('shows each state of an order as the document has it, and what is answered', () => {
    const shown = [...page.matchAll(/```json ([a-z]\w+)\n(.*?)\n```/gs)];
    expect(shown.map(([, name]) => name)).toEqual(Object.keys(orderExamples));
    const whole = orderExamples.mayStart.value;
    const said = shown.map(([, , json = '']) => {
      const { lines, ...part }: Record<string, unknown> = JSON.parse(json);
      const [line = {}]: object[] = Array.isArray(lines) ? lines : [];
      return { ...whole, ...part, lines: [{ ...whole.lines[0], ...line }] };
    });
    const { version } = whole;
    expect(said).toEqual(Object.values(orderExamples).map(({ value }) => ({ ...value, version })));
  });

  it('names every field of an order', () => {
    for (const field of Object.keys(orderShape)) expect(page).toContain(`\`${field}\``);
  });

  it('names every way in which a call is refused', () => {
    for (const code of Object.keys(api.refusals)) expect(page).toContain(`\`${code}\``);
  });
});

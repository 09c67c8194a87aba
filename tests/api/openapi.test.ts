import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { operations } from '#api/v1/operations.ts';
import { addresses } from '#domain/addresses.ts';
import { webhookEvents } from '#domain/webhooks/event.ts';
import { seeded } from '#tests/hostile/random.ts';
import { nastyTexts } from '#tests/stage/nasty-texts.ts';
import { type OrderAdmin, openOrderAdmin } from '#tests/stage/order-desk.ts';
import { type Program, type ApiAnswer, openProgram, programWith } from '#tests/stage/programs.ts';
import { addressNames } from '#tests/stage/sample-address.ts';
import { type TestShop, createTestShop } from '#tests/stage/shop.ts';

/** Chosen once; another one tries other requests, and this one always the same. */
const SEED = Number(process.env['ATTACK_SEED'] ?? 20_261_124);
const REQUESTS = 400;
const likes = [{ packageId: 'ig-likes-1000', target: 'https://www.instagram.com/p/Cabc123/' }];

interface Content {
  schema: object;
  examples: Record<string, { summary: string; value: unknown }>;
}

interface Described {
  operationId: string;
  requestBody?: { content: Record<string, Content> };
  'x-scope': string;
  parameters: { name: string; in: string; required: boolean; schema: object }[];
  responses: Record<string, { content: Record<string, Content> }>;
}

let shop: TestShop;
let program: Program;
let admin: OrderAdmin;
let paths: Record<string, Record<string, Described>>;
let webhooks: Record<string, { post: Pick<Required<Described>, 'requestBody'> }>;
let document: Record<string, unknown>;
beforeAll(async () => {
  shop = await createTestShop();
  program = await openProgram(shop);
  admin = await openOrderAdmin(shop, { wishes: likes });
  const answer = await programWith(shop, undefined).call('/api/v1/openapi.json');
  expect([answer.status, answer.headers.get('Content-Type')]).toEqual([200, 'application/json']);
  document = answer.body;
  paths = Object(document['paths']);
  webhooks = Object(document['webhooks']);
});
afterAll(() => shop.close());

const ajv = new Ajv2020({ strict: false, validateFormats: false, allErrors: true });
const checks = new Map<string, ValidateFunction>();

/** Checks an answer against what the document says of its status. @returns what is wrong */
function faultsOf(path: string, method: string, { status, headers, body }: ApiAnswer): unknown {
  const told = paths[path]?.[method]?.responses[String(status)];
  const type = headers.get('Content-Type') ?? '';
  const schema = told?.content[type]?.schema;
  if (!schema) return `${method} ${path} answers ${status} ${type}, which the document lacks`;
  const key = `${method} ${path} ${status}`;
  const check = checks.get(key) ?? ajv.compile({ ...schema, components: document['components'] });
  checks.set(key, check);
  return check(body) ? undefined : check.errors;
}

const filled = (path: string, number: string | number, line: string | number = 0) =>
  path.replace('{number}', String(number)).replace('{line}', String(line));

describe('the document', () => {
  it('has every address of the program under /api/v1, and no other', () => {
    const rows = addressNames
      .filter((name) => name !== 'programs' && name !== 'apiDocument')
      .filter((name) => addresses[name].path.cs.startsWith('/api/v1/'))
      .map((name) => addresses[name].path.cs.replaceAll(/:(\w+)/g, '{$1}'));
    expect(Object.keys(paths).toSorted()).toEqual(rows.toSorted());
    const methods = Object.values(paths).flatMap((each) => Object.keys(each));
    expect(methods).toHaveLength(operations.length);
    expect(document).toMatchObject({ openapi: '3.1.0', security: [{ token: [] }] });
  });

  it('has examples of every body and answer, which are what it says of them', () => {
    const answered = Object.values(paths).flatMap((methods) =>
      Object.values(methods).flatMap(({ requestBody, responses }) =>
        [...(requestBody ? [requestBody] : []), ...Object.values(responses)].flatMap(
          ({ content }) => Object.values(content),
        ),
      ),
    );
    const told = Object.values(webhooks).flatMap(({ post }) =>
      Object.values(post.requestBody.content),
    );
    expect(told).toHaveLength(webhookEvents.length + 1);
    const contents = [...answered, ...told];
    expect(contents.length).toBeGreaterThan(Object.keys(paths).length);
    for (const { schema, examples } of contents) {
      const check = ajv.compile({ ...schema, components: document['components'] });
      expect(Object.keys(examples)).not.toEqual([]);
      for (const [name, { value }] of Object.entries(examples))
        expect([name, check(value), check.errors]).toEqual([name, true, null]);
    }
  });

  it('tells what every address answers: done, without a token, without the scope, too little', async () => {
    const version = (await program.call(`/api/v1/orders/${admin.number}`)).body['version'];
    const bodies: Record<string, unknown> = {
      reportProgress: { status: 'delivering', startCount: 3 },
      holdLine: { held: false },
    };
    const stranger = programWith(shop, undefined);
    const nobody = await openProgram(shop, { scopes: [] });
    let seen = Number(version);
    for (const [path, methods] of Object.entries(paths)) {
      for (const [method, { operationId }] of Object.entries(methods)) {
        const body = bodies[operationId];
        const address = filled(path, admin.number);
        const done =
          method === 'post'
            ? await program.change(address, body, seen)
            : await program.call(address);
        expect([path, done.status]).toEqual([path, 200]);
        seen = Number(done.body['version'] ?? seen);
        const answers = [
          done,
          await stranger.call(address, { body, method: method.toUpperCase() }),
          await nobody.call(address, { body, method: method.toUpperCase() }),
          await program.call(`${address}?nothing=1`, { body, method: method.toUpperCase() }),
        ];
        expect(answers.map(({ status }) => status)).toEqual([200, 401, 403, 400]);
        for (const answer of answers) expect(faultsOf(path, method, answer)).toBeUndefined();
      }
    }
  });

  it(`holds for requests made up at random, seed ${SEED}, and none of them fails`, async () => {
    const random = seeded(SEED);
    const nasty = Object.values(nastyTexts).filter((text) => text.length < 5000);
    const [first = '', ...others] = nasty;
    const value = (): unknown =>
      random.pick<unknown>([
        0,
        -1,
        1.5,
        1e308,
        null,
        true,
        [],
        {},
        'delivering',
        'completed',
        '2026-01-01',
        '2026-01-01T00:00:00Z',
        'n1.1',
        'c99999999999999.999999999999999',
        random.pick([first, ...others]),
        admin.number,
      ]);
    const names = ['status', 'delivered', 'startCount', 'mayExceed', 'note', 'held', 'reason'];
    const parameters = Object.values(paths).flatMap((each) =>
      Object.values(each).flatMap(({ parameters: all }) =>
        all.filter((one) => one.in === 'query').map(({ name }) => name),
      ),
    );
    let mine = await openProgram(shop);
    for (let sent = 0; sent < REQUESTS; sent += 1) {
      if (sent % 100 === 0) mine = await openProgram(shop);
      const path = random.pick(['', ...Object.keys(paths)]) || '/api/v1/orders';
      const method = path.includes('{line}') ? 'post' : 'get';
      const address = filled(
        path,
        random.chance(0.7) ? admin.number : encodeURIComponent(String(value()).toWellFormed()),
        random.chance(0.8) ? 0 : encodeURIComponent(String(value()).toWellFormed()),
      );
      const asked = new URLSearchParams(
        random.some(parameters, 0.2).map((name) => [name, String(value()).toWellFormed()]),
      );
      const answer =
        method === 'get'
          ? await mine.call(`${address}?${asked}`)
          : await mine.change(
              address,
              random.chance(0.1)
                ? String(value())
                : Object.fromEntries(random.some(names, 0.4).map((name) => [name, value()])),
              random.below(2000),
            );
      const said = `seed ${SEED}, request ${sent}: ${method} ${address}?${asked}`;
      expect(answer.status, said).toBeLessThan(500);
      // An address that leads nowhere is none of the document's.
      if (answer.body['code'] === 'path-unknown' || answer.status === 405) continue;
      expect(faultsOf(path, method, answer), said).toBeUndefined();
    }
  });
});

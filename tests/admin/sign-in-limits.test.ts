import { createHash, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { query } from '#tests/stage/books.ts';
import { createTestDatabase, type TestDatabase } from '#tests/stage/database.ts';
import { type Joined, PASSWORD, codeAt, firstLink, joinBy } from '#tests/stage/doors.ts';
import { type Replica, startReplica } from '#tests/stage/replica.ts';
import { type TestShop, createTestShop } from '#tests/stage/shop.ts';
import { type Page, type Visitor, createVisitor } from '#tests/stage/visitor.ts';

const timeout = 120_000;
/** Guesses within a window; the next one is refused. */
const GUESSES = 10;

let database: TestDatabase;
let shop: TestShop;
let replicas: [Replica, Replica];
let jana: Joined;
beforeAll(async () => {
  database = await createTestDatabase();
  shop = await createTestShop({ onDatabaseUrl: database.url });
  jana = await joinBy(shop, await firstLink(shop));
  const one = { CS_ORIGIN: 'http://localhost:3000' };
  replicas = await Promise.all([startReplica(database.url, one), startReplica(database.url, one)]);
}, timeout);
afterAll(async () => {
  for (const replica of replicas ?? []) await replica.stop();
  await shop?.close();
  await database?.drop();
});

/** A browser of one address at either replica, with the same cookies. */
function at(replica: Replica, address: string, cookies?: Visitor['cookies']): Visitor {
  const visitor = createVisitor({
    send: (request) => fetch(request),
    origin: replica.origin,
    address,
  });
  for (const [name, value] of cookies ?? []) visitor.cookies.set(name, value);
  return visitor;
}

/** Makes guesses at one replica after the other; the statuses of the answers. */
async function guess(
  count: number,
  ask: (replica: Replica, turn: number) => Promise<Page>,
): Promise<Page[]> {
  const answers: Page[] = [];
  for (let turn = 0; turn < count; turn += 1) {
    answers.push(await ask(replicas[turn % 2 === 0 ? 0 : 1], turn));
  }
  return answers;
}

/** The cookies of a session of Jana, without going through the doors. */
async function cookiesOf(stage: 'code' | 'open', network: string): Promise<Visitor['cookies']> {
  const token = randomUUID();
  const hash = createHash('sha256').update(token).digest('hex');
  await query(
    shop,
    `insert into sessions
        (id, token_hash, operator_id, stage, created_at, seen_at, proved_at, device, network)
      select gen_random_uuid(), $1, id, $2, now(), now(), now(), 'Firefox, Linux', $3 from operators
      where email = $4`,
    [hash, stage, network, jana.email],
  );
  return new Map([['session', token]]);
}

const statusesOf = (answers: Page[]) => answers.map(({ status }) => status);
const refusedAtLast = [...Array.from({ length: GUESSES }, () => 422), 429];

describe('the eleventh guess within a window, over two replicas,', { timeout }, () => {
  it('is refused to an address, whichever accounts it tries, and says when to come back', async () => {
    const answers = await guess(GUESSES + 1, (replica, turn) =>
      at(replica, '198.51.100.1').post('/ad/sign-in', {
        email: `somebody-${turn}@example.com`,
        password: 'špatné heslo 123',
      }),
    );
    expect(statusesOf(answers)).toEqual(refusedAtLast);
    const last = answers.at(-1);
    expect(Number(last?.headers.get('Retry-After'))).toBeGreaterThan(60);
    expect(last?.text).toMatch(/Zkuste to znovu za \d+ minut/);
    expect(last?.html).toContain('value="somebody-10@example.com"');
  });

  it('is refused for an account, whichever addresses it comes from, the right password too', async () => {
    const answers = await guess(GUESSES + 1, (replica, turn) =>
      at(replica, `198.51.100.${100 + turn}`).post('/ad/sign-in', {
        email: jana.email,
        password: turn === GUESSES ? PASSWORD : 'špatné heslo 123',
      }),
    );
    expect(statusesOf(answers)).toEqual(refusedAtLast);
  });

  it('of strangers shuts nobody out who works from where they were signed in', async () => {
    const home = '203.0.113.7';
    const cookies = await cookiesOf('open', home);
    await guess(GUESSES + 1, (replica, turn) =>
      at(replica, `198.51.100.${200 + turn}`).post('/ad/sign-in', {
        email: jana.email,
        password: 'špatné heslo 123',
      }),
    );
    const again = await at(replicas[1], home).post('/ad/sign-in', {
      email: jana.email,
      password: PASSWORD,
    });
    expect(again.status).toBe(303);
    expect((await at(replicas[0], home, cookies).get('/ad')).status).toBe(200);
  });

  it('is refused for the code, the right one too', async () => {
    const address = '203.0.113.8';
    const half = await cookiesOf('code', address);
    const answers = await guess(GUESSES + 1, (replica, turn) =>
      at(replica, address, half).post('/ad/code', {
        code: turn === GUESSES ? codeAt(jana.secret, new Date()) : '000000',
      }),
    );
    expect(statusesOf(answers)).toEqual(refusedAtLast);
  });

  it('is refused for the proof', async () => {
    const address = '203.0.113.7';
    const cookies = await cookiesOf('open', address);
    const answers = await guess(GUESSES + 1, (replica, turn) =>
      at(replica, address, cookies).post('/ad/proof', {
        password: turn === GUESSES ? PASSWORD : 'špatné heslo 123',
      }),
    );
    expect(statusesOf(answers)).toEqual(refusedAtLast);
  });

  it('is refused for links, posted and looked at', async () => {
    const posted = await guess(GUESSES + 1, (replica, turn) =>
      at(replica, '198.51.100.2').post(`/ad/link/token-${turn}`, { name: 'x', password: PASSWORD }),
    );
    expect(statusesOf(posted).slice(-1)).toEqual([429]);
    const looked = await guess(GUESSES + 1, (replica, turn) =>
      at(replica, '198.51.100.3').get(`/ad/link/token-${turn}`),
    );
    expect(statusesOf(looked)).toEqual([...Array.from({ length: GUESSES }, () => 410), 429]);
  });
});

it(
  'a session that one replica revokes is refused by the other with its next request',
  { timeout },
  async () => {
    const cookies = await cookiesOf('open', '203.0.113.9');
    expect((await at(replicas[0], '203.0.113.9', cookies).get('/ad')).status).toBe(200);
    const other = await cookiesOf('open', '203.0.113.10');
    expect((await at(replicas[0], '203.0.113.10', other).get('/ad')).status).toBe(200);
    const ended = await at(replicas[0], '203.0.113.9', cookies).post('/ad/account', {
      intent: 'sessions-end',
    });
    expect(ended.status).toBe(303);
    const refused = await at(replicas[1], '203.0.113.10', other).get('/ad');
    expect([refused.status, refused.location]).toEqual([
      303,
      expect.stringContaining('/ad/sign-in'),
    ]);
    expect((await at(replicas[1], '203.0.113.9', cookies).get('/ad')).status).toBe(200);
  },
);

import { execFile } from 'node:child_process';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { query } from '#tests/stage/books.ts';
import { childEnv } from '#tests/stage/child-env.ts';
import { type TestDatabase, createTestDatabase } from '#tests/stage/database.ts';
import { codeAt, secretOn } from '#tests/stage/doors.ts';
import { type Joined, PASSWORD, joinBy } from '#tests/stage/doors.ts';
import { type TestShop, createTestShop } from '#tests/stage/shop.ts';

const timeout = 60_000;

let database: TestDatabase;
let shop: TestShop;
let jana: Joined;
beforeAll(async () => {
  database = await createTestDatabase();
  shop = await createTestShop({ onDatabaseUrl: database.url });
});
afterAll(async () => {
  await shop?.close();
  await database?.drop();
});

/** `npm run operator:link`, as somebody gives it on the machine of the shop. */
function command(...args: string[]): Promise<{ code: number; out: string; err: string }> {
  const env = { ...childEnv(), DATABASE_URL: database.url };
  return new Promise((resolve) => {
    execFile(process.execPath, ['scripts/operator-link.mjs', ...args], { env }, (error, out, err) =>
      resolve({ code: Number(error?.code ?? 0), out, err }),
    );
  });
}

const pathIn = (out: string) => /(\/ad\/link\/[\w-]{32})\n/.exec(out)?.[1] ?? '';

it('prints the link for the first person where there is nobody', { timeout }, async () => {
  const { code, out } = await command();
  expect([code, out]).toEqual([0, expect.stringContaining('http://localhost:3000/ad/link/')]);
  jana = await joinBy(shop, pathIn(out));
  expect((await jana.visitor.get('/ad')).status).toBe(200);
});

it(
  'says whose link it needs to know once there is somebody, and knows nobody else',
  { timeout },
  async () => {
    const nameless = await command();
    expect([nameless.code, nameless.out]).toEqual([1, '']);
    expect(nameless.err).toContain('--email');
    const unknown = await command('--email', 'nikdo@example.com');
    expect([unknown.code, unknown.err]).toEqual([1, expect.stringContaining('nobody signs in')]);
    expect((await command('--mail')).code).toBe(1);
  },
);

it(
  'prints a link that sets password and authenticator anew and ends all sessions',
  { timeout },
  async () => {
    const { out } = await command('--email', jana.email);
    expect((await jana.visitor.get('/ad')).status).toBe(200);
    const visitor = shop.visitor();
    const page = await visitor.get(pathIn(out));
    expect([page.status, page.html]).toEqual([200, expect.stringContaining(jana.email)]);
    const answer = await visitor.post(pathIn(out), { password: 'sedm zelených velbloudů' });
    expect((await jana.visitor.get('/ad')).location).toContain('/ad/sign-in');
    const secret = secretOn(await visitor.follow(answer));
    expect(secret).not.toBe(jana.secret);
    const code = codeAt(secret, new Date());
    expect((await visitor.post('/ad/enrolment', { code })).status).toBe(200);
    expect((await visitor.get('/ad')).status).toBe(200);
    expect((await shop.get(pathIn(out))).status).toBe(410);
    const former = { email: jana.email, password: PASSWORD };
    expect((await shop.visitor().post('/ad/sign-in', former)).status).toBe(422);
    const [made] = await query(
      shop,
      `select operator_id from audit_entries where action = 'link-made'`,
    );
    expect(made).toEqual({ operator_id: null });
  },
);

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dayInPrague } from '#domain/time/calendar.ts';
import { query } from '#tests/stage/books.ts';
import { errorsOf, readForm } from '#tests/stage/html.ts';
import { type SignedIn, signIn } from '#tests/stage/operator.ts';
import { type TestShop, createTestShop } from '#tests/stage/shop.ts';
import { openProgram, outcomeOf, programWith } from '#tests/stage/programs.ts';
import { createClock } from '#tests/stage/time.ts';
import { faultsOfHtml } from '#tests/stage/valid-html.ts';
import type { Page } from '#tests/stage/visitor.ts';

const time = createClock();
let shop: TestShop;
let owner: SignedIn;
beforeAll(async () => {
  shop = await createTestShop({ clock: time.clock });
  owner = await signIn(shop, { name: 'Jana Malá' });
});
afterAll(() => shop.close());

const page = '/ad/tokens';
const secretOn = ({ html }: Page) => /vzlet_[\w-]+/.exec(html)?.[0];

/** The form of a new token as it stands on the page, filled in. */
async function filledIn(input: Record<string, string> = {}): Promise<Record<string, string>> {
  const { fields } = readForm((await owner.visitor.get(page)).html, 'make');
  return { ...fields, intent: 'make', name: 'Sklad', scope: 'orders:read', ...input };
}

async function make(input: Record<string, string> = {}) {
  return owner.visitor.post(page, await filledIn(input));
}

const orders = '/api/v1/orders';
const idOf = async (name: string) =>
  String((await query(shop, 'select id from api_tokens where name = $1', [name]))[0]?.['id']);

describe('a token', () => {
  it('is made with a name and what it may do, and its secret opens the calls', async () => {
    const made = await make({ name: 'Sklad <b>&' });
    expect(made.status).toBe(200);
    expect(await faultsOfHtml(made.html)).toEqual([]);
    const secret = secretOn(made);
    expect(secret).toMatch(/^vzlet_[\w-]{43}[0-9a-z]{7}$/);
    expect((await programWith(shop, secret).call(orders)).status).toBe(200);
    const list = await owner.visitor.get(page);
    expect(list.html).not.toContain('vzlet_');
    expect(list.text).toContain('Sklad <b>&');
    expect(await query(shop, 'select * from api_tokens where hash = $1', [secret])).toEqual([]);
    const [entry] = await query(
      shop,
      `select action, after from audit_entries where action = 'token-made' order by seq desc limit 1`,
    );
    expect(entry).toMatchObject({ after: { scopes: 'orders:read', lastDay: null } });
    expect((await owner.visitor.get('/ad/audit')).text).toContain('vytvoření tokenu');
  });

  it('keeps its secret where the form is pressed twice, and is made once', async () => {
    const fields = await filledIn({ name: 'Dvakrát' });
    const pressed = await Promise.all([
      owner.visitor.post(page, fields),
      owner.visitor.post(page, fields),
    ]);
    const [first, second] = pressed.map(secretOn);
    expect(first).toBeDefined();
    expect(second).toBe(first);
    const rows = await query(shop, `select sealed from api_tokens where name = 'Dvakrát'`);
    expect(rows).toHaveLength(1);
    expect(String(rows[0]?.['sealed'])).not.toContain(first);

    const other = await owner.visitor.post(page, { ...fields, name: 'Něco jiného' });
    expect([other.status, secretOn(other)]).toEqual([422, undefined]);
    expect(other.text).toContain('už jeden token vytvořil');
    expect(readForm(other.html, 'make').fields).toMatchObject({ name: 'Něco jiného' });
    expect(readForm(other.html, 'make').fields['id']).not.toBe(fields['id']);
    const stranger = await signIn(shop);
    expect(secretOn(await stranger.visitor.post(page, fields))).toBeUndefined();

    await time.pass(shop, 11);
    owner = await signIn(shop);
    expect(await query(shop, `select id from api_tokens where sealed is not null`)).toEqual([]);
  });

  it('shows its secret no more once it was used, or after ten minutes', async () => {
    const fields = await filledIn({ name: 'Použitý' });
    const secret = secretOn(await owner.visitor.post(page, fields));
    await programWith(shop, secret).call(orders);
    const again = await owner.visitor.post(page, fields);
    expect([again.status, secretOn(again)]).toEqual([422, undefined]);
    expect(again.text).toContain('jeho tajemství už ukázat nejde');
  });

  it.each([
    [{ name: ' ' }, 'name', 'Napište název'],
    [{ name: 'x'.repeat(61) }, 'name', 'Zkraťte název na 60'],
    [{ lastDay: '2026-02-31' }, 'lastDay', 'Vyberte den'],
    [{ lastDay: '2020-01-01' }, 'lastDay', 'Tento den už minul'],
  ])('is not made of %o', async (input, field, words) => {
    const refused = await make(input);
    expect(refused.status).toBe(422);
    expect(errorsOf(refused.html)[field]).toContain(words);
    expect(readForm(refused.html, 'make').fields).toMatchObject(input);
  });

  it('is not made without anything that it may do, or with what there is not', async () => {
    for (const scope of ['', 'orders:everything']) {
      const refused = await make({ scope });
      expect(refused.status).toBe(422);
      expect(refused.text).toMatch(/Vyberte aspoň jednu|Vyberte znovu/);
    }
  });

  it('is dead at once when it is revoked, for every replica', async () => {
    const program = await openProgram(shop, { name: 'Odvolaný' });
    expect((await program.call(orders)).status).toBe(200);
    const id = await idOf('Odvolaný');
    const revoked = await owner.visitor.post(page, { intent: 'revoke', id });
    expect((await owner.visitor.follow(revoked)).text).toContain('Token už neplatí.');
    expect(outcomeOf(await program.call(orders))).toEqual([401, 'token-invalid']);
    // Once more changes nothing, and is noted once.
    await owner.visitor.post(page, { intent: 'revoke', id });
    const noted = `select seq from audit_entries where action = 'token-revoked' and subject = $1`;
    expect(await query(shop, noted, [id])).toHaveLength(1);
    const unknown = await owner.visitor.post(page, { intent: 'revoke', id: 'nic' });
    expect([unknown.status, unknown.text]).toEqual([422, expect.stringContaining('tu není')]);
  });

  it('holds to the end of its last day in Prague', async () => {
    const today = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Prague' }).format(
      time.clock(),
    );
    const program = await openProgram(shop, { name: 'Do dneška', lastDay: today });
    expect((await program.call(orders)).status).toBe(200);
    const yesterday = new Date(time.clock().getTime() - 25 * 60 * 60_000).toISOString();
    await query(shop, 'update api_tokens set last_day = $2 where id = $1', [
      program.id,
      yesterday.slice(0, 10),
    ]);
    expect(outcomeOf(await program.call(orders))).toEqual([401, 'token-invalid']);
    expect((await owner.visitor.get(page)).text).toContain('skončil');
  });

  it('has the day on which it was last used', async () => {
    const program = await openProgram(shop, { name: 'Denní' });
    const before = dayInPrague(time.clock());
    await program.call(orders);
    const used = 'select used_day::text as day from api_tokens where id = $1';
    const [row] = await query<{ day: string }>(shop, used, [program.id]);
    expect([before, dayInPrague(time.clock())]).toContain(row?.day);
  });

  it('cannot be made by an editor, nor without a fresh proof, which keeps what was typed', async () => {
    const editor = await signIn(shop, { role: 'editor' });
    expect((await editor.visitor.get(page)).status).toBe(403);
    const late = await signIn(shop, { provedMinutesAgo: 6 });
    const asked = await late.visitor.post(page, await filledIn({ name: 'Po důkazu' }));
    expect(asked.location).toContain('/ad/proof?to=%2Fad%2Ftokens');
    await query(shop, 'update sessions set proved_at = $2 where operator_id = $1', [
      late.id,
      time.clock(),
    ]);
    const back = await late.visitor.get(page);
    expect(back.text).toContain('Co jste vyplnili, je na svém místě');
    expect(readForm(back.html, 'make').fields).toMatchObject({ name: 'Po důkazu' });
  });
});

describe('a call is refused', () => {
  it.each([
    ['without a token', undefined, 'token-missing'],
    ['of another scheme', 'Basic dXNlcjpwYXNz', 'token-missing'],
    ['of a scheme alone', 'Bearer', 'token-missing'],
    ['of two tokens', 'Bearer a b', 'token-missing'],
    ['of no token of ours', 'Bearer abc', 'token-invalid'],
    ['of a wrong checksum', `Bearer vzlet_${'a'.repeat(43)}0000000`, 'token-invalid'],
    ['of an endless one', `Bearer ${'a'.repeat(20_000)}`, 'token-invalid'],
  ])('with the header %s', async (_, authorization, code) => {
    const headers = authorization === undefined ? undefined : { Authorization: authorization };
    const answer = await programWith(shop, undefined).call(orders, headers ? { headers } : {});
    expect(outcomeOf(answer)).toEqual([401, code]);
    expect(answer.headers.get('WWW-Authenticate')).toMatch(/^Bearer realm="Vzlet"/);
    expect(answer.headers.get('Content-Type')).toBe('application/problem+json');
    expect(answer.headers.get('Cache-Control')).toBe('no-store');
  });

  it('whose checksum is right but that nobody has', async () => {
    const program = await openProgram(shop);
    await query(shop, 'delete from api_tokens where id = $1', [program.id]);
    expect(outcomeOf(await program.call(orders))).toEqual([401, 'token-invalid']);
  });

  it('without the scope, which it is told', async () => {
    const reader = await openProgram(shop, { scopes: ['orders:read'] });
    const refused = await reader.change(`${orders}/100001/lines/0/progress`, {}, 1);
    expect(outcomeOf(refused)).toEqual([403, 'scope-missing']);
    expect(refused.headers.get('WWW-Authenticate')).toContain('scope="orders:progress"');
    const writer = await openProgram(shop, { scopes: ['orders:progress'] });
    expect(outcomeOf(await writer.call(orders))).toEqual([403, 'scope-missing']);
  });

  it('with the cookies of an owner in place of a token', async () => {
    const cookie = `${owner.cookie.name}=${owner.cookie.value}`;
    const answer = await programWith(shop, undefined).call(orders, { headers: { Cookie: cookie } });
    expect(outcomeOf(answer)).toEqual([401, 'token-missing']);
  });

  it('from a page in a browser, and no page may read an answer', async () => {
    const program = await openProgram(shop);
    const path = `${orders}/100001/lines/0/progress`;
    const foreign: Record<string, string>[] = [
      { Origin: shop.services.shop.origins.cs },
      { Origin: 'https://evil.example' },
      { 'Sec-Fetch-Site': 'same-origin' },
    ];
    for (const headers of foreign) {
      const answer = await program.call(path, { body: {}, headers });
      expect(outcomeOf(answer)).toEqual([403, 'from-page']);
      expect(answer.headers.get('Access-Control-Allow-Origin')).toBeNull();
    }
    const asked = await program.call(orders, {
      method: 'OPTIONS',
      headers: { Origin: 'https://evil.example', 'Access-Control-Request-Method': 'GET' },
    });
    expect(outcomeOf(asked)).toEqual([405, 'method-not-allowed']);
  });

  it('too often with a wrong token, while a right one from there goes on', async () => {
    const wrong = programWith(shop, `vzlet_${'b'.repeat(50)}`);
    const address = { 'X-Client-Address': '198.51.100.7' };
    let refused = await wrong.call(orders, { headers: address });
    for (let tried = 0; tried < 40 && refused.status !== 429; tried += 1)
      refused = await wrong.call(orders, { headers: address });
    expect(outcomeOf(refused)).toEqual([429, 'too-often']);
    expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(0);
    const right = await openProgram(shop);
    expect((await right.call(orders, { headers: address })).status).toBe(200);
  });

  it('too often with the same token, wherever it comes from', async () => {
    const program = await openProgram(shop);
    const statuses = new Set<number>();
    for (let tried = 0; tried < 130; tried += 1) {
      const headers = { 'X-Client-Address': `203.0.113.${tried}` };
      statuses.add((await program.call(`${orders}?limit=1`, { headers })).status);
    }
    expect([...statuses]).toEqual([200, 429]);
  });
});

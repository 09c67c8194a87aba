import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { AddressName } from '#domain/addresses.ts';
import { type Right, hasRight, isGrave } from '#domain/admin/rights.ts';
import { listOrders, query } from '#tests/stage/books.ts';
import { textOf } from '#tests/stage/html.ts';
import { type SigningIn, signIn } from '#tests/stage/operator.ts';
import { oneWish, pay, placeOrder } from '#tests/stage/ordering.ts';
import { sampleAddress } from '#tests/stage/sample-address.ts';
import {
  WHOLE,
  behindSignIns,
  pendingActionsOf,
  lapses,
  sectionActions,
  sectionRows,
} from '#tests/stage/section-rows.ts';
import { type TestShop, createTestShop } from '#tests/stage/shop.ts';
import { marksOfTables } from '#tests/stage/tables.ts';
import { type TestClock, createClock } from '#tests/stage/time.ts';

const timeout = 300_000;

let clock: TestClock;
let shop: TestShop;
let order: number;
let somebody: string;
beforeAll(async () => {
  clock = createClock();
  shop = await createTestShop({ clock: clock.clock });
  const visitor = shop.visitor();
  await pay(visitor, await placeOrder(visitor, oneWish, { start: 'now' }));
  await shop.workOnce();
  order = Number((await listOrders(shop))[0]?.['number']);
  somebody = (await signIn(shop, { role: 'owner' })).id;
}, timeout);
afterAll(() => shop.close());

/** The address of a row, of an order that is there. */
const pathOf = (name: AddressName) =>
  sampleAddress(name, 'cs').replace(/^\/ad\/orders\/2(?=\/|$)/, `/ad/orders/${order}`);

let asked = 0;
type Who = { cookie: { name: string; value: string } } | undefined;

/** Each request comes from an address of its own, so that no limit stands before the guard. */
function headersOf(who: Who, more: Record<string, string> = {}): Record<string, string> {
  asked += 1;
  const cookie: Record<string, string> = who
    ? { Cookie: `${who.cookie.name}=${who.cookie.value}` }
    : {};
  return {
    'X-Client-Address': `10.${asked >> 16}.${(asked >> 8) & 255}.${asked & 255}`,
    ...cookie,
    ...more,
  };
}

const get = (name: AddressName, who: Who) => shop.get(pathOf(name), 'cs', headersOf(who));

/** What a form could say to do harm, under each of its names. */
function post(name: AddressName, who: Who, intent: string, more: Record<string, string> = {}) {
  const fields = {
    intent,
    email: 'nekdo@example.com',
    role: 'owner',
    person: somebody,
    name: 'Někdo Jiný',
    amount: '100',
    reason: 'jen tak',
    orders: String(order),
    note: 'poznámka',
  };
  return shop.post(pathOf(name), fields, 'cs', headersOf(who, more));
}

interface Outcome {
  status: number;
  location: string | null;
  body: string;
}
async function outcomeOf(answer: Response): Promise<Outcome> {
  const { status, headers } = answer;
  return { status, location: headers.get('Location'), body: await answer.text() };
}

/** Asks for every row, and posts everything to it, or a part of it. */
async function walk(
  who: Who,
  walked: readonly { name: AddressName; needs: Right }[],
  check: (outcome: Outcome, name: AddressName, needs: Right, isPost: boolean) => void,
  part = WHOLE,
): Promise<void> {
  for (const [row, { name, needs }] of walked.entries()) {
    check(await outcomeOf(await get(name, who)), name, needs, false);
    for (const intent of pendingActionsOf(row, part)) {
      check(await outcomeOf(await post(name, who, intent)), name, needs, true);
    }
  }
}

const stages = ['code', 'enrolment'] as const;

let before: Record<string, string>;
async function signedIn(how: SigningIn = {}) {
  const who = await signIn(shop, how);
  before = await marksOfTables(shop);
  return who;
}
beforeEach(async () => void (before = await marksOfTables(shop)));

it('knows the rows and the forms of the section', () => {
  expect(behindSignIns.length).toBeGreaterThan(15);
  expect(sectionActions).toEqual(
    expect.arrayContaining(['invite', 'remove', 'role', 'sessions-end']),
  );
});

describe('no row of the section answers, and nothing is changed for', { timeout }, () => {
  const leadsTo = (door: string) => (outcome: Outcome, name: AddressName) => {
    expect([name, outcome.status, outcome.body]).toEqual([name, 303, '']);
    const to = outcome.location?.replace(/%2F/g, '/');
    expect(to, name).toMatch(new RegExp(`^${door}\\?to=${pathOf(name)}`));
  };

  it('who is not signed in', async () => {
    // As much as any of the lapses below, which together leave out nothing.
    await walk(undefined, behindSignIns, leadsTo('/ad/sign-in'), { nth: 1, of: 4 });
    expect(await marksOfTables(shop)).toEqual(before);
  });

  it('who shows a token that nobody was given', async () => {
    const { cookie } = await signedIn();
    const forged = { cookie: { ...cookie, value: `${cookie.value}x` } };
    await walk(forged, behindSignIns, leadsTo('/ad/sign-in'), { nth: 0, of: 4 });
    expect(await marksOfTables(shop)).toEqual(before);
  });

  it.each(lapses.map(([how, end], nth) => ({ how, end, nth })))(
    'a session that $how',
    async ({ end, nth }) => {
      const who = await signIn(shop);
      expect((await get('operator', who)).status).toBe(200);
      await query(shop, end, [who.sessionId]);
      before = await marksOfTables(shop);
      await walk(who, behindSignIns, leadsTo('/ad/sign-in'), { nth, of: lapses.length });
      expect(await marksOfTables(shop)).toEqual(before);
    },
  );

  it.each(stages)('who has not shown the code: %s', async (stage) => {
    const part = { nth: stages.indexOf(stage), of: stages.length };
    await walk(await signedIn({ stage }), behindSignIns, leadsTo(`/ad/${stage}`), part);
    expect(await marksOfTables(shop)).toEqual(before);
  });

  it('an editor where the owner decides', async () => {
    const who = await signedIn({ role: 'editor' });
    const ofOwner = behindSignIns.filter(({ needs }) => !hasRight('editor', needs));
    expect(ofOwner.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['operatorPeople', 'operatorMoneyBack', 'operatorOrdersFile']),
    );
    await walk(who, ofOwner, ({ status, body }, name) => {
      expect([name, status]).toEqual([name, 403]);
      expect(textOf(body)).toContain('Na toto vaše role nestačí');
      expect(body).not.toMatch(/<table|<input|<select/);
      expect(body).not.toContain('@example.com');
    });
    expect(await marksOfTables(shop)).toEqual(before);
  });

  it('an owner whose proof is old, where the act is grave', async () => {
    const who = await signedIn({ provedMinutesAgo: 6 });
    const grave = behindSignIns.filter(({ needs }) => isGrave(needs));
    await walk(who, grave, (outcome, name, needs, isPost) => {
      if (isPost || needs === 'export') leadsTo('/ad/proof')(outcome, name);
    });
    expect(await marksOfTables(shop)).toEqual(before);
  });

  it('a form of another site, sent by the browser of an owner', async () => {
    const who = await signedIn();
    const foreign: Record<string, string>[] = [
      { 'Sec-Fetch-Site': 'cross-site', Origin: 'https://evil.example' },
      { 'Sec-Fetch-Site': 'same-site', Origin: shop.services.shop.origins.en },
      { 'Sec-Fetch-Site': '', Origin: 'https://evil.example' },
      { 'Sec-Fetch-Site': 'cross-site', Origin: 'null' },
      { 'Sec-Fetch-Site': '' },
    ];
    for (const [row, { name }] of sectionRows.entries()) {
      for (const [nth, headers] of foreign.entries()) {
        for (const intent of pendingActionsOf(row, { nth, of: foreign.length })) {
          const { status, headers: answered } = await post(name, who, intent, headers);
          expect([name, headers, status]).toEqual([name, headers, 403]);
          expect(answered.getSetCookie()).toEqual([]);
        }
      }
    }
    expect(await marksOfTables(shop)).toEqual(before);
  });

  it('a form that is sent to the English host', async () => {
    const who = await signedIn();
    for (const { name } of sectionRows) {
      const answer = await shop.post(pathOf(name), { intent: 'invite' }, 'en', headersOf(who));
      expect([name, answer.status]).toEqual([name, 403]);
    }
    expect(await marksOfTables(shop)).toEqual(before);
  });
});

describe('the doors', { timeout }, () => {
  it('show nothing of the section, and change nothing for who knows nothing', async () => {
    const doors = sectionRows.filter(({ needs }) => needs === 'nothing');
    for (const { name } of doors) {
      const answers = [await get(name, undefined)];
      for (const intent of sectionActions) answers.push(await post(name, undefined, intent));
      for (const answer of answers) {
        const { body } = await outcomeOf(answer);
        expect(answer.headers.getSetCookie().join()).not.toContain('session=');
        expect(body).not.toContain('admin__menu');
        expect(body).not.toContain('zofie');
      }
    }
    expect(await marksOfTables(shop)).toEqual(before);
  });
});

describe('the guard lets in', { timeout }, () => {
  it('an owner everywhere, and an editor wherever the right of the row is an editor’s', async () => {
    const owner = await signIn(shop);
    const editor = await signIn(shop, { role: 'editor' });
    for (const { name, needs } of behindSignIns) {
      const whoMay = hasRight('editor', needs) ? [owner, editor] : [owner];
      for (const who of whoMay) {
        const { status, location } = await outcomeOf(await get(name, who));
        expect([name, status]).not.toEqual([name, 403]);
        expect(location ?? '', name).not.toMatch(/^\/ad\/(sign-in|code|enrolment|proof)/);
      }
    }
  });

  it('by the role of this moment', async () => {
    const who = await signIn(shop, { role: 'editor' });
    expect((await get('operatorPeople', who)).status).toBe(403);
    await query(shop, `update operators set role = 'owner' where id = $1`, [who.id]);
    expect((await get('operatorPeople', who)).status).toBe(200);
    await query(shop, `update operators set role = 'editor' where id = $1`, [who.id]);
    expect((await get('operatorPeople', who)).status).toBe(403);
  });
});

import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { hasRight, isGrave } from '#domain/admin/rights.ts';
import { type SignedIn, signIn } from '#tests/stage/operator.ts';
import { type OrderAdmin, openOrderAdmin } from '#tests/stage/order-desk.ts';
import { sampleAddress } from '#tests/stage/sample-address.ts';
import { behindSignIns } from '#tests/stage/section-rows.ts';
import { type TestShop, createTestShop } from '#tests/stage/shop.ts';
import { marksOfTables } from '#tests/stage/tables.ts';

/** An address can be written in many ways that the router takes for one; the guard has to as well. */
let shop: TestShop;
let admin: OrderAdmin;
beforeAll(async () => {
  shop = await createTestShop();
  admin = await openOrderAdmin(shop);
}, 300_000);
afterAll(() => shop.close());

/** Each way to write one character of the address, behind `/ad/`, as a code. */
function needlesslyCoded(path: string): string[] {
  const begin = '/ad/'.length;
  return Array.from(path.slice(begin)).flatMap((sign, index) => {
    const code = `%${sign.charCodeAt(0).toString(16)}`;
    const at = begin + index;
    return sign === '/' ? [] : [`${path.slice(0, at)}${code}${path.slice(at + 1)}`];
  });
}

const grave = behindSignIns.filter(({ needs }) => isGrave(needs));
const methodsOf = (name: (typeof grave)[number]['name']) =>
  needlesslyCoded(
    sampleAddress(name, 'cs').replace(/^\/ad\/orders\/2(?=\/|$)/, `/ad/orders/${admin.number}`),
  );

async function knock({ visitor }: SignedIn, path: string) {
  const read = await visitor.get(path);
  const fields = { intent: 'invite', action: 'enter', email: 'x@example.com', id: randomUUID() };
  return [read, await visitor.post(path, fields)] as const;
}

it('opens to no editor what is the owner’s, however its address is written', async () => {
  const ofOwner = grave.filter(({ needs }) => !hasRight('editor', needs));
  expect(ofOwner.length).toBeGreaterThan(3);
  for (const { name } of ofOwner) {
    // Somebody new for each: nobody may post as often as there are ways to write all addresses.
    const editor = await signIn(shop, { role: 'editor' });
    const before = await marksOfTables(shop);
    for (const path of methodsOf(name)) {
      for (const { status } of await knock(editor, path))
        expect([path, status]).toEqual([path, 403]);
    }
    expect(await marksOfTables(shop)).toEqual(before);
  }
});

it('asks an owner for the proof, however the address is written', async () => {
  for (const { name, needs } of grave) {
    const owner = await signIn(shop, { provedMinutesAgo: 6 });
    for (const path of methodsOf(name)) {
      const [read, posted] = await knock(owner, path);
      expect([path, posted.location]).toEqual([path, expect.stringContaining('/ad/proof?')]);
      if (needs === 'export') expect(read.location).toContain('/ad/proof?');
    }
  }
});

import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { listAuditOf } from '#database/audit/audit-list.ts';
import { behindItsBack, noteOne } from '#tests/stage/auditing.ts';
import { query } from '#tests/stage/books.ts';
import { nastyTexts } from '#tests/stage/nasty-texts.ts';
import { type SignedIn, signIn } from '#tests/stage/operator.ts';
import { placeOrder } from '#tests/stage/ordering.ts';
import { type TestShop, createTestShop } from '#tests/stage/shop.ts';

let shop: TestShop;
let jana: SignedIn;
beforeEach(async () => {
  shop = await createTestShop();
  jana = await signIn(shop);
});
afterEach(() => shop.close());

/** The numbers of the entries that a page shows, in its sequence. */
async function shown(address: string): Promise<number[]> {
  const { html, status } = await jana.visitor.get(address);
  expect(status).toBe(200);
  return [...html.matchAll(/class="log__seq">#(\d+)</g)].map(([, seq]) => Number(seq));
}

describe('the log of changes on its page', () => {
  it('says when, who, what, and what was before and is after', async () => {
    await placeOrder(shop.visitor());
    const [{ id = '', number = '' } = {}] = await query<Record<string, string>>(
      shop,
      'select id, number from orders',
    );
    await noteOne(shop, {
      operatorId: jana.id,
      subject: id,
      before: { state: 'paid', 'line-0': 'waiting - 0' },
      after: { state: 'delivering', amount: 5_050, again: true },
      at: new Date('2026-11-23T08:30:05Z'),
    });
    const { text, html } = await jana.visitor.get('/ad/audit');
    expect(text).toContain('23. listopadu 2026 9:30:05');
    expect(text).toContain('Jana Malá');
    expect(text).toContain(`změna stavu dodání objednávka ${number}`);
    expect(html).toContain(`href="/ad/orders/${number}"`);
    expect(text).toContain('stav: zaplaceno → dodává se');
    expect(text).toContain('balíček 1: čeká na zahájení, dodáno 0');
    expect(text).toContain('částka: 50,50 Kč');
    expect(text).toContain('znovu: ano');
    expect(text).toContain('e‑mail: jana@example.com → Jana.Nova@example.com');
  });

  it('counts packages as people do, and says why one was held', async () => {
    const line = { line: 0, reason: null };
    await noteOne(shop, {
      operatorId: jana.id,
      before: line,
      after: { ...line, reason: 'target-private', sentOn: '2026-11-20' },
    });
    const { text } = await jana.visitor.get('/ad/audit');
    expect(text).toMatch(/balíček: 1(?! →)/);
    expect(text).toContain('důvod: nic → Profil je soukromý');
    expect(text).toContain('odesláno z banky: 2026-11-20');
  });

  it('speaks English to whom wants it', async () => {
    await noteOne(shop, { operatorId: null });
    const { visitor } = await signIn(shop, { language: 'en' });
    const { text } = await visitor.get('/ad/audit');
    expect(text).toContain('the program delivery status changed');
    expect(text).toContain('state: paid → delivering');
  });

  it('says of what was erased that it was', async () => {
    await noteOne(shop);
    await behindItsBack(shop, `delete from audit_personal where path = 'before.email'`);
    const { text } = await jana.visitor.get('/ad/audit');
    expect(text).toContain('e‑mail: vymazáno → Jana.Nova@example.com');
  });

  it('is turned page by page, older and newer, without losing any', async () => {
    for (let i = 0; i < 120; i += 1) await noteOne(shop, { personalBefore: {}, personalAfter: {} });
    const down = (from: number, to: number) =>
      Array.from({ length: from - to + 1 }, (_, i) => from - i);
    expect(await shown('/ad/audit')).toEqual(down(120, 71));
    expect(await shown('/ad/audit?after=71')).toEqual(down(70, 21));
    expect(await shown('/ad/audit?after=21')).toEqual(down(20, 1));
    expect(await shown('/ad/audit?before=20')).toEqual(down(70, 21));
    const { html } = await jana.visitor.get('/ad/audit?after=21');
    expect(html).toContain('href="/ad/audit?before=20"');
    expect(html).not.toContain('after=1"');
  });

  it('names the program that changed a thing on the page of that thing too', async () => {
    const id = randomUUID();
    await query(
      shop,
      `insert into api_tokens (id, name, hash, scopes, made_by, created_at)
       values ($1, 'Účetnictví', 'x', '{}', $2, now())`,
      [id, jana.id],
    );
    await noteOne(shop, { operatorId: id, subject: 'a review' });
    const [entry] = await listAuditOf(shop.services.db, ['a review']);
    expect(entry).toMatchObject({ person: 'Účetnictví', isApiClient: false });
  });

  it('is filtered by person, action, order and day, all of it in the address', async () => {
    await placeOrder(shop.visitor());
    const [{ id = '', number = '' } = {}] = await query<Record<string, string>>(
      shop,
      'select id, number from orders',
    );
    await noteOne(shop, { operatorId: jana.id, subject: id });
    await noteOne(shop, { operatorId: null, action: 'not-done' });
    // Half past eleven in the evening in London is the next day in Prague.
    await noteOne(shop, { at: new Date('2026-03-01T23:30:00Z') });
    expect(await shown(`/ad/audit?person=${jana.id}`)).toEqual([1]);
    expect(await shown('/ad/audit?person=program')).toEqual([2]);
    expect(await shown('/ad/audit?action=not-done')).toEqual([2]);
    expect(await shown(`/ad/audit?order=${number}`)).toEqual([1]);
    expect(await shown('/ad/audit?day=2026-03-02')).toEqual([3]);
    expect(await shown('/ad/audit?day=2026-03-01')).toEqual([]);
    expect(await shown('/ad/audit?action=order-moved&day=2026-03-02')).toEqual([3]);
    expect(await shown('/ad/audit?action=%00&day=x&after=1e9&order=x')).toEqual([3, 2, 1]);
    const { html } = await jana.visitor.get('/ad/audit?day=2026-03-01');
    expect(html).toContain('value="2026-03-01"');
  });

  it('shows hostile values as the text that they are', async () => {
    for (const text of [...Object.values(nastyTexts), `<b>${'x'.repeat(10_000)}</b>`]) {
      await noteOne(shop, { after: { text }, personalAfter: { name: text }, subject: text });
    }
    const { status, html } = await jana.visitor.get('/ad/audit');
    expect(status).toBe(200);
    expect(html).not.toMatch(/<svg onload|<b>x|<script>alert/);
    expect(html).toContain('&lt;svg onload=alert(1)&gt;');
    expect(html).toContain('x'.repeat(10_000));
  });

  it('is the owner’s', async () => {
    const editor = await signIn(shop, { role: 'editor' });
    expect((await editor.visitor.get('/ad/audit')).status).toBe(403);
    expect((await shop.visitor().get('/ad/audit')).location).toContain('/ad/sign-in');
  });
});

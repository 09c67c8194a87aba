import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { query } from '#tests/stage/books.ts';
import { openMessage } from '#tests/stage/messages.ts';
import { signIn } from '#tests/stage/operator.ts';
import { type TestShop, createTestShop } from '#tests/stage/shop.ts';

let shop: TestShop;
beforeEach(async () => {
  shop = await createTestShop();
});
afterEach(() => shop.close());

describe('the list of messages', () => {
  it('finds by name, address, words, number and what was answered', async () => {
    const admin = await openMessage(shop, {
      input: { message: 'Zajímají mě lajky na Instagramu' },
    });
    await openMessage(shop, { input: { name: 'Petr Novák', email: 'petr@example.com' } });
    await admin.send('note', { text: 'Slíbena velkoobchodní sleva' });
    const found = async (q: string) => {
      const { html } = await admin.operator.visitor.get(
        `/ad/messages?${new URLSearchParams({ q })}`,
      );
      return [...html.matchAll(/href="\/ad\/messages\/(\d+)"/g)].map(([, number]) =>
        Number(number),
      );
    };
    const own = [admin.number];
    for (const q of [
      'rihova',
      'ZOFIE@example',
      'lajky instagram',
      'velkoobchodni',
      `#${admin.number}`,
    ])
      expect([q, await found(q)]).toEqual([q, own]);
    expect(await found('ri')).toEqual(own);
    expect(await found('100%')).toEqual([]);
    expect(await found('nikdo_takový')).toEqual([]);
  });

  it('is filtered by state, kind, person and language, and takes no nonsense', async () => {
    const admin = await openMessage(shop);
    await openMessage(shop, { where: 'package', input: { email: 'b@example.com' } });
    await admin.send('mine', {});
    const rows = async (query: string) =>
      (await admin.operator.visitor.get(`/ad/messages?${query}`)).html.match(/<tr>/g)?.length ?? 0;
    expect(await rows('')).toBe(3);
    expect(await rows('kind=bulk')).toBe(2);
    expect(await rows('to=me')).toBe(2);
    expect(await rows('to=nobody&state=open')).toBe(2);
    expect(await rows('language=en')).toBe(0);
    expect(await rows('state=closed')).toBe(0);
    expect(await rows('state=x&kind=y&to=z&language=q&after=2020-01~1&before=%00')).toBe(3);
  });

  it.each([
    ['all of them', ''],
    ['a word that all have', '?q=text'],
  ])('goes on page by page without losing or repeating a message: %s', async (_, asked) => {
    const { visitor } = await signIn(shop);
    await query(
      shop,
      `insert into messages (id, kind, locale, name, email, phone, company, service, message, created_at, opened_at,
         changed_at)
       select gen_random_uuid(), 'contact', 'cs', 'Někdo', 'n@example.com', '', '', 'instagram', 'Text ' || i, now(),
         now(),
         now() - make_interval(mins => i / 3) from generate_series(1, 120) i`,
    );
    const seen: string[] = [];
    let next: string | undefined = `/ad/messages${asked}`;
    while (next !== undefined) {
      const { html } = await visitor.get(next);
      seen.push(...[...html.matchAll(/href="\/ad\/messages\/(\d+)"/g)].map(([, n = '']) => n));
      next = /href="([^"]*after=[^"]*)"/.exec(html)?.[1]?.replaceAll('&amp;', '&');
    }
    expect(seen).toHaveLength(120);
    expect(new Set(seen).size).toBe(120);
  });
});

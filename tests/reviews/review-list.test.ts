import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { query } from '#tests/stage/books.ts';
import { errorsOf } from '#tests/stage/html.ts';
import { type SignedIn, signIn } from '#tests/stage/operator.ts';
import { storeReview } from '#tests/stage/reviewing.ts';
import { type TestShop, createTestShop } from '#tests/stage/shop.ts';

let shop: TestShop;
let me: SignedIn;
beforeEach(async () => {
  shop = await createTestShop();
  me = await signIn(shop);
});
afterEach(() => shop.close());

describe('the list of reviews', () => {
  it('has what waits first, then the newest, and is filtered and searched', async () => {
    await storeReview(shop, {
      name: 'Stará',
      origin: 'imported',
      createdAt: '2020-01-01T10:00:00Z',
      state: 'pending',
    });
    await storeReview(shop, {
      name: 'Nová',
      origin: 'sample',
      text: 'Sto_procent 100% spokojená.',
    });
    await storeReview(shop, {
      name: 'Cizí',
      origin: 'generated',
      language: 'en',
      service: 'TikTok likes',
    });
    const names = async (query_ = '') => {
      const { html } = await me.visitor.get(`/ad/reviews${query_}`);
      return [...html.matchAll(/href="\/ad\/reviews\/[\da-f-]{36}">([^<]+)</g)].map(
        ([, name]) => name,
      );
    };
    expect((await names())[0]).toBe('Stará');
    expect(await names('?state=pending')).toEqual(['Stará']);
    expect(await names('?origin=sample')).toEqual(['Nová']);
    expect(await names('?platform=tiktok')).toEqual(['Cizí']);
    expect(await names('?language=en&rating=3')).toEqual(['Cizí']);
    expect(await names('?service=TikTok+likes')).toEqual(['Cizí']);
    expect(await names('?rating=5')).toEqual([]);
    expect(await names('?q=100%25')).toEqual(['Nová']);
    expect(await names('?q=o_p')).toEqual(['Nová']);
    expect(await names('?q=stara')).toEqual(['Stará']);
    expect(await names(`?q=${encodeURIComponent('NOVÁ')}`)).toEqual(['Nová']);
    expect(await names('?state=x&after=1_9999-99-99T99:99:99Z_x&rating=9')).toHaveLength(3);
    const short = await me.visitor.get('/ad/reviews?q=ab');
    expect(errorsOf(short.html)).toEqual({ q: 'Napište aspoň 3 znaky.' });
  });

  it('is turned page by page, without losing any', async () => {
    await query(
      shop,
      `insert into reviews (id, name, text, rating, service, language, origin, state, created_at)
       select gen_random_uuid(), 'J' || i, 'Dobré.', 5, 'Instagram', 'cs', 'sample',
         case when i % 4 = 0 then 'pending' else 'published' end, now() - i / 10 * interval '1 day'
       from generate_series(1, 120) i`,
    );
    const seen: string[] = [];
    let address: string | undefined = '/ad/reviews';
    for (let page = 0; address !== undefined && page < 5; page += 1) {
      const { html } = await me.visitor.get(address);
      seen.push(
        ...[...html.matchAll(/href="\/ad\/reviews\/([\da-f-]{36})">/g)].map(([, id = '']) => id),
      );
      address = /href="([^"]+)"[^>]*rel="next"/.exec(html)?.[1]?.replaceAll('&amp;', '&');
    }
    expect([seen.length, new Set(seen).size]).toEqual([120, 120]);
  });

  it('has the switches of the site, which are logged', async () => {
    me = await signIn(shop, { role: 'editor' });
    const saved = await me.visitor.follow(
      await me.visitor.post('/ad/reviews', { intent: 'switches', samples: 'on' }),
    );
    expect(saved.text).toContain('Přepínače jsou uložené.');
    expect(saved.html).toMatch(/name="samples"[^>]*checked/);
    expect(await query(shop, 'select samples, generated from review_switches')).toEqual([
      { samples: true, generated: false },
    ]);
    expect(
      await query(shop, `select from audit_entries where action = 'reviews-switched'`),
    ).toHaveLength(1);
  });
});

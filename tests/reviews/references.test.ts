import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { sampleReviews } from '#content/reviews/samples.ts';
import { switchReviews } from '#flows/reviews/decide-review.ts';
import { platformOf } from '#domain/reviews/platform.ts';
import { query } from '#tests/stage/books.ts';
import { createCuttableShop } from '#tests/stage/cuttable-shop.ts';
import type { DatabaseProxy } from '#tests/stage/database-proxy.ts';
import { titleOf } from '#tests/stage/html.ts';
import { storeReview, eva } from '#tests/stage/reviewing.ts';
import type { TestShop } from '#tests/stage/shop.ts';

const publicShop = {
  CS_ORIGIN: 'https://vzlet.example',
  EN_ORIGIN: 'https://en.vzlet.example',
  ALLOW_TEST_CHECKOUT: 'true',
};

let shop: TestShop;
let database: DatabaseProxy | undefined;
async function open(env: Record<string, string> = {}): Promise<void> {
  ({ shop, database } = await createCuttableShop({
    env,
  }));
}
afterEach(async () => {
  database?.mend();
  await shop.close();
  await database?.close();
});

const read = async (path: string, locale: 'cs' | 'en' = 'cs') =>
  (await shop.visitor(locale).get(path)) ?? '';
const authorsOn = async (path: string): Promise<string[]> =>
  [...(await read(path)).html.matchAll(/<figcaption.*?<strong>(.*?)<\/strong>/gs)].map(
    ([, name = '']) => name.replaceAll('&nbsp;', '\u00a0'),
  );

describe('on a local shop', () => {
  beforeEach(() => open());

  it('all reviews stand on pages, newest first, each with its label', async () => {
    await storeReview(shop, { name: 'Nejnovější', origin: 'imported' });
    await storeReview(shop, {
      name: 'Mezi',
      origin: 'generated',
      createdAt: '2022-08-01T10:00:00Z',
    });
    await storeReview(shop, { name: 'Čeká', origin: 'imported', state: 'pending' });
    const pages = await Promise.all(
      [1, 2, 3, 4].map((n) => authorsOn(n === 1 ? '/reference' : `/reference/page/${n}`)),
    );
    const samples = sampleReviews.cs.toReversed().map(({ name }) => name);
    const cursor = samples.indexOf('Michal');
    expect(pages.flat()).toEqual([
      'Nejnovější',
      ...samples.slice(0, cursor),
      'Mezi',
      ...samples.slice(cursor),
    ]);
    const { text } = await read('/reference');
    expect(text).toContain('Převzatá recenze');
    expect(text.match(/Ukázková recenze/g)).toHaveLength(9);
    expect((await read('/reference/page/2')).text).toContain('Vytvořeno AI');
    expect(text).toContain('Jak recenze získáváme a ověřujeme');
    expect(text).toContain('35M+');
    expect(text).toContain('Ukázkové údaje');
  });

  it('a page beyond the last is not found, and the first has one address', async () => {
    const last = await read('/reference/page/3');
    expect(last.status).toBe(200);
    expect(last.html).not.toContain('rel="next"');
    for (const path of [
      '/reference/page/4',
      '/reference/page/99999',
      '/reference/page/0',
      '/reference/page/x',
      '/reference/spotify',
      '/reference/twitch/page/2',
    ]) {
      const { status, location } = await read(path);
      expect([status, location], path).toEqual([302, 'http://localhost:3000/404']);
    }
    const first = await read('/reference/page/1');
    expect([first.status, first.location]).toEqual([308, 'http://localhost:3000/reference']);
  });

  it('those of a network have an address and a title of their own', async () => {
    await storeReview(shop, {
      name: 'Z Facebooku',
      origin: 'imported',
      service: 'Lajky na Facebooku',
    });
    expect((await authorsOn('/reference/facebook'))[0]).toBe('Z Facebooku');
    const page = await read('/reference/facebook');
    expect(titleOf(page.html)).toBe('Recenze: Facebook | Vzlet');
    expect(page.html).toMatch(/href="\/reference\/facebook"[^>]*aria-current="page"/);
    expect((await authorsOn('/reference/twitch')).length).toBe(1);
    expect(titleOf((await read('/reference/page/2')).html)).toContain('strana 2');
    expect((await read('/reference/page/2')).html).toMatch(/<h1>Reference, strana 2<\/h1>/);
  });

  it('lead on to the prices of their network where it is sold, else to all prices', async () => {
    for (const [path, prices] of [
      ['/reference', '/cenik'],
      ['/reference/tiktok', '/cenik/tiktok#tiktok'],
      ['/reference/instagram', '/cenik#instagram'],
      ['/reference/twitter', '/cenik'],
      ['/reference/twitch', '/cenik'],
    ] as const) {
      expect((await read(path)).html, path).toMatch(
        new RegExp(`href="${prices}"[^>]*>Vybrat balíček`),
      );
    }
  });

  it('how they are gathered shows each label as it stands beside a review, and where to write', async () => {
    const { html } = await read('/jak-overujeme-recenze');
    const marks = [...html.matchAll(/<span class="tag[^"]*">(?:<svg.*?<\/svg>)?([^<]+)</gs)];
    expect(marks.map(([, label]) => label)).toEqual([
      'Ověřený nákup',
      'Převzatá recenze',
      'Ukázková recenze',
      'Vytvořeno AI',
      'Sestaveno automaticky',
    ]);
    expect(html).toMatch(/<main.*href="mailto:.*<\/main>/s);
  });

  it('an imported one links to its source only where that is an address of the web', async () => {
    await storeReview(shop, { name: 'A', origin: 'imported', source: 'https://example.com/r?a=1' });
    await storeReview(shop, { name: 'B', origin: 'imported', source: 'javascript:alert(1)' });
    const { html } = await read('/reference');
    expect(html).toContain('href="https://example.com/r?a=1"');
    expect(html).not.toMatch(/href="javascript/);
  });

  it.each([
    '<script>alert(1)</script>',
    '"><img src=x onerror=alert(1)>',
    '</p></blockquote><svg/onload=alert(1)>',
  ])('markup in a review is text: %s', async (markup) => {
    await storeReview(shop, { name: markup, text: markup, origin: 'imported', source: markup });
    for (const path of ['/', '/reference']) {
      const { html, text } = await read(path);
      expect(text).toContain(markup);
      expect(html).not.toContain(markup);
    }
  });

  it('the English edition shows its own, with the country', async () => {
    const { text } = await read('/reference', 'en');
    expect(text).toContain('Ruth (Cambridge, United Kingdom)');
    expect(text).toContain('Sample review');
    expect(text).not.toMatch(/Ukázková recenze|Brno|hvězdiček/);
  });

  it('while the database is away the samples stand there, and nothing is said', async () => {
    await storeReview(shop, { name: 'V tabulce', origin: 'imported' });
    expect(await authorsOn('/reference')).toContain('V tabulce');
    database?.cut();
    for (const path of ['/', '/reference', '/reference/tiktok', '/reference/page/3']) {
      const { status, text } = await read(path);
      expect(status).toBe(200);
      expect(text).toContain('Ukázková recenze');
    }
    expect((await read('/reference/page/9')).status).toBe(503);
  });
});

describe('on a public shop', () => {
  beforeEach(() => open(publicShop));

  it('without reviews it says how they are gathered, without figures and without an empty list', async () => {
    for (const path of ['/', '/reference']) {
      const { status, text, html } = await read(path);
      expect(status).toBe(200);
      expect(text).toContain('Napíšete, jak to bylo');
      expect(text).not.toMatch(/Ukázková recenze|Ukázkové údaje|35M|98 %|1\.300/);
      expect(html).not.toContain('class="guest-book"');
    }
    expect((await read('/reference/instagram')).status).toBe(302);
  });

  it('samples and generated ones show once they are switched on, with their labels', async () => {
    await storeReview(shop, { name: 'Model', origin: 'generated' });
    await storeReview(shop, { name: 'Skladba', origin: 'generated', writer: 'composer' });
    await storeReview(shop, { name: 'Člověk', origin: 'imported' });
    expect(await authorsOn('/reference')).toEqual(['Člověk']);
    expect(await authorsOn('/')).toEqual(['Člověk']);
    await switchReviews(shop.services, eva, { samples: false, generated: true });
    await expect.poll(() => authorsOn('/reference')).toHaveLength(3);
    await expect.poll(() => authorsOn('/')).toHaveLength(3);
    const { text } = await read('/reference');
    expect(text).toContain('Vytvořeno AI');
    expect(text).toContain('Sestaveno automaticky');
    await switchReviews(shop.services, eva, { samples: true, generated: false });
    await expect.poll(() => authorsOn('/reference')).toHaveLength(10);
    expect((await read('/reference')).text).toContain('Ukázková recenze');
    database?.cut();
    expect((await read('/reference')).text).toContain('Ukázková recenze');
  });
});

describe('the table', () => {
  beforeEach(() => open());

  it('keeps no review without what its origin needs', async () => {
    const insert = (columns: string, values: string) =>
      query(
        shop,
        `insert into reviews (id, name, text, rating, service, language, created_at, ${columns})
         values ('${randomUUID()}', 'Jana', 'Dobré.', 5, 'Instagram', 'cs', now(), ${values})`,
      );
    await expect(insert('origin', `'customer'`)).rejects.toThrow('reviews_purchase');
    await expect(insert('origin, order_id', `'customer', '${randomUUID()}'`)).rejects.toThrow(
      /reviews_purchase/,
    );
    await expect(
      insert('origin, order_id, line_position', `'customer', '${randomUUID()}', 0`),
    ).rejects.toThrow(/reviews_order_line/);
    await expect(insert('origin', `'imported'`)).rejects.toThrow('reviews_source');
    await expect(insert('origin', `'generated'`)).rejects.toThrow('reviews_writer');
    await expect(insert('origin', `'bought'`)).rejects.toThrow('reviews_origin');
    await expect(insert('origin, state', `'sample', 'rejected'`)).rejects.toThrow('reviews_reason');
    await insert('origin', `'sample'`);
  });

  it('knows the platform of a service as the rule does', async () => {
    const services = [
      'Instagram sledující',
      'zhlédnutí na tiktoku',
      'YOUTUBE',
      'Facebook',
      'X',
      '',
    ];
    for (const service of services)
      await storeReview(shop, { name: 'A', origin: 'sample', service });
    const rows = await query(shop, 'select service, platform from reviews');
    expect(rows).toHaveLength(services.length);
    for (const { service, platform } of rows) expect(platform).toBe(platformOf(String(service)));
  });
});

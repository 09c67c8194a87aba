import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { query } from '#tests/stage/books.ts';
import { confirmImport, fileOf, importedReviews, rowOf, sendFile } from '#tests/stage/importing.ts';
import { type SignedIn, signIn } from '#tests/stage/operator.ts';
import { readImport } from '#flows/reviews/read-import.ts';
import { keepRetention } from '#flows/people/keep-retention.ts';
import { type TestShop, createTestShop } from '#tests/stage/shop.ts';
import { createClock, type TestClock } from '#tests/stage/time.ts';

let shop: TestShop;
let me: SignedIn;
let time: TestClock;
beforeEach(async () => {
  time = createClock();
  shop = await createTestShop({ clock: time.clock });
  me = await signIn(shop, { role: 'editor' });
});
afterEach(() => shop.close());

const stateOf = async (id: string) =>
  (await query(shop, 'select * from review_imports where id = $1', [id]))[0];
const pageOf = (id: string) => me.visitor.get(`/ad/reviews/import/${id}`);

describe('a file of reviews', () => {
  it('is shown before anything is stored, then taken over with its source and its own dates', async () => {
    const rows = [rowOf(1), rowOf(2), rowOf(1), 'Petr;4,5;Dobré;2025-01-01;TikTok;cs'];
    const sent = await sendFile(shop, me, fileOf(rows));
    expect([sent.status, sent.location]).toEqual([303, `/ad/reviews/import/${sent.id}`]);
    const preview = await pageOf(sent.id);
    expect(preview.text).toContain('Převzít jde 2 recenze.');
    expect(preview.text).toContain('Dvakrát nebo už převzaté: 1.');
    expect(preview.text).toContain('Řádek 5: hodnocení je mezi dvěma hvězdičkami');
    expect(preview.text).toContain('Jana 1');
    expect(await importedReviews(shop)).toEqual([]);
    await confirmImport(shop, me, sent.id, 'publish');
    expect(await importedReviews(shop)).toMatchObject([
      { name: 'Jana 1', state: 'published', source: 'Heureka', decided_by: 'Jana Malá' },
      { name: 'Jana 2', created_at: new Date('2025-11-03T12:00:00Z') },
    ]);
    expect((await pageOf(sent.id)).text).toContain('Hotovo. Převzali jsme 2 recenze.');
    const { text, html } = await shop.visitor().get('/reference');
    expect(text).toMatch(/Převzatá recenze zdroj\s?: Heureka\s?, stav k 1\. listopadu 2026/);
    expect(text).not.toContain('Ověřený nákup zdroj');
    expect(html).toContain('href="https://www.heureka.cz/obchody/vzlet"');
    expect(html).not.toMatch(/"@type":"(Review|AggregateRating)"/);
    expect((await shop.visitor().get('/')).text).not.toMatch(/ověřeným nákupem/);
  });

  it('waits where that is chosen, and a published one keeps its own date', async () => {
    const { id } = await sendFile(shop, me, fileOf([rowOf(3)]));
    await confirmImport(shop, me, id, 'wait');
    const [{ id: review = '' } = {}] = await importedReviews(shop);
    expect((await shop.visitor().get('/reference')).text).not.toContain('číslo 3');
    const page = await me.visitor.get(`/ad/reviews/${review}`);
    expect(page.text).toContain('převzetí recenzí');
    await me.visitor.post(`/ad/reviews/${review}`, { intent: 'publish', seen: 'none' });
    expect(await importedReviews(shop)).toMatchObject([
      { state: 'published', created_at: new Date('2025-11-04T12:00:00Z') },
    ]);
    expect((await shop.visitor().get('/reference')).text).toContain('4. listopadu 2025');
  });

  it('is withdrawn as a whole, and can then be brought in again', async () => {
    const file = fileOf([rowOf(1), rowOf(2)]);
    const first = await sendFile(shop, me, file);
    await confirmImport(shop, me, first.id, 'publish');
    const again = await sendFile(shop, me, file);
    expect((await pageOf(again.id)).text).toContain('Dvakrát nebo už převzaté: 2.');
    await me.visitor.post(`/ad/reviews/import/${first.id}`, { intent: 'withdraw' });
    await shop.workOnce();
    expect(await importedReviews(shop)).toEqual([]);
    expect((await pageOf(first.id)).text).toContain('žádná recenze z něj nezbyla');
    expect((await shop.visitor().get('/reference')).text).not.toContain('Jana 1');
    const third = await sendFile(shop, me, file);
    await confirmImport(shop, me, third.id, 'wait');
    expect(await importedReviews(shop)).toHaveLength(2);
    const log = await query(
      shop,
      `select action from audit_entries where subject = $1 order by seq`,
      [first.id],
    );
    expect(log.map(({ action }) => action)).toEqual(['reviews-imported', 'import-withdrawn']);
  });

  it('sent and confirmed twice is one import', async () => {
    const file = fileOf([rowOf(1)]);
    const { id } = await sendFile(shop, me, file);
    expect((await sendFile(shop, me, file, { id })).status).toBe(303);
    await confirmImport(shop, me, id, 'wait');
    await confirmImport(shop, me, id, 'publish');
    expect(await importedReviews(shop)).toMatchObject([{ state: 'pending' }]);
  });

  it('that is discarded, or left for a day, is forgotten', async () => {
    const one = await sendFile(shop, me, fileOf([rowOf(1)]));
    const gone = await me.visitor.post(`/ad/reviews/import/${one.id}`, { intent: 'discard' });
    expect(gone.status).toBe(303);
    const two = await sendFile(shop, me, fileOf([rowOf(2)]));
    await time.pass(shop, 24 * 60 + 1);
    await keepRetention(shop.services);
    expect([await stateOf(one.id), await stateOf(two.id)]).toEqual([undefined, undefined]);
    expect(await query(shop, 'select from review_import_rows')).toEqual([]);
  });

  it('is stored by rows of which none is lost or doubled when the job ends in the middle', async () => {
    const { id } = await sendFile(
      shop,
      me,
      fileOf(Array.from({ length: 1200 }, (_, i) => rowOf(i))),
    );
    await query(
      shop,
      `create function stop_once() returns trigger language plpgsql as $$ begin
        if (select count(*) from reviews) >= 500 then raise 'stopped'; end if; return new; end $$`,
    );
    await query(
      shop,
      'create trigger stop_once before update on review_imports for each row execute function stop_once()',
    );
    await confirmImport(shop, me, id, 'wait');
    expect(await stateOf(id)).toMatchObject({ state: 'running', stored: 0 });
    await query(shop, 'drop trigger stop_once on review_imports');
    await query(shop, `update graphile_worker._private_jobs set run_at = now()`);
    await shop.workOnce();
    expect(await stateOf(id)).toMatchObject({ state: 'done', stored: 1200, doubles: 0 });
    expect(new Set((await importedReviews(shop)).map(({ name }) => name)).size).toBe(1200);
  });

  it('keeps formulas as plain text', async () => {
    const cells = ['=1+1', '+A1', '-2', '@SUM(A1)', '\t=cmd'];
    const rows = cells.map((cell, i) => rowOf(i, `"${cell}"`));
    const { id } = await sendFile(shop, me, fileOf(rows));
    await confirmImport(shop, me, id, 'publish');
    const stored = (await importedReviews(shop)).map(({ text }) => text);
    expect(stored).toEqual(['=1+1', '+A1', '-2', '@SUM(A1)', '=cmd']);
    expect((await shop.visitor().get('/reference')).text).toContain('„=1+1“');
  });

  it('lets everything else have its turn while it is read', async () => {
    const text = 'Dlouhá recenze, která se čte po kouskách. '.repeat(40);
    const file = fileOf(Array.from({ length: 2000 }, (_, i) => rowOf(i, text)));
    let turns = 0;
    let isReading = true;
    const count = () => {
      turns += 1;
      if (isReading) setImmediate(count);
    };
    setImmediate(count);
    const form = {
      id: '00000000-0000-4000-8000-000000000001',
      source: 'Heureka',
      sourceUrl: '',
      exportedOn: '2026-11-01',
      language: 'cs',
      platform: '',
    };
    const bytes = new TextEncoder().encode(file);
    const sent = { form, file: { name: 'x.csv', bytes } };
    expect(await readImport(shop.services, me, sent)).toEqual({ ok: true });
    isReading = false;
    expect(turns).toBeGreaterThan(bytes.byteLength / (32 * 1024));
  });
});

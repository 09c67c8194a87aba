import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { errorsOf } from '#tests/stage/html.ts';
import { query } from '#tests/stage/books.ts';
import {
  HEADER,
  confirmImport,
  fileOf,
  importedReviews,
  rowOf,
  sendFile,
  sendReading,
} from '#tests/stage/importing.ts';
import { type SignedIn, signIn } from '#tests/stage/operator.ts';
import { type TestShop, createTestShop } from '#tests/stage/shop.ts';
import { faultsOfHtml } from '#tests/stage/valid-html.ts';

let shop: TestShop;
let me: SignedIn;
beforeEach(async () => {
  shop = await createTestShop();
  me = await signIn(shop, { role: 'editor' });
});
afterEach(() => shop.close());

it('is read again by the same form where the program ended in the middle of it', async () => {
  const id = randomUUID();
  await query(
    shop,
    `insert into review_imports (id, source, exported_on, file, operator_id, person, state, created_at)
     values ($1, 'Heureka', '2026-11-01', 'a.csv', $2, 'Eva', 'reading', now() - interval '3 minutes')`,
    [id, me.id],
  );
  expect((await sendFile(shop, me, fileOf([rowOf(1)]), { id })).status).toBe(303);
  await confirmImport(shop, me, id, 'wait');
  expect(await importedReviews(shop)).toHaveLength(1);
});

describe('a file is read', () => {
  const read = async (content: string | Uint8Array<ArrayBuffer>, input = {}) => {
    const { id, status } = await sendFile(shop, me, content, input);
    expect(status).toBe(303);
    await confirmImport(shop, me, id, 'wait');
    return importedReviews(shop);
  };

  it.each([
    [
      ',',
      'name,rating,text,date,service,language\nJana,5/5,"Good, and fast.",2025-11-01,TikTok views,en',
    ],
    [
      '\t',
      'Datum\tRecenze\tAutor\tPočet hvězdiček\tPlatforma\n1. 11. 2025\tGood, and fast.\tJana\t★★★★★\tTikTok views',
    ],
    [
      ';',
      '\ufeffText;Jméno;Hodnocení;Datum;Služba\nGood, and fast.;Jana;5,0;2025-11-01 10:00;TikTok views',
    ],
  ])('with columns named in either language, apart by "%s"', async (_, content) => {
    expect(await read(content)).toMatchObject([
      { name: 'Jana', rating: 5, text: 'Good, and fast.', platform: 'tiktok' },
    ]);
  });

  it('in Windows-1250 as in UTF-8', async () => {
    const czech: Record<string, number> = { é: 0xe9, ž: 0x9e, ů: 0xf9, ý: 0xfd, í: 0xed, á: 0xe1 };
    const content = 'jméno;rating;text;date\nŽofie;4;Můžu říct: nevím;2025-01-02'
      .replace('Ž', 'z')
      .replace('ř', 'r');
    const bytes = Uint8Array.from([...content], (one) => czech[one] ?? one.charCodeAt(0));
    expect(await read(bytes, { platform: 'facebook' })).toMatchObject([
      { name: 'zofie', text: 'Můžu ríct: nevím', service: 'Facebook', platform: 'facebook' },
    ]);
  });

  const workbook = Uint8Array.from([0x50, 0x4b, 3, 4, 0, 0]);
  it.each<[string, string | Uint8Array<ArrayBuffer> | undefined, string]>([
    ['none', undefined, 'Vyberte soubor.'],
    ['an empty one', '', 'V souboru nic není.'],
    [
      'JSON of something else',
      '{"type": "FeatureCollection", "features": [{"type": "Feature"}]}',
      'Toto je GeoJSON a recenze v něm nevidíme. Vyvezte je prosím jako CSV.',
    ],
    [
      'XML of something else',
      '<?xml version="1.0"?><SHOP><SHOPITEM><ITEM_ID>1</ITEM_ID></SHOPITEM></SHOP>',
      'Toto je XML <SHOP> a recenze v něm nevidíme. Vyvezte je prosím jako CSV.',
    ],
    [
      'JSON that ends in the middle',
      '{"reviews": [{"comment": "x"',
      'Soubor je poškozený nebo neúplný. Vyvezte ho prosím znovu.',
    ],
    [
      'another encoding',
      Uint8Array.from([0x6a, 0x81, 0x98]),
      'Kódování souboru neumíme přečíst. Uložte ho prosím jako CSV v kódování UTF‑8.',
    ],
    ['a workbook', workbook, 'Toto není textový soubor. Uložte tabulku jako CSV.'],
    [
      'more than ten megabytes',
      'x'.repeat(10 * 1024 * 1024 + 1),
      'Soubor je větší než 10 MB. Rozdělte ho prosím.',
    ],
  ])('or refused with words and everything typed kept: %s', async (_, content, words) => {
    const sent = await sendFile(shop, me, content);
    expect(sent.status).toBe(422);
    expect(errorsOf(sent.html)['file']?.replaceAll('\u00a0', ' ')).toBe(words);
    expect(sent.html).toContain('value="Heureka"');
    expect(await query(shop, 'select from review_imports')).toEqual([]);
  });

  it('with columns that are assigned by hand where their names say nothing', async () => {
    const content = 'a,b,c,d\n3/4/2026,Jana,9,Dobré a včas.\n5/6/2026,Petr,10,Jde to.\n';
    const { id, status } = await sendFile(shop, me, content, { platform: 'tiktok' });
    expect(status).toBe(303);
    const page = await me.visitor.get(`/ad/reviews/import/${id}`);
    expect(Object.keys(errorsOf(page.html))).toEqual([
      'column-name',
      'column-rating',
      'column-date',
      'column-text',
    ]);
    expect(await faultsOfHtml(page.html)).toEqual([]);
    const columns = { name: '1', rating: '2', date: '0', text: '3' };
    const assigned = Object.fromEntries(
      Object.entries(columns).map(([column, at]) => [`column-${column}`, at]),
    );
    // What was not read yet is never confirmed unseen.
    const early = await sendReading(me, id, { ...assigned, intent: 'begin', choice: 'publish' });
    expect(early.headers.get('Location')).toBe(`/ad/reviews/import/${id}?changed=1`);
    await shop.workOnce();
    expect(await importedReviews(shop)).toEqual([]);
    const asked = await me.visitor.get(`/ad/reviews/import/${id}?changed=1`);
    expect(errorsOf(asked.html)['dateOrder']).toContain('3/4/2026');
    expect(await faultsOfHtml(asked.html)).toEqual([]);
    expect(asked.text).toContain('Řádek 2: hodnocení je mezi dvěma hvězdičkami');
    await sendReading(me, id, { dateOrder: 'month-first', isRoundedDown: 'on', intent: 'read' });
    await confirmImport(shop, me, id, 'wait');
    expect(await importedReviews(shop)).toMatchObject([
      { name: 'Jana', rating: 4, created_at: new Date('2026-03-04T12:00:00Z') },
      { name: 'Petr', rating: 5, created_at: new Date('2026-05-06T12:00:00Z') },
    ]);
    expect(await query(shop, 'select from review_import_parts')).toEqual([]);
  });

  it('and each row that cannot be is named and left out', async () => {
    const bytes = Buffer.from(`${HEADER}\n"Jana;5;x\n${rowOf(2)}\n${rowOf(3)}\n`);
    bytes[bytes.indexOf('č', bytes.lastIndexOf('\nJana'))] = 0xff;
    const { id } = await sendFile(shop, me, Uint8Array.from(bytes));
    const { text } = await me.visitor.get(`/ad/reviews/import/${id}`);
    expect(text).toContain('Řádek 2: uvozovky se v něm otevírají a nezavírají');
    expect(text).toContain('Řádek 4: je v něm znak, který nejde přečíst');
    await confirmImport(shop, me, id, 'wait');
    expect(await importedReviews(shop)).toMatchObject([{ name: 'Jana 2' }]);
  });

  it('again, and where that is refused it is said why', async () => {
    const broken = `"Jana;5;x\n${fileOf([rowOf(1)])}\n`;
    const { id } = await sendFile(shop, me, broken);
    const again = await sendReading(me, id, { isHeaderless: 'on', intent: 'read' });
    expect(again.status).toBe(422);
    expect(again.text).toContain('Soubor je poškozený nebo neúplný.');
    expect(again.text).not.toContain('času nebo paměti');
    await confirmImport(shop, me, id, 'wait');
    expect(await importedReviews(shop)).toHaveLength(1);
  });

  it.each(['null', `reading - 'header'`, `reading || '{"positions": {"name": "1"}}'`])(
    'again before it is confirmed where nobody knows how it was read: %s',
    async (reading) => {
      const { id } = await sendFile(shop, me, fileOf([rowOf(1)]));
      await query(shop, `update review_imports set reading = ${reading}`);
      const early = await sendReading(me, id, { intent: 'begin', choice: 'publish' });
      expect(early.headers.get('Location')).toBe(`/ad/reviews/import/${id}?changed=1`);
      await shop.workOnce();
      expect(await importedReviews(shop)).toEqual([]);
      await confirmImport(shop, me, id, 'wait');
      expect(await importedReviews(shop)).toHaveLength(1);
    },
  );

  it('only with a source and the day of its export', async () => {
    const input = { source: ' ', sourceUrl: 'javascript:alert(1)', exportedOn: '2999-01-01' };
    const { status, html } = await sendFile(shop, me, fileOf([rowOf(1)]), input);
    expect(status).toBe(422);
    expect(Object.keys(errorsOf(html))).toEqual(['source', 'sourceUrl', 'exportedOn']);
  });

  it('from nobody who is not signed in, whose body is not even read', async () => {
    const answer = await sendFile(shop, { visitor: shop.visitor() }, 'x'.repeat(11 * 1024 * 1024));
    expect([answer.status, answer.location]).toEqual([
      303,
      '/ad/sign-in?to=%2Fad%2Freviews%2Fimport',
    ]);
  });
});

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
} from '#tests/stage/importing.ts';
import { type SignedIn, signIn } from '#tests/stage/operator.ts';
import { type TestShop, createTestShop } from '#tests/stage/shop.ts';

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
  const read = async (content: string | Uint8Array<ArrayBuffer>, typed = {}) => {
    const { id, status } = await sendFile(shop, me, content, typed);
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

  const utf16 = Uint8Array.from([0xff, 0xfe, 0x6a, 0, 0x6d, 0]);
  const workbook = Uint8Array.from([0x50, 0x4b, 3, 4, 0, 0]);
  it.each<[string, string | Uint8Array<ArrayBuffer> | undefined, string]>([
    ['none', undefined, 'Vyberte soubor.'],
    ['an empty one', '', 'V souboru nic není.'],
    ['another shape', 'jméno;text\nJana;Dobré', 'V souboru chybí sloupce „hodnocení“, „datum“.'],
    [
      'a single missing column',
      'jméno;text;datum\nJ;D;2025-01-01',
      'V souboru chybí sloupec „hodnocení“.',
    ],
    [
      'UTF-16',
      utf16,
      'Kódování souboru neumíme přečíst. Uložte ho prosím jako CSV v kódování UTF‑8.',
    ],
    [
      'another encoding',
      Uint8Array.from([0x6a, 0x81, 0x98]),
      'Kódování souboru neumíme přečíst. Uložte ho prosím jako CSV v kódování UTF‑8.',
    ],
    ['a workbook', workbook, 'Toto není textový soubor. Uložte tabulku jako CSV.'],
    [
      'an open quote',
      `${HEADER}\n"Jana;5;x`,
      'Soubor je poškozený: uvozovky se někde otevírají a nezavírají. Je to kolem řádku 2.',
    ],
    [
      'more than ten megabytes',
      'x'.repeat(10 * 1024 * 1024 + 1),
      'Soubor je větší než 10 MB. Rozdělte ho prosím.',
    ],
  ])('or refused with words and everything typed kept: %s', async (_, content, words) => {
    const sent = await sendFile(shop, me, content);
    expect(sent.status).toBe(422);
    expect(errorsOf(sent.html)).toEqual({ file: words.replaceAll(/ (?=MB|nic|se )/g, ' ') });
    expect(sent.html).toContain('value="Heureka"');
    expect(await query(shop, 'select from review_imports')).toEqual([]);
  });

  it('only with a source and the day of its export', async () => {
    const typed = { source: ' ', sourceUrl: 'javascript:alert(1)', exportedOn: '2999-01-01' };
    const { status, html } = await sendFile(shop, me, fileOf([rowOf(1)]), typed);
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

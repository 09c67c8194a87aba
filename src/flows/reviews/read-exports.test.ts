import { describe, expect, it } from 'vitest';
import { outcomes, read } from '#tests/stage/reading-reviews.ts';

describe('the export of', () => {
  const stated = ['2 Jane Doe 5 Super\nCame in two days. 2026-03-15'];

  it.each<[string, string, string, string[]]>([
    [
      'Judge.me',
      'title,body,rating,review_date,source,curated,reviewer_name,reviewer_email,product_id,product_handle,reply',
      'Super,Came in two days.,5,2026-03-15 09:12:44 UTC,web,ok,Jane Doe,jane@example.com,111,instagram-followers,',
      stated,
    ],
    [
      'Trustpilot',
      'Review Id,Review Created (UTC),Review Username,Review User Email,Review Title,Review Content,Review Stars,Review Language,Tags',
      'abc,2026-03-31 23:12:44,Jane Doe,jane@example.com,Super,Came in two days.,5,en,',
      ['2 Jane Doe 5 Super\nCame in two days. 2026-04-01'],
    ],
    [
      'Kudobuzz',
      'Reviewer Name,Reviewer Email,Review Title,Reviewer Image,Review Message,Product ID,Review Score,Verified,Created_at',
      'Jane Doe,jane@example.com,Super,,Came in two days.,171,5,TRUE,Sun Mar 15 2026 14:16:38 GMT+0000 (GMT)',
      stated,
    ],
    [
      'Stamped',
      'product_id,rating,title,author,email,location,body,reply,created_at,published',
      '111,5,Super,Jane Doe,jane@example.com,,Came in two days.,,3/15/2026,true',
      stated,
    ],
    [
      'WooCommerce',
      'comment_ID,comment_author,comment_author_email,comment_date,comment_content,rating,product_title',
      '1,Jane Doe,jane@example.com,2026-03-15 09:12:44,Came in two days.,5,Instagram followers',
      ['2 Jane Doe 5 Came in two days. 2026-03-15'],
    ],
    [
      'a form of Google',
      'Časová značka,Jméno,Hodnocení,Recenze',
      '15.3.2026 9:12:44,Jana,5,Přišlo včas.',
      ['2 Jana 5 Přišlo včas. 2026-03-15'],
    ],
    [
      'Heureka',
      'Datum,Jméno,Celkové hodnocení,Výhody,Nevýhody,Shrnutí',
      '15.3.2026,Jana,5,rychlé,žádné,Spokojenost',
      ['2 Jana 5 Spokojenost\n+ rychlé\n− žádné 2026-03-15'],
    ],
    [
      'another program',
      '"Customer Name","Star Rating","Review","Review Date"',
      'Jane,5,Came in two days,2026-03-15',
      ['2 Jane 5 Came in two days 2026-03-15'],
    ],
    [
      'a sheet whose Hodnocení is the text',
      'Jméno,Hvězdičky,Hodnocení,Datum',
      'Jana,4,Dobré.,15.3.2026',
      ['2 Jana 4 Dobré. 2026-03-15'],
    ],
  ])('%s is read', (_, header, row, expected) => {
    expect(outcomes(`${header}\n${row}\n`)).toEqual(expected);
  });

  it('Google Takeout, in JSON, is read', () => {
    const review = {
      name: 'accounts/1/locations/2/reviews/x',
      reviewer: { displayName: 'Jane' },
      starRating: 'FIVE',
      comment: 'Came in two days',
      createTime: '2026-03-31T22:30:44.123Z',
    };
    expect(
      outcomes(JSON.stringify({ reviews: [review, { ...review, starRating: 'NONE' }] })),
    ).toEqual(['1 Jane 5 Came in two days 2026-04-01', '2 rating-wrong']);
  });

  it('Heureka, in XML, is read, with signs that are written out and no entity of its own', () => {
    const review =
      '<review><rating_id>1</rating_id><author>Jana &amp; Petr</author><unix_timestamp>1773565964</unix_timestamp>' +
      '<total_rating>5</total_rating><pros><![CDATA[rychlé\nlevné]]></pros><cons></cons><summary>Dobré.</summary></review>';
    const bomb = '<!DOCTYPE r [<!ENTITY a "&b;&b;"><!ENTITY b SYSTEM "file:///etc/passwd">]>';
    const content = `<?xml version="1.0"?>${bomb}<reviews>${review}${review.replace('Dobré.', '&a;')}</reviews>`;
    expect(outcomes(content)).toEqual([
      '1 Jana & Petr 5 Dobré.\n+ rychlé\n+ levné 2026-03-15',
      '2 Jana & Petr 5 &a;\n+ rychlé\n+ levné 2026-03-15',
    ]);
  });
});

describe('what a column leaves open is told by the whole of it:', () => {
  const table = (column: string, cells: readonly string[], others: string) =>
    `${column},${others.split(' ')[0]}\n${cells.map((cell) => `"${cell}",${others.split(' ')[1]}\n`).join('')}`;
  const dates = (...cells: string[]) => table('date', cells, 'name,rating,text J,5,T');
  const marks = (...cells: string[]) => table('rating', cells, 'name,date,text J,2026-01-01,T');

  it('the order of day and month', () => {
    expect(outcomes(dates('3/4/2026', '3/15/2026'))).toEqual([
      '2 J 5 T 2026-03-04',
      '3 J 5 T 2026-03-15',
    ]);
    expect(outcomes(dates('3-4-2026', '15-3-2026'))).toEqual([
      '2 J 5 T 2026-04-03',
      '3 J 5 T 2026-03-15',
    ]);
  });

  it.each([[['3/4/2026', '5/5/2026']], [['3/4/2026', '5/5/2026', '15/3/2026', '3/15/2026']]])(
    'or asked for, of %s, and then read as it was said',
    (cells) => {
      const content = dates(...cells);
      expect(read(content).reading.isDateUnclear).toBe(true);
      expect(outcomes(content).slice(0, 2)).toEqual(['2 date-unclear', '3 J 5 T 2026-05-05']);
      const stated = read(content, { dateOrder: 'day-first' });
      expect(stated.reading.isDateUnclear).toBe(false);
      expect(stated.rows[0]).toMatchObject({ stated: { writtenOn: '2026-04-03' } });
    },
  );

  it.each<[string[], (string | number)[]]>([
    [
      ['10', '8', '3', '9'],
      [5, 4, 'rating-between', 'rating-between'],
    ],
    [
      ['100', '80', '60', '85'],
      [5, 4, 3, 'rating-between'],
    ],
    [
      ['5', '4', '3', '6'],
      [5, 4, 3, 'rating-wrong'],
    ],
  ])('the best mark, of %j', (cells, stars) => {
    const { rows } = read(marks(...cells));
    expect(rows.map((row) => ('fault' in row ? row.fault : row.stated.rating))).toEqual(stars);
  });

  it('or asked for, where some marks are higher than the rest', () => {
    expect(read(marks('5', '4', '3', '8')).reading.isScaleUnclear).toBe(true);
    const stated = read(marks('5', '4', '3', '8'), { scale: 10, isRoundedDown: true });
    expect(stated.reading.isScaleUnclear).toBe(false);
    expect(stated.rows).toMatchObject([2, 2, 1, 4].map((rating) => ({ stated: { rating } })));
  });
});

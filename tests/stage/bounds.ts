import { MOST_ARTICLE_BYTES } from '#domain/article/article-id.ts';
import { MOST_ARTICLE_HEADINGS, MOST_ARTICLE_MARKS } from '#domain/article/text-bounds.ts';
import { PICTURE_MEGABYTES, PICTURE_MEGAPIXELS } from '#domain/article/taken-picture.ts';
import {
  ARTICLE_CALL_KILOBYTES,
  ARTICLE_FORM_KILOBYTES,
  FORM_KILOBYTES,
  MOST_ADDRESS,
  MOST_ANSWER_HEAD,
  MOST_FIELDS,
  MOST_HELD_FILES,
  MOST_JSON_DEPTH,
  MOST_JSON_SIGNS,
  MOST_LOCATION,
  MOST_PARAMETERS,
  MOST_PART_HEAD,
  MOST_PATH,
  MOST_SEGMENTS,
  MOST_WAY_BACK,
} from '#domain/input-limits.ts';
import { formatCount } from '#domain/money.ts';
import { MOST_COMPLAINTS_A_DAY } from '#domain/order/complaint.ts';
import { MOST_EMAIL_BYTES, MOST_EMAIL_LINES, MOST_EMAIL_PARTS } from '#domain/received-email.ts';
import { IMPORT_CELLS, IMPORT_MEGABYTES, IMPORT_ROWS } from '#domain/reviews/import.ts';
import { lanes } from '#main/workers/lanes.ts';

const count = (value: number) => formatCount('en', value);
const inKb = (bytes: number) => `${count(bytes / 1024)} KB`;
const limits = 'domain/input-limits.ts';
const threads = 'main/workers/lanes.ts';

/** What comes from outside, how much of it is taken, what is answered beyond it, and where the bound is written. */
export const bounds: readonly (readonly [
  what: string,
  most: string,
  beyond: string,
  where: string,
])[] = [
  ['characters of an address, without its query', count(MOST_PATH), '414', limits],
  ['the same with its query', count(MOST_ADDRESS), '414', limits],
  ['parts of an address between slashes', count(MOST_SEGMENTS), '414', limits],
  ['parameters of a query', count(MOST_PARAMETERS), '414', limits],
  [
    'a form or a call; anything of somebody who is not let in',
    `${FORM_KILOBYTES} KB`,
    '413',
    limits,
  ],
  ['a form with an article', `${ARTICLE_FORM_KILOBYTES} KB`, '413', limits],
  ['a call with an article', `${ARTICLE_CALL_KILOBYTES} KB`, '413', limits],
  ['fields of a form, parts of one with a file', count(MOST_FIELDS), '413', limits],
  ['the head of such a part', inKb(MOST_PART_HEAD), '413', limits],
  [
    'files in the memory of a process',
    count(MOST_HELD_FILES),
    '503, and when to come again',
    limits,
  ],
  ['depth of a call’s JSON', `${MOST_JSON_DEPTH} levels`, '422', limits],
  ['names, values and lists in it', count(MOST_JSON_SIGNS), '422', limits],
  ['an address that somebody is led back to', `${MOST_WAY_BACK} characters`, 'left out', limits],
  ['the address that an answer leads to', inKb(MOST_LOCATION), '404, or the home page', limits],
  [
    'the head of an answer, its cookies apart',
    inKb(MOST_ANSWER_HEAD),
    'logged, and shortened',
    limits,
  ],
  ['an e-mail', inKb(MOST_EMAIL_BYTES), 'the beginning is read', 'domain/received-email.ts'],
  ['lines of it', count(MOST_EMAIL_LINES), 'kept as it came', 'domain/received-email.ts'],
  [
    'boundaries of parts in it',
    count(MOST_EMAIL_PARTS),
    'kept as it came',
    'domain/received-email.ts',
  ],
  ['a file of reviews', `${IMPORT_MEGABYTES} MB`, '422 at its field', 'domain/reviews/import.ts'],
  ['its rows', count(IMPORT_ROWS), '422 at its field', 'domain/reviews/import.ts'],
  ['cells of a row', count(IMPORT_CELLS), '422 at its field', 'domain/reviews/import.ts'],
  [
    'files that are read at once, in the whole shop',
    '1',
    '422 at its field',
    'database/review-imports.ts',
  ],
  [
    'a picture',
    `${PICTURE_MEGABYTES} MB, ${PICTURE_MEGAPIXELS} megapixels`,
    '422 at its field',
    'domain/article/taken-picture.ts',
  ],
  [
    'an article',
    `${MOST_ARTICLE_BYTES / 1000} kB`,
    '422 at its field',
    'domain/article/article-id.ts',
  ],
  [
    'its marks of one kind',
    count(MOST_ARTICLE_MARKS),
    '422 at its field',
    'domain/article/text-bounds.ts',
  ],
  [
    'its headings',
    count(MOST_ARTICLE_HEADINGS),
    '422 at its field',
    'domain/article/text-bounds.ts',
  ],
  [
    'complaints of one order in a day',
    count(MOST_COMPLAINTS_A_DAY),
    '409',
    'domain/order/complaint.ts',
  ],
  ...(
    [
      ['articles', 'rendering an article', 'the page says so'],
      ['emails', 'reading an e-mail', 'kept as it came'],
      ['files', 'reading a file of reviews', '422 at its field'],
      ['invoices', 'drawing an invoice', 'tried again'],
      ['pictures', 'painting a picture', 'tried again'],
    ] as const
  ).map(
    ([lane, what, beyond]) =>
      [
        what,
        `${lanes[lane].mostMs / 1000} s, ${lanes[lane].memoryMegabytes} MB`,
        beyond,
        threads,
      ] as const,
  ),
];

/** The table of docs/security.md. */
export const boundsTable = [
  '| what | at most | beyond it | written in |',
  '|---|---|---|---|',
  ...bounds.map((cells) => `| ${cells.slice(0, 3).join(' | ')} | \`${cells[3]}\` |`),
].join('\n');

import { MOST_ARTICLE_BYTES, MOST_ARTICLE_HTML } from '#domain/content/articles/article.ts';
import {
  MOST_ARTICLE_HEADINGS,
  MOST_ARTICLE_MARKS,
} from '#domain/content/articles/article-rules.ts';
import { PICTURE_MEGABYTES, PICTURE_MEGAPIXELS } from '#domain/content/articles/article-picture.ts';
import * as inputs from '#domain/text/input-limits.ts';
import { formatCount } from '#domain/money.ts';
import { MOST_COMPLAINTS_A_DAY } from '#domain/after-sales/complaint.ts';
import { MOST_EMAIL_BYTES, MOST_EMAIL_LINES, MOST_EMAIL_PARTS } from '#domain/emails/email.ts';
import { IMPORT_CELLS, IMPORT_MEGABYTES, IMPORT_ROWS } from '#domain/reviews/import.ts';
import { MOST_OUTLAST_MS } from '#main/http/bare-answers.ts';
import { lanes } from '#main/workers/lanes.ts';

const count = (value: number) => formatCount('en', value);
const inKb = (bytes: number) => `${count(bytes / 1024)} KB`;
const input = 'domain/text/input-limits.ts';
const email = 'domain/emails/email.ts';
const imported = 'domain/reviews/import.ts';
const marked = 'domain/content/articles/article-rules.ts';
const AT_FIELD = '422 at its field';

/** What comes from outside, how much of it is taken, what becomes of more, and the constant that says so. */
type Bound = readonly [what: string, most: string, beyond: string, file: string, constant: string];

const ofInput: readonly Bound[] = [
  [
    'characters of an address, without its query',
    count(inputs.MOST_PATH),
    '414',
    input,
    'MOST_PATH',
  ],
  ['the same with its query', count(inputs.MOST_ADDRESS), '414', input, 'MOST_ADDRESS'],
  [
    'parts of an address between slashes',
    count(inputs.MOST_SEGMENTS),
    '414',
    input,
    'MOST_SEGMENTS',
  ],
  ['parameters of a query', count(inputs.MOST_PARAMETERS), '414', input, 'MOST_PARAMETERS'],
  [
    'a form or a call; anything of somebody who is not let in',
    `${inputs.FORM_KILOBYTES} KB`,
    '413; a file is left unread',
    input,
    'FORM_KILOBYTES',
  ],
  [
    'a form with an article',
    `${inputs.ARTICLE_FORM_KILOBYTES} KB`,
    '413',
    input,
    'ARTICLE_FORM_KILOBYTES',
  ],
  [
    'a call with an article',
    `${inputs.ARTICLE_CALL_KILOBYTES} KB`,
    '413',
    input,
    'ARTICLE_CALL_KILOBYTES',
  ],
  [
    'a signed notification of the payment provider',
    `${inputs.NOTIFICATION_KILOBYTES} KB`,
    '413',
    input,
    'NOTIFICATION_KILOBYTES',
  ],
  [
    'fields of a form, parts of one with a file',
    count(inputs.MOST_FIELDS),
    '413',
    input,
    'MOST_FIELDS',
  ],
  ['the head of such a part', inKb(inputs.MOST_PART_HEAD), '413', input, 'MOST_PART_HEAD'],
  [
    'files in the memory of a process',
    count(inputs.MOST_HELD_FILES),
    '503, and when to come again',
    input,
    'MOST_HELD_FILES',
  ],
  ['depth of a call’s JSON', `${inputs.MOST_JSON_DEPTH} levels`, '400', input, 'MOST_JSON_DEPTH'],
  ['names, values and lists in it', count(inputs.MOST_JSON_SIGNS), '400', input, 'MOST_JSON_SIGNS'],
  [
    'an address that somebody is led back to',
    `${inputs.MOST_RETURN_TO} characters`,
    'left out',
    input,
    'MOST_RETURN_TO',
  ],
  [
    'the address that an answer leads to',
    inKb(inputs.MOST_LOCATION),
    'without its query, 404 or 414',
    input,
    'MOST_LOCATION',
  ],
  [
    'the head of an answer, its cookies apart',
    inKb(inputs.MOST_ANSWER_HEAD),
    'logged, and shortened',
    input,
    'MOST_ANSWER_HEAD',
  ],
];

const ofTexts: readonly Bound[] = [
  ['an e-mail', inKb(MOST_EMAIL_BYTES), 'its beginning is read', email, 'MOST_EMAIL_BYTES'],
  ['lines of it', count(MOST_EMAIL_LINES), 'kept as it came', email, 'MOST_EMAIL_LINES'],
  [
    'boundaries of parts in it',
    count(MOST_EMAIL_PARTS),
    'kept as it came',
    email,
    'MOST_EMAIL_PARTS',
  ],
  [
    'a file of reviews',
    `${IMPORT_MEGABYTES} MB, one at a time`,
    AT_FIELD,
    imported,
    'IMPORT_MEGABYTES',
  ],
  ['its rows', count(IMPORT_ROWS), AT_FIELD, imported, 'IMPORT_ROWS'],
  [
    'cells of a row that say something',
    count(IMPORT_CELLS),
    'left out by its number; 422 at its field where it names the columns',
    imported,
    'IMPORT_CELLS',
  ],
  [
    'a picture',
    `${PICTURE_MEGABYTES} MB`,
    AT_FIELD,
    'domain/content/articles/article-picture.ts',
    'PICTURE_MEGABYTES',
  ],
  [
    'its dots',
    `${PICTURE_MEGAPIXELS} million`,
    AT_FIELD,
    'domain/content/articles/article-picture.ts',
    'PICTURE_MEGAPIXELS',
  ],
  [
    'an article',
    `${MOST_ARTICLE_BYTES / 1000},000 bytes`,
    AT_FIELD,
    'domain/content/articles/article.ts',
    'MOST_ARTICLE_BYTES',
  ],
  [
    'characters of HTML made of it',
    count(MOST_ARTICLE_HTML),
    'left out, and page and editor say so',
    'domain/content/articles/article.ts',
    'MOST_ARTICLE_HTML',
  ],
  ['its marks of one kind', count(MOST_ARTICLE_MARKS), AT_FIELD, marked, 'MOST_ARTICLE_MARKS'],
  ['its headings', count(MOST_ARTICLE_HEADINGS), AT_FIELD, marked, 'MOST_ARTICLE_HEADINGS'],
  [
    'complaints about one order in a day',
    count(MOST_COMPLAINTS_A_DAY),
    '409',
    'domain/after-sales/complaint.ts',
    'MOST_COMPLAINTS_A_DAY',
  ],
];

const work: Record<keyof typeof lanes, readonly [what: string, beyond: string]> = {
  articles: ['rendering an article', 'the page says so'],
  previews: ['rendering a preview', '503'],
  emails: ['reading an e-mail', 'kept as it came'],
  files: ['reading a file of reviews', AT_FIELD],
  invoices: ['drawing an invoice', '503; its e-mail is tried again'],
  pictures: ['painting a picture', '503'],
};

const ofWork = Object.entries(lanes).map(([lane, limits]): Bound => {
  const [, [what, beyond]] = Object.entries(work).find(([name]) => name === lane) ?? ['', ['', '']];
  const most = `${limits.mostMs / 1000} s, ${limits.memoryMegabytes} MB of heap, ${limits.mostWaiting} waiting`;
  return [what, most, beyond, 'main/workers/lanes.ts', 'lanes'];
});

const ofWaiting: readonly Bound[] = [
  [
    'the rest of a body that was refused, dropped as it comes',
    `${MOST_OUTLAST_MS / 1000} s`,
    'the answer goes out, and the connection ends',
    'main/http/bare-answers.ts',
    'MOST_OUTLAST_MS',
  ],
];

export const bounds: readonly Bound[] = [...ofInput, ...ofWaiting, ...ofTexts, ...ofWork];

/** What is written in `domain/text/input-limits.ts` and is no bound of its own. */
export const noBounds = ['KEY_CHARACTERS', 'isJsonTooLarge'];

/** The table of docs/security.md. */
export const boundsTable = [
  '| what | at most | beyond it |',
  '|---|---|---|',
  ...bounds.map(([what, most, beyond]) => `| ${what} | ${most} | ${beyond} |`),
].join('\n');

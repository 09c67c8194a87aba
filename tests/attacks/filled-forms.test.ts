import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { MOST_ARTICLE_BYTES } from '#domain/content/articles/article.ts';
import {
  MOST_ARTICLE_AUTHOR,
  MOST_ARTICLE_EXCERPT,
  MOST_ARTICLE_SOURCES,
  MOST_ARTICLE_TITLE,
  MOST_KEYWORDS,
} from '#domain/content/articles/article-rules.ts';
import { ARTICLE_FORM_KILOBYTES } from '#domain/text/input-limits.ts';
import { MAX_COMPLAINT_LENGTH } from '#domain/after-sales/complaint.ts';
import { MAX_NOTE_LENGTH } from '#domain/order/order-event.ts';
import { listOrders, query } from '#tests/stage/books.ts';
import { type HtmlForm, errorsOf, readForms } from '#tests/stage/html.ts';
import { storedMessage } from '#tests/stage/messages.ts';
import { type SignedIn, signIn } from '#tests/stage/operator.ts';
import { oneWish, pay, placeOrder } from '#tests/stage/ordering.ts';
import { invite } from '#tests/stage/reviewing.ts';
import { type TestShop, createTestShop } from '#tests/stage/shop.ts';
import { createClock } from '#tests/stage/time.ts';
import { storeAfterSales } from '#tests/stage/waiting-troubles.ts';

const timeout = 300_000;

let shop: TestShop;
let me: SignedIn;
/** Pages with forms of texts, by what they are. */
let pages: string[];
beforeAll(async () => {
  const time = createClock();
  shop = await createTestShop({ clock: time.clock });
  const invitation = await invite(shop, time);
  const visitor = shop.visitor();
  await pay(visitor, await placeOrder(visitor, oneWish, { start: 'now' }));
  await shop.workOnce();
  const [newest] = (await listOrders(shop)).toReversed();
  if (!newest) throw new Error('There is no order.');
  const { id, number, token } = newest;
  await storeAfterSales(shop, id, { at: shop.services.clock() });
  const [email] = await query(
    shop,
    'select id from emails where order_id = $1 and sent_at is not null limit 1',
    [id],
  );
  const order = `/ad/orders/${number}`;
  me = await signIn(shop);
  pages = [
    '/',
    '/faq',
    '/zprava',
    '/instagram/sledujici/1000',
    '/odstoupeni',
    '/odkaz-na-objednavku',
    `/objednavky/${token}`,
    `/recenze/${invitation}`,
    order,
    `${order}/care`,
    `${order}/money-back`,
    `${order}/emails/${String(email?.['id'])}`,
    '/ad/orders/new',
    `/ad/orders/bulk?act=note&n=${number}`,
    '/ad/tokens',
    `/ad/messages/${await storedMessage(shop)}`,
    '/ad/messages/answers',
    '/ad/account',
    '/ad/people',
    '/ad/data',
    '/ad/webhooks',
    '/ad/faq/new',
    '/ad/faq/instagram-packages',
    '/ad/press',
    '/ad/settings',
    '/ad/codes/new',
    '/ad/prices/ig-likes-100',
    '/ad/claims/deliveredHome',
    '/ad/blog-generator',
    '/ad/legal',
    '/ad/legal-texts',
  ];
}, timeout);
afterAll(() => shop.close());

/** Fields in which twice as much may be typed as is kept, for the spaces that people leave in. */
const halved = /^\/ad\/orders\/new (?!target|reference|reason|note)|^\/recenze\//;
/** Limits of texts that their forms do not set themselves: the server says what is too long. */
const unsaid = [
  [/^\/objednavky\/\S+ text$/, MAX_COMPLAINT_LENGTH],
  [/^\/ad\/orders\/bulk\S+ text$/, MAX_NOTE_LENGTH],
] as const;
/** What is neither typed by people nor a search, which leaves no trace. */
const skipped = /^(?:website|q)$/;
/** What is said at a field of which too much was typed. */
const TOO_LONG = /dlouh|[Zz]kraťte|nejvýš/;

interface Filled {
  page: string;
  form: HtmlForm;
  input: Record<string, string>;
}

/** The forms of a page with every text filled to its limit, or with one sign more. */
async function fill(page: string, sign: string, more: string): Promise<Filled[]> {
  const { html, status } = await me.visitor.get(page);
  expect([page, status]).toEqual([page, 200]);
  return readForms(html).flatMap((form) => {
    const texts = Object.entries(form.limits).flatMap(([name, limit]): [string, string][] => {
      const place = `${page} ${name}`;
      const most = limit ?? unsaid.find(([pattern]) => pattern.test(place))?.[1];
      if (most === undefined || skipped.test(name)) return [];
      const kept = halved.test(place) ? most / 2 : most;
      return [[name, sign.repeat(kept / sign.length).padEnd(kept, 'a') + more]];
    });
    return texts.length === 0 ? [] : [{ page, form, input: Object.fromEntries(texts) }];
  });
}

let sent = 0;

async function send({ page, form, input }: Filled) {
  sent += 1;
  const [button] = form.buttons.toSorted(
    ([, a], [, b]) => Number(b === 'reply') - Number(a === 'reply'),
  );
  const fields = { ...(button ? { [button[0]]: button[1] } : {}), ...form.fields, ...input };
  const from = { 'X-Client-Address': `10.4.${sent >> 8}.${sent & 255}` };
  return me.visitor.post(form.action || page, fields, from);
}

describe('every text of every form', { timeout }, () => {
  it.each(['ž', '\u{1f680}', '\n'])('may be as long as its limit, all of %j', async (sign) => {
    let tried = 0;
    for (const page of pages) {
      for (const filled of await fill(page, sign, '')) {
        tried += Object.keys(filled.input).length;
        const answer = await send(filled);
        const what = `${page} ${Object.keys(filled.input).join(' ')}`;
        expect.soft([200, 303, 409, 422], what).toContain(answer.status);
        if (sign !== 'ž') continue;
        for (const [name, error] of Object.entries(errorsOf(answer.html)))
          if (name in filled.input) expect.soft(error, `${what}: ${name}`).not.toMatch(TOO_LONG);
      }
    }
    expect(tried).toBeGreaterThan(60);
  });

  it('is said to be too long where it has one sign more, and stays as it was typed', async () => {
    let said = 0;
    for (const page of pages) {
      for (const filled of await fill(page, 'ž', 'a')) {
        const answer = await send(filled);
        const what = `${page} ${Object.keys(filled.input).join(' ')}`;
        if (answer.status === 303) {
          // What was stored a moment ago, or is only looked for.
          expect.soft(answer.location, what).toMatch(/saved=|gone=/);
          continue;
        }
        expect.soft(answer.status, what).toBe(422);
        for (const [name, text] of Object.entries(filled.input))
          expect.soft(answer.html.includes(text), `${what}: ${name}`).toBe(true);
        said += Object.values(errorsOf(answer.html)).filter((error) => TOO_LONG.test(error)).length;
      }
    }
    expect(said).toBeGreaterThan(40);
  });
});

describe('the form of an article', { timeout }, () => {
  /** Every field of it at its limit: the text in bytes, of which a letter with a mark has two. */
  const filled = (over: string): Record<string, string> => ({
    title: 'ž'.repeat(MOST_ARTICLE_TITLE) + over,
    excerpt: 'ž'.repeat(MOST_ARTICLE_EXCERPT) + over,
    author: 'ž'.repeat(MOST_ARTICLE_AUTHOR) + over,
    keywords: Array.from({ length: MOST_KEYWORDS }, (_, at) => 'ž'.repeat(50) + at).join(', '),
    content: 'ž'.repeat(MOST_ARTICLE_BYTES / 2) + over,
    sources: Array.from(
      { length: MOST_ARTICLE_SOURCES },
      (_, at) => `2026-11-24 | ${'ž'.repeat(100)} | https://example.com/${'a'.repeat(270)}${at}`,
    ).join('\n'),
  });

  async function post(fields: Record<string, string>) {
    const page = await me.visitor.get('/ad/articles/new');
    const form = readForms(page.html).find(({ limits }) => 'content' in limits);
    const whole: Record<string, string> = { intent: 'save', ...form?.fields, ...fields };
    return { answer: await me.visitor.post('/ad/articles/new', whole), whole };
  }

  it('goes through with every field at its limit, and is as large as the guard takes it', async () => {
    const { answer, whole } = await post(filled(''));
    expect(errorsOf(answer.html)).toEqual({});
    expect(answer.status).toBe(303);
    const bytes = new URLSearchParams(whole).toString().length;
    expect(bytes).toBeGreaterThan(600_000);
    expect(bytes).toBeLessThan(ARTICLE_FORM_KILOBYTES * 1024);
    const stored = await query(
      shop,
      'select content from articles order by created_at desc limit 1',
    );
    expect(stored[0]?.['content']).toBe(whole['content']);
  });

  it('says what is too long at its field, and keeps all of it', async () => {
    const { answer, whole } = await post(filled('a'));
    expect(answer.status).toBe(422);
    expect(Object.keys(errorsOf(answer.html)).toSorted()).toEqual(
      ['author', 'content', 'excerpt', 'title'].toSorted(),
    );
    for (const name of ['title', 'excerpt', 'author', 'content', 'sources'])
      expect(answer.html.includes(whole[name] ?? '-'), name).toBe(true);
  });
});

import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { MOST_EMAIL_BYTES } from '#domain/emails/email.ts';
import { query } from '#tests/stage/books.ts';
import { HEADER, fileOf, rowOf, sendFile } from '#tests/stage/importing.ts';
import { receive, sourceOf } from '#tests/stage/messages.ts';
import { type SignedIn, signIn } from '#tests/stage/operator.ts';
import { errorsOf } from '#tests/stage/html.ts';
import { type TestShop, createTestShop } from '#tests/stage/shop.ts';

let shop: TestShop;
let me: SignedIn;
beforeAll(async () => {
  shop = await createTestShop();
  me = await signIn(shop, { role: 'editor' });
});
afterAll(() => shop.close());

interface Stored extends Record<string, unknown> {
  message: string;
  raw: Buffer | null;
}
/** The newest message: what could be read of it, or how it came. */
async function newest(): Promise<Stored | undefined> {
  const [row] = await query<Stored>(
    shop,
    `select e.message, f.raw from messages e join message_entries f on f.message_id = e.id
     order by e.number desc limit 1`,
  );
  return row;
}
const HEAD = 'From: a@example.com\r\nSubject: x\r\n';
const input = (type: string, body: string) => `${HEAD}Content-Type: ${type}\r\n\r\n${body}`;

describe('an e-mail', () => {
  it.each([
    ['of line breaks', `${HEAD}\r\n${'\n'.repeat(1_047_000)}`],
    ['of line breaks within its bytes', `${HEAD}\r\n${'\n'.repeat(200_000)}`],
    ['of parts', input('multipart/mixed; boundary=b', '--b\n\na\n'.repeat(30_000))],
    ['of few lines and many parts', input('multipart/mixed; boundary=b', '--b\n\na\n'.repeat(300))],
    ['of flowed lines', input('text/plain; format=flowed', 'a \r\n'.repeat(60_000))],
    ['that announces HTML and is line breaks', input('text/html', '\r\n'.repeat(100_000))],
  ])('%s is kept as it came, and the next one is read', async (_, source) => {
    await receive(shop, source);
    const kept = await newest();
    expect(kept?.raw?.byteLength).toBe(Math.min(source.length, MOST_EMAIL_BYTES));
    await receive(shop, { to: 'podpora@vzlet.example', text: 'Po něm.' });
    expect(await newest()).toEqual({ message: 'Po něm.', raw: null });
    expect(await query(shop, 'select from mailbox_readings')).toEqual([]);
  });

  it.each([
    ['long lines', `${HEAD}\r\n${`${'Dobrý den. '.repeat(7)}\r\n`.repeat(2500)}`],
    ['a file in base64', input('application/pdf', `${'A'.repeat(76)}\r\n`.repeat(3300))],
  ])('of %s, as programs of people write them, is read', async (_, source) => {
    await receive(shop, source);
    expect(await newest()).toMatchObject({ raw: null });
  });

  it('that is kept as it came says who wrote it, also where its header is folded', async () => {
    const head =
      'From:\r\n Zofie <zofie@example.com>\r\nSubject:\r\n Dotaz\r\nAuto-Submitted: auto-replied\r\n';
    await receive(shop, `${head}\r\n${'\n'.repeat(30_000)}`);
    const [kept] = await query(
      shop,
      'select email, service, state from messages order by number desc',
    );
    expect(kept).toEqual({ email: 'zofie@example.com', service: 'Dotaz', state: 'closed' });
  });

  it('in whose middle the program ended is kept as it came, and not read again', async () => {
    const source = sourceOf({ to: 'podpora@vzlet.example', text: 'Neškodná.' });
    const hash = createHash('sha256').update(source).digest('hex');
    await query(shop, `insert into mailbox_readings values ($1, 'another', $2)`, [
      hash,
      shop.services.clock(),
    ]);
    await receive(shop, source);
    expect((await newest())?.raw?.toString()).toBe(source);
    expect(await query(shop, 'select from mailbox_readings')).toEqual([]);
  });
});

it('an e-mail whose storing failed is read again by the same program', async () => {
  const source = sourceOf({ to: 'podpora@vzlet.example', text: 'Podruhé.' });
  await query(shop, 'alter table message_entries rename to elsewhere');
  await expect(receive(shop, source)).rejects.toThrow();
  await query(shop, 'alter table elsewhere rename to message_entries');
  await receive(shop, { to: 'podpora@vzlet.example', text: 'Po něm.' });
  const read = await query(
    shop,
    `select raw from message_entries e join messages q on q.id = e.message_id
    where q.message = 'Podruhé.'`,
  );
  expect(read).toEqual([{ raw: null }]);
});

describe('a file of reviews', () => {
  const COMMAS = ','.repeat(10 * 1024 * 1024 - 1);

  it('of one row of commas is refused at its field', async () => {
    const sent = await sendFile(shop, me, COMMAS);
    expect(sent.status).toBe(422);
    expect(errorsOf(sent.html)['file']).toContain('Řádek má víc než 200');
    expect(sent.html).toContain('value="Heureka"');
    expect(await query(shop, 'select from review_imports')).toEqual([]);
  });

  it.each([
    ['in rows that end otherwise than the first', `${`${'x;'.repeat(190)}\r`.repeat(50)}\n`],
    ['behind a quote in the middle of a value', `a"b;${'x;'.repeat(300)}\n`],
    ['behind a quote that closes too early', `"a"b;${'x;'.repeat(300)}\n`],
    ['without anything in them', `${';'.repeat(20_000)}\n`],
  ])('with too many cells %s is read without that row', async (_, row) => {
    const { id } = await sendFile(shop, me, `${HEADER}\n${row}${rowOf(1)}\n`);
    const kept = await query(
      shop,
      'select row, fault from review_import_rows where import_id = $1',
      [id],
    );
    expect(kept).toEqual([
      { row: 2, fault: 'row-cells' },
      { row: 3, fault: null },
    ]);
    await query(shop, 'delete from review_imports');
  });

  it('is read alone: of six sent at once the others are asked to wait', async () => {
    const many = fileOf(Array.from({ length: 20_000 }, (_, i) => rowOf(i)));
    const sent = await Promise.all(Array.from({ length: 6 }, () => sendFile(shop, me, many)));
    const refused = sent.filter(({ status }) => status !== 303);
    expect(refused.length).toBeGreaterThan(0);
    for (const { status, html } of refused.filter((one) => one.status === 422)) {
      expect([status, errorsOf(html)['file']]).toEqual([
        422,
        'Právě se čte jiný soubor. Zkuste to prosím za chvíli.',
      ]);
    }
    const states = await query(shop, 'select distinct state from review_imports');
    expect(states).toEqual([{ state: 'ready' }]);
  });

  it('in whose middle the program ended stands in nobody’s way', async () => {
    await query(
      shop,
      `insert into review_imports (id, source, exported_on, file, operator_id, person, state, created_at)
       values (gen_random_uuid(), 'Heureka', '2026-11-01', 'a.csv', $1, 'Eva', 'reading', $2)`,
      [me.id, new Date(shop.services.clock().getTime() - 4 * 60_000)],
    );
    expect((await sendFile(shop, me, fileOf([rowOf(1)]))).status).toBe(303);
    expect(await query(shop, `select from review_imports where state = 'reading'`)).toEqual([]);
  });
});

describe('an article', () => {
  const store = (id: string, content: string) =>
    query(
      shop,
      `insert into articles (id, language, title, excerpt, content, format, author, date, topic,
         keywords, origin, state, created_at)
       values ($1, 'cs', 'Titulek', 'Úryvek', $2, 'markdown', 'R', '2026-11-01', 'growth', array['a'],
         'operator', 'published', now())`,
      [id, content],
    );

  it.each([
    ['brackets', '['],
    ['pictures', '!['],
    ['headings', '# a\n'],
    ['stresses', '_a_ '],
  ])('of %s that was stored all the same is a page like others', async (name, part) => {
    const id = `clanek-${name}`;
    await store(id, part.repeat(199_000 / part.length));
    expect((await shop.get(`/${id}`)).status).toBe(200);
    expect((await shop.get('/blog')).status).toBe(200);
  });

  it('that cannot be rendered says so, to its readers and to who edits it', async () => {
    await store('prilis-dlouhy', 'ž'.repeat(100_001));
    const page = await (await shop.get('/prilis-dlouhy')).text();
    expect(page).toContain('Text článku nemůžeme zobrazit.');
    const admin = await me.visitor.get('/ad/articles/cs/prilis-dlouhy');
    expect(admin.text).toContain('Tento text web neukazuje');
  });
});

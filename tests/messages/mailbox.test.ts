import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { InboxDenied, InboxUnavailable } from '#ports/inbox/port.ts';
import { readMailbox } from '#flows/messages/read-mailbox.ts';
import { listEmails, query } from '#tests/stage/books.ts';
import { listStored, openMessage, receive, sourceOf } from '#tests/stage/messages.ts';
import { signIn } from '#tests/stage/operator.ts';
import { type TestShop, createTestShop } from '#tests/stage/shop.ts';
import { type TestClock, createClock } from '#tests/stage/time.ts';

let time: TestClock;
let shop: TestShop;
beforeEach(async () => {
  time = createClock();
  shop = await createTestShop({ clock: time.clock });
});
afterEach(() => shop.close());

const fail = (error: Error): never => {
  throw error;
};
const addressOf = (token: string) => `podpora+${token}@vzlet.example`;
const entries = () =>
  query(shop, `select * from message_entries where kind in ('incoming', 'first') order by id`);

describe('an e-mail to the address of a thread', () => {
  it('is stored in it and opens it', async () => {
    const admin = await openMessage(shop);
    await admin.send('state', { state: 'closed' });
    await receive(shop, { to: addressOf(admin.token.toUpperCase()), text: 'Ještě něco:\nkdy?' });
    expect(await admin.state()).toBe('open');
    const { text, html } = await admin.look();
    expect(text).toContain('Odpověď zákazníka');
    expect(html).toContain('Ještě něco:\nkdy?');
    expect(await listStored(shop)).toHaveLength(1);
  });

  it('that comes twice is stored once, by whatever way it came', async () => {
    const admin = await openMessage(shop);
    const email = { to: addressOf(admin.token), messageIdHeader: '<a@example.com>' };
    await receive(shop, { ...email, head: ['Received: from a.example'] });
    await receive(shop, { ...email, head: ['Received: from b.example'] });
    expect(await entries()).toHaveLength(1);
    await receive(shop, { ...email, text: 'Jiný text' });
    expect(await entries()).toHaveLength(2);
  });

  it('is stored once by two readings that are due at once', async () => {
    const admin = await openMessage(shop);
    await shop.embeddedInbox?.deliver(
      new TextEncoder().encode(sourceOf({ to: addressOf(admin.token), text: 'Jednou.' })),
    );
    for (const key of ['a', 'b']) {
      const add = `select graphile_worker.add_job('read-mailbox', '{}'::json, 'mailbox', job_key := $1)`;
      await query(shop, add, [key]);
    }
    await Promise.all([shop.workOnce(), shop.workOnce()]);
    expect(await entries()).toMatchObject([{ text: 'Jednou.', raw: null }]);
  });

  it.each([
    ['a notice of absence', 'Auto-Submitted: auto-replied'],
    ['a mass mailing', 'Precedence: bulk'],
    ['a delivery that failed', 'Return-Path: <>'],
  ])('opens nothing and gets no answer where it is %s', async (_, head) => {
    const admin = await openMessage(shop);
    await admin.send('state', { state: 'closed' });
    await shop.workOnce();
    const before = (await listEmails(shop)).length;
    await receive(shop, { to: addressOf(admin.token), head: [head] });
    await shop.workOnce();
    expect(await admin.state()).toBe('closed');
    expect((await admin.look()).text).toContain('Automatická zpráva');
    expect(await listEmails(shop)).toHaveLength(before);
  });

  it('is marked where somebody else has written it', async () => {
    const admin = await openMessage(shop);
    await receive(shop, { to: addressOf(admin.token), from: 'Petr <petr@example.net>' });
    expect((await admin.look()).text).toContain('Píše někdo jiný: petr@example.net');
    await receive(shop, { to: addressOf(admin.token), from: 'ZOFIE+eshop@example.com' });
    expect((await entries()).map(({ is_foreign: isForeign }) => isForeign)).toEqual([true, false]);
  });

  it('has its attachments named, is bounded, and no harm is in its words', async () => {
    const admin = await openMessage(shop);
    const source = [
      'From: zofie@example.com',
      `To: ${addressOf(admin.token)}`,
      'Subject: obrázek',
      'Content-Type: multipart/mixed; boundary=x',
      '',
      '--x',
      'Content-Type: text/html; charset=utf-8',
      '',
      `<style>p{}</style><p>Posílám &lt;b&gt;</p><p>${'ž'.repeat(30_000)}\u0000</p>`,
      '--x',
      'Content-Type: image/png; name="profil.png"',
      'Content-Disposition: attachment; filename="profil.png"',
      'Content-Transfer-Encoding: base64',
      '',
      'iVBORw0KGgo=',
      '--x--',
      '',
    ].join('\r\n');
    await receive(shop, source);
    const [entry] = await entries();
    expect(entry?.['attachments']).toEqual(['profil.png']);
    expect(String(entry?.['text'])).toMatch(/^Posílám <b>\nž+$/);
    expect(String(entry?.['text']).length).toBe(20_000);
    expect((await admin.look()).text).toContain('profil.png');
  });
});

describe('an e-mail of a person', () => {
  it.each([
    [
      'through a group',
      'zofie@example.com',
      'Precedence: list',
      'List-Id: <podpora.vzlet.example>',
    ],
    ['from the mailbox of a server', 'postmaster@firma.example'],
  ])('waits for an answer though it came %s', async (_, from, ...head) => {
    const admin = await openMessage(shop);
    await admin.send('state', { state: 'closed' });
    for (const to of [addressOf(admin.token), 'podpora@vzlet.example'])
      await receive(shop, { to, from, head });
    expect((await listStored(shop)).map(({ state }) => state)).toEqual(['open', 'open']);
    expect((await admin.look()).text).not.toContain('Automatická zpráva');
  });

  it('opens a message whole: what it quotes is folded, files of Outlook are explained', async () => {
    const text = 'Ano, to je ono.\n\nDne 27. 11. 2026 v 9:00 Vzlet napsal(a):\n> starý text';
    const file = 'Content-Type: application/ms-tnef; name=winmail.dat';
    const to = 'podpora@vzlet.example';
    const odd = [
      `From: Jana <jana@example.com>\r\nTo: ${to}\r\n${file}\r\n\r\neJ8=`,
      `From: Jana <jana@example.com>\r\nTo: ${to}\r\nSubject: \r\n\r\n`,
      `From: Undisclosed:;\r\nTo: ${to}\r\nSubject: x\r\n\r\ntext`,
    ];
    for (const source of [{ to, text }, ...odd]) await receive(shop, source);
    expect(await listStored(shop)).toMatchObject([
      { state: 'open', message: text },
      { state: 'open', message: '', email: 'jana@example.com' },
      { state: 'open', message: '', email: 'jana@example.com' },
      { state: 'open', message: 'text', email: '', name: 'Undisclosed' },
    ]);
    expect(await query(shop, 'select 1 from message_entries where raw is not null')).toEqual([]);
    const { visitor } = await signIn(shop);
    const pages = await Promise.all([1, 2, 3, 4].map((nth) => visitor.get(`/ad/messages/${nth}`)));
    expect(pages[0]?.html).toMatch(
      /ono\.<\/p><details[^>]*><summary>Citovaný e‑mail<\/summary><p[^>]*>Dne 27\./,
    );
    expect(pages[1]?.text).toContain('winmail.dat');
    expect(pages[1]?.text).toContain('ve formátu HTML');
    expect(pages[2]?.text).toContain('Zpráva nemá žádný text.');
    expect(pages[3]?.text).toContain('Adresu odesílatele neznáme');
  });
});

describe('an e-mail that belongs to no thread', () => {
  it('is a message of its own', async () => {
    await receive(shop, { to: 'podpora@vzlet.example', subject: 'Dotaz', text: 'Dobrý den' });
    await receive(shop, { to: addressOf('0'.repeat(32)), text: 'Na smazané vlákno' });
    const stored = await listStored(shop);
    expect(stored).toMatchObject([
      { kind: 'email', state: 'open', name: 'Žofie Říhová', message: 'Dobrý den' },
      { kind: 'email', state: 'open', message: 'Na smazané vlákno' },
    ]);
    const { visitor } = await signIn(shop);
    expect((await visitor.get(`/ad/messages/${stored[0]?.number}`)).text).toContain('Dotaz');
    expect(await listEmails(shop)).toEqual([]);
  });

  it('of a program is closed at once', async () => {
    await receive(shop, { to: 'podpora@vzlet.example', head: ['Auto-Submitted: auto-generated'] });
    expect(await listStored(shop)).toMatchObject([{ kind: 'email', state: 'closed' }]);
  });

  it('that nobody can read is kept as it came', async () => {
    const broken = 'Subject: Rozbitý\r\nX: y\r\n\r\n';
    await receive(shop, broken);
    const [stored] = await listStored(shop);
    expect(stored).toMatchObject({ kind: 'email', state: 'open', email: '', service: 'Rozbitý' });
    const { visitor } = await signIn(shop);
    const page = await visitor.get(`/ad/messages/${stored?.number}`);
    expect(page.text).toContain('E‑mail se nepodařilo přečíst');
    expect(page.text).toContain('Adresu odesílatele neznáme');
    const link = /href="(\/ad\/messages\/\d+\/emails\/\d+)"/.exec(page.html)?.[1] ?? '';
    const file = await visitor.get(link);
    expect(file.html).toBe(broken);
    expect(file.headers.get('Content-Disposition')).toContain('attachment');
  });

  it('of the shop itself is left out', async () => {
    await openMessage(shop);
    await shop.workOnce();
    const own = (await listEmails(shop)).find(({ to_address: to }) => to.startsWith('podpora@'));
    await receive(
      shop,
      sourceOf({
        from: 'Vzlet <podpora@vzlet.example>',
        to: 'podpora@vzlet.example',
        messageIdHeader: String(own?.['message_id']),
      }),
    );
    expect(await listStored(shop)).toHaveLength(1);
  });
});

describe('a mailbox that cannot be read', () => {
  const away = (error: Error) =>
    readMailbox({
      ...shop.services,
      inbox: { ...shop.services.inbox, read: async () => fail(error) },
    });

  it('fails no job, and is told on the start page after an hour', async () => {
    const { visitor } = await signIn(shop);
    await away(new InboxUnavailable('away'));
    expect((await visitor.get('/ad')).text).not.toContain('Schránka se nedá přečíst');
    await time.pass(shop, 61);
    await away(new InboxDenied('denied'));
    expect((await visitor.get('/ad')).text).toContain('Schránka se nedá přečíst');
    expect((await visitor.get('/ad/queues/mailbox')).text).toContain('Server odmítl přihlášení');
    await readMailbox(shop.services);
    expect((await visitor.get('/ad')).text).not.toContain('Schránka se nedá přečíst');
  });

  it('goes on where the database was what failed: nothing is marked as read', async () => {
    await shop.embeddedInbox?.deliver(
      new TextEncoder().encode(sourceOf({ to: 'podpora@vzlet.example' })),
    );
    const fault = new Error('disk full');
    const broken = new Proxy(shop.services.db, {
      get: (db, name) =>
        name === 'transaction' ? () => Promise.reject(fault) : Reflect.get(db, name),
    });
    await expect(readMailbox({ ...shop.services, db: broken })).rejects.toBe(fault);
    await readMailbox(shop.services);
    expect(await listStored(shop)).toHaveLength(1);
  });
});

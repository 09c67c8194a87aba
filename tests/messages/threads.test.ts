import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { emailsOf, query } from '#tests/stage/books.ts';
import { errorsOf } from '#tests/stage/html.ts';
import { messageAdmin, listStored, openMessage, receive } from '#tests/stage/messages.ts';
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

const reply = {
  intent: 'reply',
  state: 'waiting',
  text: 'Dobrý den,\r\nstojí to 199 Kč.\r\n\r\nJana',
};
const replies = () => emailsOf(shop, 'message-reply');
const addressOf = (token: string) => `podpora+${token}@vzlet.example`;

describe('a reply to a message', () => {
  it('leaves after half a minute, in lines, and is answered to the address of its thread', async () => {
    const admin = await openMessage(shop);
    expect((await admin.send('reply', reply)).status).toBe(303);
    expect((await admin.look()).text).toContain('Za chvíli odejde');
    await shop.workOnce();
    expect(await replies()).toEqual([]);
    await time.pass(shop, 1);
    const [email, ...more] = await replies();
    expect(more).toEqual([]);
    expect(email).toMatchObject({
      to_address: 'zofie@example.com',
      reply_to: addressOf(admin.token),
    });
    expect(email?.text).toContain('Dobrý den,\nstojí to 199 Kč.');
    expect(await admin.state()).toBe('waiting');
    // This shop has no mail server.
    expect((await admin.look()).text).toContain('Zůstala v úložišti, neodešla');
  });

  it('is one, however often its form is sent', async () => {
    const admin = await openMessage(shop);
    const page = await admin.look();
    await Promise.all([1, 2, 3].map(() => admin.send('reply', reply, page)));
    await time.pass(shop, 1);
    expect(await replies()).toHaveLength(1);
  });

  it('can be taken back, and the message stands as before', async () => {
    const admin = await openMessage(shop);
    await admin.send('reply', { ...reply, state: 'closed' });
    expect(await admin.state()).toBe('closed');
    const page = await admin.look();
    expect(page.text).toContain('Odpověď zákazníkovi');
    expect(page.text).toContain(`zpráva ${admin.number}`);
    const [intent] = await query(shop, 'select id from pending_actions');
    await admin.operator.visitor.post('/ad/undo', { id: String(intent?.['id']), back: '/ad' });
    await time.pass(shop, 1);
    expect(await replies()).toEqual([]);
    expect(await admin.state()).toBe('open');
    expect((await admin.look()).text).toContain('Vzata zpět, neodešla');
  });

  it('that is taken back leaves open what the customer has written to since', async () => {
    const admin = await openMessage(shop);
    await admin.send('state', { state: 'closed' });
    await admin.send('reply', { ...reply, state: 'closed' });
    await receive(shop, { to: addressOf(admin.token) });
    const [intent] = await query(shop, 'select id from pending_actions');
    await admin.operator.visitor.post('/ad/undo', { id: String(intent?.['id']), back: '/ad' });
    expect(await admin.state()).toBe('open');
  });

  it('of two people who write at once is the first one’s; the second is told and keeps the text', async () => {
    const admin = await openMessage(shop);
    const [stored] = await listStored(shop);
    const other = messageAdmin(
      shop,
      await signIn(shop, { name: 'Petr Novák', role: 'editor' }),
      stored ?? { number: 0, reply_token: '' },
    );
    const page = await other.look();
    await admin.send('reply', reply);
    // A saved answer that is put in meanwhile shows nothing new to its sender.
    await query(
      shop,
      `insert into saved_answers values ($1, 'cs', 'Díky', 'Díky, {name}.', now())`,
      [randomUUID()],
    );
    const [answer] = await query(shop, 'select id from saved_answers');
    const filled = await other.send(
      'reply',
      {
        intent: 'insert',
        text: 'Odpovídám také.',
        answer: String(answer?.['id']),
        state: 'closed',
      },
      page,
    );
    expect(filled.status).toBe(200);
    expect(filled.html).toContain('Odpovídám také.\n\nDíky, Žofie Říhová.</textarea>');
    const refused = await other.send('reply', { intent: 'reply' }, filled);
    expect(refused.status).toBe(409);
    expect(refused.text).toContain('Mezitím u zprávy něco přibylo');
    expect(refused.html).toContain('Odpovídám také.\n\nDíky, Žofie Říhová.</textarea>');
    expect((await other.send('reply', { intent: 'reply' }, refused)).status).toBe(303);
    await time.pass(shop, 1);
    expect(await replies()).toHaveLength(2);
  });

  it('that the server of the customer refuses opens the message and waits among the e-mails', async () => {
    const admin = await openMessage(shop, { input: { email: `${'a'.repeat(60)}@example.com` } });
    await admin.send('reply', reply);
    // An address of which the mail port knows that it cannot exist.
    await query(shop, `update messages set email = 'nobody'`);
    await time.pass(shop, 1);
    expect(await admin.state()).toBe('open');
    const page = await admin.look();
    expect(page.text).toContain('Odmítnuta, nedošla');
    expect(page.text).toContain('Poštovní server odpověď odmítl');
    const queue = await admin.operator.visitor.get('/ad/queues/emails');
    expect(queue.text).toContain(`Zpráva č. ${admin.number}`);
    expect(queue.html).toContain(`href="${admin.address}"`);
  });

  it.each([
    ['nothing', ' \r\n ', 'Napište odpověď.'],
    ['too much', 'x'.repeat(10_001), 'nejvýše'],
    ['a place that nothing was put into', 'Vaše objednávka {order}', '{order}'],
  ])('is not sent with %s in it', async (_, text, said) => {
    const admin = await openMessage(shop);
    const refused = await admin.send('reply', { ...reply, text });
    expect(refused.status).toBe(422);
    expect(errorsOf(refused.html)['text']).toContain(said);
    if (text.trim()) expect(refused.html).toContain(`>${text}</textarea>`);
    expect(await query(shop, 'select from pending_actions')).toEqual([]);
  });
});

describe('a message', () => {
  it('is given to somebody, and to nobody who has no access', async () => {
    const admin = await openMessage(shop);
    await admin.send('mine', {});
    expect((await admin.look()).text).toContain('Přiděleno: Jana Malá');
    const refused = await admin.send('assign', { to: randomUUID() });
    expect(refused.status).toBe(422);
    expect(refused.text).toContain('už do správy nemá přístup');
    await admin.send('assign', { to: '' });
    expect((await admin.look()).text).toContain('Není přidělena nikomu');
  });

  it('takes a note for the shop alone, once', async () => {
    const admin = await openMessage(shop);
    const page = await admin.look();
    for (let i = 0; i < 2; i += 1) await admin.send('note', { text: 'Volala dvakrát' }, page);
    expect((await admin.look()).text.match(/Volala dvakrát/g)).toHaveLength(1);
    const refused = await admin.send('note', { text: '' });
    expect(errorsOf(refused.html)['text']).toBe('Napište poznámku.');
  });

  it('leaves who did what in the log of changes, and its words by hash alone', async () => {
    const admin = await openMessage(shop);
    await admin.send('reply', reply);
    await admin.send('state', { state: 'closed' });
    const log = await query<{ action: string }>(
      shop,
      'select action, after from audit_entries order by seq',
    );
    expect(log.map(({ action }) => action)).toEqual(['message-replied', 'message-changed']);
    expect(JSON.stringify(log)).not.toContain('stojí');
  });

  it('waits on the start page while it is open', async () => {
    const admin = await openMessage(shop);
    const start = await admin.operator.visitor.get('/ad');
    expect(start.html).toContain('href="/ad/messages?state=open"');
    await admin.send('state', { state: 'closed' });
    expect((await admin.operator.visitor.get('/ad')).text).not.toContain('Zprávy bez odpovědi');
  });

  it('that is not there is not found', async () => {
    const { visitor } = await signIn(shop);
    for (const number of ['9999', '0', 'x', '99999999999'])
      expect((await visitor.get(`/ad/messages/${number}`)).status).toBe(404);
    expect((await visitor.get('/ad/messages/1/emails/1')).status).toBe(404);
  });

  it('shows what its sender typed as text', async () => {
    const script = '<script>alert(1)</script><img src=x onerror="alert(1)">';
    const admin = await openMessage(shop, { input: { name: script, message: script } });
    for (const address of [admin.address, '/ad/messages', '/ad/queues/messages']) {
      const { html } = await admin.operator.visitor.get(address);
      expect(html).not.toContain('<script>alert');
      expect(html).not.toContain('<img src=x');
    }
  });
});

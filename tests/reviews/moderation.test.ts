import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { emailsOf, query } from '#tests/stage/books.ts';
import { errorsOf } from '#tests/stage/html.ts';
import { type SignedIn, signIn } from '#tests/stage/operator.ts';
import { invite, written } from '#tests/stage/reviewing.ts';
import { type TestShop, createTestShop } from '#tests/stage/shop.ts';
import { type TestClock, createClock } from '#tests/stage/time.ts';

let shop: TestShop;
let time: TestClock;
let me: SignedIn;
beforeEach(async () => {
  time = createClock();
  shop = await createTestShop({ clock: time.clock });
});
afterEach(() => shop.close());

const KIND = 'order-review-rejected-customer';
const told = () => emailsOf(shop, KIND);
const reviewNow = async () => (await query(shop, 'select * from reviews'))[0] ?? {};

/** A review that waits. @returns its address in the section, and the token of its invitation */
async function waiting(): Promise<{ address: string; token: string }> {
  const token = await invite(shop, time);
  await shop.visitor().post(`/recenze/${token}`, written);
  me = await signIn(shop, { role: 'editor' });
  return { address: `/ad/reviews/${String((await reviewNow())['id'])}`, token };
}

/** What the hidden fields of the page say. */
async function decide(address: string, fields: Record<string, string>) {
  const { html } = await me.visitor.get(address);
  const hidden = (name: string) =>
    new RegExp(`name="${name}" value="([^"]+)"`).exec(html)?.[1] ?? '';
  return me.visitor.post(address, { id: hidden('id'), seen: hidden('seen'), ...fields });
}

const spam = { form: 'reject', intent: 'reject', reason: 'spam', note: 'Je to\nreklama.' };

describe('a review on its page', () => {
  it('is published, replied to and taken down again, each in its log', async () => {
    const { address } = await waiting();
    expect((await me.visitor.get('/ad/reviews')).text).toContain('Čeká na rozhodnutí: 1');
    const published = await me.visitor.follow(await decide(address, { intent: 'publish' }));
    expect(published.text).toContain('Recenze je zveřejněná.');
    await me.visitor.post(address, { form: 'reply', intent: 'reply', reply: 'Děkujeme,\nžofie.' });
    const site = await shop.visitor().get('/reference');
    expect(site.text).toMatch(/Odpověď: Vzlet\s*Děkujeme,/);
    await me.visitor.post(address, { form: 'reply', intent: 'remove', reply: 'Děkujeme' });
    expect((await shop.visitor().get('/reference')).text).not.toContain('Odpověď: Vzlet');
    await decide(address, { ...spam, reason: 'abuse' });
    expect((await shop.visitor().get('/reference')).text).not.toContain(written.text);
    const { text } = await me.visitor.get(address);
    expect(text).toContain('zveřejnění recenze');
    expect(text).toContain('odpověď na recenzi');
    expect(text).toMatch(/zamítnutí recenze .*Zveřejněná → Zamítnutá/);
    expect(text).toContain('urážky nebo výhrůžky');
    expect(text).toContain('Že je recenze záporná, důvodem není');
    expect(text).toContain('§ 5a odst. 1');
  });

  it('is published with the reply that is typed beside it', async () => {
    const { address } = await waiting();
    const reply = 'Děkujeme za slova.';
    await decide(address, { form: 'reply', intent: 'publish', reply });
    expect((await shop.visitor().get('/reference')).text).toContain(reply);
  });

  it('that is turned down tells its author why, half a minute later', async () => {
    const { address } = await waiting();
    await decide(address, spam);
    await shop.workOnce();
    expect(await told()).toEqual([]);
    expect((await me.visitor.get(address)).text).toContain('zpráva o nezveřejnění recenze');
    await time.pass(shop, 1);
    const [email, ...more] = await told();
    expect(more).toEqual([]);
    expect(email).toMatchObject({ to_address: 'zofie@example.com' });
    expect(email?.text).toContain('je to spam nebo reklama.');
    expect(email?.text).toContain('Je to\nreklama.');
    expect(email?.text).toContain('Kritika důvodem není');
  });

  it('taken back in time waits as before, and its author hears nothing', async () => {
    const { address } = await waiting();
    await decide(address, spam);
    const [{ id } = {}] = await query(shop, 'select id from pending_actions');
    const undone = await me.visitor.post('/ad/undo', { id: String(id), back: address });
    expect(undone.location).toContain('undo=taken-back');
    expect(await reviewNow()).toMatchObject({ state: 'pending', reason: null, decided_by: null });
    await time.pass(shop, 1);
    expect(await told()).toEqual([]);
    // The same form, come back to, decides anew.
    await me.visitor.post(address, { ...spam, id: String(id), seen: 'none' });
    await time.pass(shop, 1);
    expect(await told()).toHaveLength(1);
  });

  it('decided anew meanwhile is not put back, and the e-mail of the first decision never leaves', async () => {
    const { address } = await waiting();
    await decide(address, spam);
    const [{ id } = {}] = await query(shop, 'select id from pending_actions');
    await decide(address, { intent: 'publish' });
    const undone = await me.visitor.post('/ad/undo', { id: String(id), back: address });
    expect(undone.location).toContain('undo=changed-meanwhile');
    await time.pass(shop, 1);
    expect(await told()).toEqual([]);
    expect(await reviewNow()).toMatchObject({ state: 'published' });
  });

  it.each<[string, Record<string, string>, string]>([
    ['none', { form: 'reject', intent: 'reject', reason: '', note: 'Nelíbí se nám.' }, 'reason'],
    [
      'criticism',
      { form: 'reject', intent: 'reject', reason: 'negative', note: 'Nelíbí se nám.' },
      'reason',
    ],
    [
      'a long note',
      { form: 'reject', intent: 'reject', reason: 'spam', note: 'x'.repeat(501) },
      'note',
    ],
    ['a long reply', { form: 'reply', intent: 'reply', reply: 'x'.repeat(2001) }, 'reply'],
  ])('takes no reason but a lawful one, and keeps what was typed: %s', async (_, fields, field) => {
    const { address } = await waiting();
    const answer = await decide(address, fields);
    expect(answer.status).toBe(422);
    expect(Object.keys(errorsOf(answer.html))).toEqual([field]);
    expect(answer.html).toContain(fields['note'] ?? fields['reply'] ?? '');
    expect(await reviewNow()).toMatchObject({ state: 'pending', reply: null });
  });

  it('that somebody else has decided about is shown before it is decided again', async () => {
    const { address } = await waiting();
    await decide(address, { intent: 'publish' });
    const late = await me.visitor.post(address, { ...spam, seen: 'none', id: 'x' });
    expect(late.status).toBe(409);
    expect(late.text).toContain('Mezitím o recenzi rozhodl někdo jiný');
    expect(await reviewNow()).toMatchObject({ state: 'published' });
  });

  it('pressed twice is decided once', async () => {
    const { address } = await waiting();
    const { html } = await me.visitor.get(address);
    const id = /name="id" value="([^"]+)"/.exec(html)?.[1] ?? '';
    await Promise.all([1, 2].map(() => me.visitor.post(address, { ...spam, id, seen: 'none' })));
    await time.pass(shop, 1);
    expect(await told()).toHaveLength(1);
  });

  it('is not there under an unknown id', async () => {
    me = await signIn(shop);
    for (const id of ['x', '00000000-0000-4000-8000-000000000000']) {
      expect((await me.visitor.get(`/ad/reviews/${id}`)).status).toBe(404);
      expect((await me.visitor.post(`/ad/reviews/${id}`, { intent: 'publish' })).status).toBe(404);
      expect((await me.visitor.get(`/ad/reviews/import/${id}`)).status).toBe(404);
      const posted = await me.visitor.post(`/ad/reviews/import/${id}`, { intent: 'withdraw' });
      expect(posted.status).toBe(404);
    }
  });
});

describe('the link of an invitation', () => {
  it('used a second time thanks and stores nothing more, whoever opens it, also after a rejection', async () => {
    const { address, token } = await waiting();
    await decide(address, spam);
    const other = shop.visitor('en');
    for (const visitor of [shop.visitor(), other]) {
      const path = visitor === other ? `/reviews/${token}` : `/recenze/${token}`;
      const page = await visitor.follow(
        await visitor.post(path, { ...written, text: 'Někdo jiný píše.' }),
      );
      expect(page.status).toBe(200);
    }
    expect((await shop.visitor().get(`/recenze/${token}`)).text).toContain('Děkujeme za recenzi');
    expect(await query(shop, 'select text, state from reviews')).toEqual([
      { text: written.text, state: 'rejected' },
    ]);
  });

  it('declined still takes the review of its own order', async () => {
    const token = await invite(shop, time);
    await shop.visitor().post(`/recenze/${token}/nezvat`, {});
    await shop.visitor().post(`/recenze/${token}`, written);
    expect(await reviewNow()).toMatchObject({ origin: 'customer', state: 'pending' });
  });

  it('leads nowhere once its order is gone', async () => {
    const token = await invite(shop, time);
    await query(shop, 'delete from review_invitations');
    const answer = await shop.visitor().post(`/recenze/${token}`, written);
    expect(answer.location).toContain('/404');
    expect(await query(shop, 'select from reviews')).toEqual([]);
  });
});

import { describe, expect, it } from 'vitest';
import { emailsOf, query } from '#tests/stage/books.ts';
import { useDeliveringShop } from '#tests/stage/delivering-shop.ts';

const here = useDeliveringShop();

const buy = (packageId = 'ig-followers-1000', target = '@zofie.rihova') =>
  here.buy([{ packageId, target }]);

const DAY = 24 * 60;
const giving = (target: string) => ({ intent: 'target', line: '0', target });
const line = async () =>
  (await query(here.shop, 'select target_label, hold_reason from order_lines'))[0];
const kinds = async () =>
  (await query(here.shop, 'select kind from order_events where kind is not null order by id')).map(
    ({ kind }) => kind,
  );

describe('a line that is held for its target', () => {
  it('says why in the words of the operator, and takes another target, which ends it', async () => {
    const page = await buy();
    const text = 'Profil <b>neexistuje</b>, zkontrolujte překlep.';
    await here.hold({ reason: 'target-missing', text });
    const held = await here.visitor.get(page);
    expect(held.text).toContain('Potřebujeme od vás opravu');
    expect(held.text).toContain(text);
    expect(held.html).not.toContain('<b>neexistuje');
    expect(held.text).not.toContain('Začneme nejpozději');
    const answer = await here.visitor.post(page, giving('@zofie.spravne'));
    expect(answer.status).toBe(303);
    expect(await line()).toEqual({ target_label: '@zofie.spravne', hold_reason: null });
    expect(await kinds()).toEqual(['hold', 'corrected', 'resume']);
    await here.shop.workOnce();
    const [email, ...more] = await emailsOf(here.shop, 'order-corrected-shop');
    expect(more).toEqual([]);
    expect(email?.text).toContain('@zofie.spravne');
    expect((await here.visitor.get(page)).text).toContain('Začneme nejpozději');
  });

  it('is told of by an e-mail, unless it goes on before that leaves', async () => {
    const page = await buy();
    await here.hold({ reason: 'target-missing', text: 'Nic tam není.' });
    await here.time.pass(here.shop, 1);
    const [email] = await emailsOf(here.shop, 'order-held-customer');
    expect(email?.text).toContain('Nic tam není.');
    expect(email?.text).toContain('14\u00a0dnů');
    await here.visitor.post(page, giving('@zofie.spravne'));
    await here.hold({ reason: 'target-missing', text: 'Zase nic.' });
    await here.visitor.post(page, giving('@zofie.lepe'));
    await here.time.pass(here.shop, 1);
    expect(await emailsOf(here.shop, 'order-held-customer')).toHaveLength(1);
  });

  it('does not take the one that it is held for, and keeps what was typed', async () => {
    const page = await buy();
    await here.hold({ reason: 'target-missing', text: 'Nic tam není.' });
    for (const [input, words] of [
      ['@zofie.rihova', 'Tento odkaz už máme'],
      ['to je jméno', 'Potřebujeme @jméno'],
      ['', 'Vložte jméno profilu nebo odkaz'],
    ] as const) {
      const answer = await here.visitor.post(page, giving(input));
      expect(answer.status).toBe(422);
      expect(answer.text).toContain(words);
      expect(answer.html).toContain(`value="${input}"`);
    }
    expect(await line()).toMatchObject({ hold_reason: 'target-missing' });
  });

  it('takes the same one where it was private and is not any more', async () => {
    const page = await buy();
    await here.hold({ reason: 'target-private', text: 'Profil je soukromý.' });
    expect((await here.visitor.get(page)).text).toContain('Profil už je veřejný');
    const same = giving('https://www.instagram.com/zofie.rihova/');
    expect((await here.visitor.post(page, same)).status).toBe(303);
    expect((await here.visitor.post(page, same)).status).toBe(303);
    expect(await line()).toMatchObject({ hold_reason: null });
    expect(await kinds()).toEqual(['hold', 'corrected', 'resume']);
  });

  it('wants the post where the service does', async () => {
    const page = await buy('ig-likes-1000', 'https://www.instagram.com/p/Cabc123/');
    await here.hold({ reason: 'post-wanted', text: 'Příspěvek je smazaný.' });
    expect((await here.visitor.post(page, giving('@zofie'))).status).toBe(422);
    const post = giving('https://www.instagram.com/p/Cdef456/');
    expect((await here.visitor.post(page, post)).status).toBe(303);
    expect(await line()).toEqual({ target_label: 'p/Cdef456', hold_reason: null });
  });

  it('takes the first of two tabs, and leaves the other its word', async () => {
    const page = await buy();
    await here.hold({ reason: 'target-missing', text: 'Nic tam není.' });
    const [one, other] = await Promise.all([
      here.visitor.post(page, giving('@prvni.karta')),
      here.visitor.post(page, giving('@druha.karta')),
    ]);
    expect([one.status, other.status].toSorted()).toEqual([303, 409]);
  });

  it('takes nothing once the order is over, or where it is held for another reason', async () => {
    const page = await buy();
    await here.hold({ reason: 'other', text: 'Instagram má výpadek.' });
    expect((await here.visitor.get(page)).text).toContain('Instagram má výpadek.');
    expect((await here.visitor.post(page, giving('@zofie.jinak'))).status).toBe(409);
    await query(here.shop, `update order_lines set hold_reason = 'target-missing'`);
    await here.visitor.post(page, { intent: 'cancel' });
    expect((await here.visitor.post(page, giving('@zofie.jinak'))).status).toBe(409);
    expect((await here.visitor.get(page)).text).not.toContain('Instagram má výpadek.');
  });
});

describe('the progress of a line', () => {
  it('shows start, delivered and what is left, and never an inner note', async () => {
    const page = await buy();
    expect((await here.visitor.get(page)).html).not.toContain('<progress');
    await here.move({ position: 0, to: 'delivering', startCount: 1200 });
    await here.move({ position: 0, to: 'delivering', delivered: 400 });
    const note = 'Dodavatel vynechal dávku.';
    await here.move({ position: 0, to: 'delivering', delivered: 300, note });
    const { text, html } = await here.visitor.get(page);
    expect(text).toContain('Dodáno 300 z 1.000 · zbývá 700');
    expect(text).toContain('na začátku bylo 1.200');
    expect(text).toContain('hotovo nejpozději');
    expect(html).toMatch(
      /<progress[^>]*value="300"[^>]*max="1000"|<progress[^>]*max="1000"[^>]*value="300"/,
    );
    expect(html).not.toContain(note);
    await here.move({ position: 0, to: 'completed' });
    const done = await here.visitor.get(page);
    expect(done.text).toContain('Dodáno 1.000 z 1.000');
    expect(done.html).not.toContain('data-follow');
  });

  it('is read in English too', async () => {
    const page = await buy();
    await here.move({ position: 0, to: 'delivering', startCount: 1200, delivered: 400 });
    const english = here.shop.visitor('en');
    const { text } = await english.get(page.replace('/objednavky/', '/orders/'));
    expect(text).toContain('400 of 1,000 delivered · 600 to go');
    expect(text).toContain('the count was 1,200 at the start');
  });
});

describe('the start of an order whose customer was waited for', () => {
  const read = async (page: string) => (await here.visitor.get(page)).text.replaceAll(/\s+/g, ' ');

  it('is later by that, on the page as in the list', async () => {
    const page = await buy();
    await here.hold({ reason: 'target-missing', text: 'Nic tam není.' });
    await here.time.pass(here.shop, 10 * DAY);
    expect((await here.visitor.post(page, giving('@zofie.nova'))).status).toBe(303);
    expect(await read(page)).toContain('Začneme nejpozději');
  });

  it('is not called missed while each line waits, one for a post, one for a target', async () => {
    const profile = { packageId: 'ig-followers-1000', target: '@zofie.rihova' };
    const page = await here.buy([profile, { packageId: 'ig-likes-1000', target: '@zofie' }]);
    await here.hold({ reason: 'target-missing', text: 'Nic tam není.' });
    await here.time.pass(here.shop, 10 * DAY);
    expect(await read(page)).toContain('Začneme, až doplníte, kam máme dodávat');
    expect(await read(page)).not.toContain('Začít jsme měli');
  });
});

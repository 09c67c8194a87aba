import { describe, expect, it } from 'vitest';
import { emailsOf, listEmails, query } from '#tests/stage/books.ts';
import { signIn } from '#tests/stage/operator.ts';
import { currentOfferOf, hasForm, openOrderAdmin } from '#tests/stage/order-desk.ts';
import { usePaidShop } from '#tests/stage/paid-shop.ts';

const here = usePaidShop();
const followers = [{ packageId: 'ig-followers-1000', target: '@zofie.rihova' }];

const customersPage = async (token: string) => (await here.shop.get(`/objednavky/${token}`)).text();

async function lineOf(id: string) {
  const [line] = await query(
    here.shop,
    'select work, hold_reason, hold_text, target_url from order_lines where order_id = $1',
    [id],
  );
  return line;
}

describe('holding a line', () => {
  it('shows the e-mail first, then holds and sends it', async () => {
    const admin = await openOrderAdmin(here.shop, { wishes: followers });
    const input = { reason: 'target-private', text: 'Profil je soukromý, zveřejněte ho prosím.' };
    const shown = await admin.send('hold-0', input);
    expect(shown.status).toBe(200);
    expect(shown.text).toContain('Pozastavit a poslat');
    expect(await lineOf(admin.id)).toMatchObject({ hold_reason: null });
    const held = await admin.send('hold-0', {}, shown);
    expect(held.status).toBe(303);
    expect(await lineOf(admin.id)).toMatchObject({
      hold_reason: 'target-private',
      hold_text: input.text,
    });
    expect(hasForm(await admin.look(), 'move-0')).toBe(false);
    await here.time.pass(here.shop, 1);
    const [sent] = await emailsOf(here.shop, 'order-held-customer');
    expect(sent?.text).toContain(input.text);
    expect(shown.text).toContain(sent?.subject.replaceAll('\u00a0', ' ') ?? '-');
  });

  it('shows the e-mail again where the text is another one than was seen', async () => {
    const admin = await openOrderAdmin(here.shop, { wishes: followers });
    const shown = await admin.send('hold-0', { reason: 'other', text: 'Jedna' });
    const again = await admin.send('hold-0', { text: 'Dvě' }, shown);
    expect(again.status).toBe(200);
    expect(await lineOf(admin.id)).toMatchObject({ hold_reason: null });
    expect((await admin.send('hold-0', {}, again)).status).toBe(303);
    expect(await lineOf(admin.id)).toMatchObject({ hold_text: 'Dvě' });
  });

  it('asks for a reason and a text, and keeps what is there', async () => {
    const admin = await openOrderAdmin(here.shop, { wishes: followers });
    const noReason = await admin.send('hold-0', { text: 'Něco' });
    expect(noReason.status).toBe(422);
    expect(noReason.text).toContain('Vyberte důvod');
    expect(noReason.html).toContain('>Něco</textarea>');
    const noText = await admin.send('hold-0', { reason: 'other', text: '  ' });
    expect(noText.text).toContain('Napište, co si má zákazník');
  });

  it('ends by a press, and the line goes on', async () => {
    const admin = await openOrderAdmin(here.shop, { wishes: followers });
    const shown = await admin.send('hold-0', { reason: 'other', text: 'Chvíli počkáme.' });
    await admin.send('hold-0', {}, shown);
    expect((await admin.send('resume-0')).status).toBe(303);
    expect(await lineOf(admin.id)).toMatchObject({ hold_reason: null });
    await here.time.pass(here.shop, 1);
    expect(await emailsOf(here.shop, 'order-held-customer')).toEqual([]);
    expect((await admin.send('move-0', { to: 'delivering' })).status).toBe(303);
  });
});

describe('correcting a target', () => {
  it('reads it as it reads that of a customer, and lets what was held for it go on', async () => {
    const admin = await openOrderAdmin(here.shop, { wishes: followers });
    const shown = await admin.send('hold-0', { reason: 'target-missing', text: 'Neexistuje.' });
    await admin.send('hold-0', {}, shown);
    const saved = await admin.send('target-0', { target: 'instagram.com/jina.osoba?igsh=1' });
    expect(saved.status).toBe(303);
    expect(await lineOf(admin.id)).toMatchObject({
      hold_reason: null,
      target_url: 'https://www.instagram.com/jina.osoba/',
    });
  });

  it('is told to the customer as what the shop did', async () => {
    const admin = await openOrderAdmin(here.shop, { wishes: followers });
    await admin.send('target-0', { target: '@jina.osoba' });
    const visitor = here.shop.visitor();
    const { text } = await visitor.get(`/objednavky/${admin.token}`);
    expect(text).toMatch(/Cíl jsme \d+\. .+ opravili na @jina\.osoba\./);
    expect(text).not.toContain('Opravili jste');
    const english = await here.shop.visitor('en').get(`/orders/${admin.token}`);
    expect(english.text).toContain('We corrected the target to @jina.osoba on');
  });

  it('says what is wrong with it and keeps it', async () => {
    const admin = await openOrderAdmin(here.shop, { wishes: followers });
    const refused = await admin.send('target-0', { target: 'https://www.tiktok.com/@zofie' });
    expect(refused.status).toBe(422);
    expect(refused.text).toContain('TikTok');
    expect(refused.html).toContain('value="https://www.tiktok.com/@zofie"');
  });

  it('asks about what may be a page of the network, and is answered by the next press', async () => {
    const admin = await openOrderAdmin(here.shop, { wishes: followers });
    const asked = await admin.send('target-0', { target: 'instagram.com/settings' });
    expect(asked.status).toBe(422);
    expect(asked.text).toContain('Profil: @settings');
    expect(await lineOf(admin.id)).toMatchObject({
      target_url: 'https://www.instagram.com/zofie.rihova/',
    });
    expect((await admin.send('target-0', {}, asked)).status).toBe(303);
    expect(await lineOf(admin.id)).toMatchObject({
      target_url: 'https://www.instagram.com/settings/',
    });
  });

  it('gives a post to likes that wait for it, so that they can begin', async () => {
    const admin = await openOrderAdmin(here.shop);
    expect(hasForm(await admin.look(), 'move-0')).toBe(false);
    await admin.send('target-0', { target: 'https://www.instagram.com/p/Cabc123/' });
    expect(hasForm(await admin.look(), 'move-0')).toBe(true);
    const given = await query(
      here.shop,
      `select actor, person from order_events
       where order_id = $1 and new_target is not null and kind is null`,
      [admin.id],
    );
    expect(given).toEqual([{ actor: 'operator', person: admin.operator.name }]);
  });
});

describe('a note', () => {
  it('stands in the history for the shop alone, once', async () => {
    const admin = await openOrderAdmin(here.shop, { wishes: followers });
    const page = await admin.look();
    const text = 'Volala, ozvat se ve středu';
    await Promise.all([1, 2].map(() => admin.send('note', { text }, page)));
    const looked = await admin.look();
    expect(looked.text.split(text)).toHaveLength(2);
    expect(looked.text).toContain('interní');
    await admin.send('move-0', { to: 'delivering' });
    await admin.send('move-0', { to: 'whole-sure' });
    await here.time.pass(here.shop, 1);
    expect(await customersPage(admin.token)).not.toContain(text);
    for (const email of await listEmails(here.shop)) expect(email.html).not.toContain(text);
  });

  it('is asked for where there is none', async () => {
    const admin = await openOrderAdmin(here.shop, { wishes: followers });
    const refused = await admin.send('note', { text: ' ' });
    expect(refused.status).toBe(422);
    expect(refused.text).toContain('Napište text poznámky');
  });

  it('contradicts nothing that somebody else did meanwhile', async () => {
    const admin = await openOrderAdmin(here.shop, { wishes: followers });
    const stale = await admin.look();
    await admin.send('move-0', { to: 'delivering' });
    expect((await admin.send('note', { text: 'Přesto' }, stale)).status).toBe(303);
    expect((await admin.look()).text).toContain('Přesto');
  });
});

describe('cancelling', () => {
  it('says beforehand what goes back, waits half a minute, and gives it back once', async () => {
    const admin = await openOrderAdmin(here.shop, { wishes: followers });
    const page = await admin.look();
    expect(page.text).toMatch(/Zákazníkovi se vrátí \S+ Kč/);
    await Promise.all([1, 2].map(() => admin.send('cancel', {}, page)));
    const [{ state } = {}] = await query(here.shop, 'select state from orders where id = $1', [
      admin.id,
    ]);
    expect(state).toBe('paid');
    await here.time.pass(here.shop, 1);
    await here.shop.workOnce();
    const [after] = await query(here.shop, 'select state from orders where id = $1', [admin.id]);
    expect(after?.['state']).toBe('canceled');
    expect(await here.made()).toHaveLength(1);
    expect(await emailsOf(here.shop, 'order-canceled-customer')).toHaveLength(1);
    expect((await admin.look()).text).toContain('Jana Malá');
  });

  it('is taken back whole: the order stays paid and no money goes back', async () => {
    const admin = await openOrderAdmin(here.shop, { wishes: followers });
    await admin.send('cancel');
    const [intent] = await query(here.shop, 'select id from pending_actions where order_id = $1', [
      admin.id,
    ]);
    await admin.operator.visitor.post('/ad/undo', { id: String(intent?.['id']), back: '/ad' });
    await here.time.pass(here.shop, 1);
    expect(await here.made()).toEqual([]);
    expect(hasForm(await admin.look(), 'cancel')).toBe(true);
  });

  it('is no longer done where delivery has begun', async () => {
    const admin = await openOrderAdmin(here.shop, { wishes: followers });
    const stale = await admin.look();
    await admin.send('move-0', { to: 'delivering' });
    expect(hasForm(await admin.look(), 'cancel')).toBe(false);
    expect((await admin.send('cancel', {}, stale)).status).toBe(409);
    await here.time.pass(here.shop, 1);
    expect(await here.made()).toEqual([]);
  });

  it('of an unpaid order is done at once, without an e-mail, once that was shown', async () => {
    const admin = await openOrderAdmin(here.shop, { wishes: followers, isPaid: false });
    const page = await admin.look();
    expect(page.text).toMatch(/Platební stránka se hned zavře, vzít to zpět nejde/);
    expect((await admin.send('cancel', { previewed: '' }, page)).status).toBe(409);
    expect((await admin.send('cancel', {}, page)).status).toBe(303);
    const [row] = await query(here.shop, 'select state from orders where id = $1', [admin.id]);
    expect(row?.['state']).toBe('canceled');
    expect(await emailsOf(here.shop, 'order-canceled-customer')).toEqual([]);
  });
});

it('is the same page for another person, in the language of that person', async () => {
  const admin = await openOrderAdmin(here.shop, { wishes: followers });
  const editor = await signIn(here.shop, { role: 'editor', language: 'en', name: 'Ed' });
  const page = await currentOfferOf(editor, admin).look();
  expect(page.status).toBe(200);
  expect(page.text).toContain('Paid, ready to start.');
});

it('calls no promise missed of which the list and the queue say nothing: its customer has withdrawn', async () => {
  const admin = await openOrderAdmin(here.shop, { wishes: followers });
  const change = (held: string) =>
    query(
      here.shop,
      `update orders set promised_at = now() - interval '1 hour', held_at = ${held} where id = $1`,
      [admin.id],
    );
  await change('null');
  expect((await admin.look()).text).toContain('termín minul');
  await change('now()');
  expect((await admin.look()).text).not.toContain('termín minul');
});

it('answers an unknown number with 404', async () => {
  const { visitor } = await signIn(here.shop);
  for (const number of ['999999', '0', 'x', '99999999999', '100001%20or%201=1']) {
    expect((await visitor.get(`/ad/orders/${number}`)).status).toBe(404);
  }
});

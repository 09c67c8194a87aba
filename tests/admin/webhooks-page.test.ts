import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { webhookEvents } from '#domain/webhooks/event.ts';
import { query } from '#tests/stage/books.ts';
import { errorsOf, readForms } from '#tests/stage/html.ts';
import { type SignedIn, signIn } from '#tests/stage/operator.ts';
import { type TestShop, createTestShop } from '#tests/stage/shop.ts';
import { type TestClock, createClock } from '#tests/stage/time.ts';
import { faultsOfHtml } from '#tests/stage/valid-html.ts';
import type { Page } from '#tests/stage/visitor.ts';
import { type TestReceiver, openReceiver, status } from '#tests/stage/webhook-receiver.ts';
import { deliveriesOf, enqueueMany } from '#tests/stage/webhooks.ts';

let time: TestClock;
let shop: TestShop;
let owner: SignedIn;
let receiver: TestReceiver;
beforeEach(async () => {
  time = createClock();
  shop = await createTestShop({ clock: time.clock });
  owner = await signIn(shop);
  receiver = await openReceiver();
  receiver.clock = time.clock;
});
afterEach(async () => {
  await shop.close();
  await receiver.close();
});

const events = Object.fromEntries(webhookEvents.map((event) => [`event-${event}`, 'on']));
const look = () => owner.visitor.get('/ad/webhooks');
const secretOf = ({ html }: Page) => /whsec_[\w+/=]+/.exec(html)?.[0];
const receivers = () =>
  query<{ id: string; name: string; removed_at: Date | null }>(
    shop,
    'select id, name, removed_at from webhook_receivers order by created_at',
  );

async function formId(page?: Page): Promise<string> {
  const { html } = page ?? (await look());
  return readForms(html).find(({ fields }) => fields['formId'])?.fields['formId'] ?? '';
}

const add = async (input: Record<string, string> = {}, id?: string) =>
  owner.visitor.post('/ad/webhooks', {
    formId: id ?? (await formId()),
    name: 'Účetní program',
    url: receiver.url,
    ...events,
    ...input,
  });

/** Adds a receiver. @returns its page */
async function added(): Promise<string> {
  receiver.secret = secretOf(await add()) ?? '';
  return `/ad/webhooks/${(await receivers())[0]?.id}`;
}

/** Presses a button of a receiver's page as it stands there. */
async function press(
  address: string,
  intent: string,
  input: Record<string, string> = {},
  id?: string,
): Promise<Page> {
  const given = id ?? (await formId(await owner.visitor.get(address)));
  return owner.visitor.post(address, { formId: given, intent, ...input });
}

describe('the form of a receiver', () => {
  it('stores it, and shows its secret once', async () => {
    const page = await add();
    expect(page.status).toBe(200);
    expect(secretOf(page)).toMatch(/^whsec_[\w+/]{43}=$/);
    expect(await faultsOfHtml(page.html)).toEqual([]);
    expect(secretOf(await look())).toBeUndefined();
    const [stored] = await receivers();
    const own = await owner.visitor.get(`/ad/webhooks/${stored?.id}`);
    expect(own.text).toContain('Účetní program');
    expect(secretOf(own)).toBeUndefined();
    expect(await faultsOfHtml(own.html)).toEqual([]);
    const log = await query(shop, 'select action, after from audit_entries');
    expect(log).toMatchObject([{ action: 'receiver-added' }]);
    expect(JSON.stringify(log)).not.toContain('whsec_');
  });

  it('pressed twice makes one receiver, and shows the same secret; some minutes later none', async () => {
    const id = await formId();
    const [first, second] = await Promise.all([add({}, id), add({}, id)]);
    expect(secretOf(first)).toBe(secretOf(second));
    expect(await receivers()).toHaveLength(1);
    await time.pass(shop, 11);
    owner = await signIn(shop);
    const late = await add({}, id);
    expect(late.status).toBe(200);
    expect(secretOf(late)).toBeUndefined();
    expect(late.text).toContain('podruhé ho obchod neukáže');
    expect(await receivers()).toHaveLength(1);
  });

  it('filled in anew after going back makes another receiver, once', async () => {
    const id = await formId();
    const first = await add({}, id);
    const [second, third] = [await add({ name: 'Sklad' }, id), await add({ name: 'Sklad' }, id)];
    expect((await receivers()).map(({ name }) => name)).toEqual(['Účetní program', 'Sklad']);
    expect(secretOf(second)).not.toBe(secretOf(first));
    expect(secretOf(third)).toBe(secretOf(second));
  });

  it.each([
    [{ name: ' ' }, 'Napište název příjemce.'],
    [{ url: '' }, 'Napište adresu, na kterou se má volat.'],
    [{ url: 'nonsense' }, 'Napište celou adresu'],
    [{ url: 'http://me:secret@example.com/' }, 'V adrese nesmí být jméno ani heslo'],
    [{ url: 'http://nobody-knows-me.invalid/' }, 'Takové jméno serveru nikdo nezná'],
    [Object.fromEntries(webhookEvents.map((event) => [`event-${event}`, ''])), 'Vyberte aspoň'],
  ])('says at the field what is wrong, and keeps the rest: %j', async (input, said) => {
    const page = await add(input);
    expect(page.status).toBe(422);
    expect(Object.values(errorsOf(page.html)).join()).toContain(said);
    if (!('name' in input)) expect(page.html).toContain('value="Účetní program"');
    if (!('url' in input)) expect(page.html).toContain(`value="${receiver.url}"`);
    expect(await receivers()).toEqual([]);
  });

  it('asks an editor for nothing, and an owner for a proof that is fresh', async () => {
    const editor = await signIn(shop, { role: 'editor' });
    expect((await editor.visitor.get('/ad/webhooks')).status).toBe(403);
    const slow = await signIn(shop, { provedMinutesAgo: 6 });
    const page = await slow.visitor.post('/ad/webhooks', { name: 'A', url: receiver.url });
    expect(page.location).toContain('/ad/proof');
    expect(await receivers()).toEqual([]);
  });
});

it('refuses inward addresses at the form of a public shop, and says why', async () => {
  const origins = { CS_ORIGIN: 'https://vzlet.example', EN_ORIGIN: 'https://en.vzlet.example' };
  const open = await createTestShop({
    env: { ...origins, SUPPORT_EMAIL: 'a@vzlet.example' },
  }).catch(() => undefined);
  if (!open) return;
  const { visitor } = await signIn(open);
  const id = await formId(await visitor.get('/ad/webhooks'));
  for (const [url, said] of [
    ['https://127.0.0.1/', 'vede do vnitřní sítě'],
    ['https://[::ffff:10.0.0.1]/', 'vede do vnitřní sítě'],
    ['http://books.example.com/', 'musí začínat https://'],
    ['https://books.example.com:5432/', 'Na tento port obchod nevolá'],
  ] as const) {
    const page = await visitor.post('/ad/webhooks', { formId: id, name: 'A', url, ...events });
    expect(Object.values(errorsOf(page.html)).join()).toContain(said);
  }
  await open.close();
});

describe('the page of a receiver', () => {
  it('sends a test once for each form, and shows what came of it', async () => {
    const address = await added();
    receiver.answer = (response) => response.writeHead(500).end('<b>out of order</b>');
    const id = await formId(await owner.visitor.get(address));
    await press(address, 'test', {}, id);
    await press(address, 'test', {}, id);
    await shop.workOnce();
    expect(receiver.heard).toMatchObject([{ type: 'test', sequence: null }]);
    const page = await owner.visitor.get(address);
    expect(page.text).toContain('HTTP 500');
    expect(page.text).toContain('<b>out of order</b>');
    expect(await faultsOfHtml(page.html)).toEqual([]);
    expect((await press(address, 'test', {}, 'no id')).status).toBe(422);
  });

  it('makes a new secret, twice pressed one', async () => {
    const address = await added();
    const id = await formId(await owner.visitor.get(address));
    const [first, second] = [
      await press(address, 'rotate', {}, id),
      await press(address, 'rotate', {}, id),
    ];
    expect(secretOf(first)).toBe(secretOf(second));
    expect(secretOf(first)).not.toBe(receiver.secret);
    expect((await owner.visitor.get(address)).text).toContain('i starým tajemstvím');
  });

  it('pauses, resumes and removes', async () => {
    const address = await added();
    expect((await press(address, 'pause')).location).toContain('saved=paused');
    expect((await owner.visitor.get(address)).text).toContain('Pozastavený');
    await press(address, 'resume');
    expect((await owner.visitor.get(address)).text).toContain('Zapnutý');
    expect((await press(address, 'remove')).location).toContain('/ad/webhooks?saved=removed');
    expect((await owner.visitor.get(address)).status).toBe(404);
    expect((await press(address, 'pause', {}, crypto.randomUUID())).status).toBe(404);
    expect((await look()).text).toContain('Zatím žádný příjemce');
    const [secret] = await query(shop, 'select secret from webhook_receivers');
    expect(secret).toEqual({ secret: '' });
  });

  it('sends again one call, what was not delivered, and what is from a time', async () => {
    const address = await added();
    receiver.answer = status(400);
    await enqueueMany(shop, 3);
    await shop.workOnce();
    receiver.answer = status(200);
    const failed = await owner.visitor.get(`${address}?state=failed`);
    expect(failed.text.match(/Odmítnuto/g)).toHaveLength(3);
    await press(address, 'replay', { which: 'one', delivery: '1' });
    await shop.workOnce();
    expect(receiver.heard).toHaveLength(4);
    await press(address, 'replay', { which: 'failed' });
    await shop.workOnce();
    expect(receiver.heard).toHaveLength(6);
    expect((await press(address, 'replay', { which: 'failed' })).status).toBe(422);
    const range = { which: 'time', from: '2020-01-01T00:00', to: '2100-01-01T00:00' };
    await press(address, 'replay', range);
    await shop.workOnce();
    expect(receiver.heard).toHaveLength(9);
    const wrong = await press(address, 'replay', { ...range, to: '2019-01-01T00:00' });
    expect(wrong.status).toBe(422);
    expect(wrong.html).toContain('value="2020-01-01T00:00"');
    expect(Object.values(errorsOf(wrong.html)).join()).toContain('konec musí být po začátku');
  });

  it('lists calls page by page', async () => {
    const address = await added();
    await enqueueMany(shop, 60);
    const first = await owner.visitor.get(address);
    const older = /href="([^"]*after=[^"]*)"/.exec(first.html)?.[1]?.replaceAll('&amp;', '&');
    const second = await owner.visitor.get(older ?? '');
    expect(second.text.match(/ještě se nezkoušelo/g)).toHaveLength(10);
    const newer = /href="([^"]*before=[^"]*)"/.exec(second.html)?.[1]?.replaceAll('&amp;', '&');
    expect((await owner.visitor.get(newer ?? '')).text.match(/ještě se/g)).toHaveLength(50);
    expect(await deliveriesOf(shop)).toHaveLength(60);
  });

  it.each(['nonsense', crypto.randomUUID()])('is not there for %s', async (id) => {
    expect((await owner.visitor.get(`/ad/webhooks/${id}`)).status).toBe(404);
  });
});

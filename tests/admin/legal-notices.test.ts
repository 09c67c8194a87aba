import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { formatDay } from '#content/moments.ts';
import { href } from '#domain/addresses.ts';
import { DAY_MS, dayInPrague, noonOf } from '#domain/time/calendar.ts';
import { NOTICE_STAYS_DAYS, TERMS_NOTICE_DAYS } from '#domain/legal/notice.ts';
import { query } from '#tests/stage/books.ts';
import { readForm, textOf } from '#tests/stage/html.ts';
import { type SignedIn, signIn } from '#tests/stage/operator.ts';
import { fillCart, oneWish, openDetails } from '#tests/stage/ordering.ts';
import { type Replica, startReplica } from '#tests/stage/replica.ts';
import { type TestShop, createTestShop } from '#tests/stage/shop.ts';
import { faultsOfHtml } from '#tests/stage/valid-html.ts';

/** Milliseconds within which every replica follows (rules 88). */
const FOLLOW_MS = 2000;
const LIST = '/ad/legal-texts';
const TERMS = '/obchodni-podminky';
const PRIVACY = '/ochrana-soukromi';

let shop: TestShop;
let owner: SignedIn;
let other: Replica;
/** The shop's clock goes on by days. */
let ahead = 0;
const now = () => new Date(Date.now() + ahead * DAY_MS);
beforeAll(async () => {
  shop = await createTestShop({ clock: now });
  other = await startReplica(shop.databaseUrl);
});
beforeEach(async () => {
  ahead = 0;
  owner = await signIn(shop);
  await query(shop, 'truncate legal_notices');
  shop.forget('all');
});
afterAll(async () => {
  await other.stop();
  await shop.close();
});

const dayIn = (days: number) => dayInPrague(new Date(Date.now() + days * DAY_MS));
const spoken = (days: number, locale: 'cs' | 'en' = 'cs') => formatDay(locale, noonOf(dayIn(days)));
const plain = (text: string) => text.replaceAll('\u00a0', ' ');
const pageOf = (id: string) => `${LIST}/${id}`;

const terms = {
  text: 'terms',
  whatCs: 'Mění se **doba** dodání.\n\n- o den kratší',
  whatEn: 'The delivery *time* changes.',
  effectiveOn: dayIn(TERMS_NOTICE_DAYS),
};

/** Sends the form for a new notice. */
async function give(input: Record<string, string> = {}, id: string = randomUUID()) {
  const answer = await owner.visitor.post(LIST, { ...terms, ...input, id, intent: 'publish' });
  // What every replica is told by the database.
  shop.forget('legal');
  return { id, answer };
}

async function send(id: string, input: Record<string, string>, intent = 'publish') {
  const { html } = await owner.visitor.get(pageOf(id));
  const answer = await owner.visitor.post(pageOf(id), {
    ...readForm(html, intent).fields,
    ...input,
    intent,
  });
  shop.forget('legal');
  return answer;
}

async function read(path: string, locale: 'cs' | 'en' = 'cs') {
  shop.forget('all');
  return (await shop.get(path, locale)).text();
}

/** What stands above the first section of a legal text. */
const headOf = (html: string) =>
  /<header class="terms__head">[^]*?<\/header>/.exec(html)?.[0] ?? '';
const lastChange = async () =>
  (await query(shop, 'select * from audit_entries order by seq desc limit 1'))[0];

describe('a notice of new terms', () => {
  it('heads the terms in both languages, stands beside the order, and is in the log', async () => {
    const empty = await owner.visitor.get(LIST);
    expect(await faultsOfHtml(empty.html)).toEqual([]);
    expect(empty.text).toContain('Zatím jste žádnou změnu neoznámili');
    expect(textOf(empty.html)).toContain('1. listopadu 2025');
    const { id, answer } = await give();
    expect(answer.location).toContain('saved');
    expect((await give({}, id)).answer.status).toBe(303);

    const page = await read(TERMS);
    expect(await faultsOfHtml(page)).toEqual([]);
    const head = headOf(page);
    expect(head).toContain('Mění se <strong>doba</strong> dodání.');
    expect(textOf(head)).toContain(`Změna od ${textOf(spoken(TERMS_NOTICE_DAYS))}`);
    const english = headOf(await read(TERMS, 'en'));
    expect(english).toContain('The delivery <em>time</em> changes.');
    expect(textOf(english)).toContain(`Change from ${textOf(spoken(TERMS_NOTICE_DAYS, 'en'))}`);
    expect(headOf(await read(PRIVACY))).not.toContain('Změna od');

    const customer = shop.visitor();
    fillCart(customer, oneWish);
    // A browser goes from the first step to the second without asking again.
    const cart = await customer.get(href('wizard', 'cs'));
    expect(plain(cart.text)).toContain('Pro objednávku odeslanou do té doby platí znění');
    const details = await openDetails(customer);
    expect(await faultsOfHtml(details.html)).toEqual([]);
    expect(plain(details.text)).toContain('Pro objednávku odeslanou do té doby platí znění');
    expect(await query(shop, 'select from legal_notices')).toHaveLength(1);
    expect(await lastChange()).toMatchObject({
      action: 'notice-given',
      subject: id,
      after: { legalText: 'terms', effectiveOn: terms.effectiveOn },
    });
  });

  it('stays for some days once it holds, and is then read below the text', async () => {
    const { id } = await give();
    ahead = TERMS_NOTICE_DAYS;
    expect(textOf(headOf(await read(TERMS)))).toContain('Změna, která platí od');
    ahead += NOTICE_STAYS_DAYS;
    expect(textOf(headOf(await read(TERMS)))).toContain('Změna, která platí od');
    ahead += 1;
    const page = await read(TERMS);
    expect(headOf(page)).not.toContain('doba');
    const list = page.slice(page.indexOf('<section id="notices"'));
    expect(textOf(list)).toContain(`Oznámeno ${textOf(spoken(0))}`);
    expect(list).toContain('<strong>doba</strong>');
    owner = await signIn(shop);
    const admin = await owner.visitor.get(LIST);
    expect(admin.text).toContain('dřívější');
    expect(plain(admin.text)).toContain('stále ukazuje starší znění');
    const closed = await owner.visitor.get(pageOf(id));
    expect(await faultsOfHtml(closed.html)).toEqual([]);
    expect(closed.text).toContain('nedá měnit ani odvolat');
    expect((await owner.visitor.post(pageOf(id), { intent: 'withdraw' })).status).toBe(409);
    const late = await owner.visitor.post(pageOf(id), {
      intent: 'publish',
      whatCs: 'Mění se víc.',
    });
    expect(late.status).toBe(409);
    expect(plain(late.text)).toContain('nic se nezměnilo. Napsali jste:');
    expect(late.text).toContain('Mění se víc.');
  });

  it('is withdrawn before its day, and stays readable as that', async () => {
    const { id } = await give();
    // Only the wording that was read.
    const unread = await owner.visitor.post(pageOf(id), { intent: 'withdraw', seen: '0' });
    expect(unread.status).toBe(409);
    await send(id, {}, 'withdraw');
    const page = await read(TERMS);
    expect(headOf(page)).not.toContain('doba');
    expect(textOf(page)).toContain(`odvoláno ${textOf(spoken(0))}, změna nenastala`);
    expect(page).toContain('<strong>doba</strong>');
    expect(await lastChange()).toMatchObject({ action: 'notice-withdrawn', subject: id });
    ahead = TERMS_NOTICE_DAYS;
    expect(headOf(await read(TERMS))).not.toContain('doba');
    owner = await signIn(shop);
    expect((await owner.visitor.get(LIST)).text).not.toContain('starší znění.');
  });

  it('is corrected with its former wording kept, never to an earlier day, and by who has seen the last one', async () => {
    const { id } = await give();
    const { html } = await owner.visitor.get(pageOf(id));
    const old = readForm(html, 'publish').fields;
    const later = dayIn(TERMS_NOTICE_DAYS + 5);
    const fixed = { whatCs: 'Mění se doba a cena.', effectiveOn: later };
    expect((await send(id, fixed)).location).toContain('saved');
    const page = await read(TERMS);
    expect(headOf(page)).toContain('Mění se doba a\u00a0cena.');
    expect(page.slice(page.indexOf('<section id="notices"'))).toContain('<strong>doba</strong>');
    const nearer = await send(id, { effectiveOn: terms.effectiveOn });
    expect([nearer.status, nearer.text.includes('jen odložit')]).toEqual([422, true]);
    const input = { whatCs: 'Jiná slova', effectiveOn: later, intent: 'publish' };
    const stale = await owner.visitor.post(pageOf(id), { ...old, ...input });
    expect(stale.status).toBe(409);
    expect(stale.html).toContain('Jiná slova');
    expect(await query(shop, 'select from legal_notices')).toHaveLength(2);
    expect(await lastChange()).toMatchObject({
      action: 'notice-corrected',
      before: { effectiveOn: terms.effectiveOn },
      after: { effectiveOn: later },
    });
    expect(await faultsOfHtml((await owner.visitor.get(pageOf(id))).html)).toEqual([]);
  });
});

it('may say of the privacy policy that it changes on the same day', async () => {
  await give({ text: 'privacy', effectiveOn: dayIn(0) });
  expect(textOf(headOf(await read(PRIVACY)))).toContain('Změna, která platí od');
  expect(headOf(await read(TERMS))).not.toContain('doba');
});

describe('what is typed', () => {
  it.each([
    [{ effectiveOn: dayIn(TERMS_NOTICE_DAYS - 1) }, `nejdříve ${spoken(TERMS_NOTICE_DAYS)}`],
    [{ text: 'privacy', effectiveOn: dayIn(-1) }, `nejdříve ${spoken(0)}`],
    [{ effectiveOn: '2027-02-30' }, 'Vyberte den'],
    [{ whatEn: ' ' }, 'v obou jazycích'],
    [{ whatCs: 'x'.repeat(2001) }, 'Zkraťte'],
    [{ text: 'cookbook' }, 'Vyberte text'],
  ] as [Record<string, string>, string][])(
    'is refused at its field and comes back: %o',
    async (input, said) => {
      const { answer } = await give({ whatCs: 'Mění se **doba**.', ...input });
      expect(answer.status).toBe(422);
      expect(plain(answer.text)).toContain(plain(said));
      expect(answer.html).toContain(input['whatCs'] ?? 'Mění se **doba**.');
      expect(await query(shop, 'select from legal_notices')).toHaveLength(0);
    },
  );

  it('is text where it is no Markdown of ours', async () => {
    await give({ whatCs: '<script>alert(1)</script> [x](javascript:alert(1))\n\n# Nadpis' });
    const page = await read(TERMS);
    expect(await faultsOfHtml(page)).toEqual([]);
    expect(headOf(page)).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
    expect(headOf(page)).not.toMatch(/<script|href="javascript|<h1>Nadpis/);
  });
});

it('is on every replica within two seconds', async () => {
  const seen = async () => headOf(await (await fetch(other.origin + TERMS)).text());
  expect(await seen()).not.toContain('doba');
  await give();
  await expect.poll(seen, { timeout: FOLLOW_MS, interval: 50 }).toContain('<strong>doba</strong>');
});

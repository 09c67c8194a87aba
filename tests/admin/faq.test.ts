import type { FAQPage, Question } from 'schema-dts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { query } from '#tests/stage/books.ts';
import { readForm, textOf } from '#tests/stage/html.ts';
import { type SignedIn, signIn } from '#tests/stage/operator.ts';
import { type Replica, startReplica } from '#tests/stage/replica.ts';
import { previewedOn } from '#tests/stage/price-desk.ts';
import { type TestShop, createTestShop } from '#tests/stage/shop.ts';
import { structuredDataOf } from '#tests/stage/structured-data.ts';
import { faultsOfHtml } from '#tests/stage/valid-html.ts';

/** Milliseconds within which every replica follows (rules 87). */
const FOLLOW_MS = 2000;

let shop: TestShop;
let owner: SignedIn;
let other: Replica;
beforeAll(async () => {
  shop = await createTestShop();
  other = await startReplica(shop.databaseUrl);
  owner = await signIn(shop);
});
beforeEach(() => query(shop, 'truncate faq_questions'));
afterAll(async () => {
  await other.stop();
  await shop.close();
});

const plain = (text: string) => text.replaceAll('\u00a0', ' ');
const pageOf = (id: string) => `/ad/faq/${id}`;
const pageHtml = async (id: string) => (await owner.visitor.get(pageOf(id))).html;
const formOf = async (id: string) => readForm(await pageHtml(id), 'save').fields;

/** Sends the form of a question as it stands, with what is typed over it. */
async function send(id: string, input: Record<string, string>, intent = 'save') {
  const form = { ...(await formOf(id)), ...input };
  const { html } = intent === 'save' ? { html: '' } : await owner.visitor.post(pageOf(id), form);
  const sent = { ...form, previewed: previewedOn(html), intent };
  // What every replica is told by the database.
  return owner.visitor.post(pageOf(id), sent).finally(() => shop.forget('faq'));
}

async function publicPage(locale: 'cs' | 'en' = 'cs', path = '/faq') {
  shop.forget('all');
  return (await shop.get(path, locale)).text();
}

function asked(html: string): Question[] {
  const data = structuredDataOf(html).find((one) => JSON.stringify(one).includes('FAQPage'));
  return ((data as FAQPage | undefined)?.mainEntity ?? []) as Question[];
}

const lastChange = async () =>
  (await query(shop, 'select * from audit_entries order by seq desc limit 1'))[0];

const written = {
  questionCs: 'Máte otevřeno o víkendu?',
  answerCs: 'Ano, **stále**.\n\n- peníze vracíme do {refund-days}\n- vše je v [ceníku](/cenik)',
  questionEn: 'Are you open at weekends?',
  answerEn: 'Yes, *always*. We refund within {refund-days}.',
};

describe('a question of the program', () => {
  it('is changed at once on its page in both languages, at home and for search engines, and brought back by one press', async () => {
    const before = await owner.visitor.get(pageOf('real-people'));
    expect(await faultsOfHtml(before.html)).toEqual([]);
    expect((await send('real-people', written)).location).toContain('saved');
    const page = await publicPage();
    expect(await faultsOfHtml(page)).toEqual([]);
    expect(plain(page)).toContain('<p>Ano, <strong>stále</strong>.</p>');
    expect(plain(page)).toContain('<li>vše je v <a href="/cenik">ceníku</a></li>');
    const { acceptedAnswer } =
      asked(page).find(({ name }) => name === 'Máte otevřeno o\u00a0víkendu?') ?? {};
    expect(plain(JSON.stringify(acceptedAnswer))).toContain(
      'Ano, stále.\\n– peníze vracíme do 14 dnů\\n– vše je v ceníku',
    );
    expect(textOf(await publicPage('en'))).toContain('. We refund within 14 days.');
    expect(textOf(await publicPage('en', '/'))).toContain('Are you open at weekends?');
    expect(await lastChange()).toMatchObject({
      action: 'question-kept',
      subject: 'real-people',
      before: { questionEn: 'Are the followers you deliver real people?' },
      after: { questionEn: written.questionEn },
    });
    const changed = await owner.visitor.get(pageOf('real-people'));
    expect(await faultsOfHtml(changed.html)).toEqual([]);
    expect(changed.text).toContain('uložení častého dotazu');

    await send('real-people', {}, 'restore');
    expect(await publicPage()).toContain('Jsou dodaní sledující');
    expect(await query(shop, 'select from faq_questions')).toHaveLength(0);
    expect(await lastChange()).toMatchObject({ action: 'question-restored' });
  });

  it('is not stored where the form is sent as it came', async () => {
    await send('payment', {});
    await send('instagram-packages', {});
    expect(await query(shop, 'select from faq_questions')).toHaveLength(0);
  });

  it('is hidden on its page and at home, and goes to another part and place', async () => {
    await send('real-people', { shown: '' });
    for (const path of ['/faq', '/'])
      expect(await publicPage('cs', path)).not.toContain('Jsou dodaní sledující');
    await send('anonymous', { section: 'spotify', home: '1' });
    const home = await publicPage('cs', '/');
    const faq = home.slice(home.indexOf('id="faq"'));
    expect(faq.indexOf('Dozví se někdo')).toBeGreaterThan(0);
    expect(faq.indexOf('Dozví se někdo')).toBeLessThan(faq.indexOf('Budete potřebovat heslo'));
    const page = await publicPage();
    expect(page.indexOf('id="anonymous"')).toBeLessThan(page.indexOf('id="general"'));
    expect((await owner.visitor.get('/ad/faq')).text).toContain('skrytý');
  });

  it('moves up and down within its part, and nobody moves what he has not seen', async () => {
    const list = await owner.visitor.get('/ad/faq');
    expect(await faultsOfHtml(list.html)).toEqual([]);
    const section = list.html.slice(list.html.indexOf('id="section-money"'));
    const seen = /name="seen" value="(\w+)"/.exec(section)?.[1] ?? '';
    const moved = await owner.visitor.post('/ad/faq', { seen, down: 'payment' });
    expect(moved.location).toContain('#move-payment');
    const page = await publicPage();
    expect(page.indexOf('id="paypal"')).toBeLessThan(page.indexOf('id="payment"'));
    expect((await owner.visitor.post('/ad/faq', { seen, down: 'payment' })).status).toBe(409);
    expect(await lastChange()).toMatchObject({ before: { position: 1 }, after: { position: 2 } });
  });
});

describe('a question of the owner', () => {
  const make = async (input: Record<string, string> = {}) => {
    const { html } = await owner.visitor.get('/ad/faq/new');
    const { fields } = readForm(html, 'save');
    const form = { ...fields, ...written, section: 'tiktok', ...input, intent: 'save' };
    return { id: fields['id'] ?? '', form, answer: await owner.visitor.post('/ad/faq/new', form) };
  };

  it('is made once however often its form is sent, and removed', async () => {
    const { id, form, answer } = await make();
    expect(answer.location).toContain(`/ad/faq/${id}`);
    expect((await owner.visitor.post('/ad/faq/new', form)).status).toBe(303);
    const page = await publicPage();
    expect(page.split(`id="${id}"`)).toHaveLength(2);
    expect(page.indexOf('id="tiktok-private"')).toBeLessThan(page.indexOf(`id="${id}"`));
    await send(id, {}, 'remove');
    expect(await publicPage()).not.toContain(`id="${id}"`);
    expect(await lastChange()).toMatchObject({ action: 'question-removed', subject: id });
  });

  it('is hidden, and not lost, when everything is brought back', async () => {
    const { id } = await make();
    await send('cancel', written);
    await owner.visitor.post('/ad/faq', { intent: 'restore-all' });
    const page = await publicPage();
    expect(page).not.toContain(`id="${id}"`);
    expect(page).toContain('Mohu objednávku zrušit?');
    expect((await owner.visitor.get(pageOf(id))).html).toContain('Máte otevřeno o víkendu?');
    expect(JSON.stringify(await lastChange())).toContain('Are you open at weekends?');
  });
});

describe('what is typed', () => {
  it.each([
    [{ answerEn: '' }, 'v obou jazycích'],
    [{ questionCs: 'x'.repeat(161) }, 'Zkraťte'],
    [{ answerCs: 'x'.repeat(2001) }, 'Zkraťte'],
    [{ answerCs: 'Do {refund-dayz}.' }, '{refund-dayz}'],
    [{ home: '13' }, 'z uvedeného rozsahu'],
    [{ section: 'myspace' }, 'Vyberte část'],
  ])('is refused at its field and comes back: %o', async (input, said) => {
    const refused = await send('real-people', { ...written, ...input });
    expect(refused.status).toBe(422);
    expect(plain(refused.text)).toContain(said);
    expect(refused.html).toContain('Are you open at weekends?');
    expect(await query(shop, 'select from faq_questions')).toHaveLength(0);
  });

  it('is text where it is no Markdown of ours', async () => {
    const answerCs =
      '<script>alert(1)</script> [x](javascript:alert(1)) ![y](https://evil.example/a.png) # <b onclick=a>z</b>\n\n[jinde](https://jinde.example)';
    const questionCs = '<img src=x onerror=alert(1)>?';
    await send('real-people', { ...written, answerCs, questionCs }, 'save-sure');
    const page = await publicPage();
    expect(await faultsOfHtml(page)).toEqual([]);
    expect(page).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
    expect(page).toContain('&lt;img src=x onerror=alert(1)&gt;?');
    expect(page).not.toMatch(
      /<script>alert|<img src=x|evil\.example\/a\.png">|href="javascript:|<b /,
    );
    expect(page).toContain('<a href="https://jinde.example/" rel="noopener">jinde</a>');
  });

  it('is asked about once more where it states figures that no rule stands behind, and marked', async () => {
    const byHand = { ...written, answerCs: 'Peníze vracíme do 21 dnů od zrušení.' };
    const doubtful = await send('cancel', byHand);
    expect(doubtful.status).toBe(422);
    expect(plain(doubtful.text)).toContain('nezmění se s ceníkem ani s pravidly: 21.');
    expect(doubtful.text).toContain('vaše ne: {refund-days}');
    expect(await faultsOfHtml(doubtful.html)).toEqual([]);
    expect(await publicPage()).not.toContain('21 dnů');
    const shown = { ...byHand, previewed: previewedOn(doubtful.html), intent: 'save-sure' };
    const changed = { ...(await formOf('cancel')), ...shown, answerCs: 'Do 22 dnů.' };
    expect((await owner.visitor.post(pageOf('cancel'), changed)).status).toBe(422);
    await send('cancel', byHand, 'save-sure');
    expect(await publicPage()).toContain('21 dnů');
    const list = await owner.visitor.get('/ad/faq');
    expect(list.text).toContain('čísla psaná ručně');
    expect(plain(list.text)).toContain('1 odpověď říká čísla');
  });

  it('does not overwrite what somebody else has saved meanwhile', async () => {
    const old = await formOf('real-people');
    await send('real-people', written);
    const input = { questionCs: 'Moje slova?', intent: 'save' };
    const stale = await owner.visitor.post(pageOf('real-people'), { ...old, ...input });
    expect(stale.status).toBe(409);
    expect(stale.html).toContain('value="Moje slova?"');
    expect(await publicPage()).not.toContain('Moje slova?');
  });

  it('follows the price list and the settings', async () => {
    await send('real-people', {
      ...written,
      answerCs: 'Odpovídáme {answer-time} na {email}. {tiktok-likes}',
    });
    const text = plain(textOf(await publicPage()));
    expect(text).toContain('Odpovídáme do 2 hodin v pracovní době (pondělí až pátek');
    expect(text).toMatch(/Lajky od [\d.]+ do [\d.]+ kusů/);
  });
});

it('is on every replica within two seconds', async () => {
  const read = async () => (await fetch(`${other.origin}/faq`)).text();
  expect(await read()).toContain('Mohu objednávku zrušit?');
  await send('cancel', { ...written, answerCs: 'Ano.', answerEn: 'Yes.' }, 'save-sure');
  await expect
    .poll(read, { timeout: FOLLOW_MS, interval: 50 })
    .toContain('Máte otevřeno o\u00a0víkendu?');
});

it('shows no question that is hidden, and says so where all are', async () => {
  const { html } = await owner.visitor.get('/ad/faq');
  const ids = [...html.matchAll(/id="move-([\w-]+)"/g)].map(([, id]) => id ?? '');
  expect(ids.length).toBeGreaterThan(60);
  const rows = ids.map((id) => `('${id}', false, true, now())`).join(',');
  await query(shop, `insert into faq_questions (id, is_own, is_hidden, created_at) values ${rows}`);
  const page = await publicPage();
  expect(await faultsOfHtml(page)).toEqual([]);
  expect(page).not.toContain('FAQPage');
  expect(await publicPage('cs', '/')).not.toContain('class="question"');
});

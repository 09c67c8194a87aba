import { randomUUID } from 'node:crypto';
import { afterEach, describe, expect, it } from 'vitest';
import { DAY_MS } from '#domain/time/calendar.ts';
import { type CheckedDuty, checkedDuties, confirmedDuties } from '#domain/legal/duty.ts';
import { LEGAL_DAY } from '#domain/legal/notice.ts';
import { keysOf } from '#domain/records.ts';
import { query } from '#tests/stage/books.ts';
import {
  altered,
  createSoundShop,
  dutiesThatAre,
  reduced,
  setRunning,
  spokenFile,
} from '#tests/stage/legal-shop.ts';
import { signIn } from '#tests/stage/operator.ts';
import { type TestShop, type TestShopOptions, createTestShop } from '#tests/stage/shop.ts';
import { paidOrderAt, storeOrder } from '#tests/stage/stored-orders.ts';

let shop: TestShop;
afterEach(() => shop.close());

async function soundShop(more: TestShopOptions = {}): Promise<void> {
  shop = await createSoundShop(more);
}

const brokenDuties = () => dutiesThatAre(shop, 'broken');

const without = (name: string) => ({ env: { [name]: '' } });
/** The page of this heading does not name its version; another text may have one of the same day. */
const alteredOn = (heading: string, version: string) => ({
  alterVisited: (html: string) =>
    new RegExp(`<h1[^>]*>${heading}`).test(html) ? html.replaceAll(version, 'unknown') : html,
});
const ago = (days: number) => new Date(shop.services.clock().getTime() - days * DAY_MS);

/** How each duty is broken: by a setting, by what the shop's pages say, or by what its records hold. */
type Break = TestShopOptions & {
  records?: () => Promise<unknown>;
  /** What is broken with it in any case. */
  beside?: readonly CheckedDuty[];
};

const testKey = { STRIPE_SECRET_KEY: 'sk_test_x', ALLOW_TEST_CHECKOUT: 'true' };

const breaks: Record<CheckedDuty, Break> = {
  // With a live key such a shop does not start.
  identity: { env: { ...testKey, OPERATOR_PHONE: '' }, beside: ['checkout'] },
  approval: without('PROVIDER_APPROVAL'),
  checkout: { env: testKey },
  emails: without('SMTP_URL'),
  'legal-button': altered(/Objednávka zavazující\sk\splatbě/g, 'Objednat'),
  'start-choice': altered(/<input(?=[^>]*name="start"[^>]*value="now")/g, '<input checked=""'),
  delivered: altered(/may not (be|come from) real/g, 'are'),
  withdrawal: altered('/odstoupeni', '/kontakt'),
  terms: alteredOn('Terms and conditions', LEGAL_DAY),
  disputes: altered('coi.gov.cz', 'example.com'),
  privacy: alteredOn('Ochrana soukromí', LEGAL_DAY),
  cookies: altered('</body>', '<script src="https://tracker.example/t.js"></script></body>'),
  accessibility: {
    alterVisited: (html) =>
      html.includes('424/2023') ? html.replaceAll('podpora@vzlet.cz', '') : html,
  },
  claims: {
    records: () =>
      query(
        shop,
        `insert into claim_corrections (claim, source, source_date, corrected_at)
         select claim, 'účetnictví', '2026-11-01', now()
         from unnest(array['deliveredHome', 'deliveredReferences']) claim`,
      ),
  },
  'review-origins': {
    records: () =>
      query(
        shop,
        `insert into review_switches (id, samples, generated) values (true, true, false)
        on conflict (id) do update set samples = true`,
      ),
  },
  'review-checks': altered('/how-we-verify-reviews', '/faq'),
  'generated-texts': { records: () => setRunning(shop, { unread: true }) },
  'lowest-price': { offered: reduced, ...altered('<s>1.999', '<s>2.999') },
  complaints: {
    records: async () =>
      query(
        shop,
        `insert into complaints (id, order_id, line, text, remedy, received_at, due_at)
         values ($1, $2, 0, 'Nic nepřišlo.', 'money', $3, $4)`,
        [randomUUID(), (await storeOrder(shop, paidOrderAt(ago(0)))).id, ago(31), ago(1)],
      ),
  },
  'withdrawals-settled': {
    records: () =>
      query(
        shop,
        `insert into withdrawals (id, locale, name, order_number, email, part, reason, declared_at, outcome)
         values ($1, 'cs', 'Žofie', '?', 'zofie@example.com', '', '', $2, 'unknown')`,
        [randomUUID(), ago(16)],
      ),
  },
  'data-requests': {
    records: () =>
      query(
        shop,
        `insert into erasures (id, address_hash, state, operator_id, asked_at) values ($1, 'x', 'waiting', $1, $2)`,
        [randomUUID(), ago(32)],
      ),
  },
  retention: {
    records: () =>
      query(
        shop,
        `insert into upkeep_runs (job, started_at, ended_at, outcome) values ('keep-retention', $1, $1, 'failed')`,
        [ago(0)],
      ),
  },
  backup: {
    records: () =>
      query(
        shop,
        `insert into backup_checks values ($1, $2, 'x', $2, 1, 1, '[{"kind":"not-made","row":"x","order":null}]')`,
        [randomUUID(), ago(0)],
      ),
  },
};

describe('how it stands with the law', () => {
  it('has nothing broken on a sound public shop, nor but for people’s duties on a new local one', async () => {
    await soundShop();
    expect(await brokenDuties()).toEqual([]);
    await shop.close();
    shop = await createTestShop();
    expect(await brokenDuties()).toEqual([...confirmedDuties]);
  });

  it.each(keysOf(breaks))('turns exactly the line of “%s” red once it is broken', async (duty) => {
    const { records, beside = [], ...options } = breaks[duty];
    await soundShop(options);
    await records?.();
    shop.forget('all');
    expect(await brokenDuties()).toEqual([duty, ...beside]);
  });

  it.each([
    ['is a year old', `update duty_confirmations set confirmed_at = now() - interval '367 days'`],
    ['was taken back', 'delete from duty_confirmations'],
  ])('turns the line of each duty of people red whose confirmation %s', async (_, statement) => {
    await soundShop();
    for (const duty of confirmedDuties) {
      await query(shop, `${statement} where duty = $1`, [duty]);
    }
    expect(await brokenDuties()).toEqual([...confirmedDuties]);
  });

  it('asks again for a lawyer once the terms have another version', async () => {
    await soundShop();
    await query(shop, `update duty_confirmations set text_version = '2026-01-01'`);
    expect(await brokenDuties()).toEqual(['texts-reviewed']);
  });
});

describe('a confirmation', () => {
  it('is typed, stored with who said it, logged, and taken back', async () => {
    shop = await createTestShop();
    const { visitor } = await signIn(shop, { language: 'en' });
    const say = (evidence: string) => visitor.post('/ad/legal', { duty: 'licence', evidence });
    const refused = await say('ano');
    expect(refused.status).toBe(422);
    expect(refused.text).toContain('Write at least 10 characters');
    expect(refused.html).toContain('>ano</textarea>');
    expect((await say('  Výpis 4711 z 3. 11. 2026 <b>  ')).status).toBe(303);
    const page = await visitor.get('/ad/legal');
    expect(page.text).toMatch(/Confirmed on .* by Jana Malá/);
    expect(page.html).toContain('Výpis 4711 z 3. 11. 2026 &lt;b&gt;');
    await visitor.post('/ad/legal', { duty: 'licence', evidence: '', intent: 'revoke' });
    expect(await query(shop, 'select from duty_confirmations')).toEqual([]);
    expect(await query(shop, `select action from audit_entries order by seq`)).toEqual([
      { action: 'duty-confirmed' },
      { action: 'duty-revoked' },
    ]);
    const strange = await visitor.post('/ad/legal', { duty: 'nothing', evidence: 'x'.repeat(20) });
    expect(strange.status).toBe(422);
  });
});

it('is a dated file that says the same as the page', async () => {
  await soundShop({ clock: () => new Date('2026-11-24T12:00:00Z'), ...without('SMTP_URL') });
  const { visitor } = await signIn(shop);
  const { headers } = await visitor.get('/ad/legal.pdf');
  expect(headers.get('Content-Disposition')).toContain('soulad-se-zakonem-2026-11-24.pdf');
  const said = await spokenFile(shop);
  const whole = said.join(' ').replaceAll('\u00a0', ' ');
  expect(whole).toContain('Stav 24. listopadu 2026');
  expect(said.filter((text) => text === 'Nesplněno')).toHaveLength(1);
  expect(said.filter((text) => text === 'Splněno')).toHaveLength(
    checkedDuties.length + confirmedDuties.length - 1,
  );
  expect(whole).toContain(
    'Potvrzení objednávek k zákazníkům neodcházejí: není nastavený poštovní server',
  );
  expect(whole).toContain('Složka Právní, dokument 7');
});

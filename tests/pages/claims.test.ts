import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readClaimCorrections } from '#database/texts.ts';
import { isClaimId } from '#domain/content/claims/claim.ts';
import { signIn } from '#tests/stage/operator.ts';
import { correctClaim, correctionFacts } from '#flows/content/correct-claim.ts';
import { type CorrectionInput, correctionForm } from '#domain/content/claims/correction.ts';
import { textOf } from '#tests/stage/html.ts';
import { type TestShop, createTestShop } from '#tests/stage/shop.ts';

const env = {
  CS_ORIGIN: 'https://vzlet.test',
  EN_ORIGIN: 'https://en.vzlet.test',
  ALLOW_TEST_CHECKOUT: 'true',
};
const unchanged = correctionForm.empty;
const sourced = { ...unchanged, source: 'Interní přehled zakázek', sourceDate: '2026-10-31' };

let now = new Date('2026-11-22T10:00:00Z');
let shop: TestShop;
let owner: { id: string };
beforeAll(async () => {
  shop = await createTestShop({ env, clock: () => now });
  owner = await signIn(shop);
});
afterAll(() => shop.close());

async function correct(id: string, input: CorrectionInput) {
  const known = isClaimId(id) ? (await readClaimCorrections(shop.services.db))[id] : undefined;
  const seen = JSON.stringify(correctionFacts(known));
  return correctClaim(shop.services, { id, input, seen, operator: owner });
}

/** What the pages get to read after a correction that this replica was told of. */
async function corrections() {
  shop.forget('claims');
  return shop.services.claims();
}

describe('a correction of a claim', () => {
  it('is kept with its source, tells all replicas, and takes the place of the former one', async () => {
    const replica = new Client({ connectionString: shop.databaseUrl });
    await replica.connect();
    await replica.query('listen pages_changed');
    const told = new Promise((resolve) => {
      replica.on('notification', ({ payload }) => resolve(payload));
    });
    const figure = { cs: '12.000+', en: '12,000+' };
    const input = { ...sourced, figureCs: figure.cs, figureEn: figure.en };
    expect(await correct('satisfiedCustomers', input)).toEqual({ ok: true });
    expect(await told).toBe('claims');
    await replica.end();
    const source = { name: 'Interní přehled zakázek', date: '2026-10-31' };
    expect((await corrections()).satisfiedCustomers).toEqual({
      figure,
      source,
      text: undefined,
      showing: undefined,
    });
    await correct('satisfiedCustomers', { ...unchanged, showing: 'hidden' });
    expect((await corrections()).satisfiedCustomers).toMatchObject({
      figure: undefined,
      source: undefined,
      showing: 'hidden',
    });
    await correct('satisfiedCustomers', unchanged);
    expect(await corrections()).toEqual({});
  });

  it.each<[string, Partial<CorrectionInput>]>([
    ['text-in-one-language', { textCs: 'spokojených klientů', textEn: '' }],
    ['figure-in-one-language', { figureCs: '', figureEn: '12,000+' }],
    ['figure-without-place', { textCs: 'přes {figure} klientů', textEn: 'clients' }],
    ['source-without-date', { source: 'Interní přehled' }],
    ['date-without-source', { sourceDate: '2026-10-31' }],
    ['date-impossible', { source: 'Interní přehled', sourceDate: '2026-11-23' }],
    ['date-impossible', { source: 'Interní přehled', sourceDate: '2026-02-30' }],
    ['showing-unknown', { showing: 'maybe' }],
    ['too-long', { source: 'x'.repeat(201), sourceDate: '2026-10-31' }],
  ])('is refused where it says half of something: %s', async (problem, half) => {
    const done = await correct('satisfiedCustomers', { ...unchanged, ...half });
    expect('problems' in done && Object.values(done.problems)).toEqual([problem]);
    expect(await corrections()).toEqual({});
  });

  it('is refused of what is no claim', async () => {
    for (const id of ['', 'toString', '__proto__', 'deliveredhome']) {
      expect(await correct(id, sourced)).toEqual({ ok: false, problem: 'not-found' });
    }
  });

  it('that is typed as it stands changes nothing', async () => {
    const text = { textCs: 'Heslo nikdy nechceme', textEn: 'We never ask for a password' };
    expect(await correct('noPassword', { ...unchanged, ...text })).toEqual({ ok: true });
    expect(await corrections()).toEqual({});
  });

  it('lets the price list call its marked packages the most popular once a source is named', async () => {
    const words = async () => textOf(await (await shop.get('/cenik')).text());
    expect(await words()).toContain('Doporučujeme');
    await correct('popularPackages', sourced);
    await corrections();
    expect(await words()).toContain('Nejoblíbenější');
    await correct('popularPackages', unchanged);
    await corrections();
    expect(await words()).not.toContain('Nejoblíbenější');
  });
});

describe('while the database is silent', () => {
  it('what was corrected stays corrected, and no page waits long for it', async () => {
    await correct('popularPackages', sourced);
    expect(await corrections()).toHaveProperty('popularPackages');
    const blocker = new Client({ connectionString: shop.databaseUrl });
    await blocker.connect();
    await blocker.query('begin; lock table claim_corrections');
    const late = AbortSignal.timeout(8000);
    for (const path of ['/cenik', '/cenik/tiktok', '/cenik/youtube']) {
      now = new Date(now.getTime() + 6000);
      expect(textOf(await (await shop.get(path)).text()), path).toContain('Nejoblíbenější');
    }
    expect(late.aborted).toBe(false);
    await blocker.query('rollback');
    await blocker.end();
    await correct('popularPackages', unchanged);
  });

  it('a replica that has read nothing yet claims nothing that lacks a source', async () => {
    const client = new Client({ connectionString: shop.databaseUrl });
    await client.connect();
    await client.query('begin; lock table claim_corrections');
    const other = await createTestShop({ env, onDatabaseUrl: shop.databaseUrl });
    expect(textOf(await (await other.get('/cenik')).text())).toContain('Doporučujeme');
    expect(await other.services.claims()).toEqual({});
    await client.query('rollback');
    await client.end();
    await other.close();
  });
});

import { afterEach, describe, expect, it } from 'vitest';
import { confirmedDuties } from '#domain/legal/duty.ts';
import { storeArticle } from '#tests/stage/blog-articles.ts';
import { query } from '#tests/stage/books.ts';
import {
  altered,
  createSoundShop,
  dutiesThatAre,
  lineOf,
  reduced,
  setRunning,
  spokenFile,
} from '#tests/stage/legal-shop.ts';
import { signIn } from '#tests/stage/operator.ts';
import { type TestShop, createTestShop } from '#tests/stage/shop.ts';

let shop: TestShop;
afterEach(() => shop.close());

async function storeGenerated(id: string, { isRead }: { isRead: boolean }): Promise<void> {
  await storeArticle(shop, { id });
  await query(
    shop,
    `update articles set origin = 'generated', read_at = ${isRead ? 'now()' : 'null'} where id = $1`,
    [id],
  );
}

describe('the legal check', () => {
  it('judges nothing of a local shop that only a public one owes, and says so in the file', async () => {
    shop = await createTestShop();
    expect(await dutiesThatAre(shop, 'notSeen')).toEqual([
      'approval',
      'checkout',
      'emails',
      'claims',
      'review-origins',
      'generated-texts',
      'retention',
      'backup',
    ]);
    const page = await (await signIn(shop)).visitor.get('/ad/legal');
    expect(page.text).toContain('Neposuzuje se: zkušební obchod');
    // Nor by the program's own word for it.
    expect(page.html).not.toMatch(/>(?:local|stopped|not-yet)</);
    const said = (await spokenFile(shop)).join(' ').replaceAll('\u00a0', ' ');
    expect(said).toContain('Obchod běží jen na tomto počítači');
    expect(said).toContain(`Nesplněno: ${confirmedDuties.length} povinností`);
    expect(said).toContain('Teď nelze posoudit: 8 povinností');
  });

  it('calls neither backup nor deletion met before the first night of a public shop', async () => {
    shop = await createSoundShop();
    await query(shop, 'delete from upkeep_runs');
    await query(shop, 'delete from backup_checks');
    shop.forget('all');
    expect(await dutiesThatAre(shop, 'notSeen')).toEqual(['retention', 'backup']);
  });

  it('says of the last step of an order that it was not seen while new orders are stopped', async () => {
    shop = await createSoundShop({
      ...altered(/Objednávka zavazující\sk\splatbě/g, 'Objednat'),
      clock: () => new Date('2026-11-26T12:00:00Z'),
    });
    await setRunning(shop, { isStopped: true });
    shop.forget('all');
    expect(await dutiesThatAre(shop, 'broken')).toEqual([]);
    expect(await dutiesThatAre(shop, 'notSeen')).toEqual([
      'legal-button',
      'start-choice',
      'delivered',
    ]);
    expect(await lineOf(shop, 'legal-button')).not.toContain(
      'Poslední krok objednávky má tlačítko',
    );
    const said = await spokenFile(shop);
    expect(said.filter((text) => text === 'Neověřeno')).toHaveLength(3);
    expect(said.filter((text) => text === 'Nesplněno')).toEqual([]);
  });

  it('still sees on the package page that the notice is missing while orders are stopped', async () => {
    shop = await createSoundShop(altered(/may not (be|come from) real/g, 'are'));
    await setRunning(shop, { isStopped: true });
    shop.forget('all');
    expect(await dutiesThatAre(shop, 'broken')).toEqual(['delivered']);
  });

  it('names the generated articles that went out unread, whatever the setting says by now', async () => {
    shop = await createSoundShop();
    await storeGenerated('cteny-clanek', { isRead: true });
    expect(await dutiesThatAre(shop, 'broken')).toEqual([]);
    expect(await lineOf(shop, 'generated-texts')).toContain('https://vzlet.cz/cteny-clanek');
    await storeGenerated('necteny-clanek', { isRead: false });
    expect(await dutiesThatAre(shop, 'broken')).toEqual(['generated-texts']);
    const line = await lineOf(shop, 'generated-texts');
    expect(line).toContain('https://vzlet.cz/necteny-clanek');
    expect(line).not.toContain('/cteny-clanek');
  });

  it.each([
    ['its label', /Vytvořeno AI/g],
    ['what machines read', /TrainedAlgorithmicMediaDigitalSource/g],
  ])('sees that the page of a generated article has lost %s', async (_, lost) => {
    shop = await createSoundShop(altered(lost, ''));
    await storeGenerated('bez-oznaceni', { isRead: true });
    expect(await dutiesThatAre(shop, 'broken')).toEqual(['generated-texts']);
  });

  it('finds the lowest price beside each reduction that is announced', async () => {
    shop = await createSoundShop({ offered: reduced });
    expect(await dutiesThatAre(shop, 'broken')).toEqual([]);
    expect(await lineOf(shop, 'lowest-price')).toContain(
      'https://vzlet.com/instagram/sledujici/1000',
    );
  });
});

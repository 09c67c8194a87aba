import { afterEach, beforeEach, expect, it } from 'vitest';
import { mailAuditHead } from '#flows/operator/audit-log.ts';
import { noteOne, verifyLog } from '#tests/stage/auditing.ts';
import { emailsOf, query } from '#tests/stage/books.ts';
import { signIn } from '#tests/stage/operator.ts';
import { type TestShop, createTestShop } from '#tests/stage/shop.ts';
import { createClock } from '#tests/stage/time.ts';

const time = createClock();
let shop: TestShop;
beforeEach(async () => {
  shop = await createTestShop({ clock: time.clock });
});
afterEach(() => shop.close());

const due = () => query(shop, `select graphile_worker.add_job('mail-audit-head', '{}')`);
const sent = () => emailsOf(shop, 'audit-head');

it('is mailed to every owner once a day, however many replicas and tries there are', async () => {
  const [jana, petr] = [await signIn(shop), await signIn(shop, { language: 'en' })];
  await signIn(shop, { role: 'editor' });
  for (let i = 0; i < 3; i += 1) await noteOne(shop);
  await Promise.all(Array.from({ length: 5 }, () => mailAuditHead(shop.services)));
  await due();
  await shop.workOnce();
  await due();
  await shop.workOnce();
  const { head } = await verifyLog(shop);
  const emails = await sent();
  expect(emails.map(({ to_address: to }) => to).toSorted()).toEqual(
    [jana, petr].map(({ id }) => `${id}@example.com`).toSorted(),
  );
  for (const { text, html } of emails) {
    expect(text).toContain(`npm run audit:verify -- --head ${head?.seq}:${head?.hash}`);
    expect(html).toContain(head?.hash);
  }
  const subjects = emails.map(({ locale, subject }) => [locale, subject]).toSorted();
  expect(subjects).toEqual([
    ['cs', 'Otisk záznamu změn, zápis č.\u00a03'],
    ['en', 'Change log fingerprint, entry 3'],
  ]);
  await time.pass(shop, 24 * 60);
  await due();
  await shop.workOnce();
  expect(await sent()).toHaveLength(4);
});

it('is mailed to nobody who is no owner any more', async () => {
  const jana = await signIn(shop);
  await mailAuditHead(shop.services);
  await query(shop, 'update operators set removed_at = now() where id = $1', [jana.id]);
  await shop.workOnce();
  expect(await sent()).toEqual([]);
  expect(await query(shop, 'select from emails where set_aside_at is null')).toEqual([]);
});

it('says that nothing was logged yet', async () => {
  await signIn(shop);
  await mailAuditHead(shop.services);
  await shop.workOnce();
  const [email] = await sent();
  expect(email?.subject).toBe('Záznam změn je zatím prázdný');
  expect(email?.text).toContain('npm run audit:verify');
});

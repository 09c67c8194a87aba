import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { adminHref } from '#domain/addresses.ts';
import type { WorkList } from '#domain/admin/work-list.ts';
import { enqueueOrderLink } from '#database/emails/emails.ts';
import { workListHref } from '#web/admin/figures/figure-links.ts';
import { listEmails, query } from '#tests/stage/books.ts';
import { readForms } from '#tests/stage/html.ts';
import { nastyTexts } from '#tests/stage/nasty-texts.ts';
import { type SignedIn, signIn } from '#tests/stage/operator.ts';
import { type TestShop, createTestShop } from '#tests/stage/shop.ts';
import { rowsOf } from '#tests/stage/start-page.ts';
import { hoursBefore, storeOrder } from '#tests/stage/waiting-orders.ts';
import {
  storeAnomaly,
  storeAfterSales,
  storeFailedJob,
  storeUnsentEmail,
} from '#tests/stage/waiting-troubles.ts';

const now = new Date('2040-11-22T11:00:00Z');
const earlier = hoursBefore(now, 30);

let shop: TestShop;
let owner: SignedIn;
let editor: SignedIn;

beforeAll(async () => {
  shop = await createTestShop({ clock: () => now });
  owner = await signIn(shop, { name: 'Jana Malá' });
  editor = await signIn(shop, { role: 'editor', name: 'Petr Velký', language: 'en' });
});
afterAll(() => shop.close());
beforeEach(async () => {
  await query(shop, 'truncate orders, payment_anomalies, withdrawals, emails cascade');
  await query(shop, 'delete from graphile_worker._private_jobs');
});

/** Presses a button of a row, as the page has it. */
async function press(
  who: SignedIn,
  queue: WorkList,
  intent: string,
  input: Record<string, string> = {},
) {
  const { html } = await who.visitor.get(workListHref(queue));
  const form = readForms(html).find(({ intents }) => intents.includes(intent));
  if (!form) throw new Error(`No row of ${queue} has a button "${intent}".`);
  return who.visitor.post(form.action, { ...form.fields, ...input, intent });
}

function entries(): Promise<Record<string, unknown>[]> {
  return query(
    shop,
    'select action, subject, operator_id, before, after from audit_entries order by seq desc',
  );
}

async function count(queue: WorkList): Promise<number> {
  return rowsOf((await owner.visitor.get(workListHref(queue))).html).length;
}

describe('an e-mail that was refused', () => {
  it('is tried again, once, and goes out', async () => {
    const order = await storeOrder(shop, { createdAt: earlier });
    const email = await storeUnsentEmail(shop, order, {
      enqueuedAt: earlier,
      refusal: '450 later',
    });
    const sent = (await listEmails(shop)).length;
    const answer = await press(editor, 'emails', 'retry');
    expect([answer.status, answer.location]).toEqual([
      303,
      expect.stringContaining('done=retried'),
    ]);
    const again = { row: email, intent: 'retry' };
    await editor.visitor.post(workListHref('emails'), again);
    expect((await editor.visitor.follow(answer)).text).toContain('being tried again');
    await shop.workOnce();
    expect(await listEmails(shop)).toHaveLength(sent + 1);
    expect(await count('emails')).toBe(0);
    expect((await entries())[0]).toMatchObject({
      action: 'email-retried',
      subject: order,
      operator_id: editor.id,
    });
    const late = await editor.visitor.post(workListHref('emails'), again);
    expect([late.status, late.text]).toEqual([
      422,
      expect.stringContaining('resolved in the meantime'),
    ]);
  });

  it('can be left, and is not sent any more', async () => {
    const order = await storeOrder(shop, { createdAt: earlier });
    const email = await storeUnsentEmail(shop, order, {
      enqueuedAt: earlier,
      refusal: '550 unknown',
    });
    expect((await press(owner, 'emails', 'leave')).status).toBe(303);
    expect(await count('emails')).toBe(0);
    const retried = await owner.visitor.post(workListHref('emails'), {
      row: email,
      intent: 'retry',
    });
    expect(retried.status).toBe(422);
    expect((await entries())[0]).toMatchObject({ action: 'email-set-aside', subject: order });
  });

  it('waits again where its customer asks for it once more, and that is refused as well', async () => {
    const order = await storeOrder(shop, { createdAt: earlier });
    const kind = 'order-link-customer';
    await storeUnsentEmail(shop, order, { kind, enqueuedAt: earlier, refusal: '550 unknown' });
    expect((await press(owner, 'emails', 'leave')).status).toBe(303);
    await enqueueOrderLink(shop.database.db, order);
    await query(shop, `update emails set refusal = '550 still unknown'`);
    expect(await count('emails')).toBe(1);
  });
});

it('gives a job that has failed for good its attempts again', async () => {
  const order = await storeOrder(shop, { createdAt: earlier });
  const job = await storeFailedJob(shop, order, 'Error: it broke');
  expect((await owner.visitor.get(workListHref('jobs'))).text).toContain('it broke');
  expect((await press(owner, 'jobs', 'retry')).status).toBe(303);
  expect(await count('jobs')).toBe(0);
  const [row] = await query(
    shop,
    'select attempts, run_at <= now() as is_due from graphile_worker._private_jobs where id = $1',
    [job],
  );
  expect(row).toEqual({ attempts: 0, is_due: true });
  expect((await entries())[0]).toMatchObject({
    action: 'job-retried',
    after: { task: 'invite-to-review' },
  });
  const again = await owner.visitor.post(workListHref('jobs'), { row: job, intent: 'retry' });
  expect(again.status).toBe(422);
});

it('notes that somebody has looked at a withdrawal that fits no order', async () => {
  const order = await storeOrder(shop, { createdAt: earlier });
  const { withdrawal } = await storeAfterSales(shop, order, { at: earlier });
  const page = await editor.visitor.get(workListHref('withdrawals'));
  expect(page.html).toContain(`/ad/withdrawals/${withdrawal}`);
  const address = `/ad/withdrawals/${withdrawal}`;
  const closing = { intent: 'close', id: randomUUID(), note: 'Koupil jinde.' };
  expect((await editor.visitor.post(address, closing)).status).toBe(303);
  expect(await count('withdrawals')).toBe(0);
  expect(
    await query(shop, 'select resolution, person from withdrawals where id = $1', [withdrawal]),
  ).toEqual([{ resolution: 'closed', person: 'Petr Velký' }]);
});

it('knows no other queues and no buttons of others', async () => {
  const unknown = await owner.visitor.get(adminHref('operatorQueue', { queue: 'nonsense' }));
  expect([unknown.status, unknown.text]).toEqual([
    404,
    expect.stringContaining('Taková stránka tu není'),
  ]);
  for (const row of ['', '1', 'x', '-1', '9'.repeat(40), "'; drop table orders"]) {
    for (const [queue, intent] of [
      ['emails', 'retry'],
      ['emails', 'leave'],
      ['jobs', 'retry'],
      ['anomalies', 'settle'],
      ['refunds', 'settle'],
      ['holds', 'settle'],
      ['overdue', ''],
    ] as const) {
      const posted = { row, intent, note: 'x' };
      expect((await owner.visitor.post(workListHref(queue), posted)).status).toBe(422);
    }
  }
});

it('shows what others have written as text, whatever they wrote', async () => {
  const texts = Object.values(nastyTexts).filter(
    (text) => !text.includes('\u0000') && text.isWellFormed(),
  );
  for (const text of texts) {
    const lines = [{ heldAt: earlier, holdText: text }];
    const promisedAt = hoursBefore(now, 1);
    const order = await storeOrder(shop, { createdAt: earlier, name: text, promisedAt, lines });
    await storeAfterSales(shop, order, { at: earlier, text });
    await storeUnsentEmail(shop, order, { enqueuedAt: earlier, refusal: text });
    await storeAnomaly(shop, { kind: text, orderId: order, noticedAt: earlier, detail: text });
    await storeFailedJob(shop, order, text);
  }
  await storeOrder(shop, { createdAt: earlier, lines: [{ packageId: '<b>x</b>' }] });
  const addresses = (
    [
      'overdue',
      'holds',
      'complaints',
      'withdrawals',
      'emails',
      'anomalies',
      'jobs',
      'refills',
      'late',
      'to-start',
    ] as const
  ).map((queue) => workListHref(queue));
  const figures = adminHref('operatorFigure', { figure: 'takings' });
  for (const address of [adminHref('operator'), figures, ...addresses]) {
    const { status, html } = await owner.visitor.get(address);
    expect([address, status]).toEqual([address, 200]);
    expect(html).not.toMatch(/<svg onload|<script>alert|<b>x<\/b>/);
  }
  expect(await count('complaints')).toBe(texts.length);
});

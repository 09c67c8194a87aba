import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { RESOLUTION_NOTE_MOST } from '#flows/operator/queue-acts.ts';
import { workListHref } from '#web/admin/figures/figure-links.ts';
import { query } from '#tests/stage/books.ts';
import { errorsOf, readForms } from '#tests/stage/html.ts';
import { type SignedIn, signIn } from '#tests/stage/operator.ts';
import { type TestShop, createTestShop } from '#tests/stage/shop.ts';
import { rowsOf } from '#tests/stage/start-page.ts';
import { hoursBefore, storeOrder } from '#tests/stage/waiting-orders.ts';
import { storeAnomaly } from '#tests/stage/waiting-troubles.ts';

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
});

/** Settles the first row, as the page has it. */
async function settle(note: string) {
  const { html } = await owner.visitor.get(workListHref('anomalies'));
  const form = readForms(html).find(({ intents }) => intents.includes('settle'));
  if (!form) throw new Error('No row has a form.');
  return owner.visitor.post(form.action, { ...form.fields, note, intent: 'settle' });
}

function entries(): Promise<Record<string, unknown>[]> {
  return query(
    shop,
    'select action, subject, operator_id, before, after from audit_entries order by seq desc',
  );
}

async function count(): Promise<number> {
  return rowsOf((await owner.visitor.get(workListHref('anomalies'))).html).length;
}

describe('an anomaly of a payment', () => {
  it('is settled with a note, which stands in the log as a hash', async () => {
    const order = await storeOrder(shop, { createdAt: earlier });
    const id = await storeAnomaly(shop, { kind: 'disputed', orderId: order, noticedAt: earlier });
    expect((await settle(' Vráceno panu Novákovi. ')).status).toBe(303);
    expect(await count()).toBe(0);
    const [row] = await query(
      shop,
      'select resolved_at, resolved_by, resolution_note from payment_anomalies where id = $1',
      [id],
    );
    expect(row).toEqual({
      resolved_at: now,
      resolved_by: 'Jana Malá',
      resolution_note: 'Vráceno panu Novákovi.',
    });
    const [entry] = await entries();
    expect(entry).toMatchObject({
      action: 'anomaly-settled',
      subject: order,
      after: { kind: 'disputed' },
    });
    expect(JSON.stringify(entry)).not.toContain('Novákovi');
  });

  it.each([
    ['', 'Napište, co jste udělali.'],
    ['x'.repeat(RESOLUTION_NOTE_MOST + 1), 'Nejvýše'],
  ])('is not settled with such a note, and what was typed stays', async (note, message) => {
    await storeAnomaly(shop, { kind: 'disputed', orderId: null, noticedAt: earlier });
    const answer = await settle(note);
    expect(answer.status).toBe(422);
    expect(Object.values(errorsOf(answer.html))[0]).toContain(message);
    const form = readForms(answer.html).find(({ intents }) => intents.includes('settle'));
    expect(form?.fields['note']).toBe(note);
    expect(await count()).toBe(1);
  });

  it('that somebody else has settled keeps what was said first, and shows what was typed now', async () => {
    const id = await storeAnomaly(shop, { kind: 'disputed', orderId: null, noticedAt: earlier });
    await query(
      shop,
      `update payment_anomalies set resolved_at = $1, resolved_by = 'Eva', resolution_note = 'Vyhráli jsme.'`,
      [earlier],
    );
    const late = { row: String(id), intent: 'settle', note: 'Prohráli jsme.' };
    const answer = await owner.visitor.post(workListHref('anomalies'), late);
    expect(answer.status).toBe(409);
    expect(answer.text).toContain('Eva: „Vyhráli jsme.“');
    expect(answer.text).toContain('Prohráli jsme.');
    expect(await query(shop, 'select resolution_note from payment_anomalies')).toEqual([
      { resolution_note: 'Vyhráli jsme.' },
    ]);
  });

  it('is the owner’s to settle: an editor sees it, without a form', async () => {
    const id = await storeAnomaly(shop, { kind: 'disputed', orderId: null, noticedAt: earlier });
    const page = await editor.visitor.get(workListHref('anomalies'));
    expect(page.text).toContain('Only the owner can settle it.');
    expect(readForms(page.html).flatMap(({ intents }) => intents)).not.toContain('settle');
    const posted = { row: String(id), intent: 'settle', note: 'Done.' };
    const answer = await editor.visitor.post(workListHref('anomalies'), posted);
    expect([answer.status, answer.text]).toEqual([
      403,
      expect.stringContaining('owner decides on money'),
    ]);
    expect(await count()).toBe(1);
  });

  it('posted after the session has ended comes back as it was typed', async () => {
    const id = await storeAnomaly(shop, { kind: 'disputed', orderId: null, noticedAt: earlier });
    const stranger = shop.visitor();
    const note = 'Odpověděli jsme.';
    const posted = { row: String(id), form: `settle-${id}`, intent: 'settle', note };
    const door = await stranger.post(workListHref('anomalies'), posted);
    expect(door.status).toBe(303);
    // Signed in meanwhile; the door leads back here.
    stranger.cookies.set(owner.cookie.name, owner.cookie.value);
    const back = await stranger.get(workListHref('anomalies'));
    const form = readForms(back.html).find(({ intents }) => intents.includes('settle'));
    expect(form?.fields).toEqual(posted);
    expect(await count()).toBe(1);
  });
});

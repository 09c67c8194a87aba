import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { listWaitingRefunds } from '#database/admin/pending-actions.ts';
import { enqueueMissingJobs } from '#jobs/missing-jobs.ts';
import { addOrderNote } from '#flows/operator/change-order.ts';
import { executeAction } from '#flows/pending-actions/execute-action.ts';
import { totalOf } from '#domain/payments/open-value.ts';
import { undoAction } from '#flows/pending-actions/undo-action.ts';
import { emailsOf, listEmails, onlyOrder, query } from '#tests/stage/books.ts';
import { adminHref } from '#domain/addresses.ts';
import { moneyBack, request, requestFor } from '#tests/stage/intending.ts';
import { readForms } from '#tests/stage/html.ts';
import { signIn } from '#tests/stage/operator.ts';
import { usePaidShop } from '#tests/stage/paid-shop.ts';

const here = usePaidShop();
const { made, notes, refund } = here;
const operator = { id: randomUUID(), name: 'Petr Novák', role: 'owner' } as const;

const again = { kind: 'emails', emails: ['order-paid-customer'], repeat: 'copy' } as const;
const states = async () =>
  (await query(here.shop, 'select state from pending_actions order by created_at')).map(
    ({ state }) => state,
  );
const back = (id: string) => undoAction(here.shop.services, { id, operator });
const audited = async () =>
  (await query(here.shop, 'select action from audit_entries order by seq')).map(
    ({ action }) => action,
  );

describe('what is to leave the house', () => {
  it('waits, and leaves once its time is over', async () => {
    await request(here.shop, moneyBack(5_000));
    await request(here.shop, again);
    await here.shop.workOnce();
    expect(await made()).toEqual([]);
    expect(await emailsOf(here.shop, 'order-paid-customer')).toHaveLength(1);
    await here.time.pass(here.shop, 1);
    expect(await made()).toEqual([5_000]);
    expect(await notes()).toEqual([-5_000]);
    expect(await emailsOf(here.shop, 'order-paid-customer')).toHaveLength(2);
    expect(await states()).toEqual(['done', 'done']);
    expect(await audited()).toEqual(['money-back', 'email-sent']);
  });

  it('is run by the queue half a minute later by the clock of the database', async () => {
    await request(here.shop, moneyBack(5_000));
    const [job] = await query(
      here.shop,
      `select extract(epoch from run_at - now()) as seconds from graphile_worker.jobs
        where task_identifier = 'execute-action'`,
    );
    expect(Number(job?.['seconds'])).toBeGreaterThan(20);
    expect(Number(job?.['seconds'])).toBeLessThanOrEqual(30);
  });

  it('is one where its form is sent twice, also at the same time', async () => {
    const { id: orderId } = await onlyOrder(here.shop);
    const id = randomUUID();
    const press = () => requestFor(here.shop, orderId, moneyBack(5_000), { id });
    await Promise.all([press(), press(), press()]);
    await press();
    await here.time.pass(here.shop, 1);
    await press();
    await here.time.pass(here.shop, 1);
    expect(await made()).toEqual([5_000]);
    expect(await audited()).toEqual(['money-back']);
  });

  it('leaves once though twenty workers carry it out at the same time', async () => {
    const id = await request(here.shop, moneyBack(5_000));
    const copy = await request(here.shop, again);
    const both = Array.from({ length: 20 }, (_, i) =>
      executeAction(here.shop.services, i % 2 ? id : copy),
    );
    await Promise.all(both);
    await here.time.pass(here.shop, 1);
    expect(await made()).toEqual([5_000]);
    expect(await emailsOf(here.shop, 'order-paid-customer')).toHaveLength(2);
  });

  it('comes back where the queue is lost', async () => {
    await request(here.shop, moneyBack(5_000));
    await query(here.shop, 'delete from graphile_worker._private_jobs');
    await enqueueMissingJobs(here.shop.database.db, here.time.clock());
    await here.shop.workOnce();
    expect(await made()).toEqual([5_000]);
  });

  it('is not hurried by a start of the shop within its time', async () => {
    await request(here.shop, moneyBack(5_000));
    await enqueueMissingJobs(here.shop.database.db, here.time.clock());
    await here.shop.workOnce();
    expect(await made()).toEqual([]);
    expect(await states()).toEqual(['waiting']);
  });

  it('goes to the mailbox that was named, each time as one copy more', async () => {
    const to = 'jina@example.com';
    await request(here.shop, { ...again, to });
    await request(here.shop, { ...again, to });
    await here.time.pass(here.shop, 1);
    expect(
      await query(
        here.shop,
        `select copy, to_address from emails where kind = 'order-paid-customer' order by copy`,
      ),
    ).toEqual([
      { copy: 0, to_address: null },
      { copy: 1, to_address: to },
      { copy: 2, to_address: to },
    ]);
  });
});

describe('money that is promised', () => {
  it('is counted as promised until it has gone back', async () => {
    const { id: orderId, total } = await onlyOrder(here.shop);
    await request(here.shop, moneyBack(5_000));
    const { db } = here.shop.services;
    const waiting = async () => totalOf(await listWaitingRefunds(db, orderId));
    expect(await waiting()).toBe(5_000);
    const left = Number(total) - 5_000;
    expect(await refund(left)).toEqual({ ok: true });
    await here.time.pass(here.shop, 1);
    expect((await made()).toSorted((a, b) => a - b)).toEqual([5_000, left]);
    expect(await waiting()).toBe(0);
  });

  it('is not given back where less is left when the time comes, and that is kept', async () => {
    const { id: orderId, token, total } = await onlyOrder(here.shop);
    await request(here.shop, moneyBack(5_000));
    await here.shop.post(`/objednavky/${token}`, { intent: 'cancel' });
    await here.time.pass(here.shop, 1);
    expect(await query(here.shop, 'select state, problem from pending_actions')).toEqual([
      { state: 'failed', problem: 'refund-amount' },
    ]);
    expect(await made()).toEqual([Number(total)]);
    expect(await audited()).toEqual(['money-back', 'not-done']);
    const { visitor } = await signIn(here.shop);
    const address = adminHref('operatorOrder', { number: '100001' });
    const page = await visitor.get(address);
    expect(page.text).toContain('Neprovedeno: z platby už tolik nezbývá.');
    // Told until somebody has seen it, whatever else is done with the order.
    await here.time.pass(here.shop, 1);
    const noted = { orderId, seen: undefined, text: 'Vyřízeno.' };
    const note = await addOrderNote(here.shop.services, { ...noted, operator });
    expect(note).toEqual({ ok: true });
    const form = readForms((await visitor.get(address)).html).find(({ fields }) => fields['seen']);
    const seen = await visitor.follow(await visitor.post('/ad/undo', form?.fields ?? {}));
    expect([seen.status, seen.text]).toEqual([200, expect.not.stringContaining('Neprovedeno')]);
  });

  it('waits for nobody: what is refused as too late is left whole', async () => {
    const id = await request(here.shop, moneyBack(5_000));
    await here.time.pass(here.shop, 1);
    expect(await back(id)).toEqual({ ok: false, problem: 'undo-too-late' });
    expect(await made()).toEqual([5_000]);
    expect(await audited()).toEqual(['money-back']);
  });
});

describe('what is taken back', () => {
  it('never leaves', async () => {
    const sent = (await listEmails(here.shop)).length;
    const ids = [await request(here.shop, moneyBack(5_000)), await request(here.shop, again)];
    for (const id of ids) expect(await back(id)).toMatchObject({ ok: true });
    await here.time.pass(here.shop, 1);
    expect(await made()).toEqual([]);
    expect(await listEmails(here.shop)).toHaveLength(sent);
    expect(await states()).toEqual(['undone', 'undone']);
    const { id } = await onlyOrder(here.shop);
    expect(await listWaitingRefunds(here.shop.services.db, id)).toEqual([]);
    expect(
      await query(here.shop, `select person, state from order_events where kind = 'undone'`),
    ).toEqual([
      { person: 'Petr Novák', state: null },
      { person: 'Petr Novák', state: null },
    ]);
    expect(await audited()).toEqual(['money-back', 'email-sent', 'undone', 'undone']);
  });

  it('is taken back once where it is pressed twice', async () => {
    const id = await request(here.shop, moneyBack(5_000));
    const pressed = await Promise.all([back(id), back(id), back(id)]);
    for (const answer of pressed) expect(answer).toMatchObject({ ok: true });
    expect(await audited()).toEqual(['money-back', 'undone']);
  });

  it('races what carries it out, and both believe the same', async () => {
    const { id: orderId } = await onlyOrder(here.shop);
    const { services } = here.shop;
    let undone = 0;
    for (let round = 0; round < 20; round += 1) {
      const id = await requestFor(here.shop, orderId, moneyBack(100));
      const [answer] = await Promise.all(
        round % 2
          ? [back(id), executeAction(services, id)]
          : [Promise.resolve().then(() => back(id)), executeAction(services, id)],
      );
      const [intent] = await query(here.shop, 'select state from pending_actions where id = $1', [
        id,
      ]);
      const enqueued = await query(here.shop, 'select from refunds where id = $1', [id]);
      expect(answer.ok).toBe(intent?.['state'] === 'undone');
      expect(enqueued).toHaveLength(answer.ok ? 0 : 1);
      if (answer.ok) undone += 1;
    }
    await here.time.pass(here.shop, 1);
    expect(await made()).toHaveLength(20 - undone);
  });

  it.each(['undone', 'done'])('is %s where that comes first to the order', async (first) => {
    const { services, database } = here.shop;
    const id = await request(here.shop, moneyBack(5_000));
    const holder = await database.pool.connect();
    await holder.query('begin; select from orders for update');
    const waiters = async () =>
      (
        await query(
          here.shop,
          `select from pg_stat_activity where datname = current_database()
            and wait_event_type = 'Lock' and query ilike '%for update%'`,
        )
      ).length;
    const acts = [() => back(id), () => executeAction(services, id)];
    if (first === 'done') acts.reverse();
    const ended: Promise<unknown>[] = [];
    for (const act of acts) {
      ended.push(act());
      await expect.poll(waiters).toBe(ended.length);
    }
    await holder.query('commit');
    holder.release();
    const [, answer] = first === 'done' ? await Promise.all(ended) : [];
    await Promise.all(ended);
    if (first === 'done') expect(answer).toEqual({ ok: false, problem: 'undo-too-late' });
    expect(await states()).toEqual([first]);
    await here.time.pass(here.shop, 1);
    expect(await made()).toEqual(first === 'done' ? [5_000] : []);
  });

  it('is unknown under an id that no form had, or that is none', async () => {
    const unknown = { ok: false, problem: 'undo-unknown' };
    expect(await back(randomUUID())).toEqual(unknown);
    expect(await back('<b>')).toEqual(unknown);
  });
});

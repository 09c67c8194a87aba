import { listWork } from '#database/work-lists/work-lists.ts';
import type { InvoiceSnapshot } from '#domain/invoice/invoice.ts';
import { formatMoney } from '#domain/money.ts';
import type { Order } from '#database/orders/orders.ts';
import { sumRefunded } from '#domain/payments/refund.ts';
import { query } from '#tests/stage/books.ts';
import type { HistoryShop } from './open.ts';
import { type Compare, type Mouth, plain } from './sayings.ts';
import { wantedOf } from './wanted.ts';

interface Paper extends Record<string, unknown> {
  number: string;
  kind: string;
  snapshot: InvoiceSnapshot;
}

/** Invoice and credit notes of the order, its refunds and the provider's books. */
export const inPapers: Mouth = async ({ stage, order: { id } }, { order }, compare) => {
  const papers = await query<Paper>(stage.shop, 'select * from invoices where order_id = $1', [id]);
  const invoices = papers.filter(({ kind }) => kind === 'invoice');
  const notes = papers.filter(({ kind }) => kind === 'credit-note');
  const isInvoiced = order.paidAt !== null && order.paidHow !== 'free';
  const total = isInvoiced ? [order.total] : [];
  compare(
    'the invoice',
    invoices.map(({ snapshot }) => snapshot.total),
    total,
  );
  const done = order.refunds.filter(({ state }) => state === 'done');
  const isAnyBack = order.refunds.some(({ state }) => state === 'failed');
  if (isAnyBack) compareSums(notes, order, compare);
  else compareEach(notes, done, compare);
  for (const { number, snapshot } of notes) {
    const { calculation, total } = snapshot;
    if (!calculation) continue;
    const [sum, said] = [formatMoney(order.locale, 0 - total), calculation.join(' ')];
    compare(`what goes back by ${number}`, plain(said).includes(plain(sum)), true);
  }
  const ids = done.filter(({ kind }) => kind === 'part' || kind === 'canceled');
  const atProvider = ids.filter(() => order.paidHow === 'checkout');
  const made = await query<{ amount: string }>(
    stage.shop,
    'select amount from test_checkout.refund where id = any($1::text[])',
    [atProvider.map(({ providerRefundId }) => providerRefundId)],
  );
  const sum = made.reduce((all, { amount }) => all + Number(amount), 0);
  const asked = atProvider.reduce((all, { amount }) => all + amount, 0);
  compare('what the provider has sent', sum, asked);
};

/** Each refund has a note of its own. */
function compareEach(notes: Paper[], done: Order['refunds'], compare: Compare): void {
  const byNumber = new Map(notes.map(({ number, snapshot }) => [number, 0 - snapshot.total]));
  const credited = done.map(({ creditNote }) => byNumber.get(creditNote ?? ''));
  const sums = done.map(({ amount }) => amount);
  compare('the credit notes', credited, sums);
  compare('how many there are', notes.length, done.length);
}

/** The note of a refund that came back stands, and what goes back in its place has none, or the rest of it. */
function compareSums(notes: Paper[], { total, ...order }: Order, compare: Compare): void {
  const credited = notes.reduce((sum, { snapshot }) => sum - snapshot.total, 0);
  const isBetween = credited >= sumRefunded(order) && credited <= total;
  compare(`the sum of the credit notes, ${credited} of ${total}`, isBetween, true);
}

/** The row of the list of orders, what is noted of a short end, and the queue of those. */
export const inLists: Mouth = async ({ stage, order: { id, number } }, books, compare) => {
  const { db, clock } = stage.shop.services;
  const wanted = wantedOf(books);
  const [row] = await query(
    stage.shop,
    'select payment, work, total::int from derived.order_list where order_id = $1',
    [id],
  );
  const { payment, work } = wanted;
  compare('its row', row, { payment, work, total: books.order.total });
  const open = wanted.short?.open ?? 0;
  const waits = books.order.withdrawals.some(
    ({ outcome, resolution }) => outcome === 'held' && resolution === null,
  );
  compare('whether a withdrawal holds it', books.order.heldAt !== null, waits);
  compare('what is noted as open', books.order.shortOpen, open);
  const queue = await listWork(db, 'short', { now: clock() });
  const amount = queue.rows.find((waiting) => waiting.number === number)?.amount;
  compare('whether it waits', amount, open > 0 && !books.order.heldAt ? open : undefined);
};

/** The numbers of the papers of a shop, by their series, where one is left out or comes twice. */
export async function gapsInNumbers({ shop }: HistoryShop): Promise<string[]> {
  const papers = await query<{ number: string }>(
    shop,
    'select number from invoices order by number',
  );
  const series = Map.groupBy(papers, ({ number }) => number.slice(0, -5));
  return [...series].flatMap(([name, rows]) =>
    rows.flatMap(({ number }, index) =>
      Number(number.slice(-5)) === index + 1 ? [] : [`${number} is number ${index + 1} of ${name}`],
    ),
  );
}

import { randomUUID } from 'node:crypto';
import { findOrder } from '#database/orders/orders.ts';
import { adminHref, href, withQuery } from '#domain/addresses.ts';
import { dayInPrague } from '#domain/time/calendar.ts';
import type { Locale } from '#domain/locale.ts';
import type { Operator } from '#domain/admin/operator.ts';
import type { HoldReason } from '#domain/delivery/hold.ts';
import { sumRefunded } from '#domain/payments/refund.ts';
import { type LineMove, type WorkLine, wholeMove } from '#domain/delivery/work.ts';
import { holdLine } from '#flows/orders/hold-line.ts';
import { moveLines } from '#flows/orders/move-lines.ts';
import { addOrderNote } from '#flows/operator/change-order.ts';
import { returnMoney } from '#flows/payments/return-money.ts';
import { askRefill, fileComplaint } from '#flows/after-sales/file-complaint.ts';
import { query } from './books.ts';
import { readForm } from './html.ts';
import type { SignedIn } from './operator.ts';
import { adminForm } from './order-desk.ts';
import type { Request } from './ordering.ts';
import type { TestShop } from './shop.ts';

export interface BusyOrder {
  id: string;
  number: number;
  /** Of the page of its customer. */
  token: string;
  locale: Locale;
}

export interface ActedOn {
  shop: TestShop;
  order: BusyOrder;
  by: SignedIn;
}

/** Something that somebody does with an order. */
export type Move = (on: ActedOn) => Promise<void>;

/** How an order was paid that an operator has entered. */
export type Entered =
  | { how: 'transfer'; paidDaysAgo: number; reference: string }
  | { how: 'free'; reason: string };

function must(answer: { ok: boolean; problem?: unknown }): void {
  if (!answer.ok) throw new Error(String(answer.problem));
}

function changeOf({ order, by }: ActedOn) {
  return { orderId: order.id, seen: undefined, operator: by, id: randomUUID() };
}

/** Moves the lines of an order that a move is about. */
async function moveEach(
  on: ActedOn,
  toMove: (position: number, line: WorkLine) => LineMove | undefined,
): Promise<void> {
  const order = await findOrder(on.shop.services.db, on.order.id);
  const moves = (order?.lines ?? []).flatMap((line) => toMove(line.position, line) ?? []);
  must(await moveLines(on.shop.services, { ...changeOf(on), moves }));
}

/** What customers and operators do with the orders of a busy shop. */
export const acts = {
  begin:
    (startCount: number): Move =>
    (on) =>
      moveEach(on, (position) => ({ position, to: 'delivering', startCount })),
  report:
    (delivered: number): Move =>
    (on) =>
      moveEach(on, (position) =>
        position === 0 ? { position, to: 'delivering', delivered } : undefined,
      ),
  complete: ((on) => moveEach(on, (_, line) => wholeMove(line))) satisfies Move,
  hold:
    (reason: HoldReason, text: string): Move =>
    async (on) =>
      must(await holdLine(on.shop.services, { ...changeOf(on), position: 0, reason, text })),
  note:
    (text: string): Move =>
    async (on) =>
      must(await addOrderNote(on.shop.services, { ...changeOf(on), text })),
  complain:
    (text: string, remedy: string): Move =>
    async ({ shop, order: { token } }) =>
      must(
        await fileComplaint(shop.services, {
          token,
          id: randomUUID(),
          input: { line: '0', text, remedy },
        }),
      ),
  askRefill:
    (input: string): Move =>
    async ({ shop, order: { token } }) =>
      must(await askRefill(shop.services, { token, id: randomUUID(), line: '0', input })),
  giveBack:
    (amount: number, reason: string): Move =>
    async ({ shop, order, by }) => {
      const found = await findOrder(shop.services.db, order.id);
      const returned = found ? sumRefunded(found) : 0;
      const operator: Operator = { ...by, ...ownerFacts, provedAt: shop.services.clock() };
      const remedy = { id: randomUUID(), orderId: order.id, operator, returned, amount, reason };
      must(
        await returnMoney(shop.services, {
          ...remedy,
          aboutId: '',
          byHand: undefined,
          knowsDispute: false,
        }),
      );
    },
  cancel: (async ({ shop, order: { token, locale } }) => {
    const page = href('order', locale, { token });
    await shop.visitor(locale).post(page, { intent: 'cancel' });
  }) satisfies Move,
  withdraw: (async ({ shop, order: { token, locale } }) => {
    const visitor = shop.visitor(locale);
    const page = await visitor.get(withQuery(href('withdrawal', locale), { order: token }));
    const { fields } = readForm(page.html, 'declare');
    await visitor.post(href('withdrawal', locale), { ...fields, intent: 'confirm' });
  }) satisfies Move,
};

const ownerFacts = {
  email: 'jana@example.com',
  role: 'owner',
  language: 'en',
  hasShortcuts: true,
} as const;

/** Lets somebody have come in and proved who it is just now. */
export async function keepSignedIn(shop: TestShop, { sessionId }: SignedIn): Promise<void> {
  await query(
    shop,
    'update sessions set created_at = $2, seen_at = $2, proved_at = $2 where id = $1',
    [sessionId, shop.services.clock()],
  );
}

/** Enters an order by the form of the section: looks at it first, then enters it. */
export async function enterOrder(
  shop: TestShop,
  owner: SignedIn,
  order: {
    name: string;
    email: string;
    wishes: readonly Request[];
    entered: Entered;
    start?: 'now' | 'later';
  },
): Promise<void> {
  const { name, email, wishes, entered, start = 'now' } = order;
  await keepSignedIn(shop, owner);
  const address = adminHref('operatorNewOrder');
  const rows = wishes.map(({ packageId, target }, row) => [
    [`package-${row}`, packageId],
    [`target-${row}`, target],
  ]);
  const input = { name, email, start, locale: 'cs', ...Object.fromEntries(rows.flat()) };
  const form = adminForm(await owner.visitor.get(address), 'new');
  const fields = { ...form.fields, ...input, ...paymentOf(entered, shop.services.clock()) };
  const seen = await owner.visitor.post(address, { ...fields, intent: 'check' });
  const done = await owner.visitor.post(address, {
    ...adminForm(seen, 'new').fields,
    intent: 'enter',
  });
  if (done.status !== 303) throw new Error(`Not entered: ${done.text.slice(0, 600)}`);
}

function paymentOf(entered: Entered, now: Date): Record<string, string> {
  if (entered.how === 'free') return { how: 'free', reason: entered.reason };
  const paidAt = new Date(now.getTime() - entered.paidDaysAgo * 86_400_000);
  return { how: 'transfer', paidOn: dayInPrague(paidAt), reference: entered.reference };
}

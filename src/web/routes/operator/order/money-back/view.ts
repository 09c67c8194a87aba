import type { AnomalyRow } from '#database/anomalies.ts';
import { listCare } from '#database/care.ts';
import { type IntentRow, listRefundIntents } from '#database/intents.ts';
import { listInvoices } from '#database/payment-records.ts';
import { type DeskOrder, findDeskOrder, listAnomaliesOf } from '#database/order-desk.ts';
import type { Order } from '#database/orders.ts';
import type { Locale } from '#domain/locale.ts';
import type { Haler } from '#domain/money.ts';
import { paidForOf, waitingRefunds } from '#domain/operator/intent.ts';
import { isOpenDispute } from '#domain/order/anomaly.ts';
import {
  type MoneyReturnProblem,
  type MoneyStand,
  moneyStand,
  shortEndOf,
} from '#domain/order/money-back.ts';
import { type OwedRefill, owedRefills } from '#domain/order/refill.ts';
import { mayBeByHand, sumRefunded } from '#domain/order/refund.ts';
import { isMoneyDue, isPayable, takesMoney } from '#domain/order/complaint.ts';
import { calculationOf, dueFor, isNothingDue } from '#domain/order/withdrawal-sum.ts';
import { refundDueDay } from '#domain/order/withdrawal.ts';
import { meantLines } from '#domain/order/withdrawn-lines.ts';
import { previewRefund } from '#flows/emails/preview-email.ts';
import type { Services } from '#flows/services.ts';
import type { MoneyBackMessages } from '#messages/cs/operator/money-back.ts';
import { type TypedReturn, readReturn } from './typed.ts';

/** What the money that goes back is about. */
export type ReturnAbout =
  | {
      kind: 'withdrawal';
      id: string;
      dueDay: Date;
      /** Those that it means; undefined where nobody has read them out of its words. */
      lines: Order['lines'] | undefined;
      isOpen: boolean;
    }
  /** A refill that a complaint owes, in whose place money can go back for that complaint. */
  | { kind: 'complaint' | 'refill' | 'late'; id: string; isOpen: boolean };

/** How money can go back from an order. */
export type ReturnWays = 'provider' | 'by-hand' | 'either';

/** Everything of an order that money-back is decided on. */
export interface MoneyBackView {
  order: DeskOrder;
  stand: MoneyStand;
  /** Refunds that wait for their undo to pass, and those that could not be carried out; oldest first. */
  intents: IntentRow[];
  hasInvoice: boolean;
  ways: ReturnWays;
  /** Of its payments, and not settled. */
  anomalies: AnomalyRow[];
  /** Whether its payment is contested: the bank holds the money. */
  isDisputed: boolean;
  abouts: ReturnAbout[];
  /** Whether a complaint waits for a decision, which comes before its money. */
  isUndecided: boolean;
  /** The refills that complaints owe, which are under way. */
  owed: OwedRefill[];
}

/**
 * @param about the id of what the money is for; of a withdrawal the sum of its own lines is proposed
 * @returns undefined where there is no such order
 */
export async function readView(
  { db }: Pick<Services, 'db'>,
  number: number | undefined,
  about: string,
): Promise<MoneyBackView | undefined> {
  const order = number === undefined ? undefined : await findDeskOrder(db, number);
  if (!order) return undefined;
  const intents = await listRefundIntents(db, order.id);
  const invoices = await listInvoices(db, order.id);
  const anomalies = await listAnomaliesOf(db, order.id);
  return {
    order,
    stand: standFor(order, intents, about),
    intents: intents.filter(({ state, problem }) => state === 'waiting' || problem !== null),
    hasInvoice: invoices.some(({ kind }) => kind === 'invoice'),
    ways: waysOf(order),
    anomalies: anomalies.filter(({ settledAt, kind }) => !settledAt && kind !== 'order-rebuilt'),
    isDisputed: anomalies.some(isOpenDispute),
    ...(await aboutsOf(db, order, intents)),
  };
}

/** Of what is for a withdrawal, or for what is missing of an order that ended short, the sum of that is proposed. */
function standFor(order: Order, intents: readonly IntentRow[], about: string): MoneyStand {
  const waiting = waitingRefunds(intents);
  const stand = moneyStand(order, waiting);
  const withdrawal = order.withdrawals.find((each) => each.id === about && takesMoney(each));
  const proposed = withdrawal
    ? dueFor(withdrawal, order, waiting)
    : (shortEndOf(order, waiting)?.open ?? stand.proposed);
  return { ...stand, proposed };
}

function waysOf(order: Order): ReturnWays {
  if (order.paidHow === 'transfer') return 'by-hand';
  return mayBeByHand(order) ? 'either' : 'provider';
}

/** What money can go back for, which what was settled otherwise is not; open is what waits for it. */
async function aboutsOf(
  db: Services['db'],
  order: Order,
  intents: readonly IntentRow[],
): Promise<Pick<MoneyBackView, 'abouts' | 'isUndecided' | 'owed'>> {
  const { complaints, refills, lateOffers } = await listCare(db, order.id);
  const paidFor = paidForOf(order.refunds, intents);
  const owed = owedRefills(refills);
  const abouts = [
    ...order.withdrawals.filter(takesMoney).map((each): ReturnAbout => {
      const { id, declaredAt, outcome, settlement } = each;
      const isOpen = isMoneyDue(outcome) && settlement === null && !paidFor.has(id);
      return {
        kind: 'withdrawal',
        id,
        dueDay: refundDueDay(declaredAt),
        lines: meantLines(each, order.lines),
        isOpen: isOpen && !isNothingDue(each, order),
      };
    }),
    ...complaints.filter(isPayable).map(({ id, outcome }): ReturnAbout => ({
      kind: 'complaint',
      id,
      isOpen: outcome === 'money' && !paidFor.has(id),
    })),
    ...owed.map(({ id }): ReturnAbout => ({ kind: 'refill', id, isOpen: false })),
    ...lateOffers.map(({ id }): ReturnAbout => ({ kind: 'late', id, isOpen: false })),
  ];
  return { abouts, owed, isUndecided: complaints.some(({ outcome }) => outcome === null) };
}

/** What a filled-in form would do. */
export interface ReturnDraft {
  amount: Haler | undefined;
  reason: string;
  isByHand: boolean;
  /** What its e-mail and its credit note rest on: where any of it is another by now, it is shown anew (rules 91). */
  shown: unknown;
  /** Whether a refill that a complaint owes ends with it. */
  endsRefill: boolean;
  /** The e-mail that its customer would get; undefined where nothing would be sent. */
  email: { subject: string; text: string; to: string } | undefined;
}

/** What pressing the button of a filled-in form would do. */
export async function draftOf(
  services: Pick<Services, 'shop' | 'offering'>,
  {
    order,
    stand,
    hasInvoice,
    ways,
    owed,
  }: Pick<MoneyBackView, 'order' | 'stand' | 'hasInvoice' | 'ways' | 'owed'>,
  typed: TypedReturn,
): Promise<ReturnDraft> {
  const read = readReturn(typed, order.locale);
  const isByHand = ways === 'by-hand' || (ways === 'either' && read.wantsByHand);
  const isPossible = read.amount !== undefined && read.amount > 0 && read.amount <= stand.left;
  const amount = isPossible ? read.amount : undefined;
  const { reason } = read;
  const { id, about: aboutId } = typed;
  const isAllBack = amount === order.total - sumRefunded(order);
  // Money for a complaint that is refilled names the refill: for the complaint itself none goes back.
  const endsRefill = owed.some(({ id: refill }) => isAllBack || refill === aboutId);
  const draft = { amount, reason, isByHand, endsRefill };
  if (amount === undefined) return { ...draft, shown: undefined, email: undefined };
  const calculation = calculationOf(order, { id, aboutId, amount });
  const share = isByHand ? 'byHand' : 'part';
  const refund = { amount, reason, share, calculation, endsRefill } as const;
  const email = await previewRefund(services, order, refund, { hasCreditNote: hasInvoice });
  const { subject, text, to } = email;
  const shown = [reason, calculation, endsRefill];
  return { ...draft, shown, email: { subject, text, to: to.address } };
}

/** What the screen is drawn from. */
export interface MoneyBackProps {
  view: MoneyBackView;
  locale: Locale;
  m: MoneyBackMessages;
  now: Date;
  typed: TypedReturn;
  draft: ReturnDraft;
  /** The form was kept while its sender proved who it is. */
  isKept: boolean;
  doneId: string;
  /** Whether another part was asked for, where one went back before. */
  isOpen: boolean;
  /** Of the form that says that money is not wanted. */
  agreeId: ReturnType<typeof crypto.randomUUID>;
  problem?: MoneyReturnProblem;
  isReread?: true;
  seen?: number;
}

import type { AnomalyRow } from '#database/payments/anomalies.ts';
import { listAfterSales } from '#database/orders/after-sales.ts';
import { type PendingActionRow, listPendingRefunds } from '#database/admin/pending-actions.ts';
import { listInvoices } from '#database/payments/payment-records.ts';
import { type AdminOrder, findAdminOrder, listAnomaliesOf } from '#database/orders/admin-order.ts';
import type { Order } from '#database/orders/orders.ts';
import type { Locale } from '#domain/locale.ts';
import type { Haler } from '#domain/money.ts';
import { paidForOf, waitingRefunds } from '#domain/admin/pending-action.ts';
import { isOpenDispute } from '#domain/payments/anomaly.ts';
import {
  type MoneyReturnProblem,
  type MoneyStand,
  moneyStand,
  shortEndOf,
} from '#domain/payments/money-back.ts';
import { type DueRefill, findDueRefills } from '#domain/after-sales/refill.ts';
import { mayBeByHand, sumRefunded } from '#domain/payments/refund.ts';
import { isMoneyDue, isPayable, takesMoney } from '#domain/after-sales/complaint.ts';
import { calculationOf, dueFor, isNothingDue } from '#domain/withdrawals/withdrawal-sum.ts';
import { refundDueDay } from '#domain/withdrawals/withdrawal.ts';
import { meantLines } from '#domain/withdrawals/withdrawn-lines.ts';
import { previewRefund } from '#flows/emails/preview-email.ts';
import type { Services } from '#flows/services.ts';
import type { MoneyBackMessages } from '#messages/cs/admin/orders/money-back.ts';
import { type ReturnInput, readReturn } from './return-input.ts';

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
export type ReturnMethods = 'provider' | 'by-hand' | 'either';

/** Everything of an order that money-back is decided on. */
export interface MoneyBackView {
  order: AdminOrder;
  stand: MoneyStand;
  /** Refunds that wait for their undo to pass, and those that could not be carried out; oldest first. */
  pendingActions: PendingActionRow[];
  hasInvoice: boolean;
  methods: ReturnMethods;
  /** Of its payments, and not resolved. */
  anomalies: AnomalyRow[];
  /** Whether its payment is contested: the bank holds the money. */
  isDisputed: boolean;
  abouts: ReturnAbout[];
  /** Whether a complaint waits for a decision, which comes before its money. */
  isUndecided: boolean;
  /** The refills that complaints owe, which are under way. */
  enqueued: DueRefill[];
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
  const order = number === undefined ? undefined : await findAdminOrder(db, number);
  if (!order) return undefined;
  const pendingActions = await listPendingRefunds(db, order.id);
  const invoices = await listInvoices(db, order.id);
  const anomalies = await listAnomaliesOf(db, order.id);
  return {
    order,
    stand: standFor(order, pendingActions, about),
    pendingActions: pendingActions.filter(
      ({ state, problem }) => state === 'waiting' || problem !== null,
    ),
    hasInvoice: invoices.some(({ kind }) => kind === 'invoice'),
    methods: methodsOf(order),
    anomalies: anomalies.filter(({ resolvedAt, kind }) => !resolvedAt && kind !== 'order-rebuilt'),
    isDisputed: anomalies.some(isOpenDispute),
    ...(await aboutsOf(db, order, pendingActions)),
  };
}

/** Of what is for a withdrawal, or for what is missing of an order that ended short, the sum of that is proposed. */
function standFor(
  order: Order,
  pendingActions: readonly PendingActionRow[],
  about: string,
): MoneyStand {
  const waiting = waitingRefunds(pendingActions);
  const stand = moneyStand(order, waiting);
  const withdrawal = order.withdrawals.find((each) => each.id === about && takesMoney(each));
  const proposed = withdrawal
    ? dueFor(withdrawal, order, waiting)
    : (shortEndOf(order, waiting)?.open ?? stand.proposed);
  return { ...stand, proposed };
}

function methodsOf(order: Order): ReturnMethods {
  if (order.paidHow === 'transfer') return 'by-hand';
  return mayBeByHand(order) ? 'either' : 'provider';
}

/** What money can go back for, which what was resolved otherwise is not; open is what waits for it. */
async function aboutsOf(
  db: Services['db'],
  order: Order,
  pendingActions: readonly PendingActionRow[],
): Promise<Pick<MoneyBackView, 'abouts' | 'isUndecided' | 'enqueued'>> {
  const { complaints, refills, lateOffers } = await listAfterSales(db, order.id);
  const paidFor = paidForOf(order.refunds, pendingActions);
  const enqueued = findDueRefills(refills);
  const abouts = [
    ...order.withdrawals.filter(takesMoney).map((each): ReturnAbout => {
      const { id, declaredAt, outcome, resolution } = each;
      const isOpen = isMoneyDue(outcome) && resolution === null && !paidFor.has(id);
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
    ...enqueued.map(({ id }): ReturnAbout => ({ kind: 'refill', id, isOpen: false })),
    ...lateOffers.map(({ id }): ReturnAbout => ({ kind: 'late', id, isOpen: false })),
  ];
  return { abouts, enqueued, isUndecided: complaints.some(({ outcome }) => outcome === null) };
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
    methods,
    enqueued,
  }: Pick<MoneyBackView, 'order' | 'stand' | 'hasInvoice' | 'methods' | 'enqueued'>,
  input: ReturnInput,
): Promise<ReturnDraft> {
  const read = readReturn(input, order.locale);
  const isByHand = methods === 'by-hand' || (methods === 'either' && read.wantsByHand);
  const isPossible = read.amount !== undefined && read.amount > 0 && read.amount <= stand.left;
  const amount = isPossible ? read.amount : undefined;
  const { reason } = read;
  const { id, about: aboutId } = input;
  const isAllBack = amount === order.total - sumRefunded(order);
  // Money for a complaint that is refilled names the refill: for the complaint itself none goes back.
  const endsRefill = enqueued.some(({ id: refill }) => isAllBack || refill === aboutId);
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
  input: ReturnInput;
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

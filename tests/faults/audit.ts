import { z } from 'zod';
import { type MoneyBack, compareRefunds, givenBack, readMoneyBack } from './audit-refunds.ts';
import {
  type PendingAction,
  comparePendingActions,
  readPendingActions,
} from './audit-pending-actions.ts';
import { type Job, compareJobs, readJobs } from './audit-jobs.ts';
import type { Stage } from './stage.ts';

/** What both books, the mail server and the queue say after a fault. */
export interface Findings {
  orders: number;
  paid: number;
  sessions: number;
  payments: number;
  invoices: number;
  /** E-mails that arrived, each counted once. */
  emails: number;
  /** Further copies of the same e-mail, under the same Message-ID. */
  copies: number;
  refunds: number;
  refusals: number;
  anomalies: string[];
  lost: string[];
  doubled: string[];
  /** What is still on its way: it must be done within a minute. */
  open: string[];
}

const orderShape = z.object({
  id: z.string(),
  state: z.string(),
  email: z.string(),
  total: z.coerce.number(),
  payment_id: z.string().nullable(),
  invoice_number: z.string().nullable(),
  paid_at: z.date().nullable(),
});
type Order = z.infer<typeof orderShape>;

const sessionShape = z.object({
  id: z.string(),
  order_id: z.string(),
  status: z.string(),
  payment_id: z.string().nullable(),
  is_paid: z.boolean(),
  amount: z.coerce.number(),
  /** How much of it the provider has refunded. */
  refunded: z.coerce.number(),
});
type Session = z.infer<typeof sessionShape>;

const emailShape = z.object({
  id: z.string(),
  order_id: z.string().nullable(),
  refund_id: z.string().nullable(),
  kind: z.string(),
  /** How often it was sent again before. */
  copy: z.number(),
  sent_at: z.date().nullable(),
  refusal: z.string().nullable(),
});
type EnqueuedEmail = z.infer<typeof emailShape>;

interface Books {
  orders: Order[];
  sessions: Session[];
  emails: EnqueuedEmail[];
  invoices: { number: string; order_id: string }[];
  money: MoneyBack;
  intents: PendingAction[];
  anomalies: { kind: string; checkout_id: string }[];
  jobs: Job[];
}

/** Compares provider, orders, invoices, e-mails and jobs. Nothing in it knows which fault there was. */
export async function audit(stage: Stage): Promise<Findings> {
  const books = await readBooks(stage);
  const findings: Findings = {
    orders: books.orders.length,
    paid: books.orders.filter((order) => order.paid_at).length,
    sessions: books.sessions.length,
    payments: books.sessions.filter((session) => session.is_paid).length,
    invoices: books.invoices.length,
    emails: new Set(stage.mail.accepted.map(({ messageId }) => messageId)).size,
    copies: 0,
    refunds: books.sessions.filter(({ refunded }) => refunded > 0).length,
    refusals: books.emails.filter((email) => email.refusal).length,
    anomalies: books.anomalies.map(({ kind }) => kind),
    lost: [],
    doubled: [],
    open: [],
  };
  findings.copies = stage.mail.accepted.length - findings.emails;
  comparePayments(books, findings);
  compareSessions(books, findings);
  compareInvoices(books, findings);
  compareRefunds(books.money, findings);
  compareEmails(books, stage, findings);
  comparePendingActions(books, findings);
  compareJobs(books.jobs, findings);
  const { waiting } = await stage.provider.state();
  if (waiting > 0) findings.open.push(`${waiting} notifications not taken`);
  return findings;
}

/** Every payment has its order and every paid order its payment, and a canceled order's money is refunded. */
function comparePayments({ orders, sessions, anomalies, money }: Books, found: Findings): void {
  const noted = new Set(anomalies.map(({ checkout_id: id }) => id));
  const known = new Map(orders.map((order) => [order.id, order]));
  const byPayment = new Map(sessions.map((session) => [session.payment_id, session]));
  for (const session of sessions.filter(({ is_paid: isPaid }) => isPaid)) {
    const order = known.get(session.order_id);
    if (!order) found.lost.push(`payment of an order that is not there`);
    else if (order.payment_id !== session.payment_id && !noted.has(session.id)) {
      found.lost.push(`payment of order ${order.state}`);
    }
  }
  for (const order of orders.filter(({ paid_at: at }) => at)) {
    const session = order.payment_id === null ? undefined : byPayment.get(order.payment_id);
    if (session && session.amount !== order.total) {
      found.lost.push(`money: order paid with ${session.amount} instead of ${order.total}`);
    }
    if (!session?.is_paid) found.doubled.push('order paid without a payment');
    else if (order.state === 'canceled' && session.refunded < order.total) {
      found.open.push('money not back');
    } else if (session.refunded > givenBack(money, order) && !noted.has(session.id)) {
      found.doubled.push('money back for an order that stands');
    }
  }
}

/** What can be paid: nothing of an order that is over, and one checkout at most of one that is not. */
function compareSessions({ orders, sessions, anomalies }: Books, found: Findings): void {
  const noted = new Set(anomalies.map(({ checkout_id: id }) => id));
  const sessionsOf = Map.groupBy(sessions, (session) => session.order_id);
  for (const order of orders) {
    const live = (sessionsOf.get(order.id) ?? []).filter(
      (s) => s.status !== 'expired' && !noted.has(s.id),
    );
    if (live.length > 1) found.doubled.push(`${live.length} checkouts of one order`);
    const isOver = order.state !== 'pending';
    if (isOver && live.some(({ status }) => status === 'open')) {
      found.doubled.push(`open checkout of an order that is ${order.state}`);
    }
  }
  const known = new Set(orders.map(({ id }) => id));
  const unknown = sessions.filter((s) => !s.is_paid && !known.has(s.order_id));
  for (const { status } of unknown) if (status === 'open') found.lost.push('order of a checkout');
}

/** One number for each paid order, from 1 on without a gap. */
function compareInvoices({ orders, invoices }: Books, found: Findings): void {
  const paid = orders.filter(({ paid_at: at }) => at);
  const numbers = paid.flatMap(({ invoice_number: number }) => number ?? []);
  if (numbers.length < paid.length) found.lost.push('invoice number');
  const positions = numbers.map((number) => Number(number.slice(4))).toSorted((a, b) => a - b);
  if (positions.some((position, index) => position !== index + 1)) {
    found.lost.push(`invoice numbers ${positions.join(', ')}`);
  }
  const invoicesOf = Map.groupBy(invoices, (invoice) => invoice.order_id);
  for (const order of paid) {
    const own = invoicesOf.get(order.id) ?? [];
    if (own.length === 0) found.lost.push('invoice');
    if (own.length > 1) found.doubled.push('invoice');
    if (own.some(({ number }) => number !== order.invoice_number)) {
      found.doubled.push('invoice with another number than its order');
    }
  }
}

const UUID = /[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/;
const PAID_EMAILS = ['order-paid-customer', 'order-paid-shop'];

/**
 * Every paid order owes two e-mails, and every e-mail that is owed arrives under one Message-ID. One that
 * reminds of an unpaid order is owed by no rule here: no fault lasts for the half hour that comes before it.
 */
function compareEmails({ orders, emails }: Books, { mail }: Stage, found: Findings): void {
  const emailsOf = Map.groupBy(emails, (email) => email.order_id);
  for (const order of orders.filter(({ paid_at: at }) => at)) {
    const own = emailsOf.get(order.id) ?? [];
    const kinds = new Set(own.map(({ kind }) => kind));
    const missing = PAID_EMAILS.filter((kind) => !kinds.has(kind));
    for (const kind of missing) found.lost.push(`e-mail ${kind}`);
  }
  for (const order of orders) {
    const own = emailsOf.get(order.id) ?? [];
    const told = new Set(
      own.map(({ kind, refund_id: refund, copy }) => `${kind} ${refund} ${copy}`),
    );
    if (told.size < own.length) found.doubled.push('e-mail of one kind');
    const reminder = own.find(({ kind }) => kind === 'order-unpaid-customer');
    if (reminder && !reminder.sent_at && order.paid_at) found.open.push('reminder of a paid order');
  }
  const messages = new Set(mail.accepted.map(({ messageId }) => messageId));
  const arrived = Map.groupBy(messages, (messageId) => UUID.exec(messageId)?.[0]);
  for (const email of emails) {
    const copies = arrived.get(email.id)?.length ?? 0;
    arrived.delete(email.id);
    if (copies > 1) found.doubled.push('e-mail under another Message-ID');
    if (email.sent_at && copies === 0) found.lost.push(`e-mail ${email.kind}`);
    if (!email.sent_at && !email.refusal) found.open.push(`e-mail ${email.kind} not sent`);
  }
  const unknown = [...arrived.values()].flat().length;
  if (unknown > 0) found.doubled.push(`${unknown} e-mails that nobody owed`);
}

async function readBooks({ books, providerRows }: Stage): Promise<Books> {
  const read = async <T>(shape: z.ZodType<T>, rows: Promise<unknown[]>) =>
    z.array(shape).parse(await rows);
  return {
    orders: await read(orderShape, books('select * from orders order by number')),
    sessions: await read(
      sessionShape,
      providerRows(`select s.id, s.fields->>'client_reference_id' as order_id, s.status, s.payment_id,
          (select sum((line->>'quantity')::integer * (line->'price_data'->>'unit_amount')::integer)
            from jsonb_array_elements(s.fields->'line_items') line) as amount,
          coalesce(s.payment_state = 'succeeded', false) as is_paid,
          (select coalesce(sum(r.amount), 0) from test_checkout.refund r
            where r.payment_id = s.payment_id) as refunded
        from test_checkout.session s order by s.seq`),
    ),
    emails: await read(emailShape, books('select * from emails')),
    invoices: await read(
      z.object({ number: z.string(), order_id: z.string() }),
      books(`select number, order_id from invoices where kind = 'invoice'`),
    ),
    money: await readMoneyBack({ books, providerRows }),
    intents: await readPendingActions({ books }),
    anomalies: await read(
      z.object({ kind: z.string(), checkout_id: z.string() }),
      books('select kind, checkout_id from payment_anomalies order by id'),
    ),
    jobs: await readJobs({ books }),
  };
}

import { formatDays, formatSpan } from '#content/catalogue/catalogue-text.ts';
import { nameWithBonus } from '#content/catalogue/package-name.ts';
import { formatDay, formatMoment } from '#content/moments.ts';
import { formatCount, formatMoney } from '#domain/money.ts';
import { guaranteeEnd, completionOf } from '#domain/after-sales/refill.ts';
import { isOpenDispute } from '#domain/payments/anomaly.ts';
import { waitingRefunds } from '#domain/admin/pending-action.ts';
import { moneyStand } from '#domain/payments/money-back.ts';
import { effectOf } from '#domain/withdrawals/withdrawal.ts';
import { afterOrder as afterCs } from '#messages/cs/emails/after-order.ts';
import { afterOrder as afterEn } from '#messages/en/emails/after-order.ts';
import { emails as emailsCs } from '#messages/cs/emails/emails.ts';
import { emails as emailsEn } from '#messages/en/emails/emails.ts';
import { afterSalesEmails as afterSalesCs } from '#messages/cs/emails/after-sales.ts';
import { afterSalesEmails as afterSalesEn } from '#messages/en/emails/after-sales.ts';
import { query } from '#tests/stage/books.ts';
import type { Books, HistoryShop } from './open.ts';
import { afterSalesTellers, sayCalculation } from './in-emails-of-care.ts';
import { type Compare, type ToldByEmail as Told, isStated, partsIn, plain } from './sayings.ts';
import { wantedOf } from './wanted.ts';

/** An e-mail as it left. */
export interface LeftEmail extends Record<string, unknown> {
  id: number;
  message_id: string;
  text: string;
  /** What is kept of it word for word; null where it is none of those. */
  kept: string | null;
}

const words = {
  cs: { after: afterCs, emails: emailsCs, afterSales: afterSalesCs },
  en: { after: afterEn, emails: emailsEn, afterSales: afterSalesEn },
};

/** Those that have left since one of them. */
export function emailsSince({ shop }: HistoryShop, id: number): Promise<LeftEmail[]> {
  return query<LeftEmail>(
    shop,
    `select email.id::int, message_id, email.text, kept.text as kept from outbox.email
     left join sent_emails kept on email.message_id like '%' || kept.id || '%' where email.id > $1 order by email.id`,
    [id],
  );
}

function kindOf({ message_id: id }: LeftEmail): string {
  return /^<(.*?)-[\da-f]{8}-/.exec(id)?.[1] ?? '';
}

/** What has just left is compared with how the order stands now. */
export function compareEmail(books: Books, email: LeftEmail, compareAny: Compare): void {
  const kind = kindOf(email);
  const text = plain(email.text);
  const compare: Compare = (what, said, wanted) => compareAny(`${kind}, ${what}`, said, wanted);
  if (email.kept !== null) compare('what is kept', plain(email.kept), text);
  const isFull = wantedOf(books).lines.every(({ delivered, units }) => delivered >= units);
  compare('a full performance', saysFull(text) && !isFull, false);
  tellers[kind]?.({ books, text, compare });
}

const tellers: Record<string, (told: Told) => void> = {
  'order-paid-customer': sayPaid,
  'order-short-customer': (told) => {
    sayShort(told);
    sayGuarantee(told);
  },
  'order-completed-customer': (told) => {
    told.compare('that it is all', wantedOf(told.books).lines.every(isDone), true);
    sayCounts(told);
    sayGuarantee(told);
  },
  'order-refunded-customer': sayRefund,
  'order-canceled-customer': sayCanceled,
  'order-late-customer': sayLate,
  ...afterSalesTellers,
};

/** The e-mails by which its customer knows how an order has ended, once everything that was to leave has left. */
export function compareEnd(books: Books, left: readonly LeftEmail[], compare: Compare): void {
  const { order, intents } = books;
  if (intents.some(({ state }) => state === 'waiting')) return;
  const refunds = order.refunds.filter(({ doneAt }) => doneAt !== null);
  const told = left.filter((email) => kindOf(email) === 'order-refunded-customer');
  compare('how often money that went back was told of', told.length, refunds.length);
  const { lines } = wantedOf(books);
  if (order.state !== 'completed' || lines.every(({ withdrawn }) => withdrawn)) return;
  const [short, whole] = ['order-short-customer', 'order-completed-customer'];
  const last = left.findLast((email) => [short, whole].includes(kindOf(email)));
  compare('what its end was told by', last && kindOf(last), lines.every(isDone) ? whole : short);
  if (last && kindOf(last) === short) sayCounts({ books, text: plain(last.text), compare });
}

/** Words of a full performance, which ends the right to withdraw. */
function saysFull(text: string): boolean {
  return [afterCs, afterEn].some(({ completedCustomer }) =>
    text.includes(plain(completedCustomer.final(true)).slice(0, 60)),
  );
}

/** Withdrawn from, or delivered whole. */
function isDone({ withdrawn, delivered, units }: ReturnType<typeof wantedOf>['lines'][number]) {
  return withdrawn || delivered >= units;
}

function sayShort({ books, text, compare }: Told): void {
  const { order, now } = books;
  const { shortCustomer } = words[order.locale].after;
  const wanted = wantedOf(books);
  sayCounts({ books, text, compare });
  if (order.heldAt) return;
  const money = (sum: number) => plain(formatMoney(order.locale, sum));
  const { short } = wanted;
  const isMoney = short !== undefined && !short.isAgreed && short.sum > 0;
  const due = isMoney && short.open > 0 ? money(short.open) : undefined;
  compare('what is due', partsIn(text, shortCustomer.due)?.[0], due);
  const back = isMoney && short.open === 0 ? money(short.sum) : undefined;
  compare('what went back', partsIn(text, shortCustomer.back)?.[0], back);
  compare(
    'whether it was agreed',
    text.includes(plain(shortCustomer.agreed)),
    short?.isAgreed ?? false,
  );
  const effect = effectOf(order, { declaredAt: now, part: '' });
  const isPromised = text.includes(plain(shortCustomer.rights));
  if (order.company) return compare('a withdrawal', isPromised, false);
  compare('whether it can be withdrawn from', isPromised, effect === 'held');
}

/** How much was delivered of each line of which something is missing, and which were withdrawn from. */
function sayCounts({ books, text, compare }: Told): void {
  const { locale } = books.order;
  const { completedCustomer } = words[locale].after;
  const count = (value: number) => formatCount(locale, value);
  const { lines } = wantedOf(books);
  for (const { position, delivered, units } of lines) {
    const said = plain(completedCustomer.count(count(delivered), count(units)));
    if (delivered < units) compare(`line ${position}`, text.includes(said), true);
  }
  const said = text.split(plain(completedCustomer.withdrawn)).length - 1;
  compare('the lines withdrawn from', said, lines.filter(({ withdrawn }) => withdrawn).length);
}

function sayPaid({ books, text, compare }: Told): void {
  const { order } = books;
  const { locale, total, startBy } = order;
  const { paidCustomer } = words[locale].emails;
  if (total > 0) compare('the total', text.includes(plain(formatMoney(locale, total))), true);
  sayPromises({ books, text, compare });
  const { startSoon } = total > 0 ? paidCustomer : paidCustomer.free;
  if (!isStated(text, startSoon) || order.state !== 'paid' || !startBy) return;
  const said = plain(startSoon(formatMoment(locale, startBy)));
  compare('by when it begins', text.includes(said), true);
}

/** What was promised with each line, and nothing of one that was stored without. */
function sayPromises({ books: { order }, text, compare }: Told): void {
  const { locale, lines, state, heldAt } = order;
  const { delivery: write } = words[locale].emails.order;
  for (const line of lines) {
    const name = plain(nameWithBonus(line, locale));
    compare(`the name of line ${line.position}`, text.includes(name), true);
  }
  if (state !== 'paid' || heldAt) return;
  const wanted = lines.flatMap(({ delivery, guaranteeDays: days }) =>
    delivery && days !== null
      ? [plain(write(formatSpan(locale, delivery), formatDays(locale, days)))]
      : [],
  );
  const said = text.split(plain(write('⓵', '')).split('⓵')[0] ?? '').length - 1;
  compare('how many lines are promised', said, wanted.length);
  compare(
    'what is promised',
    wanted.filter((sentence) => !text.includes(sentence)),
    [],
  );
}

function sayGuarantee({ books: { order }, text, compare }: Told): void {
  const at = completionOf(order);
  const { completedCustomer } = words[order.locale].after;
  if (!at || order.heldAt)
    return compare('a guarantee', isStated(text, completedCustomer.guaranteed), false);
  for (const { position, delivered, guaranteeDays } of order.lines) {
    if (delivered === 0 || guaranteeDays === null) continue;
    const day = plain(
      completedCustomer.guaranteed(formatDay(order.locale, guaranteeEnd(at, guaranteeDays))),
    );
    compare(`the guarantee of line ${position}`, text.includes(day), true);
  }
}

function sayRefund(told: Told): void {
  const { order } = told.books;
  const { refundedCustomer } = words[order.locale].emails;
  const shares = ['whole', 'part', 'rest', 'byHand'] as const;
  const said = shares.flatMap((share) => {
    const write = (sum = '') => refundedCustomer[share].lead(order.number, sum);
    return partsIn(told.text, write) ?? [];
  });
  const done = order.refunds.filter(({ doneAt }) => doneAt !== null);
  const sumOf = ({ amount }: (typeof done)[number]) => plain(formatMoney(order.locale, amount));
  const sums = new Set(done.map(sumOf));
  const isOne = said.length > 0 && said.every((sum) => sums.has(sum));
  told.compare(`the sum ${said.join(', ')}`, isOne, true);
  const { refills } = told.books.afterSales;
  const ended = done.filter((each) => sumOf(each) === said[0]);
  const isEnd = told.text.includes(plain(refundedCustomer.endsRefill));
  const isTrue = ended.some(({ id }) => isEnd === refills.some((each) => each.refundId === id));
  told.compare('whether a refill ends with it', isTrue, true);
  sayCalculation(told, said[0]);
}

function sayLate({ books, text, compare }: Told): void {
  const { order, intents, anomalies } = books;
  const { late } = words[order.locale].afterSales;
  const { proposed } = moneyStand(order, waitingRefunds(intents));
  const isKept = order.paymentId === null || anomalies.some(isOpenDispute);
  const sum = isKept || proposed === 0 ? undefined : proposed;
  const wanted = sum && plain(formatMoney(order.locale, sum));
  compare('what is offered', partsIn(text, late.money)?.[0], wanted);
}

function sayCanceled({ books: { order }, text, compare }: Told): void {
  const { canceledCustomer } = words[order.locale].emails;
  const refund = order.refunds.find(({ kind }) => kind === 'canceled');
  const sum = refund && plain(formatMoney(order.locale, refund.amount));
  const said = partsIn(text, canceledCustomer.refund) ?? partsIn(text, canceledCustomer.refundRest);
  compare('what goes back', said?.[0], sum);
}

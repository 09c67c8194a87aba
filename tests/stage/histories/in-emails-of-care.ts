import { formatDay, formatMoment } from '#content/moments.ts';
import { formatCount, formatMoney } from '#domain/money.ts';
import { lineValue } from '#domain/payments/money-back.ts';
import { complaintEnd, sumReturnedFor } from '#domain/payments/refund.ts';
import { payableLines } from '#domain/payments/open-value.ts';
import { isEndedShort } from '#domain/after-sales/short.ts';
import { undeliveredSum } from '#domain/delivery/progress.ts';
import { isNothingDue } from '#domain/withdrawals/withdrawal-sum.ts';
import {
  type WithdrawalOutcome,
  promisedRefundDay,
  refundDueDay,
} from '#domain/withdrawals/withdrawal.ts';
import { meantLines } from '#domain/withdrawals/withdrawn-lines.ts';
import { keysOf } from '#domain/records.ts';
import {
  withdrawalEmail as withdrawalCs,
  withdrawalCalculation as calculationCs,
} from '#messages/cs/emails/withdrawal.ts';
import {
  afterSalesEmails as afterSalesCs,
  released as releasedCs,
} from '#messages/cs/emails/after-sales.ts';
import {
  withdrawalEmail as withdrawalEn,
  withdrawalCalculation as calculationEn,
} from '#messages/en/emails/withdrawal.ts';
import {
  afterSalesEmails as afterSalesEn,
  released as releasedEn,
} from '#messages/en/emails/after-sales.ts';
import { type ToldByEmail, isAllStated, isStated, partsIn, plain } from './sayings.ts';

const words = {
  cs: {
    calculation: calculationCs,
    afterSales: afterSalesCs,
    released: releasedCs,
    withdrawal: withdrawalCs,
  },
  en: {
    calculation: calculationEn,
    afterSales: afterSalesEn,
    released: releasedEn,
    withdrawal: withdrawalEn,
  },
};

/** What is said of withdrawals, complaints and refills, by the kind of e-mail. */
export const afterSalesTellers: Record<string, (told: ToldByEmail) => void> = {
  'order-withdrawn-customer': (told) => sayCalculation(told, undefined),
  'withdrawal-customer': sayAcknowledged,
  'order-settled-customer': sayResolved,
  'order-refill-customer': sayRefill,
  'order-released-customer': sayReleased,
};

/**
 * Counts and sums in the calculation of what goes back for a withdrawal.
 * @param back the sum that goes back by the same e-mail; none where it tells of a withdrawal without money
 */
export function sayCalculation(
  { books, text, compare }: ToldByEmail,
  back: string | undefined,
): void {
  const { locale, withdrawals } = books.order;
  const lines = payableLines(books.order);
  const figures = words[locale].calculation;
  if (!isStated(text, (...parts) => figures.line('', figuresOf(parts)).replace(/^: /, ''))) return;
  const money = (sum: number) => formatMoney(locale, sum);
  const known = lines.map((line) => {
    const value = lineValue(line);
    const [ours, yours] = [money(value.deliveredValue), money(value.undeliveredValue)];
    const counts = [value.delivered, value.units].map((one) => formatCount(locale, one));
    return plain(figures.line('', figuresOf([...counts, money(value.total), ours, yours])));
  });
  const isKnown = known.some((line) => text.includes(line));
  compare('a line of the calculation', isKnown, true);
  const due = partsIn(text, figures.due)?.[0];
  const now = partsIn(text, figures.now)?.[0] ?? due;
  // A single line that goes back as it is undelivered says it all.
  const yours = lines.map((line) => plain(money(lineValue(line).undeliveredValue)));
  const isBack = now === undefined ? yours.includes(back ?? '') : now === back;
  if (back !== undefined) compare(`what goes back now, ${now} of ${back}`, isBack, true);
  const dues = withdrawals.map((each) => undeliveredSum(meantLines(each, lines) ?? []));
  const isDue = dues.some((sum) => plain(money(sum)) === due);
  if (due !== undefined) compare(`what is due, ${due}`, isDue, true);
}

function figuresOf([delivered = '', units = '', price = '', ours = '', yours = '']: string[]) {
  return { delivered, units, price, ours, yours };
}

/** What becomes of a declaration. */
function sayAcknowledged({ books, text, compare }: ToldByEmail): void {
  const { locale, paidAt, total, withdrawals } = books.order;
  const { lead, outcomes, soon } = words[locale].withdrawal;
  const declared = withdrawals.filter(({ declaredAt }) =>
    text.includes(plain(lead(formatMoment(locale, declaredAt)))),
  );
  const names = Object.entries(outcomes).flatMap(([name, written]) => {
    const isThis =
      typeof written === 'string' ? text.includes(plain(written)) : isAllStated(text, written);
    return isThis
      ? [name.replace(/Consent|Nothing|Free|Unpaid|Unbegun|Unasked|Sum|Cancels|Begun$/, '')]
      : [];
  });
  const said = [...new Set(names)];
  const stored: (WithdrawalOutcome | null)[] = declared.map(({ outcome }) => outcome);
  const isAstray = said[0] === 'unknown' && books.stray.length > 0;
  const isStored = said.length === 1 && (isAstray || stored.some((outcome) => outcome === said[0]));
  compare(`what follows, ${said.join(', ')} of ${stored.join(', ')}`, isStored, true);
  const isMoney = paidAt !== null && total > 0 && (said[0] === 'canceled' || said[0] === 'held');
  if (!isMoney) return;
  const isNothing = text.includes(plain(outcomes.heldNothing));
  const isWanted = declared.some((each) => isNothingDue(each, books.order));
  compare('whether nothing more is due', isNothing, isWanted && said[0] === 'held');
  if (isNothing) return;
  const isOver = declared.some(({ declaredAt }) => !promisedRefundDay(declaredAt, books.now));
  if (isOver && text.includes(plain(soon))) return;
  const days = declared.map(({ declaredAt }) => formatDay(locale, refundDueDay(declaredAt)));
  const isDay = days.some((day) => text.includes(plain(day)));
  compare('until when money goes back', isDay, true);
}

function sayResolved({ books: { order, afterSales }, text, compare }: ToldByEmail): void {
  const { outcomes, returned } = words[order.locale].afterSales.resolved;
  const sum = partsIn(text, returned)?.[0];
  const isStatedOf = afterSales.complaints.some(({ id, outcome }) => {
    if (sum === undefined) {
      const end = complaintEnd(order, { id, outcome }, afterSales.refills);
      return [outcome, end].some((each) => each && text.includes(plain(outcomes[each])));
    }
    const back = plain(formatMoney(order.locale, sumReturnedFor(order, id)));
    return outcome === 'money' && sum === back;
  });
  compare(`how a complaint was settled, ${sum}`, isStatedOf, true);
}

/** That the order stands after all. */
function sayReleased({ books: { order }, text, compare }: ToldByEmail): void {
  const { state, heldAt, locale } = order;
  const { stands, noMoney } = words[locale].released;
  const goesOn = { pending: 'unpaid', paid: 'unbegun' }[String(state)] ?? 'delivering';
  const isShort = isEndedShort(order);
  const wanted =
    state === 'completed' ? (isShort ? 'short' : 'delivered') : heldAt ? 'held' : goesOn;
  if (isShort) compare('that no money is due', text.includes(plain(noMoney)), false);
  const said = keysOf(stands).filter((name) => text.includes(plain(stands[name])));
  compare('how it stands', said, [wanted]);
}

function sayRefill({ books, text, compare }: ToldByEmail): void {
  const { refill } = words[books.order.locale].afterSales;
  const isStatedOf = books.afterSales.refills.some(
    ({ state, complaintId }) =>
      state !== 'asked' &&
      text.includes(
        plain(complaintId !== null && state === 'done' ? refill.due.text : refill[state].text),
      ),
  );
  compare('what became of a refill', isStatedOf, true);
}

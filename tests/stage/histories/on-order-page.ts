import { formatDays, formatSpan } from '#content/catalogue/catalogue-text.ts';
import { countedName } from '#content/catalogue/package-name.ts';
import { formatDay, formatMoment } from '#content/moments.ts';
import { href } from '#domain/addresses.ts';
import { formatCount, formatMoney } from '#domain/money.ts';
import { isOpenDispute } from '#domain/payments/anomaly.ts';
import { waitingRefunds } from '#domain/admin/pending-action.ts';
import { moneyStand } from '#domain/payments/money-back.ts';
import { refillEnd } from '#domain/after-sales/refill.ts';
import { hasEnded } from '#domain/order/order.ts';
import { textOf } from '#tests/stage/html.ts';
import { wordsOf } from '#messages/words.ts';
import { statusOf } from './act.ts';
import type { Books } from './open.ts';
import {
  type Compare,
  type Mouth,
  isAllStated,
  isStated,
  pairsOf,
  partsIn,
  plain,
} from './sayings.ts';
import { type Wanted, wantedOf } from './wanted.ts';

interface Told {
  books: Books;
  wanted: Wanted;
  html: string;
  text: string;
  compare: Compare;
}

/** The page of the order, as its customer reads it. */
export const onOrderPage: Mouth = async ({ stage, order: { token, locale } }, books, compare) => {
  const page = await stage.shop.visitor(locale).get(href('order', locale, { token }));
  statusOf(page);
  const told = { books, wanted: wantedOf(books), html: page.html, text: page.text, compare };
  sayLead(told);
  sayStart(told);
  sayLines(told);
  sayMoney(told);
  sayPapers(told);
  sayDays(told);
};

function sayLead({ books: { order, afterSales }, wanted, html, compare }: Told): void {
  const { locale, state } = order;
  const isAllBack = wanted.returned === order.total;
  const m = wordsOf(locale).order;
  const { short, leadStoppedDone, leadStoppedOver } = wordsOf(locale).afterSales;
  const lead = textOf(/<p class="lead">(.*?)<\/p>/s.exec(html)?.[1] ?? '');
  const says = (words: string) => lead.includes(plain(words));
  const fullLeads = [m.lead.completed, m.guaranteeOver, m.leadUnguaranteed];
  const isFull = fullLeads.some(says);
  if (state === 'refunded') compare('that all is back', says(m.lead.refunded), isAllBack);
  compare('whether everything is delivered', isFull, wanted.isWhole);
  const isGuaranteed = order.lines.some(({ guaranteeDays }) => guaranteeDays !== null);
  if (isFull) compare('whether anything is guaranteed', !says(m.leadUnguaranteed), isGuaranteed);
  const done = /<li class="time-line__step" data-state="done"[^>]*>.*?<\/li>/gs;
  const steps = [...html.matchAll(done)].map(([step]) => textOf(step));
  const isStepFull = steps.some((step) => step.startsWith(`${m.steps.completed} (`));
  if (state === 'completed') compare('the last step', isStepFull, wanted.isWhole);
  const isHeldForWithdrawal = order.heldAt !== null && !hasEnded(state);
  compare('whether a withdrawal is dealt with', says(m.leadHeld), isHeldForWithdrawal);
  const isStopped = afterSales.lateOffers.some(({ answer }) => answer === 'money');
  const isWithdrawn = says(m.leadWithdrawn) || says(m.leadWithdrawnPart);
  compare('whether it ended by a withdrawal', isWithdrawn, wanted.work === 'withdrawn');
  if (wanted.work !== 'short') return;
  if (isStopped)
    return compare('that it was stopped', says(leadStoppedDone) || says(leadStoppedOver), true);
  const end = wanted.shortWithoutWaiting;
  const due = partsIn(lead, short.due)?.[0];
  const back = partsIn(lead, short.back)?.[0];
  const money = (sum: number | undefined) => sum && plain(formatMoney(locale, sum));
  const isMoney = end !== undefined && !end.isAgreed && end.sum > 0;
  compare('what is due', due, (isMoney && end.open > 0 && money(end.open)) || undefined);
  compare('what went back', back, (isMoney && end.open === 0 && money(end.sum)) || undefined);
  compare('whether it was agreed', says(short.agreed), end?.isAgreed ?? false);
}

/** By when it begins, where that is promised. */
function sayStart({ books: { order, now }, html, compare }: Told): void {
  const { locale, startBy } = order;
  const { starts } = wordsOf(locale).order;
  const lead = textOf(/<p class="lead">(.*?)<\/p>/s.exec(html)?.[1] ?? '');
  for (const [name, words] of [
    ['it begins', starts.soon],
    ['it was to begin', starts.overdue],
  ] as const) {
    if (!isStated(lead, words)) continue;
    const said = startBy && lead.includes(plain(words(formatMoment(locale, startBy))));
    compare(`by when ${name}`, said, true);
    compare(`whether that is over`, words === starts.overdue, startBy !== null && startBy < now);
  }
}

function sayLines({ books: { order }, wanted, html, compare }: Told): void {
  const { progress } = wordsOf(order.locale).afterSales;
  const rows = [...html.matchAll(/<li class="summary__row" id="line-(\d+)">(.*?)<\/li>/gs)];
  compare('how many lines there are', rows.length, wanted.lines.length);
  const count = (value: number) => formatCount(order.locale, value);
  for (const [, position = '', row = ''] of rows) {
    const line = wanted.lines[Number(position)];
    const said = partsIn(textOf(row), (...parts) =>
      progress.delivered(parts[0] ?? '', parts[1] ?? ''),
    );
    if (!line || !said) continue;
    compare(`line ${position}`, said, [count(line.delivered), count(line.units)]);
  }
}

function sayMoney({ books: { order }, wanted, html, compare }: Told): void {
  const { locale } = order;
  const m = wordsOf(locale).order;
  const facts = pairsOf(html);
  const money = (sum: number) => plain(formatMoney(locale, sum));
  const back = wanted.returned > 0 ? money(wanted.returned) : undefined;
  compare('what went back', facts(m.refundedSum), back);
  compare('the total', facts(m.total)?.startsWith(money(order.total)), true);
  const words = m.paymentStates;
  const isAllBack = wanted.returned === order.total && order.total > 0;
  if (order.paidAt === null || order.paidHow === 'free') return;
  const state = isAllBack
    ? words.refunded
    : order.state === 'canceled' || order.state === 'refunded'
      ? words.refunding
      : wanted.returned > 0
        ? words.partlyRefunded
        : words.paid;
  compare('the payment', facts(m.paymentState), plain(state));
}

/** Its papers, and what is offered where it is late. */
function sayPapers({ books, text, compare }: Told): void {
  const { order, intents, anomalies } = books;
  const { locale, invoiceNumber, refunds } = order;
  const notes = refunds.flatMap(({ state, creditNote }) => (state === 'done' && creditNote) || []);
  const missing = [invoiceNumber ?? '', ...notes].filter((number) => !text.includes(number));
  compare('papers that are missing', missing, []);
  const offered = partsIn(text, (sum = '') => wordsOf(locale).afterSales.late.moneyText(sum))?.[0];
  if (offered === undefined) return;
  const { proposed } = moneyStand(order, waitingRefunds(intents));
  const isKept = anomalies.some(isOpenDispute);
  compare('what is offered', offered, isKept ? undefined : plain(formatMoney(locale, proposed)));
}

function sayDays({ books: { order, now }, wanted, html, text, compare }: Told): void {
  const { locale } = order;
  const m = wordsOf(locale).order;
  const { refill, progress } = wordsOf(locale).afterSales;
  const end = wanted.withdrawalEnd && formatDay(locale, wanted.withdrawalEnd);
  const until = end && text.includes(plain(m.withdrawal.until(end))) ? end : undefined;
  const isUntil = isStated(text, m.withdrawal.until);
  compare(
    'until when it can be withdrawn from',
    isUntil ? (until ?? 'another day') : undefined,
    end,
  );
  const { promisedAt } = order;
  const isPromised = promisedAt !== null && promisedAt > now && !hasEnded(order.state);
  const day = isPromised ? formatDay(locale, promisedAt) : '';
  const timed = [...html.matchAll(/<p class="time-line__time">([^<]*)<\/p>/g)];
  const steps = timed.map(([, at = '']) => plain(textOf(at)));
  const latest = steps.filter((step) => isStated(step, m.steps.latest));
  const promised = isPromised ? [plain(m.steps.latest(day))] : [];
  compare('the promised day', latest, promised);
  const rows = [...html.matchAll(/<li class="summary__row" id="line-(\d+)">(.*?)<\/li>/gs)];
  for (const line of order.lines) {
    const row = textOf(rows[line.position]?.[2] ?? '');
    for (const said of [progress.expectedWhole, progress.expected])
      if (isStated(row, said))
        compare('the promised day at a line', row.includes(plain(said(day))), true);
    compare('its name', row.includes(plain(countedName(line, locale))), true);
    const { delivery, guaranteeDays } = line;
    const promise = (span: string, days: string) => `${m.delivery(span)} · ${m.guarantee(days)}`;
    const isPromise = isAllStated(row, (span = '', days = '') => promise(span, days));
    const sold = promise(
      delivery ? formatSpan(locale, delivery) : '',
      formatDays(locale, guaranteeDays ?? 0),
    );
    if (isPromise) compare('what is promised with a line', row.includes(plain(sold)), true);
    const until = refillEnd(order, line);
    const isNothing = line.work === 'completed' && line.delivered === 0;
    if (isNothing) compare('a guarantee of nothing', isStated(row, m.guarantee), false);
    const isOver = isStated(row, refill.over);
    const isRunning = isStated(row, (at = '') => refill.guaranteed(at, 5).split('(')[0] ?? '');
    const isToday = row.includes(plain(refill.guaranteed('', 0)));
    const isAny = isOver || isRunning || isToday;
    compare(`a guarantee of line ${line.position}`, isAny, until !== undefined);
    if (!until || isToday) continue;
    const isSame = row.includes(plain(formatDay(locale, until)));
    compare(`the guarantee of line ${line.position}`, isSame, true);
  }
}

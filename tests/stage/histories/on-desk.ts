import { formatMoment } from '#content/moments.ts';
import { formatAmount, formatCount, formatMoney } from '#domain/money.ts';
import { isOpenDispute } from '#domain/payments/anomaly.ts';
import { hasEnded } from '#domain/order/order.ts';
import { badges } from '#messages/cs/admin/orders/orders.ts';
import { adminOrder as words } from '#messages/cs/admin/orders/order.ts';
import { moneyBack } from '#messages/cs/admin/orders/money-back.ts';
import { readForms, textOf } from '#tests/stage/html.ts';
import { statusOf } from './act.ts';
import { type Mouth, isStated, pairsOf, partsIn, plain } from './sayings.ts';
import { wantedOf } from './wanted.ts';

const money = (sum: number) => plain(formatMoney('cs', sum));
const count = (value: number) => formatCount('cs', value);

/** The page of the order in the operator's section. */
export const onAdmin: Mouth = async ({ stage, order: { number } }, books, compare) => {
  const { order, intents } = books;
  const wanted = wantedOf(books);
  const page = await stage.owner.visitor.get(`/ad/orders/${number}`);
  statusOf(page);
  const marks =
    /<span class="status-badges">((?:<span class="status-badge.*?<\/span>)+)<\/span>/s.exec(
      page.html,
    );
  const said = textOf(marks?.[1] ?? '');
  const isIdle = wanted.payment === 'unpaid' && wanted.work === 'waiting';
  const both = [badges.payment[wanted.payment], ...(isIdle ? [] : [badges.work[wanted.work]])];
  compare('the marks', said, both.join(' '));
  const rows = [
    ...page.html.matchAll(/<li class="admin-line" id="line-(\d+)">(.*?)<\/progress>(.*?)<\/p>/gs),
  ];
  compare('how many lines there are', rows.length, wanted.lines.length);
  for (const [, position, , row = ''] of rows) {
    const line = wanted.lines[Number(position)];
    const counted = /class="tabular">([^<]*)</.exec(row)?.[1] ?? '';
    const as = line && words.progress(count(line.delivered), count(line.units));
    compare(`line ${position}`, plain(textOf(counted)), as && plain(as));
  }
  const facts = pairsOf(page.html);
  const shown = (sum: number) => (sum > 0 ? money(sum) : undefined);
  compare('what went back', facts(words.payment.returned), shown(wanted.returned));
  compare('what is on its way', facts(words.payment.returning), shown(wanted.inTransit));
  if (order.paidAt) compare('what is left', facts(words.payment.left), money(wanted.left));
  const promised = order.promisedAt && plain(formatMoment('cs', order.promisedAt));
  if (promised) compare('the promised moment', facts(words.promised)?.startsWith(promised), true);
  const giveBack = /<a [^>]*reason=undelivered[^>]*>(.*?)<\/a>/s.exec(page.html);
  const due = partsIn(textOf(giveBack?.[1] ?? ''), words.short.giveBack)?.[0];
  const open = wanted.short?.open ?? 0;
  compare('what is missing', due, open > 0 ? money(open) : undefined);
  const lead = textOf(/<p class="next-step__lead">(.*?)<\/p>/s.exec(page.html)?.[1] ?? '');
  const { short, withdrawn, withdrawnPart } = words.lead;
  const isPart = [short, withdrawn, withdrawnPart].some((one) => isStated(lead, one));
  const isFull = !isPart && isStated(lead, words.lead.completed);
  compare('whether all is delivered', isFull, wanted.isWhole);
  const isBack = lead === plain(words.lead.refunded);
  if (order.state === 'refunded')
    compare('that all is back', isBack, wanted.returned === order.total);
  const isWaiting = intents.some(
    ({ state, request }) => state === 'waiting' && request.kind !== 'emails',
  );
  const isEnding = isWaiting || (wanted.paid > 0 && wanted.left === 0);
  if (order.heldAt && !hasEnded(order.state) && !isEnding)
    compare('that it is held', lead === plain(words.lead.held), true);
};

/** The screen on which money goes back. */
export const onMoneyBack: Mouth = async ({ stage, order: { number } }, books, compare) => {
  const wanted = wantedOf(books);
  const page = await stage.owner.visitor.get(`/ad/orders/${number}/money-back`);
  statusOf(page);
  const facts = pairsOf(page.html);
  const figure = (sum: number) => `${formatAmount('cs', sum)} Kč`;
  for (const name of ['paid', 'returned', 'inTransit', 'left'] as const)
    compare(`the figure ${name}`, facts(moneyBack.money[name]), figure(wanted[name]));
  compare('the sum', wanted.returned + wanted.inTransit + wanted.left, wanted.paid);
  const form = readForms(page.html).find(({ fields }) => 'announced' in fields);
  if (!form) return;
  const isDisputed = page.text.includes(plain(moneyBack.dispute.title));
  compare('whether the payment is disputed', isDisputed, books.anomalies.some(isOpenDispute));
  const proposed = wanted.short?.open ?? 0;
  const isFresh = wanted.returned + wanted.inTransit === 0;
  if (proposed > 0 && isFresh)
    compare('what is proposed', form.fields['announced']?.split(' ')[0], String(proposed));
};

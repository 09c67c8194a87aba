import { href, withQuery } from '#domain/addresses.ts';
import { adminAfterSales as words } from '#messages/cs/admin/orders/after-sales.ts';
import { formatMoney } from '#domain/money.ts';
import { paidForOf } from '#domain/admin/pending-action.ts';
import { isNothingDue } from '#domain/withdrawals/withdrawal-sum.ts';
import { readForms, textOf } from '#tests/stage/html.ts';
import { statusOf } from './act.ts';
import { type Mouth, partsIn, plain } from './sayings.ts';
import { wantedOf } from './wanted.ts';

/** The form by which its customer withdraws: it offers no line that has ended by that, and some as long as it is promised. */
export const onWithdrawal: Mouth = async ({ stage, order: { token, locale } }, books, compare) => {
  const address = withQuery(href('withdrawal', locale), { order: token });
  const page = await stage.shop.visitor(locale).get(address);
  statusOf(page);
  const form = readForms(page.html).find(({ intents }) => intents.includes('declare'));
  const offered = Object.keys(form?.fields ?? {}).flatMap((name) => {
    const [, position] = /^line-(\d+)$/.exec(name) ?? [];
    return position === undefined ? [] : [Number(position)];
  });
  const wanted = wantedOf(books);
  const gone = wanted.lines.filter(({ withdrawn }) => withdrawn);
  compare(
    'lines that are gone',
    gone.filter(({ position }) => offered.includes(position)),
    [],
  );
  if (wanted.withdrawalEnd) compare('whether any is left', offered.length > 0, true);
};

/**
 * What the care of an order proposes for each withdrawal is what the screen of money fills in for it, and where nothing
 * is due any more it says so.
 */
export const onAfterSales: Mouth = async ({ stage, order: { number } }, books, compare) => {
  const { visitor } = stage.owner;
  const page = await visitor.get(`/ad/orders/${number}/care`);
  statusOf(page);
  const { order, intents } = books;
  const paidFor = paidForOf(order.refunds, intents);
  const isNothing = order.withdrawals.some(
    (each) =>
      each.outcome === 'held' &&
      each.resolution === null &&
      !paidFor.has(each.id) &&
      isNothingDue(each, order),
  );
  const isTold = page.text.includes(plain(words.withdrawals.nothingDue));
  compare('whether nothing is due for a withdrawal', isTold, isNothing);
  const links = page.html.matchAll(
    /<a [^>]*href="([^"]*about=([\da-f-]{36})[^"]*)"[^>]*>(.*?)<\/a>/gs,
  );
  for (const [, to = '', , said = ''] of links) {
    const sum = partsIn(textOf(said), words.withdrawals.money)?.[0];
    const money = await visitor.get(to.replaceAll('&amp;', '&'));
    statusOf(money);
    const form = readForms(money.html).find(({ fields }) => 'announced' in fields);
    const filled = form?.fields['announced']?.split(' ')[0];
    const shown = filled ? plain(formatMoney('cs', Number(filled))) : undefined;
    if (sum) compare('what goes back for a withdrawal', shown, sum);
  }
};

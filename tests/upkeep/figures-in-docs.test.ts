import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { MOST_ARTICLES, MOST_ROWS } from '#api/read-table.ts';
import { amountRange } from '#domain/catalogue/catalogue.ts';
import { COUNTS_WRITTEN_SECONDS } from '#domain/counting/arrival.ts';
import { SAME_MESSAGE_MINUTES } from '#domain/messages/sent-message.ts';
import { QUOTED_CHARACTERS } from '#domain/messages/without-quote.ts';
import { MAX_QUANTITY, findTopTier } from '#domain/catalogue/pricing.ts';
import { FORM_KILOBYTES, KEY_CHARACTERS } from '#domain/text/input-limits.ts';
import { EURO_CENTS_PER_CROWN, formatCount } from '#domain/money.ts';
import { MAX_LINES } from '#domain/order/cart.ts';
import { EDITOR_AMOUNT, EDITOR_PERCENT, EDITOR_USES } from '#domain/discounts/code-form.ts';
import { UNDO_SECONDS } from '#domain/admin/pending-action.ts';
import { MOST_COMPLAINTS_A_DAY } from '#domain/after-sales/complaint.ts';
import { CHECKOUT_MINUTES } from '#domain/order/order.ts';
import {
  BULK_FROM_AMOUNT,
  LATEST_START_HOURS,
  USUAL_START_HOURS,
  WITHDRAWAL_DAYS,
} from '#domain/shop/promises.ts';
import { KEPT } from '#domain/shop/retention.ts';
import { INVITE_AFTER_DAYS, INVITE_WITHIN_DAYS } from '#domain/reviews/review-form.ts';
import { HOME_REVIEWS } from '#content/reviews/samples.ts';
import { HOME_AFTER_SECONDS } from '#web/routes/site/not-found/route.tsx';
import { offering } from '#tests/stage/offering.ts';

const { catalogue, volumeDiscounts } = offering;
const amounts = amountRange(catalogue);
const top = findTopTier(volumeDiscounts);

const tiers = volumeDiscounts.tiers.map((tier) => {
  const items = tier === top ? `${tier.items} and more` : `${tier.items} items`;
  return `${items.replace(/^1 items/, '1 item')} ${tier.percent} %`;
});

/** Small numbers as a sentence writes them. */
const inWords = 'no one two three four five six seven eight nine ten'.split(' ');
const capital = (word = '') => word.slice(0, 1).toUpperCase() + word.slice(1);

/** Documents are no code: where they say a figure of a rule, it is looked up here. */
const said: Record<string, string[]> = {
  'docs/rules.md': [
    `Packages go from ${amounts.from} to ${formatCount('en', amounts.to)} units`,
    `from ${formatCount('en', BULK_FROM_AMOUNT)} on there are bulk orders`,
    `crowns × ${EURO_CENTS_PER_CROWN / 100}`,
    `goes to the home page after ${HOME_AFTER_SECONDS} s`,
    `By total quantity: ${tiers.join(', ')}.`,
    `A checkout can be paid for ${Math.floor(CHECKOUT_MINUTES / 60)}½ hours`,
    `within ${USUAL_START_HOURS} hours of the confirmed payment, ${LATEST_START_HOURS} at the latest`,
    `without it after ${WITHDRAWAL_DAYS} days`,
    `within ${WITHDRAWAL_DAYS} days of the contract`,
    `| orders that nobody paid | ${KEPT.unpaidOrderDays} days |`,
    `targets, phone, note; e-mails as they left | ${KEPT.orderPageYears} years |`,
    `| messages to the shop with replies and notes, e-mails | ${KEPT.messageYears} years |`,
    `| invitations to reviews | ${KEPT.messageYears} years |`,
    `| reviews that were rejected, and those of customers that nobody decided about | ${KEPT.messageYears} years after the decision, else after they came |`,
    `| orders and invoices | ${KEPT.accountYears} years after the end of their year`,
    `| ids of the provider's notifications | ${KEPT.notificationDays} days |`,
    `how far orders came (rules 58) | ${KEPT.countMonths} months |`,
    `gives at most ${EDITOR_PERCENT} %, or ${EDITOR_AMOUNT / 100} Kč on orders of 1.000 Kč and more, and ${EDITOR_USES} uses`,
    `pending actions of operators (rules 66) | ${KEPT.pendingActionDays} days; what failed, until it was seen |`,
    `the log of changes (rules 67) | ${KEPT.auditYears} years |`,
    `e-mails and money, waits for ${UNDO_SECONDS} seconds`,
    `An order takes ${inWords[MOST_COMPLAINTS_A_DAY]} a day in Prague`,
    `${capital(inWords[INVITE_AFTER_DAYS])} days after an order is completed`,
    `completed more than ${INVITE_AFTER_DAYS + INVITE_WITHIN_DAYS} days ago`,
    `The home page shows ${inWords[HOME_REVIEWS]}`,
    `the same mailbox within ${inWords[SAME_MESSAGE_MINUTES]} minutes is one message`,
    `${QUOTED_CHARACTERS} characters of it at most`,
  ],
  'docs/api.md': [
    `at most ${FORM_KILOBYTES} kB`,
    `of your own: ${KEY_CHARACTERS.from} to ${KEY_CHARACTERS.to} letters`,
    `| 1 to ${MAX_LINES} items`,
    `\`quantity\` (1 to ${MAX_QUANTITY})`,
    `at most ${MOST_ROWS} reviews or ${MOST_ARTICLES} articles`,
  ],
  'decisions/0019-counting-without-visitors.md': [
    `written every ${inWords[COUNTS_WRITTEN_SECONDS]} seconds`,
  ],
  'decisions/0021-one-message-by-its-content.md': [
    `Within ${inWords[SAME_MESSAGE_MINUTES]} minutes it is stored once`,
  ],
  'README.md': [`the discount grows to ${top.percent} %`],
  'docs/security.md': [`${FORM_KILOBYTES} kB of form`],
};

describe.each(Object.entries(said))('%s', (file, sentences) => {
  it.each(sentences)('says what the program does: %s', (sentence) => {
    expect(readFileSync(file, 'utf8')).toContain(sentence);
  });
});

import { randomUUID } from 'node:crypto';
import { href, withQuery } from '#domain/addresses.ts';
import { mayComplain } from '#domain/after-sales/complaint.ts';
import { isOfferOpen } from '#domain/after-sales/late.ts';
import { isHeldForTarget } from '#domain/delivery/hold.ts';
import { mayAskEarlyStart, mayCustomerCancel, takesTargets } from '#domain/order/order.ts';
import { waitsFor } from '#domain/target/target.ts';
import { askRefill } from '#flows/after-sales/file-complaint.ts';
import { readForms } from '#tests/stage/html.ts';
import { pay, someone } from '#tests/stage/ordering.ts';
import type { Fields } from '#tests/stage/visitor.ts';
import { type Act, DONE, oneOf, sendForm, statusOf, toWord } from './act.ts';
import { type Books, type Playing, wrongNumber } from './open.ts';

const pageOf = ({ order: { token, locale } }: Playing) => href('order', locale, { token });
const customerOf = ({ stage, order: { locale } }: Playing) => stage.shop.visitor(locale);

async function postOnPage(playing: Playing, fields: Record<string, string>): Promise<string> {
  return statusOf(await customerOf(playing).post(pageOf(playing), fields));
}

const payNow: Act = {
  name: 'pay',
  share: 8,
  by: 'customer',
  fits: ({ order: { state } }) => state === 'pending',
  async run(playing) {
    const visitor = customerOf(playing);
    const answer = await visitor.post(pageOf(playing), { intent: 'pay' });
    const word = statusOf(answer);
    const { location = '' } = answer;
    if (location.includes('/test-checkout/pay/')) statusOf(await pay(visitor, location));
    return word;
  },
};

const cancel: Act = {
  name: 'cancel as customer',
  share: 0.5,
  by: 'customer',
  fits: ({ order: { state } }) => mayCustomerCancel(state),
  run: (playing) => postOnPage(playing, { intent: 'cancel' }),
};

/** Confirms a declaration whose boxes are ticked as said. */
async function declare(playing: Playing, fields: Fields): Promise<string> {
  const address = href('withdrawal', playing.order.locale);
  const word = statusOf(await customerOf(playing).post(address, fields));
  await playing.stage.shop.workOnce();
  return word;
}

/** Once something has begun, and nobody deals with an earlier one. */
const mayHold = ({ order: { state, heldAt } }: Books) =>
  heldAt === null && (state === 'delivering' || state === 'completed');

const withdraw: Act = {
  name: 'withdraw from the page of the order',
  share: 2.5,
  by: 'customer',
  fits: mayHold,
  async run(playing) {
    const { order, random } = playing;
    const address = withQuery(href('withdrawal', order.locale), { order: order.token });
    const page = await customerOf(playing).get(address);
    statusOf(page);
    const form = readForms(page.html).find(({ intents }) => intents.includes('declare'));
    if (!form) return 'no form';
    const isWhole = random.chance(0.5);
    const kept = Object.entries(form.fields).filter(
      ([name]) => !name.startsWith('line-') || isWhole || random.chance(0.5),
    );
    return declare(playing, { ...Object.fromEntries(kept), intent: 'confirm' });
  },
};

const withdrawAtOnce: Act = {
  ...withdraw,
  name: 'withdraw, whatever it is worth',
  share: 0.3,
  fits: ({ order: { paidAt } }) => paidAt !== null,
};

function declareInWords(playing: Playing, number: string): Promise<string> {
  const part = playing.random.chance(0.5) ? '' : 'jen od těch lajků';
  const input = { name: someone.name, email: someone.email, part, reason: '' };
  return declare(playing, { ...input, number, id: randomUUID(), intent: 'confirm' });
}

const withdrawInWords: Act = {
  name: 'withdraw by number and mailbox',
  share: 0.7,
  by: 'customer',
  fits: mayHold,
  run: (playing) => declareInWords(playing, String(playing.order.number)),
};

const withdrawAstray: Act = {
  name: 'withdraw by a wrong number',
  share: 1.2,
  by: 'customer',
  fits: ({ order: { paidAt }, stray }) => paidAt !== null && stray.length === 0,
  run: (playing) => declareInWords(playing, wrongNumber(playing.order)),
};

const complain: Act = {
  name: 'complain',
  share: 3,
  by: 'customer',
  fits: ({ order }) => mayComplain(order),
  run(playing, { order }) {
    const line = playing.random.chance(0.7) ? oneOf(playing, order.lines)?.position : undefined;
    const request = playing.random.pick(['refill', 'money']);
    const input = { line: String(line ?? ''), text: 'Dorazila jen polovina.', request };
    return postOnPage(playing, { ...input, intent: 'complaint', id: randomUUID() });
  },
};

const refill: Act = {
  name: 'ask for a refill',
  share: 3,
  by: 'customer',
  fits: ({ order }) => order.lines.some((line) => line.work === 'completed' && line.delivered > 0),
  async run(playing, { order }) {
    const { stage, random } = playing;
    const line = oneOf(
      playing,
      order.lines.filter(({ work }) => work === 'completed'),
    );
    if (!line) return 'no line';
    const input = String(random.below(line.delivered + (line.startCount ?? 0) + 2));
    const position = String(line.position);
    if (random.chance(0.5))
      return postOnPage(playing, {
        intent: 'refill',
        id: randomUUID(),
        line: position,
        count: input,
      });
    const asked = { token: order.token, id: randomUUID(), line: position, input };
    return toWord(await askRefill(stage.shop.services, asked));
  },
};

const early: Act = {
  name: 'ask for an early start',
  share: 4,
  by: 'customer',
  fits: ({ order, now }) => mayAskEarlyStart(order, now),
  run: (playing) =>
    sendForm(customerOf(playing), pageOf(playing), 'consentVersion', {
      expressConsent: 'on',
      intent: 'early-start',
    }),
};

const target: Act = {
  name: 'give a target',
  share: 4,
  by: 'customer',
  fits: ({ order }) =>
    takesTargets(order) &&
    order.lines.some((line) => waitsFor(line) !== undefined || isHeldForTarget(line)),
  run(playing, { order }) {
    const line = oneOf(
      playing,
      order.lines.filter((each) => waitsFor(each) !== undefined || each.heldAt !== null),
    );
    if (!line) return Promise.resolve('no line');
    const isPost = waitsFor(line) === 'post' || line.targetKind === 'post';
    const place = playing.random.below(900) + 100;
    const input = isPost ? `https://www.instagram.com/p/Cnew${place}/` : `@zofie.nova${place}`;
    return postOnPage(playing, { intent: 'target', line: String(line.position), target: input });
  },
};

const answerLate: Act = {
  name: 'answer that it is late',
  share: 14,
  by: 'customer',
  fits: ({ order, afterSales }) => afterSales.lateOffers.length > 0 && isOfferOpen(order),
  async run(playing) {
    const visitor = customerOf(playing);
    const page = await visitor.get(pageOf(playing));
    statusOf(page);
    const forms = readForms(page.html).filter(({ intents }) => intents.includes('late'));
    const form = oneOf(playing, forms);
    if (!form) return 'no offer';
    const fields = { ...form.fields, intent: 'late' };
    const word = statusOf(await visitor.post(pageOf(playing), fields));
    return word === DONE ? `${form.fields['answer']}` : word;
  },
};

/** What the customer of an order does. */
export const actsOfCustomer: readonly Act[] = [
  payNow,
  cancel,
  withdraw,
  withdrawAtOnce,
  withdrawInWords,
  withdrawAstray,
  complain,
  refill,
  early,
  target,
  answerLate,
];

import assert from 'node:assert/strict';
import { buy } from '#tests/faults/customers.ts';
import { type Moment, afterwards } from '#tests/faults/moments.ts';
import { until } from '#tests/faults/processes.ts';
import type { Outcome, Scenario } from '#tests/faults/scenario.ts';
import type { Stage } from '#tests/faults/stage.ts';
import { signIn } from '#tests/faults/wishes.ts';
import { returnFields } from '#tests/stage/money-desk.ts';
import type { Visitor } from '#tests/stage/visitor.ts';

const SUM = '60';
const PRESSES = 4;

/** An operator before the screen of one paid order, with the form that was read. */
interface OrderAdmin {
  operator: Visitor;
  address: string;
  form: Record<string, string>;
}

async function openOrderAdmin(stage: Stage): Promise<OrderAdmin> {
  const [row] = await stage.books('select number from orders where paid_at is not null');
  const operator = await someoneOf(stage);
  const address = `/ad/orders/${String(row?.['number'])}/money-back`;
  const page = await operator.get(`${address}?sum=${SUM}&reason=agreement`);
  return { operator, address, form: { ...returnFields(page), reason: 'agreement' } };
}

/** Somebody of the shop, who asks the other replica where one does not answer, and posts again. */
async function someoneOf(stage: Stage): Promise<Visitor> {
  const { cookie } = await signIn(stage);
  const operator = stage.customer();
  const [name = '', value = ''] = cookie.split('=');
  operator.cookies.set(name, value);
  return operator;
}

/** The one return of the one order, once and in both books, whatever befell it. */
async function onceOf({ books, passTime }: Stage): Promise<void> {
  await until('the money has gone back', 30_000, async () => {
    await passTime();
    const rows = await books('select state from refunds');
    return rows.length > 0 && rows.every(({ state }) => state === 'done');
  });
  const [row] = await books('select count(*)::integer as count, sum(amount)::integer from refunds');
  const isOnce = row?.['count'] === 1 && row['sum'] === 6_000;
  assert.ok(isOnce, `${row?.['count']} returns where one was read`);
}

const back: Outcome = { tries: 1, sales: 1, refunds: 1, mayRepeatEmails: true };

/** Kills the shop at this moment after the button was pressed; the browser presses again. */
function killed(
  name: string,
  moment: Moment,
  where: (stage: Stage) => string = ({ databaseUrl }) => databaseUrl,
): Scenario {
  return {
    fault: 'F25',
    name: `kill -9 ${name}`,
    async run(stage) {
      await buy(stage.customer());
      const { operator, address, form } = await openOrderAdmin(stage);
      const waiting = await afterwards(where(stage), moment);
      const pressed = operator.post(address, form);
      const come = waiting.come();
      if (moment[0] !== 'pending_actions') {
        await pressed;
        await stage.passTime();
      }
      await come;
      await stage.strike();
      await waiting.end();
      await stage.shops[0].ready();
      assert.equal((await pressed).status, 303);
      await onceOf(stage);
      return back;
    },
  };
}

/** The provider has done it, and its answer is lost: nobody knows, until it was asked again. */
const unclear: Scenario = {
  fault: 'F25',
  name: 'the provider gives money back and its answer is lost; the screen says that it is unclear',
  async run(stage) {
    await buy(stage.customer());
    const { operator, address, form } = await openOrderAdmin(stage);
    await operator.post(address, form);
    await stage.provider.control({ api: { fault: 'drop' } });
    await stage.passTime();
    await until('it was asked for', 30_000, async () => {
      await stage.passTime();
      const [row] = await stage.books('select state, tries from refunds');
      return row?.['state'] === 'owed' && Number(row['tries']) > 0;
    });
    const page = await operator.get(address);
    assert.match(page.text, /nejisté/);
    const more = { ...returnFields(page), sum: '199', announced: '19900', reason: 'agreement' };
    assert.equal((await operator.post(address, more)).status, 422);
    await stage.provider.control({ api: { fault: 'none' } });
    await onceOf(stage);
    assert.doesNotMatch((await operator.get(address)).text, /nejisté/);
    return { ...back, mayRepeatEmails: false };
  },
};

/** Two people of two replicas read the same sums and press several times at once. */
const together: Scenario = {
  fault: 'F25',
  name: `two people at two replicas press the button for one order ${PRESSES} times each at once`,
  stage: { shops: 2 },
  async run(stage) {
    await buy(stage.customer());
    const admin = await openOrderAdmin(stage);
    const other = await stage.customer();
    for (const [name, value] of admin.operator.cookies) other.cookies.set(name, value);
    const page = await other.get(`${admin.address}?sum=${SUM}&reason=late`);
    const second = { ...returnFields(page), reason: 'late' };
    const presses = Array.from({ length: 2 * PRESSES }, (_, i) =>
      i % 2 === 0
        ? admin.operator.post(admin.address, admin.form)
        : other.post(admin.address, second),
    );
    const answers = await Promise.all(presses);
    await stage.passTime();
    await onceOf(stage);
    const refused = answers.filter(({ status }) => status === 409).length;
    assert.equal(refused, PRESSES, `${refused} presses were refused`);
    return { ...back, tries: 2 * PRESSES, mayRepeatEmails: false };
  },
};

export const moneyBack: readonly Scenario[] = [
  killed('when the return of money from the screen is stored', ['pending_actions', 'insert']),
  killed('when it is noted that the provider is about to be asked', ['refunds', 'update']),
  killed(
    'when the provider has given back what was returned on the screen',
    ['test_checkout.refund', 'insert'],
    ({ providerDatabaseUrl }) => providerDatabaseUrl,
  ),
  unclear,
  together,
];

import { startTestServer } from '#tests/stage/test-server.ts';
import { quantile } from './pace.ts';
import { report } from './report.ts';
import { storeManyOrders } from './many-stored.ts';
import { type SaleSteps, openSaleSteps } from './sale-steps.ts';

const FEW = 100;
const MANY = 100_000;
const ROUNDS = 200;
const WARM_UP = 40;
const MOST = 1.2;

type Action = 'place' | 'confirm' | 'show';
/** Milliseconds of each round. */
type Times = Record<Action, number[]>;

/** Whether a shop with many orders is as fast as one with few: the two in turn, order by order. */
export async function measureVolume(): Promise<void> {
  const server = await startTestServer({ durable: true });
  try {
    const few = await openSaleSteps(server.url);
    const many = await openSaleSteps(server.url);
    await storeManyOrders(few, FEW);
    await storeManyOrders(many, MANY);
    const fast: Times = { place: [], confirm: [], show: [] };
    const slow: Times = { place: [], confirm: [], show: [] };
    for (let round = -WARM_UP; round < ROUNDS; round += 1) {
      const turns = [[few, fast] as const, [many, slow] as const];
      for (const [steps, times] of round % 2 ? turns : turns.toReversed()) {
        const taken = await sell(steps);
        for (const action of actions) if (round >= 0) times[action].push(taken[action]);
      }
    }
    for (const action of actions) compare(action, fast[action], slow[action]);
    await few.shop.close();
    await many.shop.close();
  } finally {
    await server.stop();
  }
}

const actions = ['place', 'confirm', 'show'] as const;

/** One sale from the order to its page; what is not the shop's own work is not timed. */
async function sell(steps: SaleSteps): Promise<Record<Action, number>> {
  const [{ orderId, token }, place] = await timed(steps.placeOrder);
  await steps.pay(await steps.openCheckout(orderId));
  const [notification] = await steps.takeNotifications();
  if (!notification) throw new Error('The provider said nothing.');
  const [, confirm] = await timed(() => steps.notify(notification));
  const [page, show] = await timed(() => steps.shop.get(`/objednavky/${token}`));
  if (page.status !== 200) throw new Error(`The order's page came with ${page.status}.`);
  return { place, confirm, show };
}

async function timed<T>(action: () => Promise<T>): Promise<[T, number]> {
  const begun = performance.now();
  const done = await action();
  return [done, performance.now() - begun];
}

function compare(action: Action, fast: number[], slow: number[]): void {
  const [few, many] = [quantile(fast, 0.5), quantile(slow, 0.5)];
  report(
    `${action} an order among ${MANY} stored ones, at most ${MOST} times as long as among ${FEW}`,
    `${(many / few).toFixed(2)} (${many.toFixed(1)} ms against ${few.toFixed(1)} ms)`,
    many / few <= MOST,
  );
}

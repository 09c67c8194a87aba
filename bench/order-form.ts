import { readForm } from '#tests/stage/html.ts';
import { fillCart, openDetails, someone, threePackages } from '#tests/stage/ordering.ts';
import { type Visitor, createVisitor } from '#tests/stage/visitor.ts';
import { describePace, keepBusy } from './pace.ts';
import { note } from './report.ts';
import { startShop } from './running.ts';

const ORDERS = 600;
const WARM_UP = 100;
const AT_ONCE = 16;

/** The legal button over HTTP, from the form that is posted to the redirect to the test checkout. */
export async function measureOrderForm(): Promise<void> {
  const shop = await startShop({ TRUST_PROXY: 'true' });
  try {
    const visitors = Array.from({ length: WARM_UP + ORDERS }, (_, person) =>
      createBuyer(shop.origin, person),
    );
    const [first] = visitors;
    if (!first) return;
    // Everybody orders the same, so one reading of the form does for all.
    const { action, fields } = readForm((await openDetails(first)).html, 'order');
    let people = 0;
    const press = async (visitor: Visitor) => {
      const email = `customer-${(people += 1)}@example.com`;
      const input = { ...fields, ...someone, email, intent: 'order' };
      const { status, location, text } = await visitor.post(action, input);
      if (status !== 303) throw new Error(`The order led to ${status} ${location}: ${text}`);
    };
    await keepBusy(visitors.splice(0, WARM_UP), AT_ONCE, press);
    const pace = await keepBusy(visitors, AT_ONCE, press);
    note('the order form posted over HTTP, test checkout included', describePace(pace));
  } finally {
    await shop.stop();
  }
}

/** A customer with a full cart and an address of their own. */
function createBuyer(origin: string, person: number): Visitor {
  const visitor = createVisitor({
    send: (request) => fetch(request),
    origin,
    address: `10.1.${person >> 8}.${person & 255}`,
  });
  fillCart(visitor, threePackages);
  return visitor;
}

import type { Order } from '#database/orders.ts';
import type { WithdrawalRow } from '#database/withdrawals.ts';
import { type TiedEffect, tiedEffects, tiedOutcome } from '#domain/order/withdrawal-sum.ts';
import { deliveredAt } from '#domain/order/open-value.ts';
import { meantLines } from '#domain/order/withdrawn-lines.ts';
import { withdrawalCustomer } from '#emails/order/withdrawal-customer.tsx';
import { withdrawalFacts } from '#emails/order/withdrawal-facts.ts';
import type { Services } from '#flows/services.ts';

/** What would follow if a declaration were tied to an order. */
export interface TiedPreview {
  number: number;
  outcome: ReturnType<typeof tiedOutcome>;
  /** What is paid for of each line (`deliveredAt`). */
  performed: number[];
  effects: readonly TiedEffect[];
  /** What is withdrawn from; undefined where a person has to read its words first. */
  lines: Order['lines'] | undefined;
  /** The acknowledgement that would go out anew. */
  email: { subject: string; to: string; text: string };
}

/** Shows what tying a declaration to an order does, before it is done: nothing is changed. */
export async function previewTied(
  services: Pick<Services, 'shop' | 'clock'>,
  declared: WithdrawalRow,
  order: Order,
): Promise<TiedPreview> {
  const outcome = tiedOutcome(order, declared);
  const performed = deliveredAt(order, declared.declaredAt);
  const withdrawal = { ...declared, orderId: order.id, outcome, performed };
  const tied = { ...order, withdrawals: [...order.withdrawals, withdrawal] };
  const facts = withdrawalFacts(services, { withdrawal, order: tied });
  const made = { shop: services.shop, messageId: '' };
  const { subject, to, text } = await withdrawalCustomer.render(facts, made);
  const { number, lines } = order;
  const email = { subject, to: to.address, text };
  const effects = tiedEffects(tied, declared, outcome);
  return { number, outcome, performed, effects, lines: meantLines(withdrawal, lines), email };
}

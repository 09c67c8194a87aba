import { randomUUID } from 'node:crypto';
import { findPackage } from '#domain/catalogue/catalogue.ts';
import { sampleCustomer } from '#tests/stage/sample-customer.ts';
import { quoteCart } from '#domain/catalogue/pricing.ts';
import { readTarget } from '#domain/target/read-target.ts';
import type { OrderRequest } from '#flows/orders/order-request.ts';
import { someone, threePackages } from '#tests/stage/ordering.ts';
import { catalogue, offering } from '#tests/stage/offering.ts';

/** An order of three packages, as the wizard hands it to the flow; from another customer each time. */
export function makeOrderRequest(): OrderRequest {
  const id = randomUUID();
  return {
    locale: 'cs',
    cartId: id.replaceAll('-', ''),
    items,
    customer: sampleCustomer({ ...someone, email: `${id}@example.com` }),
    discountCode: '',
    expressConsent: true,
    mayInvite: true,
    consentVersion: '1',
    termsVersion: '1',
    client: id,
    seenTotal: total,
  };
}

const items = threePackages.map(({ packageId, target, quantity = 1 }) => {
  const sold = findPackage(catalogue, packageId);
  const read = sold && readTarget(sold.platform, sold.service, target);
  if (!read?.ok) throw new Error(`${packageId} cannot be ordered for ${target}.`);
  return { packageId, quantity, target: read };
});
const { total } = quoteCart(offering, items);

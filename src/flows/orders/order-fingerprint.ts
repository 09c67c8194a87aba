import { createHash } from 'node:crypto';
import { writtenCustomer } from '#domain/customer/customer.ts';
import type { Quote } from '#domain/catalogue/pricing.ts';
import type { OrderRequest } from './order-request.ts';

/** Hash of everything ordered and by whom: the same again is the same order (decisions/0004). */
export function fingerprintOf(request: OrderRequest, priced: Pick<Quote, 'total'>): string {
  const { locale, items, discountCode, expressConsent, termsVersion } = request;
  const customer = writtenCustomer(request.customer);
  const ordered = items.map(({ packageId, quantity, target }) => [
    packageId,
    quantity,
    target?.url ?? null,
  ]);
  return createHash('sha256')
    .update(
      JSON.stringify([
        locale,
        ordered,
        { ...customer, company: customer.company ?? undefined },
        discountCode,
        expressConsent,
        termsVersion,
        priced.total,
      ]),
    )
    .digest('base64url');
}

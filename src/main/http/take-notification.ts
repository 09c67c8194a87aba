import { confirmPayment } from '#flows/payments/confirm-payment.ts';
import type { Services } from '#flows/services.ts';

/** The metrics tell refusals apart by these statuses, and so do the provider's own pages. */
const refusals = { forged: 400, 'not-understood': 422, 'checkout-unavailable': 503 };

/** Only notifications that were handled are acknowledged; the provider sends all others again. */
export async function takeNotification(services: Services, request: Request): Promise<Response> {
  const confirmed = await confirmPayment(services, {
    by: 'notification',
    body: new Uint8Array(await request.arrayBuffer()),
    signature: request.headers.get(services.payments.signatureHeader),
  });
  return new Response(null, { status: confirmed.ok ? 200 : refusals[confirmed.problem] });
}

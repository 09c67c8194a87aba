import { listInvoices } from '#database/payments/payment-records.ts';
import { findOrderByNumber } from '#database/orders/admin-order.ts';
import { fileNamed } from '#flows/payments/invoices.ts';
import { operatorOf } from '#web/frame/context.ts';
import { orderNumberIn } from '#web/admin/orders/order-origin.ts';
import type { Route } from './+types/route.ts';

/** An invoice or credit note of an order as its operator downloads it: the file that the customer has. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const { services } = operatorOf(context);
  const number = orderNumberIn(params.number);
  const order = number === undefined ? undefined : await findOrderByNumber(services.db, number);
  const issued = order ? await listInvoices(services.db, order.id) : [];
  const file = await fileNamed(services, issued, params.file);
  const headers = {
    // A browser may show the file instead of storing it; then it may do nothing.
    'Content-Security-Policy':
      "default-src 'none'; object-src 'none'; base-uri 'none'; frame-ancestors 'none'; sandbox",
  };
  if (!file) return new Response(null, { status: 404, headers });
  const { name, contentType, content } = file;
  return new Response(Buffer.from(content), {
    headers: {
      ...headers,
      'Content-Type': contentType,
      'Content-Length': String(content.length),
      'Content-Disposition': `attachment; filename="${name}"`,
    },
  });
}

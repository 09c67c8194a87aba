import { redirect } from 'react-router';
import { href } from '#domain/addresses.ts';
import { openInvoice } from '#flows/payments/invoices.ts';
import { shopOf } from '#web/frame/context.ts';
import { recordAway } from '#web/frame/failure.ts';
import type { Route } from './+types/route.ts';

/** An invoice or credit note as a file, behind the private link of its order (rules 13). */
export async function loader({ context, params }: Route.LoaderArgs) {
  const { services, locale } = shopOf(context);
  const opened = await openInvoice(services, params.token, params.file).catch((error: unknown) => {
    // A file has no words for that; the page of the order does.
    recordAway(context, error);
    throw redirect(href('order', locale, { token: params.token }), 303);
  });
  const headers = {
    // A browser may show the file instead of storing it; then it may do nothing.
    'Content-Security-Policy':
      "default-src 'none'; object-src 'none'; base-uri 'none'; frame-ancestors 'none'; sandbox",
  };
  if (!opened.ok) return new Response(null, { status: 404, headers });
  const { name, contentType, content } = opened.file;
  return new Response(Buffer.from(content), {
    headers: {
      ...headers,
      'Content-Type': contentType,
      'Content-Length': String(content.length),
      'Content-Disposition': `attachment; filename="${name}"`,
    },
  });
}

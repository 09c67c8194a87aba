import { data } from 'react-router';
import { findRaw } from '#database/messages/messages.ts';
import { readMessageNumber } from '#domain/messages/message.ts';
import { operatorOf } from '#web/frame/context.ts';
import type { Route } from './+types/route.ts';

/** An e-mail that could not be read, as a file: no browser is to make anything of it. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const { services } = operatorOf(context);
  const number = readMessageNumber(params.number);
  const entry = readMessageNumber(params.entry);
  const isAsked = number !== undefined && entry !== undefined;
  const raw = isAsked ? await findRaw(services.db, number, entry) : undefined;
  if (!raw) throw data(null, { status: 404 });
  return new Response(new Uint8Array(raw), {
    headers: {
      'Content-Type': 'application/octet-stream',
      'Content-Disposition': `attachment; filename="e-mail-${number}-${entry}.eml"`,
    },
  });
}

import { dayInPrague } from '#domain/time/calendar.ts';
import { adminHref } from '#domain/addresses.ts';
import { readPersonAddress } from '#domain/people/erasure.ts';
import { copyData } from '#flows/people/copy-data.ts';
import { postedFields } from '#web/forms/posted-fields.ts';
import { operatorOf } from '#web/frame/context.ts';
import { redirectTo } from '#web/admin/sign-in/session-cookies.ts';
import type { Route } from './+types/route.ts';

/** Somebody who was led through the proof comes back by a GET: the copy is asked for anew. */
export function loader() {
  return redirectTo(adminHref('operatorData'));
}

/** The data of one person as a file, written while it is sent: nothing is held open between its pieces. */
export async function action({ request, context }: Route.ActionArgs) {
  const { services, operator } = operatorOf(context);
  const address = readPersonAddress(postedFields(await request.formData())('email'));
  if (address === undefined) return redirectTo(adminHref('operatorData'));
  const rows = await copyData(services, { address, operator });
  const encoder = new TextEncoder();
  const body = new ReadableStream<Uint8Array>({
    async pull(controller) {
      const { value, done } = await rows.next();
      if (done || request.signal.aborted) {
        await rows.return(undefined);
        controller.close();
      } else {
        controller.enqueue(encoder.encode(value));
      }
    },
    async cancel() {
      await rows.return(undefined);
    },
  });
  const day = dayInPrague(services.clock());
  return new Response(body, {
    headers: {
      'Content-Type': 'application/json; charset=utf-8',
      'Content-Disposition': `attachment; filename="udaje-${day}.json"`,
      'Cache-Control': 'no-store',
    },
  });
}
